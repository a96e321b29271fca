import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { AddressDraft, AddressLocation } from '#areas/shoppers/rules/address.ts';
import { useTexts } from '#site/locale.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { useIsSubmitting } from '#ui/use-is-submitting.ts';
import type { AddressCheckResult } from './address-form.ts';
import { AddressLines } from './address-lines.tsx';
import { addressTexts, doubtTexts } from './address-texts.ts';
import { HiddenDraft } from './hidden-draft.tsx';

type CarrierSaysProps = {
  draft: AddressDraft;
  makeDefault: boolean;
  question: AddressCheckResult;
  /** Additional fields each button sends. */
  children?: ReactNode;
};

/** The typed and the suggested address side by side with a button each; the form below stays available. */
export function AddressSuggestion({ draft, makeDefault, question: { suggestion, doubts }, children }: CarrierSaysProps) {
  const isBusy = useIsSubmitting();
  const say = useTexts(addressTexts);
  const doubt = useTexts(doubtTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isDoubtful = doubts.length > 0;
  return (
    <section className="panel carrier" aria-labelledby="carrier-says">
      <h2 id="carrier-says" ref={heading} tabIndex={-1}>
        {say(isDoubtful ? 'doubtTitle' : 'suggestTitle')}
      </h2>
      {isDoubtful && (
        <ul className="carrier-doubts">
          {doubts.map((one) => (
            <li key={one}>{doubt(one)}</li>
          ))}
        </ul>
      )}
      <p className="meta">{say(isDoubtful ? 'doubtLead' : 'suggestLead')}</p>
      <div className="carrier-ways">
        <AddressVersion title={say('youWrote')} place={draft} beside={suggestion ?? draft} />
        {suggestion && <AddressVersion title={say('carrierWrites')} place={suggestion} beside={draft} />}
      </div>
      <div className="row">
        {suggestion && (
          <Form method="post" replace>
            <HiddenDraft draft={{ ...draft, ...suggestion }} makeDefault={makeDefault} />
            {children}
            <SubmitButton busy={isBusy}>{say('useTheirs')}</SubmitButton>
          </Form>
        )}
        <Form method="post" replace>
          <HiddenDraft draft={draft} makeDefault={makeDefault} />
          {children}
          <Button type="submit" name="choice" value="mine" busy={isBusy}>
            {say(isDoubtful ? 'saveAnyway' : 'keepMine')}
          </Button>
        </Form>
      </div>
    </section>
  );
}

const AddressVersion = ({ title, place, beside }: { title: string; place: AddressLocation; beside: AddressLocation }) => (
  <div>
    <h3>{title}</h3>
    <AddressLines place={place} beside={beside} />
  </div>
);
