import { invoiceTexts } from '#areas/checkout/invoice-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { InvoiceUnavailable } from '../parts/invoice-gone.tsx';
import type { Route } from './+types/desktop';
import { DueNow, InvoicePdfActions } from './due.tsx';
import { InvoiceSheet } from './sheet.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

const quietZone = 4;

export default function InvoicePage({ loaderData: { gone, invoice, square } }: Route.ComponentProps) {
  const say = useTexts(invoiceTexts);
  if (!invoice) return <InvoiceUnavailable why={gone ?? 'cancelled'} />;
  const frame = square ? square.size + 2 * quietZone : 0;
  return (
    <div className="wrap page-head">
      <div className="invoice-frame">
        <InvoiceSheet invoice={invoice} />
        <aside className="panel invoice-side">
          <DueNow invoice={invoice} />
          <InvoicePdfActions invoice={invoice} />
          {square && !invoice.closed && (
            <figure className="invoice-square">
              <svg viewBox={`${-quietZone} ${-quietZone} ${frame} ${frame}`} role="img" aria-label={say('qr')} shapeRendering="crispEdges">
                <path d={square.path} fill="#000" />
              </svg>
              <figcaption className="meta">{say('qrHelp')}</figcaption>
            </figure>
          )}
        </aside>
      </div>
    </div>
  );
}
