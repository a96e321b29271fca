import type { AddressDraft } from '#areas/shoppers/rules/address.ts';
import { fullName } from '#areas/shoppers/rules.ts';

/** Where an order goes, as it is written down with it: a later change of her addresses does not move it. */
export const toOrderShipping = (receiver: AddressDraft) => ({
  receiverName: fullName(receiver),
  receiverPhone: receiver.phoneNumber,
  street: receiver.address,
  city: receiver.city,
  region: receiver.region,
  postCode: receiver.postCode,
  country: receiver.country,
});
