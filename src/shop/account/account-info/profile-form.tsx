import { useEffect } from 'react';
import { maxShopperFieldLength } from '#areas/shoppers/rules.ts';
import { shopperTexts } from '#areas/shoppers/texts.ts';
import type { Refusing } from '#shop/parts/form-error.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { NameOrder } from '#ui/name-order.tsx';
import { updateFirstName } from '../parts/member.ts';
import { AccountForm, NotDone, SavedNotice } from './section.tsx';

type Field = 'first_name' | 'last_name' | 'phone_number' | 'address' | 'city' | 'region' | 'post_code';
type ProfileFormProps = { profile: Readonly<Record<Field, string>>; refused: Refusing | null; savedName: string | null; isBusy: boolean };

export function ProfileForm({ profile, refused, savedName, isBusy }: ProfileFormProps) {
  const say = useTexts(shopperTexts);
  useEffect(() => {
    if (savedName !== null) updateFirstName(savedName);
  }, [savedName]);
  const about = (field: Field, label: keyof typeof shopperTexts, maxLength: number) => ({
    label: say(label),
    name: field,
    maxLength,
    defaultValue: refused?.typed[field] ?? profile[field],
    error: refused?.fields[field],
  });
  return (
    <AccountForm intent="profile" className="stack-3">
      <div className="form-grid">
        <NameOrder
          given={
            <TextInput
              span="half keep"
              autoComplete="given-name"
              required
              {...about('first_name', 'firstName', maxShopperFieldLength.name)}
            />
          }
          family={
            <TextInput
              span="half keep"
              autoComplete="family-name"
              required
              {...about('last_name', 'lastName', maxShopperFieldLength.name)}
            />
          }
        />
        <TextInput
          span="half"
          optional={say('optional')}
          type="tel"
          autoComplete="tel"
          {...about('phone_number', 'phoneNumber', maxShopperFieldLength.phone)}
        />
      </div>
      <fieldset className="form-grid">
        <legend>
          {say('home')} <span className="meta">{say('optional')}</span>
        </legend>
        <TextInput span="full-row" autoComplete="address-line1" {...about('address', 'address', maxShopperFieldLength.address)} />
        <TextInput span="third" autoComplete="address-level2" {...about('city', 'city', maxShopperFieldLength.place)} />
        <TextInput span="third keep" autoComplete="address-level1" {...about('region', 'region', maxShopperFieldLength.place)} />
        <TextInput span="third keep" autoComplete="postal-code" {...about('post_code', 'postCode', maxShopperFieldLength.postCode)} />
      </fieldset>
      <div className="stack">
        <SavedNotice message={savedName !== null && !isBusy ? say('saved') : null} />
        <NotDone title={say('notSaved')} refused={refused} />
        <SubmitButton className="at-start" busy={isBusy}>
          {say(isBusy ? 'saving' : 'save')}
        </SubmitButton>
      </div>
    </AccountForm>
  );
}
