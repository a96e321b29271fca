import { timingSafeEqual } from 'node:crypto';
import { plainText } from '#areas/inquiries/rules/quote.ts';
import { idOfTicket } from '#areas/inquiries/services/conversation.server.ts';
import { withinLimit } from '#areas/inquiries/services/submit-inquiry.server.ts';
import { datedNumber, later } from '#kernel/dates.ts';
import { normalizeEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import { isZone } from '#kernel/time-zones.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { hashToken } from '#platform/tokens.server.ts';
import {
  aheadMs,
  bookingLimits,
  type Channel,
  isUpcoming,
  leadMs,
  maxAppointmentGoods,
  maxAppointmentRequestLength,
  remindMs,
} from '../rules/appointments.ts';
import * as store from '../store/appointments.server.ts';
import { notifyAppointmentStaff, writeAppointmentEmail } from './appointment-emails.server.ts';
import { appointmentKey } from './appointment-keys.server.ts';

export type AppointmentInput = {
  readonly name: string;
  readonly email: string;
  readonly contact: string;
  readonly channel: Channel;
  readonly slotId: number | null;
  readonly timeZone: string;
  readonly request: string;
  readonly skuIds: readonly number[];
  /** One of the customer's own orders. */
  readonly orderNumber: string;
  /** The related inquiry: a member's own, or with a guest's key. */
  readonly inquiry?: { readonly number: string; readonly key: string };
  /** Honeypot. */
  readonly trap?: string;
};
export type BookedAppointment = { readonly id: number; readonly number: string; readonly key: string };

/** From tomorrow on, for about three weeks. */
export const openTimes = (app: App) => store.freeSlots(app.db, later(app.now(), leadMs), later(app.now(), aheadMs));

/** One conditional UPDATE takes the slot, so the last one is taken once. A video clip needs no time. */
export async function bookAppointment(app: App, caller: Caller, input: AppointmentInput): Promise<BookedAppointment> {
  const email = normalizeEmail(input.email);
  if (email === null) throw new DomainError('badMailbox', { field: 'email' });
  const name = plainText(input.name).slice(0, 120);
  if (name === '') throw new DomainError('lackParameter', { field: 'name' });
  if (!isZone(input.timeZone)) throw new DomainError('badValue', { field: 'zone' });
  const contact = plainText(input.contact).slice(0, 120);
  if (input.channel !== 'clip' && contact === '') throw new DomainError('lackParameter', { field: 'contact' });
  if (input.channel !== 'clip' && input.slotId === null) throw new DomainError('lackParameter', { field: 'slot' });
  if (input.trap) throw new DomainError('badValue', { field: 'fax_number' });
  await withinLimit(app, caller, bookingLimits);
  const inquiryId = input.inquiry ? await idOfTicket(app, caller, input.inquiry) : null;
  const booked = await transact(app, async (inside) => {
    const now = app.now();
    const slotId = input.channel === 'clip' ? null : input.slotId;
    if (slotId !== null && !(await store.reserveSlot(inside.db, slotId, later(now, leadMs))))
      throw new DomainError('slotTaken', { field: 'slot' });
    const goods = await store.goodsNamed(inside.db, input.skuIds.slice(0, maxAppointmentGoods), []);
    const id = await store.nextAppointmentId(inside.db);
    const number = datedNumber('V', now, id);
    const key = appointmentKey(app, id);
    const orderId =
      caller.shopperId !== null && input.orderNumber ? await store.ownOrderId(inside.db, caller.shopperId, input.orderNumber) : null;
    const row = {
      ...{ id, number, slotId, userId: caller.shopperId, guestKeyHash: hashToken(key), orderId, inquiryId, name, email, contact },
      ...{ channel: input.channel, timeZone: input.timeZone, language: caller.language },
      ...{ request: plainText(input.request).slice(0, maxAppointmentRequestLength), createdAt: now, updatedAt: now },
    };
    // The same email address already has this time; the slot is released with the transaction.
    const skuIds = goods.map(({ id: skuId }) => skuId);
    if (!(await store.insertAppointment(inside.db, row, skuIds))) throw new DomainError('slotTaken', { field: 'slot' });
    const made = await store.appointmentBy(inside.db, { id });
    if (!made) throw new Error(`appointment ${number} was not written`);
    await writeAppointmentEmail(inside, made, 'booked');
    await notifyAppointmentStaff(inside, made);
    return { id, number, key };
  });
  app.live.publish('appointments');
  return booked;
}

export type AppointmentAccess = { readonly number: string; readonly key: string };

/** By the email's key, or a member's own; others do not exist for the caller. */
export async function fetchAppointment(app: App, caller: Caller, { number, key }: AppointmentAccess): Promise<store.AppointmentRow> {
  const row = await store.appointmentBy(app.db, { number });
  const isKeyed = row !== null && key !== '' && isSame(hashToken(key), row.guestKeyHash ?? '');
  const isOwner = row !== null && row.userId !== null && row.userId === caller.shopperId;
  if (!row || !(isKeyed || isOwner)) throw new DomainError('appointmentNotExist');
  return row;
}

const isSame = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The new slot is taken before the old one is released, all or nothing. */
export async function moveAppointment(app: App, caller: Caller, access: AppointmentAccess, slotId: number): Promise<void> {
  const row = await fetchAppointment(app, caller, access);
  if (row.slotId === slotId && isUpcoming(row.status)) return;
  if (row.slotId === null) throw new DomainError('appointmentMoved');
  const from = row.slotId;
  await transact(app, async (inside) => {
    const now = app.now();
    if (!(await store.reserveSlot(inside.db, slotId, later(now, leadMs)))) throw new DomainError('slotTaken', { field: 'slot' });
    const moved = await store.updateUpcomingAppointment(inside.db, row.id, from, {
      slotId,
      status: 'moved',
      calendarSequence: row.calendarSequence + 1,
      remindedAt: null,
      updatedAt: now,
    });
    if (!moved) throw new DomainError('appointmentMoved');
    await store.releaseSlot(inside.db, from);
    await writeAppointmentEmail(inside, moved, 'moved');
  });
  app.live.publish('appointments');
}

/** Releases its slot once. */
export async function cancelAppointment(app: App, caller: Caller, access: AppointmentAccess): Promise<void> {
  const row = await fetchAppointment(app, caller, access);
  if (row.status === 'cancelled') return;
  await transact(app, async (inside) => {
    const now = app.now();
    const off = await store.updateUpcomingAppointment(inside.db, row.id, row.slotId, {
      status: 'cancelled',
      calendarSequence: row.calendarSequence + 1,
      updatedAt: now,
    });
    if (!off) throw new DomainError('appointmentMoved');
    if (row.slotId !== null) await store.releaseSlot(inside.db, row.slotId);
    await writeAppointmentEmail(inside, off, 'cancelled');
  });
  app.live.publish('appointments');
}

/** Consent to publish the video; can be withdrawn until published. */
export async function setVideoConsent(app: App, caller: Caller, access: AppointmentAccess, isAllowed: boolean): Promise<void> {
  const row = await fetchAppointment(app, caller, access);
  await store.setAppointment(app.db, row.id, { publishAgreedAt: isAllowed ? app.now() : null, updatedAt: app.now() });
  app.live.publish('appointments');
}

/** Reminds of appointments within a day; each once, however many processes run. */
export async function remindAppointments(app: App): Promise<number> {
  const due = await store.dueReminders(app.db, app.now(), later(app.now(), remindMs));
  let count = 0;
  for (const { id } of due)
    await transact(app, async (inside) => {
      const row = await store.claimReminder(inside.db, id, app.now());
      // Appointments booked within the day need no reminder.
      if (!row || app.now().getTime() - row.updatedAt.getTime() < remindMs / 4) return;
      await writeAppointmentEmail(inside, row, 'reminder');
      count += 1;
    });
  return count;
}
