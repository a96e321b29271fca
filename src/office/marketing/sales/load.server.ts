import { isSale } from '#areas/promotions/rules/sale.ts';
import { saleList } from '#areas/promotions/rules/sale-list.ts';
import { listSales, saleCounts } from '#areas/promotions/services/manage-sales.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { whenIn } from '#areas/staff/services/when.server.ts';
import { localizedColumn } from '#kernel/words.ts';
import { load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller, url }) => {
  const { language } = caller;
  const [list, counts] = await Promise.all([
    loadListPage({ app, caller, url }, saleList, async (chosen, page) => {
      const { items, total } = await listSales(app, chosen, page);
      return {
        total,
        rows: items.map((row) => ({
          ...{
            id: row.id,
            slug: isSale(row.slug) ? row.slug : ('crazy-sale' as const),
            state: row.state,
            goods: row.goodsCount,
            by: row.by ?? '',
          },
          name: localizedColumn(row, 'title', language),
          starts: whenIn(row.startsAt, language, app.now()),
          ends: whenIn(row.endsAt, language, app.now()),
          year: row.startsAt.getUTCFullYear(),
          announced: row.publishedAt && whenIn(row.publishedAt, language, app.now()),
          made: whenIn(row.createdAt, language, app.now()),
        })),
      };
    }),
    saleCounts(app),
  ]);
  return { list, counts };
});
export type ListedSale = Awaited<ReturnType<typeof loader>>['list']['rows'][number];
