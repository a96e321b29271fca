import { useSyncExternalStore } from 'react';

let day = '';
let today: Date | null = null;

/** The same object all day, or a page that asks would be drawn for ever. */
function now(): Date | null {
  const current = new Date();
  if (current.toDateString() !== day) [day, today] = [current.toDateString(), current];
  return today;
}
const never = (): null => null;
const nothing = (): (() => void) => () => undefined;

/** The reader's own day; null on the server, whose pages are kept for longer than a day lasts. */
export const useToday = (): Date | null => useSyncExternalStore(nothing, now, never);
