import { writeStored } from '#site/storage.ts';

let wanted = '';

/** The address follows once the frame with the new picture is out: writing it takes a slow phone longer than painting. */
export function scheduleUrlUpdate(address: string): void {
  wanted = address;
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (wanted !== address) return;
      // Behind the router's back: it would take another address for another page and build this one anew.
      window.history.replaceState(window.history.state, '', address);
      writeStored('lastVisited', address);
    }),
  );
}
