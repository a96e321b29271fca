import { randomUUID } from 'node:crypto';
import { sendingParty } from '#areas/shipping/services/shipping-rates.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import * as store from '../store/pickups.server.ts';
import { requireStaff } from './require-staff.server.ts';

const carrier = 'FedEx';

type Visit = { readonly day: string; readonly readyAt: string; readonly closesAt: string };

/** Schedules a carrier pickup, once per day however often it is requested. */
export async function schedulePickup(app: App, staff: { readonly id: number }, { day, readyAt, closesAt }: Visit): Promise<string> {
  const from = await sendingParty(app, false);
  if (!from) throw new DomainError('companyNotExist');
  const id = await store.beginPickup(app.db, { carrier, pickupOn: day, requestId: randomUUID(), staffId: staff.id, createdAt: app.now() });
  if (id === null) {
    const pickup = await store.pickupOn(app.db, carrier, day);
    if (pickup?.confirmation) return pickup.confirmation;
    throw new DomainError('carrierUnsure');
  }
  const waiting = await store.parcelsAwaitingPickup(app.db, carrier);
  const parcelCount = Math.max(1, waiting.count);
  const answer = await app.ports.carrier.pickUp({
    from,
    isGround: false,
    day,
    readyAt,
    closesAt,
    parcelCount,
    grams: Math.max(1, waiting.grams),
  });
  if (answer.outcome === 'confirmed') {
    await transact(app, async ({ db }) => {
      await store.confirmPickup(db, id, answer.confirmation);
      await store.assignPickup(db, carrier, id);
    });
    return answer.confirmation;
  }
  app.log.warn({ outcome: answer.outcome, reason: answer.reason }, 'pickup not booked');
  // A superfluous pickup costs little: staff may request it again.
  await store.failPickup(app.db, id);
  if (answer.outcome === 'refused') throw new DomainError('carrierRefused', { reason: answer.reason });
  throw new DomainError(answer.outcome === 'away' ? 'carrierAway' : 'carrierUnsure');
}

/** A pickup in the afternoon, requested on the picking page. */
export async function requestAfternoonPickup(app: App, caller: Caller, day: string): Promise<string> {
  const confirmation = await schedulePickup(app, requireStaff(caller), { day, readyAt: '11:00:00', closesAt: '17:00:00' });
  await audit(app, caller, { action: 'picking.pickup', subject: ['pickup', day], after: { confirmation } });
  return confirmation;
}
