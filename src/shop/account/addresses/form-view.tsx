import { type Ref, useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { AddressDraft, AddressFaults } from '#areas/shoppers/rules/address.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { ChevronLeftIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { AddressFields } from '../parts/address-fields.tsx';
import { AddressSuggestion } from '../parts/address-suggestion.tsx';
import { addressTexts } from '../parts/address-texts.ts';
import type { AddressFormResult } from './form.ts';

const none: AddressFaults = {};

type FormSheet = {
  readonly id: number | null;
  readonly draft: AddressDraft;
  readonly isDefault: boolean;
  readonly countries: readonly { code: string; name: string }[];
  readonly isTest: boolean;
};
type FormViewProps = { form: FormSheet; answer: AddressFormResult | null; problem: string | null; heading: Ref<HTMLHeadingElement> };

const SaveIntent = () => <input type="hidden" name="intent" value="save" />;

export function FormView({ form, answer, problem, heading }: FormViewProps) {
  const say = useTexts(addressTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  const faults = answer?.faults ?? none;
  const hasFaults = Object.keys(faults).length > 0;
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [faults]);
  return (
    <>
      <div>
        <Link className="link address-back" to="?">
          <ChevronLeftIcon size={18} />
          {say('all')}
        </Link>
        <h1 ref={heading} tabIndex={-1}>
          {say(form.id === null ? 'newTitle' : 'editTitle')}
        </h1>
      </div>
      {answer?.question && (
        <AddressSuggestion key={JSON.stringify(answer)} {...answer} question={answer.question}>
          <SaveIntent />
        </AddressSuggestion>
      )}
      <Form method="post" replace ref={ref}>
        <SaveIntent />
        <AddressFields key={JSON.stringify(answer?.draft)} draft={answer?.draft ?? form.draft} faults={faults} countries={form.countries} />
        <div className="form-part stack">
          {!form.isDefault && <Checkbox name="make_default" value="1" label={say('asDefault')} defaultChecked={answer?.makeDefault} />}
          {(hasFaults || problem) && (
            <Notice tone="err">
              <b>{say('notSaved')}</b>
              <br />
              {problem ?? say('lookAgain')}
            </Notice>
          )}
          <p className="meta">
            {say('checkNote')}
            {form.isTest && (
              <>
                <br />
                {say('testNote')}
              </>
            )}
          </p>
          <div className="row">
            <SubmitButton kind={answer?.question?.suggestion ? 'quiet' : 'primary'} busy={isBusy}>
              {say(isBusy ? 'saving' : 'save')}
            </SubmitButton>
            <Link className="btn btn-bare" to="?">
              {say('cancel')}
            </Link>
          </div>
        </div>
      </Form>
    </>
  );
}
