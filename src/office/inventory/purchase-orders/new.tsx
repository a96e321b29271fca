import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { purchaseTexts } from '#areas/purchasing/purchase-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import type { NewPurchase } from './load.server.ts';
import { PurchaseDraftForm } from './purchase-draft-form.tsx';

/** Empty, or proposed from days of stock. */
export function NewPurchaseView({ days, vendorId, vendors, lines, problem }: NewPurchase & { problem: ReactNode }) {
  const say = useTexts(purchaseTexts);
  const href = useHref();
  return (
    <div className="scroll purchase-page">
      <PageHead title={say('newTitle')} back={<Link to={href('office-stock-order')}>{say('back')}</Link>} />
      {problem}
      <Form action={href('office-stock-order')} className="card row purchase-propose">
        <input type="hidden" name="new" value="1" />
        <TextInput label={say('days')} name="days" inputMode="numeric" pattern="\d{1,3}" defaultValue={days || 30} required />
        <Select label={say('vendor')} name="vendor" defaultValue={vendorId ?? ''} key={vendorId}>
          <option value="">{say('all')}</option>
          {vendors.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Button type="submit">{say('apply')}</Button>
      </Form>
      {days > 0 && <Notice>{say(lines.length > 0 ? 'proposed' : 'nothingProposed', { days })}</Notice>}
      <PurchaseDraftForm key={`${days} ${vendorId}`} id={null} vendors={vendors} vendorId={vendorId} lines={lines} />
    </div>
  );
}
