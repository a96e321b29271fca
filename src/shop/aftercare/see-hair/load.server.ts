import { data, redirect } from 'react-router';
import { channelIn, mostGoods } from '#areas/aftercare/rules/appointments.ts';
import { bookAppointment } from '#areas/aftercare/services/appointments.server.ts';
import { bookingPage } from '#areas/aftercare/services/booking-page.server.ts';
import { textIn } from '#areas/custom/services/form.server.ts';
import { pageOfWords } from '#areas/editorial/services/reading.server.ts';
import { Refused, refusals, refusalText } from '#kernel/errors.ts';
import { inLanguage, type Language, type Pair } from '#kernel/texts.ts';
import { typedIn } from '#kernel/typed.ts';
import { act, load } from '#platform/load.server.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';
import { pages } from '#site/pages.ts';
import { variantOf } from '#site/variant.ts';
import { bookingTexts } from '../parts/booking-texts.ts';

/** The words of the page, and the booking with the times that are free now. */
export const loader = load(async (visit) => {
  const [words, booking] = await Promise.all([
    pageOfWords(visit, pages['video-see-hair'].path),
    bookingPage(visit.app, visit.caller, visit.url),
  ]);
  return { ...words, booking };
});

/** The fields in the words that stand over them. */
const labels: Readonly<Record<string, Pair>> = {
  name: bookingTexts.name,
  email: bookingTexts.email,
  contact: bookingTexts.contact,
  slot: bookingTexts.whenLabel,
  zone: bookingTexts.zone,
  fax_number: bookingTexts.fax,
};
const named = (error: Refused, language: Language): string => {
  const label = labels[String(error.details.field ?? '')];
  return refusalText(label ? new Refused(error.why, { ...error.details, field: inLanguage(label, language) }) : error, language);
};

export const action = act(async ({ app, caller, url, form }) => {
  try {
    const channel = channelIn(textIn(form, 'channel'));
    if (!channel) throw new Refused('lackParameter', { field: 'channel' });
    const booked = await bookAppointment(app, caller, {
      name: textIn(form, 'name'),
      email: textIn(form, 'email'),
      contact: textIn(form, 'contact'),
      channel,
      slotId: numberFrom(textIn(form, 'slot')),
      timeZone: textIn(form, 'zone'),
      wish: textIn(form, 'wish'),
      skuIds: typedIn(form).ids('sku').slice(0, mostGoods),
      orderNumber: textIn(form, 'order'),
      inquiry: { number: textIn(form, 'inquiry'), key: textIn(form, 'inquiry_key') },
      trap: textIn(form, 'fax_number'),
    });
    const to = `${hrefOf('video-appointment')}?${new URLSearchParams({ number: booked.number, key: booked.key, new: '1' })}`;
    return redirect(forVariant(to, variantOf(url.pathname)));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const typed = Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 1000)]] : [])),
    );
    return data({ problem: named(error, caller.language), field: error.details.field, typed }, { status: refusals[error.why].status });
  }
});
