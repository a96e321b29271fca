import { cancelAnsweredEvent } from '#areas/orders/rules/cancel-request.ts';
import { type Actor, lockOrder, transition } from '#areas/orders/services/transitions.server.ts';
import type { App } from '#platform/app.ts';
import type { CaseRow } from '../store/cases.server.ts';

/** Closes the request without cancelling: the parcel may ship. */
export async function closeCancelRequest(inside: App, one: CaseRow, by: Actor): Promise<void> {
  if (one.kind !== 'cancel') return;
  await transition(inside, await lockOrder(inside, one.orderId), {
    event: cancelAnsweredEvent,
    details: { case: one.id, status: one.status },
    by,
  });
}
