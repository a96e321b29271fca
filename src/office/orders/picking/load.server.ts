import { isOnHold } from '#areas/orders/rules/office.ts';
import { needsPaymentAttention } from '#areas/orders/rules/payment-states.ts';
import { normalizeOrderNumber } from '#areas/orders/rules/query.ts';
import { shippingVersion } from '#areas/orders/rules/shippable.ts';
import { isCancelled } from '#areas/orders/rules/status.ts';
import { labelName, labelPath, labelSheetPath } from '#areas/picking/rules/label.ts';
import { aisleOf, maxParcels, maxTotes } from '#areas/picking/rules/packing.ts';
import { fetchPackedParcels, type PackedParcel, packOrder } from '#areas/picking/services/packing.server.ts';
import {
  type BlockedTote,
  emptyTote,
  type LineRow,
  pickingBoard,
  putAside,
  type QueueRow,
  scanPiece,
  startPicking,
  tickLine,
} from '#areas/picking/services/picking.server.ts';
import { buyLabels, labelsOfToday, requestPickup, shipOrder } from '#areas/picking/services/shipping.server.ts';
import { dayIn, whenIn } from '#areas/staff/rules/when.ts';
import { dayMs, dayOf, later } from '#kernel/dates.ts';
import { DomainError, domainErrorText } from '#kernel/errors.ts';
import { type Language, translator } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { act, load } from '#platform/load.server.ts';
import { inFieldWords } from '#site/field-names.ts';
import { numberFrom, plainFrom } from '#site/list.ts';
import { sendingIn } from './form.server.ts';
import { pickingTexts } from './office-texts.ts';

const views = ['totes', 'waiting', 'labels'] as const;
export type BoardView = (typeof views)[number];

