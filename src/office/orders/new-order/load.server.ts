import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { z } from 'zod';
import { requiredText } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { officeAddOrder, officeQuoteOrder } from '#areas/checkout/calls/orders.ts';
import { fetchEstimateLine } from '#areas/checkout/services/estimate-line.server.ts';
import { fetchShopperWithAddress, searchShoppers } from '#areas/checkout/services/find-shoppers.server.ts';
import { manualLineOf, manualOrderOf } from '#areas/checkout/services/manual-order-wire.server.ts';
import { placeManualOrder, quotedLines, quoteManualOrder } from '#areas/checkout/services/manual-orders.server.ts';
import { dollarText } from '#kernel/money.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom, plainFrom } from '#site/list.ts';

/** A new form, the chosen shopper, or shopper search results. */
export const loader = load(async ({ app, url }) => {
  const query = url.searchParams;
  const searchText = plainFrom(query.get('shopper'), 60);
  const userId = numberFrom(query.get('user'));
  const [people, known] = await Promise.all([
    searchText === undefined ? null : searchShoppers(app, searchText),
    userId === null ? null : fetchShopperWithAddress(app, userId),
  ]);
  return { people, known, requestId: randomUUID() };
});
export type ShopperWithAddress = NonNullable<Awaited<ReturnType<typeof fetchShopperWithAddress>>>;

const { country, region } = officeQuoteOrder.input.shape;
/** The place is part of the receiver in the form. */
const quoteForm = officeQuoteOrder.input.omit({ country: true, region: true }).extend({ receiver: z.object({ country, region }) });

async function quoted({ app, caller: { language }, form }: ActionContext) {
  const { items, discount, user_id: userId, receiver } = readForm(form, quoteForm);
  const place = receiver.country === '' ? null : { country: receiver.country.toUpperCase(), region: receiver.region };
  const quote = await quoteManualOrder(app, { items: items.map(manualLineOf), discountCents: discount, userId, place });
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
      ...{
        discount: sums.discountCents > 0 ? `−${dollarText(sums.discountCents)}` : dollarText(0),
        total: dollarText(sums.totalCents),
        totalCents: sums.totalCents,
        grams: sums.grams,
      },
      hasHandling: sums.handlingCents > 0,
      hasTax: sums.taxCents > 0,
    },
  };
}
export type ManualOrderQuote = Awaited<ReturnType<typeof quoted>>['quote'];

/** Calculates the total, finds an estimate's item, or places the order. */
export const action = actions({
  quote: quoted,
  async estimate({ app, caller, form }) {
    const { estimate } = readForm(form, z.object({ estimate: requiredText(40) }));
    return { piece: await fetchEstimateLine(app, caller.language, estimate) };
  },
  async place({ app, caller, form }) {
    const sent = readForm(form, officeAddOrder.input);
    const { first_name, last_name } = sent.receiver;
    const order = manualOrderOf({ ...sent, buyer_name: `${first_name} ${last_name}`.trim().slice(0, 60) });
    const { id } = await placeManualOrder(app, caller, order);
    throw redirect(`${hrefOf('office-order')}?id=${id}&made=${sent.terms}`);
  },
});
