import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type AppointmentInput,
  bookAppointment,
  cancelAppointment,
  moveAppointment,
  openTimes,
  remindAppointments,
} from '#areas/aftercare/services/appointments.server.ts';
import { fetchFreeTimes, loadBookingPage } from '#areas/aftercare/services/booking-page.server.ts';
import { calendarDocument } from '#areas/aftercare/services/clips.server.ts';
import {
  closeAppointmentSlot,
  fetchAppointmentWeek,
  makeSlots,
  updateAppointmentByStaff,
} from '#areas/aftercare/services/manage-appointments.server.ts';
import { companyInformation } from '#areas/content/tables/site.ts';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { ana, bea, seedShoppers } from '../../../../tests/kit/shoppers.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { type AppointmentCalendar, loader as calendar } from './load.server.ts';

const app = await testApp();
await seedCatalog(app.db);
await seedShoppers(app.db);
await app.db.execute(sql`insert into staff_members (id, username, email, password_hash, first_name, last_name)
  values (1, 'owner', 'owner@tressline.test', 'x', 'Olga', 'Owens')`);
await app.db.insert(companyInformation).values({ nameEn: 'Tressline', nameZh: 'Tressline', email: 'hello@tressline.test' });
const staff: Caller = { ...anonymousCaller, staff: { id: 1, roles: ['owner'] }, by: 'cookie' };
const her: Caller = { ...anonymousCaller, shopperId: ana, by: 'cookie' };
const start = app.clock.at;

type Row = Record<string, unknown>;
const rowsOf = async (query: ReturnType<typeof sql>): Promise<Row[]> => (await app.db.execute(query)).rows as Row[];
const refusedAs = (why: string) => expect.objectContaining({ why });
const slotOf = async (id: number): Promise<Row> =>
  (await rowsOf(sql`select booked_count, capacity from video_slots where id = ${id}`))[0] ?? {};
const wish = (slotId: number | null, more: Partial<AppointmentInput> = {}): AppointmentInput => ({
  name: 'Ana Cole',
  email: 'ana@tressline.test',
  contact: '+1 404 555 0100',
  channel: 'whatsapp',
  slotId,
  timeZone: 'America/Chicago',
  request: 'The ends, please',
  skuIds: [101],
  orderNumber: '',
  ...more,
});
/** Times on two working days with the given capacity. */
async function someTimes(capacity = 1): Promise<number[]> {
  const plan = { from: '2026-11-16', to: '2026-11-17', weekdays: [1, 2, 3, 4, 5], begins: '10:00', ends: '12:00', minutes: 30, capacity };
  await makeSlots(app, staff, plan);
  return (await openTimes(app)).map(({ id }) => id);
}

beforeEach(async () => {
  app.clock.at = start;
  for (const table of ['appointment_goods', 'video_appointments', 'video_slots', 'mails', 'rate_counters'])
    await app.db.execute(sql.raw(`delete from ${table}`));
});

