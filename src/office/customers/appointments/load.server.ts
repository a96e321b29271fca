import { isUpcoming, maxClipBytes } from '#areas/aftercare/rules/appointments.ts';
import { shopZone } from '#areas/aftercare/rules/zone-list.ts';
import { wallClockAt, wallClockToDate } from '#areas/aftercare/rules/zones.ts';
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
import { dayMs, isDay } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { translator } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { act, load } from '#platform/load.server.ts';
import { dayWords, shortDayWords, weekdayWords } from '#site/days.ts';
import { numberFrom } from '#site/list.ts';
import { appointmentOfficeTexts } from './texts.ts';

const noonOf = (day: string): Date => wallClockToDate({ day, time: '12:00' }, shopZone);

export const loader = load(async ({ app, caller, url }) => {
  const today = wallClockAt(app.now(), shopZone).day;
  const asked = url.searchParams.get('week') ?? '';
  const day = isDay(asked) ? asked : today;
  const id = numberFrom(url.searchParams.get('id'));
  const [week, wishes, chosen] = await Promise.all([
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
      weekday: weekdayWords(caller.language, noonOf(of)),
      said: shortDayWords(caller.language, noonOf(of)),
      isToday: of === today,
      slots: slots.map((slot) => ({
        id: slot.id,
        time: slot.time,
        capacity: slot.capacity,
        bookedCount: slot.bookedCount,
        isClosed: slot.closedAt !== null,
        isPast: slot.startsAt <= app.now(),
        booked: slot.booked.map(({ id: of, name, channel, status }) => ({ id: of, name, channel, status })),
      })),
    })),
    wishes: wishes.map(({ id: of, number, name, createdAt }) => ({ id: of, number, name, day: dayWords(caller.language, createdAt) })),
    chosen: chosen && shown(app, caller, chosen),
  };
});
export type AppointmentCalendar = Awaited<ReturnType<typeof loader>>;
export type OpenAppointment = NonNullable<AppointmentCalendar['chosen']>;

const shown = (app: App, { language }: Caller, { row, goods, slot }: NonNullable<Awaited<ReturnType<typeof appointmentForStaff>>>) => ({
  ...{ id: row.id, number: row.number, name: row.name, email: row.email, contact: row.contact, channel: row.channel, status: row.status },
  ...{ wish: row.request, note: row.staffNote, outcome: row.outcome, isStanding: isUpcoming(row.status) },
  when: slot && formatAppointmentTime({ timeZone: row.timeZone, language }, slot.startsAt),
  goods: goods.map((one) => ({ id: one.skuId, name: inWords(one, 'name', language), code: one.code })),
  clip: row.clipUploadId === null ? null : clipPath(app, row.id),
  mayPublish: row.publishAgreedAt !== null,
  isShown: row.videoId !== null,
});

type Said = { readonly done: string };
type Work = (app: App, caller: Caller, form: FormData, id: number) => Promise<Said>;
const say = ({ language }: Caller) => translator(appointmentOfficeTexts, language);
const text = (form: FormData, name: string): string => String(form.get(name) ?? '').slice(0, 4000);
const endings = ['done', 'missed', 'cancelled'] as const;

const acts: Readonly<Record<string, Work>> = {
  make: async (app, caller, form) => {
    const count = await makeSlots(app, caller, {
      from: text(form, 'from'),
      to: text(form, 'to'),
      begins: text(form, 'begins'),
      ends: text(form, 'ends'),
      minutes: Number(text(form, 'minutes')),
      capacity: Number(text(form, 'capacity')),
      weekdays: form.getAll('weekday').map(Number),
    });
    return { done: say(caller)('made', { count }) };
  },
  close: async (app, caller, form) => {
    await closeAppointmentSlot(app, caller, numberFrom(text(form, 'slot')) ?? 0);
    return { done: say(caller)('saved') };
  },
  note: async (app, caller, form, id) => {
    const status = endings.find((one) => one === form.get('status')) ?? null;
    await updateAppointmentByStaff(app, caller, { id, status, note: text(form, 'note'), outcome: text(form, 'outcome') });
    return { done: say(caller)('saved') };
  },
  clip: async (app, caller, form, id) => {
    const file = form.get('clip');
    if (!(file instanceof File) || file.size === 0) throw new DomainError('lackParameter', { field: 'clip' });
    if (file.size > maxClipBytes) throw new DomainError('tooLarge');
    await attachClip(app, caller, id, { fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
    return { done: say(caller)('saved') };
  },
  publish: async (app, caller, form, id) => {
    await publishClip(app, caller, id, { en: text(form, 'title_en').slice(0, 120), zh: text(form, 'title_zh').slice(0, 120) });
    return { done: say(caller)('saved') };
  },
};

const mostFormBytes = maxClipBytes + 1024 * 1024;

export const action = act(async ({ app, caller, form, request }) => {
  if (Number(request.headers.get('content-length') ?? 0) > mostFormBytes) throw new DomainError('tooLarge');
  const work = acts[String(form.get('intent') ?? '')];
  if (!work) throw new DomainError('lackParameter', { field: 'intent' });
  return work(app, caller, form, numberFrom(text(form, 'id')) ?? 0);
});
