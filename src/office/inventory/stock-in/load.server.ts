import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { canDoPurchaseAction, outstandingQuantity } from '#areas/purchasing/rules/states.ts';
import { purchaseOf, purchasesOf } from '#areas/purchasing/services/purchases.server.ts';
import { receiveDelivery } from '#areas/purchasing/services/receiving.server.ts';
import { reasonsFor } from '#areas/stock/rules/reasons.ts';
import { DomainError, domainErrorText } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { load } from '#platform/load.server.ts';
import { withFieldLabels } from '#site/field-names.ts';
import { numberFrom } from '#site/list.ts';
import {
  answerForm,
  type BookingResult,
  type BookingVisit,
  bookingActions,
  newKey,
  readBookingHead,
} from '../booking/booking-result.server.ts';
import { bookingTexts } from '../booking/booking-texts.ts';
import { checkBookingLines, readBookingLines, sheetWarning } from '../booking/read-lines.server.ts';

const maxOpenPurchases = 20;

/** An empty form; or, with a purchase order in the address, its outstanding lines. */
export const loader = load(async ({ app, caller, url }) => {
  const id = numberFrom(url.searchParams.get('order'));
  const [open, order] = await Promise.all([openPurchases(app, caller), id === null ? null : orderFor(app, caller, id)]);
  const isCounting = url.searchParams.get('count') === '1';
  const typed = (order?.lines ?? []).flatMap((line) =>
    line.code === null
      ? []
      : [{ code: line.code, quantity: isCounting ? '0' : String(outstandingQuantity(line)), cost: '', bin: '', rowKey: String(line.id) }],
  );
  return {
    key: newKey(),
    reasons: reasonsFor.in,
    open,
    order: order && { id: order.row.id, number: order.row.number, vendor: order.vendorName },
    lines: order ? await checkBookingLines(app, caller.language, 'in', typed, order.lines) : [],
    isCounting,
  };
});

async function openPurchases(app: App, { language }: Caller) {
  const query = { filters: { heap: 'coming' }, searchText: undefined, sort: { by: 'due', down: false } } as const;
  const { rows } = await purchasesOf(app, query, { limit: maxOpenPurchases, offset: 0 });
  return rows.map((row) => ({
    ...{ id: row.id, number: row.number, vendor: localizedColumn(row, 'vendor', language), expectedOn: row.expectedOn },
    left: Math.max(0, row.ordered - row.received),
  }));
}

async function orderFor(app: App, { language }: Caller, id: number) {
  const found = await purchaseOf(app, id);
  // A complete order is shown without lines: the page still says what was booked.
  const lines = canDoPurchaseAction('receive', found.row.status) ? found.lines : [];
  return { ...found, lines, vendorName: found.vendor ? localizedColumn(found.vendor, 'name', language) : '' };
}

const delivery = z.object({ order: rowId.nullable().default(null) });

export const action = bookingActions((visit, isBooked) => {
  const { order } = readForm(visit.form, delivery);
  return order === null ? answerForm(visit, 'in', isBooked) : receiveForm(visit, order, isBooked);
});

/** A delivery: the same form, but its units belong to a purchase order at the agreed cost. */
async function receiveForm({ app, caller, form }: BookingVisit, id: number, isBooked: boolean): Promise<BookingResult> {
  const say = translator(bookingTexts, caller.language);
  const { row, lines: ordered } = await purchaseOf(app, id);
  const { key, head } = readBookingHead(form);
  const read = await readBookingLines(form);
  const lines = await checkBookingLines(app, caller.language, 'in', read.lines, ordered);
  const same = {
    version: randomUUID(),
    key,
    lines,
    head,
    message: null,
    warning: sheetWarning(read, caller.language),
    problem: null,
  };
  if (!isBooked) return same;
  try {
    const brought = lines.flatMap(({ lineId, pieces, state }) =>
      lineId === null || state === 'refused' ? [] : [{ lineId, quantity: pieces }],
    );
    const { costCents, isRepeat } = await receiveDelivery(app, caller, { id, key, note: head.note, lines: brought });
    const message = isRepeat ? say('repeat') : say('received', { amount: dollars(cents(costCents)), number: row.number });
    const after = await purchaseOf(app, id);
    const rest = after.lines.filter((line) => line.code !== null && outstandingQuantity(line) > 0);
    const still = rest.map((line) => ({ code: line.code ?? '', quantity: '0', cost: '', bin: '', rowKey: String(line.id) }));
    const next = canDoPurchaseAction('receive', after.row.status)
      ? await checkBookingLines(app, caller.language, 'in', still, after.lines)
      : [];
    return { ...same, key: newKey(), lines: next, message };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ...same, problem: domainErrorText(withFieldLabels(error, caller.language), caller.language) };
  }
}
