import { afterAll } from 'vitest';

type Closing = () => Promise<void>;
/** This module is read anew for each test file, the others of a worker once: the list outlives both. */
const shared = globalThis as { tresslineOpened?: Closing[] };
shared.tresslineOpened ??= [];
const opened = shared.tresslineOpened;

/** Closes something when the running test file ends. A hook made inside another hook would never run. */
export const closeAfterFile = (close: Closing): void => void opened.push(close);

// Set up before each test file, so that the hook is there before anything can be opened.
afterAll(async () => {
  for (const close of opened.splice(0)) await close();
});
