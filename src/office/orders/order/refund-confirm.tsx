import { useEffect, useRef } from 'react';
import type { RefundDraft, RefundPreview } from '#areas/checkout/rules/refund-draft.ts';
import { dollarText } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { type Detail, DetailGrid } from '#ui/office/detail-grid.tsx';
import type { OrderPageData, RefundPageData } from './load.server.ts';
import { type RefundFieldValues, RemovalNotes, RestockBox, useOriginalMethod } from './refund-fields.tsx';
import { refundDialogTexts } from './refund-texts.ts';

type ConfirmProps = {
  order: OrderPageData;
  refund: RefundPageData;
  preview: RefundPreview;
  kind: RefundDraft['kind'];
  fields: RefundFieldValues;
  onRestocked: (isRestocked: boolean) => void;
};

/** The second step: what will happen, in full, before it does. */
export function RefundConfirm({ order, refund, preview, kind, fields, onRestocked }: ConfirmProps) {
  const say = useTexts(refundDialogTexts);
  const original = useOriginalMethod(refund);
  const region = useRef<HTMLElement>(null);
  useEffect(() => region.current?.focus(), []);
  const { totalCents, moneyCents, creditCents, shippingCents, lines } = preview;
  const isSplit = fields.method === 'payment' && creditCents > 0 && moneyCents > 0;
  const method = fields.method === 'payment' ? original.whole : say('storeCredit');
  const split = say('originalSplit', { method: original.wallets, money: dollarText(moneyCents), credit: dollarText(creditCents) });
  const nameOf = (lineId: number): string => order.lines.find(({ id }) => id === lineId)?.name ?? '';
  const lineTexts = lines.map(({ lineId, quantity }) => say('piecesOf', { count: quantity, name: nameOf(lineId) }));
  const details: Detail[] = [
    { label: say('confirmAmount'), value: <b>{dollarText(totalCents)}</b> },
    { label: say('method'), value: isSplit ? split : method },
    {
      label: say('confirmPieces'),
      value: lineTexts.length === 0 ? say('confirmNoPieces') : lineTexts.map((lineText) => <div key={lineText}>{lineText}</div>),
    },
    ...(shippingCents > 0
      ? [{ label: say('confirmShipping'), value: kind === 'all' ? say('confirmIncluded') : dollarText(shippingCents) }]
      : []),
    ...(preview.isRestockable && kind !== 'all'
      ? [{ label: say('confirmStock'), value: say(fields.isRestocked ? 'restockOn' : 'restockOff') }]
      : []),
    { label: say('reason'), value: fields.reason },
  ];
  return (
    <section className="stack refund-confirm" tabIndex={-1} ref={region} aria-label={say('confirmTitle')}>
      <p className="muted">{say(kind === 'all' ? 'reviewAll' : 'review')}</p>
      <DetailGrid details={details} />
      <RemovalNotes preview={preview} kind={kind} />
      {preview.isRestockable && kind === 'all' && <RestockBox isRestocked={fields.isRestocked} onRestocked={onRestocked} />}
    </section>
  );
}
