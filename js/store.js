// @ts-check
/**
 * The page's one state, replaced as a whole and drawn once per change.
 *
 * @template {object} S
 * @param {S} initial
 * @param {(state: S) => void} draw  called after changes, at most once per task
 */
export function createStore(initial, draw) {
  let state = initial;
  let scheduled = false;
  return {
    get: () => state,
    /** @param {Partial<S>} patch */
    set(patch) {
      state = { ...state, ...patch };
      if (scheduled) return;
      scheduled = true;
      queueMicrotask(() => {
        scheduled = false;
        draw(state);
      });
    },
  };
}
