import { idOfTicket } from '#areas/inquiries/services/conversation.server.ts';
import { profileOf } from '#areas/shoppers/services/profile.server.ts';
import type { Language } from '#kernel/texts.ts';
import { commonZones, shopZone } from '#kernel/time-zone-list.ts';
import { formatUtcOffset, isZone, wallClockAt } from '#kernel/time-zones.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { formatClock, formatDay, formatWeekday } from '#site/days.ts';
import { maxAppointmentGoods } from '../rules/appointments.ts';
import * as store from '../store/appointments.server.ts';
import { openTimes } from './appointments.server.ts';

/** By day in the given zone. */
export async function fetchFreeTimes(app: App, zone: string, language: Language) {
  const slots = await openTimes(app);
  const days = Map.groupBy(slots, ({ startsAt }) => wallClockAt(startsAt, zone).day);
  return [...days.values()].flatMap((ofDay) => {
    const [first] = ofDay;
    if (!first) return [];
    // Two staff may be free at the same time; it is listed once.
    const times = [...new Map(ofDay.map((slot) => [slot.startsAt.getTime(), slot])).values()];
    return [
      {
        day: formatDay(language, first.startsAt, zone),
        weekday: formatWeekday(language, first.startsAt, zone),
        times: times.map(({ id, startsAt }) => ({ id, time: formatClock(language, startsAt, zone) })),
      },
    ];
  });
}
export type TimesOfDay = Awaited<ReturnType<typeof fetchFreeTimes>>[number];

const zoneIn = (typed: string | null): string | null => (typed !== null && isZone(typed) ? typed : null);

const zonesWith = (zone: string): string[] => [...new Set([zone, ...commonZones])];

/** Form data: linked and found products, free times, and known contact data. */
export async function loadBookingPage(app: App, caller: Caller, { searchParams }: URL) {
  const { language, shopperId } = caller;
  const chosen = zoneIn(searchParams.get('zone'));
  const zone = chosen ?? shopZone;
  const named = (searchParams.get('sku') ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .slice(0, maxAppointmentGoods);
  const terms = (searchParams.get('find') ?? '').slice(0, 60).trim().split(/\s+/).filter(Boolean).slice(0, 5);
  const numbers = named.map(Number).filter((one) => Number.isInteger(one) && one > 0 && one < 2 ** 31);
  const ticket = { number: (searchParams.get('inquiry') ?? '').slice(0, 40), key: (searchParams.get('inquiry_key') ?? '').slice(0, 100) };
  const [goods, found, times, orders, asker, inquiryId] = await Promise.all([
    named.length > 0
      ? store.goodsNamed(
          app.db,
          numbers,
          named.filter((one) => /^[\w-]{2,40}$/.test(one)),
        )
      : [],
    terms.length > 0 ? store.goodsLike(app.db, terms, 6) : null,
    fetchFreeTimes(app, zone, language),
    shopperId === null ? [] : store.recentOrders(app.db, shopperId),
    shopperId === null ? null : profileOf(app, shopperId),
    ticket.number === '' ? null : idOfTicket(app, caller, ticket),
  ]);
  const shown = (one: (typeof goods)[number]) => ({
    id: one.id,
    code: one.code,
    name: localizedColumn(one, 'name', language),
  });
  return {
    zone,
    isChosen: chosen !== null,
    offset: formatUtcOffset(app.now(), zone),
    zones: zonesWith(zone),
    goods: goods.slice(0, maxAppointmentGoods).map(shown),
    found: found?.map(shown) ?? null,
    inquiry: inquiryId === null ? null : ticket,
    find: terms.join(' '),
    times,
    orders: orders.map(({ number, createdAt }) => ({ number, day: formatDay(language, createdAt) })),
    asker: asker && { name: asker.name, email: asker.email },
  };
}
export type BookingPage = Awaited<ReturnType<typeof loadBookingPage>>;
