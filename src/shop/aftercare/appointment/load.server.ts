import { data } from 'react-router';
import { z } from 'zod';
import { rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { isUpcoming } from '#areas/aftercare/rules/appointments.ts';
import { formatAppointmentTime } from '#areas/aftercare/services/appointment-emails.server.ts';
import { calendarPath, clipPath, parseAppointmentCode } from '#areas/aftercare/services/appointment-keys.server.ts';
import {
  type AppointmentAccess,
  cancelAppointment,
  fetchAppointment,
  moveAppointment,
  setVideoConsent,
} from '#areas/aftercare/services/appointments.server.ts';
import { fetchFreeTimes } from '#areas/aftercare/services/booking-page.server.ts';
import { appointmentForStaff } from '#areas/aftercare/services/manage-appointments.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { localizedColumn } from '#kernel/words.ts';
import { actions, load } from '#platform/load.server.ts';

const readAccess = ({ searchParams }: URL): AppointmentAccess => ({
  number: /^V-\d{6}-\d{3,10}$/.exec(searchParams.get('number') ?? '')?.[0] ?? '',
  key: parseAppointmentCode(searchParams.get('key')),
});

/** By the key of its email or by login. */
export const loader = load(async ({ app, caller, url }) => {
  const access = readAccess(url);
  const row = await fetchAppointment(app, caller, access).catch((error: unknown) => {
    if (error instanceof DomainError && error.why === 'appointmentNotExist') return null;
    throw error;
  });
  if (!row) return data({ one: null, times: [], isNew: false }, { status: access.number === '' ? 200 : 404 });
  const found = await appointmentForStaff(app, row.id);
  const slot = found?.slot ?? null;
  const mayChange = isUpcoming(row.status) && (slot === null || slot.startsAt > app.now());
  return data({
    one: {
      number: row.number,
      email: row.email,
      channel: row.channel,
      status: row.status,
      contact: row.contact,
      wish: row.request,
      when: slot ? formatAppointmentTime({ ...row, language: caller.language }, slot.startsAt) : null,
      goods: (found?.goods ?? []).map((one) => localizedColumn(one, 'name', caller.language)),
      calendar: slot && mayChange ? calendarPath(app, row) : null,
      clip: row.clipUploadId === null ? null : clipPath(app, row.id),
      mayShow: row.publishAgreedAt !== null,
      isShown: row.videoId !== null,
      mayChange,
    },
    times: mayChange && slot ? await fetchFreeTimes(app, row.timeZone, caller.language) : [],
    isNew: url.searchParams.has('new'),
  });
});

const newTime = z.object({ slot: rowId.nullable().catch(null) });

export const action = actions({
  async move({ app, caller, form, url }) {
    const { slot } = readForm(form, newTime);
    if (slot === null) throw new DomainError('slotTaken', { field: 'slot' });
    await moveAppointment(app, caller, readAccess(url), slot);
    return { done: 'move' as const };
  },
  async cancel({ app, caller, url }) {
    await cancelAppointment(app, caller, readAccess(url));
    return { done: 'cancel' as const };
  },
  async show({ app, caller, form, url }) {
    await setVideoConsent(app, caller, readAccess(url), readForm(form, z.object({ allow: z.boolean() })).allow);
    return { done: 'show' as const };
  },
});
