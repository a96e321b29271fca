import { randomUUID } from 'node:crypto';
import { isPaidByCredit } from '#areas/checkout/rules/paid-by-credit.ts';
import { policiesOf } from '#areas/content/services/site-settings.server.ts';
import { fetchPartnerSending } from '#areas/partners/services/slips.server.ts';
import { fetchSpendableCredit } from '#areas/referrals/services/order-credit.server.ts';
import { shippingFee } from '#areas/shipping/rules.ts';
import { standardService } from '#areas/shipping/services/tax-and-fees.server.ts';
import { type AddressDraft, usPhoneOf } from '#areas/shoppers/rules/address.ts';
import { countriesIn, countryName, homeCountry } from '#areas/shoppers/rules/countries.ts';
import { profileOf } from '#areas/shoppers/services/profile.server.ts';
import { emptyAddressDraft } from '#areas/shoppers/services/receiver-wire.server.ts';
import type { App, Caller } from '#platform/app.ts';
import type { PageContext } from '#platform/load.server.ts';
import { protectedUntil, readGuarantees } from '#shop/product/guarantees.ts';
import { formatCalendarDay } from '#site/day-words.ts';
import { shopDay } from '#site/shop-day.ts';
import { basketFor, billFor, lineRequestOf, resolveReceiver, savedOf, shippingOptionsFor } from './checkout-facts.server.ts';
import { type CheckoutStep, parseCheckoutNotice } from './checkout-steps.ts';
import { type CheckoutDraft, draftOf } from './draft.server.ts';

export async function loadCheckoutStep({ app, caller, url, request }: PageContext, step: CheckoutStep) {
  const draft = draftOf(app, request);
  const receiver = await resolveReceiver(app, caller, draft);
  const { basket, service } = await basketFor(app, caller, draft, receiver);
  const bill = await billFor(app, caller, draft, basket);
  const around = {
    bill,
    isMember: caller.shopperId !== null,
    said: parseCheckoutNotice(url.searchParams),
    isTest: app.ports.payments.isTest,
    protectedUntil: await protection(app, caller),
  };
  if (bill.lines.length === 0) return { ...around, view: 'empty' } as const;
  if (step === 'address') return { ...around, view: 'address', ...(await addressSheet(app, caller, draft)) } as const;
  if (!receiver) return { ...around, view: 'noReceiver' } as const;
  const email = caller.shopperId === null ? draft.email : (await profileOf(app, caller.shopperId)).email;
  const goesTo = {
    ...receiver,
    countryName: receiver.country === homeCountry ? '' : countryName(receiver.country, caller.language),
    buyerEmail: email,
  };
  if (step === 'review') {
    const shippingOptions = [
      { service: standardService, name: '', priceCents: shippingFee(bill.grams), arrives: null },
      ...(await shippingOptionsFor(app, caller, receiver, bill.grams)).filter((option) => option.service !== standardService),
    ];
    const { isDiscreet, message, useCredit, reference } = draft;
    const [sending, cents] = await Promise.all([fetchPartnerSending(app, caller.shopperId), fetchSpendableCredit(app, caller.shopperId)]);
    const credit = { cents, isUsed: useCredit };
    return { ...around, view: 'review', goesTo, shippingOptions, service, isDiscreet, message, reference, sending, credit } as const;
  }
  const { clientId, scriptUrl, environment } = app.ports.payments;
  return {
    ...around,
    view: 'pay',
    goesTo,
    reference: draft.reference,
    // Store credit pays at once and empties the cart: a second press has only this to find its order.
    requestId: isPaidByCredit(bill) ? randomUUID() : null,
    provider: { clientId, scriptUrl, environment },
    order: wireOrder(caller, await sentPlain(app, caller, draft), service, bill.totalCents),
  } as const;
}
export type CheckoutStepData = Awaited<ReturnType<typeof loadCheckoutStep>>;
export type CheckoutStepDataOf<View extends CheckoutStepData['view']> = Extract<CheckoutStepData, { view: View }>;

/** Parcels in a reseller's name are always discreet. */
export async function sentPlain(app: App, { shopperId }: Caller, draft: CheckoutDraft): Promise<CheckoutDraft> {
  const sending = await fetchPartnerSending(app, shopperId);
  return sending?.hasBlankSlip ? { ...draft, isDiscreet: true } : draft;
}

async function addressSheet(app: App, caller: Caller, draft: CheckoutDraft) {
  const saved = await savedOf(app, caller);
  const profile = caller.shopperId === null ? null : await profileOf(app, caller.shopperId);
  const start: AddressDraft = profile
    ? {
        ...emptyAddressDraft,
        firstName: profile.firstName,
        lastName: profile.lastName,
        phoneNumber: usPhoneOf(profile.phoneNumber),
        country: homeCountry,
      }
    : { ...emptyAddressDraft, country: homeCountry };
  return {
    email: profile?.email ?? draft.email,
    letters: draft.letters,
    saved: saved.map((one) => ({ ...one, countryName: one.country === homeCountry ? '' : countryName(one.country, caller.language) })),
    chosenId: saved.find(({ id }) => id === draft.receiverId)?.id ?? saved.find(({ isDefault }) => isDefault)?.id ?? saved[0]?.id ?? null,
    draft: caller.shopperId === null && draft.receiver ? draft.receiver : start,
    countries: countriesIn(caller.language),
    isCarrierTest: app.ports.carrier.isTest,
  };
}

async function protection(app: App, { language }: Caller) {
  const promises = readGuarantees(await policiesOf(app));
  if (promises.protectedDays < 1) return null;
  return { day: formatCalendarDay(protectedUntil(promises, shopDay(app.now())), language, 'full'), times: promises.times };
}

/** The same order as requested by the provider's buttons through the call. */
const wireOrder = (caller: Caller, draft: CheckoutDraft, service: string, totalCents: number) => ({
  ...(caller.shopperId === null
    ? {
        ...(draft.receiver && { receiver: wireReceiverOf(draft.receiver) }),
        email: draft.email,
        items: draft.items.map((item) => {
          const { skuId: sku_id, quantity, attribute: product_attribute } = lineRequestOf(item);
          return { sku_id, quantity, product_attribute };
        }),
        coupon: draft.coupon,
      }
    : { receiver_id: draft.receiverId ?? undefined, use_credit: draft.useCredit }),
  buyer_message: draft.message,
  discreet: draft.isDiscreet,
  shipping_service: service,
  seen_total: totalCents / 100,
});

const wireReceiverOf = (receiver: AddressDraft) => ({
  first_name: receiver.firstName,
  last_name: receiver.lastName,
  email: receiver.email,
  phone_number: receiver.phoneNumber,
  address: receiver.address,
  city: receiver.city,
  region: receiver.region,
  post_code: receiver.postCode,
  country: receiver.country,
});
