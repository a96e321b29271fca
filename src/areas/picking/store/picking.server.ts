import { and, asc, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import { cancelAnsweredEvent, cancelRequestedEvent } from '#areas/orders/rules/cancel-request.ts';
import { type RemovedUnits, unitsRemovedEvent } from '#areas/orders/rules/removed-pieces.ts';
import { isShippableSql } from '#areas/orders/tables/conditions.ts';
import { orderHistory, orderLines, orderShippings, orders } from '#areas/orders/tables/orders.ts';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import { maxTotes } from '../rules/packing.ts';
import { pickingTotes } from '../tables.ts';

/** The buyer's cancellation request is unanswered. */
const hasOpenCancelRequest = sql<boolean>`coalesce((select h.event = ${cancelRequestedEvent} from order_history h where h.order_id = orders.id
  and h.event in (${cancelRequestedEvent}, ${cancelAnsweredEvent}) order by h.created_at desc, h.id desc limit 1), false)`;

/** Narrow rows by index first, then joined. */
const firstPaid = (db: Database, isMade: boolean, count: number) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isShippableSql, eq(orders.isMadeToOrder, isMade)))
    .orderBy(asc(orders.paymentTime), asc(orders.id))
    .limit(count);

/** Including those in totes. */
export const countToPick = (db: Database): Promise<number> => countUpTo(db, sql`${orders}`, isShippableSql);

/** Limit of the list: made-to-order items wait for weeks and must not displace stock items. */
const maxReady = 150;
const maxMade = 50;

/** Earliest payment first, made to order last. */
export const queueRows = (db: Database) =>
  db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      tote: pickingTotes.tote,
      paidAt: orders.paymentTime,
      pieces: sql<number>`${orders.pieceCount} - ${orders.removedCount}`,
      isDiscreet: orders.isDiscreet,
      isMadeToOrder: orders.isMadeToOrder,
      isTest: orders.isTest,
      buyerMessage: orders.buyerMessage,
      receiverName: orderShippings.receiverName,
      street: orderShippings.street,
      city: orderShippings.city,
      region: orderShippings.region,
      postCode: orderShippings.postCode,
      country: orderShippings.country,
      service: orderShippings.service,
      picked: sql<number>`(select coalesce(sum(l.picked_quantity), 0)::int from order_lines l where l.order_id = ${orders.id})`,
      isCancelAsked: hasOpenCancelRequest,
      aside: sql<
        string | null
      >`(select h.reason from order_history h where h.order_id = ${orders.id} and h.event = 'aside' order by h.created_at desc, h.id desc limit 1)`,
    })
    .from(orders)
    .leftJoin(orderShippings, eq(orderShippings.orderId, orders.id))
    .leftJoin(pickingTotes, eq(pickingTotes.orderId, orders.id))
    .where(
      and(
        isShippableSql,
        sql`${orders.id} in (select t.order_id from picking_totes t
      union all (${firstPaid(db, false, maxReady)}) union all (${firstPaid(db, true, maxMade)}))`,
      ),
    )
    .orderBy(asc(pickingTotes.tote), asc(orders.isMadeToOrder), asc(orders.paymentTime), asc(orders.id))
    .limit(maxReady + maxMade + maxTotes);
export type QueueRow = Awaited<ReturnType<typeof queueRows>>[number];

const toShip = sql<number>`${orderLines.quantity} - ${orderLines.removedQuantity}`;

const picture = sql<string | null>`(select p.base_url from spu_pictures p where p.spu_id = skus.spu_id
  and (p.sku_id is null or p.sku_id = skus.id) and p.colour_code in ('', skus.colour_code)
  order by (p.sku_id is not null) desc, (p.colour_code <> '') desc, p.position, p.id limit 1)`;

/** Units to ship in walking order; fully refunded lines are left out. */
export const selectPickLines = (db: Database, orderIds: readonly number[]) =>
  db
    .select({
      lineId: orderLines.id,
      orderId: orderLines.orderId,
      skuId: orderLines.skuId,
      code: sql<string>`coalesce(${skus.code}, ${orderLines.skuCode})`,
      barcode: skus.barcode,
      nameEn: orderLines.productName,
      nameZh: orderLines.productNameZh,
      bin: sql<string>`coalesce(${skus.bin}, '')`,
      quantity: toShip,
      pickedQuantity: orderLines.pickedQuantity,
      weightGrams: orderLines.weightGrams,
      isMadeToOrder: orderLines.isMadeToOrder,
      picture,
    })
    .from(orderLines)
    .leftJoin(skus, eq(skus.id, orderLines.skuId))
    .where(and(inArray(orderLines.orderId, [...orderIds]), sql`${orderLines.removedQuantity} < ${orderLines.quantity}`))
    .orderBy(sql`coalesce(${skus.bin}, '') = ''`, asc(skus.bin), asc(skus.code), asc(orderLines.id))
    .limit(1000);
export type PickLineRow = Awaited<ReturnType<typeof selectPickLines>>[number];

