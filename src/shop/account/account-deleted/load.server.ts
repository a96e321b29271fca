import { load } from '#platform/load.server.ts';

/** Says the same to everybody: who was deleted is not known any more. */
export const loader = load(async () => null);
