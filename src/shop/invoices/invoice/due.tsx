import { invoiceTexts } from '#areas/checkout/invoice-texts.ts';
import { dollars } from '#kernel/money.ts';
import { useTexts, useVariantPath } from '#site/locale.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { DueNote } from '../parts/due-note.tsx';
import type { PageInvoice } from '../parts/invoice-page.server.ts';

export function DueNow({ invoice }: { invoice: PageInvoice }) {
  const say = useTexts(invoiceTexts);
  const path = useVariantPath();
  if (invoice.closed) return <p>{say(invoice.status === 'paid' || invoice.paidCents > 0 ? 'nothingPaid' : 'nothing')}</p>;
  const amount = dollars(invoice.dueCents);
  return (
    <div className="invoice-due">
      <p className="meta">{say('dueNow')}</p>
      <p className="invoice-amount num">{amount}</p>
      <DueNote invoice={invoice} />
      <ButtonLink kind="primary" size="big" block to={path(invoice.payPath)} className="no-print">
        {say('pay', { amount })}
      </ButtonLink>
      {invoice.isTest && <Notice tone="warn">{say('testMode')}</Notice>}
    </div>
  );
}

export function InvoicePdfActions({ invoice }: { invoice: PageInvoice }) {
  const say = useTexts(invoiceTexts);
  return (
    <p className="row no-print">
      <Button size="small" className="needs-script" onClick={() => window.print()}>
        {say('print')}
      </Button>
      <a className="btn btn-quiet btn-small" href={invoice.pdfPath}>
        {say('pdf')}
      </a>
    </p>
  );
}