/** The lowest free tote; null when the order has one, the tote was just taken, or none is free. */
export async function assignTote(db: Database, row: { orderId: number; staffId: number | null; at: Date }): Promise<number | null> {
  const { rows } = await db.execute<{ tote: number }>(sql`
    insert into picking_totes (tote, order_id, staff_id, created_at)
    select n, ${row.orderId}::integer, ${row.staffId}::integer, ${row.at.toISOString()}::timestamptz from generate_series(1, ${maxTotes}::integer) n
    where not exists (select 1 from picking_totes t where t.tote = n) order by n limit 1
    on conflict do nothing returning tote`);
  return rows[0]?.tote ?? null;
}

export async function isCancelRequested(db: Database, orderId: number): Promise<boolean> {
  const [row] = await db.select({ isCancelAsked: hasOpenCancelRequest }).from(orders).where(eq(orders.id, orderId));
  return row?.isCancelAsked ?? false;
}

export async function toteOf(db: Database, orderId: number): Promise<number | null> {
  const [row] = await db.select({ tote: pickingTotes.tote }).from(pickingTotes).where(eq(pickingTotes.orderId, orderId));
  return row?.tote ?? null;
}

export async function countTotes(db: Database): Promise<number> {
  return db.$count(pickingTotes);
}

export const freeTote = (db: Database, orderId: number) => db.delete(pickingTotes).where(eq(pickingTotes.orderId, orderId));

/** Totes of orders shipped without the board, for example by a call. */
export const freeShippedTotes = (db: Database) =>
  db.execute(sql`delete from picking_totes t using orders o where o.id = t.order_id and o.consign_time is not null`);

/** Totes whose order cannot ship: staff must take out its units. */
export const blockedTotes = (db: Database) =>
  db
    .select({
      tote: pickingTotes.tote,
      number: orders.number,
      status: orders.status,
      paymentState: orders.paymentState,
      attentionReason: orders.attentionReason,
      receiverName: orderShippings.receiverName,
    })
    .from(pickingTotes)
    .innerJoin(orders, eq(orders.id, pickingTotes.orderId))
    .leftJoin(orderShippings, eq(orderShippings.orderId, orders.id))
    .where(and(isNull(orders.consignTime), sql`not (${isShippableSql})`))
    .orderBy(asc(pickingTotes.tote))
    .limit(maxTotes);
export type BlockedTote = Awaited<ReturnType<typeof blockedTotes>>[number];

/** Units refunded while in a tote, oldest first. */
export const removedInTotes = (db: Database) =>
  db
    .select({ orderId: orderHistory.orderId, details: sql<RemovedUnits | null>`${orderHistory.details}` })
    .from(pickingTotes)
    .innerJoin(orderHistory, eq(orderHistory.orderId, pickingTotes.orderId))
    .where(and(eq(orderHistory.event, unitsRemovedEvent), gte(orderHistory.createdAt, pickingTotes.createdAt)))
    .orderBy(asc(orderHistory.createdAt), asc(orderHistory.id))
    .limit(maxTotes * 20);

/** Whether or not anything is left to ship. */
export const lineNames = (db: Database, lineIds: readonly number[]) =>
  db
    .select({
      lineId: orderLines.id,
      code: orderLines.skuCode,
      nameEn: orderLines.productName,
      nameZh: orderLines.productNameZh,
      left: toShip,
    })
    .from(orderLines)
    .where(inArray(orderLines.id, [...lineIds]))
    .orderBy(asc(orderLines.id))
    .limit(lineIds.length);

/** One more unit, all, or none; only while the order is in a tote and shippable. Null when the line takes no more. */
export async function setPicked(
  db: Database,
  lineId: number,
  to: 'one' | 'all' | 'none',
): Promise<{ orderId: number; left: number } | null> {
  const picked = to === 'one' ? sql`${orderLines.pickedQuantity} + 1` : to === 'all' ? toShip : sql`0`;
  const [row] = await db
    .update(orderLines)
    .set({ pickedQuantity: picked })
    .where(
      and(
        eq(orderLines.id, lineId),
        to === 'one' ? sql`${orderLines.pickedQuantity} < ${toShip}` : undefined,
        sql`exists (select 1 from picking_totes t join orders o on o.id = t.order_id where o.id = ${orderLines.orderId} and ${isShippableSql})`,
      ),
    )
    .returning({ orderId: orderLines.orderId, left: sql<number>`${toShip} - ${orderLines.pickedQuantity}` });
  return row ?? null;
}

/** The current order first. */
export const selectLinesToPick = (db: Database, skuId: number, firstOrderId: number | null) =>
  db
    .select({ lineId: orderLines.id, tote: pickingTotes.tote })
    .from(orderLines)
    .innerJoin(pickingTotes, eq(pickingTotes.orderId, orderLines.orderId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.skuId, skuId), sql`${orderLines.pickedQuantity} < ${toShip}`, isShippableSql))
    .orderBy(desc(sql`${orderLines.orderId} = ${firstOrderId ?? 0}`), asc(pickingTotes.tote), asc(orderLines.id))
    .limit(maxTotes);

export const resetPickedQuantities = (db: Database, orderId: number) =>
  db.update(orderLines).set({ pickedQuantity: 0 }).where(eq(orderLines.orderId, orderId));
