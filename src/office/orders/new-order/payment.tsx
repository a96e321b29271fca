import { useState } from 'react';
import { type ManualPaymentTerms, manualPaymentTerms } from '#areas/checkout/rules/manual-orders.ts';
import { useTexts } from '#site/locale.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { Card } from '#ui/office/card.tsx';
import { manualOrderTexts } from './texts.ts';

const helps = { paid: 'paidHelp', invoice: 'invoiceHelp', account: 'accountHelp' } as const;
const usualDays = { paid: 7, invoice: 7, account: 30 } as const;

export function ManualPaymentFields() {
  const say = useTexts(manualOrderTexts);
  const [terms, setTerms] = useState<ManualPaymentTerms>('paid');
  return (
    <Card title={say('terms')} className="order-side">
      <fieldset className="stack">
        <legend className="visually-hidden">{say('terms')}</legend>
        {manualPaymentTerms.map((one) => (
          <label key={one} className="check">
            <input type="radio" name="terms" value={one} checked={one === terms} onChange={() => setTerms(one)} />
            <span className="two">
              <b>{say(one)}</b>
              <small className="many-lines">{say(helps[one])}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {terms === 'paid' ? (
        <>
          <Select label={say('how')} name="wallet" defaultValue="cash">
            <option value="cash">{say('cash')}</option>
            <option value="bank">{say('bank')}</option>
          </Select>
          <TextInput label={say('reference')} optional={say('optional')} name="reference" maxLength={120} />
        </>
      ) : (
        <TextInput key={terms} label={say('days')} name="days" type="number" min={1} max={90} defaultValue={usualDays[terms]} />
      )}
    </Card>
  );
}
