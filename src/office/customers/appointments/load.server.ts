import { z } from 'zod';
import { day, optionalText, requiredText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { isUpcoming, maxClipBytes } from '#areas/aftercare/rules/appointments.ts';
import { formatAppointmentTime } from '#areas/aftercare/services/appointment-emails.server.ts';
import { clipPath } from '#areas/aftercare/services/appointment-keys.server.ts';
import { attachClip, publishClip } from '#areas/aftercare/services/clips.server.ts';
import {
  appointmentForStaff,
  closeAppointmentSlot,
  fetchAppointmentWeek,
  fetchClipRequests,
  makeSlots,
  updateAppointmentByStaff,
} from '#areas/aftercare/services/manage-appointments.server.ts';
import { dayIn } from '#areas/staff/services/when.server.ts';
import { dayMs, isDay } from '#kernel/dates.ts';
import { translator } from '#kernel/texts.ts';
import { shopZone } from '#kernel/time-zone-list.ts';
import { wallClockAt, wallClockToDate } from '#kernel/time-zones.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { actions, load } from '#platform/load.server.ts';
import { formatClock, formatShortDay, formatWeekday } from '#site/days.ts';
import { numberFrom } from '#site/list.ts';
import { appointmentOfficeTexts } from './texts.ts';

const noonOf = (day: string): Date => wallClockToDate({ day, time: '12:00' }, shopZone);

export const loader = load(async ({ app, caller, url }) => {
  const today = wallClockAt(app.now(), shopZone).day;
  const requestedWeek = url.searchParams.get('week') ?? '';
  const day = isDay(requestedWeek) ? requestedWeek : today;
  const id = numberFrom(url.searchParams.get('id'));
  const [week, clipRequests, chosen] = await Promise.all([
    fetchAppointmentWeek(app, day),
    fetchClipRequests(app),
    id ? appointmentForStaff(app, id) : null,
  ]);
  const [monday = day] = week.map((one) => one.day);
  const shifted = (days: number): string => new Date(Date.parse(`${monday}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
  return {
    zone: shopZone,
    today,
    monday,
    before: shifted(-7),
    after: shifted(7),
    week: week.map(({ day: of, slots }) => ({
      day: of,
      weekday: formatWeekday(caller.language, noonOf(of)),
      dayText: formatShortDay(caller.language, noonOf(of)),
      isToday: of === today,
      slots: slots.map((slot) => ({
        id: slot.id,
        time: formatClock(caller.language, slot.startsAt, shopZone),
        capacity: slot.capacity,
        bookedCount: slot.bookedCount,
        isClosed: slot.closedAt !== null,
        isPast: slot.startsAt <= app.now(),
        booked: slot.booked.map(({ id: of, name, channel, status }) => ({ id: of, name, channel, status })),
      })),
    })),
    clipRequests: clipRequests.map(({ id: of, number, name, createdAt }) => ({
      id: of,
      number,
      name,
      day: dayIn(createdAt, caller.language),
    })),
    chosen: chosen && presentAppointment(app, caller, chosen),
  };
});
export type AppointmentCalendar = Awaited<ReturnType<typeof loader>>;
export type OpenAppointment = NonNullable<AppointmentCalendar['chosen']>;

const presentAppointment = (
  app: App,
  { language }: Caller,
  { row, goods, slot }: NonNullable<Awaited<ReturnType<typeof appointmentForStaff>>>,
) => ({
  ...{ id: row.id, number: row.number, name: row.name, email: row.email, contact: row.contact, channel: row.channel, status: row.status },
  ...{ request: row.request, note: row.staffNote, outcome: row.outcome, isStanding: isUpcoming(row.status) },
  when: slot && formatAppointmentTime({ timeZone: row.timeZone, language }, slot.startsAt),
  goods: goods.map((one) => ({ id: one.skuId, name: localizedColumn(one, 'name', language), code: one.code })),
  clip: row.clipUploadId === null ? null : clipPath(app, row.id),
  mayPublish: row.publishAgreedAt !== null,
  isShown: row.videoId !== null,
});

const one = z.object({ id: rowId });
const plan = z.object({
  from: day,
  to: day,
  begins: requiredText(5),
  ends: requiredText(5),
  minutes: z.number().int(),
  capacity: z.number().int(),
  weekday: z.array(z.number().int()),
});
const ending = one.extend({
  status: z.enum(['done', 'missed', 'cancelled']).nullable().default(null),
  note: optionalText(4000),
  outcome: optionalText(4000),
});
const titles = one.extend({ title_en: optionalText(120), title_zh: optionalText(120) });
const saved = ({ language }: Caller) => ({ done: translator(appointmentOfficeTexts, language)('saved') });

export const action = actions({
  async make({ app, caller, form }) {
    const { weekday: weekdays, ...times } = readForm(form, plan);
    const count = await makeSlots(app, caller, { ...times, weekdays });
    return { done: translator(appointmentOfficeTexts, caller.language)('made', { count }) };
  },
  async close({ app, caller, form }) {
    await closeAppointmentSlot(app, caller, readForm(form, z.object({ slot: rowId })).slot);
    return saved(caller);
  },
  async note({ app, caller, form }) {
    await updateAppointmentByStaff(app, caller, readForm(form, ending));
    return saved(caller);
  },
  async clip({ app, caller, form }) {
    const { id, clip } = readForm(form, one.extend({ clip: z.file().max(maxClipBytes) }));
    await attachClip(app, caller, id, { fileName: clip.name, bytes: new Uint8Array(await clip.arrayBuffer()) });
    return saved(caller);
  },
  async publish({ app, caller, form }) {
    const { id, title_en: en, title_zh: zh } = readForm(form, titles);
    await publishClip(app, caller, id, { en, zh });
    return saved(caller);
  },
});
