import { writeStored } from '#site/storage.ts';

let latestAddress = '';

/** Updates the address after the frame is painted: on a slow phone it takes longer than drawing. */
export function scheduleUrlUpdate(address: string): void {
  latestAddress = address;
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (latestAddress !== address) return;
      // Bypasses the router, which would treat another address as another page and rebuild this one.
      window.history.replaceState(window.history.state, '', address);
      writeStored('lastVisited', address);
    }),
  );
}
