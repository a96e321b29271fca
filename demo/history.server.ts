import { sql } from 'drizzle-orm';
import { searchTerms } from '#areas/catalog/tables/prices-and-search.ts';
import { subscribers } from '#areas/content/tables/articles.ts';
import { orderMessages } from '#areas/orders/tables/messages.ts';
import { partnerShops, syncRuns } from '#areas/partners/tables.ts';
import { openCases, seedCases } from '#demo/aftercare/seed.server.ts';
import { seedVideo } from '#demo/aftercare/video.server.ts';
import { seedCarts } from '#demo/cart/seed.server.ts';
import type { SeedSku } from '#demo/catalog/goods.ts';
import { seedCustom } from '#demo/custom/seed.server.ts';
import { seedInquiries } from '#demo/inquiries/seed.server.ts';
import { closeMonths, seedHeadings, seedRecurring } from '#demo/ledger/seed.server.ts';
import type { SeedOrder } from '#demo/orders/order.ts';
import type { PriceLookup } from '#demo/orders/prices.ts';
import { syncRows } from '#demo/partners/runs.ts';
import { chooseAffiliates, seedAffiliates, seedPartners } from '#demo/partners/seed.server.ts';
import { seedDemand } from '#demo/purchasing/seed.server.ts';
import { openReferrals, seedReferrals } from '#demo/referrals/seed.server.ts';
import { seedRanks, seedStaffMonths, sumUpDays } from '#demo/reports/seed.server.ts';
import { makeShoppers, seedShoppers } from '#demo/shoppers/seed.server.ts';
import type { SeedStaff } from '#demo/staff/seed.server.ts';
import type { Vendor } from '#demo/stock/purchases.ts';
import { dayMs } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import { auditLog, jobFailures, jobs, mails, visits } from '#platform/tables.ts';
import type { TimedCoupon } from './coupons.ts';
import { openFunnel } from './funnel.ts';
import { auditRows, createRecentOrderCollector, jobRows, mailRows, messageRows, subscriberRows } from './recent-records.ts';
import { searchTermRows } from './search-terms.ts';
import { simulateTrade } from './simulate-trade.server.ts';

export type HistoryPlan = {
  readonly random: Random;
  readonly now: Date;
  readonly days: number;
  readonly orderTarget: number;
  readonly goods: readonly SeedSku[];
  readonly prices: PriceLookup;
  readonly staff: SeedStaff;
  readonly report: (message: string) => void;
};
export type HistoryCounts = {
  readonly shoppers: number;
  readonly orders: number;
  readonly lines: number;
  readonly movements: number;
  readonly reviews: number;
};

const ordersPerShopper = 7.5;

