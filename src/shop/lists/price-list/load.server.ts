import { pageIn } from '#areas/catalog/rules/filters.ts';
import { parsePriceListSearch } from '#areas/catalog/rules/price-list.ts';
import { shopPriceListOf } from '#areas/catalog/services/price-list.server.ts';
import { readWholesaleTiers } from '#areas/editorial/rules/example-price.ts';
import { tradePolicies } from '#areas/editorial/services/trade-policies.server.ts';
import { load } from '#platform/load.server.ts';
import { formatDay } from '#site/days.ts';

export const loader = load(async ({ app, caller, url, shows }) => {
  shows('goods', 'categories', 'policies');
  const { searchParams: query } = url;
  const [list, policies] = await Promise.all([
    shopPriceListOf(app, caller.language, {
      category: query.get('category') ?? '',
      words: parsePriceListSearch(query.get('q')),
      page: pageIn(query.get('page')),
    }),
    tradePolicies(app),
  ]);
  return {
    list,
    day: formatDay(caller.language, new Date(list.pricedAt)),
    tiers: readWholesaleTiers(policies),
    times: policies.get('priceProtectionTimes') ?? 1,
  };
});
export type PriceListPage = Awaited<ReturnType<typeof loader>>;
