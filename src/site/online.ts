import { useSyncExternalStore } from 'react';

const changes = ['online', 'offline'];

function hear(told: () => void): () => void {
  for (const change of changes) window.addEventListener(change, told);
  return () => {
    for (const change of changes) window.removeEventListener(change, told);
  };
}

/** Whether the browser has a line at all; true on the server and until it is known. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    hear,
    () => navigator.onLine,
    () => true,
  );
