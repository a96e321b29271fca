import {
  type AddressDraft,
  type AddressFaults,
  type AddressField,
  fieldNames,
  maxAddressFieldLength,
} from '#areas/shoppers/rules/address.ts';
import { homeCountry } from '#areas/shoppers/rules/countries.ts';
import { stateTexts } from '#areas/shoppers/state-texts.ts';
import { shopperTexts } from '#areas/shoppers/texts.ts';
import type { Texts } from '#kernel/texts.ts';
import { usOtherRegions, usStates } from '#kernel/us-states.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { NameOrder } from '#ui/name-order.tsx';
import { addressTexts, faultTexts } from './address-texts.ts';

/** US states come from a list, other regions from a free field; the country decides which counts. */
export const stateName = 'state';

type AddressFieldsProps = {
  draft: AddressDraft;
  faults: AddressFaults;
  countries: readonly { code: string; name: string }[];
  /** A form that asks for the buyer's email leaves out the receiver's. */
  hasEmail?: boolean;
};

/** CSS shows the list of states or the free field by country, so no script is needed. */
export function AddressFields({ draft, faults, countries, hasEmail = true }: AddressFieldsProps) {
  const say = useTexts(addressTexts);
  const own = useTexts(shopperTexts);
  const fault = useTexts(faultTexts);
  const about = (field: AddressField, token: string) => {
    const wrong = faults[field];
    return {
      name: fieldNames[field],
      defaultValue: draft[field],
      error: wrong && fault(wrong),
      autoComplete: `shipping ${token}`,
      maxLength: maxAddressFieldLength[field],
    };
  };
  const { maxLength: _, ...country } = about('country', 'country');
  const region = about('region', 'address-level1');
  const isHome = draft.country === homeCountry;
  return (
    <>
      <div className="form-part">
        <h2>{say('who')}</h2>
        <div className="form-grid">
          <NameOrder
            given={<TextInput span="half keep" label={own('firstName')} required {...about('firstName', 'given-name')} />}
            family={<TextInput span="half keep" label={own('lastName')} required {...about('lastName', 'family-name')} />}
          />
          <TextInput span="half" label={own('phoneNumber')} help={say('phoneHelp')} type="tel" required {...about('phoneNumber', 'tel')} />
          {hasEmail && (
            <TextInput
              span="half"
              label={own('email')}
              optional={own('optional')}
              help={say('emailHelp')}
              type="email"
              {...about('email', 'email')}
            />
          )}
        </div>
      </div>
      <div className="form-part">
        <h2>{say('where')}</h2>
        <div className="form-grid by-country">
          <Select span="full-row" label={say('country')} required {...country}>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
          <TextInput span="full-row" label={say('street')} required {...about('address', 'street-address')} />
          <TextInput span="third" label={own('city')} required {...about('city', 'address-level2')} />
          <StateSelect chosen={isHome ? draft.region : ''} error={isHome ? region.error : undefined} />
          <TextInput
            span="third keep elsewhere"
            label={say('region')}
            optional={own('optional')}
            {...region}
            {...(isHome ? { defaultValue: '', error: undefined } : {})}
          />
          <TextInput span="third keep" label={say('postCode')} {...about('postCode', 'postal-code')} />
        </div>
      </div>
    </>
  );
}

function StateSelect({ chosen, error }: { chosen: string; error: string | undefined }) {
  const { language } = useLocale();
  const say = useTexts(addressTexts);
  const names: Texts = stateTexts;
  const state = useTexts(names);
  const option = (code: string) => (
    <option key={code} value={code}>
      {language === 'zh' ? `${code} ${state(code)}` : state(code)}
    </option>
  );
  return (
    <Select
      span="third keep at-home"
      label={say('state')}
      name={stateName}
      defaultValue={chosen}
      error={error}
      autoComplete="shipping address-level1"
    >
      <option value="">{say('chooseState')}</option>
      {usStates.map(option)}
      <optgroup label={say('territories')}>{usOtherRegions.map(option)}</optgroup>
    </Select>
  );
}
