import { plainText } from '#areas/inquiries/rules/quote.ts';
import { requireStaffId } from '#areas/orders/services/actions.server.ts';
import { recordReturnedQuantity } from '#areas/orders/services/lines.server.ts';
import { lockOrder } from '#areas/orders/services/transitions.server.ts';
import { moveStock } from '#areas/stock/services/movements.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { caseDuplicateWindowMs, maxCaseMessageLength } from '../rules/case-limits.ts';
import { type CaseState, caseStatesBefore } from '../rules/case-states.ts';
import * as store from '../store/cases.server.ts';
import {
  writeCaseApprovedEmail,
  writeCaseArrivedEmail,
  writeCaseMessageEmail,
  writeCaseRefusedEmail,
  writeCaseSettledEmail,
} from './case-emails.server.ts';
import { loadCaseDetails, loadCaseEmailData } from './case-messages.server.ts';
import { closeCancelRequest } from './close-cancel-request.server.ts';
import { freeExchange, holdExchange } from './exchange-hold.server.ts';

export async function caseForStaff(app: App, id: number) {
  const one = await store.caseById(app.db, id);
  return one && loadCaseDetails(app, one, 'staff');
}

async function requireCase(app: App, id: number): Promise<store.CaseRow> {
  const one = await store.caseById(app.db, id);
  if (!one) throw new DomainError('caseNotExist');
  return one;
}

type Work = (inside: App, one: store.CaseRow, message: string, messageId: number) => Promise<void>;
type Step = { readonly id: number; readonly to: CaseState; readonly from?: readonly CaseState[]; readonly message?: string };

/** One staff transition of a case: conditional, with message, email and audit entry, all or nothing. */
async function go(app: App, caller: Caller, { id, to, from = caseStatesBefore(to), message = '' }: Step, work: Work): Promise<void> {
  const staffId = requireStaffId(caller);
  const before = await requireCase(app, id);
  const cleanMessage = plainText(message).slice(0, maxCaseMessageLength);
  await transact(app, async (inside) => {
    const now = app.now();
    const times = { ...(to === 'approved' ? { approvedAt: now } : {}), ...(to === 'received' ? { receivedAt: now } : {}) };
    const one = await store.transitionCase(inside.db, id, from, { status: to, handlerId: staffId, ...times, updatedAt: now });
    if (!one) throw new DomainError('caseMoved');
    const messageId =
      cleanMessage === ''
        ? 0
        : await store.insertCaseMessage(inside.db, { caseId: id, author: 'staff', staffId, message: cleanMessage, createdAt: now });
    await work(inside, one, cleanMessage, messageId);
    await audit(inside, caller, {
      action: `case.${to}`,
      subject: ['service_case', id],
      before: { status: before.status },
      after: { status: to },
    });
  });
  app.live.publish('cases');
}

/** Approved for return; the email contains the address. Exchange items are reserved from now on. */
export const approveCase = (app: App, caller: Caller, id: number, message: string): Promise<void> =>
  go(app, caller, { id, to: 'approved', message }, async (inside, one, cleanMessage) => {
    if (one.kind === 'cancel') throw new DomainError('caseMoved');
    await holdExchange(inside, one.id);
    await writeCaseApprovedEmail(inside, await loadCaseEmailData(inside, one), cleanMessage);
  });

/** Asks the buyer for missing information. */
export async function requestCaseInfo(app: App, caller: Caller, id: number, message: string): Promise<void> {
  if (plainText(message) === '') throw new DomainError('lackParameter', { field: 'message' });
  await go(app, caller, { id, to: 'needs_info', from: ['asked', 'needs_info'], message }, async (inside, one, cleanMessage, messageId) =>
    writeCaseMessageEmail(inside, await loadCaseEmailData(inside, one), cleanMessage, messageId),
  );
}

/** With a written reason. */
export async function refuseCase(app: App, caller: Caller, id: number, reason: string): Promise<void> {
  if (plainText(reason) === '') throw new DomainError('lackParameter', { field: 'message' });
  const { kind } = await requireCase(app, id);
  // A cancellation in progress can no longer be refused.
  const from = kind === 'cancel' ? (['asked', 'needs_info'] as const) : caseStatesBefore('refused');
  await go(app, caller, { id, to: 'refused', from, message: reason }, async (inside, one, cleanMessage) => {
    await closeCancelRequest(inside, one, { actor: 'staff', staffId: requireStaffId(caller) });
    await freeExchange(inside, one.id);
    await writeCaseRefusedEmail(inside, await loadCaseEmailData(inside, one), cleanMessage);
  });
}

