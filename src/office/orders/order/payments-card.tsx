import { Form, useNavigation } from 'react-router';
import { ConfirmActionDialog } from '#office/parts/confirm-action-dialog.tsx';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { Card } from '#ui/office/card.tsx';
import type { OrderPageData } from './load.server.ts';
import { orderOfficeTexts } from './order-office-texts.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { refundRowTexts } from './refund-texts.ts';

type PaymentRow = OrderPageData['payments'][number];

/** Payments, attempts and refunds, with their actions. */
export function PaymentsCard({ order }: { order: OrderPageData }) {
  const say = useTexts(orderOfficeTexts);
  const busy = useNavigation().formData?.get('intent');
  const { may, number } = order;
  const actionButtons = (
    <span className="row">
      {may.recheck && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="number" value={number} />
          <SubmitButton kind="quiet" size="small" name="intent" value="recheck" busy={busy === 'recheck'}>
            {say('recheck')}
          </SubmitButton>
        </Form>
      )}
      {may.bill && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="number" value={number} />
          <SubmitButton kind="quiet" size="small" name="intent" value="bill" busy={busy === 'bill'}>
            {say('sendLink')}
          </SubmitButton>
        </Form>
      )}
      {may.receive && <ReceivePayment order={order} />}
      <RefundDialog order={order} />
    </span>
  );
  return (
    <Card title={say('payments')} aside={actionButtons} flush>
      {order.payments.length === 0 ? (
        <p className="card-body muted">{say('noPayments')}</p>
      ) : (
        <table className="grid-table">
          <caption className="visually-hidden">{say('payments')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('when')}</th>
              <th scope="col">{say('kind')}</th>
              <th scope="col">{say('reference')}</th>
              <th scope="col">{say('state')}</th>
              <th scope="col" className="num">
                {say('fee')}
              </th>
              <th scope="col" className="num">
                {say('amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {order.payments.map((row) => (
              <tr key={row.key}>
                <td className="nowrap">
                  <time dateTime={row.dateTime}>{row.at}</time>
                </td>
                <td>
                  {row.kind} {row.reason && <small className="own-line muted">{row.reason}</small>}
                </td>
                <td className="break-anywhere">{row.reference}</td>
                <td>
                  <Badge tone={row.tone}>{row.state}</Badge> {row.note && <small className="muted">{row.note}</small>}
                  {row.payBack && may.payBack && <PaidBack number={number} refund={row.payBack} />}
                </td>
                <td className="num">{row.fee}</td>
                <td className="num">{row.isCounted ? <b>{row.amount}</b> : <span className="muted">{row.amount}</span>}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={4}>
                <b>{say('net')}</b>{' '}
                {order.payments.some(({ isCounted }) => !isCounted) && <small className="muted">{say('netNote')}</small>}
              </td>
              <td className="num">{order.fees}</td>
              <td className="num">
                <b>{order.net}</b>
              </td>
            </tr>
          </tfoot>
        </table>
      )}
    </Card>
  );
}

/** Cash or a bank transfer that staff pay back themselves: recorded as refunded only after that. */
function PaidBack({ number, refund: { refundId, ...fill } }: { number: string; refund: NonNullable<PaymentRow['payBack']> }) {
  const say = useTexts(refundRowTexts);
  return (
    <ConfirmActionDialog
      intent="paid-back"
      title={say('paidBackTitle', fill)}
      text={say('paidBackText', fill)}
      button={say('paidBack')}
      isSmall
    >
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="refund" value={refundId} />
    </ConfirmActionDialog>
  );
}

function ReceivePayment({ order: { number, left } }: { order: OrderPageData }) {
  const say = useTexts(orderOfficeTexts);
  return (
    <ConfirmActionDialog
      intent="receive"
      title={say('receiveTitle')}
      text={say('receiveText')}
      button={say('receive')}
      go={say('receiveGo')}
      isSmall
    >
      <input type="hidden" name="number" value={number} />
      <TextInput label={say('amount')} name="amount" inputMode="decimal" required defaultValue={left.replaceAll(',', '')} />
      <Select label={say('how')} name="wallet" defaultValue="bank">
        <option value="bank">{say('bank')}</option>
        <option value="cash">{say('cash')}</option>
      </Select>
      <TextInput label={say('reference')} name="reference" maxLength={120} />
    </ConfirmActionDialog>
  );
}
