import { ownOf } from '#areas/builder/services/like-this.server.ts';
import { cardForPhone } from '#areas/catalog/rules/card.ts';
import { readList } from '#areas/catalog/rules/filters.ts';
import { categoryListOf } from '#areas/catalog/services/list.server.ts';
import { withNumbers } from '#areas/editorial/services/questions.server.ts';
import { load } from '#platform/load.server.ts';
import { withNotFound } from '#shop/parts/not-found.server.ts';
import { variantOf } from '#site/variant.ts';

export const loader = load(async (visit) => {
  const { app, caller, url, params, shows } = visit;
  const { category: slug = '' } = params;
  shows('goods', 'categories', `category:${slug}`, 'faqs', 'policies');
  const list = await withNotFound(visit, () => categoryListOf(app, caller.language, slug, readList(url.searchParams)));
  const variant = variantOf(url.pathname);
  const own = await ownOf(app, { language: caller.language, variant }, slug, url.searchParams);
  const cards = variant === 'mobile' ? list.cards.map(cardForPhone) : list.cards;
  return { ...list, cards, own, faq: await withNumbers(app, caller.language, list.faq) };
});