/** A message to the buyer, or an internal note; nothing else changes. */
export async function sendCaseMessage(app: App, caller: Caller, id: number, message: string, isNote: boolean): Promise<void> {
  const staffId = requireStaffId(caller);
  const cleanMessage = plainText(message).slice(0, maxCaseMessageLength);
  if (cleanMessage === '') throw new DomainError('lackParameter', { field: 'message' });
  const one = await requireCase(app, id);
  await transact(app, async (inside) => {
    const now = app.now();
    const last = await store.selectLastCaseMessage(inside.db, id, 'staff');
    if (last?.message === cleanMessage && now.getTime() - last.createdAt.getTime() < caseDuplicateWindowMs) return;
    const messageId = await store.insertCaseMessage(inside.db, {
      caseId: id,
      author: 'staff',
      staffId,
      message: cleanMessage,
      isNote,
      createdAt: now,
    });
    if (!isNote) await writeCaseMessageEmail(inside, await loadCaseEmailData(inside, one), cleanMessage, messageId);
    await audit(inside, caller, { action: isNote ? 'case.note' : 'case.message', subject: ['service_case', id], after: { id: messageId } });
  });
  app.live.publish('cases');
}

export type ReturnDisposition = 'restocked' | 'written_off';

/**
 * The parcel arrived. Each line is restocked or written off as stock movements; the order's lines count the returned units. Once: the
 * transition is conditional, and every movement has a unique key.
 */
export const receiveCase = (app: App, caller: Caller, id: number, dispositions: ReadonlyMap<number, ReturnDisposition>): Promise<void> =>
  go(app, caller, { id, to: 'received' }, async (inside, one) => {
    const order = await lockOrder(inside, one.orderId);
    const lines = await store.linesOfCase(inside.db, id);
    for (const line of lines) {
      const disposition = dispositions.get(line.id);
      if (!disposition) throw new DomainError('lackParameter', { field: 'fate' });
      if (!(await store.setReturnDisposition(inside.db, line.id, disposition))) throw new DomainError('caseMoved');
      await moveLine(inside, caller, one, line, disposition);
    }
    await recordReturnedQuantity(
      inside,
      order,
      lines.map(({ orderLineId, skuId, quantity }) => ({ lineId: orderLineId, skuId, quantity })),
    );
    await writeCaseArrivedEmail(inside, await loadCaseEmailData(inside, one));
    inside.live.publish('stock', 'orders');
  });

/** A written-off unit first comes in and then goes out, so that stock history is complete. */
async function moveLine(
  inside: App,
  caller: Caller,
  one: store.CaseRow,
  line: store.CaseLineRow,
  disposition: ReturnDisposition,
): Promise<void> {
  // Made-to-order items have no stock.
  if (line.skuId === null || line.isMadeToOrder) return;
  const cause = { causeKind: 'service_case', causeId: String(one.id), note: one.number };
  const key = `case ${one.id} line ${line.id}`;
  await moveStock(inside, caller, [{ skuId: line.skuId, quantity: line.quantity }], { ...cause, reason: 'return', key });
  if (disposition === 'written_off')
    await moveStock(inside, caller, [{ skuId: line.skuId, quantity: -line.quantity }], { ...cause, reason: 'damage', key: `${key} off` });
}

/** Answers a question; no units and no money move. */
export async function closeCase(app: App, caller: Caller, id: number, message: string): Promise<void> {
  const staffId = requireStaffId(caller);
  const before = await requireCase(app, id);
  if (before.kind !== 'delay' && before.kind !== 'other') throw new DomainError('caseMoved');
  const cleanMessage = plainText(message).slice(0, maxCaseMessageLength);
  await transact(app, async (inside) => {
    const now = app.now();
    const over = { status: 'settled', settledAs: 'none', settledAt: now, handlerId: staffId, updatedAt: now } as const;
    const one = await store.transitionCase(inside.db, id, ['asked', 'needs_info', 'approved'], over);
    if (!one) throw new DomainError('caseMoved');
    if (cleanMessage)
      await store.insertCaseMessage(inside.db, { caseId: id, author: 'staff', staffId, message: cleanMessage, createdAt: now });
    await writeCaseSettledEmail(inside, await loadCaseEmailData(inside, one), { refundCents: 0, creditCents: 0, exchange: null });
    await audit(inside, caller, {
      action: 'case.settled',
      subject: ['service_case', id],
      before: { status: before.status },
      after: { status: 'settled', as: 'none' },
    });
  });
  app.live.publish('cases');
}
