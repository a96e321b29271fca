import { writeStored } from '#site/storage.ts';

let wanted = '';

/** Updates the address after the frame is painted: on a slow phone it takes longer than drawing. */
export function scheduleUrlUpdate(address: string): void {
  wanted = address;
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (wanted !== address) return;
      // Bypasses the router, which would treat another address as another page and rebuild this one.
      window.history.replaceState(window.history.state, '', address);
      writeStored('lastVisited', address);
    }),
  );
}
