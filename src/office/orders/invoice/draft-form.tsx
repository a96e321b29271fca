import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { invoiceFormTexts } from '#areas/checkout/office-texts.ts';
import { invoiceAmountDue, invoiceSums } from '#areas/checkout/rules/invoice.ts';
import { cents, dollars, parseAmount } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Select, TextArea, TextInput } from '#ui/field.tsx';
import { Card } from '#ui/office/card.tsx';
import { SumList } from '#ui/office/detail-grid.tsx';
import { InvoiceLines, lineWith } from './lines.tsx';
import type { EditedInvoice } from './load.server.ts';
import type { PrefilledInvoice } from './prefill-invoice.server.ts';

type Sheet = EditedInvoice | PrefilledInvoice;
const blankLines = 3;
const amountOf = (typed: string): number => parseAmount(typed.trim()) ?? 0;
const wholeOf = (typed: string): number => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0);

/** The total is shown while typing and recalculated by the server. */
export function InvoiceDraftForm({ invoice: known, begun = null }: { invoice: EditedInvoice | null; begun?: PrefilledInvoice | null }) {
  const invoice = known ?? begun;
  const say = useTexts(invoiceFormTexts);
  const busy = useNavigation().formData?.get('intent');
  const [lines, setLines] = useState(() =>
    invoice && invoice.lines.length > 0 ? invoice.lines.map(lineWith) : Array.from({ length: blankLines }, () => lineWith()),
  );
  const [money, setMoney] = useState({
    discount: invoice?.discount ?? '',
    shippingBy: invoice?.shipping != null ? 'hand' : 'weight',
    shipping: invoice?.shipping ?? '',
    shippingPaid: invoice?.shippingPaid ?? '',
    handling: invoice?.handling ?? '',
    tax: invoice?.tax ?? '',
    deposit: invoice?.deposit ?? '100',
  });
  const typed = (part: keyof typeof money) => ({
    value: money[part],
    onChange: (event: { currentTarget: { value: string } }) => setMoney({ ...money, [part]: event.currentTarget.value }),
  });
  const sums = invoiceSums({
    lines: lines.map(({ quantity, price, grams }) => ({
      quantity: wholeOf(quantity),
      priceCents: amountOf(price),
      weightGrams: wholeOf(grams),
    })),
    discountCents: amountOf(money.discount),
    shippingCents: money.shippingBy === 'hand' ? amountOf(money.shipping) : null,
    shippingPaidCents: amountOf(money.shippingPaid),
    handlingCents: amountOf(money.handling),
    taxCents: amountOf(money.tax),
  });
  const first = invoiceAmountDue({
    totalCents: sums.totalCents,
    paidCents: 0,
    depositBp: Math.min(100, Math.max(1, wholeOf(money.deposit))) * 100,
  });
  return (
    <Form method="post" className="stack stack-wide" noValidate={false}>
      {begun && <input type="hidden" name="inquiry_id" value={begun.inquiry.id} />}
      <Customer invoice={invoice} />
      <Card title={say('lines')}>
        <InvoiceLines lines={lines} onChange={setLines} />
      </Card>
      <Card title={say('amounts')}>
        <div className="tiles draft-tiles">
          <div className="form-grid">
            <TextInput span="third" label={say('discount')} name="discount" inputMode="decimal" {...typed('discount')} />
            <TextInput span="third" label={say('handling')} name="handling" inputMode="decimal" {...typed('handling')} />
            <TextInput span="third" label={say('tax')} name="tax" inputMode="decimal" {...typed('tax')} />
            <Select span="third" label={say('shippingBy')} name="shipping_by" {...typed('shippingBy')}>
              <option value="weight">{say('byWeight')}</option>
              <option value="hand">{say('byHand')}</option>
            </Select>
            <TextInput
              span="third"
              label={say('shipping')}
              name="shipping"
              inputMode="decimal"
              readOnly={money.shippingBy === 'weight'}
              {...typed('shipping')}
            />
            <TextInput span="third" label={say('shippingPaid')} name="shipping_paid" inputMode="decimal" {...typed('shippingPaid')} />
            <TextInput
              span="third"
              label={say('deposit')}
              help={say('depositHelp')}
              name="deposit_percent"
              inputMode="numeric"
              {...typed('deposit')}
            />
          </div>
          <SumList
            sums={[
              { label: say('items'), value: dollars(cents(sums.itemsCents)) },
              { label: say('weight'), value: say('weightIs', { grams: sums.grams }), weight: 'quiet' },
              { label: say('shippingBy'), value: dollars(cents(sums.shippingCents)) },
              ...(sums.handlingCents > 0
                ? [{ label: say('handling').split(/[,（]/)[0] ?? '', value: dollars(cents(sums.handlingCents)) }]
                : []),
              ...(sums.taxCents > 0 ? [{ label: say('tax').split(/[,（]/)[0] ?? '', value: dollars(cents(sums.taxCents)) }] : []),
              ...(sums.discountCents > 0
                ? [{ label: say('discount').split(/[,（]/)[0] ?? '', value: `−${dollars(cents(sums.discountCents))}` }]
                : []),
              { label: say('total'), value: dollars(sums.totalCents), weight: 'total' },
              ...(first.purpose === 'deposit' ? [{ label: say('firstAsked'), value: dollars(first.cents), weight: 'bold' as const }] : []),
            ]}
          />
        </div>
      </Card>
      <InvoiceTermsCard invoice={invoice} />
      <div className="row">
        <SubmitButton kind="quiet" name="intent" value="save" busy={busy === 'save'}>
          {say(busy === 'save' ? 'busy' : 'save')}
        </SubmitButton>
        <SubmitButton name="intent" value="save-send" busy={busy === 'save-send'}>
          {say(busy === 'save-send' ? 'busy' : 'saveSend')}
        </SubmitButton>
      </div>
    </Form>
  );
}

