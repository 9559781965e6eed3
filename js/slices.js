// @ts-check
/**
 * Steps that the engine takes in slices look like one: it is asked again until the ply is done. Between two slices the
 * worker hears what the page has to say.
 *
 * @typedef {{handle: (text: string) => string}} Session
 * @typedef {import("./messages.js").Answer} Answer
 */

/** Lets messages in that have come. A timer would wait 4 ms each time. */
function nextTask() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(0);
  });
}

/** @returns  who asks the engine, slice by slice */
export function createAsker() {
  /** Numbers of steps that nobody waits for any more. @type {Set<number>} */
  const stopped = new Set();
  let thinking = false;

  return {
    /** Whether a step has been begun and isn't done: a question can be answered meanwhile. */
    get thinking() {
      return thinking;
    },
    /** Leaves a step off at its next slice; its answer is the error "stopped", and the match is as it was. @param {number} id */
    stop(id) {
      stopped.add(id);
    },
    /** @param {Session} session @param {{id: number}} request @returns {Promise<Answer>} */
    async ask(session, request) {
      const text = JSON.stringify(request);
      for (;;) {
        if (stopped.delete(request.id)) {
          return { id: request.id, ok: false, error: { code: "stopped", message: "it was not waited for" } };
        }
        const answer = JSON.parse(session.handle(text));
        if (!answer.result?.thinking) return answer;
        thinking = true;
        await nextTask();
        thinking = false;
      }
    },
  };
}
