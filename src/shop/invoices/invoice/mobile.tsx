import { invoiceTexts } from '#areas/checkout/invoice-texts.ts';
import { dollars } from '#kernel/money.ts';
import { useTexts, useVariantPath } from '#site/locale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { DueNote } from '../parts/due-note.tsx';
import { InvoiceUnavailable } from '../parts/invoice-gone.tsx';
import type { Route } from './+types/mobile';
import { InvoicePdfActions } from './due.tsx';
import { InvoiceSheet } from './sheet.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

/** Full width; the amount due sticks to the bottom. */
export default function InvoicePage({ loaderData: { gone, invoice } }: Route.ComponentProps) {
  const say = useTexts(invoiceTexts);
  const path = useVariantPath();
  if (!invoice) return <InvoiceUnavailable why={gone ?? 'cancelled'} />;
  const amount = dollars(invoice.dueCents);
  return (
    <div className="wrap page-head checkout stack">
      <InvoiceSheet invoice={invoice} />
      <InvoicePdfActions invoice={invoice} />
      {invoice.closed ? (
        <p>{say(invoice.paidCents > 0 ? 'nothingPaid' : 'nothing')}</p>
      ) : (
        <>
          <DueNote invoice={invoice} />
          {invoice.isTest && <Notice tone="warn">{say('testMode')}</Notice>}
          <div className="step-end no-print">
            <p className="step-total">
              <b className="num">{amount}</b>
              <small>{say('dueNow')}</small>
            </p>
            <ButtonLink kind="primary" size="big" to={path(invoice.payPath)}>
              {say('pay', { amount })}
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}
