import { dayMs, earlier } from '#kernel/dates.ts';
import { cents, savingPercent } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import { searchFacets } from '../rules/facet-search.ts';
import type { GoodsListQuery } from '../rules/filters.ts';
import {
  nextPriceBandList,
  type PriceBandList,
  priceBandListOf,
  priceBandLists,
  type RuleListName,
  ruleListDefinitionOf,
  ruleLists,
  scopeOf,
} from '../rules/rule-lists.ts';
import { lowestBefore } from '../store/past-prices.server.ts';
import { getCatalogIndex } from './catalog-index.server.ts';
import { type GoodsList, goodsList } from './list.server.ts';

const lookBackDays = 30;

export async function ruleListOf(
  app: App,
  language: Language,
  request: { name: RuleListName; isBandOnly: boolean; query: GoodsListQuery },
) {
  const { name, query } = request;
  const catalogIndex = await getCatalogIndex(app);
  const hall = priceBandListOf(name);
  const isBandOnly = request.isBandOnly && hall !== null && hall !== priceBandLists[0];
  const scope = scopeOf(ruleListDefinitionOf(name, isBandOnly), catalogIndex);
  const past = hall ? await lowestBefore(app.db, earlier(app.now(), lookBackDays * dayMs), lookBackDays) : null;
  const list = await goodsList(
    app,
    language,
    {
      base: hrefOf(name),
      ...(isBandOnly && { extra: { band: 'only' } }),
      scope: past ? { ...scope, wasCents: ({ id, payableCents }) => Math.max(payableCents, past.get(id) ?? 0) } : scope,
      opensSku: true,
    },
    query,
  );
  return {
    name,
    isBandOnly,
    list: past ? againstPast(list, past) : list,
    halls: hall ? await hallsOf(app) : [],
    next: hall && nextPriceBandList(hall),
  };
}
export type RuleListPage = Awaited<ReturnType<typeof ruleListOf>>;

/** A price band's saving is measured against the lowest price of the last thirty days, not the list price. */
const againstPast = (list: GoodsList, past: ReadonlyMap<number, number>): GoodsList => ({
  ...list,
  cards: list.cards.map((card) => {
    const listCents = Math.max(card.payableCents, past.get(card.skuId ?? 0) ?? 0);
    return { ...card, listCents, savingPercent: savingPercent(cents(listCents), cents(card.payableCents)) };
  }),
});

async function hallsOf(app: App): Promise<{ hall: PriceBandList; belowCents: number; count: number }[]> {
  const catalogIndex = await getCatalogIndex(app);
  const query = { now: app.now().getTime(), chosen: [], sort: 'best' as const };
  return priceBandLists.map((hall) => ({
    hall,
    belowCents: ruleLists[hall].belowCents,
    count: searchFacets(catalogIndex, scopeOf(ruleLists[hall], catalogIndex), query).hits.length,
  }));
}
