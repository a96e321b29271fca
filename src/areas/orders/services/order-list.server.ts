import { type FileColumn, inFile, type ListFile } from '#areas/staff/services/list-file.server.ts';
import { asDollarNumber } from '#kernel/money.ts';
import { inLanguage } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { memoized } from '#platform/memoized.server.ts';
import { chosenIn } from '#site/list.ts';
import { paymentStateTexts, stateNameTexts, officeOrderTexts as texts } from '../office-texts.ts';
import { isOnHold } from '../rules/office.ts';
import { type OrderListChoice, orderList, orderStatusName, toOrderFilter } from '../rules/order-list.ts';
import { countOrdersByView, fetchOrderRows, type ListedRow, queryOfficeOrders } from './office.server.ts';

type Span = { readonly limit: number; readonly offset: number };
const listQuery = (app: App, chosen: OrderListChoice, { limit, offset }: Span) => ({
  ...toOrderFilter(chosen, app.now()),
  sort: chosen.sort.by,
  down: chosen.sort.down,
  limit,
  offset,
});

export const listOfficeOrders = (app: App, chosen: OrderListChoice, span: Span) => queryOfficeOrders(app, listQuery(app, chosen, span));

/** Built-in views in working order, as list choices. */
const fixedViews = (me: number) =>
  [
    { name: 'all', filters: {} },
    { name: 'toShip', filters: { shipping: 'waiting' } },
    { name: 'unpaidLong', filters: { state: 'toPay', waits: 'day' } },
    { name: 'attention', filters: { payment: 'attention' } },
    { name: 'madeToOrder', filters: { state: 'ship', made: 'yes' } },
    { name: 'mine', filters: { owner: me } },
  ] as const satisfies readonly { name: string; filters: OrderListChoice['filters'] }[];

export const fetchOrderViews = (app: App, me: number) => countedViews(app, `${me}`);
const countedViews = memoized(async (app, me: `${number}`) => {
  const views = fixedViews(Number(me));
  const counts = await countOrdersByView(
    app,
    views.map(({ filters }) => toOrderFilter({ filters, searchText: undefined }, app.now())),
  );
  return views.map((view, index) => ({ ...view, count: counts[index] ?? 0 }));
});

const columns: readonly FileColumn<ListedRow>[] = [
  { label: texts.number, cell: (row) => row.number },
  { label: texts.created, cell: (row) => row.createdAt },
  { label: texts.paid, cell: (row) => row.paymentTime },
  { label: texts.state, cell: (row, language) => stateNameTexts[orderStatusName(row.status)][language] },
  { label: texts.payment, cell: (row, language) => paymentStateTexts[isOnHold(row) ? 'held' : row.paymentState][language] },
  { label: texts.buyer, cell: (row) => row.place?.receiverName ?? row.buyerNickName },
  { label: texts.email, cell: (row) => row.email },
  { label: texts.phone, cell: (row) => row.place?.receiverPhone ?? '' },
  { label: texts.region, cell: (row) => row.place?.region ?? '' },
  { label: texts.country, cell: (row) => row.country },
  { label: texts.goods, cell: (row, language) => (row.goods ? localizedColumn(row.goods, 'name', language) : '') },
  { label: texts.pieces, cell: (row) => row.pieceCount },
  { label: texts.grams, cell: (row) => row.weightGrams },
  { label: texts.items, cell: (row) => asDollarNumber(row.itemsCents) },
  { label: texts.shippingFee, cell: (row) => asDollarNumber(row.shippingCents) },
  { label: texts.discount, cell: (row) => asDollarNumber(row.discountCents) },
  { label: texts.total, cell: (row) => asDollarNumber(row.totalCents) },
  { label: texts.captured, cell: (row) => asDollarNumber(row.paymentCents) },
  { label: texts.carrier, cell: (row) => row.shippingName },
  { label: texts.tracking, cell: (row) => row.shippingCode },
  { label: texts.source, cell: (row, language) => texts[row.source][language] },
  { label: texts.owner, cell: (row) => row.owner ?? '' },
];

const maxRows = 50_000;
const rowsAtOnce = 2000;
const maxSelected = 500;

/** CSV of the filtered list, or of the selected rows. */
export const orderFile: ListFile = {
  spec: orderList,
  async rows(app, { language }, query) {
    const ids = query
      .getAll('ids')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0)
      .slice(0, maxSelected);
    const chosen = chosenIn(orderList, query);
    const found: ListedRow[] = [];
    for (let offset = 0; offset < maxRows; offset += rowsAtOnce) {
      const more = await fetchOrderRows(app, {
        ...listQuery(app, chosen, { limit: rowsAtOnce, offset }),
        ...(ids.length > 0 ? { ids } : {}),
      });
      found.push(...more);
      if (more.length < rowsAtOnce) break;
    }
    return {
      head: columns.map(({ label }) => inLanguage(label, language)),
      lines: found.map((row) => columns.map(({ cell }) => inFile(cell(row, language)))),
    };
  },
};
