import { createHash } from 'node:crypto';
import { dayMs, earlier } from '#kernel/dates.ts';
import { Refused } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import { estimateIn, type Given, sortedText } from '../rules/attributes.ts';
import { type Change, changesOf } from '../rules/changes.ts';
import { unitCentsOf } from '../rules/truth.ts';
import { fitting, isSame, together, type Wanted } from '../rules/wanted.ts';
import * as store from '../store/lines.server.ts';
import { cartOf, updateLine } from './lines.server.ts';
import { holdingCart } from './turns.server.ts';
import type { Line, Names, Wish } from './wire.server.ts';

type Goods = Awaited<ReturnType<typeof store.goodsAt>>[number];
type Estimate = Awaited<ReturnType<typeof store.estimatesAt>>[number];
type Known = Wanted & { readonly goods: Goods; readonly estimate: Estimate | null; readonly seenCents: number | null };

/** Puts wishes into the cart, all or none; the same batch once. What is gone fails nobody else. */
export async function addLines(
  app: App,
  userId: number,
  { wishes, batchId }: { wishes: readonly Wish[]; batchId: string | null },
): Promise<{ lines: Line[]; changes: Change[]; names: Names }> {
  const { known, gone } = await lookUp(app, userId, wishes);
  const wanted = together(known);
  const before = await holdingCart(app, userId, (inside) => book(inside, userId, wanted, batchId));
  const lines = await cartOf(app, userId);
  const lost = gone.length === 0 ? [] : await store.namesOf(app.db, gone, app.now());
  const names = new Map([...known.map(({ goods }) => goods), ...lost].map((named) => [named.skuId, named]));
  return { lines, changes: changesOf({ wanted, gone, before, lines }), names };
}

/** Answers what lay there before, or null when this batch was booked already. */
async function book(app: App, userId: number, wanted: readonly Known[], batchId: string | null) {
  const now = app.now();
  if (batchId !== null && !(await store.bookBatch(app.db, userId, batchId, now))) return null;
  const before = await store.keysOf(app.db, userId);
  const rows = fitting(before, wanted).map((one) => rowOf(userId, one, now));
  await store.bookLines(app.db, rows);
  return before;
}

const rowOf = (userId: number, { skuId, attributeHash, quantity, goods, estimate, seenCents }: Known, now: Date): store.NewLine => ({
  userId,
  skuId,
  quantity,
  productAttribute: goods.attributes,
  attributeHash,
  configuration: estimate?.configuration ?? null,
  estimateId: estimate?.id ?? null,
  seenPriceCents: seenCents ?? unitCentsOf({ quantity, goods, estimate }),
  createdAt: now,
  updatedAt: now,
});

type LineChanges = Parameters<typeof updateLine>[3] & { readonly attribute?: Given };

/** Changes a line of hers; one that becomes another piece may join a line of that piece. */
export async function changeLine(app: App, userId: number, id: number, { attribute, ...changes }: LineChanges): Promise<Line> {
  const lineId = attribute === undefined ? id : await recomposed(app, userId, id, attribute);
  return updateLine(app, userId, lineId, changes);
}

async function recomposed(app: App, userId: number, id: number, attribute: Given): Promise<number> {
  const [line] = await store.linesOf(app.db, userId, app.now(), id);
  if (!line) throw new Refused('goodsNotExist');
  const { known } = await lookUp(app, userId, [{ ...line, attribute, seenCents: null }]);
  const [other] = known;
  if (!other) throw new Refused('goodsNotExist');
  if (isSame(line, other)) return id;
  return holdingCart(app, userId, async ({ db }) => {
    // More may have been added since the look, and all of it moves.
    const [moved] = await store.deleteLines(db, userId, [id]);
    if (!moved) throw new Refused('goodsNotExist');
    const [booked] = await store.bookLines(db, [{ ...rowOf(userId, other, app.now()), ...moved }]);
    return booked?.id ?? id;
  });
}

/** The wishes beside the goods and estimates they name; gone are those the shop no longer has, or whose estimate does not fit. */
async function lookUp(app: App, userId: number, wishes: readonly Wish[]): Promise<{ known: Known[]; gone: number[] }> {
  const numbered = wishes.map((wish) => ({ ...wish, number: estimateIn(wish.attribute) }));
  const numbers = numbered.flatMap(({ number }) => number ?? []);
  const ids = wishes.map(({ skuId }) => skuId);
  const [goods, estimates] = await Promise.all([
    store.goodsAt(app.db, ids, app.now()),
    numbers.length === 0 ? [] : store.estimatesAt(app.db, userId, numbers, app.now()),
  ]);
  const goodsById = new Map(goods.map((one) => [one.skuId, one]));
  const known: Known[] = [];
  const gone: number[] = [];
  for (const { skuId, quantity, number, seenCents } of numbered) {
    const found = goodsById.get(skuId);
    const estimate = number === null ? null : estimates.find((one) => one.number === number && one.skuId === skuId);
    if (!found || estimate === undefined || !(found.isSold || estimate)) gone.push(skuId);
    else known.push({ skuId, quantity, seenCents, goods: found, estimate, attributeHash: hashOf(estimate) });
  }
  return { known, gone };
}

/** Plain goods are told apart by their SKU alone; a composed piece also by what it is made of, without its price. */
const hashOf = (estimate: Estimate | null): string =>
  estimate === null
    ? ''
    : createHash('sha256')
        .update(sortedText({ configuration: estimate.configuration, estimate: estimate.number }))
        .digest('hex');

const batchLifeMs = 30 * dayMs;
/** A browser forgets its cart after ten days, so after thirty nobody sends a batch again. */
export const sweepBatches = (app: App): Promise<number> => store.dropBatchesBefore(app.db, earlier(app.now(), batchLifeMs));
