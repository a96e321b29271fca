import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { changePrices } from '#areas/catalog/services/prices.server.ts';
import { dayMs, hourMs, minuteMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type Random, randomFrom } from '#kernel/random.ts';
import { anonymousCaller } from '#platform/app.ts';
import { checkInvariants } from '#platform/invariants.server.ts';
import { insertPaidOrders, promise, seedManyShoppers, type TestLine } from '../../../../tests/kit/aftercare-orders.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { submitPriceProtectionClaim } from './claims.server.ts';
import { processPriceProtection, sweepPriceProtection } from './price-protection.server.ts';

const count = 1000;
const days = 30;
const standMinutes = 30;
const begins = new Date('2026-08-01T00:00:00Z').getTime();
const span = 80 * dayMs;

type Price = { readonly at: number; readonly cents: number; readonly isFinal: boolean };
type Deed = {
  readonly at: number;
  readonly kind: 'return' | 'cancel' | 'refund' | 'claim';
  readonly line: number;
  readonly pieces: number;
};

let app: TestApp;
let goods: readonly number[] = [];
beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
  const limits = { priceProtectionLookCents: 100_000_000, priceProtectionDayCents: 100_000_000 };
  await promise(app.db, { priceProtectionDays: days, priceProtectionTimes: 2, priceProtectionStandMinutes: standMinutes, ...limits });
  await seedManyShoppers(app.db, count);
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select id from skus where not is_clearance and deleted_at is null order by id limit 8`,
  );
  goods = rows.map(({ id }) => Number(id));
});

/** A random price history: ups and downs, sales, occasional clearance, and typos corrected in part, in time or too late. */
function storyOf(random: Random): Price[] {
  const prices: Price[] = [{ at: begins - dayMs, cents: 10_000, isFinal: false }];
  for (let at = begins; at < begins + span; at += random.int(60, 280) * hourMs) {
    const usual = random.int(60, 130) * 100;
    const cents = random.isHit(0.08) ? random.int(1, 20) * 100 : usual;
    const isFinal = random.isHit(0.12);
    prices.push({ at, cents, isFinal });
    if (!random.isHit(0.4)) continue;
    const slipAt = at + random.int(2 * 60, 50 * 60) * minuteMs;
    prices.push({ at: slipAt, cents: Math.max(1, Math.floor(cents / 10)), isFinal: false });
    if (random.isHit(0.3)) prices.push({ at: slipAt + 5 * minuteMs, cents: Math.floor(cents / 2), isFinal: random.isHit(0.2) });
    // Exactly at the limit counts: then the typo has lasted.
    const minutes = random.isHit(0.2) ? standMinutes : random.int(6, standMinutes + 5);
    prices.push({
      at: slipAt + minutes * minuteMs,
      cents: random.isHit(0.7) ? cents : Math.max(1, cents - 100),
      isFinal: isFinal && random.isHit(0.5),
    });
  }
  return prices;
}

/**
 * The oracle tracks single units, each with a mark that only goes down. It knows neither levels nor rows nor order of events, only what a
 * kept unit is worth in the end.
 */
function owedFor(line: TestLine, pieces: number, prices: readonly Price[]): number {
  const paid = line.priceCents - line.shareCents / line.quantity;
  let [mark, owed] = [line.priceCents, 0];
  prices.forEach(({ at, cents, isFinal }, place) => {
    const old = prices[place - 1]?.cents ?? 0;
    const isInTime = at > line.paidAt.getTime() && at <= line.paidAt.getTime() + days * dayMs;
    // The highest price of the next half hour is what lasted; a clearance price above it does not count.
    const rises = prices.slice(place + 1).filter((one) => one.at < at + standMinutes * minuteMs && one.cents > cents);
    const level = Math.max(cents, ...rises.map((one) => (one.isFinal ? Number.POSITIVE_INFINITY : one.cents)));
    if (cents >= old || level >= old || !isInTime || isFinal || level >= mark) return;
    owed = Math.min(paid, owed + 2 * (mark - level));
    mark = level;
  });
  return owed * pieces;
}

const sums = async () => {
  const { rows } = await app.db.execute<Record<string, string>>(sql`select
    (select count(*) from price_credits) as credits, (select coalesce(sum(amount_cents - back_cents), 0) from price_credits) as kept,
    (select count(*) from credit_entries) as entries, (select coalesce(sum(balance_cents), 0) from credit_accounts) as balance,
    (select count(*) from ledger_entries) as booked, (select coalesce(sum(amount_cents), 0) from ledger_entries) as spent,
    (select count(*) from mails) as letters, (select sum(protected_cents) from order_lines) as told, (select count(*) from price_drops where processed_at is null) as waiting,
    (select count(*) from price_drops where skipped_reason = 'undone') as undone`);
  return rows[0] ?? {};
};

test('a thousand histories get exactly what a simple count of their pieces says; replay and parallel runs change nothing', async () => {
  const random = randomFrom('price protection');
  const stories = new Map(goods.map((skuId) => [skuId, storyOf(random)]));
  const lines: TestLine[] = [];
  const deeds: Deed[] = [];
  for (let id = 1; id <= count; id += 1) {
    const skuId = random.pick(goods);
    const paidAt = begins + random.int(0, 60 * 24 * 60) * 60_000 + 1;
    const quantity = random.int(1, 4);
    const price = stories.get(skuId)?.findLast(({ at }) => at < paidAt)?.cents ?? 0;
    // Some order before a price change and pay after it: what they paid is on the order.
    const priceCents = Math.max(100, price + (random.isHit(0.1) ? random.int(-2000, 2000) : 0));
    const shareCents = random.isHit(0.2) ? quantity * random.int(1, Math.floor(priceCents / 4)) : 0;
    const userId = random.isHit(0.1) ? null : id;
    lines.push({ id, userId, skuId, priceCents, quantity, shareCents, paidAt: new Date(paidAt), untilDays: days });
    const some = (kind: Deed['kind'], pieces: number): void => {
      deeds.push({ at: paidAt + random.int(1, 50 * 24) * hourMs, kind, line: id, pieces });
    };
    if (random.isHit(0.25)) some('return', random.int(1, quantity));
    if (random.isHit(0.1)) some('return', 1);
    if (random.isHit(0.06)) some('cancel', 0);
    if (random.isHit(0.05)) some('refund', 0);
    if (random.isHit(0.1)) some('claim', 0);
    if (random.isHit(0.04)) some('claim', 0);
  }
  await insertPaidOrders(app.db, lines);

  const left = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const deedOf = {
    return: async ({ line, pieces }: Deed): Promise<void> => {
      const gone = Math.min(pieces, left.get(line) ?? 0);
      left.set(line, (left.get(line) ?? 0) - gone);
      await app.db.execute(sql`update order_lines set returned_quantity = returned_quantity + ${gone} where id = ${line}`);
    },
    cancel: async ({ line }: Deed): Promise<void> => {
      left.set(line, 0);
      await app.db.execute(sql`update orders set status = 7, deal_close_time = now() where id = ${line} and status = 5`);
    },
    refund: async ({ line }: Deed): Promise<void> => {
      left.set(line, 0);
      await app.db.execute(
        sql`update orders set status = 9, payment_state = 'refunded', deal_close_time = now() where id = ${line} and status = 5`,
      );
    },
    claim: async ({ line }: Deed): Promise<void> => {
      const shopperId = lines[line - 1]?.userId ?? null;
      if (shopperId === null) return;
      const claim = { number: `P-${line}`, key: null, lineId: line, message: 'I saw it cheaper', wantsRefund: false };
      const twice = [
        submitPriceProtectionClaim(app, { ...anonymousCaller, shopperId }, claim),
        submitPriceProtectionClaim(app, { ...anonymousCaller, shopperId }, claim),
      ];
      const answers = await Promise.allSettled(twice);
      for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(DomainError);
      expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2);
    },
  };
  const changes = [...stories].flatMap(([skuId, prices]) => prices.map((price) => ({ ...price, skuId })));
  const runs = Array.from({ length: 22 }, (_, place) => ({
    at: begins + random.int(0, 90 * 24 * 60) * 60_000,
    atOnce: place % 4 === 0 ? 3 : 1,
  }));
  // The task also runs while a typo is live.
  const hasty = changes.filter((_, place) => place % 5 === 0).map(({ at }) => ({ at: at + minuteMs, atOnce: 1 }));
  const timeline = [...changes, ...deeds, ...runs, ...hasty, { at: begins + 120 * dayMs, atOnce: 2 }].sort((a, b) => a.at - b.at);
  for (const event of timeline) {
    app.clock.at = new Date(event.at);
    if ('atOnce' in event) await Promise.all(Array.from({ length: event.atOnce }, () => processPriceProtection(app)));
    else if ('kind' in event) await deedOf[event.kind](event);
    else
      await changePrices(app, {
        staffId: null,
        reason: 'story',
        changes: [{ skuId: event.skuId, priceCents: event.cents, discountBp: 10_000, isClearance: event.isFinal }],
      });
  }

  const { rows } = await app.db.execute<{ id: number; kept: string; told: number; balance: string | null }>(sql`
    select l.id, coalesce((select sum(c.amount_cents - c.back_cents) from price_credits c where c.order_line_id = l.id and c.state <> 'refused'), 0) as kept, l.protected_cents as told,
      (select a.balance_cents from credit_accounts a where a.user_id = o.user_id) as balance
    from order_lines l join orders o on o.id = l.order_id order by l.id`);
  const wrong = rows.flatMap((row) => {
    const line = lines[Number(row.id) - 1];
    if (!line) throw new Error(`no line ${row.id}`);
    const owed = owedFor(line, left.get(line.id) ?? 0, stories.get(line.skuId) ?? []);
    const given = line.userId === null ? 0 : owed;
    const isRight = Number(row.kept) === owed && Number(row.told) === given && Number(row.balance ?? 0) === given;
    return isRight ? [] : [{ id: line.id, owed, kept: Number(row.kept), told: row.told, balance: row.balance }];
  });
  expect(wrong).toEqual([]);

  const before = await sums();
  expect(Number(before.credits)).toBeGreaterThan(300);
  expect(Number(before.waiting)).toBe(0);
  expect(Number(before.undone)).toBeGreaterThan(10);
  expect(Number(before.spent)).toBe(Number(before.balance));
  await Promise.all([processPriceProtection(app), processPriceProtection(app), sweepPriceProtection(app), processPriceProtection(app)]);
  expect(await sums()).toEqual(before);
  const broken = (await checkInvariants(app.db)).filter(({ name, brokenCount }) => brokenCount > 0 && /protection|credit/.test(name));
  expect(broken).toEqual([]);
}, 900_000);
