import { useRef, useState } from 'react';
import { Form, useFetcher, useLocation, useNavigation } from 'react-router';
import { returnReasonTexts, returnTexts } from '#areas/aftercare/case-texts.ts';
import { maxCaseMessageLength } from '#areas/aftercare/rules/case-limits.ts';
import { returnReasons } from '#areas/aftercare/rules/case-reasons.ts';
import { cents, dollars } from '#kernel/money.ts';
import { PhotoField } from '#shop/custom/parts/photo-field.tsx';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { RadioGroup } from '#ui/check.tsx';
import { Select, TextArea } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import type { action, ReturnOrder, ReturnQuoteData } from './load.server.ts';
import { ReturnLineList } from './return-lines.tsx';
import { ReturnTotals } from './return-totals.tsx';

type Typed = Readonly<Record<string, string>>;
type Answer = { readonly quote?: ReturnQuoteData; readonly problem?: string; readonly typed?: Typed } | undefined;

/** Items, reason, outcome and photos; the server calculates the amount, which is shown before sending. */
export function ReturnForm({ order, answer: sent }: { order: ReturnOrder; answer: Answer }) {
  const say = useTexts(returnTexts);
  const reasons = useTexts(returnReasonTexts);
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const counted = useFetcher<typeof action>();
  const navigation = useNavigation();
  const [resolution, setResolution] = useState(sent?.typed?.wish ?? 'refund');
  const [isComplete, setComplete] = useState(true);
  const isSending = navigation.formData?.get('intent') === 'send';
  // While choices are missing, an earlier amount would be wrong.
  const answer: Answer = isComplete ? ((counted.data as Answer) ?? sent) : undefined;
  const quote = answer?.quote ?? null;
  const typed = sent?.typed ?? {};
  /** Recalculates once enough is chosen; text and photos do not affect the amount. */
  const count = (): void => {
    if (!form.current) return;
    const all = new FormData(form.current);
    const quoteFields = new FormData();
    for (const [name, value] of all) if (/^(pieces\.|exchange\.|reason$|wish$)/.test(name)) quoteFields.append(name, value);
    const lines = [...quoteFields]
      .filter(([name, value]) => name.startsWith('pieces.') && value !== '0')
      .map(([name]) => name.slice('pieces.'.length));
    const hasOthers = quoteFields.get('wish') !== 'exchange' || lines.every((line) => quoteFields.get(`exchange.${line}`));
    const isEnough = lines.length > 0 && hasOthers && Boolean(quoteFields.get('reason')) && Boolean(quoteFields.get('wish'));
    setComplete(isEnough);
    if (!isEnough) return;
    quoteFields.append('intent', 'look');
    void counted.submit(quoteFields, { method: 'post', action: search });
  };
  return (
    <Form ref={form} method="post" action={search} encType="multipart/form-data" className="return-form" preventScrollReset>
      <ReturnLineList lines={order.lines} resolution={resolution} typed={typed} onChange={count} />
      <Panel className="stack">
        <Select label={say('reason')} name="reason" required defaultValue={typed.reason ?? ''} onChange={count}>
          <option value="">{say('chooseReason')}</option>
          {returnReasons.map((reason) => (
            <option key={reason} value={reason}>
              {reasons(reason)}
            </option>
          ))}
        </Select>
        <RadioGroup
          legend={say('wish')}
          name="wish"
          chosen={resolution}
          options={[
            { value: 'refund', label: say('refund'), note: say('refundNote', { fee: order.terms.cashFee }) },
            {
              value: 'store_credit',
              label: say('store_credit'),
              note: order.isGuest
                ? say('creditGuest')
                : order.terms.creditFee > 0
                  ? say('creditNoteFee', { fee: order.terms.creditFee })
                  : say('creditNote'),
              disabled: order.isGuest,
            },
            { value: 'exchange', label: say('exchange'), note: say('exchangeNote') },
          ]}
          onPick={(value) => {
            setResolution(value);
            // The changed value is in the form only after this event.
            setTimeout(count);
          }}
        />
      </Panel>
      <Panel className="stack">
        <PhotoField label={say('photos')} help={say('photosHelp')} />
        <TextArea
          label={say('message')}
          optional={say('optional')}
          name="message"
          rows={3}
          maxLength={maxCaseMessageLength}
          defaultValue={typed.message}
        />
      </Panel>
      {answer?.problem && (
        <Notice tone="err">
          <b>{say('failed')}</b> {answer.problem}
        </Notice>
      )}
      <div role="status">{quote && <ReturnTotals quote={quote} resolution={resolution} isGuest={order.isGuest} />}</div>
      <input type="hidden" name="seen" value={quote ? String(quote.backCents) : ''} />
      <div className="row">
        {quote === null && (
          <SubmitButton kind="quiet" name="intent" value="look" busy={counted.state === 'submitting'}>
            {say(counted.state === 'submitting' ? 'looking' : 'look')}
          </SubmitButton>
        )}
        {quote && (
          <SubmitButton size="big" name="intent" value="send" busy={isSending || counted.state === 'submitting'}>
            {say(isSending ? 'sending' : 'send')}
            {!isSending && quote.exchange === null && ` · ${dollars(cents(quote.backCents))}`}
          </SubmitButton>
        )}
      </div>
    </Form>
  );
}
