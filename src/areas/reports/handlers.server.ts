import { on } from '#api/handle.server.ts';
import { recomputeSalesRank } from './calls.ts';
import { recomputeRanks } from './services/rank.server.ts';

export const reportHandlers = [
  on(recomputeSalesRank, async (_, app) => {
    await recomputeRanks(app);
    return {};
  }),
];
