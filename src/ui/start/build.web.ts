/**
 * A page and the worker that answers for its server (public/worker.js) are of one build, from first to last. Otherwise a page could
 * bring the saved games to a newer shape, and an older page, kept for days without a network, would meet them.
 */

/** A worker answers at once, unless a busy phone has to wake it first. */
const ANSWER_MS = 20_000;

/** How long a page that came past its worker waits for a worker of its own, which fetches the whole app. */
const FETCH_MS = 60_000;

/** The build of this page; while the app is being developed it has none. */
const ownBuild = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content || undefined;

const after = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

function ask(worker: ServiceWorker, question: 'build' | 'claim' | 'take over'): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  worker.postMessage(question, [port2]);
  return Promise.race([answer, after(ANSWER_MS)]);
}

/** Waits until a worker has come so far; false if it never will. */
function reaches(worker: ServiceWorker, states: readonly ServiceWorkerState[]): Promise<boolean> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (states.includes(worker.state)) resolve(true);
      else if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Lets a worker that waits take over, if no other page is open, and starts this page anew by it. */
async function startAnewBy(worker: ServiceWorker): Promise<boolean> {
  if ((await ask(worker, 'take over')) !== true || !(await reaches(worker, ['activated']))) return false;
  globalThis.location.reload();
  return true;
}

const register = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' });

/** The worker that belongs to a page which came past another one, once it has everything. */
async function fetchOwn(): Promise<ServiceWorker | undefined> {
  const { installing, waiting } = await (await register()).update();
  const worker = installing ?? waiting;
  return worker && (await reaches(worker, ['installed', 'activated'])) ? worker : undefined;
}

const STARTED_ANEW = 'started anew by build';

/** Starts this page anew by the build that its worker keeps, unless that was done and did not help: its files may be gone. */
function startAnewByKept(kept: string): boolean {
  if (sessionStorage.getItem(STARTED_ANEW) === kept) return false;
  sessionStorage.setItem(STARTED_ANEW, kept);
  globalThis.location.reload();
  return true;
}

/** Starts a page anew that is not of the build which answers for its server: by that build, or by its own once that is kept. */
async function startAnew(kept: unknown): Promise<boolean> {
  if (typeof kept === 'string' && startAnewByKept(kept)) return true;
  const own = await Promise.race([fetchOwn().catch(() => undefined), after(FETCH_MS)]);
  return own !== undefined && startAnewBy(own);
}

/** Resolves when this page may touch what is saved; never where it is about to start anew. */
export async function settleBuild(): Promise<void> {
  const build = ownBuild();
  if (build === undefined || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (!registration?.active) return;
  const { active, waiting, updateViaCache } = registration;
  // The workers of 1.0 were registered otherwise, answer no questions, and ask the server for the page.
  const kept = updateViaCache === 'none' ? await ask(active, 'build') : undefined;
  const isOne = kept === build;
  const isLeaving = isOne ? waiting !== null && (await startAnewBy(waiting)) : await startAnew(kept);
  if (isLeaving) await new Promise(() => undefined);
  // An older build that cannot be replaced never answers again.
  if (!isOne) await registration.unregister();
}

/** Lets the browser keep the app for days without a network, or fetch a newer build for the next start. */
export async function keepBuild(): Promise<void> {
  const build = ownBuild();
  if (build === undefined || !('serviceWorker' in navigator)) return;
  try {
    await register();
    const { active } = await navigator.serviceWorker.ready;
    // The first worker answers for the page that fetched it, unless the server has been given another build meanwhile.
    if (!navigator.serviceWorker.controller && active && (await ask(active, 'build')) === build)
      await ask(active, 'claim');
  } catch {
    // A browser that will not keep the app still runs it.
  }
}
