import { Refused } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import { truthOf } from '../rules/truth.ts';
import { together } from '../rules/wanted.ts';
import * as store from '../store/lines.server.ts';
import type { Line } from './wire.server.ts';

/** A shopper's cart as it stands today. */
export async function cartOf(app: App, userId: number): Promise<Line[]> {
  const now = app.now();
  return (await store.linesOf(app.db, userId, now)).map((line) => ({ ...line, truth: truthOf(line, now) }));
}

/** What an order is made of. */
export type Wished = Pick<Line, 'goods' | 'truth' | 'estimate' | 'configuration'>;

/** The same truth about goods that lie in no cart of ours; what is not offered is left out. */
export async function linesFor(app: App, wishes: readonly { skuId: number; quantity: number }[]): Promise<Wished[]> {
  const now = app.now();
  const wanted = together(wishes.map((wish) => ({ ...wish, attributeHash: '' })));
  const found = await store.goodsAt(
    app.db,
    wanted.map(({ skuId }) => skuId),
    now,
  );
  return wanted.flatMap((one) => {
    const goods = found.find(({ skuId, isSold }) => skuId === one.skuId && isSold);
    if (!goods) return [];
    const truth = truthOf({ ...one, goods, isLive: true, estimate: null, seenPriceCents: goods.payableCents }, now);
    return [{ goods, truth, estimate: null, configuration: null }];
  });
}

type Changes = { readonly quantity?: number | undefined; readonly isSavedForLater?: boolean | undefined };

/** Changes one line; whoever changes a line has seen its price. Somebody else's line is a missing one. */
export async function updateLine(app: App, userId: number, id: number, changes: Changes): Promise<Line> {
  const now = app.now();
  const [before] = await store.linesOf(app.db, userId, now, id);
  if (!before) throw new Refused('goodsNotExist');
  const wanted = { ...before, quantity: changes.quantity ?? before.quantity };
  const after = await store.updateLine(app.db, userId, id, { ...changes, seenPriceCents: truthOf(wanted, now).unitCents, updatedAt: now });
  if (!after) throw new Refused('goodsNotExist');
  const line = { ...before, ...after };
  return { ...line, truth: truthOf(line, now) };
}

/** A line that is not there, or not hers, is gone already. */
export async function deleteLines(app: App, userId: number, ids: readonly number[]): Promise<void> {
  await store.deleteLines(app.db, userId, ids);
}
