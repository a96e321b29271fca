/** Separator of the joined address, so no part may contain it. */
export const partSign = '|';
const between = ` ${partSign} `;

export type AddressParts = { readonly address: string; readonly city: string; readonly region: string; readonly postCode: string };

/** The parts of `order_shippings.receiver_address`: joined by the database, which refuses a part with the separator. */
export function splitAddress(joined: string): AddressParts {
  const [address = '', city = '', region = '', postCode = ''] = joined.split(between);
  return { address, city, region, postCode };
}

/** As printed in emails and documents. */
export const addressInOneLine = (joined: string): string => joined.replaceAll(between, ', ');
