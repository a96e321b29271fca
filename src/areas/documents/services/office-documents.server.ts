import { type OrderDocumentKind, orderDocumentKinds } from '#areas/orders/rules/order-documents.ts';
import { fetchOrderNumbers } from '#areas/orders/services/office.server.ts';
import { fetchOrderByNumber } from '#areas/orders/services/order-by-number.server.ts';
import type { App, Caller } from '#platform/app.ts';
import { refuseFile } from '#platform/http/refusal.server.ts';
import type { Role } from '#site/page.ts';
import { renderFactoryTickets } from './factory-ticket.server.ts';
import { presentOwnOrder } from './order-detail.server.ts';
import { renderOrderDocuments } from './order-pdf.server.ts';

const readers: readonly Role[] = ['owner', 'manager', 'sales', 'stock', 'finance'];
const maxDocuments = 100;

/** Documents of up to a hundred orders in one file, for staff. */
export async function renderOfficeDocuments(app: App, caller: Caller, url: URL, kindName: string): Promise<Response> {
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  const kind = orderDocumentKinds.find((one) => one === kindName);
  if (!kind) return refuseFile('notFound', headers);
  if (!caller.staff) return refuseFile('signInFirst', headers);
  if (!readers.some((role) => caller.staff?.roles.includes(role))) return refuseFile('notForRole', headers);
  const ids = url.searchParams
    .getAll('ids')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31)
    .slice(0, maxDocuments);
  const file = await fileOf(app, caller, kind, await fetchOrderNumbers(app, ids));
  if (!file) return refuseFile('notFound', headers);
  return new Response(file as Uint8Array<ArrayBuffer>, {
    headers: { ...headers, 'content-type': 'application/pdf', 'content-disposition': `inline; filename="${kind}.pdf"` },
  });
}

async function fileOf(app: App, { language }: Caller, kind: OrderDocumentKind, numbers: readonly string[]): Promise<Uint8Array | null> {
  if (numbers.length === 0) return null;
  if (kind === 'factory-ticket') return renderFactoryTickets(app, numbers);
  const orders = [];
  for (const number of numbers) {
    const named = await fetchOrderByNumber(app, number);
    if (!named) continue;
    // A packing slip is in the buyer's language and in the packer's as well; staff documents are in theirs.
    const read = kind === 'packing-slip' ? named.language : language;
    const order = await presentOwnOrder(app, read, named);
    const packer = read === language || order.slip ? null : { order: await presentOwnOrder(app, language, named), language };
    orders.push({ order, language: read, packer });
  }
  return orders.length > 0 ? renderOrderDocuments(kind, orders, app.now()) : null;
}
