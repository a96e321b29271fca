import { useEffect } from 'react';
import type { Refusing } from '#areas/shoppers/parts/refused.ts';
import { longest } from '#areas/shoppers/rules.ts';
import { shopperTexts } from '#areas/shoppers/texts.ts';
import { useSay } from '#site/here.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { NameOrder } from '#ui/name-order.tsx';
import { tellFirstName } from '../parts/member.ts';
import { AccountForm, NotDone, Said } from './section.tsx';

type Field = 'first_name' | 'last_name' | 'phone_number' | 'address' | 'city' | 'region' | 'post_code';
type ProfileFormProps = { profile: Readonly<Record<Field, string>>; refused: Refusing | null; savedName: string | null; isBusy: boolean };

/** What she says about herself. */
export function ProfileForm({ profile, refused, savedName, isBusy }: ProfileFormProps) {
  const say = useSay(shopperTexts);
  useEffect(() => {
    if (savedName !== null) tellFirstName(savedName);
  }, [savedName]);
  const about = (field: Field, label: keyof typeof shopperTexts, most: number) => ({
    label: say(label),
    name: field,
    maxLength: most,
    defaultValue: refused?.typed[field] ?? profile[field],
    error: refused?.fields[field],
  });
  return (
    <AccountForm intent="profile" className="stack-3">
      <div className="form-grid">
        <NameOrder
          given={<TextInput span="f3 keep" autoComplete="given-name" required {...about('first_name', 'firstName', longest.name)} />}
          family={<TextInput span="f3 keep" autoComplete="family-name" required {...about('last_name', 'lastName', longest.name)} />}
        />
        <TextInput
          span="f3"
          optional={say('optional')}
          type="tel"
          autoComplete="tel"
          {...about('phone_number', 'phoneNumber', longest.phone)}
        />
      </div>
      <fieldset className="form-grid">
        <legend>
          {say('home')} <span className="meta">{say('optional')}</span>
        </legend>
        <TextInput span="f6" autoComplete="address-line1" {...about('address', 'address', longest.address)} />
        <TextInput span="f2" autoComplete="address-level2" {...about('city', 'city', longest.place)} />
        <TextInput span="f2 keep" autoComplete="address-level1" {...about('region', 'region', longest.place)} />
        <TextInput span="f2 keep" autoComplete="postal-code" {...about('post_code', 'postCode', longest.postCode)} />
      </fieldset>
      <div className="stack">
        <Said words={savedName !== null && !isBusy ? say('saved') : null} />
        <NotDone title={say('notSaved')} refused={refused} />
        <SubmitButton className="justify-self-start" busy={isBusy}>
          {say(isBusy ? 'saving' : 'save')}
        </SubmitButton>
      </div>
    </AccountForm>
  );
}
