import { forPhone } from '#areas/catalog/rules/card.ts';
import { readList } from '#areas/catalog/rules/filters.ts';
import { listOf } from '#areas/catalog/services/list.server.ts';
import { orMoved } from '#areas/catalog/services/moved.server.ts';
import { load } from '#platform/load.server.ts';
import { variantOf } from '#site/variant.ts';
import { withNumbers } from '../../services/questions.server.ts';

export const loader = load(async (visit) => {
  const { app, caller, url, params, shows } = visit;
  const { category: slug = '' } = params;
  shows('goods', 'categories', `category:${slug}`, 'faqs', 'policies');
  const list = await orMoved(visit, () => listOf(app, caller.language, slug, readList(url.searchParams)));
  const cards = variantOf(url.pathname) === 'mobile' ? list.cards.map(forPhone) : list.cards;
  return { ...list, cards, faq: await withNumbers(app, caller.language, list.faq) };
});
