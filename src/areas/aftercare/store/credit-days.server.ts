import { and, eq, sql } from 'drizzle-orm';
import { orderShippings } from '#areas/orders/tables/orders.ts';
import type { Database } from '#platform/database/open.server.ts';
import { priceCreditDays } from '../tables/promises.ts';

type Entry = { readonly day: string; readonly holder: string; readonly cents: number };

/** Counts credit toward the holder's daily limit; one conditional update. */
export async function addToDay(db: Database, { day, holder, cents }: Entry, maxCents: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into price_credit_days as d (day, holder, cents) select ${day}::date, ${holder}, ${cents}::integer where ${cents}::integer <= ${maxCents}::integer
    on conflict (day, holder) do update set cents = d.cents + excluded.cents where d.cents + excluded.cents <= ${maxCents}::integer
    returning holder`);
  return rows.length === 1;
}

/** Undoes a count of this transaction. */
export const takeOffDay = (db: Database, { day, holder, cents }: Entry) =>
  db
    .update(priceCreditDays)
    .set({ cents: sql`${priceCreditDays.cents} - ${cents}` })
    .where(and(eq(priceCreditDays.day, day), eq(priceCreditDays.holder, holder)));

/** Null when unknown. */
export async function deliveryAddress(db: Database, orderId: number) {
  const [row] = await db
    .select({ street: orderShippings.street, postCode: orderShippings.postCode, country: orderShippings.country })
    .from(orderShippings)
    .where(eq(orderShippings.orderId, orderId));
  return row ?? null;
}
