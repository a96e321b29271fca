import { partSign } from './address.ts';

export type AddressParts = { readonly address: string; readonly city: string; readonly region: string; readonly postCode: string };

/** The four parts as orders and labels keep them: street | city | region | post code. */
export function joinAddress({ address, city, region, postCode }: AddressParts): string {
  const parts = [address, city, region, postCode];
  const odd = parts.find((part) => part.includes(partSign));
  if (odd !== undefined) throw new RangeError(`a part of an address holds "${partSign}"`);
  return parts.join(` ${partSign} `);
}

/** The way back; null when the text was not joined by us. */
export function splitAddress(joined: string): AddressParts | null {
  const parts = joined.split(` ${partSign} `);
  const [address, city, region, postCode] = parts;
  if (address === undefined || city === undefined || region === undefined || postCode === undefined) return null;
  return parts.length === 4 && !parts.some((part) => part.includes(partSign)) ? { address, city, region, postCode } : null;
}
