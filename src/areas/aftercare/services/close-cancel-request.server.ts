import { cancelAnsweredEvent } from '#areas/orders/rules/cancel-request.ts';
import { type Actor, lockOrder, transition } from '#areas/orders/services/transitions.server.ts';
import type { App } from '#platform/app.ts';
import type { CaseRow } from '../store/cases.server.ts';

/** The wish is over without the order being called off: the parcel may leave. */
export async function closeCancelRequest(inside: App, one: CaseRow, by: Actor): Promise<void> {
  if (one.kind !== 'cancel') return;
  await transition(inside, await lockOrder(inside, one.orderId), {
    event: cancelAnsweredEvent,
    details: { case: one.id, status: one.status },
    by,
  });
}
