import { on } from '#api/handle.server.ts';
import { normalizeOrderNumber } from '#areas/orders/rules/query.ts';
import { centsOfDollars } from '#kernel/money.ts';
import * as business from './calls/business.ts';
import * as calls from './calls.ts';
import type { SyncChoice } from './rules/sync-choice.ts';
import { fetchPartnerPrices } from './services/my-prices.server.ts';
import { recordPartnerOrder } from './services/slips.server.ts';
import { startSync } from './services/sync.server.ts';
import { ownJob } from './services/sync-runs.server.ts';

export const partnerHandlers = [
  on(business.myPrices, ({ sku_ids }, app, caller) => fetchPartnerPrices(app, caller, sku_ids)),
  on(business.noteReference, async ({ number, reference }, app, { shopperId }) => {
    if (shopperId !== null) await recordPartnerOrder(app, shopperId, normalizeOrderNumber(number), reference);
    return {};
  }),
  on(calls.syncToShopify, async ({ data: { categories, sku_ids, markup, language } }, app, caller) => {
    const by = typeof markup === 'number' ? { percent: markup } : (markup ?? {});
    const choice: Partial<SyncChoice> = {
      ...(categories && { categories }),
      // Single SKUs are looked for among all kinds, unless kinds are named too.
      ...(sku_ids && { skuIds: sku_ids, categories: categories ?? [] }),
      ...(language && { language }),
      ...(by.percent !== undefined && { markupBp: Math.round(by.percent * 100) }),
      ...('plus' in by && by.plus !== undefined && { plusCents: centsOfDollars(by.plus) }),
      ...('rounding' in by && by.rounding !== undefined && { roundTo: by.rounding }),
    };
    return { job_id: await startSync(app, caller, { choice }) };
  }),
  on(calls.getJob, async ({ id }, app, caller) => {
    const { job, failures } = await ownJob(app, caller, id);
    return {
      ...{ id: job.id, kind: job.kind, state: job.state, failures, reductions: job.reductions ?? [] },
      counts: {
        ...{ total: job.totalCount, done: job.doneCount, created: job.createdCount, updated: job.updatedCount },
        ...{ skipped: job.skippedCount, failed: job.failedCount },
      },
    };
  }),
];
