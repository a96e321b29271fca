import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { capturePayment } from '#areas/checkout/services/capture-payment.server.ts';
import { payInvoice } from '#areas/checkout/services/invoice-pay.server.ts';
import { createInvoice, sendInvoice } from '#areas/checkout/services/invoices.server.ts';
import { placeOrder } from '#areas/checkout/services/place-order.server.ts';
import { recheckPayment } from '#areas/checkout/services/recheck.server.ts';
import { reconcile } from '#areas/checkout/services/reconcile.server.ts';
import { giveCredit, spendCredit } from '#areas/referrals/services/store-credit.server.ts';
import { selectCreditBalance } from '#areas/referrals/store/own.server.ts';
import { dayMs, minuteMs } from '#kernel/dates.ts';
import { DomainError, type DomainErrorName } from '#kernel/errors.ts';
import type { Random } from '#kernel/random.ts';
import { type App, anonymousCaller, type Caller } from '#platform/app.ts';
import { databaseErrorName } from '#platform/database/connection-errors.ts';
import { promise } from '../../tests/kit/aftercare-orders.ts';
import { fillUp, guestOf, seedStock } from './buyers.ts';
import type { DrillContext } from './frame.ts';

/** Products of the refund drills; all in stock. */
export const stockedSkus = [101, 102, 103, 108] as const;
const memberCount = 12;
const couponCodes = ['TENOFF', 'FIVEPERCENT'] as const;

/** Three staff members with all rights. */
export const staffCallers: readonly Caller[] = [1, 2, 3].map((id) => ({
  ...anonymousCaller,
  staff: { id, roles: ['owner'] },
  by: 'header',
}));
export const staffCaller = (place: number): Caller => staffCallers[place % staffCallers.length] ?? anonymousCaller;

export const receiver = {
  firstName: 'Dee',
  lastName: 'Drill',
  phoneNumber: '4045550100',
  address: '1 Test St',
  city: 'Atlanta',
  region: 'GA',
  postCode: '30301',
};

/** A shop with products, three staff members, customers with accounts, two coupons, tax, and terms for returns and price protection. */
export async function openRefundShop(ground: DrillContext, daysAgo: number): Promise<void> {
  const { app, clock } = ground;
  // The clock starts behind and is moved up to now: no row may lie in the future.
  clock.aheadMs = -daysAgo * dayMs;
  await seedStock(ground);
  await app.db.execute(sql`update spus set published_at = '2026-01-01' where published_at > '2026-01-01' and id <> 4`);
  await app.db.execute(sql`insert into staff_members (id, username, email, password_hash, first_name, last_name)
    select n, 'staff' || n, 'staff' || n || '@tressline.test', 'x', 'Staff', n::text from generate_series(1, 3) n`);
  await app.db.execute(sql`insert into staff_roles (staff_id, role) select n, 'owner' from generate_series(1, 3) n`);
  await app.db.execute(sql`insert into users (id, email, password_hash, first_name, last_name)
    select n, 'member' || n || '@drill.test', 'x', 'Member', n::text from generate_series(1, ${memberCount}::integer) n`);
  await app.db.execute(sql`insert into coupons (code, kind, amount_cents, percent_bp, max_uses, name_en, name_zh, is_once_per_shopper, starts_at) values
    ('TENOFF', 'fixed', 1000, null, 1000000, 'Ten off', '减十', false, '2026-01-01'), ('FIVEPERCENT', 'percent', null, 500, 1000000, 'Five percent', '九五折', false, '2026-01-01')`);
  await promise(app.db, {
    ...{ returnDays: 60, returnFeeCashBp: 1000, returnFeeCreditBp: 0, bulkFromPieces: 100, bulkIsFinal: 1, taxBp: 725 },
    ...{ priceProtectionDays: 30, priceProtectionTimes: 2, priceProtectionLookCents: 10_000_000 },
  });
  await restockAll(ground);
}

/** Enough of everything: these drills are not about empty stock. */
export async function restockAll(ground: DrillContext): Promise<void> {
  for (const skuId of stockedSkus) await fillUp(ground, skuId, 500);
}

export type DrillOrder = {
  readonly id: number;
  readonly number: string;
  /** Null is a guest. */
  readonly userId: number | null;
  /** The buyer of the order. */
  readonly buyer: Caller;
};

export type OrderKind = 'plain' | 'mixed' | 'deposit' | 'credit';

let visitors = 0;

/** Every buyer has another address, so that rate limits do not interfere. */
function buyerFor(random: Random, isMember: boolean): Caller {
  visitors += 1;
  const guest = guestOf(visitors);
  return isMember ? { ...guest, shopperId: random.int(1, memberCount), by: 'header' } : guest;
}

const itemsFor = (random: Random) => {
  const first = random.int(0, stockedSkus.length - 1);
  return Array.from({ length: random.int(1, 3) }, (_, index) => ({
    skuId: stockedSkus[(first + index) % stockedSkus.length] ?? 101,
    quantity: random.int(1, 3),
  }));
};

