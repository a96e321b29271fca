import { fetchCompanyContact } from '#areas/aftercare/services/case-emails.server.ts';
import { ownCase } from '#areas/aftercare/services/case-messages.server.ts';
import { fetchOrderShipping } from '#areas/orders/services/write-order.server.ts';
import { addressInOneLine } from '#areas/shoppers/rules/address-line.ts';
import { load, loginRedirect } from '#platform/load.server.ts';
import { presentCase, readCaseQuery } from '../case/load.server.ts';

/** Printed and put into the parcel. */
export const loader = load(async ({ app, caller, url }) => {
  const access = readCaseQuery(url);
  if (access.number === '') return { one: null, company: null, from: null };
  if (access.key === null && caller.shopperId === null) throw loginRedirect(url);
  const found = await ownCase(app, caller, access);
  const [company, shipping] = await Promise.all([fetchCompanyContact(app, caller.language), fetchOrderShipping(app, found.order.id)]);
  return {
    one: presentCase(found, caller.language),
    company,
    from: shipping && { name: shipping.receiverName, address: addressInOneLine(shipping.receiverAddress) },
  };
});
