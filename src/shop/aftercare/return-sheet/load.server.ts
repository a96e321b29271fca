import { houseOf } from '#areas/aftercare/services/case-letters.server.ts';
import { ownCase } from '#areas/aftercare/services/case-talk.server.ts';
import { shippingOf } from '#areas/orders/services/placing.server.ts';
import { addressInOneLine } from '#areas/shoppers/rules/address-line.ts';
import { load } from '#platform/load.server.ts';
import { caseDoorIn, shownCase } from '../case/load.server.ts';

/** What is printed and put into the parcel. */
export const loader = load(async ({ app, caller, url }) => {
  const door = caseDoorIn(url);
  if (door.number === '') return { one: null, company: null, from: null };
  const found = await ownCase(app, caller, door);
  const [company, shipping] = await Promise.all([houseOf(app, caller.language), shippingOf(app, found.order.id)]);
  return {
    one: shownCase(found, caller.language),
    company,
    from: shipping && { name: shipping.receiverName, address: addressInOneLine(shipping.receiverAddress) },
  };
});
