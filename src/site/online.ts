import { useSyncExternalStore } from 'react';

const changes = ['online', 'offline'];
const askMs = 10_000;
let isBack = false;
let isAsking = false;

/** The worker gave this page from memory: there is no line, whatever the bars of the phone say. */
const cameFromMemory = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.serverTiming.some(({ name }) => name === 'kept'));

/** Whether there is a line now, as far as the browser and the worker know. */
export const hasLine = (): boolean => navigator.onLine && (isBack || !cameFromMemory());

/** Nobody tells of a line that was only slow, so the house is asked until it answers. */
function askForLine(): void {
  if (isAsking || isBack || !cameFromMemory()) return;
  isAsking = true;
  const ask = (): Promise<unknown> =>
    fetch('/healthz').then(
      ({ ok }) => (ok ? window.dispatchEvent(new Event('online')) : later()),
      () => later(),
    );
  const later = () => setTimeout(ask, askMs);
  window.addEventListener('online', () => (isBack = true), { once: true });
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
export const useOnline = (): boolean => useSyncExternalStore(hear, hasLine, () => true);
