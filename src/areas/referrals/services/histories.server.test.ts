import { expect, test } from 'vitest';
import { dayMs, later } from '#kernel/dates.ts';
import { type Random, randomFrom } from '#kernel/random.ts';
import { testApp } from '../../../../tests/kit/app.ts';
import { readReferralTerms } from '../rules/codes.ts';
import { availableFrom, type FirstOrder, rewardEligibilityOf, rewardFor } from '../rules/rewards.ts';
import { findReferralRefusal } from '../rules/self-dealing.ts';
import type { ReferralSources } from './pairs.server.ts';
import { processReferrals } from './rewards.server.ts';
import { spendCredit } from './store-credit.server.ts';

/** Events of one friend and referrer by day; null never happens. */
type History = {
  readonly place: number;
  readonly touched: number | null;
  readonly signed: number;
  readonly isSelf: boolean;
  readonly ordered: number | null;
  readonly goodsCents: number;
  readonly paid: number | null;
  readonly delivered: number | null;
  readonly end: { readonly kind: 'refund' | 'cancel' | 'dispute' | 'part'; readonly day: number; readonly backCents: number } | null;
  readonly orderedAgain: number | null;
  readonly spends: number | null;
};
const [lastDay, touchDays, waitDays, minimum, reward, spending] = [150, 30, 30, 15_000, 1500, 1000];
/** One seed for both, so that a failing history can be found by its index. */
const [seed, count] = ['a thousand friends', 1000] as const;
const begin = new Date('2026-03-01T00:00:00Z');

function historyFrom(random: Random, place: number): History {
  const touched = random.isHit(0.95) ? random.int(0, 10) : null;
  const signed = (touched ?? 0) + (random.isHit(0.8) ? random.int(0, 20) : random.int(28, 40));
  const ordered = random.isHit(0.92) ? signed + random.int(0, 8) : null;
  const paid = ordered !== null && random.isHit(0.92) ? ordered + random.int(0, 2) : null;
  const delivered = paid !== null && random.isHit(0.85) ? paid + random.int(3, 14) : null;
  const goodsCents = random.pick([14_999, 15_000, 20_000, 40_000]);
  const kind = random.pick(['refund', 'cancel', 'dispute', 'part'] as const);
  const endDay = paid === null ? 0 : kind === 'cancel' ? paid + random.int(0, 2) : (delivered ?? paid) + random.int(1, 50);
  return {
    ...{ place, touched, signed, ordered, goodsCents, paid },
    isSelf: random.isHit(0.1),
    delivered: kind === 'cancel' && paid !== null && random.isHit(0.3) ? null : delivered,
    end: paid !== null && random.isHit(0.4) ? { kind, day: endDay, backCents: random.pick([1000, 6000]) } : null,
    orderedAgain: paid !== null && random.isHit(0.2) ? paid + random.int(1, 20) : null,
    spends: random.isHit(0.3) ? random.int(40, 140) : null,
  };
}

function thousand(): readonly History[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, place) => historyFrom(random, place));
}

/** The terms in plain code: what the referrer got, what was taken back, and the final balance. */
function oracle(one: History) {
  const { touched, signed, isSelf, goodsCents, paid, delivered, end, spends } = one;
  const isBrought = touched !== null && signed - touched < touchDays;
  const isLost = end !== null && (end.kind !== 'part' || goodsCents - end.backCents < minimum);
  // An order closed on the day it was paid never had a reward.
  const counts = isBrought && !isSelf && paid !== null && goodsCents >= minimum && !(isLost && end.day <= paid);
  const isDelivered = delivered !== null && !(end?.kind === 'cancel' && end.day <= delivered);
  const freeOn = counts && isDelivered ? (delivered ?? 0) + waitDays : null;
  const isGiven = freeOn !== null && !(isLost && end.day <= freeOn);
  const hasSpent = isGiven && spends !== null && spends > freeOn && !(isLost && end.day <= spends);
  const takenCents = isGiven && isLost ? (hasSpent ? reward - spending : reward) : 0;
  return {
    given: isGiven ? reward : 0,
    taken: takenCents,
    balance: (isGiven ? reward : 0) - (hasSpent ? spending : 0) - takenCents,
    state: counts ? (isLost ? 'taken_back' : isGiven ? 'available' : 'pending') : null,
  };
}

const outside: ReferralSources = { payersOf: async () => new Map(), affiliates: async () => [] };

const terms = { ...readReferralTerms(new Map()), minOrderCents: minimum, rewardCents: reward, waitDays };
const nobodyYet = { places: [], payers: [], devices: [], isTest: false, isClosed: false };

