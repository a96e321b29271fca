import { on } from '#api/handle.server.ts';
import type { AddressLocation } from '#areas/shoppers/rules/address.ts';
import { checkAddressWithCarrier, isCarrierCheckAllowed } from '#areas/shoppers/services/address-check.server.ts';
import { addressFromCall, checkAddressLocation } from '#areas/shoppers/services/receiver-wire.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { asDollarNumber } from '#kernel/money.ts';
import { carrierRates, validateAddress } from './calls.ts';
import { quotesFor } from './services/shipping-rates.server.ts';

export const shippingHandlers = [
  on(validateAddress, async ({ receiver }, app, caller) => {
    const location = checkAddressLocation(addressFromCall(receiver));
    if (!(await isCarrierCheckAllowed(app, caller))) throw new DomainError('tooMany');
    const verdict = await checkAddressWithCarrier(app, caller, location);
    const suggestion = 'suggestion' in verdict ? verdict.suggestion : null;
    return {
      outcome: verdict.kind,
      receiver: wireLocation(suggestion ?? location),
      doubts: 'doubts' in verdict ? [...verdict.doubts] : [],
    };
  }),
  on(carrierRates, async ({ receiver, grams }, app, caller) => {
    const { by, rates } = await quotesFor(app, caller, checkAddressLocation(addressFromCall(receiver)), grams);
    return {
      by,
      rates: rates.map(({ service, name, priceCents, arrivesOn }) => ({
        service,
        name,
        price: asDollarNumber(priceCents),
        arrives_on: arrivesOn,
      })),
    };
  }),
];

const wireLocation = ({ address, city, region, postCode, country }: AddressLocation) => ({
  address,
  city,
  region,
  post_code: postCode,
  country,
});
