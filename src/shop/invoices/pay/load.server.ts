import { data, redirectDocument } from 'react-router';
import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import type { PaymentOutcome } from '#areas/checkout/rules/payment-result.ts';
import { guestOrderCookie } from '#areas/checkout/services/guest-cookie.server.ts';
import { payInvoice, readInvoiceReceiver, settleInvoice } from '#areas/checkout/services/invoice-pay.server.ts';
import { type InvoiceRecord, invoiceByCode } from '#areas/checkout/services/invoice-view.server.ts';
import { type AddressDraft, type AddressFaults, faultsIn, tidied } from '#areas/shoppers/rules/address.ts';
import { countriesIn, homeCountry } from '#areas/shoppers/rules/countries.ts';
import { checkAddressWithCarrier, isCarrierCheckAllowed } from '#areas/shoppers/services/address-check.server.ts';
import { emptyAddressDraft } from '#areas/shoppers/services/receiver-wire.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { formAction, load, type PageContext } from '#platform/load.server.ts';
import { addressDraftOf, typedAddress } from '#shop/account/parts/address-form.server.ts';
import type { AddressCheckResult } from '#shop/account/parts/address-form.ts';
import { invoiceAt, invoiceForPage, unavailableReasonOf } from '../parts/invoice-page.server.ts';

/** The payment page, and the provider's return address: then the provider is asked for the outcome. */
export const loader = load(async (visit) => {
  const { app, caller, url } = visit;
  const before = await invoiceAt(visit, 'pay');
  const back = url.searchParams.get('back');
  const outcome = back === null ? null : await settleInvoice(app, before);
  const invoice = outcome === null ? before : await invoiceByCode(app, caller, before.code);
  const gone = unavailableReasonOf(invoice, app.now());
  if (gone) return { gone, invoice: null, said: null, address: null, provider: null };
  const hasCome = invoice.paidCents > Number(url.searchParams.get('had') ?? 0);
  return {
    gone,
    invoice: await invoiceForPage(visit, invoice),
    said: outcome === null ? null : pageOutcomeOf(outcome, hasCome),
    address: addressOf(visit, invoice),
    provider: { scriptUrl: app.ports.payments.scriptUrl, environment: app.ports.payments.environment },
  };
});

export type PayPageData = Awaited<ReturnType<typeof loader>>;
export type InvoicePaymentOutcome = 'paid' | 'pending' | 'declined' | 'left' | 'attention';

function pageOutcomeOf(outcome: PaymentOutcome, hasCome: boolean): InvoicePaymentOutcome {
  if (outcome === 'needsAttention') return 'attention';
  if (hasCome) return 'paid';
  return outcome === 'pending' || outcome === 'declined' ? outcome : 'left';
}

/** Receiver fields, for an unpaid invoice that needs one. */
function addressOf({ app, caller }: PageContext, invoice: InvoiceRecord) {
  if (invoice.kind !== 'shipping_address' || invoice.paidCents > 0) return null;
  const [firstName = '', ...rest] = invoice.customerName.split(' ');
  const blank: AddressDraft = {
    ...emptyAddressDraft,
    country: homeCountry,
    firstName,
    lastName: rest.join(' '),
    phoneNumber: invoice.phoneNumber,
  };
  return { draft: readInvoiceReceiver(invoice) ?? blank, countries: countriesIn(caller.language), isTest: app.ports.carrier.isTest };
}

/** Why the buyer was not sent to the provider. */
export type PayAnswer = {
  readonly draft: AddressDraft;
  readonly faults: AddressFaults;
  readonly question: AddressCheckResult | null;
  readonly failed: 'away' | 'refused' | null;
};

const payForm = typedAddress.extend({ choice: z.enum(['mine']).optional() });

/** Validates the receiver where needed and redirects to the provider. */
export const action = formAction(async (visit) => {
  const { app, caller, form } = visit;
  const invoice = await invoiceAt(visit, 'pay');
  const wantsAddress = addressOf(visit, invoice) !== null;
  const { choice, ...typed } = readForm(form, payForm);
  const draft = wantsAddress ? tidied(addressDraftOf(typed)) : emptyAddressDraft;
  const answer = (change: Partial<PayAnswer>): PayAnswer => ({ draft, faults: {}, question: null, failed: null, ...change });
  if (wantsAddress) {
    const faults = faultsIn(draft);
    if (Object.keys(faults).length > 0) return data(answer({ faults }), { status: 400 });
    const needsCheck = choice !== 'mine' && (await isCarrierCheckAllowed(app, caller));
    const verdict = needsCheck ? await checkAddressWithCarrier(app, caller, draft) : null;
    if (verdict?.kind === 'corrected' || verdict?.kind === 'doubtful')
      return answer({ question: { suggestion: verdict.suggestion, doubts: verdict.kind === 'doubtful' ? verdict.doubts : [] } });
  }
  try {
    const payment = { code: invoice.code, wallet: 'paypal', ...(wantsAddress ? { receiver: draft } : {}) } as const;
    const { approveUrl, guestKey } = await payInvoice(app, caller, payment);
    const headers = new Headers();
    if (guestKey !== null) headers.set('set-cookie', guestOrderCookie(app, caller, guestKey));
    if (approveUrl !== null) throw redirectDocument(approveUrl, { headers });
    return answer({ failed: 'away' });
  } catch (error) {
    if (error instanceof DomainError && (error.why === 'providerAway' || error.why === 'paymentRefused'))
      return data(answer({ failed: error.why === 'providerAway' ? 'away' : 'refused' }), { status: 503 });
    throw error;
  }
});
