import type { ReactNode } from 'react';
import type { AddressLocation } from '#areas/shoppers/rules/address.ts';
import { diffAddressLine } from '#areas/shoppers/rules/address-compare.ts';

/** An address as printed on a parcel. Beside another one, differing words are marked. */
export function AddressLines({ place, beside, countryName }: { place: AddressLocation; beside?: AddressLocation; countryName?: string }) {
  const line = (field: keyof AddressLocation): ReactNode => {
    if (!beside) return place[field];
    return diffAddressLine(place[field], beside[field]).map(({ at, text, isNew }) => (
      <span key={at}>
        {at > 0 && ' '}
        {isNew ? <mark>{text}</mark> : text}
      </span>
    ));
  };
  return (
    <address className="address-lines">
      {line('address')}
      <br />
      {line('city')}
      {(place.region || place.postCode) && ', '}
      {line('region')} {line('postCode')}
      {countryName && (
        <>
          <br />
          {countryName}
        </>
      )}
    </address>
  );
}
