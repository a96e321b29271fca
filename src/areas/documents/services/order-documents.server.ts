import { normalizeOrderNumber } from '#areas/orders/rules/query.ts';
import type { App, Caller } from '#platform/app.ts';
import { refuseFile } from '#platform/http/refusal.server.ts';
import { documentKindIn } from '../rules/documents.ts';
import { loadOwnOrder } from './order-detail.server.ts';
import { renderOrderDocument } from './order-pdf.server.ts';

/** For callers who may see the order; for others it does not exist. */
export async function orderDocument(app: App, caller: Caller, url: URL, kindName: string): Promise<Response> {
  const kind = documentKindIn(kindName);
  const order =
    kind && (await loadOwnOrder(app, caller, normalizeOrderNumber(url.searchParams.get('number')), url.searchParams.get('key')));
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  if (!kind || !order) return refuseFile('notFound', headers);
  const file = await renderOrderDocument(kind, order, caller.language, app.now());
  return new Response(file as Uint8Array<ArrayBuffer>, {
    headers: {
      ...headers,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${kind}-${order.number.replace(/[^\w-]/g, '')}.pdf"`,
    },
  });
}
