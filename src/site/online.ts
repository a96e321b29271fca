import { useSyncExternalStore } from 'react';

const changes = ['online', 'offline'];
const pollMs = 10_000;
const waitMs = 5000;
let isBack = false;
let isLost = false;
let isAsking = false;

/** The service worker served this page from its cache: there is no connection, whatever the phone shows. */
const cameFromMemory = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.serverTiming.some(({ name }) => name === 'kept'));

const isDoubtful = (): boolean => isLost || (!isBack && cameFromMemory());

/** As far as browser and worker know. */
export const hasConnection = (): boolean => navigator.onLine && !isDoubtful();

export const isServerReachable = (signal?: AbortSignal): Promise<boolean> =>
  fetch('/healthz', { signal: signal ?? null }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Asks the server: a phone may show a signal where nothing gets through. */
export async function checkConnection(): Promise<boolean> {
  if (!hasConnection()) return false;
  if (await isServerReachable(AbortSignal.timeout(waitMs))) return true;
  isLost = true;
  window.dispatchEvent(new Event('offline'));
  pollConnection();
  return false;
}

/** No event reports a slow connection's recovery, so the server is polled until it answers. */
function pollConnection(): void {
  if (isAsking || !isDoubtful()) return;
  isAsking = true;
  const poll = async (): Promise<unknown> => ((await isServerReachable()) ? window.dispatchEvent(new Event('online')) : later());
  const later = () => setTimeout(poll, pollMs);
  const back = () => {
    isBack = true;
    isLost = false;
    isAsking = false;
  };
  window.addEventListener('online', back, { once: true });
  void poll();
}

function subscribe(onChange: () => void): () => void {
  pollConnection();
  for (const change of changes) window.addEventListener(change, onChange);
  return () => {
    for (const change of changes) window.removeEventListener(change, onChange);
  };
}

/** True on the server and until known. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, hasConnection, () => true);