describe('times', () => {
  test('made twice are there once, by the clock of the desk, shown by hers', async () => {
    const times = await someTimes();
    expect(times).toHaveLength(8);
    expect(await someTimes()).toHaveLength(8);
    const [day] = await fetchFreeTimes(app, 'America/Los_Angeles', 'en');
    expect(day).toMatchObject({ weekday: 'Monday', day: 'Nov 16, 2026' });
    expect(day?.times.map(({ time }) => time)).toEqual(['7:00 AM', '7:30 AM', '8:00 AM', '8:30 AM']);
    const [late] = await fetchFreeTimes(app, 'Asia/Shanghai', 'zh');
    expect(late?.times[0]?.time).toBe('23:00');
    const week = await fetchAppointmentWeek(app, '2026-11-18');
    expect(week.map(({ day: of, slots }) => [of, slots.length])).toEqual([
      ['2026-11-16', 4],
      ['2026-11-17', 4],
      ...['18', '19', '20', '21', '22'].map((of) => [`2026-11-${of}`, 0]),
    ]);
  });

  test('every day is called by its weekday: in the office, on the page and in the letter', async () => {
    const [first = 0] = await someTimes();
    const day = async (language: 'en' | 'zh') => {
      const { week } = (await calendar(visitOn(app, { ...staff, language }, '/bg/appointments?week=2026-11-18'))) as AppointmentCalendar;
      return week.map(({ weekday, dayText }) => [weekday, dayText]);
    };
    expect((await day('en')).at(0)).toEqual(['Monday', 'Nov 16']);
    expect((await day('en')).at(6)).toEqual(['Sunday', 'Nov 22']);
    expect((await day('zh')).at(0)).toEqual(['星期一', '11月16日']);
    expect((await fetchFreeTimes(app, 'Asia/Shanghai', 'zh'))[0]).toMatchObject({ weekday: '星期一' });
    await bookAppointment(app, her, wish(first));
    await bookAppointment(app, { ...her, language: 'zh' }, wish(first + 1, { timeZone: 'Asia/Shanghai' }));
    const letters = await rowsOf(sql`select text_body from mails where kind = 'appointment_booked' order by id`);
    expect(String(letters[0]?.text_body)).toContain('Monday, Nov 16, 2026, 9:00 AM, ');
    expect(String(letters[1]?.text_body)).toContain('2026年11月16日星期一 23:30，');
    // Staff emails use the shop's time zone.
    const [, told] = await rowsOf(sql`select text_body from mails where kind = 'appointment_new' order by id`);
    for (const clock of ['When: Monday, Nov 16, 2026, 10:30 AM, ', 'Customer’s local time: Monday, Nov 16, 2026, 11:30 PM, '])
      expect(String(told?.text_body)).toContain(clock);
  });

  test('one that is closed is gone when nobody has it, else it takes nobody more', async () => {
    const [empty = 0, taken = 0] = await someTimes(2);
    await bookAppointment(app, her, wish(taken));
    await closeAppointmentSlot(app, staff, empty);
    await closeAppointmentSlot(app, staff, taken);
    expect(await slotOf(empty)).toEqual({});
    expect(await slotOf(taken)).toEqual({ booked_count: 1, capacity: 2 });
    await expect(bookAppointment(app, anonymousCaller, wish(taken, { email: 'late@example.com' }))).rejects.toEqual(refusedAs('slotTaken'));
  });

  test('one that is closed stays closed when whoever had it leaves', async () => {
    const [slot = 0] = await someTimes(2);
    const booked = await bookAppointment(app, her, wish(slot));
    await closeAppointmentSlot(app, staff, slot);
    await cancelAppointment(app, her, booked);
    expect((await openTimes(app)).some(({ id }) => id === slot)).toBe(false);
    await expect(bookAppointment(app, anonymousCaller, wish(slot, { email: 'late@example.com' }))).rejects.toEqual(refusedAs('slotTaken'));
    const week = (await calendar(visitOn(app, staff, '/bg/appointments?week=2026-11-18'))) as AppointmentCalendar;
    expect(week.week.flatMap(({ slots }) => slots).filter(({ isClosed }) => isClosed)).toMatchObject([{ id: slot, bookedCount: 0 }]);
  });

  test('one that is closed stays closed although somebody had it once, until it is made again', async () => {
    const [slot = 0] = await someTimes(2);
    const booked = await bookAppointment(app, her, wish(slot));
    await cancelAppointment(app, her, booked);
    await closeAppointmentSlot(app, staff, slot);
    expect((await openTimes(app)).some(({ id }) => id === slot)).toBe(false);
    await expect(bookAppointment(app, anonymousCaller, wish(slot, { email: 'late@example.com' }))).rejects.toEqual(refusedAs('slotTaken'));
    expect(await someTimes(2)).toContain(slot);
    expect(await slotOf(slot)).toEqual({ booked_count: 0, capacity: 2 });
  });

  test('the page fills itself from a product’s link and from who she is', async () => {
    await someTimes();
    const page = await loadBookingPage(app, her, new URL('http://x/video-see-hair?sku=101,999999&zone=Europe/Paris&find=wave'));
    expect(page).toMatchObject({ zone: 'Europe/Paris', isChosen: true, offset: 'UTC+1', asker: { email: 'ana@tressline.test' } });
    expect(page.goods.map(({ id }) => id)).toEqual([101]);
    expect(page.found?.length).toBeGreaterThan(0);
    expect((await loadBookingPage(app, anonymousCaller, new URL('http://x/?zone=Moon/Base'))).zone).toBe('America/New_York');
  });
});

