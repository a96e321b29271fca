import type { AddressDraft } from '#areas/shoppers/rules/address.ts';
import { fullName } from '#areas/shoppers/rules.ts';
import { minuteMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import type { Role } from '#site/page.ts';
import {
  type BulkStatus,
  type BulkStatusResult,
  bulkStatusTargets,
  canChangeOrder,
  canHoldOrder,
  checkBulkStatus,
  encodeHoldReason,
  isOnHold,
} from '../rules/office.ts';
import { paymentStateFor } from '../rules/shippable.ts';
import * as store from '../store/actions.server.ts';
import { fetchSellers } from './office.server.ts';
import { refreshOrderSearchText } from './search-text.server.ts';
import { lockOrder, type OrderRow, orderByNumber, transition } from './transitions.server.ts';
import { fetchOrderShipping } from './write-order.server.ts';

type Work = (
  inside: App,
  order: OrderRow,
  staffId: number,
) => Promise<{ readonly before: object | null; readonly after: object | null } | null>;

export const requireStaffId = ({ staff }: Caller): number => {
  if (!staff) throw new DomainError('userNotLogin');
  return staff.id;
};

/** Who changes orders. Stock and finance staff read them and do their own part. */
export const sellerRoles: readonly Role[] = ['owner', 'manager', 'sales'];

/** A page several roles may read can restrict changes to some of them. */
export function requireRole({ staff }: Caller, roles: readonly Role[]): void {
  if (!roles.some((role) => staff?.roles.includes(role))) throw new DomainError('forbidden');
}

/** One staff action on one order: under its lock, all or nothing, and audited. */
export async function changeOrderAsStaff(app: App, caller: Caller, number: string, action: string, work: Work): Promise<void> {
  const staffId = requireStaffId(caller);
  const { id } = await orderByNumber(app, number);
  await transact(app, async (inside) => {
    const beforeAndAfter = await work(inside, await lockOrder(inside, id), staffId);
    if (!beforeAndAfter) return;
    await audit(inside, caller, { action: `order.${action}`, subject: ['order', id], ...beforeAndAfter });
  });
  app.live.publish('orders');
}

/** Returns the previous owner, so that it can be undone. */
export async function assignOrder(app: App, caller: Caller, number: string, ownerId: number | null): Promise<number | null> {
  if (ownerId !== null && !(await fetchSellers(app)).some(({ id }) => id === ownerId))
    throw new DomainError('badValue', { field: 'owner_id' });
  let before: number | null = null;
  await changeOrderAsStaff(app, caller, number, 'assign', async (inside, order) => {
    before = order.ownerStaffId;
    if (before === ownerId) return null;
    await transition(inside, order, { by: { actor: 'staff', staffId: requireStaffId(caller) }, changes: { ownerStaffId: ownerId } });
    return { before: { owner_id: before }, after: { owner_id: ownerId } };
  });
  return before;
}

/** Nothing ships until the hold is released. */
export const holdOrder = (app: App, caller: Caller, number: string, why: string): Promise<void> =>
  changeOrderAsStaff(app, caller, number, 'hold', async (inside, order, staffId) => {
    if (isOnHold(order)) return null;
    if (!canHoldOrder(order)) throw new DomainError('orderMoved');
    const reason = encodeHoldReason(why);
    await transition(inside, order, {
      paymentState: 'needs_attention',
      event: 'hold',
      reason: why,
      by: { actor: 'staff', staffId },
      changes: { attentionReason: reason },
    });
    return { before: { payment_state: order.paymentState }, after: { payment_state: 'needs_attention', reason: why } };
  });

/** The payment state follows from the order's money again. */
export const releaseOrder = (app: App, caller: Caller, number: string): Promise<void> =>
  changeOrderAsStaff(app, caller, number, 'release', async (inside, order, staffId) => {
    if (!isOnHold(order)) return null;
    const paymentState = await stateAfterHold(inside, order);
    await transition(inside, order, { paymentState, event: 'release', by: { actor: 'staff', staffId }, changes: { attentionReason: '' } });
    return { before: { payment_state: order.paymentState }, after: { payment_state: paymentState } };
  });

/** Store credit refunds leave no trace in the order's money: a partial refund before the hold is restored. */
async function stateAfterHold(inside: App, order: OrderRow): Promise<OrderRow['paymentState']> {
  const state = paymentStateFor(order);
  if (state !== 'paid') return state;
  return (await store.selectPaymentStateBeforeHold(inside.db, order.id)) === 'part_refunded' ? 'part_refunded' : state;
}

/** Allowed until shipped; the amounts stay as agreed. */
export const changeAddress = (app: App, caller: Caller, number: string, to: AddressDraft): Promise<void> =>
  changeOrderAsStaff(app, caller, number, 'address', async (inside, order, staffId) => {
    if (!canChangeOrder(order)) throw new DomainError('orderMoved');
    const before = await fetchOrderShipping(inside, order.id);
    await store.upsertOrderShipping(inside.db, order.id, {
      receiverName: fullName(to),
      receiverPhone: to.phoneNumber,
      street: to.address,
      city: to.city,
      region: to.region,
      postCode: to.postCode,
      country: to.country,
      checkedAt: null,
    });
    await refreshOrderSearchText(inside, order.id);
    await transition(inside, order, { event: 'address', by: { actor: 'staff', staffId } });
    return {
      before: before && { city: before.city, region: before.region, country: before.country },
      after: { city: to.city, region: to.region, country: to.country },
    };
  });

const sameAgainMs = 10 * minuteMs;

/** A note for staff, or a message to the buyer. A concurrent duplicate is stored once and returns zero. */
export async function addOrderMessage(
  app: App,
  caller: Caller,
  order: Pick<OrderRow, 'id'>,
  message: string,
  isNote: boolean,
): Promise<number> {
  const staffId = requireStaffId(caller);
  const last = await store.selectLastOrderMessage(app.db, order.id, isNote);
  if (last?.staffId === staffId && last.message === message && app.now().getTime() - last.createdAt.getTime() < sameAgainMs) return 0;
  const id = await store.insertOrderMessage(app.db, { orderId: order.id, author: 'staff', staffId, message, isNote, createdAt: app.now() });
  // Never the text itself: the log only says that something was written.
  await audit(app, caller, { action: isNote ? 'order.note' : 'order.message', subject: ['order', order.id], after: { id } });
  return id;
}

export const fetchOrderMessages = (app: App, orderId: number) => store.selectOrderMessages(app.db, orderId);

/** One status change along the transition table; refused where not allowed or not paid. */
export async function setOrderStatus(app: App, caller: Caller, number: string, bulkStatus: BulkStatus): Promise<void> {
  const { verdict } = await applyBulkStatus(app, caller, number, bulkStatus);
  if (verdict !== 'goes' && verdict !== 'there') throw new DomainError('orderMoved');
}

type Marked = { readonly number: string; readonly verdict: BulkStatusResult; readonly status: number };

async function applyBulkStatus(app: App, caller: Caller, number: string, bulkStatus: BulkStatus): Promise<Marked> {
  let answer: Marked = { number, verdict: 'noWay', status: 0 };
  await changeOrderAsStaff(app, caller, number, 'mark', async (inside, order, staffId) => {
    const to = bulkStatusTargets[bulkStatus];
    answer = { number, verdict: checkBulkStatus(order, bulkStatus), status: order.status };
    if (answer.verdict !== 'goes') return null;
    const changes = to === 3 ? { pickingStartedAt: order.pickingStartedAt ?? app.now() } : {};
    await transition(inside, order, { to, by: { actor: 'staff', staffId }, changes });
    return { before: { status: order.status }, after: { status: to } };
  });
  return answer;
}

/** The same for many orders independently; returns each result. */
export async function setOrderStatuses(app: App, caller: Caller, numbers: readonly string[], bulkStatus: BulkStatus): Promise<Marked[]> {
  const answers: Marked[] = [];
  for (const number of numbers) answers.push(await applyBulkStatus(app, caller, number, bulkStatus));
  return answers;
}
