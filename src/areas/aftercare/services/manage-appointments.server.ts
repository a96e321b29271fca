import { plainText } from '#areas/inquiries/rules/quote.ts';
import { requireStaffId } from '#areas/orders/services/actions.server.ts';
import { dayMs, later } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { shopZone } from '#kernel/time-zone-list.ts';
import { wallClockAt, wallClockToDate } from '#kernel/time-zones.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { plannedTimes, type SlotPlan } from '../rules/appointments.ts';
import * as store from '../store/appointments.server.ts';
import { writeAppointmentEmail } from './appointment-emails.server.ts';

/** Creates slots in the shop's time zone; existing ones stay, and closed ones reopen. */
export async function makeSlots(app: App, caller: Caller, plan: SlotPlan & { readonly capacity: number }): Promise<number> {
  requireStaffId(caller);
  const times = plannedTimes(plan);
  if (!times || !Number.isInteger(plan.capacity) || plan.capacity < 1 || plan.capacity > 20)
    throw new DomainError('badValue', { field: 'times' });
  const now = app.now();
  const rows = times
    .map(({ day, begins, ends }) => ({
      startsAt: wallClockToDate({ day, time: begins }, shopZone),
      endsAt: wallClockToDate({ day, time: ends }, shopZone),
      capacity: plan.capacity,
      createdAt: now,
    }))
    .filter(({ startsAt }) => startsAt > now);
  const made = await transact(app, async (inside) => {
    const again = rows.map(({ startsAt }) => startsAt);
    const count = (await store.insertSlots(inside.db, rows)) + (await store.reopenSlots(inside.db, again, plan.capacity));
    await audit(inside, caller, { action: 'appointment.times', subject: ['video_slot', plan.from], after: { ...plan, made: count } });
    return count;
  });
  app.live.publish('appointments');
  return made;
}

export async function closeAppointmentSlot(app: App, caller: Caller, id: number): Promise<void> {
  requireStaffId(caller);
  await transact(app, async (inside) => {
    await store.closeSlotRow(inside.db, id, app.now());
    const sides = { before: { isOpen: true }, after: { isOpen: false } };
    await audit(inside, caller, { action: 'appointment.close-time', subject: ['video_slot', id], ...sides });
  });
  app.live.publish('appointments');
}

/** The week containing a day, Monday first, with its slots and appointments. */
export async function fetchAppointmentWeek(app: App, day: string) {
  const dayStart = Date.parse(`${day}T00:00:00Z`);
  const weekday = new Date(dayStart).getUTCDay() || 7;
  const days = Array.from({ length: 7 }, (_, index) => new Date(dayStart + (index + 1 - weekday) * dayMs).toISOString().slice(0, 10));
  const [first = day] = days;
  const from = wallClockToDate({ day: first, time: '00:00' }, shopZone);
  const slots = await store.slotsBetween(app.db, from, later(from, 7 * dayMs + dayMs / 12));
  const ids = slots.map(({ id }) => id);
  const booked = ids.length > 0 ? await store.appointmentsIn(app.db, ids) : [];
  return days.map((of) => ({
    day: of,
    slots: slots
      .filter(({ startsAt }) => wallClockAt(startsAt, shopZone).day === of)
      .map((slot) => ({
        ...slot,
        booked: booked.filter(({ slotId }) => slotId === slot.id),
      })),
  }));
}

/** Clip requests without a video. */
export const fetchClipRequests = (app: App) => store.selectClipRequests(app.db);

export async function appointmentForStaff(app: App, id: number) {
  const row = await store.appointmentBy(app.db, { id });
  if (!row) return null;
  const [goods, slot] = await Promise.all([
    store.selectAppointmentGoods(app.db, [id]),
    row.slotId === null ? null : store.slotById(app.db, row.slotId),
  ]);
  return { row, goods, slot };
}

type Ending = {
  readonly id: number;
  readonly status: 'done' | 'missed' | 'cancelled' | null;
  readonly note: string;
  readonly outcome: string;
};

/** Staff notes and outcome; cancelling frees the slot and emails the customer. */
export async function updateAppointmentByStaff(app: App, caller: Caller, { id, status, note, outcome }: Ending): Promise<void> {
  const staffId = requireStaffId(caller);
  const before = await store.appointmentBy(app.db, { id });
  if (!before) throw new DomainError('appointmentNotExist');
  await transact(app, async (inside) => {
    const notes = { staffNote: plainText(note).slice(0, 2000), outcome: plainText(outcome).slice(0, 500), handlerId: staffId };
    const now = app.now();
    await store.setAppointment(inside.db, id, { ...notes, updatedAt: now });
    if (status !== null && status !== before.status) {
      const isOff = status === 'cancelled';
      const changes = { status, updatedAt: now, ...(isOff ? { calendarSequence: before.calendarSequence + 1 } : {}) };
      const after = await store.updateUpcomingAppointment(inside.db, id, before.slotId, changes);
      if (!after) throw new DomainError('appointmentMoved');
      if (isOff && before.slotId !== null) await store.releaseSlot(inside.db, before.slotId);
      if (isOff) await writeAppointmentEmail(inside, after, 'cancelled');
    }
    await audit(inside, caller, {
      action: 'appointment.note',
      subject: ['video_appointment', id],
      before: { status: before.status, outcome: before.outcome },
      after: { status: status ?? before.status, outcome: notes.outcome },
    });
  });
  app.live.publish('appointments');
}
