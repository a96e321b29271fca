import { z } from 'zod';
import { day, optionalText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { isOnHold } from '#areas/orders/rules/office.ts';
import { needsPaymentAttention } from '#areas/orders/rules/payment-states.ts';
import { normalizeOrderNumber } from '#areas/orders/rules/query.ts';
import { shippingVersion } from '#areas/orders/rules/shippable.ts';
import { isCancelled } from '#areas/orders/rules/status.ts';
import { pickAside } from '#areas/picking/calls.ts';
import { labelName, labelPath, labelSheetPath } from '#areas/picking/rules/label-paths.ts';
import { aisleOf, maxParcels, maxTotes } from '#areas/picking/rules/packing.ts';
import { fetchLabelsOfToday } from '#areas/picking/services/label-pdf.server.ts';
import { fetchPackedParcels, type PackedParcel, packOrder } from '#areas/picking/services/packing.server.ts';
import {
  type BlockedTote,
  emptyTote,
  type LineRow,
  pickingBoard,
  putAside,
  type QueueRow,
  scanItem,
  startPicking,
  tickLine,
} from '#areas/picking/services/picking.server.ts';
import { requestAfternoonPickup } from '#areas/picking/services/pickups.server.ts';
import { buyLabelsInBatch, shipOrder } from '#areas/picking/services/ship-order.server.ts';
import { calendarDayIn, whenIn } from '#areas/staff/services/when.server.ts';
import { dayMs, dayOf, later } from '#kernel/dates.ts';
import { domainErrorText } from '#kernel/errors.ts';
import { type Language, translator } from '#kernel/texts.ts';
import type { Caller } from '#platform/app.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';
import { withFieldLabels } from '#site/field-names.ts';
import { numberFrom } from '#site/list.ts';
import { orderNumber, readSending } from './form.server.ts';
import { pickingTexts } from './office-texts.ts';

const views = ['totes', 'waiting', 'labels'] as const;
export type BoardView = (typeof views)[number];

/** Totes, queue, list in walking order, and the order being packed. */
export const loader = load(async ({ app, caller: { language }, url }) => {
  const board = await pickingBoard(app);
  const packed = Map.groupBy(
    await fetchPackedParcels(
      app,
      board.totes.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  const requestedView = url.searchParams.get('show');
  const view = views.find((one) => one === requestedView) ?? (board.totes.length + board.blocked.length > 0 ? 'totes' : 'waiting');
  const requestedNumber = normalizeOrderNumber(url.searchParams.get('order'));
  const chosen = board.totes.find(({ number }) => number === requestedNumber) ?? board.totes[0] ?? null;
  const toteOf = new Map(board.totes.map(({ id, tote }) => [id, tote]));
  const labels = await fetchLabelsOfToday(app);
  return {
    view,
    totes: board.totes.map((row) => ({
      ...shortOrder(row, language, app.now()),
      tote: row.tote,
      parcels: packed.get(row.id)?.length ?? 0,
      seen: shippingVersion(board.lines.filter(({ orderId }) => orderId === row.id)),
      hasTakeOut: board.takeOut.some(({ orderId }) => orderId === row.id),
    })),
    blocked: board.blocked.map((row) => ({ tote: row.tote, number: row.number, name: row.receiverName ?? '', why: whyBlocked(row) })),
    waiting: board.waiting.map((row) => shortOrder(row, language, app.now())),
    waitingCount: board.waitingCount,
    free: maxTotes - board.totes.length - board.blocked.length,
    aisles: aislesOf(board.lines, toteOf, language),
    chosen: chosen && chosenOf(chosen, board, packed.get(chosen.id) ?? [], language, app.now()),
    parcels: Math.min(maxParcels, numberFrom(url.searchParams.get('parcels')) ?? Math.max(1, packed.get(chosen?.id ?? 0)?.length ?? 1)),
    labels: labels.map((row) => ({
      ...{ number: row.number, parcel: row.parcelNumber, tracking: row.trackingNumber ?? '', carrier: row.carrier, grams: row.weightGrams },
      name: row.receiverName ?? '',
      sheet: labelName(row.number, row.parcelNumber),
      href: row.hasLabel ? labelPath(row.number, row.parcelNumber) : null,
      confirmation: row.confirmation,
      at: row.at && whenIn(row.at, language, app.now()),
    })),
    tomorrow: dayOf(later(app.now(), dayMs)),
  };
});

type Loaded = Awaited<ReturnType<typeof loader>>;
export type ShortOrder = Loaded['waiting'][number];
export type ToteOrder = Loaded['totes'][number];
export type BlockedOrder = Loaded['blocked'][number];
export type Aisle = Loaded['aisles'][number];
export type OpenPickingOrder = NonNullable<Loaded['chosen']>;
export type TodaysLabel = Loaded['labels'][number];

const shortOrder = (row: QueueRow, language: Language, now: Date) => ({
  ...{ number: row.number, name: row.receiverName ?? '', pieces: row.pieces, picked: row.picked, aside: row.aside },
  ...{ isMadeToOrder: row.isMadeToOrder, isTest: row.isTest, isCancelAsked: row.isCancelAsked },
  // Nearly all addresses are in the US: the state alone saves space.
  place: [row.region, row.country === 'US' && row.region ? '' : row.country].filter(Boolean).join(', '),
  paidAt: row.paidAt && whenIn(row.paidAt, language, now),
});

/** Why the order in a tote cannot ship now. */
function whyBlocked(row: BlockedTote): 'blockedHeld' | 'blockedCancelled' | 'blockedRefunded' | 'blockedAttention' {
  if (isOnHold(row)) return 'blockedHeld';
  if (isCancelled(row.status)) return 'blockedCancelled';
  const isOpen = needsPaymentAttention(row.paymentState) || row.paymentState === 'part_paid';
  return isOpen ? 'blockedAttention' : 'blockedRefunded';
}

const nameOf = (line: Pick<LineRow, 'nameEn' | 'nameZh'>, language: Language): string => (language === 'zh' && line.nameZh) || line.nameEn;

/** The same product for several totes is one stop. */
function aislesOf(lines: readonly LineRow[], toteOf: ReadonlyMap<number, number>, language: Language) {
  const stops = Map.groupBy(lines, ({ skuId, lineId }) => (skuId === null ? `line ${lineId}` : `sku ${skuId}`));
  const rows = [...stops].flatMap(([key, group]) => {
    const [first] = group;
    if (!first) return [];
    const quantity = group.reduce((sum, line) => sum + line.quantity, 0);
    const picked = group.reduce((sum, line) => sum + line.pickedQuantity, 0);
    return [
      {
        ...{ key, code: first.code, bin: first.bin, picture: first.picture, quantity, picked, isMadeToOrder: first.isMadeToOrder },
        name: nameOf(first, language),
        lineIds: group.map(({ lineId }) => lineId),
        totes: group.map((line) => ({ tote: toteOf.get(line.orderId) ?? 0, quantity: line.quantity })).sort((a, b) => a.tote - b.tote),
      },
    ];
  });
  return [...Map.groupBy(rows, ({ bin }) => aisleOf(bin))].map(([aisle, stopsThere]) => ({ aisle, stops: stopsThere }));
}

function chosenOf(
  row: QueueRow & { readonly tote: number },
  board: Pick<Awaited<ReturnType<typeof pickingBoard>>, 'lines' | 'takeOut'>,
  packed: readonly PackedParcel[],
  language: Language,
  now: Date,
) {
  const lines = board.lines.filter(({ orderId }) => orderId === row.id);
  return {
    ...shortOrder(row, language, now),
    ...{ orderId: row.id, tote: row.tote, message: row.buyerMessage, isDiscreet: row.isDiscreet, service: row.service ?? '' },
    address: [row.street ?? '', [row.city, row.region, row.postCode].filter(Boolean).join(', '), row.country ?? ''].filter(Boolean),
    bookGrams: lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0),
    lines: lines.map((line) => ({
      ...{ lineId: line.lineId, code: line.code, quantity: line.quantity, picked: line.pickedQuantity },
      name: nameOf(line, language),
    })),
    seen: shippingVersion(lines),
    /** Units refunded after they were picked. */
    takeOut: board.takeOut
      .filter(({ orderId }) => orderId === row.id)
      .map((line) => ({ lineId: line.lineId, code: line.code, name: nameOf(line, language), count: line.count, left: line.left })),
    left: lines.reduce((sum, line) => sum + line.quantity - line.pickedQuantity, 0),
    packed: packed.map(({ parcelNumber, grams, photoUploadId }) => ({ parcel: parcelNumber, grams, hasPhoto: photoUploadId !== null })),
  };
}

type Label = { readonly tracking: string; readonly href: string };
type Failed = { readonly number: string; readonly problem: string };
type Done = {
  readonly done: string;
  readonly labels?: readonly Label[];
  /** All labels bought together, as one document. */
  readonly sheet?: string | undefined;
  readonly failed?: readonly Failed[];
};

const say = ({ language }: Caller) => translator(pickingTexts, language);
const one = z.object({ number: orderNumber });
const several = z.object({ orders: z.array(orderNumber).min(1) });

const pickingActions: Readonly<Record<string, (visit: ActionContext) => Promise<Done | null>>> = {
  async start({ app, caller, form }) {
    const { orders } = readForm(form, z.object({ orders: z.array(orderNumber) }));
    const begun = await startPicking(app, caller, orders);
    return { done: begun.length > 0 ? say(caller)('started', { count: begun.length }) : say(caller)('startedNone') };
  },
  async tick({ app, form }) {
    const { lines, picked } = readForm(form, z.object({ lines: z.array(rowId).max(maxTotes), picked: z.boolean() }));
    for (const id of lines) await tickLine(app, id, picked);
    return null;
  },
  async scan({ app, caller, form }) {
    const sent = readForm(form, z.object({ code: optionalText(200), first: rowId.nullable().default(null) }));
    const { code, tote, left } = await scanItem(app, sent.code, sent.first);
    return { done: say(caller)(left === 0 ? 'landedLast' : 'landed', { code, tote }) };
  },
  async ship({ app, caller, form }) {
    const sending = readSending(form);
    const bought = await shipOrder(app, caller, sending);
    const labels = bought.map((label) => ({ tracking: label.trackingNumber, href: labelPath(sending.number, label.parcelNumber) }));
    return { done: say(caller)('shipped', { number: sending.number }), labels };
  },
  async pack({ app, caller, form }) {
    const packing = readSending(form);
    await packOrder(app, caller, packing);
    return { done: say(caller)('wasPacked', { number: packing.number }) };
  },
  async labels({ app, caller, form }) {
    const { orders, seen = {} } = readForm(form, several.extend({ seen: z.record(z.string(), z.string()).optional() }));
    const answers = await buyLabelsInBatch(app, caller, orders, new Map(Object.entries(seen)));
    const names = answers.flatMap(({ number, bought }) => bought?.map(({ parcelNumber }) => labelName(number, parcelNumber)) ?? []);
    const failed = answers.flatMap(({ number, refused }) =>
      refused ? [{ number, problem: domainErrorText(withFieldLabels(refused, caller.language), caller.language) }] : [],
    );
    const sheet = names.length > 0 ? labelSheetPath(names) : undefined;
    return { done: say(caller)('boughtMany', { count: names.length, failed: failed.length }), sheet, failed };
  },
  async aside({ app, caller, form }) {
    const { number, reason } = readForm(form, one.extend({ reason: pickAside.input.shape.reason }));
    await putAside(app, caller, number, reason);
    return { done: say(caller)('wasAside', { number }) };
  },
  async empty({ app, caller, form }) {
    const { number } = readForm(form, one);
    await emptyTote(app, caller, number);
    return { done: say(caller)('wasEmptied', { number }) };
  },
  async fetch({ app, caller, form }) {
    const sent = readForm(form, z.object({ day }));
    const code = await requestAfternoonPickup(app, caller, sent.day);
    return { done: say(caller)('fetched', { day: calendarDayIn(sent.day, caller.language), code }) };
  },
};

export const action = actions(pickingActions);
