import { plainText } from '#areas/inquiries/rules/quote.ts';
import { staffOf } from '#areas/orders/services/acts.server.ts';
import { dayMs, later } from '#kernel/dates.ts';
import { Refused } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { plannedTimes, type SlotPlan } from '../rules/appointments.ts';
import { shopZone } from '../rules/zone-list.ts';
import { momentOf, wallAt } from '../rules/zones.ts';
import * as store from '../store/appointments.server.ts';
import { writeAppointment } from './appointment-letters.server.ts';

/** Makes times for days of work by the clock of the desk; times that are there already stay, and closed ones open again. */
export async function makeSlots(app: App, caller: Caller, plan: SlotPlan & { readonly capacity: number }): Promise<number> {
  staffOf(caller);
  const times = plannedTimes(plan);
  if (!times || !Number.isInteger(plan.capacity) || plan.capacity < 1 || plan.capacity > 20)
    throw new Refused('badValue', { field: 'times' });
  const now = app.now();
  const rows = times
    .map(({ day, begins, ends }) => ({
      startsAt: momentOf({ day, time: begins }, shopZone),
      endsAt: momentOf({ day, time: ends }, shopZone),
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
  app.live.tell('appointments');
  return made;
}

export async function closeSlot(app: App, caller: Caller, id: number): Promise<void> {
  staffOf(caller);
  await transact(app, async (inside) => {
    await store.closeSlot(inside.db, id, app.now());
    const sides = { before: { isOpen: true }, after: { isOpen: false } };
    await audit(inside, caller, { action: 'appointment.close-time', subject: ['video_slot', id], ...sides });
  });
  app.live.tell('appointments');
}

/** The week that holds a day, Monday first, with its times and who comes. */
export async function weekOf(app: App, day: string) {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  const weekday = new Date(wanted).getUTCDay() || 7;
  const days = Array.from({ length: 7 }, (_, place) => new Date(wanted + (place + 1 - weekday) * dayMs).toISOString().slice(0, 10));
  const [first = day] = days;
  const from = momentOf({ day: first, time: '00:00' }, shopZone);
  const slots = await store.slotsBetween(app.db, from, later(from, 7 * dayMs + dayMs / 12));
  const ids = slots.map(({ id }) => id);
  const booked = ids.length > 0 ? await store.appointmentsIn(app.db, ids) : [];
  return days.map((of) => ({
    day: of,
    slots: slots
      .filter(({ startsAt }) => wallAt(startsAt, shopZone).day === of)
      .map((slot) => ({ ...slot, time: wallAt(slot.startsAt, shopZone).time, booked: booked.filter(({ slotId }) => slotId === slot.id) })),
  }));
}

/** Wishes for a clip that nobody filmed yet. */
export const clipsToFilm = (app: App) => store.clipWishes(app.db);

export async function appointmentForStaff(app: App, id: number) {
  const row = await store.appointmentBy(app.db, { id });
  if (!row) return null;
  const [goods, slot] = await Promise.all([store.goodsOf(app.db, [id]), row.slotId === null ? null : store.slotById(app.db, row.slotId)]);
  return { row, goods, slot };
}

type Ending = {
  readonly id: number;
  readonly status: 'done' | 'missed' | 'cancelled' | null;
  readonly note: string;
  readonly outcome: string;
};

/** What the desk notes, and how it ended; calling it off frees its place and writes to her. */
export async function noteAppointment(app: App, caller: Caller, { id, status, note, outcome }: Ending): Promise<void> {
  const staffId = staffOf(caller);
  const before = await store.appointmentBy(app.db, { id });
  if (!before) throw new Refused('appointmentNotExist');
  await transact(app, async (inside) => {
    const words = { staffNote: plainText(note).slice(0, 2000), outcome: plainText(outcome).slice(0, 500), handlerId: staffId };
    const now = app.now();
    await store.setAppointment(inside.db, id, { ...words, updatedAt: now });
    if (status !== null && status !== before.status) {
      const isOff = status === 'cancelled';
      const changes = { status, updatedAt: now, ...(isOff ? { calendarSequence: before.calendarSequence + 1 } : {}) };
      const after = await store.changeStanding(inside.db, id, before.slotId, changes);
      if (!after) throw new Refused('appointmentMoved');
      if (isOff && before.slotId !== null) await store.givePlace(inside.db, before.slotId);
      if (isOff) await writeAppointment(inside, after, 'cancelled');
    }
    await audit(inside, caller, {
      action: 'appointment.note',
      subject: ['video_appointment', id],
      before: { status: before.status, outcome: before.outcome },
      after: { status: status ?? before.status, outcome: words.outcome },
    });
  });
  app.live.tell('appointments');
}
