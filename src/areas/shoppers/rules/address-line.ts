/** Stands between the parts of a joined address, so it cannot stand inside one. */
export const partSign = '|';
const between = ` ${partSign} `;

export type AddressParts = { readonly address: string; readonly city: string; readonly region: string; readonly postCode: string };

/** The parts of `order_shippings.receiver_address`: the database joins them there and refuses a part that holds the sign. */
export function splitAddress(joined: string): AddressParts {
  const [address = '', city = '', region = '', postCode = ''] = joined.split(between);
  return { address, city, region, postCode };
}

/** The same address as letters and sheets print it. */
export const addressInOneLine = (joined: string): string => joined.replaceAll(between, ', ');