function Customer({ invoice }: { invoice: Sheet | null }) {
  const say = useTexts(invoiceFormTexts);
  return (
    <Card title={say('who')}>
      <div className="form-grid">
        <TextInput
          span="third"
          label={say('customerName')}
          name="customer_name"
          required
          maxLength={120}
          defaultValue={invoice?.customerName}
        />
        <TextInput span="third" label={say('email')} name="email" type="email" required maxLength={254} defaultValue={invoice?.email} />
        <TextInput
          span="third"
          label={say('phone')}
          optional={say('optional')}
          name="phone_number"
          maxLength={40}
          defaultValue={invoice?.phoneNumber}
        />
        <Select span="two-thirds" label={say('kind')} name="kind" defaultValue={invoice?.kind ?? 'invoice'}>
          <option value="invoice">{say('kindInvoice')}</option>
          <option value="shipping_address">{say('kindAddress')}</option>
          <option value="payment_link">{say('kindLink')}</option>
        </Select>
        <Select span="third" label={say('language')} name="language" defaultValue={invoice?.language ?? 'en'}>
          <option value="en">{say('english')}</option>
          <option value="zh">{say('chinese')}</option>
        </Select>
      </div>
    </Card>
  );
}

/** Due date, link expiry and note; these may change while amounts no longer do. */
export function InvoiceTermsCard({ invoice }: { invoice: Sheet | null }) {
  const say = useTexts(invoiceFormTexts);
  return (
    <Card title={say('terms')}>
      <div className="form-grid">
        <TextInput span="half" label={say('dueOn')} optional={say('optional')} name="due_on" type="date" defaultValue={invoice?.dueOn} />
        <TextInput
          span="half"
          label={say('expiresOn')}
          optional={say('optional')}
          name="expires_on"
          type="date"
          defaultValue={invoice?.expiresOn}
        />
        <TextArea
          span="full-row"
          label={say('note')}
          optional={say('optional')}
          name="note"
          rows={3}
          maxLength={1000}
          defaultValue={invoice?.note}
        />
      </div>
    </Card>
  );
}
