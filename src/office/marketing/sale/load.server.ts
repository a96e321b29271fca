import { redirect } from 'react-router';
import { isSale } from '#areas/promotions/rules/sale.ts';
import { saleOfficeTexts } from '#areas/promotions/sale-office-texts.ts';
import { announceSale, endSale, withdrawSale } from '#areas/promotions/services/announce-sale.server.ts';
import { fetchSaleCategories, fetchSaleTextures } from '#areas/promotions/services/categories.server.ts';
import type { RemovedSaleGoods } from '#areas/promotions/services/manage-sales.server.ts';
import * as desk from '#areas/promotions/services/manage-sales.server.ts';
import { whenIn } from '#areas/staff/rules/when.ts';
import { dayMs, later } from '#kernel/dates.ts';
import { DomainError, domainErrorText } from '#kernel/errors.ts';
import { momentField, readForm } from '#kernel/form-data.ts';
import { cents, dollars } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { formAction, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';
import { loadSaleEffect } from './effect.server.ts';

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
    effect: isEffect ? await loadSaleEffect(app, caller, id) : null,
    soon: { starts: momentField(later(app.now(), dayMs)), ends: momentField(later(app.now(), 4 * dayMs)) },
  };
  if (id === 0 || isEffect) return base;
  const found = await desk.fetchOfficeSale(app, id, { limit: maxProducts, offset: 0 });
  if (!found) throw new DomainError('promotionNotExist');
  const { sale, goods, total } = found;
  const span = (minCents: number | null, maxCents: number | null): string =>
    minCents === null || maxCents === null
      ? ''
      : minCents === maxCents
        ? dollars(cents(minCents))
        : `${dollars(cents(minCents))} – ${dollars(cents(maxCents))}`;
  return {
    ...base,
    total,
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

export const action = formAction(async ({ app, caller, form }) => {
  try {
    return await changeSale(app, caller, form);
  } catch (error) {
    if (!(error instanceof DomainError) || error.why !== 'saleBelowCostUnconfirmed') throw error;
    // An owner may confirm: the input is returned, to be sent again.
    const again = [...form].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));
    return { problem: domainErrorText(error, caller.language), field: null, again };
  }
});

async function changeSale(app: App, caller: Caller, form: FormData) {
  const typed = readForm(form);
  const id = typed.id('id');
  switch (typed.text('intent')) {
    case 'announce':
    case 'announce-again':
    case 'take-back':
    case 'end':
    case 'delete':
      return decide(app, caller, id, form);
    case 'by-rule':
    case 'count':
    case 'by-hand':
    case 'remove':
    case 'return':
    case 'discount':
      return changeProducts(app, caller, id, form);
    default: {
      const [startsAt, endsAt] = [typed.momentOrNone('startsAt'), typed.momentOrNone('endsAt')];
      if (!startsAt || !endsAt) throw new DomainError('badValue', { field: startsAt ? 'endsAt' : 'startsAt' });
      const saved = await desk.saveSale(app, caller, id || null, {
        ...{ slug: typed.text('slug', 40), titleEn: typed.text('titleEn', 120), titleZh: typed.text('titleZh', 120), startsAt, endsAt },
        ...{ introEn: typed.text('introEn', 600), introZh: typed.text('introZh', 600), pictureUrl: typed.text('pictureUrl') },
      });
      if (id === 0) throw redirect(`${hrefOf('office-promotion')}?id=${saved}`);
      return { done: translator(saleOfficeTexts, caller.language)('doneSaved') };
    }
  }
}

/** The owner's checkbox, or the repeated click. */
const acceptsBelowCost = (form: FormData): boolean => form.get('belowCost') === 'yes';

