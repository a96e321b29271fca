import { officeOrderTexts } from '#areas/orders/office-texts.ts';
import { bulkStatuses, isOnHold } from '#areas/orders/rules/office.ts';
import { orderList } from '#areas/orders/rules/order-list.ts';
import { assignOrder, requireRole, sellerRoles, setOrderStatuses } from '#areas/orders/services/actions.server.ts';
import { fetchOrderCountries, fetchOrderNumbers, fetchSellers, type ListedRow } from '#areas/orders/services/office.server.ts';
import { fetchOrderViews, listOfficeOrders } from '#areas/orders/services/order-list.server.ts';
import { whenIn } from '#areas/staff/rules/when.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { readForm } from '#kernel/form-data.ts';
import { groupedAmount } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { act, load } from '#platform/load.server.ts';
import { markResultText } from './mark-result.ts';

type Asked = Awaited<ReturnType<typeof listOfficeOrders>>;

export const loader = load(async ({ app, caller, url }) => {
  const me = caller.staff?.id ?? 0;
  let sums: Asked['sums'] = null;
  const [list, views, people, countries] = await Promise.all([
    loadListPage({ app, caller, url }, orderList, async (chosen, span) => {
      const found = await listOfficeOrders(app, chosen, span);
      sums = found.sums;
      return { rows: found.items.map((row) => shown(row, caller.language, app.now())), total: found.total + (found.isMore ? 1 : 0) };
    }),
    fetchOrderViews(app, me),
    fetchSellers(app),
    fetchOrderCountries(app),
  ]);
  return { list, views, people, countries, me, sums: sums as Asked['sums'] };
});

export type ListedOrder = ReturnType<typeof shown>;

function shown(row: ListedRow, language: Language, now: Date) {
  const name = row.goods ? inWords(row.goods, 'name', language) : '';
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

/** What was ticked, as numbers of rows; more than a page nobody ticks. */
const ticked = (form: FormData): number[] =>
  form
    .getAll('ids')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, 500);

/** Marks or gives away what was ticked, each order by itself; those that cannot go are named. */
export const action = act(async ({ app, caller, form }) => {
  const say = translator(officeOrderTexts, caller.language);
  const intent = String(form.get('intent') ?? '');
  if (intent === 'undo-assign') {
    requireRole(caller, sellerRoles);
    return undoAssign(app, caller, String(form.get('owners') ?? ''), say('undone'));
  }
  const numbers = await fetchOrderNumbers(app, ticked(form));
  if (numbers.length === 0) throw new DomainError('lackParameter', { field: say('noneTicked') });
  const mark = bulkStatuses.find((one) => `mark-${one}` === intent);
  if (mark) {
    requireRole(caller, [...sellerRoles, 'stock']);
    return { done: markResultText(await setOrderStatuses(app, caller, numbers, mark), mark, caller.language) };
  }
  if (intent !== 'assign') throw new DomainError('badValue', { field: 'intent' });
  requireRole(caller, sellerRoles);
  return assignAll(app, caller, numbers, readForm(form).id('owner') || null);
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

async function undoAssign(app: App, caller: Caller, owners: string, done: string) {
  for (const pair of owners.split(',').slice(0, 500)) {
    const [number = '', owner = ''] = pair.split(':');
    if (number) await assignOrder(app, caller, number, Number(owner) || null);
  }
  return { done };
}
