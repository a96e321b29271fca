import { offersByGroup, offersCount } from '#areas/catalog/services/offers.server.ts';
import { siteOf } from '#areas/content/services/site-settings.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import type { SyncChoice } from '../rules/sync-choice.ts';
import { defaultShopLimits, mappedGroup, noOption } from '../rules/sync-mapping.ts';
import { describeSyncReason } from '../rules/sync-reasons.ts';
import * as store from '../store/sync.server.ts';
import * as runStore from '../store/sync-runs.server.ts';
import { syncRoles } from './resellers.server.ts';
import { reductionsIn } from './sync.server.ts';

/** In the reader's language. */
export async function fetchRunFailures(app: App, jobId: number, language: Language, limit = 20) {
  const rows = await runStore.selectSyncFailures(app.db, jobId, limit);
  return rows.map((row) => ({ ...row, reason: describeSyncReason(row.reason, language) }));
}
export const reductionsFor = (stored: readonly string[], language: Language): string[] =>
  stored.map((line) => describeSyncReason(line, language));

const firstShown = 10;
const maxFailures = 200;

/** The first ten products as they would be sent, and the total count. */
export async function previewSync(app: App, choice: SyncChoice, language: Language) {
  const [groups, total, site] = await Promise.all([
    offersByGroup(app, choice.language, choice, { after: 0, most: firstShown }),
    offersCount(app, choice),
    siteOf(app, choice.language),
  ]);
  const mapped = groups.map(({ offers }) => mappedGroup(offers, { choice, limits: defaultShopLimits, site }));
  const products = mapped.flatMap((one) => one.products).slice(0, firstShown);
  return {
    total,
    reductions: reductionsFor(mapped.flatMap(reductionsIn).slice(0, 5), language),
    products: products.map(({ handle, words, optionNames, variants }) => {
      const prices = variants.map(({ priceCents }) => priceCents);
      const [first] = variants;
      return {
        ...{
          handle,
          title: words.title,
          vendor: words.vendor,
          options: optionNames.filter((name) => name !== noOption.name),
          count: variants.length,
        },
        ...{ fromCents: Math.min(...prices), toCents: Math.max(...prices), code: first?.sku ?? '' },
        picture: words.pictures[0]?.url ?? '',
        stock: variants.reduce((sum, { quantity }) => sum + quantity, 0),
      };
    }),
  };
}
export type SyncPreview = Awaited<ReturnType<typeof previewSync>>;

/** State, counts and failures of the caller's job. Other jobs are answered like missing ones. */
export async function ownJob(app: App, caller: Caller, id: number) {
  const job = await runStore.selectSyncJob(app.db, id);
  const isOwner =
    (job?.ownerKind === 'staff' && caller.staff !== null && job.ownerId === String(caller.staff.id)) ||
    (job?.ownerKind === 'shopper' && caller.shopperId !== null && job.ownerId === String(caller.shopperId));
  const seesAll = job?.reductions !== null && caller.staff?.roles.some((role) => syncRoles.includes(role));
  if (!job || !(isOwner || seesAll)) throw new DomainError('jobNotExist');
  const { language } = caller;
  return {
    job: { ...job, reductions: job.reductions && reductionsFor(job.reductions, language) },
    failures: await fetchRunFailures(app, id, language, maxFailures),
  };
}

/** Newest first. */
export const ownRuns = (app: App, owner: { readonly kind: 'staff' | 'shopper'; readonly id: number }) =>
  runStore.runsOfOwner(app.db, owner.kind, String(owner.id), 8);

/** Ends a reseller: no files, no sync, and waiting or running jobs stop. */
export async function revokeReseller(app: App, caller: Caller, partnerId: number): Promise<void> {
  await transact(app, async (inside) => {
    const before = await store.partnerById(inside.db, partnerId);
    if (!before) throw new DomainError('partnerNotExist');
    if (!(await runStore.revokePartner(inside.db, partnerId, caller.staff?.id ?? null, app.now())))
      throw new DomainError('partnerNotExist');
    await runStore.revokeShops(inside.db, partnerId, app.now());
    await runStore.stopRuns(inside.db, partnerId, app.now());
    await audit(inside, caller, {
      ...{ action: 'partner.revoke', subject: ['partner', partnerId] },
      ...{ before: { status: before.status }, after: { status: 'revoked' } },
    });
  });
  app.live.publish('jobs');
}

/** The shop must be connected again. */
export async function restoreReseller(app: App, caller: Caller, partnerId: number): Promise<void> {
  await transact(app, async (inside) => {
    if (!(await runStore.restorePartner(inside.db, partnerId, caller.staff?.id ?? null, app.now())))
      throw new DomainError('partnerNotExist');
    await audit(inside, caller, {
      ...{ action: 'partner.restore', subject: ['partner', partnerId] },
      ...{ before: { status: 'revoked' }, after: { status: 'approved' } },
    });
  });
}
