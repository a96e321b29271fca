import type { Draft } from '#areas/shoppers/rules/address.ts';
import { fullName } from '#areas/shoppers/rules.ts';
import { minuteMs } from '#kernel/dates.ts';
import { Refused } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import type { Role } from '#site/page.ts';
import { heldReason, isHeld, type Mark, type MarkVerdict, markTargets, markVerdict, mayChange, mayHold } from '../rules/office.ts';
import { paymentStateFor } from '../rules/shippable.ts';
import * as store from '../store/acts.server.ts';
import { keepFindable } from './found-by.server.ts';
import { sellersOf } from './office.server.ts';
import { shippingOf } from './placing.server.ts';
import { lockOrder, type OrderRow, orderByNumber, take } from './steps.server.ts';

type Work = (
  inside: App,
  order: OrderRow,
  staffId: number,
) => Promise<{ readonly before: object | null; readonly after: object | null } | null>;

export const staffOf = ({ staff }: Caller): number => {
  if (!staff) throw new Refused('userNotLogin');
  return staff.id;
};

/** Who changes orders. Those who pack and those who count look at them, and do their own part. */
export const sellerRoles: readonly Role[] = ['owner', 'manager', 'sales'];

/** A page that several roles read may be changed by some of them only. */
export function requireRole({ staff }: Caller, roles: readonly Role[]): void {
  if (!roles.some((role) => staff?.roles.includes(role))) throw new Refused('forbidden');
}

/** One act of one member of staff on one order: held, done whole or not at all, and written into the log. */
export async function onOrder(app: App, caller: Caller, number: string, action: string, work: Work): Promise<void> {
  const staffId = staffOf(caller);
  const { id } = await orderByNumber(app, number);
  await transact(app, async (inside) => {
    const told = await work(inside, await lockOrder(inside, id), staffId);
    if (!told) return;
    await audit(inside, caller, { action: `order.${action}`, subject: ['order', id], ...told });
  });
  app.live.tell('orders');
}

/** Who looks after it; null for nobody. Answers who did before, so that it can be undone. */
export async function assignOrder(app: App, caller: Caller, number: string, ownerId: number | null): Promise<number | null> {
  if (ownerId !== null && !(await sellersOf(app)).some(({ id }) => id === ownerId)) throw new Refused('badValue', { field: 'owner_id' });
  let before: number | null = null;
  await onOrder(app, caller, number, 'assign', async (inside, order) => {
    before = order.ownerStaffId;
    if (before === ownerId) return null;
    await take(inside, order, { by: { actor: 'staff', staffId: staffOf(caller) }, changes: { ownerStaffId: ownerId } });
    return { before: { owner_id: before }, after: { owner_id: ownerId } };
  });
  return before;
}

/** The order waits: nobody may send it until it goes on. */
export const holdOrder = (app: App, caller: Caller, number: string, why: string): Promise<void> =>
  onOrder(app, caller, number, 'hold', async (inside, order, staffId) => {
    if (isHeld(order)) return null;
    if (!mayHold(order)) throw new Refused('orderMoved');
    const reason = heldReason(why);
    await take(inside, order, {
      paymentState: 'needs_attention',
      event: 'hold',
      reason: why,
      by: { actor: 'staff', staffId },
      changes: { attentionReason: reason },
    });
    return { before: { payment_state: order.paymentState }, after: { payment_state: 'needs_attention', reason: why } };
  });

/** The order goes on where its money says it stands. */
export const releaseOrder = (app: App, caller: Caller, number: string): Promise<void> =>
  onOrder(app, caller, number, 'release', async (inside, order, staffId) => {
    if (!isHeld(order)) return null;
    const paymentState = await stateAfterHold(inside, order);
    await take(inside, order, { paymentState, event: 'release', by: { actor: 'staff', staffId }, changes: { attentionReason: '' } });
    return { before: { payment_state: order.paymentState }, after: { payment_state: paymentState } };
  });

/** A refund in store credit leaves no trace in the order's money: what was refunded in part before the hold is so again. */
async function stateAfterHold(inside: App, order: OrderRow): Promise<OrderRow['paymentState']> {
  const state = paymentStateFor(order);
  if (state !== 'paid') return state;
  return (await store.stateBeforeHold(inside.db, order.id)) === 'part_refunded' ? 'part_refunded' : state;
}

/** Sends it elsewhere while it is still in the house; the amounts stay as they were agreed. */
export const changeAddress = (app: App, caller: Caller, number: string, to: Draft): Promise<void> =>
  onOrder(app, caller, number, 'address', async (inside, order, staffId) => {
    if (!mayChange(order)) throw new Refused('orderMoved');
    const before = await shippingOf(inside, order.id);
    await store.writeShipping(inside.db, order.id, {
      receiverName: fullName(to),
      receiverPhone: to.phoneNumber,
      street: to.address,
      city: to.city,
      region: to.region,
      postCode: to.postCode,
      country: to.country,
      checkedAt: null,
    });
    await keepFindable(inside, order.id);
    await take(inside, order, { event: 'address', by: { actor: 'staff', staffId } });
    return {
      before: before && { city: before.city, region: before.region, country: before.country },
      after: { city: to.city, region: to.region, country: to.country },
    };
  });

const sameAgainMs = 10 * minuteMs;

/** A note for colleagues, or a message to the buyer; said twice at once it is said once. Zero when it was. */
export async function writeAbout(app: App, caller: Caller, order: Pick<OrderRow, 'id'>, message: string, isNote: boolean): Promise<number> {
  const staffId = staffOf(caller);
  const last = await store.lastMessage(app.db, order.id, isNote);
  if (last?.staffId === staffId && last.message === message && app.now().getTime() - last.createdAt.getTime() < sameAgainMs) return 0;
  const id = await store.insertMessage(app.db, { orderId: order.id, author: 'staff', staffId, message, isNote, createdAt: app.now() });
  // Never the words themselves: the log says that something was written.
  await audit(app, caller, { action: isNote ? 'order.note' : 'order.message', subject: ['order', order.id], after: { id } });
  return id;
}

export const allMessages = (app: App, orderId: number) => store.allMessages(app.db, orderId);

/** One step for one order, along the table of moves; refused where there is no such way, or its money is not in. */
export async function markOrder(app: App, caller: Caller, number: string, mark: Mark): Promise<void> {
  const { verdict } = await marked(app, caller, number, mark);
  if (verdict !== 'goes' && verdict !== 'there') throw new Refused('orderMoved');
}

type Marked = { readonly number: string; readonly verdict: MarkVerdict; readonly status: number };

async function marked(app: App, caller: Caller, number: string, mark: Mark): Promise<Marked> {
  let answer: Marked = { number, verdict: 'noWay', status: 0 };
  await onOrder(app, caller, number, 'mark', async (inside, order, staffId) => {
    const to = markTargets[mark];
    answer = { number, verdict: markVerdict(order, mark), status: order.status };
    if (answer.verdict !== 'goes') return null;
    const changes = to === 3 ? { pickingStartedAt: order.pickingStartedAt ?? app.now() } : {};
    await take(inside, order, { to, by: { actor: 'staff', staffId }, changes });
    return { before: { status: order.status }, after: { status: to } };
  });
  return answer;
}

/** The same for many, each by itself; answers what became of each. */
export async function markOrders(app: App, caller: Caller, numbers: readonly string[], mark: Mark): Promise<Marked[]> {
  const answers: Marked[] = [];
  for (const number of numbers) answers.push(await marked(app, caller, number, mark));
  return answers;
}
