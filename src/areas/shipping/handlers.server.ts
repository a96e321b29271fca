import { on } from '#api/handle.server.ts';
import type { Place } from '#areas/shoppers/rules/address.ts';
import { carrierOn, mayAskCarrier } from '#areas/shoppers/services/address-check.server.ts';
import { checkedPlace, toldIn } from '#areas/shoppers/services/receiver-wire.server.ts';
import { Refused } from '#kernel/errors.ts';
import { asDollarNumber } from '#kernel/money.ts';
import { carrierRates, validateAddress } from './calls.ts';
import { quotesFor } from './service.server.ts';

export const shippingHandlers = [
  on(validateAddress, async ({ receiver }, app, caller) => {
    const place = checkedPlace(toldIn(receiver));
    if (!(await mayAskCarrier(app, caller))) throw new Refused('tooMany');
    const verdict = await carrierOn(app, caller, place);
    const suggestion = 'suggestion' in verdict ? verdict.suggestion : null;
    return { outcome: verdict.kind, receiver: wirePlace(suggestion ?? place), doubts: 'doubts' in verdict ? [...verdict.doubts] : [] };
  }),
  on(carrierRates, async ({ receiver, grams }, app, caller) => {
    const { by, rates } = await quotesFor(app, caller, checkedPlace(toldIn(receiver)), grams);
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

const wirePlace = ({ address, city, region, postCode, country }: Place) => ({ address, city, region, post_code: postCode, country });