/** The bench: totes, what waits, the list in walking order, and the order that is being packed. */
export const loader = load(async ({ app, caller: { language }, url }) => {
  const board = await pickingBoard(app);
  const packed = Map.groupBy(
    await fetchPackedParcels(
      app,
      board.totes.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  const asked = url.searchParams.get('show');
  const view = views.find((one) => one === asked) ?? (board.totes.length + board.blocked.length > 0 ? 'totes' : 'waiting');
  const wanted = normalizeOrderNumber(url.searchParams.get('order'));
  const chosen = board.totes.find(({ number }) => number === wanted) ?? board.totes[0] ?? null;
  const toteOf = new Map(board.totes.map(({ id, tote }) => [id, tote]));
  const labels = await labelsOfToday(app);
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
  // Nearly all live in the States: the state alone leaves room for the rest of the line.
  place: [row.region, row.country === 'US' && row.region ? '' : row.country].filter(Boolean).join(', '),
  paidAt: row.paidAt && whenIn(row.paidAt, language, now),
});

/** Why nothing of a tote may be shipped now. */
function whyBlocked(row: BlockedTote): 'blockedHeld' | 'blockedCancelled' | 'blockedRefunded' | 'blockedAttention' {
  if (isOnHold(row)) return 'blockedHeld';
  if (isCancelled(row.status)) return 'blockedCancelled';
  const isOpen = needsPaymentAttention(row.paymentState) || row.paymentState === 'part_paid';
  return isOpen ? 'blockedAttention' : 'blockedRefunded';
}

const nameOf = (line: Pick<LineRow, 'nameEn' | 'nameZh'>, language: Language): string => (language === 'zh' && line.nameZh) || line.nameEn;

/** The same goods for several totes are one stop on the way. */
function aislesOf(lines: readonly LineRow[], toteOf: ReadonlyMap<number, number>, language: Language) {
  const stops = Map.groupBy(lines, ({ skuId, lineId }) => (skuId === null ? `line ${lineId}` : `sku ${skuId}`));
  const rows = [...stops].flatMap(([key, group]) => {
    const [first] = group;
    if (!first) return [];
    const quantity = group.reduce((sum, line) => sum + line.quantity, 0);
    const picked = group.reduce((sum, line) => sum + line.pickedQuantity, 0);
    return [
      {
        ...{ key, code: first.code, shelf: first.shelf, picture: first.picture, quantity, picked, isMadeToOrder: first.isMadeToOrder },
        name: nameOf(first, language),
        lineIds: group.map(({ lineId }) => lineId),
        totes: group.map((line) => ({ tote: toteOf.get(line.orderId) ?? 0, quantity: line.quantity })).sort((a, b) => a.tote - b.tote),
      },
    ];
  });
  return [...Map.groupBy(rows, ({ shelf }) => aisleOf(shelf))].map(([aisle, stopsThere]) => ({ aisle, stops: stopsThere }));
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
    /** Pieces that were refunded after they were picked. */
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
  /** All labels bought in one go, as one document. */
  readonly sheet?: string | undefined;
  readonly failed?: readonly Failed[];
};

export const action = act(async ({ app, caller, form }): Promise<Done | null> => {
  const intent = String(form.get('intent') ?? '');
  const deed = deeds[intent];
  if (!deed) throw new DomainError('badValue', { field: 'intent' });
  return deed(app, caller, form);
});

type Deed = (app: App, caller: Caller, form: FormData) => Promise<Done | null>;
const text = (form: FormData, name: string): string => plainFrom(String(form.get(name) ?? ''), 200) ?? '';

const deeds: Readonly<Record<string, Deed>> = {
  start: async (app, caller, form) => {
    const say = translator(pickingTexts, caller.language);
    const begun = await startPicking(
      app,
      caller,
      form.getAll('orders').map((value) => normalizeOrderNumber(String(value))),
    );
    return { done: begun.length > 0 ? say('started', { count: begun.length }) : say('startedNone') };
  },
  tick: async (app, _caller, form) => {
    const isPicked = form.get('picked') === '1';
    for (const id of text(form, 'lines').split(',').map(Number).slice(0, maxTotes)) await tickLine(app, id, isPicked);
    return null;
  },
  scan: async (app, caller, form) => {
    const say = translator(pickingTexts, caller.language);
    const { code, tote, left } = await scanPiece(app, text(form, 'code'), numberFrom(text(form, 'first')));
    return { done: say(left === 0 ? 'landedLast' : 'landed', { code, tote }) };
  },
  ship: async (app, caller, form) => {
    const say = translator(pickingTexts, caller.language);
    const sending = sendingIn(form);
    const bought = await shipOrder(app, caller, sending);
    const labels = bought.map((one) => ({ tracking: one.trackingNumber, href: labelPath(sending.number, one.parcelNumber) }));
    return { done: say('shipped', { number: sending.number }), labels };
  },
  pack: async (app, caller, form) => {
    const packing = sendingIn(form);
    await packOrder(app, caller, packing);
    return { done: translator(pickingTexts, caller.language)('wasPacked', { number: packing.number }) };
  },
  labels: async (app, caller, form) => {
    const say = translator(pickingTexts, caller.language);
    const numbers = form.getAll('orders').map((value) => normalizeOrderNumber(String(value)));
    if (numbers.length === 0) throw new DomainError('lackParameter', { field: 'orders' });
    const seen = new Map(
      numbers.flatMap((number) => (form.has(`seen_${number}`) ? [[number, String(form.get(`seen_${number}`))] as const] : [])),
    );
    const answers = await buyLabels(app, caller, numbers, seen);
    const names = answers.flatMap(({ number, bought }) => bought?.map(({ parcelNumber }) => labelName(number, parcelNumber)) ?? []);
    const failed = answers.flatMap(({ number, refused }) =>
      refused ? [{ number, problem: domainErrorText(inFieldWords(refused, caller.language), caller.language) }] : [],
    );
    const sheet = names.length > 0 ? labelSheetPath(names) : undefined;
    return { done: say('boughtMany', { count: names.length, failed: failed.length }), sheet, failed };
  },
  aside: async (app, caller, form) => {
    const number = normalizeOrderNumber(text(form, 'number'));
    await putAside(app, caller, number, text(form, 'reason'));
    return { done: translator(pickingTexts, caller.language)('wasAside', { number }) };
  },
  empty: async (app, caller, form) => {
    const number = normalizeOrderNumber(text(form, 'number'));
    await emptyTote(app, caller, number);
    return { done: translator(pickingTexts, caller.language)('wasEmptied', { number }) };
  },
  fetch: async (app, caller, form) => {
    const day = text(form, 'day');
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new DomainError('badValue', { field: 'day' });
    const code = await requestPickup(app, caller, day);
    return {
      done: translator(pickingTexts, caller.language)('fetched', { day: dayIn(new Date(`${day}T12:00:00Z`), caller.language), code }),
    };
  },
};
