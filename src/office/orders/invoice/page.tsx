import { Form, Link, useNavigation } from 'react-router';
import { invoiceTexts } from '#areas/checkout/invoice-texts.ts';
import { invoiceFormTexts, officeInvoiceTexts } from '#areas/checkout/office-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { SumList } from '#ui/office/detail-grid.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { InvoiceState } from '../parts/invoice-state-badge.tsx';
import type { Route } from './+types/page';
import { InvoiceDraftForm, InvoiceTermsCard } from './draft-form.tsx';
import type { EditedInvoice } from './load.server.ts';
import { InvoiceSide } from './side.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, officeInvoiceTexts.invoice, officeInvoiceTexts.description);

export default function InvoicePage({ loaderData: { shown: invoice, begun, done }, actionData }: Route.ComponentProps) {
  const say = useTexts(officeInvoiceTexts);
  const form = useTexts(invoiceFormTexts);
  const href = useHref();
  const message =
    done === 'saved'
      ? form('saved')
      : done === 'sent'
        ? form('wasSent', { email: invoice?.email ?? '' })
        : done === 'cancelled'
          ? form('wasCancelled')
          : null;
  return (
    <>
      <PageHead
        title={invoice ? say('oneTitle', { number: invoice.number }) : say('newTitle')}
        sub={
          invoice
            ? say('kindFor', { kind: say(invoice.kind), name: invoice.customerName })
            : begun
              ? say('forInquiry', { number: begun.inquiry.number })
              : undefined
        }
        back={<Link to={href('office-invoices')}>{say('back')}</Link>}
        states={invoice && <InvoiceState status={invoice.status} />}
      />
      <div role="status" className="hide-empty">
        {message && !actionData && <Notice tone="ok">{message}</Notice>}
      </div>
      {actionData && 'problem' in actionData && (
        <Notice tone="err">
          <b>{form('failed')}</b> {actionData.problem}
        </Notice>
      )}
      {invoice ? (
        <div className="tiles invoice-tiles">
          {invoice.mayRewrite ? (
            <InvoiceDraftForm key={`${invoice.id} ${invoice.status}`} invoice={invoice} />
          ) : (
            <SettledInvoice invoice={invoice} />
          )}
          <InvoiceSide invoice={invoice} />
        </div>
      ) : (
        <InvoiceDraftForm key={`new ${begun?.inquiry.id ?? 0}`} invoice={null} begun={begun} />
      )}
    </>
  );
}

/** The buyer started to pay: amounts are fixed, only the terms may change. */
function SettledInvoice({ invoice }: { invoice: EditedInvoice }) {
  const say = useTexts(officeInvoiceTexts);
  const form = useTexts(invoiceFormTexts);
  const bill = useTexts(invoiceTexts);
  const busy = useNavigation().formData?.get('intent') === 'prolong';
  return (
    <div className="stack stack-wide">
      <Notice>{form(invoice.isOver ? 'over' : 'settled')}</Notice>
      <Card title={form('lines')} flush>
        <table className="grid-table is-roomy">
          <caption className="visually-hidden">{form('lines')}</caption>
          <thead>
            <tr>
              <th scope="col">{form('name')}</th>
              <th scope="col" className="num">
                {form('quantity')}
              </th>
              <th scope="col" className="num">
                {form('price')}
              </th>
            </tr>
          </thead>
          <tbody>
            {invoice.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a settled invoice never move.
              <tr key={index}>
                <td>{line.name}</td>
                <td className="num">{line.quantity}</td>
                <td className="num">{line.price}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="card-body">
          <SumList
            sums={[
              ...invoice.parts.map(({ name, amount }) => ({ label: bill(name), value: amount })),
              { label: say('total'), value: invoice.total, weight: 'total' },
            ]}
          />
        </div>
      </Card>
      {!invoice.isOver && (
        <Form method="post" preventScrollReset className="stack stack-wide" key={`${invoice.dueOn} ${invoice.expiresOn}`}>
          <InvoiceTermsCard invoice={invoice} />
          <p>
            <SubmitButton name="intent" value="prolong" busy={busy}>
              {form(busy ? 'busy' : 'save')}
            </SubmitButton>
          </p>
        </Form>
      )}
    </div>
  );
}
