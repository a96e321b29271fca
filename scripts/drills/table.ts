import type { Drill } from './frame.ts';

/** Every drill there is, in the order they are run. */
export const drills: readonly Drill[] = [];