/** The order at the end of a day. */
function orderOn({ goodsCents, paid, delivered, end }: History, today: number): FirstOrder {
  const kind = end !== null && end.day <= today ? end.kind : null;
  const isDelivered = delivered !== null && delivered <= today && !(end?.kind === 'cancel' && end.day <= delivered);
  const isGone = kind === 'refund' || (kind === 'cancel' && !(delivered !== null && delivered < (end?.day ?? 0)));
  const paymentState = isGone ? 'refunded' : kind === 'dispute' ? 'disputed' : kind === 'part' ? 'part_refunded' : 'paid';
  return {
    status: kind === 'refund' ? 9 : isGone ? 7 : isDelivered ? 5 : 2,
    paymentState: paid !== null && paid <= today ? paymentState : 'unpaid',
    ...{ goodsCents, totalCents: goodsCents, creditCents: 0, returnedCents: 0, hasExchanged: false },
    paymentCents: isGone ? 0 : goodsCents - (kind === 'part' ? (end?.backCents ?? 0) : 0),
    deliveredAt: isDelivered ? later(begin, (delivered ?? 0) * dayMs) : null,
  };
}

/** A history played day by day with the rules alone. */
function playedByRules(one: History) {
  const phone = `40455${50_000 + one.place}`;
  const person = (id: number, isHis: boolean) => ({ ...nobodyYet, id, email: `${id}@mail.test`, phones: isHis ? [phone] : [] });
  const pair = {
    referrer: person(1, true),
    referee: person(2, one.isSelf),
    isCodeBlocked: false,
    isMutual: false,
    staff: [],
    earlierBuyers: [],
  };
  const isBrought = one.touched !== null && one.signed < one.touched + touchDays && findReferralRefusal(pair) === null;
  const sum = { given: 0, taken: 0, balance: 0, state: null as string | null };
  for (let today = 0; today <= lastDay; today += 1) {
    const order = orderOn(one, today);
    const fate = rewardEligibilityOf(order, terms);
    const isOver = fate !== 'stands' && fate !== 'waits';
    if (sum.state === null && isBrought && fate === 'stands') sum.state = 'pending';
    if ((sum.state === 'pending' || sum.state === 'available') && isOver) {
      const back = sum.state === 'available' ? Math.min(sum.balance, reward) : 0;
      Object.assign(sum, { state: 'taken_back', taken: back, balance: sum.balance - back });
    }
    const isFree = order.deliveredAt !== null && availableFrom(terms, order.deliveredAt) <= later(begin, today * dayMs);
    if (sum.state === 'pending' && fate === 'stands' && isFree) {
      const got = rewardFor(terms, order.goodsCents);
      Object.assign(sum, { state: 'available', given: got, balance: got });
    }
    if (one.spends === today && sum.balance >= spending) sum.balance -= spending;
  }
  return sum;
}

test('a thousand histories played by the rules alone give what the terms promise', () => {
  const histories = thousand();
  const wrong = histories.filter((one) => JSON.stringify(sorted(playedByRules(one))) !== JSON.stringify(sorted(oracle(one))));
  expect(wrong.map((one) => ({ one, promised: oracle(one), played: playedByRules(one) }))).toEqual([]);
});

const sorted = (one: object) => Object.entries(one).sort(([a], [b]) => a.localeCompare(b));

