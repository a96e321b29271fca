import { useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { AddressFaults } from '#areas/shoppers/rules/address.ts';
import { fullName } from '#areas/shoppers/rules.ts';
import { cents, dollars } from '#kernel/money.ts';
import { AddressFields } from '#shop/account/parts/address-fields.tsx';
import { AddressSuggestion } from '#shop/account/parts/address-suggestion.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { AddressAnswer } from './address.server.ts';
import { newReceiver } from './checkout-steps.ts';
import { CheckoutStepFooter, CheckoutStepFrame } from './frame.tsx';
import type { CheckoutStepDataOf } from './load.server.ts';
import { checkoutTexts } from './texts.ts';

const none: AddressFaults = {};
const mailKindTexts = [
  ['cart', 'letterCart'],
  ['price_drop', 'letterDrop'],
] as const;
type Sheet = CheckoutStepDataOf<'address'>;
type AddressStepProps = { data: Sheet; answer: AddressAnswer | null; problem: string | null };

/** Members confirm with one click; guests fill in one page. */
export function AddressStep({ data, answer, problem }: AddressStepProps) {
  const say = useTexts(checkoutTexts);
  const href = useHref();
  const isBusy = useNavigation().formData?.get('intent') === 'address';
  const faults = answer?.faults ?? none;
  const hasFaults = Object.keys(faults).length > 0 || Boolean(answer?.mailFault);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (hasFaults) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [hasFaults]);
  const draft = answer?.draft ?? data.draft;
  return (
    <CheckoutStepFrame data={data} step="address">
      {answer?.question && (
        <AddressSuggestion key={JSON.stringify(answer)} draft={answer.draft} makeDefault={false} question={answer.question}>
          <input type="hidden" name="intent" value="address" />
          <input type="hidden" name="receiver_id" value={newReceiver} />
          <input type="hidden" name="buyer_email" value={answer.email} />
          {answer.mailKinds.map((kind) => (
            <input key={kind} type="hidden" name="letters" value={kind} />
          ))}
        </AddressSuggestion>
      )}
      <Form method="post" action="?step=address" replace ref={form} className="address-step" noValidate>
        <input type="hidden" name="intent" value="address" />
        {data.isMember ? <SavedAddresses data={data} isNew={answer?.isNew ?? false} /> : <ContactFields data={data} answer={answer} />}
        <div className="new-address">
          <AddressFields key={JSON.stringify(answer?.draft)} draft={draft} faults={faults} countries={data.countries} hasEmail={false} />
          <p className="meta">
            {say('checkNote')}
            {data.isCarrierTest && ` ${say('carrierTest')}`}
          </p>
        </div>
        {(hasFaults || problem) && <Notice tone="err">{problem ?? say('lookAgain')}</Notice>}
        <CheckoutStepFooter
          total={dollars(cents(data.bill.totalCents))}
          back={
            <Link className="link" to={href('cart')}>
              {say('backToCart')}
            </Link>
          }
        >
          <SubmitButton size="big" busy={isBusy}>
            {say(isBusy ? 'busy' : 'toReview')}
          </SubmitButton>
        </CheckoutStepFooter>
      </Form>
    </CheckoutStepFrame>
  );
}

/** Saved addresses to choose from; the last choice opens the fields by CSS alone. */
function SavedAddresses({ data: { saved, chosenId }, isNew }: { data: Sheet; isNew: boolean }) {
  const say = useTexts(checkoutTexts);
  if (saved.length === 0) return <input type="hidden" name="receiver_id" value={newReceiver} />;
  return (
    <fieldset className="form-part saved-ones">
      <legend className="visually-hidden">{say('which')}</legend>
      <div className="checks">
        {saved.map(({ id, firstName, lastName, address, city, region, postCode, countryName, isDefault }) => (
          <Checkbox
            key={id}
            type="radio"
            name="receiver_id"
            value={id}
            defaultChecked={!isNew && id === chosenId}
            label={fullName({ firstName, lastName })}
            note={[address, city, `${region} ${postCode}`.trim(), countryName].filter(Boolean).join(', ')}
            end={isDefault ? say('isDefault') : undefined}
          />
        ))}
        <Checkbox
          type="radio"
          name="receiver_id"
          value={newReceiver}
          className="is-new"
          defaultChecked={isNew}
          label={say('another')}
          note={say('anotherNote')}
        />
      </div>
    </fieldset>
  );
}

function ContactFields({ data, answer }: { data: Sheet; answer: AddressAnswer | null }) {
  const say = useTexts(checkoutTexts);
  const href = useHref();
  const fault = answer?.mailFault;
  const mailKinds = answer?.mailKinds ?? data.letters;
  return (
    <div className="form-part">
      <h2>{say('reach')}</h2>
      <TextInput
        label={say('email')}
        type="email"
        name="buyer_email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={answer?.email ?? data.email}
        help={say('emailHelp')}
        error={fault ? say(fault === 'missing' ? 'emailMissing' : 'emailWrong') : undefined}
      />
      <fieldset className="space-above">
        <legend className="visually-hidden">{say('letters')}</legend>
        <div className="checks">
          {mailKindTexts.map(([kind, textKey]) => (
            <Checkbox key={kind} name="letters" value={kind} defaultChecked={mailKinds.some((one) => one === kind)} label={say(textKey)} />
          ))}
        </div>
        <p className="meta space-above-small">{say('lettersNote')}</p>
      </fieldset>
      <p className="meta space-above-small">
        <Link className="link" to={`${href('login')}?${new URLSearchParams({ back: href('cart') })}`}>
          {say('signIn')}
        </Link>
      </p>
    </div>
  );
}
