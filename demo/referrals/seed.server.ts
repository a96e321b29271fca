import { isCancelled, orderStatus } from '#areas/orders/rules/status.ts';
import {
  creditAccounts,
  creditEntries,
  referralCodes,
  referralRewards,
  referralRules,
  referrals,
  referralTouches,
} from '#areas/referrals/tables.ts';
import type { SeedOrder } from '#demo/orders/order.ts';
import type { SeedShopper } from '#demo/shoppers/seed.server.ts';
import type { SeedStaff } from '#demo/staff/seed.server.ts';
import { dayMs, hourMs } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import type { Copy } from '#platform/database/copy.server.ts';

type Row<T extends { $inferInsert: unknown }> = T['$inferInsert'];
/** $15 for each of the two, from $150 on, after delivery and 30 days. */
const terms = { friendOffCents: 1500, minOrderCents: 15_000, rewardCents: 1500, touchDays: 30, waitDays: 30 };
/** Approximate number of referred friends. */
const maxReferrals = 60;

/** Items after every discount. */
const itemsCentsOf = ({ totals }: SeedOrder): number => totals.itemsCents - totals.shares.reduce((sum, share) => sum + share, 0);

/** Collects first paid orders of possible referred friends. */
export function openReferrals() {
  const firstOrders = new Map<number, SeedOrder>();
  return {
    watch: (order: SeedOrder): void => {
      const { shopper, timeline, placedAt } = order;
      if (
        !shopper ||
        shopper.id === 1 ||
        timeline.paidAt === null ||
        itemsCentsOf(order) < terms.minOrderCents ||
        firstOrders.size >= 4000 ||
        firstOrders.has(shopper.id)
      )
        return;
      if (shopper.joinedAt.getTime() > placedAt - 60 * dayMs) firstOrders.set(shopper.id, order);
    },
    candidates: (): SeedOrder[] => [...firstOrders.values()],
  };
}

/** An affiliate: code, how often it was opened, and how many buyers it brought. */
export type SeedAffiliate = {
  readonly userId: number;
  readonly code: string;
  readonly clicks: number;
  readonly friends: number;
  readonly since: Date;
};

type ReferralSeedOptions = {
  affiliates: readonly SeedAffiliate[];
  random: Random;
  now: Date;
  shoppers: readonly SeedShopper[];
  staff: SeedStaff;
  candidates: readonly SeedOrder[];
};

export async function seedReferrals(
  copy: Copy,
  { random, now, shoppers, staff, candidates, affiliates }: ReferralSeedOptions,
): Promise<void> {
  const since = new Date(now.getTime() - 400 * dayMs);
  const codes: Row<typeof referralCodes>[] = [];
  for (const shopper of shoppers.slice(0, 1200)) {
    if (shopper.id !== 1 && !random.isHit(0.4)) continue;
    if (affiliates.some(({ userId }) => userId === shopper.id)) continue;
    const code = shopper.id === 1 ? 'DANA15' : `${shopper.firstName.slice(0, 6).toUpperCase()}${shopper.id}`;
    codes.push({
      id: codes.length + 1,
      userId: shopper.id,
      code,
      clickCount: random.int(0, 40),
      createdAt: shopper.joinedAt > since ? shopper.joinedAt : since,
    });
  }
  for (const { userId, code, clicks, since: createdAt } of affiliates)
    codes.push({ id: codes.length + 1, userId, code, clickCount: clicks, createdAt });
  const touches: Row<typeof referralTouches>[] = [];
  const pairs: Row<typeof referrals>[] = [];
  const rewards: Row<typeof referralRewards>[] = [];
  const credit = openCredit();
  const share = maxReferrals / Math.max(1, candidates.length);
  const demoFriends = friendsOfDemo(candidates, codes[0]?.createdAt ?? now);
  const followers = followersOf(affiliates, candidates, demoFriends);
  for (const order of candidates) {
    const { shopper } = order;
    const picked = random.pick(codes);
    const isDemoFriend = demoFriends.has(order);
    const follows = codes.find(({ userId }) => userId === followers.get(order));
    const code = isDemoFriend ? (codes[0] ?? picked) : (follows ?? picked);
    const isBrought = random.isHit(share) || isDemoFriend || follows !== undefined;
    if (!shopper || !isBrought || code.userId === shopper.id || (code.createdAt ?? now) > shopper.joinedAt) continue;
    const touchedAt = new Date(shopper.joinedAt.getTime() - random.int(1, 60) * hourMs);
    touches.push({
      id: touches.length + 1,
      visitorHash: hex(random),
      codeId: code.id ?? 0,
      landingPath: '/',
      createdAt: touchedAt,
      expiresAt: new Date(touchedAt.getTime() + terms.touchDays * dayMs),
    });
    // A few share a household with the referrer; those do not count.
    const isRefused = !isDemoFriend && !follows && pairs.length % 15 === 14;
    pairs.push({
      ...{
        refusedReason: isRefused ? 'same_address' : '',
        refusedAt: isRefused ? new Date(order.timeline.paidAt ?? order.placedAt) : null,
      },
      id: pairs.length + 1,
      refereeId: shopper.id,
      referrerId: code.userId,
      codeId: code.id ?? 0,
      touchedAt,
      createdAt: shopper.joinedAt,
    });
    if (isRefused || affiliates.some(({ userId }) => userId === code.userId)) continue;
    const reward = rewardOf(order, { id: rewards.length + 1, referralId: pairs.length, referrerId: code.userId }, now);
    rewards.push(reward);
    if (reward.state === 'available' && reward.endedAt)
      credit.add(code.userId, terms.rewardCents, 'referral', 'referral_reward', String(reward.id), reward.endedAt, order.id);
  }
  credit.add(1, 2000, 'adjusted', 'staff', 'demo-welcome', new Date(now.getTime() - 20 * dayMs), null, staff.manager.id);

  await copy(referralRules, [{ id: 1, ...terms, startsAt: since, staffId: staff.manager.id, createdAt: since }]);
  await copy(referralCodes, codes);
  await copy(referralTouches, touches);
  await copy(referrals, pairs);
  await copy(referralRewards, rewards);
  await copy(creditAccounts, credit.accounts());
  await copy(creditEntries, credit.entries());
}

