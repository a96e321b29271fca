import { invoiceQrCode } from '#areas/checkout/services/invoice-view.server.ts';
import { load } from '#platform/load.server.ts';
import { invoiceAt, invoiceForPage, unavailableReasonOf } from '../parts/invoice-page.server.ts';

/** The first view is recorded. */
export const loader = load(async (visit) => {
  const invoice = await invoiceAt(visit, 'read');
  const gone = unavailableReasonOf(invoice, visit.app.now());
  if (gone) return { gone, invoice: null, square: null };
  return { gone, invoice: await invoiceForPage(visit, invoice), square: invoiceQrCode(visit.app, invoice.code) };
});
