import { sql } from 'drizzle-orm';
import { submitPriceProtectionClaim } from '#areas/aftercare/services/claims.server.ts';
import { approveCase, receiveCase } from '#areas/aftercare/services/manage-cases.server.ts';
import { openCase } from '#areas/aftercare/services/open-case.server.ts';
import { fetchReturnable, quoteReturn } from '#areas/aftercare/services/return-quote.server.ts';
import { changePrices } from '#areas/catalog/services/prices.server.ts';
import { reconcile } from '#areas/checkout/services/reconcile.server.ts';
import { lockOrder, orderByNumber, transition } from '#areas/orders/services/transitions.server.ts';
import { giveCredit } from '#areas/referrals/services/store-credit.server.ts';
import { selectCreditBalance } from '#areas/referrals/store/own.server.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import type { Payments } from '#providers/ports.ts';
import { promise } from './aftercare-orders.ts';
import { memberCaller, old, openExchange, owner } from './exchange.ts';
import { ana } from './shoppers.ts';
import { restock } from './till.ts';

const colleague: Caller = { ...owner, staff: { id: 2, roles: ['owner'] } };
type Claimed = { readonly number: string; readonly line: number; readonly creditId: number };
export type PaidBackShop = Awaited<ReturnType<typeof openPaidBack>>;

/** A shop where a price drops from $158.40 to $104.40, twice the difference is owed, and the buyer wants it back on the payment. */
export async function openPaidBack() {
  const shop = await openExchange();
  const { app, bought, rowsOf, pass } = shop;
  await restock(app.db, old, 500, app.now());
  await app.db.execute(sql`insert into staff_members (id, username, email, password_hash, first_name, last_name)
    values (2, 'second', 'second@tressline.test', 'x', 'Sec', 'Ond') on conflict do nothing`);
  await promise(app.db, {
    priceProtectionDays: 30,
    priceProtectionTimes: 2,
    priceProtectionLookCents: 10_000_000,
    priceProtectionDayCents: 10_000_000,
    priceProtectionStandMinutes: 30,
  });
  const numberOf = async (query: ReturnType<typeof sql>): Promise<number> => Number((await rowsOf(query))[0]?.count ?? 0);
  const costs = (priceCents: number) =>
    changePrices(app, { staffId: null, reason: 'test', changes: [{ skuId: old, priceCents, discountBp: 10_000 }] });
  const lineOf = (number: string): Promise<number> =>
    numberOf(sql`select min(l.id) as count from order_lines l join orders o on o.id = l.order_id where o.number = ${number}`);

  async function boughtByCredit(quantity: number): Promise<string> {
    await giveCredit(app, { userId: ana, kind: 'adjusted', source: ['test', `paid back ${app.now().getTime()}`], cents: 1_000_000 });
    await shop.fill(ana, [old, quantity]);
    const { Data } = await shop.place(ana, { use_credit: true });
    return Data.number;
  }

  /** Items bought, then the price drops and the buyer asks for a refund to the payment. */
  async function claimed(quantity: number, { isPaidByCredit = false, toCents = 10_440 } = {}): Promise<Claimed> {
    await costs(15_840);
    const number = isPaidByCredit ? await boughtByCredit(quantity) : await bought(ana, [old, quantity]);
    pass(1);
    await costs(toCents);
    pass(30);
    await submitPriceProtectionClaim(app, memberCaller, { number, key: null, skuId: old, message: '', wantsRefund: true });
    const line = await lineOf(number);
    return { number, line, creditId: await numberOf(sql`select max(id) as count from price_credits where order_line_id = ${line}`) };
  }

  /** A delivered item for which a return for money is asked; it is on its way. */
  async function askedToReturn(number: string) {
    await transact(app, async (inside) => {
      const { id } = await orderByNumber(inside, number);
      for (const to of [4, 5] as const) await transition(inside, await lockOrder(inside, id), { to, by: { actor: 'system' } });
    });
    const access = { number, key: null };
    const lines = [{ lineId: await lineOf(number), quantity: 1, exchangeSkuId: null }];
    const request = { reason: 'tooShort', resolution: 'refund', lines } as const;
    const told = await quoteReturn(app, memberCaller, await fetchReturnable(app, memberCaller, access), request);
    const { id } = await openCase(app, memberCaller, access, { ...request, message: '', uploadIds: [], seenBackCents: told.backCents });
    await approveCase(app, owner, id, '');
    const receive = async (): Promise<number> => {
      const rows = await rowsOf(sql`select id from case_lines where case_id = ${id}`);
      await receiveCase(app, owner, id, new Map(rows.map((row) => [Number(row.id), 'restocked'])));
      return id;
    };
    return { told, receive };
  }

  /** The provider answers every refund like this. */
  const answering = (answer: Awaited<ReturnType<Payments['refund']>>): App => ({
    ...app,
    ports: { ...app.ports, payments: { ...app.ports.payments, refund: async () => answer } },
  });

  return {
    ...shop,
    owner,
    colleague,
    member: memberCaller,
    numberOf,
    costs,
    lineOf,
    claimed,
    balance: (): Promise<number> => selectCreditBalance(app.db, ana),
    moneyBack: (number: string): Promise<number> =>
      numberOf(sql`select coalesce(sum(r.amount_cents), 0) as count from refunds r join orders o on o.id = r.order_id
        where o.number = ${number} and r.state = 'completed'`),
    creditOf: async (number: string) =>
      (
        await rowsOf(sql`select c.* from price_credits c join order_lines l on l.id = c.order_line_id
          join orders o on o.id = l.order_id where o.number = ${number} order by c.id`)
      )[0],
    askedToReturn,
    refusing: (): App => answering({ outcome: 'refused', issue: 'NO', text: '' }),
    silent: (): App => answering({ outcome: 'away', reason: 'no answer' }),
    /** The provider answers again, and is asked again. */
    heals: async (): Promise<void> => {
      pass(30);
      await reconcile(app);
    },
  };
}
