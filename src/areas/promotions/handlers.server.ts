import { on } from '#api/handle.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { centsOfDollars } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import * as couponCalls from './calls/coupons.ts';
import * as saleCalls from './calls/sales.ts';
import { announceSale, withdrawSale } from './services/announce-sale.server.ts';
import { queryCoupons, saveCoupon, setCouponActive } from './services/manage-coupons.server.ts';
import * as saleService from './services/manage-sales.server.ts';
import { saleFactsOf } from './services/promotion-wire.server.ts';
import { type SaleEffect, saleEffect } from './services/sale-effect.server.ts';

const dollars = (amount: number | null): number | null => (amount === null ? null : amount / 100);

type CouponIn = Parameters<Parameters<typeof on<typeof couponCalls.addCoupon>>[1]>[0];
const couponFacts = (input: CouponIn) => ({
  ...{
    code: input.code,
    kind: input.kind,
    categoryId: input.category_id,
    maxUses: input.max_uses,
    nameEn: input.name_en,
    nameZh: input.name_zh,
  },
  amountCents: input.amount === null ? null : centsOfDollars(input.amount),
  percentBp: input.percent === null ? null : centsOfDollars(input.percent),
  maxDiscountCents: input.max_discount === null ? null : centsOfDollars(input.max_discount),
  minItemsCents: centsOfDollars(input.min_items),
  isFirstOrderOnly: input.first_order_only,
  isOncePerShopper: input.once_per_shopper,
  startsAt: new Date(input.starts_at),
  endsAt: input.ends_at === null ? null : new Date(input.ends_at),
});

/** Individually named products, grouped by discount. */
async function addNamed(
  app: App,
  caller: Caller,
  id: number,
  goods: readonly { name: string; discount: number | null }[],
  acceptsBelowCost = false,
): Promise<string[]> {
  const unknown: string[] = [];
  for (const [discount, same] of Map.groupBy(goods, (one) => one.discount)) {
    const discountBp = discount === null ? null : Math.round(discount * 10_000);
    const input = { discountBp, acceptsBelowCost, names: same.map(({ name }) => name) };
    unknown.push(...(await saleService.addSaleGoods(app, caller, id, input)).unknown);
  }
  return unknown;
}

