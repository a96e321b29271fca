import { createHash } from 'node:crypto';
import { dayMs, earlier } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import { type AttributeInput, parseLineReference, stableStringify } from '../rules/attributes.ts';
import { detectCartChanges, type FoundCartChange } from '../rules/changes.ts';
import { lineUnitCents, setHashPrefix } from '../rules/price-line.ts';
import { fitIntoCart, isSameLine, mergeRequestedLines, type RequestedLine } from '../rules/requested-lines.ts';
import * as store from '../store/lines.server.ts';
import { withCartLock } from './cart-lock.server.ts';
import { fetchCart, updateCartLine } from './lines.server.ts';
import type { CartItemRequest, PricedCartLine, SkuNames } from './wire.server.ts';

type BuyableSku = Awaited<ReturnType<typeof store.selectBuyableGoods>>[number];
type Estimate = Awaited<ReturnType<typeof store.selectPricedEstimates>>[number];
type Known = RequestedLine & {
  readonly goods: BuyableSku;
  readonly estimate: Estimate | null;
  readonly setKey: string;
  readonly seenCents: number | null;
};

/** All or none; each batch once. Unavailable items do not fail the others. */
export async function addCartLines(
  app: App,
  userId: number,
  { items, batchId }: { items: readonly CartItemRequest[]; batchId: string | null },
): Promise<{ lines: PricedCartLine[]; changes: FoundCartChange[]; names: SkuNames }> {
  const { known, gone } = await lookUp(app, userId, items);
  const requested = mergeRequestedLines(known);
  const before = await withCartLock(app, userId, (inside) => storeLines(inside, userId, requested, batchId));
  const lines = await fetchCart(app, userId);
  const lost = gone.length === 0 ? [] : await store.selectUnavailableNames(app.db, gone, app.now());
  const names = new Map([...known.map(({ goods }) => goods), ...lost].map((named) => [named.skuId, named]));
  return { lines, changes: detectCartChanges({ wanted: requested, gone, before, lines }), names };
}

/** Returns the previous lines, or null when this batch was already stored. */
async function storeLines(app: App, userId: number, requested: readonly Known[], batchId: string | null) {
  const now = app.now();
  if (batchId !== null && !(await store.insertBatch(app.db, userId, batchId, now))) return null;
  const before = await store.selectCartLineKeys(app.db, userId);
  const rows = fitIntoCart(before, requested).map((one) => rowOf(userId, one, now));
  await store.upsertCartLines(app.db, rows);
  return before;
}

const rowOf = (
  userId: number,
  { skuId, attributeHash, quantity, goods, estimate, setKey, seenCents }: Known,
  now: Date,
): store.NewCartLine => ({
  userId,
  skuId,
  quantity,
  productAttribute: goods.attributes,
  attributeHash,
  configuration: estimate?.configuration ?? null,
  estimateId: estimate?.id ?? null,
  setKey,
  seenPriceCents: seenCents ?? lineUnitCents({ quantity, goods, estimate }),
  createdAt: now,
  updatedAt: now,
});

type LineChanges = Parameters<typeof updateCartLine>[3] & { readonly attribute?: AttributeInput };

/** A line changed to another item may merge with an existing line. */
export async function changeCartLine(
  app: App,
  userId: number,
  id: number,
  { attribute, ...changes }: LineChanges,
): Promise<PricedCartLine> {
  const lineId = attribute === undefined ? id : await recomposed(app, userId, id, attribute);
  return updateCartLine(app, userId, lineId, changes);
}

async function recomposed(app: App, userId: number, id: number, attribute: AttributeInput): Promise<number> {
  const [line] = await store.selectCartLines(app.db, userId, app.now(), id);
  if (!line) throw new DomainError('goodsNotExist');
  const { known } = await lookUp(app, userId, [{ ...line, attribute, seenCents: null }]);
  const [other] = known;
  if (!other) throw new DomainError('goodsNotExist');
  if (isSameLine(line, other)) return id;
  return withCartLock(app, userId, async ({ db }) => {
    // More may have been added since it was read, and all of it moves.
    const [moved] = await store.deleteCartLineRows(db, userId, [id]);
    if (!moved) throw new DomainError('goodsNotExist');
    const [booked] = await store.upsertCartLines(db, [{ ...rowOf(userId, other, app.now()), ...moved }]);
    return booked?.id ?? id;
  });
}

/** Requests with their SKUs and estimates; missing SKUs and mismatched estimates are reported as gone. */
async function lookUp(app: App, userId: number, requests: readonly CartItemRequest[]): Promise<{ known: Known[]; gone: number[] }> {
  const numbered = requests.map((request) => ({ ...request, said: parseLineReference(request.attribute) }));
  const numbers = numbered.flatMap(({ said }) => said.estimate ?? []);
  const ids = requests.map(({ skuId }) => skuId);
  const [goods, estimates] = await Promise.all([
    store.selectBuyableGoods(app.db, ids, app.now()),
    numbers.length === 0 ? [] : store.selectPricedEstimates(app.db, userId, numbers, app.now()),
  ]);
  const goodsById = new Map(goods.map((one) => [one.skuId, one]));
  const known: Known[] = [];
  const gone: number[] = [];
  for (const { skuId, quantity, said, seenCents } of numbered) {
    const found = goodsById.get(skuId);
    const estimate = said.estimate === null ? null : estimates.find((one) => one.number === said.estimate && one.skuId === skuId);
    if (!found || estimate === undefined || !(found.isSold || estimate)) gone.push(skuId);
    else
      known.push({ skuId, quantity, seenCents, goods: found, estimate, setKey: said.setKey, attributeHash: hashOf(estimate, said.setKey) });
  }
  return { known, gone };
}

/** Catalog items are identified by SKU; built ones also by their configuration, without the price. */
function hashOf(estimate: Estimate | null, setKey: string): string {
  const made = estimate && { configuration: estimate.configuration, estimate: estimate.number };
  if (made === null) return setKey === '' ? '' : `${setHashPrefix}${sha256(setKey)}`;
  return sha256(stableStringify(setKey === '' ? made : { ...made, set: setKey }));
}
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const batchLifeMs = 30 * dayMs;
/** Browsers forget a cart after ten days, so after thirty no batch is sent again. */
export const deleteOldBatches = (app: App): Promise<number> => store.deleteBatchesBefore(app.db, earlier(app.now(), batchLifeMs));