/** A new unpaid order: several lines and quantities, often a coupon, and store credit by kind. */
export async function placeRandomOrder(
  ground: DrillContext,
  kind: OrderKind,
): Promise<DrillOrder & { readonly providerOrderId: string | null }> {
  const { app, random } = ground;
  const buyer = buyerFor(random, kind === 'mixed' || kind === 'credit' || random.isHit(0.5));
  const items = itemsFor(random);
  const coupon = random.isHit(0.4) ? random.pick(couponCodes) : undefined;
  if (buyer.shopperId !== null && kind === 'mixed') await setCredit(app, buyer.shopperId, random.int(500, 5000));
  if (buyer.shopperId !== null && kind === 'credit') await setCredit(app, buyer.shopperId, 400_000);
  const placed = await placeOrder(app, buyer, {
    ...{ receiver, email: `guest${visitors}@drill.test`, items, code: coupon, service: '', seenTotalCents: null },
    ...{ buyerMessage: '', isDiscreet: false, wallet: 'paypal', requestId: `drill-place-${randomUUID()}`, isBeside: true },
    useCredit: kind === 'mixed' || kind === 'credit',
  });
  return { ...(await orderNamed(ground, placed.number, buyer, placed.guestKey)), providerOrderId: placed.providerOrderId };
}

/** A staff invoice with a deposit. */
export async function placeDeposit(
  ground: DrillContext,
): Promise<DrillOrder & { readonly providerOrderId: string | null; readonly code: string }> {
  const { app, random } = ground;
  const buyer = buyerFor(random, false);
  const { rows } = await app.db.execute<{ id: number; cents: number }>(
    sql`select id, price_cents as cents from skus where id in (102, 103, 108) and discount_bp = 10000 order by id`,
  );
  const lines = rows.slice(0, random.int(1, 3)).map(({ id, cents }) => ({
    ...{ skuId: id, name: '', quantity: random.int(1, 3), priceCents: cents, weightGrams: null },
  }));
  const made = await createInvoice(
    app,
    { id: 1 },
    {
      ...{
        kind: 'shipping_address',
        customerName: 'Dee Drill',
        email: `guest${visitors}@drill.test`,
        phoneNumber: '',
        language: 'en',
        lines,
      },
      ...{ discountCents: 0, shippingCents: null, shippingPaidCents: 0, handlingCents: 0, taxCents: 0, depositBp: 3000, note: '' },
      ...{ dueOn: null, expiresAt: null },
    },
  );
  await sendInvoice(app, made.id);
  const placed = await payInvoice(app, buyer, { code: made.code, receiver, wallet: 'paypal' });
  const order = await orderNamed(ground, placed.number, buyer, placed.guestKey);
  return { ...order, providerOrderId: placed.providerOrderId, code: made.code };
}

async function orderNamed({ app }: DrillContext, number: string, buyer: Caller, guestKey: string | null): Promise<DrillOrder> {
  const { rows } = await app.db.execute<{ id: number; user_id: number | null }>(
    sql`select id, user_id from orders where number = ${number}`,
  );
  const [row] = rows;
  if (!row) throw new Error(`order ${number} is not there`);
  return { id: row.id, number, userId: row.user_id, buyer: guestKey === null ? buyer : { ...buyer, guestKeys: [guestKey] } };
}

let adjustments = 0;

/** Sets the balance. */
export async function setCredit(app: App, userId: number, cents: number): Promise<void> {
  adjustments += 1;
  const event = { userId, kind: 'adjusted', source: ['drill', adjustments] } as const;
  const difference = cents - (await selectCreditBalance(app.db, userId));
  if (difference > 0) await giveCredit(app, { ...event, cents: difference });
  if (difference < 0) await spendCredit(app, { ...event, cents: -difference });
}

/** The buyer approves and the shop is notified; with nothing to pay, staff confirm what store credit did not pay already. */
export async function payOrder(
  { app, paypal }: Pick<DrillContext, 'app' | 'paypal'>,
  number: string,
  providerOrderId: string | null,
): Promise<void> {
  if (providerOrderId === null) return void (await recheckPayment(app, { id: 1 }, number));
  await paypal.till.approve(providerOrderId, 'pay', 'paypal');
  await capturePayment(app, { number });
}

/** Pays what the invoice still asks for: a balance after a deposit, or the difference after line changes. */
export async function payBill(ground: DrillContext, order: DrillOrder): Promise<boolean> {
  const { app } = ground;
  const { rows } = await app.db.execute<{ code: string }>(sql`select code from invoices where order_id = ${order.id}`);
  const code = rows[0]?.code;
  if (code === undefined) return false;
  const placed = await payInvoice(app, order.buyer, { code, receiver, wallet: 'paypal' });
  await payOrder(ground, order.number, placed.providerOrderId);
  return true;
}

/** Result: done, refused, busy, or an unexpected error. */
export type Attempt<T = unknown> =
  | { readonly outcome: 'done'; readonly value: T }
  | { readonly outcome: 'refused' | 'busy' | 'failed'; readonly why: DomainErrorName | 'error'; readonly text: string };

export const attempt = <T>(work: () => Promise<T>): Promise<Attempt<T>> =>
  work().then(
    (value): Attempt<T> => ({ outcome: 'done', value }),
    (error: unknown): Attempt<T> => {
      const trouble = databaseErrorName(error);
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      if (error instanceof DomainError) return { outcome: 'refused', why: error.why, text: error.message };
      return trouble ? { outcome: 'busy', why: trouble, text } : { outcome: 'failed', why: 'error', text };
    },
  );

/** The provider recovers, minutes pass, and scheduled tasks finish what was open. */
export async function heal({ app, paypal, clock }: DrillContext, cycles = 2): Promise<void> {
  paypal.setFaults([]);
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    clock.aheadMs += 2 * minuteMs;
    await reconcile(app);
  }
}
