import { redirect } from 'react-router';
import { z } from 'zod';
import { email, optionalText, requiredText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { channels, maxAppointmentGoods, maxAppointmentRequestLength } from '#areas/aftercare/rules/appointments.ts';
import { bookAppointment } from '#areas/aftercare/services/appointments.server.ts';
import { loadBookingPage } from '#areas/aftercare/services/booking-page.server.ts';
import { loadArticlePage } from '#areas/editorial/services/reading.server.ts';
import { isZone } from '#kernel/time-zones.ts';
import { type FormErrorTexts, formAction, load } from '#platform/load.server.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { pages } from '#site/pages.ts';
import { variantOf } from '#site/variant.ts';
import { bookingTexts } from '../parts/booking-texts.ts';

/** Page content, and the booking with currently free times. */
export const loader = load(async (visit) => {
  const [article, booking] = await Promise.all([
    loadArticlePage(visit, pages['video-see-hair'].path),
    loadBookingPage(visit.app, visit.caller, visit.url),
  ]);
  return { ...article, booking };
});

/** Typed by hand or linked from a product: goods that cannot be are none, as in the address of the page. */
const goods = z
  .array(rowId.nullable().catch(null))
  .transform((ids) => ids.flatMap((id) => (id === null ? [] : [id])).slice(0, maxAppointmentGoods));

const bookingForm = z.object({
  channel: z.enum(channels),
  email,
  name: requiredText(120),
  contact: optionalText(120),
  slot: rowId.nullable().catch(null),
  zone: z.string().refine(isZone),
  wish: optionalText(maxAppointmentRequestLength),
  sku: goods,
  order: optionalText(40),
  inquiry: optionalText(40),
  inquiry_key: optionalText(100),
  fax_number: optionalText(200),
});

const formTexts: FormErrorTexts = {
  labels: {
    name: bookingTexts.name,
    email: bookingTexts.email,
    contact: bookingTexts.contact,
    slot: bookingTexts.whenLabel,
    zone: bookingTexts.zone,
    fax_number: bookingTexts.fax,
  },
};

export const action = formAction(async ({ app, caller, url, form }) => {
  const { slot, zone, wish, sku, order, inquiry, inquiry_key: key, fax_number: trap, ...guest } = readForm(form, bookingForm);
  const booked = await bookAppointment(app, caller, {
    ...guest,
    slotId: slot,
    timeZone: zone,
    request: wish,
    skuIds: sku,
    orderNumber: order,
    inquiry: { number: inquiry, key },
    trap,
  });
  const to = `${hrefOf('video-appointment')}?${new URLSearchParams({ number: booked.number, key: booked.key, new: '1' })}`;
  return redirect(forVariant(to, variantOf(url.pathname)));
}, formTexts);
