import { Refused } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { type Facet, facetsOf } from '../rules/facets.ts';
import { type Label, type ListQuery, pageSize, pagesOf } from '../rules/filters.ts';
import { listMeta } from '../rules/list-meta.ts';
import { inWords } from '../rules/words.ts';
import { cards, faqIn } from '../service.server.ts';
import { countGroups } from '../store/cards.server.ts';
import { categoryBySlug, faqRows } from '../store/categories.server.ts';
import { type Chosen, facetRows, valuesOf } from '../store/filters.server.ts';

/** A category's list as its page shows it: cards of one page, filters with counts, questions, words for the world. */
export async function listOf(app: App, language: Language, slug: string, query: ListQuery) {
  const now = app.now();
  const [category, known] = await Promise.all([categoryBySlug(app.db, slug), knownValues(app, query.labels)]);
  if (!category) throw new Refused('productNotExist');
  const chosen = chosenIn(known);
  const filter = { category: slug, chosen };
  const [total, facets, faq] = await Promise.all([
    countGroups(app.db, { ...filter, now }),
    facetRows(app.db, { ...filter, now }),
    faqRows(app.db, category.id, now, 12),
  ]);
  const page = Math.min(query.page, pagesOf(total));
  const shown = await cards(app, language, {
    ...filter,
    order: query.sort,
    limit: pageSize,
    offset: (page - 1) * pageSize,
    isFiltered: chosen.length > 0,
  });
  const labels = known.map(({ key, value }): Label => ({ key, value }));
  const shownFacets: Facet[] = facetsOf(facets, labels, language);
  return {
    slug,
    name: inWords(category, 'name', language),
    description: inWords(category, 'description', language),
    picture: category.pictureUrl,
    labels,
    chosen: known.map((value) => ({ key: value.key, value: value.value, name: inWords(value, 'name', language) })),
    sort: query.sort,
    page,
    pages: pagesOf(total),
    total,
    cards: shown,
    facets: shownFacets,
    faq: faqIn(faq, language),
    meta: listMeta(category, known, language, page),
  };
}
export type List = Awaited<ReturnType<typeof listOf>>;

/** The labels the shop knows; strange ones are passed over. */
export const knownValues = async (app: App, labels: readonly Label[]) => (labels.length ? valuesOf(app.db, labels) : []);

export function chosenIn(values: readonly { id: number; attributeId: number }[]): Chosen {
  const byAttribute = Map.groupBy(values, (value) => value.attributeId);
  return [...byAttribute].map(([attributeId, members]) => ({ attributeId, valueIds: members.map((member) => member.id) }));
}
