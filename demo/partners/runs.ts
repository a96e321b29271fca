import { encodeSyncReason } from '#areas/partners/rules/sync-reasons.ts';
import type { partnerShops, syncRuns } from '#areas/partners/tables.ts';
import type { jobFailures } from '#platform/tables.ts';

const dayMs = 86_400_000;

/** Our own shop elsewhere with one run, so that the sync page is not empty. */
export function syncRows(jobId: number, now: Date) {
  const at = new Date(now.getTime() - 9 * dayMs);
  const shops: (typeof partnerShops.$inferInsert)[] = [
    {
      ...{
        id: 1,
        partnerId: null,
        platform: 'shopify',
        host: 'tressline-sandbox.myshopify.com',
        markupBp: 4000,
        plusCents: 500,
        roundTo: '99',
      },
      ...{
        language: 'en',
        categorySlugs: ['bundle'],
        settings: { pictures: 'all', brand: '', isDraft: true },
        createdAt: at,
        updatedAt: at,
      },
    },
  ];
  const choice = {
    categories: ['bundle'],
    skuIds: [],
    markupBp: 4000,
    plusCents: 500,
    roundTo: '99',
    language: 'en',
    pictures: 'all',
    brand: '',
    isDraft: true,
  };
  const runs: (typeof syncRuns.$inferInsert)[] = [{ id: 1, shopId: 1, jobId, part: 'all', choice, reductions: [], createdAt: at }];
  const failures: (typeof jobFailures.$inferInsert)[] = [
    {
      id: 1,
      jobId,
      rowNumber: 1,
      subject: 'BDL-BW-10-27',
      reason: encodeSyncReason('refused', { text: 'Weight must be greater than or equal to 0' }),
      createdAt: at,
    },
    {
      id: 2,
      jobId,
      rowNumber: 2,
      subject: 'BDL-BW-10-2',
      reason: encodeSyncReason('refused', { text: 'The variant already exists' }),
      createdAt: at,
    },
  ];
  return { shops, runs, failures };
}
