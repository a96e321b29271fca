import { type App, transact } from '#platform/app.ts';
import { availableFrom, rewardEligibilityOf, rewardFor } from '../rules/rewards.ts';
import * as store from '../store/rewards.server.ts';
import { bindNewcomers, isPairStillValid, type ReferralSources } from './pairs.server.ts';
import { giveCredit, recoverCredit } from './store-credit.server.ts';
import { ensureReferralRule, syncTermsToPolicies } from './terms.server.ts';

const atOnce = 500;

/**
 * Scheduled task: assigns referrers to new sign-ups, gives the reward for a friend's first paid order, and lets rewards follow their
 * orders: released after delivery and the return period, recovered when the order is returned. Idempotent. Every minute it looks at orders
 * paid or changed since a moment, every hour at all of them, since some changes are reported late.
 */
export async function processReferrals(app: App, outside: ReferralSources, since: store.Since = null): Promise<void> {
  await syncTermsToPolicies(app);
  await bindNewcomers(app, outside);
  const byMonth = await outside.affiliates(app);
  for (const first of await store.firstOrders(app.db, byMonth, since, atOnce)) await writeReward(app, first, outside);
  for (let after = 0, more = true; more; ) {
    const moved = await store.changedRewards(app.db, app.now(), since, { after, limit: atOnce });
    for (const reward of moved) await follow(app, reward, outside);
    after = moved.at(-1)?.id ?? after;
    more = moved.length === atOnce;
  }
}

type First = Awaited<ReturnType<typeof store.firstOrders>>[number];

/** A friend's first order is paid: its reward is recorded as pending, in the month it was found. */
const writeReward = (app: App, { pair, order }: First, outside: ReferralSources): Promise<void> =>
  transact(app, async (inside) => {
    const { db } = inside;
    if (!(await isPairStillValid(inside, pair, outside))) return;
    const rule = await ensureReferralRule(inside, order.placedAt);
    const amountCents = rewardFor(rule, order.goodsCents);
    if (amountCents === 0) return;
    await store.lockReferralCode(db, pair.codeId);
    const now = app.now();
    const earned = await store.earnedSince(db, pair.referrerId, monthStart(now));
    const isOver = earned + amountCents > rule.monthCapCents;
    const row = {
      referralId: pair.id,
      refereeId: pair.refereeId,
      referrerId: pair.referrerId,
      orderId: order.orderId,
      ruleId: rule.id,
      amountCents,
      createdAt: now,
    };
    await store.insertReward(db, isOver ? { ...row, state: 'refused', reason: 'month_cap', endedAt: now } : row);
  });

const monthStart = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));

type Moved = Awaited<ReturnType<typeof store.changedRewards>>[number];

async function follow(app: App, reward: Moved, outside: ReferralSources): Promise<void> {
  const eligibility = rewardEligibilityOf(reward.order, reward.terms);
  if (eligibility === 'waits') return;
  if (eligibility !== 'stands') return takeBack(app, reward, eligibility);
  if (reward.state === 'available') return;
  const { deliveredAt } = reward.order;
  if (deliveredAt === null) return;
  const from = availableFrom(reward.terms, deliveredAt);
  if (reward.availableFrom?.getTime() !== from.getTime()) await store.moveReward(app.db, reward.id, 'pending', { availableFrom: from });
  if (from <= app.now()) await release(app, reward, outside);
}

/** The waiting period is over: the reward becomes store credit, once. New findings still count against it. */
const release = (app: App, { id, pair, amountCents, order }: Moved, outside: ReferralSources): Promise<void> =>
  transact(app, async (inside) => {
    const counts = await isPairStillValid(inside, pair, outside);
    const ended = { endedAt: app.now() };
    if (!counts) return void (await store.moveReward(inside.db, id, 'pending', { ...ended, state: 'refused', reason: 'self_dealing' }));
    if (!(await store.moveReward(inside.db, id, 'pending', { ...ended, state: 'available' }))) return;
    const event = { userId: pair.referrerId, source: ['referral_reward', id], cents: amountCents, orderId: order.orderId } as const;
    await giveCredit(inside, { ...event, kind: 'referral' });
  });

/** The order was returned: a pending reward is cancelled, a given one is taken from what is left. */
const takeBack = (app: App, { id, pair, amountCents, state, order }: Moved, reason: string): Promise<void> =>
  transact(app, async (inside) => {
    if (!(await store.moveReward(inside.db, id, state, { state: 'taken_back', reason, endedAt: app.now() }))) return;
    if (state === 'pending') return;
    const event = { userId: pair.referrerId, source: ['referral_reward', id], cents: amountCents, orderId: order.orderId } as const;
    await recoverCredit(inside, { ...event, kind: 'taken_back' });
  });
