import { useSyncExternalStore } from 'react';

const changes = ['online', 'offline'];
const askMs = 10_000;
const waitMs = 5000;
let isBack = false;
let isLost = false;
let isAsking = false;

/** The worker gave this page from memory: there is no line, whatever the bars of the phone say. */
const cameFromMemory = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.serverTiming.some(({ name }) => name === 'kept'));

const isDoubtful = (): boolean => isLost || (!isBack && cameFromMemory());

/** Whether there is a line now, as far as the browser and the worker know. */
export const hasConnection = (): boolean => navigator.onLine && !isDoubtful();

export const isServerReachable = (signal?: AbortSignal): Promise<boolean> =>
  fetch('/healthz', { signal: signal ?? null }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The same by asking the house: a phone may show bars where nothing comes through. */
export async function checkConnection(): Promise<boolean> {
  if (!hasConnection()) return false;
  if (await isServerReachable(AbortSignal.timeout(waitMs))) return true;
  isLost = true;
  window.dispatchEvent(new Event('offline'));
  askForLine();
  return false;
}

/** Nobody tells of a line that was only slow, so the house is asked until it answers. */
function askForLine(): void {
  if (isAsking || !isDoubtful()) return;
  isAsking = true;
  const ask = async (): Promise<unknown> => ((await isServerReachable()) ? window.dispatchEvent(new Event('online')) : later());
  const later = () => setTimeout(ask, askMs);
  const back = () => {
    isBack = true;
    isLost = false;
    isAsking = false;
  };
  window.addEventListener('online', back, { once: true });
  void ask();
}

function hear(told: () => void): () => void {
  askForLine();
  for (const change of changes) window.addEventListener(change, told);
  return () => {
    for (const change of changes) window.removeEventListener(change, told);
  };
}

/** Whether there is a line; true on the server and until it is known. */
export const useOnline = (): boolean => useSyncExternalStore(hear, hasConnection, () => true);
