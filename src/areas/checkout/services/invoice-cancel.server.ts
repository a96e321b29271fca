import { Refused } from '#kernel/errors.ts';
import { type App, transact } from '#platform/app.ts';
import { statesBefore } from '../rules/invoice.ts';
import * as store from '../store/invoices.server.ts';

/** Ends an invoice of which nothing was paid; its link is dead from then on. */
export async function cancelInvoice(app: App, _staff: { readonly id: number }, id: number): Promise<void> {
  const before = await store.invoiceBy(app.db, { id });
  if (!before) throw new Refused('invoiceNotExist');
  const gone = await transact(app, (inside) => store.cancelUnpaid(inside.db, id, statesBefore('cancelled'), app.now()));
  if (!gone) throw new Refused('invoiceSettled');
}