describe('a place', () => {
  test('the last one of a time is taken once, however many press at once', async () => {
    const [slot = 0] = await someTimes();
    const told = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map((name) => bookAppointment(app, anonymousCaller, wish(slot, { email: `${name}@example.com` }))),
    );
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(told.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusedAs('slotTaken') });
    expect(await slotOf(slot)).toEqual({ booked_count: 1, capacity: 1 });
    expect((await openTimes(app)).some(({ id }) => id === slot)).toBe(false);
  });

  test('the same mailbox twice at one time keeps one place', async () => {
    const [slot = 0] = await someTimes(3);
    await bookAppointment(app, her, wish(slot));
    await expect(bookAppointment(app, her, wish(slot))).rejects.toEqual(refusedAs('slotTaken'));
    expect(await slotOf(slot)).toEqual({ booked_count: 1, capacity: 3 });
  });

  test('a machine that fills the hidden field gets no place', async () => {
    const [slot = 0] = await someTimes();
    await expect(bookAppointment(app, anonymousCaller, wish(slot, { trap: '555' }))).rejects.toEqual(refusedAs('badValue'));
    expect(await slotOf(slot)).toEqual({ booked_count: 0, capacity: 1 });
  });

  test.each([
    ['lackParameter', { name: ' ' }],
    ['lackParameter', { contact: '' }],
    ['lackParameter', { slotId: null }],
    ['badMailbox', { email: 'nobody' }],
    ['badValue', { timeZone: 'Moon/Base' }],
    ['slotTaken', { slotId: 999_999 }],
  ])('refused as %s: %o', async (why, more) => {
    const [slot = 0] = await someTimes();
    await expect(bookAppointment(app, anonymousCaller, wish(slot, more))).rejects.toEqual(refusedAs(why));
  });

  test('moved: the new one is taken, the old one free, the calendar hears a later word', async () => {
    const [first = 0, second = 0] = await someTimes();
    const door = await bookAppointment(app, anonymousCaller, wish(first));
    await expect(moveAppointment(app, anonymousCaller, { ...door, key: 'x'.repeat(43) }, second)).rejects.toEqual(
      refusedAs('appointmentNotExist'),
    );
    await moveAppointment(app, anonymousCaller, door, second);
    expect([await slotOf(first), await slotOf(second)]).toMatchObject([{ booked_count: 0 }, { booked_count: 1 }]);
    const letters = await rowsOf(sql`select kind, headers from mails where kind like 'appointment_%' order by id`);
    const texts = letters.flatMap(({ headers }) => (headers as { calendar?: { method: string; text: string } }).calendar ?? []);
    expect(texts.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST']);
    expect(texts.map(({ text }) => /SEQUENCE:(\d+)/.exec(text)?.[1])).toEqual(['0', '1']);
    expect(new Set(texts.map(({ text }) => /UID:(\S+)/.exec(text)?.[1])).size).toBe(1);
    const file = await calendarDocument(app, anonymousCaller, new URL(`http://x/?number=${door.number}&key=${door.key}`));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(await file.text()).toContain('METHOD:PUBLISH');
    expect((await calendarDocument(app, anonymousCaller, new URL(`http://x/?number=${door.number}`))).status).toBe(404);
  });

  test('called off twice frees it once, and nothing can be moved then', async () => {
    const [first = 0, second = 0] = await someTimes();
    const door = await bookAppointment(app, her, wish(first));
    const byLogin = { number: door.number, key: '' };
    await expect(cancelAppointment(app, { ...her, shopperId: bea }, byLogin)).rejects.toEqual(refusedAs('appointmentNotExist'));
    const both = await Promise.allSettled([cancelAppointment(app, her, byLogin), cancelAppointment(app, her, byLogin)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await slotOf(first)).toMatchObject({ booked_count: 0 });
    await expect(moveAppointment(app, her, byLogin, second)).rejects.toEqual(refusedAs('appointmentMoved'));
    expect(await slotOf(second)).toMatchObject({ booked_count: 0 });
    const [letter] = await rowsOf(sql`select headers from mails where kind = 'appointment_cancelled'`);
    expect(JSON.stringify(letter?.headers)).toContain('METHOD:CANCEL');
  });

  test('she is reminded within a day, once', async () => {
    const [slot = 0] = await someTimes();
    await bookAppointment(app, her, wish(slot));
    expect(await remindAppointments(app)).toBe(0);
    app.clock.at = new Date('2026-11-15T16:00:00Z');
    expect(await remindAppointments(app)).toBe(1);
    expect(await remindAppointments(app)).toBe(0);
    expect(await rowsOf(sql`select id from mails where kind = 'appointment_reminder'`)).toHaveLength(1);
  });

  test('the desk notes how it ended; what is over stays over', async () => {
    const [slot = 0] = await someTimes();
    const { id } = await bookAppointment(app, her, wish(slot));
    await updateAppointmentByStaff(app, staff, { id, status: 'done', note: 'likes 24 in', outcome: 'ordered' });
    await expect(updateAppointmentByStaff(app, staff, { id, status: 'missed', note: '', outcome: '' })).rejects.toEqual(
      refusedAs('appointmentMoved'),
    );
    expect((await rowsOf(sql`select status, outcome, handler_id from video_appointments where id = ${id}`))[0]).toEqual({
      status: 'done',
      outcome: 'ordered',
      handler_id: 1,
    });
    expect(await rowsOf(sql`select action from audit_log where subject_kind = 'video_appointment'`)).toHaveLength(1);
  });
});
