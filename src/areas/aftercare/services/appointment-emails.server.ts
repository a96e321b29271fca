import { siteOf } from '#areas/content/services/site-settings.server.ts';
import { type Texts, translator } from '#kernel/texts.ts';
import { shopZone } from '#kernel/time-zone-list.ts';
import { zoneName } from '#kernel/time-zone-names.ts';
import { formatUtcOffset } from '#kernel/time-zones.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { buttonBlock, composeEmail, type EmailBlock, factsBlock, paragraphBlock, smallPrintBlock } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { formatClock, formatDay, formatWeekday } from '#site/days.ts';
import { hrefOf } from '#site/links.ts';
import { appointmentEmailTexts, clipRequestEmailTexts } from '../appointment-email-texts.ts';
import { calendarFile } from '../rules/calendar-file.ts';
import * as store from '../store/appointments.server.ts';
import { appointmentTexts } from '../texts.ts';
import { appointmentKey, calendarPath, clipPath } from './appointment-keys.server.ts';
import { fetchCompanyContact } from './case-emails.server.ts';

type Row = store.AppointmentRow;
type AppointmentEmailKind = 'booked' | 'moved' | 'cancelled' | 'reminder' | 'ready';

export const appointmentPath = (app: App, { id, number }: Pick<Row, 'id' | 'number'>): string =>
  `${hrefOf('video-appointment')}?${new URLSearchParams({ number, key: appointmentKey(app, id) })}`;

/** Weekday, date, time and zone in the customer's time zone. */
export function formatAppointmentTime({ language, timeZone }: Pick<Row, 'language' | 'timeZone'>, at: Date): string {
  const [weekday, day] = [formatWeekday(language, at, timeZone), formatDay(language, at, timeZone)];
  const time = formatClock(language, at, timeZone);
  const zone = [zoneName(timeZone, language), formatUtcOffset(at, timeZone)];
  return language === 'zh' ? [`${day}${weekday} ${time}`, ...zone].join('，') : [weekday, day, time, ...zone].join(', ');
}

/** Null for a video clip, which has no time. */
export async function buildAppointmentCalendar(app: App, row: Row, method: 'REQUEST' | 'CANCEL' | 'PUBLISH'): Promise<string | null> {
  const slot = row.slotId === null ? null : await store.slotById(app.db, row.slotId);
  if (!slot) return null;
  const say = translator(appointmentEmailTexts, row.language);
  const [{ shopName }, company] = await Promise.all([siteOf(app, row.language), fetchCompanyContact(app, row.language)]);
  return calendarFile({
    method,
    uid: `${row.number}@${new URL(app.origin).hostname}`,
    sequence: row.calendarSequence,
    stampedAt: app.now(),
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    title: `${shopName}: ${say('title')}`,
    description: [translator(appointmentTexts, row.language)(row.channel), row.contact, row.number].filter(Boolean).join('\n'),
    url: new URL(appointmentPath(app, row), app.origin).href,
    organizer: company?.email ? { name: shopName, email: company.email } : null,
    attendee: { name: row.name, email: row.email },
  });
}

/** A recorded video has no time: it is requested, not booked. */
const emailTextsOf = ({ channel }: Pick<Row, 'channel'>): Texts<keyof typeof appointmentEmailTexts> =>
  channel === 'clip' ? { ...appointmentEmailTexts, ...clipRequestEmailTexts } : appointmentEmailTexts;

/** One email per appointment event; each move gets its own. */
export async function writeAppointmentEmail(app: App, row: Row, kind: AppointmentEmailKind): Promise<void> {
  const say = translator(emailTextsOf(row), row.language);
  const slot = row.slotId === null ? null : await store.slotById(app.db, row.slotId);
  const goods = await store.selectAppointmentGoods(app.db, [row.id]);
  const facts = factsBlock(
    [say('number'), row.number],
    ...(slot ? [[say('when'), formatAppointmentTime(row, slot.startsAt)] as const] : []),
    [say('channel'), [translator(appointmentTexts, row.language)(row.channel), row.contact].filter(Boolean).join(' ')],
    ...(goods.length > 0 ? [[say('goods'), goods.map((one) => localizedColumn(one, 'name', row.language)).join('; ')] as const] : []),
  );
  const isOff = kind === 'cancelled';
  const calendar = kind === 'ready' || kind === 'reminder' ? null : await buildAppointmentCalendar(app, row, isOff ? 'CANCEL' : 'REQUEST');
  const { shopName } = await siteOf(app, row.language);
  const blocks: EmailBlock[] = [
    ...(kind === 'booked' || kind === 'moved' ? [paragraphBlock(say('bookedText'))] : []),
    ...(isOff ? [paragraphBlock(say('cancelledText'))] : []),
    ...(kind === 'ready' ? [paragraphBlock(say('readyText'))] : []),
    facts,
    kind === 'ready'
      ? buttonBlock(say('watch'), clipPath(app, row.id))
      : isOff
        ? buttonBlock(say('again'), hrefOf('video-see-hair'))
        : buttonBlock(say('open'), appointmentPath(app, row)),
    ...(slot && !isOff && kind !== 'ready' ? [smallPrintBlock('', { words: say('calendar'), href: calendarPath(app, row) })] : []),
  ];
  await sendMail(app, {
    to: row.email,
    kind: `appointment_${kind}`,
    about: { kind: 'video_appointment', id: `${row.id} ${kind} ${row.calendarSequence}` },
    language: row.language,
    subject: say(`${kind}Subject`, { number: row.number }),
    ...composeEmail({ origin: app.origin, language: row.language, shopName, title: say(`${kind}Title`), blocks }),
    ...(calendar ? { calendar: { method: isOff ? 'CANCEL' : 'REQUEST', text: calendar } } : {}),
  });
}

export async function notifyAppointmentStaff(app: App, row: Row): Promise<void> {
  const company = await fetchCompanyContact(app, 'en');
  if (!company?.email) return;
  const slot = row.slotId === null ? null : await store.slotById(app.db, row.slotId);
  const say = translator(emailTextsOf(row), 'en');
  const { shopName } = await siteOf(app, 'en');
  const clock = (timeZone: string, at: Date): string => formatAppointmentTime({ language: 'en', timeZone }, at);
  const blocks = [
    factsBlock(
      [say('number'), row.number],
      ...(slot ? [[say('when'), clock(shopZone, slot.startsAt)] as const] : []),
      ...(slot && row.timeZone !== shopZone ? [[say('herClock'), clock(row.timeZone, slot.startsAt)] as const] : []),
      [say('channel'), `${translator(appointmentTexts, 'en')(row.channel)} ${row.contact}`.trim()],
    ),
    ...(row.request ? [paragraphBlock(row.request)] : []),
    buttonBlock(say('toOffice'), `${hrefOf('office-appointments')}?id=${row.id}`),
  ];
  await sendMail(app, {
    to: company.email,
    replyTo: row.email,
    kind: 'appointment_new',
    about: { kind: 'video_appointment', id: `${row.id} new` },
    language: 'en',
    subject: say('newSubject', { number: row.number }),
    ...composeEmail({ origin: app.origin, language: 'en', shopName, title: say('newTitle'), blocks }),
  });
}
