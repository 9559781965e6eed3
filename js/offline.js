// @ts-check
/**
 * Keeps the site on the device, and tells when that is done and when there is a new version.
 *
 * @typedef {"" | "ready" | "full"} Offline  "full": there is no room for it on this device
 */

/** Room for this build and for the next one beside it. */
const BUILDS = 2;

/** @param {number} bytes  of one build */
async function hasRoom(bytes) {
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage > BUILDS * bytes;
}

/** Has the ways to start the engine kept. @param {ServiceWorker} worker @param {string[]} ways @returns {Promise<boolean>} whether no server is needed */
function keep(worker, ways) {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ keep: ways }, [port2]);
  return new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
}

/**
 * @param {object} options
 * @param {string} options.base  the site's address
 * @param {number} options.bytes  its size
 * @param {string} options.started  the file that the engine has started from: a first visit keeps no other
 * @param {string[]} options.ways  all such files
 * @param {(offline: Offline) => void} options.onOffline
 * @param {() => void} options.onUpdate  a new version waits
 * @returns {{takeOver: () => void}} lets the new version begin, here with a fresh page
 */
export function keepOffline({ base, bytes, started, ways, onOffline, onUpdate }) {
  /** @type {ServiceWorker | null} */
  let next = null;
  const { serviceWorker } = navigator;
  if (!serviceWorker || location.protocol === "file:") return { takeOver() {} };
  const wanted = serviceWorker.controller ? ways : [started];

  /** @param {ServiceWorker} worker */
  function follow(worker) {
    const look = async () => {
      if (worker.state === "installed" && serviceWorker.controller) {
        next = worker;
        onUpdate();
      }
      if (worker.state === "activated" && (await keep(worker, wanted))) onOffline("ready");
    };
    worker.addEventListener("statechange", () => void look());
    void look();
  }

  async function register() {
    if (!(await serviceWorker.getRegistration(base)) && !(await hasRoom(bytes))) return onOffline("full");
    const registration = await serviceWorker.register(new URL("service-worker.js", base), { scope: base });
    registration.addEventListener("updatefound", () => registration.installing && follow(registration.installing));
    for (const worker of [registration.active, registration.waiting, registration.installing]) if (worker) follow(worker);
  }
  register().catch((error) => console.warn("The site is not kept on this device.", error));

  return {
    takeOver() {
      if (!next) return;
      serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      next.postMessage("take over");
    },
  };
}
