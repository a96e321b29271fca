import { readList } from '#areas/catalog/rules/filters.ts';
import { goodsList } from '#areas/catalog/services/list.server.ts';
import { withFacts } from '#areas/content/rules/facts.ts';
import { factLookup } from '#areas/editorial/rules/facts.ts';
import { loadFacts } from '#areas/editorial/services/facts.server.ts';
import { isSale } from '#areas/promotions/rules/sale.ts';
import { fetchSalePage } from '#areas/promotions/services/sale.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { load } from '#platform/load.server.ts';
import { formatShopMoment } from '#site/days.ts';
import { hrefOf } from '#site/links.ts';
import { pageAt } from '#site/match.ts';

const dateIn = (language: Language, at: Date | null) => at && { ms: at.getTime(), words: formatShopMoment(language, at) };

export const loader = load(async ({ app, caller: { language }, url, shows }) => {
  const name = pageAt(url.pathname)?.name ?? '';
  if (!isSale(name)) throw new DomainError('productNotExist');
  shows('goods', 'categories', 'promotions', 'policies');
  const { skuIds, spuIds, startsAt, endsAt, ...sale } = await fetchSalePage(app, language, name);
  const isOn = sale.state === 'running';
  const list = await goodsList(
    app,
    language,
    {
      base: hrefOf(name),
      // Outside its dates the page shows products below their list price.
      scope: {
        fits: (sku, group) => (isOn ? skuIds.has(sku.id) || spuIds.has(group.id) : sku.payableCents < sku.listCents && !sku.isClearance),
      },
      onlyBuyable: !isOn,
      opensSku: true,
    },
    readList(url.searchParams),
  );
  const intro = sale.intro && withFacts(sale.intro, factLookup(await loadFacts(app, language)));
  return { sale: { ...sale, intro, startsAt: dateIn(language, startsAt), endsAt: dateIn(language, endsAt) }, list };
});
export type SalePage = Awaited<ReturnType<typeof loader>>;
