import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { manualPaymentTerms, manualWallets } from '#areas/checkout/rules/manual-orders.ts';
import { fetchEstimateLine } from '#areas/checkout/services/estimate-line.server.ts';
import { fetchShopperWithAddress, searchShoppers } from '#areas/checkout/services/find-shoppers.server.ts';
import { placeManualOrder, quotedLines, quoteManualOrder } from '#areas/checkout/services/manual-orders.server.ts';
import { checkAddressDraft, emptyAddressDraft } from '#areas/shoppers/services/receiver-wire.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { amountIn } from '#kernel/limits.ts';
import { mailbox } from '#kernel/mailbox.ts';
import { dollarText } from '#kernel/money.ts';
import type { App, Caller } from '#platform/app.ts';
import { act, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom, plainFrom } from '#site/list.ts';

/** A new form, the shopper chosen for it, or the shoppers somebody may mean. */
export const loader = load(async ({ app, url }) => {
  const query = url.searchParams;
  const words = plainFrom(query.get('shopper'), 60);
  const userId = numberFrom(query.get('user'));
  const [people, known] = await Promise.all([
    words === undefined ? null : searchShoppers(app, words),
    userId === null ? null : fetchShopperWithAddress(app, userId),
  ]);
  return { people, known, requestId: randomUUID() };
});
export type ShopperWithAddress = NonNullable<Awaited<ReturnType<typeof fetchShopperWithAddress>>>;

type Line = { readonly skuId: number; readonly quantity: number; readonly attribute?: { readonly estimate: string } };

/** Lines are told as sku:pieces or sku:pieces:estimate, one field each. */
const linesIn = (form: FormData): Line[] =>
  form.getAll('line').flatMap((told): Line[] => {
    const [sku = '', count = '', estimate = ''] = String(told).split(':');
    const [skuId, quantity] = [numberFrom(sku), numberFrom(count)];
    if (skuId === null || quantity === null || quantity > 999) return [];
    return [{ skuId, quantity, ...(estimate === '' ? {} : { attribute: { estimate } }) }];
  });

const discountIn = (typed: string): number => (typed === '' ? 0 : amountIn('discount', typed));

async function quoted(app: App, { language }: Caller, text: (name: string) => string, wishes: readonly Line[]) {
  const place = text('country') === '' ? null : { country: text('country').toUpperCase(), region: text('region') };
  const quote = await quoteManualOrder(app, {
    wishes,
    discountCents: discountIn(text('discount')),
    userId: numberFrom(text('user_id')),
    place,
  });
  const { sums } = quote;
  return {
    quote: {
      lines: quotedLines(quote, language).map((line) => ({ ...line, unit: dollarText(line.unitCents), sum: dollarText(line.totalCents) })),
      ...{
        items: dollarText(sums.itemsCents),
        shipping: dollarText(sums.feeCents),
        handling: dollarText(sums.handlingCents),
        tax: dollarText(sums.taxCents),
      },
      ...{ discount: dollarText(sums.discountCents), total: dollarText(sums.totalCents), totalCents: sums.totalCents, grams: sums.grams },
      hasHandling: sums.handlingCents > 0,
      hasTax: sums.taxCents > 0,
    },
  };
}
export type ManualOrderQuote = Awaited<ReturnType<typeof quoted>>['quote'];

/** Adds up while it is written, finds a composed piece by its estimate, and writes the order. */
export const action = act(async ({ app, caller, form }) => {
  const text = (name: string, most = 200): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replaceAll('\u0000', '').trim().slice(0, most) : '';
  };
  const wishes = linesIn(form);
  const intent = text('intent');
  if (intent === 'quote') return quoted(app, caller, text, wishes);
  if (intent === 'estimate') return { piece: await fetchEstimateLine(app, caller.language, text('estimate', 40)) };
  if (intent !== 'place') throw new DomainError('badValue', { field: 'intent' });
  if (wishes.length === 0) throw new DomainError('goodsNotChosen');
  const email = mailbox(text('email', 254));
  if (email === null) throw new DomainError('badMailbox', { field: 'email' });
  const receiver = checkAddressDraft({
    ...emptyAddressDraft,
    ...{ firstName: text('first_name'), lastName: text('last_name'), phoneNumber: text('phone_number'), address: text('address') },
    ...{ city: text('city'), region: text('region'), postCode: text('post_code'), country: text('country').toUpperCase() || 'US' },
  });
  const days = numberFrom(text('days')) ?? 7;
  const terms = manualPaymentTerms.find((one) => one === text('terms')) ?? 'invoice';
  const order = await placeManualOrder(app, caller, {
    requestId: text('request_id', 80),
    wishes,
    userId: numberFrom(text('user_id')),
    email,
    buyerName: `${receiver.firstName} ${receiver.lastName}`.trim().slice(0, 60),
    language: text('language') === 'zh' ? 'zh' : 'en',
    receiver,
    place: receiver,
    discountCents: discountIn(text('discount')),
    message: text('message', 1000),
    isDiscreet: form.get('discreet') === 'on',
    terms,
    wallet: manualWallets.find((one) => one === text('wallet')) ?? 'cash',
    reference: text('reference', 120),
    days: Math.min(90, days),
    seenTotalCents: text('seen') === '' ? null : Number(text('seen')),
  });
  throw redirect(`${hrefOf('office-order')}?id=${order.id}&made=${terms}`);
});
