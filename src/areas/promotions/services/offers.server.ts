import { DomainError } from '#kernel/errors.ts';
import { checkWithin } from '#kernel/limits.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import * as store from '../store/offers.server.ts';

export const fetchOfferRules = async (app: App) => {
  const [sets, tiers, gifts] = await Promise.all([store.allSets(app.db), store.allTiers(app.db), store.allGifts(app.db)]);
  return { sets, tiers, gifts };
};

const shareLimits = [1, 9000] as const;

export type SetRuleInput = { readonly minBundles: number; readonly withClosure: boolean; readonly offBp: number };
export async function addSet(app: App, caller: Caller, rule: SetRuleInput): Promise<number> {
  checkWithin('minBundles', rule.minBundles, [1, 50]);
  checkWithin('offBp', rule.offBp, shareLimits);
  return insertRule(app, caller, 'set_rule', rule, (inside) => store.insertSet(inside.db, { ...rule, updatedAt: app.now() }));
}

export type QuantityTierInput = {
  readonly audience: 'everyone' | 'wholesale' | 'dropship';
  readonly categoryId: number | null;
  readonly minPieces: number;
  readonly offBp: number;
};
export async function addTier(app: App, caller: Caller, tier: QuantityTierInput): Promise<number> {
  checkWithin('minPieces', tier.minPieces, [1, 100_000]);
  checkWithin('offBp', tier.offBp, shareLimits);
  return insertRule(app, caller, 'quantity_tier', tier, (inside) => store.insertTier(inside.db, { ...tier, updatedAt: app.now() }));
}

async function insertRule(
  app: App,
  caller: Caller,
  kind: string,
  rule: object,
  insert: (inside: App) => Promise<number | null>,
): Promise<number> {
  const made = await transact(app, async (inside) => {
    const id = await insert(inside);
    if (id === null) throw new DomainError('tierTaken');
    await audit(inside, caller, { action: `${kind}.add`, subject: [kind, id], after: rule });
    return id;
  });
  await app.pageCache.invalidate(['promotions', 'goods']);
  return made;
}

/** Returns the removed tier for undo. */
export async function removeOfferRule(app: App, caller: Caller, kind: 'set_rule' | 'quantity_tier', id: number) {
  const gone = await transact(app, async (inside) => {
    const [row] = kind === 'set_rule' ? await store.deleteSet(inside.db, id) : await store.deleteTier(inside.db, id);
    if (!row) throw new DomainError('promotionNotExist');
    await audit(inside, caller, { action: `${kind}.delete`, subject: [kind, id], before: row });
    return row;
  });
  await app.pageCache.invalidate(['promotions', 'goods']);
  return gone;
}

export type GiftRuleInput = {
  readonly skuCode: string;
  readonly quantity: number;
  readonly minItemsCents: number;
  readonly maxGifts: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
};

/** A free item from an amount on, while available. */
export async function addGift(app: App, caller: Caller, gift: GiftRuleInput): Promise<number> {
  checkWithin('quantity', gift.quantity, [1, 10]);
  checkWithin('minItems', gift.minItemsCents, [1, 100_000_000], 'cents');
  if (gift.maxGifts !== null) checkWithin('maxGifts', gift.maxGifts, [1, 1_000_000]);
  if (gift.endsAt && gift.endsAt <= gift.startsAt) throw new DomainError('badValue', { field: 'endsAt' });
  const made = await transact(app, async (inside) => {
    const sku = await store.skuByCode(inside.db, gift.skuCode);
    if (!sku) throw new DomainError('goodsNotExist');
    const { skuCode: _, ...rule } = gift;
    const id = await store.insertGift(inside.db, { ...rule, skuId: sku.id, createdAt: app.now() });
    await audit(inside, caller, { action: 'gift_rule.add', subject: ['gift_rule', id], after: gift });
    return id;
  });
  await app.pageCache.invalidate(['promotions']);
  return made;
}

export async function setGiftActive(app: App, caller: Caller, id: number, isActive: boolean): Promise<void> {
  await transact(app, async (inside) => {
    const before = await store.lockGift(inside.db, id);
    if (!before) throw new DomainError('promotionNotExist');
    await store.updateGiftActive(inside.db, id, isActive);
    await audit(inside, caller, {
      action: 'gift_rule.change',
      subject: ['gift_rule', id],
      before: { isActive: before.isActive },
      after: { isActive },
    });
  });
  await app.pageCache.invalidate(['promotions']);
}
