import { redirect } from 'react-router';
import { z } from 'zod';
import { dollarsToCents, joinedIds, jsonInput, momentInput, percentToBp, requiredText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { belowCostRoles } from '#areas/catalog/services/below-cost.server.ts';
import { addPromotion, updatePromotion } from '#areas/promotions/calls/sales.ts';
import { isSale } from '#areas/promotions/rules/sale.ts';
import type { GoodsRule } from '#areas/promotions/rules/sale-list.ts';
import { saleOfficeTexts } from '#areas/promotions/sale-office-texts.ts';
import { acceptHeldGoods, announceSale, endSale, withdrawSale } from '#areas/promotions/services/announce-sale.server.ts';
import { fetchSaleCategories, fetchSaleTextures } from '#areas/promotions/services/categories.server.ts';
import { heldSkus } from '#areas/promotions/services/held-goods.server.ts';
import * as desk from '#areas/promotions/services/manage-sales.server.ts';
import { saleFactsOf } from '#areas/promotions/services/promotion-wire.server.ts';
import { momentField, whenIn } from '#areas/staff/services/when.server.ts';
import { dayMs, later } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, centsOfDollars, dollars } from '#kernel/money.ts';
import { inLanguage, translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { confirmingBelowCost } from '#office/parts/confirm-below-cost.server.ts';
import { type Caller, hasRole } from '#platform/app.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';
import { loadSaleEffect } from './effect.server.ts';
import { heldTexts } from './held-texts.ts';

const maxProducts = 500;

export const loader = load(async ({ app, caller, url }) => {
  const { language } = caller;
  const id = numberFrom(url.searchParams.get('id')) ?? 0;
  // The cost takes longer than the page, so it is requested separately.
  const isEffect = url.searchParams.get('part') === 'effect';
  const [categories, textures] = isEffect
    ? [[], []]
    : await Promise.all([fetchSaleCategories(app, language), fetchSaleTextures(app, language)]);
  const base = {
    categories,
    textures,
    goods: [],
    total: 0,
    sale: null,
    held: null,
    effect: isEffect ? await loadSaleEffect(app, caller, id) : null,
    soon: { starts: momentField(later(app.now(), dayMs)), ends: momentField(later(app.now(), 4 * dayMs)) },
  };
  if (id === 0 || isEffect) return base;
  const found = await desk.fetchOfficeSale(app, id, { limit: maxProducts, offset: 0 });
  if (!found) throw new DomainError('promotionNotExist');
  const { sale, goods, total } = found;
  const held = sale.state === 'running' ? await heldSkus(app, id) : [];
  const span = (minCents: number | null, maxCents: number | null): string =>
    minCents === null || maxCents === null
      ? ''
      : minCents === maxCents
        ? dollars(cents(minCents))
        : `${dollars(cents(minCents))} – ${dollars(cents(maxCents))}`;
  return {
    ...base,
    total,
    held: held.length === 0 ? null : { count: held.length, codes: codesOf(held), mayAccept: hasRole(caller, belowCostRoles) },
    sale: {
      ...{ id, slug: sale.slug, titleEn: sale.titleEn, titleZh: sale.titleZh, introEn: sale.introEn, introZh: sale.introZh },
      ...{ pictureUrl: sale.pictureUrl, state: sale.state, name: localizedColumn(sale, 'title', language) },
      startsAt: momentField(sale.startsAt),
      endsAt: momentField(sale.endsAt),
      announced: sale.publishedAt && whenIn(sale.publishedAt, language, app.now()),
      isAnnounced: sale.publishedAt !== null,
      isPublic: sale.publishedAt !== null && sale.publishedAt <= app.now(),
      path: isSale(sale.slug) ? hrefOf(sale.slug) : null,
      hasLowered: goods.some(({ usualBp }) => usualBp !== null),
    },
    goods: goods.map((row) => ({
      ...{
        id: row.id,
        name: localizedColumn(row, 'name', language),
        skuCode: row.skuCode,
        skuCount: row.skuCount,
        isLowered: row.usualBp !== null,
        isHeld: row.heldAt !== null && sale.state === 'running',
      },
      offPercent: row.discountBp === null ? null : (10_000 - row.discountBp) / 100,
      before: span(row.beforeLeast, row.beforeMost),
      inSale: span(row.saleLeast, row.saleMost),
      isNoCheaper: row.discountBp !== null && row.beforeLeast === row.saleLeast && row.beforeMost === row.saleMost,
      marginBp: row.marginBp,
    })),
  };
});
export type SaleData = Awaited<ReturnType<typeof loader>>;
export type SaleGoods = SaleData['goods'][number];

const maxCodes = 10;
const codesOf = (held: readonly { readonly code: string }[]): string =>
  held
    .slice(0, maxCodes)
    .map(({ code }) => code)
    .join(', ') + (held.length > maxCodes ? ', …' : '');

const plan = addPromotion.input.omit({ goods: true }).extend({ id: rowId.nullable().default(null) });
const { seen_cost, below_cost } = updatePromotion.input.shape;
const one = z.object({ id: rowId });
/** The owner's checkbox, or the repeated click. */
const change = one.extend({ below_cost });
const again = change.extend({ on: momentInput.nullable().default(null) });
/** A form that shows no cost has seen none, so that any cost is told first. */
const announcement = again.extend({ seen_cost: seen_cost.unwrap().default(0) });
const count = z.number().int().min(0).nullable().default(null);
const amount = dollarsToCents().nullable().default(null);
const off = percentToBp(100).nullable().default(null);
const rule = z.object({
  category: rowId.nullable().default(null),
  texture: requiredText(60).nullable().default(null),
  priceFrom: amount,
  priceTo: amount,
  minStock: count,
  maxSold: count,
});
const byRule = change.extend({ ...rule.shape, off });
const byHand = change.extend({ names: requiredText(20_000), off });
const ticked = change.extend({ ids: z.array(rowId).max(2000) });
/** The ticked rows, or those an undo names. */
const removal = ticked.extend({ list: joinedIds.optional() });
const row = z.object({
  spuId: rowId,
  skuId: rowId.nullable(),
  discountBp: z.number().int().min(0).nullable(),
  position: z.number().int().min(0),
});
const returned = change.extend({ gone: jsonInput(z.array(row).max(2000)) });

const goodsRuleOf = ({ category: categoryId, priceFrom, priceTo, ...sent }: z.output<typeof rule>): GoodsRule => ({
  ...{ categoryId, texture: sent.texture, minPriceCents: priceFrom, maxPriceCents: priceTo },
  ...{ minStock: sent.minStock, maxSold: sent.maxSold },
});
const discountOf = (offBp: number | null): number | null => (offBp === null ? null : 10_000 - offBp);

async function addGoods({ app, caller }: ActionContext, id: number, input: desk.SaleGoodsInput) {
  const { added, unknown } = await desk.addSaleGoods(app, caller, id, input);
  const done = [
    say(caller)('doneAdded', { count: added.length }),
    unknown.length > 0 && say(caller)('unknownNames', { names: unknown.slice(0, 10).join(', ') }),
  ]
    .filter(Boolean)
    .join(caller.language === 'zh' ? '。' : '. ');
  return { done, ...(added.length > 0 && { undo: { intent: 'remove', id: String(id), list: added.join() } }) };
}

export const action = actions(
  {
    async save({ app, caller, form }) {
      const { id, ...sent } = readForm(form, plan);
      const saved = await desk.saveSale(app, caller, id, saleFactsOf(sent));
      if (id === null) throw redirect(`${hrefOf('office-promotion')}?id=${saved}`);
      return { done: say(caller)('doneSaved') };
    },
    announce: confirmingBelowCost(async ({ app, caller, form }) => {
      const { id, on, seen_cost: seen, below_cost: acceptsBelowCost } = readForm(form, announcement);
      await announceSale(app, caller, id, on ?? app.now(), { seenCostCents: centsOfDollars(seen), acceptsBelowCost });
      return { done: say(caller)('doneAnnounced'), undo: { intent: 'take-back', id: String(id) } };
    }),
    // Undoes a recent withdrawal: its cost was seen when it was announced.
    'announce-again': confirmingBelowCost(async ({ app, caller, form }) => {
      const { id, on, below_cost: acceptsBelowCost } = readForm(form, again);
      await announceSale(app, caller, id, on ?? app.now(), { acceptsBelowCost });
      return { done: say(caller)('doneAnnounced') };
    }),
    // The page lists what would begin; the press confirms it.
    async 'accept-held'({ app, caller, form }) {
      const { id, below_cost: acceptsBelowCost } = readForm(form, change);
      const count = await acceptHeldGoods(app, caller, id, acceptsBelowCost);
      return { done: inLanguage(heldTexts.accepted, caller.language, { count }) };
    },
    async 'take-back'({ app, caller, form }) {
      const { id } = readForm(form, one);
      const before = await withdrawSale(app, caller, id);
      const undo = before && { undo: { intent: 'announce-again', id: String(id), on: momentField(before) } };
      return { done: say(caller)('doneTakenBack'), ...undo };
    },
    async end({ app, caller, form }) {
      await endSale(app, caller, readForm(form, one).id);
      return { done: say(caller)('doneEnded') };
    },
    async delete({ app, caller, form }) {
      await desk.deleteSale(app, caller, readForm(form, one).id);
      throw redirect(hrefOf('office-promotions'));
    },
    async count({ app, caller, form }) {
      const found = await desk.goodsByRule(app, goodsRuleOf(readForm(form, rule)));
      const names = found.slice(0, 8).map((group) => localizedColumn(group, 'name', caller.language));
      return { would: say(caller)('wouldAdd', { count: found.length, names: names.join(', ') + (found.length > 8 ? ' …' : '') }) };
    },
    'by-rule': confirmingBelowCost((visit) => {
      const { id, off: offBp, below_cost: acceptsBelowCost, ...sent } = readForm(visit.form, byRule);
      return addGoods(visit, id, { rule: goodsRuleOf(sent), discountBp: discountOf(offBp), acceptsBelowCost });
    }),
    'by-hand': confirmingBelowCost((visit) => {
      const { id, off: offBp, below_cost: acceptsBelowCost, names } = readForm(visit.form, byHand);
      return addGoods(visit, id, { names: names.split(/[\n,，;；]/), discountBp: discountOf(offBp), acceptsBelowCost });
    }),
    remove: confirmingBelowCost(async ({ app, caller, form }) => {
      const { id, ids, list, below_cost: acceptsBelowCost } = readForm(form, removal);
      const gone = await desk.removeSaleGoods(app, caller, id, list ?? ids, acceptsBelowCost);
      const undo = { intent: 'return', id: String(id), gone: JSON.stringify(gone) };
      return { done: say(caller)('doneRemoved', { count: gone.length }), undo };
    }),
    return: confirmingBelowCost(async ({ app, caller, form }) => {
      const { id, gone, below_cost: acceptsBelowCost } = readForm(form, returned);
      await desk.returnSaleGoods(app, caller, id, gone, acceptsBelowCost);
      return { done: say(caller)('doneReturned') };
    }),
    discount: confirmingBelowCost(async ({ app, caller, form }) => {
      const { id, ids, off: offBp, below_cost: acceptsBelowCost } = readForm(form, ticked.extend({ off }));
      const changed = await desk.discountSaleGoods(app, caller, id, ids, discountOf(offBp), acceptsBelowCost);
      return { done: say(caller)('doneDiscount', { count: changed }) };
    }),
  },
  {
    labels: {
      title_en: saleOfficeTexts.titleEn,
      title_zh: saleOfficeTexts.titleZh,
      intro_en: saleOfficeTexts.introEn,
      intro_zh: saleOfficeTexts.introZh,
      picture_url: saleOfficeTexts.pictureUrl,
      starts_at: saleOfficeTexts.starts,
      ends_at: saleOfficeTexts.ends,
      names: saleOfficeTexts.codes,
      off: saleOfficeTexts.discount,
      category: saleOfficeTexts.category,
      priceFrom: saleOfficeTexts.priceFrom,
      priceTo: saleOfficeTexts.priceTo,
      minStock: saleOfficeTexts.minStock,
      maxSold: saleOfficeTexts.maxSold,
    },
  },
);

const say = ({ language }: Caller) => translator(saleOfficeTexts, language);
