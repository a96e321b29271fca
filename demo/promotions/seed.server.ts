import { giveawayDraws, giveawayEntries, giveaways, giveawayWinners } from '#areas/promotions/tables/giveaways.ts';
import { coupons, giftRules, promotionGoods, promotions, quantityTiers, setRules } from '#areas/promotions/tables/sales.ts';
import type { Catalog } from '#demo/catalog/seed.server.ts';
import { dayMs, earlier, later } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import { couponPlans, salePlans, setPricePlans, tierPlans } from './data.ts';
import { makeGiveaways } from './giveaways.ts';

export type Promotions = Awaited<ReturnType<typeof makePromotions>>;
type PromotionOptions = { readonly random: Random; readonly now: Date; readonly catalogue: Catalog };

/** Sales of the year, coupons, quantity and set prices; no sale changes a price before its day. */
export async function makePromotions({ random, now, catalogue }: PromotionOptions) {
  const opened = earlier(now, 400 * dayMs);
  const { promotions: saleRows, promotionGoods: saleProductRows } = makeSales(now, catalogue, random.branch('sales'));
  return {
    promotions: saleRows,
    promotionGoods: saleProductRows,
    giveaways: await makeGiveaways({ random: random.branch('giveaways'), now, catalogue }),
    coupons: makeCoupons(now, catalogue),
    giftRules: makeGifts(now, catalogue),
    quantityTiers: tierPlans.map((plan, index) => ({
      id: index + 1,
      audience: 'wholesale' as const,
      categoryId: null,
      ...plan,
      updatedAt: opened,
    })),
    setRules: setPricePlans.map((plan, index) => ({ id: index + 1, ...plan, updatedAt: opened })),
  };
}

export async function seedPromotions(copy: Copy, made: Promotions): Promise<void> {
  await copy(promotions, made.promotions);
  await copy(promotionGoods, made.promotionGoods);
  await copy(coupons, made.coupons);
  await copy(giftRules, made.giftRules);
  await copy(quantityTiers, made.quantityTiers);
  await copy(setRules, made.setRules);
  await copy(giveaways, made.giveaways.giveaways);
  await copy(giveawayEntries, made.giveaways.entries);
  await copy(giveawayDraws, made.giveaways.draws);
  await copy(giveawayWinners, made.giveaways.winners);
}

const midnight = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day, 5));

/** The Friday after the fourth Thursday of November. */
function blackFridayOf(year: number): Date {
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay();
  return midnight(year, 11, 1 + ((4 - first + 7) % 7) + 21 + 1);
}

/** Last year's sale, so that the page has a past, and the current or next one. */
function makeSales(now: Date, catalogue: Catalog, random: Random) {
  const sales: (typeof promotions.$inferInsert)[] = [];
  const saleProducts: (typeof promotionGoods.$inferInsert)[] = [];
  const able = catalogue.spus.filter(
    (spu) => !spu.isHidden && !spu.isClearance && !spu.isMadeToOrder && (spu.minPayableCents ?? 0) >= 2500,
  );
  // A running sale has already lowered its products, so it shows groups whose SKUs are all on sale.
  const lowered = groupDiscounts(catalogue);
  const onOffer = able.filter((spu) => (lowered.get(spu.id ?? 0) ?? 10000) < 10000);
  for (const plan of salePlans) {
    for (const [startsAt, endsAt] of datesOf(plan.slug, now)) {
      const id = sales.length + 1;
      const announced = new Date(Math.min(earlier(startsAt, 40 * dayMs).getTime(), earlier(now, dayMs).getTime()));
      sales.push({
        id,
        slug: plan.slug,
        titleEn: plan.title[0],
        titleZh: plan.title[1],
        introEn: plan.intro[0],
        introZh: plan.intro[1],
        pictureUrl: catalogue.spus.find(({ slug }) => slug === plan.pictureOf)?.heroUrl ?? '',
        startsAt,
        endsAt,
        publishedAt: announced,
        createdAt: announced,
        updatedAt: announced,
      });
      const isRunning = startsAt <= now && now < endsAt;
      const chosen = isRunning ? onOffer.slice(0, plan.goods) : drawn(able, plan.goods, random);
      for (const [index, spu] of chosen.entries()) {
        const discountBp = isRunning ? (lowered.get(spu.id ?? 0) ?? 9000) : (plan.discountBp[index % plan.discountBp.length] ?? 9000);
        saleProducts.push({
          id: saleProducts.length + 1,
          promotionId: id,
          spuId: spu.id ?? 0,
          skuId: null,
          discountBp,
          usualDiscountBp: isRunning ? 10000 : null,
          position: index + 1,
        });
      }
    }
  }
  return { promotions: sales, promotionGoods: saleProducts };
}

