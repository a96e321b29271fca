import { changeOrderLines } from '#areas/checkout/services/order-lines.server.ts';
import type { DrillContext } from './frame.ts';
import { linesOf } from './refund-laws.ts';
import { attempt, type DrillOrder, payBill, staffCaller } from './refund-shop.ts';

/** One more unit of the first line, paid by invoice: the order then has two payments. */
export async function addUnit(ground: DrillContext, order: DrillOrder): Promise<void> {
  const [line] = await linesOf(ground, order.id);
  if (line) await changed(ground, order, new Map([[line.id, line.quantity + 1]]));
  await payBill(ground, order);
}

/** Removes all lines but the first and all its units but one: most of the money is refunded, store credit stays. */
export async function removeMostUnits(ground: DrillContext, order: DrillOrder): Promise<void> {
  const lines = await linesOf(ground, order.id);
  await changed(ground, order, new Map(lines.map(({ id }, index) => [id, index === 0 ? 1 : 0])));
}

const changed = ({ app }: DrillContext, { number }: DrillOrder, quantities: ReadonlyMap<number, number>) =>
  attempt(() => changeOrderLines(app, staffCaller(0), { number, quantities, added: [], reason: 'drill', seenTotalCents: null }));
