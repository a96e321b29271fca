import { randomInt } from 'node:crypto';
import type { captureStates, paymentStates } from '../../ports.ts';
import type { DoubleStore } from './double-store.ts';
import type { Experience, Money, OrderBody, Unit } from './questions.ts';
import { unprocessable } from './refusals.ts';
import { asValue, hundredths } from './sums.ts';

export const decisions = ['pay', 'decline', 'cancel', 'pending'] as const;
export type Decision = (typeof decisions)[number];
export const wallets = ['paypal', 'apple_pay', 'google_pay'] as const;
export type Wallet = (typeof wallets)[number];

export type DoubleCapture = {
  readonly id: string;
  readonly status: (typeof captureStates)[number];
  readonly value: string;
  readonly at: string;
  readonly requestId: string | null;
};
export type DoubleRefund = {
  readonly id: string;
  readonly value: string;
  readonly at: string;
  readonly requestId: string | null;
  readonly note: string | null;
};

/** One order in the double; every change is one write. */
export type DoubleOrder = {
  readonly id: string;
  readonly status: (typeof paymentStates)[number];
  readonly intent: OrderBody['intent'];
  readonly units: readonly Unit[];
  readonly experience: Experience;
  /** Created for a payer who signs in at PayPal; a phone wallet identifies itself later. */
  readonly isNamed: boolean;
  readonly decision: Exclude<Decision, 'cancel'> | null;
  readonly wallet: Wallet;
  readonly approvedAt: string | null;
  readonly captures: readonly DoubleCapture[];
  readonly refunds: readonly DoubleRefund[];
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type DoubleEvent = { readonly kind: string; readonly order: DoubleOrder; readonly captureId?: string; readonly refundId?: string };
type Done = { readonly order: DoubleOrder; readonly isNew: boolean; readonly events?: readonly DoubleEvent[] };
/** An approval without capture expires after three hours. */
const approvalLifeMs = 3 * 3600_000;
const maxAttempts = 50;

/** Orders of the double: created, approved, captured and refunded, each exactly once. */
export function openDoubleOrders(ledger: DoubleStore, now: () => number, notify: (events: readonly DoubleEvent[]) => void) {
  const at = () => new Date(now()).toISOString().replace(/\.\d+Z$/, 'Z');

  async function loadOrder(id: string): Promise<{ loadOrder: DoubleOrder; version: number } | null> {
    const leaf = await ledger.read(`order:${id}`);
    return leaf && { loadOrder: leaf.value as DoubleOrder, version: leaf.version };
  }

  /** Optimistic update: read, decide, write, and retry on conflict. */
  async function changed(
    id: string,
    decide: (order: DoubleOrder) => Promise<Done | Response> | Done | Response,
  ): Promise<Done | Response | null> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const found = await loadOrder(id);
      if (!found) return null;
      const decided = await decide(lapsed(found.loadOrder));
      if (decided instanceof Response || decided.order === found.loadOrder) return decided;
      if (!(await ledger.write(`order:${id}`, { ...decided.order, updatedAt: at() }, found.version))) continue;
      notify(decided.events ?? []);
      return decided;
    }
    throw new Error(`order ${id}: written by too many at once`);
  }

  const lapsed = (order: DoubleOrder): DoubleOrder =>
    order.status === 'APPROVED' && order.approvedAt !== null && now() - Date.parse(order.approvedAt) > approvalLifeMs
      ? { ...order, status: 'VOIDED' }
      : order;

  return {
    find: async (id: string): Promise<DoubleOrder | null> => {
      const found = await loadOrder(id);
      return found && lapsed(found.loadOrder);
    },

    orderOfCapture: async (captureId: string): Promise<string | null> =>
      ((await ledger.read(`capture:${captureId}`))?.value as string) ?? null,

    async findRefund(refundId: string): Promise<{ order: DoubleOrder; refund: DoubleRefund } | null> {
      const leaf = await ledger.read(`refund:${refundId}`);
      const found = leaf && (await loadOrder(leaf.value as string));
      const refund = found?.loadOrder.refunds.find(({ id }) => id === refundId);
      return found && refund ? { order: found.loadOrder, refund } : null;
    },

    async create(body: OrderBody, requestId: string | null): Promise<{ order: DoubleOrder; isNew: boolean } | Response> {
      const invoiceId = body.purchase_units[0]?.invoice_id;
      const readEarlier = async () => (requestId === null ? null : ledger.read(`request:${requestId}`));
      let earlier = await readEarlier();
      if (!earlier && invoiceId && (await ledger.read(`invoice:${invoiceId}`))) {
        // The same request may have been answered elsewhere meanwhile: the invoice is written after it.
        earlier = await readEarlier();
        if (!earlier)
          return unprocessable('DUPLICATE_INVOICE_ID', { field: "/purchase_units/@reference_id=='default'/invoice_id", value: invoiceId });
      }
      const order = earlier ? null : newOrder(body, at());
      if (order) await ledger.write(`order:${order.id}`, order, null);
      if (order && (requestId === null || (await ledger.write(`request:${requestId}`, order.id, null)))) {
        if (invoiceId) await ledger.write(`invoice:${invoiceId}`, order.id, null);
        return { order, isNew: true };
      }
      const first = await ledger.read(`request:${requestId}`);
      const found = first && (await loadOrder(first.value as string));
      if (!found) throw new Error(`request ${requestId}: its order is gone`);
      return { order: found.loadOrder, isNew: false };
    },

    /** The payer's decision; it may change after a decline. */
    approve: (id: string, decision: Exclude<Decision, 'cancel'>, wallet: Wallet) =>
      changed(id, (order) => {
        if (order.captures.length > 0) return unprocessable('ORDER_ALREADY_CAPTURED');
        if (order.status === 'VOIDED') return unprocessable('ORDER_EXPIRED');
        const agreed: DoubleOrder = { ...order, status: 'APPROVED', decision, wallet, approvedAt: at() };
        return { order: agreed, isNew: true, events: [{ kind: 'CHECKOUT.ORDER.APPROVED', order: agreed }] };
      }),

    capture: (id: string, requestId: string | null) =>
      changed(id, async (order) => {
        if (requestId !== null && order.captures.some((capture) => capture.requestId === requestId)) return { order, isNew: false };
        if (order.captures.length > 0) return unprocessable('ORDER_ALREADY_CAPTURED');
        if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED');
        if (order.decision === 'decline') return unprocessable('INSTRUMENT_DECLINED');
        const taken: DoubleCapture = {
          id: newId(),
          status: order.decision === 'pending' ? 'PENDING' : 'COMPLETED',
          value: totalOf(order),
          at: at(),
          requestId,
        };
        // The capture's reference to its order is stored before anybody learns of the capture.
        await ledger.write(`capture:${taken.id}`, order.id, null);
        const done: DoubleOrder = { ...order, status: 'COMPLETED', captures: [taken] };
        const kind = `PAYMENT.CAPTURE.${taken.status}`;
        return { order: done, isNew: true, events: [{ kind, order: done, captureId: taken.id }, ...completed(done, taken)] };
      }),

    /** Resolves a capture under review. */
    settle: (id: string, isGood: boolean) =>
      changed(id, (order) => {
        const [waiting] = order.captures;
        if (waiting?.status !== 'PENDING') return unprocessable('CAPTURE_STATUS_NOT_VALID');
        const taken: DoubleCapture = { ...waiting, status: isGood ? 'COMPLETED' : 'DECLINED' };
        const done: DoubleOrder = { ...order, captures: [taken] };
        return {
          order: done,
          isNew: true,
          events: [
            { kind: `PAYMENT.CAPTURE.${isGood ? 'COMPLETED' : 'DENIED'}`, order: done, captureId: taken.id },
            ...completed(done, taken),
          ],
        };
      }),

    refund: (id: string, request: { readonly amount?: Money; readonly note: string | null; readonly requestId: string | null }) =>
      changed(id, async (order) => {
        const [capture] = order.captures;
        const earlier = order.refunds.find(({ requestId }) => requestId !== null && requestId === request.requestId);
        if (earlier) return { order, isNew: false };
        if (!capture || capture.status === 'DECLINED' || capture.status === 'FAILED') return unprocessable('REFUND_NOT_ALLOWED');
        if (capture.status === 'PENDING') return unprocessable('PENDING_CAPTURE');
        const rest = hundredths(capture.value) - order.refunds.reduce((sum, { value }) => sum + hundredths(value), 0n);
        const back = request.amount ? hundredths(request.amount.value) : rest;
        if (rest === 0n) return unprocessable('CAPTURE_FULLY_REFUNDED');
        if (back <= 0n) return unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', { field: '/amount/value', value: request.amount?.value });
        if (back > rest) return unprocessable('REFUND_AMOUNT_EXCEEDED', { field: '/amount/value', value: request.amount?.value });
        const refund: DoubleRefund = { id: newId(), value: asValue(back), at: at(), requestId: request.requestId, note: request.note };
        await ledger.write(`refund:${refund.id}`, order.id, null);
        const status = back === rest ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
        const done: DoubleOrder = { ...order, captures: [{ ...capture, status }], refunds: [...order.refunds, refund] };
        return {
          order: done,
          isNew: true,
          events: [{ kind: 'PAYMENT.CAPTURE.REFUNDED', order: done, captureId: capture.id, refundId: refund.id }],
        };
      }),
  };
}

const completed = (order: DoubleOrder, { status }: DoubleCapture): DoubleEvent[] =>
  status === 'COMPLETED' ? [{ kind: 'CHECKOUT.ORDER.COMPLETED', order }] : [];

export const totalOf = (order: Pick<DoubleOrder, 'units'>): string =>
  asValue(order.units.reduce((sum, { amount }) => sum + hundredths(amount.value), 0n));

function newOrder(body: OrderBody, at: string): DoubleOrder {
  return {
    id: newId(),
    status: body.payment_source?.paypal ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    intent: body.intent,
    units: body.purchase_units,
    experience: body.payment_source?.paypal?.experience_context ?? body.application_context ?? {},
    isNamed: body.payment_source?.paypal !== undefined,
    decision: null,
    wallet: 'paypal',
    approvedAt: null,
    captures: [],
    refunds: [],
    createdAt: at,
    updatedAt: at,
  };
}

const alphabet = '0123456789ABCDEFGHJKLMNPRSTUVWXY';
const newId = (): string => Array.from({ length: 17 }, () => alphabet[randomInt(alphabet.length)]).join('');
