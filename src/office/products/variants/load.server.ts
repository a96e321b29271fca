import { skuList, skuStates } from '#areas/catalog/rules/office-lists.ts';
import { categoriesOf } from '#areas/catalog/services/editing/categories.server.ts';
import { skusOf } from '#areas/catalog/services/editing/lists.server.ts';
import { pendingPlansOfSkus } from '#areas/catalog/services/editing/price-plans.server.ts';
import { setSkusHidden, showSkusAt, skuCounts } from '#areas/catalog/services/editing/skus.server.ts';
import { undoCatalogChange } from '#areas/catalog/services/editing/undo.server.ts';
import { whenIn } from '#areas/staff/rules/when.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { readForm } from '#kernel/form-data.ts';
import { groupedAmount } from '#kernel/money.ts';
import { inLanguage } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import { priceGridTexts } from '#office/pricing/price-grid/price-grid-texts.ts';
import { act, load } from '#platform/load.server.ts';
import { numberFrom } from '#site/list.ts';
import { plannedOf } from '../parts/planned.server.ts';

export const loader = load(async ({ app, caller, url }) => {
  const [list, categories, counts] = await Promise.all([
    loadListPage({ app, caller, url }, skuList, async (chosen, page) => {
      const { items, total } = await skusOf(app, chosen, page);
      const planned = plannedOf(
        await pendingPlansOfSkus(
          app,
          items.map(({ id }) => id),
        ),
        caller.language,
        app.now(),
      );
      return {
        total,
        rows: items.map((row) => ({
          id: row.id,
          code: row.code,
          name: inWords(row, 'name', caller.language),
          spuId: row.spuId,
          length: row.lengthInches,
          price: groupedAmount(row.priceCents),
          factor: row.discountBp === 10_000 ? '' : (row.discountBp / 10_000).toFixed(2),
          pays: groupedAmount(row.payableCents),
          cost: row.costCents ? groupedAmount(row.costCents) : '',
          margin: row.costCents && row.payableCents ? (((row.payableCents - row.costCents) / row.payableCents) * 100).toFixed(1) : '',
          isBelow: row.costCents > row.payableCents,
          stock: row.available,
          sold: row.soldCount,
          shelf: row.shelf,
          grams: row.weightGrams,
          isHidden: row.isHidden,
          shows: row.showsAt && whenIn(row.showsAt, caller.language, app.now()),
          planned: planned(row.id, row),
          updated: whenIn(row.updatedAt, caller.language, app.now()),
        })),
      };
    }),
    categoriesOf(app),
    skuCounts(app),
  ]);
  return {
    list,
    categories: categories.map((row) => ({ value: row.id, label: inWords(row, 'name', caller.language) })),
    counts: [{ state: null, count: counts.all }, ...skuStates.map((state) => ({ state, count: counts.of.get(state) ?? 0 }))],
  };
});
export type ListedSku = Awaited<ReturnType<typeof loader>>['list']['rows'][number];

export const action = act(async ({ app, caller, form }) => {
  const say = (text: keyof typeof priceGridTexts, count = 0): string => inLanguage(priceGridTexts[text], caller.language, { count });
  const intent = String(form.get('intent'));
  if (intent === 'undo-hide') {
    await undoCatalogChange(app, caller, numberFrom(String(form.get('line'))) ?? 0);
    return { done: say('undone') };
  }
  const ids = form.getAll('ids').flatMap((id) => numberFrom(String(id)) ?? []);
  if (ids.length === 0 || (intent !== 'hide' && intent !== 'show' && intent !== 'show-at'))
    throw new DomainError('badValue', { field: 'ids' });
  const at = intent === 'show-at' ? readForm(form).momentOrNone('at') : null;
  const line = at ? await showSkusAt(app, caller, ids, at) : await setSkusHidden(app, caller, ids, intent === 'hide');
  return {
    done: say(at ? 'comingDone' : intent === 'hide' ? 'hiddenDone' : 'shownDone', ids.length),
    ...(line === null ? {} : { undo: { intent: 'undo-hide', line: String(line) } }),
  };
});
