import { dayMs, hourMs, isDay } from '#kernel/dates.ts';
import { isOneOf } from '#kernel/states.ts';

/** Days a private video is available by its link. */
export const clipDays = 90;

export const channels = ['whatsapp', 'facetime', 'zoom', 'clip'] as const;
export type Channel = (typeof channels)[number];

export const maxAppointmentGoods = 3;
/** Earliest and latest time that can be booked. */
export const leadMs = 12 * hourMs;
export const aheadMs = 21 * dayMs;
/** Time before the appointment at which a reminder is sent. */
export const remindMs = 24 * hourMs;
export const maxAppointmentRequestLength = 1000;
export const maxClipBytes = 60 * 1024 * 1024;

export const bookingLimits = {
  visitor: { bucket: 'appointment-address', max: 6, windowMs: hourMs },
  shopper: { bucket: 'appointment-shopper', max: 12, windowMs: hourMs },
} as const;

/** Upcoming: it can be moved and cancelled. */
export const upcomingStatuses = ['booked', 'moved'] as const;
export const isUpcoming = isOneOf(upcomingStatuses);

/** A recorded video has no time: it is requested, not booked. */
export const appointmentStatusLabel = <Status extends string>({ channel, status }: { channel: Channel; status: Status }) =>
  channel === 'clip' && status === 'booked' ? ('requested' as const) : status;

export type SlotPlan = {
  readonly from: string;
  readonly to: string;
  /** 1 is Monday, 7 Sunday. */
  readonly weekdays: readonly number[];
  readonly begins: string;
  readonly ends: string;
  readonly minutes: number;
};

const timeShape = /^([01]\d|2[0-3]):[0-5]\d$/;
const maxPlannedDays = 62;

/** The planned times in the shop's time zone; null when the plan is invalid. */
export function plannedTimes({
  from,
  to,
  weekdays,
  begins,
  ends,
  minutes,
}: SlotPlan): { day: string; begins: string; ends: string }[] | null {
  const [first, last] = [from, to].map((day) => (isDay(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN));
  const isTime = timeShape.test(begins) && timeShape.test(ends) && begins < ends;
  const isSpan = first !== undefined && last !== undefined && first <= last && (last - first) / dayMs <= maxPlannedDays;
  if (!isTime || !isSpan || !Number.isInteger(minutes) || minutes < 10 || minutes > 240) return null;
  const clock = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const formatTime = (count: number): string => `${String(Math.floor(count / 60)).padStart(2, '0')}:${String(count % 60).padStart(2, '0')}`;
  const made: { day: string; begins: string; ends: string }[] = [];
  for (let at = first; at <= last; at += dayMs) {
    const weekday = new Date(at).getUTCDay() || 7;
    if (!weekdays.includes(weekday)) continue;
    const day = new Date(at).toISOString().slice(0, 10);
    for (let minute = clock(begins); minute + minutes <= clock(ends); minute += minutes)
      made.push({ day, begins: formatTime(minute), ends: formatTime(minute + minutes) });
  }
  return made;
}
