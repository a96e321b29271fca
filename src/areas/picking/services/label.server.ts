import { numberIn } from '#areas/orders/rules/query.ts';
import { mayOpen } from '#areas/staff/rules.ts';
import type { App, Caller } from '#platform/app.ts';
import { pages } from '#site/pages.ts';
import { labelFile } from './shipping.server.ts';

/** A label as a file; nobody else ever sees where parcels go. */
export async function labelDocument(app: App, caller: Caller, number: string, parcel: string): Promise<Response> {
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  if (!caller.staff) return new Response('sign in first', { status: 401, headers });
  if (!mayOpen(pages['office-online-order'].who, caller.staff.roles)) return new Response('not for this role', { status: 403, headers });
  const file = /^\d{1,2}$/.test(parcel) ? await labelFile(app, numberIn(number), Number(parcel)) : null;
  if (!file) return new Response('not found', { status: 404, headers });
  const name = `label-${numberIn(number).replace(/[^\w-]/g, '')}-${parcel}.pdf`;
  return new Response(file as Uint8Array<ArrayBuffer>, {
    headers: { ...headers, 'content-type': 'application/pdf', 'content-disposition': `inline; filename="${name}"` },
  });
}
