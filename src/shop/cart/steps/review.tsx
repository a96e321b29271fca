import { Form, Link, useNavigation, useSubmit } from 'react-router';
import { fullName } from '#areas/shoppers/rules.ts';
import { cents, dollars } from '#kernel/money.ts';
import { AddressLines } from '#shop/account/parts/address-lines.tsx';
import { useLocale, useTexts } from '#site/locale.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { TextArea, TextInput } from '#ui/field.tsx';
import { maxMessageLength } from './checkout-steps.ts';
import { BillTable } from './checkout-summary.tsx';
import { CheckoutStepFooter, CheckoutStepFrame } from './frame.tsx';
import type { CheckoutStepDataOf } from './load.server.ts';
import { ChangedLines, CheckoutNoticeBox, CouponPart } from './review-parts.tsx';
import { checkoutTexts } from './texts.ts';

type Sheet = CheckoutStepDataOf<'review'>;

/** Everything once more before payment: address, service, changes, and the breakdown. */
export function ReviewStep({ data, problem }: { data: Sheet; problem: string | null }) {
  const say = useTexts(checkoutTexts);
  const { variant } = useLocale();
  const navigation = useNavigation();
  const isBusy = navigation.formData?.get('intent') === 'review' && !navigation.formData.has('update');
  const { bill } = data;
  return (
    <CheckoutStepFrame data={data} step="review">
      <CheckoutNoticeBox notice={data.said} bill={bill} problem={problem} />
      <ChangedLines bill={bill} isMember={data.isMember} />
      <ShippingAddress goesTo={data.goesTo} />
      {/* The pay step is a document of its own: only there may the provider's scripts run. */}
      <Form method="post" action="?step=review" id="review" reloadDocument>
        <input type="hidden" name="intent" value="review" />
        <input type="hidden" name="seen_total" value={bill.totalCents / 100} />
        <ShippingOptions data={data} />
        {data.credit.cents > 0 && <CreditPart data={data} />}
        {data.sending && (
          <div className="form-part">
            <TextInput
              label={say('reference')}
              optional={say('optional')}
              name="reference"
              maxLength={40}
              defaultValue={data.reference}
              help={say(data.sending.hasBlankSlip ? 'referenceBlank' : 'referenceHelp', { sender: data.sending.sender })}
            />
          </div>
        )}
        <div className="form-part">
          <TextArea
            label={say('message')}
            optional={say('optional')}
            name="buyer_message"
            rows={2}
            maxLength={maxMessageLength}
            defaultValue={data.message}
            help={say('messageHelp')}
          />
        </div>
      </Form>
      <CouponPart bill={bill} />
      {variant === 'mobile' && (
        <div className="form-part">
          <h2>{say('yourOrder')}</h2>
          <BillTable bill={bill} />
          {bill.leavesBy && <p className="meta space-above-small">{say('leavesBy', { day: bill.leavesBy })}</p>}
        </div>
      )}
      <CheckoutStepFooter
        total={dollars(cents(bill.totalCents))}
        back={
          <Link className="link" to="?step=address">
            {say('changeAddress')}
          </Link>
        }
      >
        {!bill.isShort && (
          <SubmitButton form="review" size="big" busy={isBusy}>
            {say(isBusy ? 'busy' : 'toPay')}
          </SubmitButton>
        )}
      </CheckoutStepFooter>
    </CheckoutStepFrame>
  );
}

function ShippingAddress({ goesTo }: { goesTo: Sheet['goesTo'] }) {
  const say = useTexts(checkoutTexts);
  return (
    <div className="form-part goes-to">
      <h2>{say('goesTo')}</h2>
      <div>
        <p className="medium">{fullName(goesTo)}</p>
        <AddressLines place={goesTo} countryName={goesTo.countryName} />
        <p className="meta num">
          {goesTo.phoneNumber}
          <br />
          {goesTo.buyerEmail}
        </p>
      </div>
      <Link className="link" to="?step=address" aria-label={say('changeAddress')}>
        {say('change')}
      </Link>
    </div>
  );
}

/** Store credit as a payment method; the server decides how much applies. */
function CreditPart({ data: { credit, bill, shippingOptions } }: { data: Sheet }) {
  const say = useTexts(checkoutTexts);
  const updateSums = useUpdateSums();
  const note = credit.isUsed
    ? say('creditUsed', { amount: dollars(cents(bill.creditCents)) })
    : say('creditNote', { amount: dollars(cents(credit.cents)) });
  return (
    <fieldset className="form-part">
      <legend className="part-title">{say('creditTitle')}</legend>
      <div className="checks">
        <Checkbox
          key={String(credit.isUsed)}
          name="use_credit"
          value="1"
          defaultChecked={credit.isUsed}
          label={say('useCredit')}
          note={note}
          end={<b className="num way-price">{dollars(cents(credit.cents))}</b>}
          onChange={(event) => updateSums(event.currentTarget.form)}
        />
      </div>
      {shippingOptions.length <= 1 && <UpdateWithoutScript />}
    </fieldset>
  );
}

function UpdateWithoutScript() {
  const say = useTexts(checkoutTexts);
  return (
    <noscript>
      <Button type="submit" name="update" value="1" size="small">
        {say('update')}
      </Button>
    </noscript>
  );
}

/** Requests the sums again for the current form. */
function useUpdateSums() {
  const submit = useSubmit();
  return (form: HTMLFormElement | null): void => {
    if (!form) return;
    const fields = new FormData(form);
    fields.set('update', '1');
    void submit(fields, { method: 'post', action: '?step=review', replace: true, preventScrollReset: true });
  };
}

/** With script another service updates at once; without, by a button. */
function ShippingOptions({ data: { shippingOptions, service, isDiscreet, bill } }: { data: Sheet }) {
  const say = useTexts(checkoutTexts);
  const updateSums = useUpdateSums();
  const noteOf = (option: Sheet['shippingOptions'][number]): string => {
    if (option.arrives) return say('arrives', { day: option.arrives });
    if (bill.grams === 0) return say('freeShipping');
    return [say('byWeight', { grams: bill.grams }), bill.leavesBy && say('leavesBy', { day: bill.leavesBy })]
      .filter(Boolean)
      .join(say('stop'));
  };
  return (
    <fieldset className="form-part">
      <legend className="part-title">{say('how')}</legend>
      <div className="checks">
        {shippingOptions.map((option) => (
          <Checkbox
            key={`${option.service} ${option.service === service}`}
            type="radio"
            name="shipping_service"
            value={option.service}
            defaultChecked={option.service === service}
            label={option.name || say('standard')}
            note={noteOf(option)}
            end={<b className="num way-price">{option.priceCents > 0 ? dollars(cents(option.priceCents)) : say('free')}</b>}
            onChange={(event) => updateSums(event.currentTarget.form)}
          />
        ))}
        <Checkbox
          name="discreet"
          value="1"
          defaultChecked={isDiscreet}
          label={say('discreet')}
          note={say('discreetNote')}
          end={say('noCharge')}
        />
      </div>
      {shippingOptions.length > 1 && <UpdateWithoutScript />}
    </fieldset>
  );
}
