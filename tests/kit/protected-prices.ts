import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { changePrices } from '#areas/catalog/services/prices.server.ts';
import { guestOrderKey } from '#areas/checkout/services/guest-key.server.ts';
import { dayMs, later, minuteMs } from '#kernel/dates.ts';
import type { Caller } from '#platform/app.ts';
import { checkInvariants } from '#platform/invariants.server.ts';
import { hashToken } from '#platform/tokens.server.ts';
import { insertPaidOrders, promise, seedManyShoppers } from './aftercare-orders.ts';
import { callerOn, testApp } from './app.ts';
import { seedCatalog } from './goods.ts';

export type TestAddress = { readonly street: string; readonly postCode: string };
type Purchase = {
  readonly quantity?: number;
  readonly isGuest?: boolean;
  readonly shareCents?: number;
  readonly priceCents?: number;
  /** Another buyer's account; by default every purchase has its own buyer. */
  readonly userId?: number;
  readonly address?: TestAddress;
  /** Price and clock stay as they are. */
  readonly isSameMoment?: boolean;
};

export type CreditState = {
  state: string;
  quantity: number;
  amount_cents: number;
  back_quantity: number;
  back_cents: number;
  taken_cents: number;
  recovered_cents: number;
  to_cents: number;
  reason: string;
  method: string;
};

/** A shop with 30 days of price protection, twice the difference, once a lower price has lasted 30 minutes. */
export async function openProtectedShop(numbers: Readonly<Record<string, number>> = {}) {
  const app = await testApp({ RATE_LIMIT_FAILED_CALLS: '1000000' });
  await seedCatalog(app.db);
  const policies = { priceProtectionDays: 30, priceProtectionTimes: 2, priceProtectionLookCents: 30_000, ...numbers };
  await promise(app.db, policies);
  await seedManyShoppers(app.db, 100);
  await app.db.execute(sql`insert into staff_members (id, username, email, password_hash, first_name, last_name)
    values (1, 'fin', 'fin@tressline.test', 'x', 'Fay', 'Nance')`);

  let lastLine = 0;
  const numberOf = async (query: ReturnType<typeof sql>): Promise<number> =>
    Number((await app.db.execute<{ count: string }>(query)).rows[0]?.count ?? 0);
  const price = (skuId: number, cents: number, isClearance = false) =>
    changePrices(app, { staffId: null, reason: 'test', changes: [{ skuId, priceCents: cents, discountBp: 10_000, isClearance }] });
  const passMs = (ms: number): void => {
    app.clock.at = later(app.clock.at, ms);
  };

  return {
    app,
    price,
    pass: (days: number): void => passMs(days * dayMs),
    passMinutes: (minutes: number): void => passMs(minutes * minuteMs),
    setPolicies: (changed: Readonly<Record<string, number>>) => promise(app.db, changed),

    /** Lowers the price of SKU 101 and lets it last long enough. */
    async drop(cents: number): Promise<void> {
      await price(101, cents);
      passMs(30 * minuteMs);
    },

    /** One unit of SKU 101, $100 by default, paid a day ago at today's price. The order and its line have the same id. */
    async bought(purchase: Purchase = {}): Promise<number> {
      const { quantity = 1, isGuest = false, shareCents = 0, priceCents = 10_000, userId, address, isSameMoment = false } = purchase;
      if (!isSameMoment) {
        await price(101, priceCents);
        passMs(40 * dayMs);
      }
      lastLine += 1;
      const buyer = isGuest ? null : (userId ?? lastLine);
      const paidAt = isSameMoment ? later(app.now(), -dayMs) : app.now();
      await insertPaidOrders(app.db, [
        { id: lastLine, userId: buyer, skuId: 101, priceCents, quantity, shareCents, paidAt, untilDays: 30 },
      ]);
      if (isGuest)
        await app.db.execute(
          sql`update orders set guest_key_hash = ${hashToken(guestOrderKey(app, `P-${lastLine}`))} where id = ${lastLine}`,
        );
      if (address)
        await app.db.execute(sql`insert into order_shippings (order_id, receiver_name, receiver_phone, street, city, region, post_code)
          values (${lastLine}, 'Ann', '5550100', ${address.street}, 'Atlanta', 'GA', ${address.postCode})`);
      if (!isSameMoment) passMs(dayMs);
      return lastLine;
    },

    claim: (line: number, who: Partial<Caller>, more: object = {}) =>
      callerOn(app, who)('POST', '/price_protection/claim', { number: `P-${line}`, sku_id: 101, message: 'cheaper', ...more }),

    credits: async (line: number): Promise<CreditState[]> =>
      (
        await app.db.execute<CreditState>(sql`select state, quantity, amount_cents, back_quantity, back_cents, taken_cents, recovered_cents,
          to_cents, reason, method from price_credits where order_line_id = ${line} order by id`)
      ).rows,
    balance: (userId: number) => numberOf(sql`select balance_cents as count from credit_accounts where user_id = ${userId}`),
    booked: () => numberOf(sql`select coalesce(sum(amount_cents), 0) as count from ledger_entries where kind = 'expenditure'`),
    letters: (line: number) =>
      numberOf(sql`select count(*) from mails where kind = 'price_credit' and to_email = ${`order${line}@tressline.test`}`),
    rowsOf: async (query: ReturnType<typeof sql>) => (await app.db.execute(query)).rows as Record<string, unknown>[],
    async inOrder(): Promise<void> {
      const broken = (await checkInvariants(app.db)).filter(
        ({ name, brokenCount }) => brokenCount > 0 && /protection|credit|drop/.test(name),
      );
      expect(broken.map(({ name, brokenCount }) => `${name}: ${brokenCount}`)).toEqual([]);
    },
  };
}