test('the same thousand played in the database give exactly the right credits; replays and races change nothing', async () => {
  const app = await testApp();
  const histories = thousand();
  const day = (number: number, hours = 0): string => later(begin, number * dayMs + hours * 3_600_000).toISOString();
  const [referrer, friend, order] = [(n: number) => 10_000 + n, (n: number) => 20_000 + n, (n: number) => 30_000 + n];
  const all = async (rows: readonly string[], words: (values: string) => string) => {
    if (rows.length > 0) await app.store.run(words(rows.join(', ')));
  };
  const hisPhone = (n: number) => `40455${String(50_000 + n)}`;
  await app.store.run(`INSERT INTO referral_rules (friend_off_cents, min_order_cents, reward_cents, touch_days, wait_days, starts_at)
    VALUES (1500, ${minimum}, ${reward}, ${touchDays}, ${waitDays}, '2026-01-01')`);
  await all(
    histories.map(({ place: n }) => `(${referrer(n)}, 'ref${n}@mail.test', 'x', 'R', 'R', '${hisPhone(n)}', '${day(-9)}')`),
    (rows) => `INSERT INTO users (id, email, password_hash, first_name, last_name, phone_number, created_at) VALUES ${rows}`,
  );
  await app.store.run(`INSERT INTO referral_codes (id, user_id, code) SELECT id, id, 'CODE' || id FROM users`);

  for (let today = 0; today <= lastDay; today += 1) {
    const on = (which: (one: History) => number | null | undefined) => histories.filter((one) => which(one) === today);
    await all(
      on((one) => one.touched).map(({ place: n }) => `('visitor${n}', ${referrer(n)}, '${day(today, 1)}', '${day(today + touchDays, 1)}')`),
      (rows) => `INSERT INTO referral_touches (visitor_hash, code_id, created_at, expires_at) VALUES ${rows}`,
    );
    // One hour earlier than the first touch, so that the thirtieth day still counts and the next does not.
    await all(
      on((one) => one.signed).map(({ place: n, touched, isSelf }) => {
        const hour = touched === today ? 2 : touched !== null && today - touched >= touchDays ? 1 : 0;
        return `(${friend(n)}, 'friend${n}@mail.test', 'x', 'F', 'F', '${isSelf ? hisPhone(n) : ''}', 'visitor${n}', '${day(today, hour)}')`;
      }),
      (rows) =>
        `INSERT INTO users (id, email, password_hash, first_name, last_name, phone_number, visitor_hash, created_at) VALUES ${rows}`,
    );
    const orders = (list: readonly History[], idOf: (n: number) => number, name: string) =>
      all(
        list.map(
          ({ place: n, goodsCents }) =>
            `(${idOf(n)}, ${friend(n)}, '${name}-${n}', ${goodsCents}, 0, ${goodsCents}, 1, 'friend${n}@mail.test', '${day(today, 3)}')`,
        ),
        (rows) =>
          `INSERT INTO orders (id, user_id, number, items_cents, shipping_cents, total_cents, piece_count, email, created_at) VALUES ${rows}`,
      );
    const change = (list: readonly History[], set: string) =>
      all(
        list.map(({ place: n }) => String(order(n))),
        (ids) => `UPDATE orders SET ${set} WHERE id IN (${ids})`,
      );
    const paid = `status = 2, payment_state = 'paid', payment = total_cents, payment_time = '${day(today, 4)}'`;
    await orders(
      on((one) => one.ordered),
      order,
      'O',
    );
    await change(
      on((one) => one.paid),
      paid,
    );
    await orders(
      on((one) => one.orderedAgain),
      (n) => order(n) + 10_000,
      'P',
    );
    await all(
      on((one) => one.orderedAgain).map(({ place: n }) => String(order(n) + 10_000)),
      (ids) => `UPDATE orders SET ${paid} WHERE id IN (${ids})`,
    );
    const ended = (kind: string) => histories.filter(({ end }) => end?.day === today && end.kind === kind);
    await change(
      ended('cancel').filter(({ delivered }) => delivered === null || delivered >= today),
      `status = 7, payment_state = 'refunded', payment = 0, deal_close_time = '${day(today, 5)}'`,
    );
    await change(
      on((one) => one.delivered).filter(({ end }) => !(end?.kind === 'cancel' && end.day <= today)),
      `status = 5, consign_time = '${day(today, 5)}', delivered_at = '${day(today, 5)}'`,
    );
    await change(ended('refund'), `status = 9, payment_state = 'refunded', payment = 0, deal_close_time = '${day(today, 6)}'`);
    await change(ended('dispute'), `payment_state = 'disputed'`);
    for (const { place: n, end } of ended('part'))
      await app.store.run(
        `UPDATE orders SET payment_state = 'part_refunded', payment = total_cents - ${end?.backCents} WHERE id = ${order(n)}`,
      );
    app.clock.at = later(begin, today * dayMs + 20 * 3_600_000);
    await (today % 10 === 0
      ? Promise.all([processReferrals(app, outside), processReferrals(app, outside)])
      : processReferrals(app, outside));
    // The same purchase reported twice at once is paid once.
    for (const { place: n } of on((one) => one.spends)) {
      const purchase = { userId: referrer(n), kind: 'spent', source: ['order', n], cents: spending } as const;
      await Promise.allSettled([spendCredit(app, purchase), spendCredit(app, purchase)]);
    }
  }

  const read = () =>
    app.store.run(`SELECT u.id - 10000 AS place, w.state, coalesce(a.balance_cents, 0) AS balance,
        coalesce((SELECT sum(amount_cents) FROM credit_entries e WHERE e.user_id = u.id AND kind = 'referral'), 0)::int AS given,
        coalesce(-(SELECT sum(amount_cents) FROM credit_entries e WHERE e.user_id = u.id AND kind = 'taken_back'), 0)::int AS taken
      FROM users u LEFT JOIN referral_rewards w ON w.referrer_id = u.id LEFT JOIN credit_accounts a ON a.user_id = u.id WHERE u.id < 20000 ORDER BY u.id`);
  const found = await read();
  const promised = histories.map((one) => ({ place: one.place, ...oracle(one) }));
  const wrong = promised.filter((one, place) => !same(one, found[place]));
  expect(wrong.map((one) => ({ history: histories[one.place], promised: one, found: found[one.place] }))).toEqual([]);
  // The random histories cover every outcome.
  expect(new Set(promised.map(({ state }) => state))).toEqual(new Set([null, 'pending', 'available', 'taken_back']));

  await Promise.all([processReferrals(app, outside), processReferrals(app, outside)]);
  expect(await read()).toEqual(found);
}, 1_200_000);

const same = (one: object, other: object | undefined): boolean =>
  other !== undefined && Object.entries(one).every(([name, value]) => (other as Record<string, unknown>)[name] === value);