/** Friends of the demo shopper: some long ago with a free reward, and the newest still waiting. */
function friendsOfDemo(candidates: readonly SeedOrder[], since: Date): ReadonlySet<SeedOrder> {
  const able = candidates.filter(({ shopper }) => shopper && shopper.joinedAt > since);
  return new Set([...able.slice(0, 2), ...able.slice(-2)]);
}

/** The first sign-ups since an affiliate started, until the planned number is reached. */
function followersOf(affiliates: readonly SeedAffiliate[], candidates: readonly SeedOrder[], demoFriends: ReadonlySet<SeedOrder>) {
  const followers = new Map<SeedOrder, number>();
  for (const { userId, friends, since } of affiliates) {
    const able = candidates.filter(
      (order) =>
        !followers.has(order) && !demoFriends.has(order) && order.shopper?.id !== userId && (order.shopper?.joinedAt ?? since) > since,
    );
    for (const order of able.slice(0, friends)) followers.set(order, userId);
  }
  return followers;
}

/** Why an order no longer earns a reward; null when it does. */
function lostBy({ timeline: { status, paymentState }, refundedCents }: SeedOrder, itemsCents: number): string | null {
  if (paymentState === 'disputed') return 'disputed';
  if (paymentState === 'refunded' || status === orderStatus.returned) return 'refunded';
  if (isCancelled(status)) return 'cancelled';
  return itemsCents - refundedCents < terms.minOrderCents ? 'below_minimum' : null;
}

type RewardIds = { readonly id: number; readonly referralId: number; readonly referrerId: number };

function rewardOf(order: SeedOrder, { id, referralId, referrerId }: RewardIds, now: Date): Row<typeof referralRewards> {
  const { deliveredAt, closedAt } = order.timeline;
  const lost = lostBy(order, itemsCentsOf(order));
  const isBack = lost !== null;
  const availableFrom = deliveredAt === null ? null : new Date(deliveredAt + terms.waitDays * dayMs);
  const isAvailable = !isBack && availableFrom !== null && availableFrom < now;
  return {
    id,
    referralId,
    refereeId: order.shopper?.id ?? 0,
    referrerId,
    orderId: order.id,
    ruleId: 1,
    amountCents: terms.rewardCents,
    state: isBack ? 'taken_back' : isAvailable ? 'available' : 'pending',
    reason: lost ?? '',
    availableFrom,
    endedAt: isBack ? new Date(closedAt ?? order.placedAt) : isAvailable ? availableFrom : null,
    createdAt: new Date(order.timeline.paidAt ?? order.placedAt),
  };
}

/** Store credit in chronological order, so that every balance follows from the one before. */
function openCredit() {
  type Entry = Row<typeof creditEntries> & { createdAt: Date };
  const entries: Entry[] = [];
  const booked = (): Entry[] => {
    const balances = new Map<number, number>();
    return entries
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .map((entry, index) => {
        const balance = (balances.get(entry.userId) ?? 0) + entry.amountCents;
        balances.set(entry.userId, balance);
        return { ...entry, id: index + 1, balanceAfterCents: balance };
      });
  };
  return {
    add: (
      userId: number,
      amountCents: number,
      kind: Entry['kind'],
      sourceKind: string,
      sourceId: string,
      createdAt: Date,
      orderId: number | null,
      staffId: number | null = null,
    ): void => {
      entries.push({ id: 0, userId, amountCents, balanceAfterCents: 0, kind, sourceKind, sourceId, orderId, staffId, createdAt });
    },
    entries: booked,
    accounts: (): Row<typeof creditAccounts>[] => {
      const last = new Map(booked().map((entry) => [entry.userId, entry]));
      return [...last.values()].map((entry) => ({
        userId: entry.userId,
        balanceCents: entry.balanceAfterCents,
        updatedAt: entry.createdAt,
      }));
    },
  };
}

const hex = (random: Random): string =>
  Array.from({ length: 8 }, () =>
    Math.floor(random.next() * 4_294_967_296)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
