import type { z } from 'zod';
import type { AddressDraft } from '#areas/shoppers/rules/address.ts';
import { addressFromCall, checkAddressDraft, emptyAddressDraft } from '#areas/shoppers/services/receiver-wire.server.ts';
import type { officeAddOrder, officeChangeLines, officeReceiver } from '../calls/orders.ts';

type ManualOrder = z.output<(typeof officeAddOrder)['input']>;

export const manualLineOf = ({ sku_id, quantity, product_attribute }: ManualOrder['items'][number]) => ({
  skuId: sku_id,
  quantity,
  attribute: product_attribute,
});

export const receiverDraftOf = (input: z.output<typeof officeReceiver>): AddressDraft =>
  checkAddressDraft({ ...emptyAddressDraft, ...addressFromCall(input) });

/** A manual order as a call or a form sends it. */
export function manualOrderOf(input: ManualOrder) {
  const receiver = receiverDraftOf(input.receiver);
  return {
    requestId: input.request_id,
    items: input.items.map(manualLineOf),
    userId: input.user_id,
    email: input.email,
    buyerName: input.buyer_name,
    language: input.language,
    receiver,
    place: receiver,
    discountCents: input.discount,
    message: input.buyer_message,
    isDiscreet: input.discreet,
    terms: input.terms,
    wallet: input.wallet,
    reference: input.reference,
    days: input.days,
    seenTotalCents: input.seen_total ?? null,
  };
}

type OrderLines = Omit<z.output<(typeof officeChangeLines)['input']>, 'preview'>;

/** Changed items of an order as a call or a form sends them. */
export const orderLinesOf = ({ number, lines, items, reason, seen_total }: OrderLines) => ({
  number,
  quantities: new Map(lines.map(({ line_id, quantity }) => [line_id, quantity])),
  added: items.map(({ sku_id, quantity }) => ({ skuId: sku_id, quantity })),
  reason,
  seenTotalCents: seen_total ?? null,
});
