import { z } from 'zod';
import { momentInput, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { skuList, skuStates } from '#areas/catalog/rules/office-lists.ts';
import { categoriesOf } from '#areas/catalog/services/editing/categories.server.ts';
import { skusOf } from '#areas/catalog/services/editing/lists.server.ts';
import { pendingPlansOfSkus } from '#areas/catalog/services/editing/price-plans.server.ts';
import { setSkusHidden, showSkusAt, skuCounts } from '#areas/catalog/services/editing/skus.server.ts';
import { undoCatalogChange } from '#areas/catalog/services/editing/undo.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { whenIn } from '#areas/staff/services/when.server.ts';
import { groupedAmount } from '#kernel/money.ts';
import { inLanguage } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { priceGridTexts } from '#office/pricing/price-grid/price-grid-texts.ts';
import type { Caller } from '#platform/app.ts';
import { actions, load } from '#platform/load.server.ts';
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
          name: localizedColumn(row, 'name', caller.language),
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
    categories: categories.map((row) => ({ value: row.id, label: localizedColumn(row, 'name', caller.language) })),
    counts: [{ state: null, count: counts.all }, ...skuStates.map((state) => ({ state, count: counts.of.get(state) ?? 0 }))],
  };
});
export type ListedSku = Awaited<ReturnType<typeof loader>>['list']['rows'][number];

const ticked = z.object({ ids: z.array(rowId).min(1) });
const say = ({ language }: Caller, text: keyof typeof priceGridTexts, count = 0) => inLanguage(priceGridTexts[text], language, { count });
const undoing = (line: number | null) => (line === null ? {} : { undo: { intent: 'undo-hide', line: String(line) } });

export const action = actions({
  async hide({ app, caller, form }) {
    const { ids } = readForm(form, ticked);
    return { ...undoing(await setSkusHidden(app, caller, ids, true)), done: say(caller, 'hiddenDone', ids.length) };
  },
  async show({ app, caller, form }) {
    const { ids } = readForm(form, ticked);
    return { ...undoing(await setSkusHidden(app, caller, ids, false)), done: say(caller, 'shownDone', ids.length) };
  },
  async 'show-at'({ app, caller, form }) {
    const { ids, at } = readForm(form, ticked.extend({ at: momentInput }));
    return { ...undoing(await showSkusAt(app, caller, ids, at)), done: say(caller, 'comingDone', ids.length) };
  },
  async 'undo-hide'({ app, caller, form }) {
    await undoCatalogChange(app, caller, readForm(form, z.object({ line: rowId })).line);
    return { done: say(caller, 'undone') };
  },
});
