import type { App } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import { pageNamed } from '#site/pages.ts';
import { billRow } from '../store/request-bills.server.ts';

export type Bill = { readonly path: string | null; readonly totalCents: number; readonly paidCents: number };

/** What is billed for a request and where it is paid; null while there is no bill. */
export async function billOf(app: App, requestId: number): Promise<Bill | null> {
  const row = await billRow(app.db, requestId);
  if (!row) return null;
  const isPayable = row.paidCents < row.totalCents && pageNamed('invoice')?.at;
  return { path: isPayable ? hrefOf('invoice', { product: row.code }) : null, totalCents: row.totalCents, paidCents: row.paidCents };
}
