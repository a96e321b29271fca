import type { AddressDraft } from '#areas/shoppers/rules/address.ts';
import { fullName } from '#areas/shoppers/rules.ts';

/** The shipping address stored with the order; later changes to the address book do not affect it. */
export const toOrderShipping = (receiver: AddressDraft) => ({
  receiverName: fullName(receiver),
  receiverPhone: receiver.phoneNumber,
  street: receiver.address,
  city: receiver.city,
  region: receiver.region,
  postCode: receiver.postCode,
  country: receiver.country,
});
