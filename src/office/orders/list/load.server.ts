import { z } from 'zod';
import { rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { officeOrderTexts } from '#areas/orders/office-texts.ts';
import { type bulkStatuses, isOnHold } from '#areas/orders/rules/office.ts';
import { orderList } from '#areas/orders/rules/order-list.ts';
import { assignOrder, requireRole, sellerRoles, setOrderStatuses } from '#areas/orders/services/actions.server.ts';
import { fetchOrderCountries, fetchOrderNumbers, fetchSellers, type ListedRow } from '#areas/orders/services/office.server.ts';
import { fetchOrderViews, listOfficeOrders } from '#areas/orders/services/order-list.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { whenIn } from '#areas/staff/services/when.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { groupedAmount } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';
import { bulkStatusText } from './mark-result.ts';

type OrderListResult = Awaited<ReturnType<typeof listOfficeOrders>>;

export const loader = load(async ({ app, caller, url }) => {
  const me = caller.staff?.id ?? 0;
  let sums: OrderListResult['sums'] = null;
  const [list, views, people, countries] = await Promise.all([
    loadListPage({ app, caller, url }, orderList, async (chosen, span) => {
      const found = await listOfficeOrders(app, chosen, span);
      sums = found.sums;
      return { rows: found.items.map((row) => presentOrder(row, caller.language, app.now())), total: found.total + (found.isMore ? 1 : 0) };
    }),
    fetchOrderViews(app, me),
    fetchSellers(app),
    fetchOrderCountries(app),
  ]);
  return { list, views, people, countries, me, sums: sums as OrderListResult['sums'] };
});

export type ListedOrder = ReturnType<typeof presentOrder>;

function presentOrder(row: ListedRow, language: Language, now: Date) {
  const name = row.goods ? localizedColumn(row.goods, 'name', language) : '';
  const more = (row.goods?.lines ?? 1) - 1;
  return {
    ...{ id: row.id, number: row.number, status: row.status, paymentState: row.paymentState, attentionReason: row.attentionReason },
    buyer: row.place?.receiverName || row.buyerNickName || row.email,
    place: row.place ? [row.place.region, row.place.country].filter(Boolean).join(', ') : '',
    email: row.email,
    phone: row.place?.receiverPhone ?? '',
    goods: more > 0 ? translator(officeOrderTexts, language)('goodsMore', { name, count: more }) : name,
    hasNote: row.buyerMessage !== '',
    isHeld: isOnHold(row),
    ...{ pieces: row.pieceCount, grams: row.weightGrams, totalCents: row.totalCents, total: groupedAmount(row.totalCents) },
    ...{ source: row.source, owner: row.owner, country: row.country, carrier: row.shippingName, tracking: row.shippingCode },
    created: { at: whenIn(row.createdAt, language, now), dateTime: row.createdAt.toISOString() },
    paid: row.paymentTime && { at: whenIn(row.paymentTime, language, now), dateTime: row.paymentTime.toISOString() },
  };
}

/** Selected row ids, limited to a page. */
const ticked = z.object({ ids: z.array(rowId).max(500) });

async function tickedNumbers({ app, caller, form }: ActionContext): Promise<string[]> {
  const numbers = await fetchOrderNumbers(app, readForm(form, ticked).ids);
  if (numbers.length === 0) throw new DomainError('lackParameter', { field: translator(officeOrderTexts, caller.language)('noneTicked') });
  return numbers;
}

const bulkSetStatus = (status: (typeof bulkStatuses)[number]) => async (visit: ActionContext) => {
  requireRole(visit.caller, [...sellerRoles, 'stock']);
  const marked = await setOrderStatuses(visit.app, visit.caller, await tickedNumbers(visit), status);
  return { done: bulkStatusText(marked, status, visit.caller.language) };
};

/** Marks or assigns the selected orders independently; those that cannot change are named. */
export const action = actions({
  'mark-preparing': bulkSetStatus('preparing'),
  'mark-delivered': bulkSetStatus('delivered'),
  'mark-completed': bulkSetStatus('completed'),
  async assign(visit) {
    requireRole(visit.caller, sellerRoles);
    const { owner } = readForm(visit.form, z.object({ owner: rowId.nullable() }));
    return assignAll(visit.app, visit.caller, await tickedNumbers(visit), owner);
  },
  async 'undo-assign'({ app, caller, form }) {
    requireRole(caller, sellerRoles);
    const { owners } = readForm(form, z.object({ owners: z.string() }));
    for (const pair of owners.split(',').slice(0, 500)) {
      const [number = '', owner = ''] = pair.split(':');
      if (number) await assignOrder(app, caller, number, Number(owner) || null);
    }
    return { done: translator(officeOrderTexts, caller.language)('undone') };
  },
});

async function assignAll(app: App, caller: Caller, numbers: readonly string[], owner: number | null) {
  const say = translator(officeOrderTexts, caller.language);
  const before: string[] = [];
  for (const number of numbers) before.push(`${number}:${(await assignOrder(app, caller, number, owner)) ?? ''}`);
  const name = (await fetchSellers(app)).find(({ id }) => id === owner)?.name ?? '';
  const count = numbers.length;
  return {
    done: owner === null ? say('unassigned', { count }) : say('assigned', { count, name }),
    undo: { intent: 'undo-assign', owners: before.join(',') },
  };
}
