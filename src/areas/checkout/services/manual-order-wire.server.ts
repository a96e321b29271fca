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

export const receiverDraftOf = (told: z.output<typeof officeReceiver>): AddressDraft =>
  checkAddressDraft({ ...emptyAddressDraft, ...addressFromCall(told) });

/** An order by hand as a call or a form tells it. */
export function manualOrderOf(told: ManualOrder) {
  const receiver = receiverDraftOf(told.receiver);
  return {
    requestId: told.request_id,
    wishes: told.items.map(manualLineOf),
    userId: told.user_id,
    email: told.email,
    buyerName: told.buyer_name,
    language: told.language,
    receiver,
    place: receiver,
    discountCents: told.discount,
    message: told.buyer_message,
    isDiscreet: told.discreet,
    terms: told.terms,
    wallet: told.wallet,
    reference: told.reference,
    days: told.days,
    seenTotalCents: told.seen_total ?? null,
  };
}

type OrderLines = Omit<z.output<(typeof officeChangeLines)['input']>, 'preview'>;

/** Other pieces for an order as a call or a form tells them. */
export const orderLinesOf = ({ number, lines, items, reason, seen_total }: OrderLines) => ({
  number,
  quantities: new Map(lines.map(({ line_id, quantity }) => [line_id, quantity])),
  added: items.map(({ sku_id, quantity }) => ({ skuId: sku_id, quantity })),
  reason,
  seenTotalCents: seen_total ?? null,
});