type Spu = Catalog['spus'][number];

function drawn(able: readonly Spu[], count: number, random: Random): Spu[] {
  const chosen = new Set<Spu>();
  while (chosen.size < Math.min(count, able.length)) chosen.add(random.pick(able));
  return [...chosen];
}

/** The discount all SKUs of a group share; mixed groups are left out. */
function groupDiscounts(catalogue: Catalog): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const torn = new Set<number>();
  for (const { spuId, discountBp } of catalogue.goods) {
    if ((found.get(spuId) ?? discountBp) !== discountBp) torn.add(spuId);
    found.set(spuId, discountBp);
  }
  for (const spuId of torn) found.delete(spuId);
  return found;
}

/** Two runs of each sale: the last one and the current or next one. */
function datesOf(slug: string, now: Date): (readonly [Date, Date])[] {
  if (slug === 'crazy-sale')
    return [
      [earlier(now, 98 * dayMs), earlier(now, 88 * dayMs)],
      [earlier(now, 4 * dayMs), later(now, 6 * dayMs)],
    ];
  const run = (year: number): readonly [Date, Date] =>
    slug === 'black-friday'
      ? [blackFridayOf(year), later(blackFridayOf(year), 4 * dayMs)]
      : [midnight(year, 12, 12), midnight(year, 12, 27)];
  const year = now.getUTCFullYear();
  const isOver = run(year)[1] <= now;
  return isOver ? [run(year), run(year + 1)] : [run(year - 1), run(year)];
}

function makeCoupons(now: Date, catalogue: Catalog): (typeof coupons.$inferInsert)[] {
  return couponPlans.map((plan, index) => {
    const startsAt = earlier(now, plan.sinceDays * dayMs);
    return {
      id: index + 1,
      code: plan.code,
      kind: plan.kind,
      amountCents: plan.amountCents ?? null,
      percentBp: plan.percentBp ?? null,
      maxDiscountCents: plan.maxDiscountCents ?? null,
      minItemsCents: plan.minItemsCents ?? 0,
      categoryId: plan.category ? (catalogue.categories.find(({ slug }) => slug === plan.category)?.id ?? null) : null,
      isFirstOrderOnly: plan.isFirstOrderOnly ?? false,
      isOncePerShopper: true,
      maxUses: plan.maxUses ?? null,
      startsAt,
      endsAt: plan.endsInDays === null ? null : later(now, plan.endsInDays * dayMs),
      isActive: plan.isActive ?? true,
      nameEn: plan.name[0],
      nameZh: plan.name[1],
      createdAt: startsAt,
      updatedAt: startsAt,
    };
  });
}

/** A satin bag is free with orders of $250 or more. */
function makeGifts(now: Date, catalogue: Catalog): (typeof giftRules.$inferInsert)[] {
  const bag = catalogue.goods.find(({ code }) => code === 'ACC-SBAG-BLUSH');
  if (!bag) throw new Error('the demo catalogue has no satin bag');
  return [
    {
      id: 1,
      skuId: bag.id,
      quantity: 1,
      minItemsCents: 25000,
      maxGifts: 300,
      startsAt: earlier(now, 20 * dayMs),
      endsAt: later(now, 45 * dayMs),
      isActive: true,
      createdAt: earlier(now, 21 * dayMs),
    },
  ];
}
