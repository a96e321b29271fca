import { offersByGroup, offersCount } from '#areas/catalog/services/offers.server.ts';
import { siteOf } from '#areas/content/services/site-settings.server.ts';
import { later, minuteMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import type { Job } from '#platform/jobs.server.ts';
import { defaultSyncChoice, type SyncChoice } from '../rules/sync-choice.ts';
import { type Mapped, mappedGroup } from '../rules/sync-mapping.ts';
import { encodeSyncReason } from '../rules/sync-reasons.ts';
import * as store from '../store/sync.server.ts';
import { fetchTargetShop, openShop, requireReseller, savedSyncChoice, saveSyncChoice } from './resellers.server.ts';
import {
  archivedHash,
  requireShopAnswer,
  type Sent,
  ShopClosed,
  type SyncWork,
  sendProduct,
  stockChangeKey,
  stockHashOf,
} from './sync-group.server.ts';

export const syncJob = 'product-sync';
const groupsAtOnce = 20;
const claimMs = 5 * minuteMs;

export type SyncInput = { readonly choice?: Partial<SyncChoice>; readonly part?: SyncWork['part'] };

/** Starts a sync with the caller's own shop; missing options are as last time. */
export async function startSync(app: App, caller: Caller, { choice: choiceInput = {}, part = 'all' }: SyncInput): Promise<number> {
  const reseller = await requireReseller(app, caller);
  const shop = await fetchTargetShop(app, reseller);
  if (!shop) throw new DomainError('shopNotConnected');
  const choice: SyncChoice = { ...savedSyncChoice(shop, reseller), ...choiceInput };
  const total = await offersCount(app, choice);
  if (total === 0) throw new DomainError('goodsNotExist');
  const jobId = await transact(app, async (inside) => {
    // A few single SKUs are not saved as the next default.
    if (choice.skuIds.length === 0) await saveSyncChoice(inside, shop.id, choice);
    const made = await store.insertRun(inside.db, {
      ...{ shopId: shop.id, kind: syncJob, owner: { kind: reseller.kind, id: reseller.id }, part, choice, total, at: app.now() },
    });
    if (made === null) throw new DomainError('syncRunning');
    await audit(inside, caller, { action: 'sync.start', subject: ['shop', shop.id], after: { job: made, host: shop.host, part, total } });
    return made;
  });
  app.live.publish('jobs');
  return jobId;
}

/** Repeats a run; what is already there is skipped. */
export async function runAgain(app: App, caller: Caller, jobId: number): Promise<number> {
  const found = await store.runOfJob(app.db, jobId);
  if (!found || found.shop.host === null) throw new DomainError('jobNotExist');
  const { run, shop } = found;
  if (!mayRun(found)) throw new DomainError('shopNotConnected');
  const choice = choiceOf(run.choice);
  const owner = { kind: 'staff', id: caller.staff?.id ?? 0 } as const;
  const total = await offersCount(app, choice);
  const made = await transact(app, async (inside) => {
    const id = await store.insertRun(inside.db, { shopId: shop.id, kind: syncJob, owner, part: run.part, choice, total, at: app.now() });
    if (id === null) throw new DomainError('syncRunning');
    await audit(inside, caller, { action: 'sync.again', subject: ['shop', shop.id], before: { job: jobId }, after: { job: id } });
    return id;
  });
  app.live.publish('jobs');
  return made;
}

export async function stopSync(app: App, caller: Caller, jobId: number): Promise<void> {
  if (!(await store.stopRun(app.db, jobId, app.now()))) throw new DomainError('jobNotExist');
  await audit(app, caller, { action: 'sync.stop', subject: ['job', jobId], before: { state: 'working' }, after: { state: 'stopped' } });
  app.live.publish('jobs');
}

const choiceOf = (stored: Record<string, unknown>): SyncChoice => ({ ...defaultSyncChoice, ...(stored as Partial<SyncChoice>) });
type Found = NonNullable<Awaited<ReturnType<typeof store.runOfJob>>>;
const mayRun = ({ shop, partnerStatus }: Found): boolean =>
  shop.revokedAt === null && (shop.partnerId === null || partnerStatus === 'approved');

/** Job: group by group. Each group is recorded with its remote state, so a killed job resumes where it stopped. */
export async function syncGoods(app: App, job: Job): Promise<unknown> {
  const found = await store.runOfJob(app.db, job.id);
  if (!found) throw new Error(`job ${job.id} has no run`);
  const choice = choiceOf(found.run.choice);
  let position = (job.result as store.SyncPosition | null) ?? null;
  try {
    if (!mayRun(found)) throw new ShopClosed(encodeSyncReason('revoked'));
    const shop = openShop(app, found.shop);
    const limits = requireShopAnswer(await shop.limits());
    const location = requireShopAnswer(await shop.location());
    if (limits.kind === 'refused' || location.kind === 'refused') throw new ShopClosed(encodeSyncReason('noPlace'));
    const site = await siteOf(app, choice.language);
    const work: SyncWork = {
      app,
      jobId: job.id,
      runId: found.run.id,
      shopId: found.shop.id,
      shop,
      locationId: location.value,
      choice,
      part: found.run.part,
    };
    for (;;) {
      const groups = await offersByGroup(app, choice.language, choice, { after: position?.after ?? 0, most: groupsAtOnce });
      const sentProducts = await store.selectSentProducts(
        app.db,
        found.shop.id,
        groups.map(({ id }) => id),
      );
      for (const { id, offers } of groups) {
        const selected = choice.skuIds.length > 0 ? offers.filter((offer) => choice.skuIds.includes(offer.id)) : offers;
        const mapped = mappedGroup(selected, { choice, limits: limits.value, site });
        position = await sendGroup(work, {
          id,
          mapped,
          live: new Set(offers.map((offer) => offer.id)),
          sentProducts,
          place: position,
        });
      }
      app.live.publish('jobs');
      if (groups.length < groupsAtOnce) break;
      if (!mayRun((await store.runOfJob(app.db, job.id)) ?? found)) throw new ShopClosed(encodeSyncReason('revoked'));
    }
    if (work.part === 'all') await putAway(work);
    if (!app.origin.startsWith('https://') && choice.pictures !== 'none')
      await store.addReductions(app.db, found.run.id, [encodeSyncReason('plainPictures')]);
    return { after: position?.after ?? 0, productsSent: position?.productsSent ?? 0 };
  } catch (error) {
    if (!(error instanceof ShopClosed)) throw error;
    await store.addFailures(app.db, job.id, app.now(), [{ code: found.shop.host ?? '', reason: error.message }]);
    return { after: position?.after ?? 0, productsSent: position?.productsSent ?? 0, stopped: error.message };
  }
}

export const reductionsIn = ({ splits }: Mapped): string[] =>
  splits.map(({ why, ...fill }) => encodeSyncReason(why === 'options' ? 'splitOptions' : 'splitVariants', fill));

type GroupWork = {
  readonly id: number;
  readonly mapped: Mapped;
  /** Every SKU of the group offered today, chosen or not. */
  readonly live: ReadonlySet<number>;
  readonly sentProducts: store.SentProductRows;
  readonly place: store.SyncPosition | null;
};

async function sendGroup(work: SyncWork, { id, mapped, live, sentProducts, place }: GroupWork): Promise<store.SyncPosition> {
  const { app, choice } = work;
  const products = sentProducts.products.filter(({ spuId }) => spuId === id);
  const productIds = new Set(products.map((product) => product.id));
  const rows = new Map(sentProducts.variants.filter(({ productId }) => productIds.has(productId)).map((row) => [row.skuId, row]));
  const sent: Sent[] = [];
  for (const product of mapped.products)
    sent.push(await sendProduct(work, product, products.find(({ part }) => part === product.part) ?? null, rows));
  const emptied = await setSoldOut(
    work,
    [...rows.values()].filter(({ skuId }) => !live.has(skuId)),
  );
  // A group split differently leaves empty products behind.
  const parts = new Set(mapped.products.map(({ part }) => part));
  const left =
    choice.skuIds.length > 0
      ? []
      : products.filter(({ part, sentHash }) => !parts.has(part) && sentHash !== archivedHash && parts.size > 0);
  for (const { remoteId } of left) if (remoteId) requireShopAnswer(await work.shop.archive(remoteId));

  const failures = [
    ...mapped.misfits.map(({ code, why, other }) => ({ code, reason: encodeSyncReason(why, { other }) })),
    ...sent.flatMap((one) => one.failures),
  ];
  const count = mapped.products.reduce((sum, { variants }) => sum + variants.length, 0) + mapped.misfits.length;
  const sum = (of: (one: Sent) => number): number => sent.reduce((total, one) => total + of(one), 0);
  const [created, updated] = [sum((one) => one.created), sum((one) => one.updated)];
  const failed = new Set(failures.map(({ code }) => code)).size;
  const step = { done: count, created, updated, failed, skipped: Math.max(0, count - created - updated - failed) };
  const next = { after: id, productsSent: (place?.productsSent ?? 0) + sent.filter(({ variants }) => variants.length > 0).length };
  await transact(app, async (inside) => {
    if (!(await store.recordSyncedGroup(inside.db, work.jobId, place, step, next, later(app.now(), claimMs))))
      throw new Error(`sync ${work.jobId} was stopped or is done by another at group ${id}`);
    for (const { product, variants } of sent) {
      if (!product) continue;
      const productId = await store.saveProduct(inside.db, { shopId: work.shopId, spuId: id, ...product, sentAt: app.now() });
      await store.saveVariants(
        inside.db,
        variants.map((row) => ({ ...row, productId })),
      );
    }
    await store.saveVariants(inside.db, emptied);
    for (const product of left) await store.setProductHash(inside.db, product.id, archivedHash, app.now());
    await store.addFailures(inside.db, work.jobId, app.now(), failures);
    await store.addReductions(inside.db, work.runId, reductionsIn(mapped));
  });
  return next;
}

/** Products no longer offered are set to sold out; nothing is ever deleted in another shop. */
async function setSoldOut(work: SyncWork, rows: readonly store.VariantRow[]): Promise<store.VariantRow[]> {
  const none = stockHashOf(0);
  const full =
    work.part === 'texts' || work.part === 'prices' ? [] : rows.filter(({ stockHash, remoteItemId }) => stockHash !== none && remoteItemId);
  for (let from = 0; from < full.length; from += 250) {
    const levels = full.slice(from, from + 250).map(({ remoteItemId }) => ({ itemId: remoteItemId ?? '', quantity: 0 }));
    requireShopAnswer(await work.shop.stock(levels, work.locationId, stockChangeKey(work, levels)));
  }
  return full.map((row) => ({ ...row, stockHash: none, sentAt: work.app.now() }));
}

/** Archives products of removed groups. */
async function putAway({ app, shop, shopId }: SyncWork): Promise<void> {
  for (const { id, remoteId } of await store.withdrawnProducts(app.db, shopId, archivedHash, app.now())) {
    if (remoteId) requireShopAnswer(await shop.archive(remoteId));
    await store.setProductHash(app.db, id, archivedHash, app.now());
  }
}