/** Everything that happened in a shop whose products, prices and staff exist. */
export async function seedHistory(copy: Copy, db: Database, plan: HistoryPlan): Promise<HistoryCounts> {
  const { random, now, days, orderTarget, staff } = plan;
  const from = now.getTime() - days * dayMs;
  const shoppers = makeShoppers({
    random: random.branch('shoppers'),
    now,
    count: Math.max(60, Math.round(orderTarget / ordersPerShopper)),
  });
  await seedShoppers(copy, shoppers, { random: random.branch('accounts'), now });
  await seedHeadings(copy);
  plan.report(`${shoppers.length} shoppers`);

  const funnel = openFunnel();
  const friends = openReferrals();
  const paperwork = createRecentOrderCollector(now);
  const care = openCases();
  const watch = (order: SeedOrder): void =>
    [funnel, friends, paperwork, care].forEach((watcher) => {
      watcher.watch(order);
    });
  const counts = await simulateTrade(copy, { ...plan, shoppers, coupons: await couponsIn(db), vendors: await vendorsIn(db), watch });
  const nextEntryId = await seedRecurring(copy, staff, { from, now, orderTarget, firstId: counts.lastLedgerId + 1 });
  plan.report(`${counts.orders} orders, ${counts.movements} stock movements, ${counts.reviews} reviews`);

  const people = { now, days, shoppers, goods: plan.goods, staff };
  await seedCarts(copy, { ...people, freePieces: counts.availableBySku, random: random.branch('carts') });
  await seedInquiries(copy, { ...people, random: random.branch('inquiries') });
  await seedCustom(copy, db, { ...people, random: random.branch('custom') });
  const affiliates = chooseAffiliates(shoppers, now);
  await seedReferrals(copy, { ...people, affiliates, random: random.branch('referrals'), candidates: friends.candidates() });
  await seedPartners(copy, people);
  await seedAffiliates(copy, people, { db, affiliates, firstEntryId: nextEntryId });
  await seedCases(copy, db, { orders: care.orders, others: care.others, staff, now });
  await seedVideo(copy, { orders: care.others.length > 0 ? [...care.orders.slice(0, 1), ...care.others] : care.orders, staff, now });
  await copy(visits, funnel.rows(random.branch('funnel'), from + dayMs, now));
  await copy(searchTerms, searchTermRows(random.branch('terms'), from + dayMs, now));
  await copy(subscribers, subscriberRows(random.branch('subscribers'), shoppers, now));
  await copy(orderMessages, messageRows(random.branch('messages'), staff, paperwork.recent, now));
  await copy(mails, mailRows(paperwork.recent));
  await copy(auditLog, auditRows(random.branch('audit'), staff, paperwork.recent, now));
  const work = jobRows(staff, now);
  await copy(jobs, work);
  const syncs = syncRows(work.find(({ kind }) => kind === 'product-sync')?.id ?? 0, now);
  await copy(partnerShops, syncs.shops);
  await copy(syncRuns, syncs.runs);
  await copy(jobFailures, syncs.failures);
  return { shoppers: shoppers.length, orders: counts.orders, lines: counts.lines, movements: counts.movements, reviews: counts.reviews };
}

/** Precomputed data of the office: closed months, daily figures, sales rank, targets. */
export async function sumUpHistory(copy: Copy, db: Database, { now, days, orderTarget, staff }: HistoryPlan): Promise<void> {
  await closeMonths(db, staff, now);
  await seedDemand(db, now);
  await sumUpDays(db, now);
  await seedRanks(db, now);
  await seedStaffMonths(copy, db, staff, { from: now.getTime() - days * dayMs, now, orderTarget });
}

/** Coupons anybody could use; limited ones and those for first orders are left out. */
async function couponsIn(db: Database): Promise<TimedCoupon[]> {
  const { rows } = await db.execute<Record<string, string | number | boolean | null>>(sql`
    select id, kind, amount_cents, percent_bp, max_discount_cents, min_items_cents, is_once_per_shopper,
      extract(epoch from starts_at)::float8 * 1000 as starts_ms, extract(epoch from ends_at)::float8 * 1000 as ends_ms
    from coupons where category_id is null and not is_first_order_only and max_uses is null order by id`);
  const number = (value: unknown): number | null => (value === null ? null : Number(value));
  return rows.map((row) => ({
    id: Number(row.id),
    kind: row.kind === 'percent' ? 'percent' : row.kind === 'fixed' ? 'fixed' : 'free_shipping',
    amountCents: number(row.amount_cents),
    percentBp: number(row.percent_bp),
    maxDiscountCents: number(row.max_discount_cents),
    minItemsCents: Number(row.min_items_cents),
    isOncePerShopper: row.is_once_per_shopper === true,
    startsAt: Number(row.starts_ms),
    endsAt: number(row.ends_ms) ?? Number.POSITIVE_INFINITY,
  }));
}

async function vendorsIn(db: Database): Promise<Vendor[]> {
  const { rows } = await db.execute<{ id: number; lead_days: number }>(
    sql`select id, lead_days from vendors where deleted_at is null order by id`,
  );
  return rows.map((row) => ({ id: Number(row.id), leadDays: Number(row.lead_days) }));
}