export const promotionHandlers = [
  on(couponCalls.getCoupons, async ({ state, keyword, page, page_size }, app) => {
    const { items, total } = await queryCoupons(app, {
      ...{ state, searchText: keyword || undefined, sort: { by: 'at', down: true }, limit: page_size, offset: (page - 1) * page_size },
    });
    return {
      total,
      page,
      page_size,
      items: items.map((row) => ({
        ...{ id: row.id, code: row.code, kind: row.kind, amount: dollars(row.amountCents), percent: dollars(row.percentBp) },
        ...{
          max_discount: dollars(row.maxDiscountCents),
          min_items: row.minItemsCents / 100,
          category_id: row.categoryId,
          state: row.state,
        },
        ...{
          first_order_only: row.isFirstOrderOnly,
          once_per_shopper: row.isOncePerShopper,
          max_uses: row.maxUses,
          used_count: row.usedCount,
        },
        ...{ starts_at: row.startsAt.toISOString(), ends_at: row.endsAt?.toISOString() ?? null, name_en: row.nameEn, name_zh: row.nameZh },
      })),
    };
  }),
  on(couponCalls.addCoupon, async (input, app, caller) => ({ id: await saveCoupon(app, caller, null, couponFacts(input)) })),
  on(couponCalls.updateCoupon, async ({ id, ...input }, app, caller) => {
    await saveCoupon(app, caller, id, couponFacts(input));
    return {};
  }),
  on(couponCalls.deleteCoupon, async ({ id }, app, caller) => {
    await setCouponActive(app, caller, [id], false);
    return {};
  }),
  on(saleCalls.getPromotions, async ({ id, state, keyword, page, page_size }, app, caller) => {
    if (id !== undefined) {
      const found = await saleService.fetchOfficeSale(app, id, { limit: 1000, offset: 0 });
      if (!found) throw new DomainError('promotionNotExist');
      const goods = found.goods.map((row) => ({
        ...{ id: row.id, spu_id: row.spuId, sku_id: row.skuId, name: localizedColumn(row, 'name', caller.language) },
        ...{
          discount: row.discountBp === null ? null : row.discountBp / 10_000,
          usual_from: dollars(row.beforeLeast),
          sale_from: dollars(row.saleLeast),
          held: row.heldAt !== null,
        },
      }));
      const { sale } = found;
      const effect = sale.state === 'over' ? null : wireEffect(await saleEffect(app, sale, sale.publishedAt), caller.language);
      return { total: 1, page, page_size, items: [{ ...wireSale({ ...sale, goodsCount: found.total }), goods, ...effect }] };
    }
    const query = {
      state,
      searchText: keyword || undefined,
      sort: { by: 'starts', down: true } as const,
      limit: page_size,
      offset: (page - 1) * page_size,
    };
    const { items, total } = await saleService.querySales(app, query);
    return { total, page, page_size, items: items.map(wireSale) };
  }),
  on(saleCalls.addPromotion, async ({ goods, ...facts }, app, caller) => {
    const id = await saleService.saveSale(app, caller, null, saleFactsOf(facts));
    return { id, unknown: await addNamed(app, caller, id, goods) };
  }),
  on(saleCalls.updatePromotion, async ({ id, goods, remove_goods, published_at, seen_cost, below_cost, ...facts }, app, caller) => {
    const found = await saleService.fetchOfficeSale(app, id, { limit: 1, offset: 0 });
    if (!found) throw new DomainError('promotionNotExist');
    const { sale } = found;
    const before = {
      ...{ slug: sale.slug, title_en: sale.titleEn, title_zh: sale.titleZh, intro_en: sale.introEn, intro_zh: sale.introZh },
      ...{ picture_url: sale.pictureUrl, starts_at: sale.startsAt.toISOString(), ends_at: sale.endsAt.toISOString() },
    };
    if (Object.keys(facts).length > 0) await saleService.saveSale(app, caller, id, saleFactsOf({ ...before, ...facts }));
    if (remove_goods.length > 0) await saleService.removeSaleGoods(app, caller, id, remove_goods, below_cost);
    const unknown = await addNamed(app, caller, id, goods, below_cost);
    if (published_at === null) await withdrawSale(app, caller, id);
    if (!published_at) return { unknown, price_protection: null };
    const seenCostCents = seen_cost === undefined ? undefined : centsOfDollars(seen_cost);
    const effect = await announceSale(app, caller, id, new Date(published_at), { seenCostCents, acceptsBelowCost: below_cost });
    return { unknown, price_protection: wireEffect(effect, caller.language).price_protection };
  }),
  on(saleCalls.deletePromotion, async ({ id }, app, caller) => {
    await saleService.deleteSale(app, caller, id);
    return {};
  }),
];

const wireEffect = ({ startsAt, cost, belowCost, unknownCostCount }: SaleEffect, language: Language) => ({
  price_protection: {
    ...{ starts_at: startsAt.toISOString(), cost: cost.billCents / 100, pieces: cost.pieces, shoppers: cost.shoppers },
    products: cost.products.map((row) => ({
      ...{ spu_id: row.spuId, name: localizedColumn(row, 'name', language), pieces: row.pieces, cost: row.billCents / 100 },
    })),
  },
  below_cost: {
    count: belowCost.length,
    unknown_cost: unknownCostCount,
    skus: belowCost.slice(0, 10).map((row) => ({
      ...{ sku_id: row.skuId, code: row.code, sale_price: row.saleCents / 100, cost: row.costCents / 100 },
    })),
  },
});

const wireSale = (row: Awaited<ReturnType<typeof saleService.querySales>>['items'][number] | SaleRow) => ({
  ...{ id: row.id, slug: row.slug, title_en: row.titleEn, title_zh: row.titleZh, state: row.state, goods_count: row.goodsCount },
  ...{ starts_at: row.startsAt.toISOString(), ends_at: row.endsAt.toISOString(), published_at: row.publishedAt?.toISOString() ?? null },
});
type SaleRow = NonNullable<Awaited<ReturnType<typeof saleService.fetchOfficeSale>>>['sale'] & { goodsCount: number };
