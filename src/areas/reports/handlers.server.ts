import { on } from '#api/handle.server.ts';
import { reopenMonth } from '#areas/ledger/services/months.server.ts';
import { recomputeSalesRank } from './calls/rank.ts';
import * as calls from './calls/reports.ts';
import { recomputeRanks } from './services/rank.server.ts';
import { closeReconciledMonth } from './services/reconciliation.server.ts';
import { analysisOutput, performanceOutput, reconciliationOutput } from './services/wire.server.ts';

export const reportHandlers = [
  on(recomputeSalesRank, async (_, app) => {
    await recomputeRanks(app);
    return {};
  }),
  on(calls.reportAnalysis, (input, app) => analysisOutput(app, input)),
  on(calls.reportPerformance, ({ month }, app, caller) => performanceOutput(app, caller, month)),
  on(calls.reportReconciliation, ({ month }, app) => reconciliationOutput(app, month)),
  on(calls.reportCloseMonth, async ({ month }, app, caller) => {
    await closeReconciledMonth(app, caller, `${month}-01`);
    return {};
  }),
  on(calls.reportReopenMonth, async ({ month }, app, caller) => {
    await reopenMonth(app, caller, `${month}-01`);
    return {};
  }),
];
