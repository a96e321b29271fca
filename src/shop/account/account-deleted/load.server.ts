import { load } from '#platform/load.server.ts';

/** The same for everybody: the deleted account is no longer known. */
export const loader = load(async () => null);
