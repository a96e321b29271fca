import { z } from 'zod';
import { rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { groupList, groupStates } from '#areas/catalog/rules/office-lists.ts';
import { brandsOf } from '#areas/catalog/services/editing/attributes.server.ts';
import { categoriesOf } from '#areas/catalog/services/editing/categories.server.ts';
import { groupCounts, hideGroups, moveGroupBefore, publishGroups } from '#areas/catalog/services/editing/groups.server.ts';
import { groupsOf } from '#areas/catalog/services/editing/lists.server.ts';
import { undoCatalogChange } from '#areas/catalog/services/editing/undo.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { dayIn, whenIn } from '#areas/staff/services/when.server.ts';
import { plainAmount } from '#kernel/money.ts';
import { inLanguage, type Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';
import { productOfficeTexts } from '../product-office-texts.ts';

export const loader = load(async ({ app, caller, url }) => {
  const now = app.now();
  const [list, categories, brands, counts] = await Promise.all([
    loadListPage({ app, caller, url }, groupList, async (chosen, page) => {
      const { items, total } = await groupsOf(app, chosen, page);
      return { total, rows: items.map((row) => presentProduct(row, caller.language, now)) };
    }),
    categoriesOf(app),
    brandsOf(app),
    groupCounts(app),
  ]);
  const named = (row: { id: number; nameEn: string; nameZh: string }) => ({
    value: row.id,
    label: localizedColumn(row, 'name', caller.language),
  });
  return {
    list,
    categories: categories.map(named),
    brands: brands.map(named),
    counts: counts.map((count, at) => ({ state: at === 0 ? null : (groupStates[at - 1] ?? null), count })),
  };
});
export type ListedProduct = ReturnType<typeof presentProduct>;

function presentProduct(row: Awaited<ReturnType<typeof groupsOf>>['items'][number], language: Language, now: Date) {
  const { publishedAt } = row;
  return {
    id: row.id,
    name: localizedColumn(row, 'name', language),
    slug: row.slug,
    category: localizedColumn({ nameEn: row.categoryEn, nameZh: row.categoryZh }, 'name', language),
    categoryId: row.categoryId,
    brand: localizedColumn({ nameEn: row.brandEn, nameZh: row.brandZh }, 'name', language),
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

const ticked = z.object({ ids: z.array(rowId).min(1) });
const say = ({ language }: Caller, text: keyof typeof productOfficeTexts, count = 0) =>
  inLanguage(productOfficeTexts[text], language, { count });

/** A change of the ticked groups that can be taken back. */
const onTicked =
  (done: keyof typeof productOfficeTexts, work: (app: App, caller: Caller, ids: readonly number[]) => Promise<number | null>) =>
  async ({ app, caller, form }: ActionContext) => {
    const { ids } = readForm(form, ticked);
    const line = await work(app, caller, ids);
    return { done: say(caller, done, ids.length), ...(line === null ? {} : { undo: { intent: 'undo', line: String(line) } }) };
  };

export const action = actions({
  publish: onTicked('publishedDone', (app, caller, ids) => publishGroups(app, caller, ids, app.now())),
  draft: onTicked('draftDone', (app, caller, ids) => publishGroups(app, caller, ids, null)),
  hide: onTicked('hiddenDone', (app, caller, ids) => hideGroups(app, caller, ids, true)),
  show: onTicked('shownDone', (app, caller, ids) => hideGroups(app, caller, ids, false)),
  async place({ app, caller, form }) {
    const { id, before } = readForm(form, z.object({ id: rowId, before: rowId.nullable() }));
    await moveGroupBefore(app, caller, id, before);
    return { done: say(caller, 'moved') };
  },
  async undo({ app, caller, form }) {
    await undoCatalogChange(app, caller, readForm(form, z.object({ line: rowId })).line);
    return { done: say(caller, 'undone') };
  },
});
