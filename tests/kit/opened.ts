import { afterAll } from 'vitest';

type Closing = () => Promise<void>;
/** This module is evaluated per test file, others once per worker: the list outlives both. */
const shared = globalThis as { tresslineOpened?: Closing[] };
shared.tresslineOpened ??= [];
const opened = shared.tresslineOpened;

/** Closes something when the current test file ends. A hook registered inside another hook would never run. */
export const closeAfterFile = (close: Closing): void => void opened.push(close);

// Registered before each test file, so that the hook exists before anything is opened.
afterAll(async () => {
  for (const close of opened.splice(0)) await close();
});
