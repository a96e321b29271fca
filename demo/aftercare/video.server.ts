import { plannedTimes } from '#areas/aftercare/rules/appointments.ts';
import { appointmentGoods, videoAppointments, videoSlots } from '#areas/aftercare/tables/promises.ts';
import type { SeedOrder } from '#demo/orders/order.ts';
import type { SeedStaff } from '#demo/staff/seed.server.ts';
import { dayMs, dayOf } from '#kernel/dates.ts';
import { shopZone } from '#kernel/time-zone-list.ts';
import { wallClockToDate } from '#kernel/time-zones.ts';
import type { Copy } from '#platform/database/copy.server.ts';

type Row<T extends { $inferInsert: unknown }> = T['$inferInsert'];

/** Demo appointments: slot, channel and purpose; each in the customer's language. */
const guests = [
  {
    slot: 2,
    channel: 'zoom',
    contact: { en: 'Zoom, please email the link', zh: 'Zoom，请把链接发到邮箱' },
    zone: 'America/Los_Angeles',
    wish: { en: 'I’d like to compare two colors and see how they blend at the root.', zh: '想对比两个颜色，看看发根处的过渡。' },
  },
  {
    slot: 6,
    channel: 'whatsapp',
    contact: '+1 404 555 0134',
    zone: 'America/New_York',
    wish: { en: 'Could you show me the part by a window?', zh: '想看窗边自然光下的分缝。' },
  },
  {
    slot: 14,
    channel: 'facetime',
    contact: '+1 312 555 0178',
    zone: 'America/Chicago',
    wish: { en: 'Are the ends as thick as in the photo?', zh: '发尾和图片上一样厚吗？' },
  },
] as const;
/** A customer without a slot asks for a video clip. */
const clipRequest = { en: 'Please record about a minute of the ends and the inside of the cap.', zh: '请拍一分钟左右，看看发尾和帽内。' };
const aheadDays = 18;

/** Free slots of the coming weeks on working days, a few taken, and one clip request. */
export async function seedVideo(
  copy: Copy,
  { orders, staff, now }: { orders: readonly SeedOrder[]; staff: SeedStaff; now: Date },
): Promise<void> {
  const from = dayOf(new Date(now.getTime() + dayMs));
  const to = dayOf(new Date(now.getTime() + aheadDays * dayMs));
  const times = plannedTimes({ from, to, weekdays: [1, 2, 3, 4, 5], begins: '10:00', ends: '16:00', minutes: 60 }) ?? [];
  const slots = times.map(
    ({ day, begins, ends }, index): Row<typeof videoSlots> => ({
      id: index + 1,
      startsAt: wallClockToDate({ day, time: begins }, shopZone),
      endsAt: wallClockToDate({ day, time: ends }, shopZone),
      capacity: index % 3 === 0 ? 2 : 1,
      bookedCount: guests.some(({ slot }) => slot === index + 1) ? 1 : 0,
      createdAt: now,
    }),
  );
  const members = orders.filter(({ shopper }) => shopper !== null);
  const inChinese = members.find(({ shopper }) => shopper?.language === 'zh');
  const people = [...(inChinese ? [inChinese] : []), ...members.filter((order) => order !== inChinese)].slice(0, guests.length + 1);
  const handlerId = staff.sales[0]?.id ?? null;
  const named = (id: number): string => `V-${dayOf(now).replaceAll('-', '').slice(2)}-${String(id).padStart(3, '0')}`;
  const rows = people.map((order, index): Row<typeof videoAppointments> => {
    const guest = guests[index];
    const language = order.shopper?.language ?? 'en';
    const createdAt = new Date(now.getTime() - (index + 1) * 3 * 60 * 60_000);
    return {
      id: index + 1,
      number: named(index + 1),
      slotId: guest?.slot ?? null,
      userId: order.shopper?.id ?? null,
      orderId: null,
      name: `${order.buyer.firstName} ${order.buyer.lastName}`,
      email: order.shopper?.email ?? 'guest@tressline.test',
      contact: typeof guest?.contact === 'object' ? guest.contact[language] : (guest?.contact ?? ''),
      channel: guest?.channel ?? 'clip',
      timeZone: guest?.zone ?? shopZone,
      language,
      request: (guest?.wish ?? clipRequest)[language],
      status: 'booked',
      handlerId,
      createdAt,
      updatedAt: createdAt,
    };
  });
  const taken = new Set(rows.map(({ slotId }) => slotId));
  await copy(
    videoSlots,
    slots.map((slot) => ({ ...slot, bookedCount: taken.has(slot.id ?? 0) ? 1 : 0 })),
  );
  await copy(videoAppointments, rows);
  await copy(
    appointmentGoods,
    people.flatMap(({ lines }, index) => lines.slice(0, 1).map(({ sku }) => ({ appointmentId: index + 1, skuId: sku.id }))),
  );
}
