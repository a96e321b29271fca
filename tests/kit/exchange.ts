import { sql } from 'drizzle-orm';
import { approveCase, receiveCase } from '#areas/aftercare/services/manage-cases.server.ts';
import { openCase } from '#areas/aftercare/services/open-case.server.ts';
import { fetchReturnable, quoteReturn } from '#areas/aftercare/services/return-quote.server.ts';
import { settleCase } from '#areas/aftercare/services/settle.server.ts';
import { changePrices } from '#areas/catalog/services/prices.server.ts';
import { guestOrderKey } from '#areas/checkout/services/guest-key.server.ts';
import { lockOrder, orderByNumber, transition } from '#areas/orders/services/transitions.server.ts';
import { anonymousCaller, type Caller, transact } from '#platform/app.ts';
import { openCheckout } from './checkout.ts';
import { ana } from './shoppers.ts';
import { restock } from './till.ts';

export const memberCaller: Caller = { ...anonymousCaller, shopperId: ana, by: 'cookie' };
export const owner: Caller = { ...anonymousCaller, staff: { id: 1, roles: ['owner'] }, by: 'cookie' };
/** The returned item, and the one it is exchanged for. */
export const [old, other] = [101, 102];
type OrderAccess = { readonly number: string; readonly key: string | null };

export async function openExchange() {
  const shop = await openCheckout();
  const { app, guest, approve, capture, anew } = shop;
  await restock(app.db, other, 50, app.now());
  await app.db.execute(sql`insert into staff_roles (staff_id, role) values (1, 'owner')`);
  await app.db.execute(sql`insert into policies (name, value, unit) values ('returnDays', 30, 'days'), ('returnFeeCashBp', 1000, 'bp'),
    ('returnFeeCreditBp', 0, 'bp'), ('bulkFromPieces', 10, 'pieces'), ('bulkIsFinal', 1, 'flag')`);

  const rowsOf = async (query: ReturnType<typeof sql>) => (await app.db.execute(query)).rows as Record<string, unknown>[];
  const newCosts = (priceCents: number) =>
    changePrices(app, { staffId: null, reason: 'test', changes: [{ skuId: other, priceCents, discountBp: 10_000 }] });
  const oldCosts = async (): Promise<number> =>
    Number((await rowsOf(sql`select payable_cents from skus where id = ${old}`))[0]?.payable_cents);
  const taxOf = (bp: number) =>
    app.db.execute(
      sql`insert into policies (name, value, unit) values ('taxBp', ${bp}, 'bp') on conflict (name) do update set value = ${bp}`,
    );
  const creditOf = async (): Promise<number> =>
    Number((await rowsOf(sql`select coalesce(sum(amount_cents), 0) as sum from credit_entries where user_id = ${ana}`))[0]?.sum);
  const orderOf = async (number = '') =>
    (
      await rowsOf(
        sql`select id, status, total_cents, items_cents, shipping_cents, tax_cents, discount_cents, credit_cents from orders where number = ${number}`,
      )
    )[0];
  const refunded = async (): Promise<number> =>
    Number((await rowsOf(sql`select coalesce(sum(amount_cents), 0) as sum from refunds`))[0]?.sum);

  const settledAs = async (number: string) =>
    (await rowsOf(sql`select c.settled_as from service_cases c join orders o on o.id = c.order_id where o.number = ${number}`))[0]
      ?.settled_as;

  /** A guest bought the old item; returns access to the order. */
  async function byGuest() {
    const { Data } = await guest([[old, 1]]);
    await approve(Data.provider_order_id);
    await capture(null, Data.provider_order_id, { guestKeys: [Data.guest_key] });
    return { number: Data.number, key: Data.guest_key };
  }
  /** Ages the data instead of moving the clock, since some checks use the real clock. */
  async function daysGoBy(days: number): Promise<void> {
    await app.db.execute(sql`update service_cases set settled_at = settled_at - make_interval(days => ${days})`);
    await app.db.execute(sql`update invoices set due_on = due_on - ${days}::integer`);
  }

  const accessTo = (number = '') => ({ number, key: guestOrderKey(app, number) });

  /** Requests a return of a delivered item and receives it; returns the quote. */
  async function receiveReturn(by: Caller, access: OrderAccess, resolution: 'exchange' | 'refund') {
    await transact(app, async (inside) => {
      const { id } = await orderByNumber(inside, access.number);
      for (const to of [4, 5] as const) await transition(inside, await lockOrder(inside, id), { to, by: { actor: 'system' } });
    });
    const [line] = await rowsOf(
      sql`select l.id from order_lines l join orders o on o.id = l.order_id where o.number = ${access.number} order by l.position`,
    );
    const returnedLines = [{ lineId: Number(line?.id), quantity: 1, exchangeSkuId: resolution === 'exchange' ? other : null }];
    const returnRequest = { reason: 'tooShort', resolution, lines: returnedLines } as const;
    const quote = await quoteReturn(app, by, await fetchReturnable(app, by, access), returnRequest);
    const { id } = await openCase(app, by, access, { ...returnRequest, message: '', uploadIds: [], seenBackCents: quote.backCents });
    await approveCase(app, owner, id, '');
    const lines = await rowsOf(sql`select id from case_lines where case_id = ${id}`);
    await receiveCase(app, owner, id, new Map(lines.map((one) => [Number(one.id), 'restocked'])));
    return { id, told: quote };
  }

  async function settleAsExchange(by: Caller, access: OrderAccess) {
    const { id, told: quote } = await receiveReturn(by, access, 'exchange');
    const done = await settleCase(app, owner, id, 'exchange');
    return { told: quote, done, made: await orderOf(done.exchange?.number), again: () => settleCase(app, owner, id, 'exchange') };
  }

  /** A guest exchange at this price: the quote, access to the new order, and what was refunded since. */
  async function guestExchanges(priceCents: number) {
    const from = await byGuest();
    await newCosts(priceCents);
    const before = await refunded();
    const { told: quote, done, made } = await settleAsExchange(anonymousCaller, from);
    const access = accessTo(done.exchange?.number);
    const back = async (): Promise<number> => (await refunded()) - before;
    return { from, told: quote, done, made, door: access, number: access.number, due: done.exchange?.dueCents ?? 0, back };
  }

  const untaxed = async (): Promise<void> => {
    await anew();
    await taxOf(0);
  };
  return {
    ...shop,
    rowsOf,
    newCosts,
    oldCosts,
    taxOf,
    creditOf,
    orderOf,
    settledAs,
    daysGoBy,
    cameBack: receiveReturn,
    exchanged: settleAsExchange,
    guestExchanges,
    untaxed,
  };
}
