import { invoicePayTexts, invoiceTexts } from '#areas/checkout/invoice-texts.ts';
import { dollars } from '#kernel/money.ts';
import { useHref, useTexts, useVariantPath } from '#site/locale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { InvoiceBill } from '../parts/invoice-bill.tsx';
import type { PageInvoice } from '../parts/invoice-page.server.ts';
import type { InvoicePaymentOutcome } from './load.server.ts';

/** The result of a payment and the balance; also shown when nothing is left to pay. */
export function InvoicePaymentResult({ invoice, outcome }: { invoice: PageInvoice; outcome: InvoicePaymentOutcome | null }) {
  const say = useTexts(invoiceTexts);
  const pay = useTexts(invoicePayTexts);
  const href = useHref();
  const path = useVariantPath();
  const last = invoice.money.at(-1);
  const title =
    outcome === 'pending' ? pay('pendingTitle') : outcome === 'paid' || outcome === 'attention' ? pay('paidTitle') : say('nothing');
  return (
    <div className="wrap page-head checkout">
      <section className="panel invoice-end" aria-labelledby="ended" role="status">
        <h1 id="ended">{title}</h1>
        {outcome === 'paid' && last && <p>{pay('paidText', { amount: dollars(last.amountCents) })}</p>}
        {outcome === 'paid' && invoice.balanceCents > 0 && <p>{pay('paidPart', { rest: dollars(invoice.balanceCents) })}</p>}
        {outcome === 'pending' && <p>{pay('pendingText')}</p>}
        {outcome === 'attention' && <p>{pay('attention')}</p>}
        {outcome === null && invoice.paidCents > 0 && <p>{say('nothingPaid')}</p>}
        {invoice.isTest && <Notice tone="warn">{say('testMode')}</Notice>}
        <p className="meta">{invoice.number}</p>
        <InvoiceBill {...invoice} />
        <p className="row no-print">
          {invoice.kind === 'payment_link' ? (
            <ButtonLink to={href('home')}>{say('home')}</ButtonLink>
          ) : (
            <ButtonLink to={path(invoice.readPath)}>{pay('see')}</ButtonLink>
          )}
          <a className="btn btn-quiet" href={invoice.pdfPath}>
            {say('pdf')}
          </a>
        </p>
      </section>
    </div>
  );
}
