import { groupList, groupStates } from '#areas/catalog/rules/office-lists.ts';
import { brandsOf } from '#areas/catalog/services/editing/attributes.server.ts';
import { categoriesOf } from '#areas/catalog/services/editing/categories.server.ts';
import { groupCounts, hideGroups, moveGroupBefore, publishGroups } from '#areas/catalog/services/editing/groups.server.ts';
import { groupsOf } from '#areas/catalog/services/editing/lists.server.ts';
import { undoCatalogChange } from '#areas/catalog/services/editing/undo.server.ts';
import { dayIn, whenIn } from '#areas/staff/rules/when.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { plainAmount } from '#kernel/money.ts';
import { inLanguage, type Language } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import { act, load } from '#platform/load.server.ts';
import { numberFrom } from '#site/list.ts';
import { productOfficeTexts } from '../product-office-texts.ts';

export const loader = load(async ({ app, caller, url }) => {
  const now = app.now();
  const [list, categories, brands, counts] = await Promise.all([
    loadListPage({ app, caller, url }, groupList, async (chosen, page) => {
      const { items, total } = await groupsOf(app, chosen, page);
      return { total, rows: items.map((row) => shown(row, caller.language, now)) };
    }),
    categoriesOf(app),
    brandsOf(app),
    groupCounts(app),
  ]);
  const named = (row: { id: number; nameEn: string; nameZh: string }) => ({ value: row.id, label: inWords(row, 'name', caller.language) });
  return {
    list,
    categories: categories.map(named),
    brands: brands.map(named),
    counts: counts.map((count, at) => ({ state: at === 0 ? null : (groupStates[at - 1] ?? null), count })),
  };
});
export type ListedProduct = ReturnType<typeof shown>;

function shown(row: Awaited<ReturnType<typeof groupsOf>>['items'][number], language: Language, now: Date) {
  const { publishedAt } = row;
  return {
    id: row.id,
    name: inWords(row, 'name', language),
    slug: row.slug,
    category: inWords({ nameEn: row.categoryEn, nameZh: row.categoryZh }, 'name', language),
    categoryId: row.categoryId,
    brand: inWords({ nameEn: row.brandEn, nameZh: row.brandZh }, 'name', language),
    picture: row.heroUrl ? `${row.heroUrl}-450.webp` : '',
    skuCount: row.skuCount,
    price:
      row.skuCount === 0
        ? ''
        : row.minPayableCents === row.maxPayableCents
          ? plainAmount(row.minPayableCents)
          : `${plainAmount(row.minPayableCents)}–${plainAmount(row.maxPayableCents)}`,
    stock: row.available,
    sold: row.soldCount,
    state: row.isHidden
      ? ('isHidden' as const)
      : publishedAt === null
        ? ('isDraft' as const)
        : publishedAt > now
          ? ('isComing' as const)
          : ('isLive' as const),
    when: publishedAt === null ? '' : dayIn(publishedAt, language),
    updated: whenIn(row.updatedAt, language, now),
  };
}

export const action = act(async ({ app, caller, form }) => {
  const say = (text: keyof typeof productOfficeTexts, count = 0): string =>
    inLanguage(productOfficeTexts[text], caller.language, { count });
  const intent = String(form.get('intent'));
  const undoing = (line: number | null) => (line === null ? {} : { undo: { intent: 'undo', line: String(line) } });
  if (intent === 'undo') {
    await undoCatalogChange(app, caller, numberFrom(String(form.get('line'))) ?? 0);
    return { done: say('undone') };
  }
  if (intent === 'place') {
    await moveGroupBefore(app, caller, numberFrom(String(form.get('id'))) ?? 0, numberFrom(String(form.get('before') ?? '')));
    return { done: say('moved') };
  }
  const ids = form.getAll('ids').flatMap((id) => numberFrom(String(id)) ?? []);
  if (ids.length === 0) throw new DomainError('badValue', { field: 'ids' });
  switch (intent) {
    case 'publish':
      return { done: say('publishedDone', ids.length), ...undoing(await publishGroups(app, caller, ids, app.now())) };
    case 'draft':
      return { done: say('draftDone', ids.length), ...undoing(await publishGroups(app, caller, ids, null)) };
    case 'hide':
    case 'show':
      return {
        done: say(intent === 'hide' ? 'hiddenDone' : 'shownDone', ids.length),
        ...undoing(await hideGroups(app, caller, ids, intent === 'hide')),
      };
    default:
      throw new DomainError('badValue', { field: 'intent' });
  }
});
