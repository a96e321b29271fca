import { data, redirect } from 'react-router';
import { maxAppointmentGoods, parseChannel } from '#areas/aftercare/rules/appointments.ts';
import { bookAppointment } from '#areas/aftercare/services/appointments.server.ts';
import { loadBookingPage } from '#areas/aftercare/services/booking-page.server.ts';
import { readFormText } from '#areas/custom/services/form.server.ts';
import { loadArticlePage } from '#areas/editorial/services/reading.server.ts';
import { DomainError, domainErrors, domainErrorText } from '#kernel/errors.ts';
import { readForm } from '#kernel/form-data.ts';
import { inLanguage, type Language, type LocalizedText } from '#kernel/texts.ts';
import { formAction, load } from '#platform/load.server.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';
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

/** Field labels for error messages. */
const labels: Readonly<Record<string, LocalizedText>> = {
  name: bookingTexts.name,
  email: bookingTexts.email,
  contact: bookingTexts.contact,
  slot: bookingTexts.whenLabel,
  zone: bookingTexts.zone,
  fax_number: bookingTexts.fax,
};
const named = (error: DomainError, language: Language): string => {
  const label = labels[String(error.details.field ?? '')];
  return domainErrorText(label ? new DomainError(error.why, { ...error.details, field: inLanguage(label, language) }) : error, language);
};

export const action = formAction(async ({ app, caller, url, form }) => {
  try {
    const channel = parseChannel(readFormText(form, 'channel'));
    if (!channel) throw new DomainError('lackParameter', { field: 'channel' });
    const booked = await bookAppointment(app, caller, {
      name: readFormText(form, 'name'),
      email: readFormText(form, 'email'),
      contact: readFormText(form, 'contact'),
      channel,
      slotId: numberFrom(readFormText(form, 'slot')),
      timeZone: readFormText(form, 'zone'),
      request: readFormText(form, 'wish'),
      skuIds: readForm(form).ids('sku').slice(0, maxAppointmentGoods),
      orderNumber: readFormText(form, 'order'),
      inquiry: { number: readFormText(form, 'inquiry'), key: readFormText(form, 'inquiry_key') },
      trap: readFormText(form, 'fax_number'),
    });
    const to = `${hrefOf('video-appointment')}?${new URLSearchParams({ number: booked.number, key: booked.key, new: '1' })}`;
    return redirect(forVariant(to, variantOf(url.pathname)));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const typed = Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 1000)]] : [])),
    );
    return data({ problem: named(error, caller.language), field: error.details.field, typed }, { status: domainErrors[error.why].status });
  }
});