async function decide(app: App, caller: Caller, id: number, form: FormData) {
  const say = translator(saleOfficeTexts, caller.language);
  const typed = readForm(form);
  switch (typed.text('intent')) {
    case 'announce': {
      const confirmed = { seenCostCents: typed.wholeOrNone('seenCost') ?? 0, acceptsBelowCost: acceptsBelowCost(form) };
      await announceSale(app, caller, id, typed.momentOrNone('on') ?? app.now(), confirmed);
      return { done: say('doneAnnounced'), undo: { intent: 'take-back', id: String(id) } };
    }
    // Undoes a recent withdrawal: its cost was seen when it was announced.
    case 'announce-again':
      await announceSale(app, caller, id, typed.momentOrNone('on') ?? app.now(), { acceptsBelowCost: acceptsBelowCost(form) });
      return { done: say('doneAnnounced') };
    case 'take-back': {
      const before = await withdrawSale(app, caller, id);
      return { done: say('doneTakenBack'), ...(before && { undo: { intent: 'announce-again', id: String(id), on: momentField(before) } }) };
    }
    case 'end':
      await endSale(app, caller, id);
      return { done: say('doneEnded') };
    default:
      await desk.deleteSale(app, caller, id);
      throw redirect(hrefOf('office-promotions'));
  }
}

async function changeProducts(app: App, caller: Caller, id: number, form: FormData) {
  const say = translator(saleOfficeTexts, caller.language);
  const typed = readForm(form);
  const off = typed.percentOrNone('off');
  const discountBp = off === null ? null : 10_000 - off;
  const isAccepted = acceptsBelowCost(form);
  const rule = {
    ...{ categoryId: typed.wholeOrNone('category'), texture: typed.text('texture', 60) || null, maxSold: typed.wholeOrNone('maxSold') },
    ...{
      minPriceCents: typed.centsOrNone('priceFrom'),
      maxPriceCents: typed.centsOrNone('priceTo'),
      minStock: typed.wholeOrNone('minStock'),
    },
  };
  switch (typed.text('intent')) {
    case 'count': {
      const found = await desk.goodsByRule(app, rule);
      const names = found.slice(0, 8).map((group) => localizedColumn(group, 'name', caller.language));
      return { would: say('wouldAdd', { count: found.length, names: names.join(', ') + (found.length > 8 ? ' …' : '') }) };
    }
    case 'remove': {
      const listed = typed.text('list', 20_000);
      const ids = listed === '' ? typed.ids('ids') : listed.split(',').map(Number);
      const gone = await desk.removeSaleGoods(app, caller, id, ids, isAccepted);
      return { done: say('doneRemoved', { count: gone.length }), undo: { intent: 'return', id: String(id), gone: JSON.stringify(gone) } };
    }
    case 'return':
      await desk.returnSaleGoods(app, caller, id, goneIn(typed.text('gone', 200_000)), isAccepted);
      return { done: say('doneReturned') };
    case 'discount':
      return {
        done: say('doneDiscount', { count: await desk.discountSaleGoods(app, caller, id, typed.ids('ids'), discountBp, isAccepted) }),
      };
    default: {
      const isRule = typed.text('intent') === 'by-rule';
      const selection = isRule ? { rule, discountBp } : { names: typed.text('names', 20_000).split(/[\n,，;；]/), discountBp };
      const { added, unknown } = await desk.addSaleGoods(app, caller, id, { ...selection, acceptsBelowCost: isAccepted });
      const done = [
        say('doneAdded', { count: added.length }),
        unknown.length > 0 && say('unknownNames', { names: unknown.slice(0, 10).join(', ') }),
      ]
        .filter(Boolean)
        .join(caller.language === 'zh' ? '。' : '. ');
      return { done, ...(added.length > 0 && { undo: { intent: 'remove', id: String(id), list: added.join() } }) };
    }
  }
}

/** Removed rows as returned by the page; invalid ones are skipped. */
function goneIn(text: string): RemovedSaleGoods {
  const parsed: unknown = JSON.parse(text);
  const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
  if (!Array.isArray(parsed)) throw new DomainError('badValue', { field: 'gone' });
  return parsed.flatMap((row: Record<string, unknown>) =>
    isNumber(row.spuId) &&
    isNumber(row.position) &&
    (row.skuId === null || isNumber(row.skuId)) &&
    (row.discountBp === null || isNumber(row.discountBp))
      ? [{ spuId: row.spuId, skuId: row.skuId, discountBp: row.discountBp, position: row.position }]
      : [],
  );
}
