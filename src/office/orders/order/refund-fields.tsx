import { useState } from 'react';
import {
  previewRefund,
  type RefundDraft,
  type RefundLineOption,
  type RefundPreview,
  refundableQuantity,
} from '#areas/checkout/rules/refund-draft.ts';
import { amountForQuantity } from '#areas/checkout/rules/refunds.ts';
import { paymentTexts } from '#areas/orders/texts.ts';
import { dollarText, plainAmount } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox, RadioGroup } from '#ui/check.tsx';
import { TextInput } from '#ui/field.tsx';
import { MinusIcon, PlusIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import type { OrderPageData, RefundPageData } from './load.server.ts';
import { refundDialogTexts } from './refund-texts.ts';

export type RefundFieldValues = { readonly method: string; readonly isRestocked: boolean; readonly reason: string };

type FieldsProps = {
  order: OrderPageData;
  refund: RefundPageData;
  draft: RefundDraft;
  fields: RefundFieldValues;
  onDraft: (draft: RefundDraft) => void;
  onField: { setMethod: (method: string) => void; setRestocked: (isRestocked: boolean) => void; setReason: (reason: string) => void };
  onEverything: () => void;
};

export function RefundFields({ order, refund, draft, fields, onDraft, onField, onEverything }: FieldsProps) {
  const say = useTexts(refundDialogTexts);
  const preview = previewRefund(refund, draft);
  return (
    <>
      <div className="row row-wrap">
        <fieldset className="segments" aria-label={say('mode')}>
          {(['pieces', 'amount'] as const).map((kind) => (
            <button key={kind} type="button" aria-pressed={draft.kind === kind} onClick={() => onDraft({ ...draft, kind })}>
              {say(kind === 'pieces' ? 'modePieces' : 'modeAmount')}
            </button>
          ))}
        </fieldset>
        <Button kind="danger" className="push" onClick={onEverything}>
          {say('everything', { amount: dollarText(refund.leftCents) })}
        </Button>
      </div>
      {draft.kind === 'amount' ? (
        <TextInput
          label={say('amount')}
          help={`${say('amountLeft', { amount: dollarText(refund.leftCents) })}. ${say('amountNote')}`}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          className="refund-money"
          value={draft.amount}
          onChange={(event) => onDraft({ ...draft, amount: event.currentTarget.value })}
        />
      ) : (
        <>
          <RefundLines order={order} refund={refund} draft={draft} onDraft={onDraft} />
          <RefundShipping refund={refund} draft={draft} onDraft={onDraft} />
        </>
      )}
      {preview.priceRefundCents > 0 && <Notice>{say('priceRefund', { amount: dollarText(preview.priceRefundCents) })}</Notice>}
      <RemovalNotes preview={preview} kind={draft.kind} />
      {preview.isRestockable && <RestockBox isRestocked={fields.isRestocked} onRestocked={onField.setRestocked} />}
      <RefundMethod refund={refund} preview={preview} method={fields.method} onMethod={onField.setMethod} />
      <TextInput
        label={say('reason')}
        help={say('reasonHelp')}
        name="reason"
        required
        maxLength={500}
        autoComplete="off"
        value={fields.reason}
        onChange={(event) => onField.setReason(event.currentTarget.value)}
      />
      {refund.hasPriceProtectionCredit && <Notice>{say('protection')}</Notice>}
    </>
  );
}

type DraftProps = { refund: RefundPageData; draft: RefundDraft; onDraft: (draft: RefundDraft) => void };

function RefundLines({ order, refund, draft, onDraft }: DraftProps & { order: OrderPageData }) {
  const say = useTexts(refundDialogTexts);
  const choose = (lineId: number, quantity: number) => onDraft({ ...draft, pieces: new Map(draft.pieces).set(lineId, quantity) });
  return (
    <ul className="refund-lines" aria-label={say('items')}>
      {refund.lines.map((option) => {
        const line = order.lines.find(({ id }) => id === option.id);
        const chosen = Math.min(draft.pieces.get(option.id) ?? 0, refundableQuantity(option));
        const isDone = refundableQuantity(option) === 0;
        return (
          <li key={option.id} className={isDone ? 'is-done' : undefined}>
            {line?.image ? <img className="thumb" src={line.image} alt="" width="30" height="37" loading="lazy" /> : <span />}
            <span className="two">
              <b>{line?.name}</b>
              <small className="muted">{[line?.code, line?.attributeText].filter(Boolean).join(' · ')}</small>
            </span>
            <span className="refund-count">
              <QuantityInput option={option} name={line?.name ?? ''} value={chosen} onChange={(next) => choose(option.id, next)} />
              <RefundedBefore option={option} />
            </span>
            <b className={chosen > 0 ? 'num' : 'num muted'}>{dollarText(amountForQuantity(option, chosen))}</b>
          </li>
        );
      })}
    </ul>
  );
}

function RefundedBefore({ option }: { option: RefundLineOption }) {
  const say = useTexts(refundDialogTexts);
  const { quantity, refundedQuantity: count } = option;
  if (refundableQuantity(option) === 0) return <small className="muted">{say('allRefunded', { quantity })}</small>;
  return (
    <small>
      {say('ofBought', { quantity })}
      {count > 0 && <span className="muted"> · {say('alreadyRefunded', { count })}</span>}
    </small>
  );
}

type QuantityProps = { option: RefundLineOption; name: string; value: number; onChange: (value: number) => void };

/** An empty field counts as zero, for the total and for the server alike. */
function QuantityInput({ option, name, value, onChange }: QuantityProps) {
  const say = useTexts(refundDialogTexts);
  const [isEmpty, setEmpty] = useState(false);
  const max = refundableQuantity(option);
  const set = (next: number) => {
    setEmpty(Number.isNaN(next));
    onChange(Number.isNaN(next) ? 0 : Math.min(max, Math.max(0, Math.floor(next))));
  };
  return (
    <span className="stepper">
      <button type="button" aria-label={say('less', { name })} disabled={value <= 0} onClick={() => set(value - 1)}>
        <MinusIcon size={16} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        name={`piece.${option.id}`}
        aria-label={say('quantity', { name })}
        min={0}
        max={max}
        disabled={max === 0}
        value={isEmpty ? '' : value}
        onBlur={() => setEmpty(false)}
        onChange={(event) => set(event.currentTarget.valueAsNumber)}
      />
      <button type="button" aria-label={say('more', { name })} disabled={value >= max} onClick={() => set(value + 1)}>
        <PlusIcon size={16} />
      </button>
    </span>
  );
}

function RefundShipping({ refund: { shippingLeftCents }, draft, onDraft }: DraftProps) {
  const say = useTexts(refundDialogTexts);
  if (shippingLeftCents === 0) return <p className="muted small">{say('shippingNone')}</p>;
  return (
    <div className="row row-wrap refund-shipping">
      <TextInput
        label={say('shipping')}
        help={say('shippingLeft', { amount: dollarText(shippingLeftCents) })}
        name="shipping"
        inputMode="decimal"
        autoComplete="off"
        className="refund-money"
        value={draft.shipping}
        onChange={(event) => onDraft({ ...draft, shipping: event.currentTarget.value })}
      />
      <Button size="small" onClick={() => onDraft({ ...draft, shipping: plainAmount(shippingLeftCents) })}>
        {say('allShipping')}
      </Button>
    </div>
  );
}

/** What happens to unshipped units. */
export function RemovalNotes({ preview, kind }: { preview: RefundPreview; kind: RefundDraft['kind'] }) {
  const say = useTexts(refundDialogTexts);
  if (preview.isNothingLeftToShip) return <Notice tone="warn">{say(kind === 'all' ? 'nothingLeftAll' : 'nothingLeft')}</Notice>;
  return preview.isRemoving ? <Notice>{say('removed')}</Notice> : null;
}

type RestockProps = { isRestocked: boolean; onRestocked: (isRestocked: boolean) => void };

export function RestockBox({ isRestocked, onRestocked }: RestockProps) {
  const say = useTexts(refundDialogTexts);
  return (
    <Checkbox
      label={say('restock')}
      note={say(isRestocked ? 'restockOn' : 'restockOff')}
      checked={isRestocked}
      onChange={(event) => onRestocked(event.currentTarget.checked)}
    />
  );
}

type MethodProps = { refund: RefundPageData; preview: RefundPreview; method: string; onMethod: (method: string) => void };

function RefundMethod({ refund, preview, method, onMethod }: MethodProps) {
  const say = useTexts(refundDialogTexts);
  const original = useOriginalMethod(refund);
  const { moneyCents, creditCents } = preview;
  const split = creditCents > 0 && moneyCents > 0;
  const note = split
    ? say('originalSplit', { method: original.wallets, money: dollarText(moneyCents), credit: dollarText(creditCents) })
    : undefined;
  const isCreditOnly = refund.leftCents === refund.creditLeftCents;
  const options = [
    { value: 'payment', label: say('original', { method: original.whole }), note: note ?? (refund.isByHand ? say('byHand') : undefined) },
    {
      value: 'store_credit',
      label: say('storeCredit'),
      note: say(refund.hasAccount ? 'storeCreditNote' : 'storeCreditNone'),
      disabled: !refund.hasAccount,
    },
  ];
  return (
    <RadioGroup
      legend={say('method')}
      name="method"
      chosen={method}
      options={isCreditOnly ? options.slice(0, 1) : options}
      onPick={onMethod}
    />
  );
}

/** Payment method by name; store credit is named where it paid a part. */
export function useOriginalMethod({ wallets, creditLeftCents }: RefundPageData): { readonly wallets: string; readonly whole: string } {
  const say = useTexts(refundDialogTexts);
  const sayWallet = useTexts(paymentTexts);
  const names = wallets.map((wallet) => sayWallet(wallet));
  const joined = (all: readonly string[]): string => all.join(say('andJoin'));
  return { wallets: joined(names), whole: joined(creditLeftCents > 0 ? [...names, say('storeCredit')] : names) };
}
