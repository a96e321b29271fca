import { normalizeOrderNumber } from '#areas/orders/rules/query.ts';
import { mayOpen } from '#areas/staff/rules.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import type { App, Caller } from '#platform/app.ts';
import { mergePdfs } from '#platform/documents/merge-pdfs.server.ts';
import { refuseFile } from '#platform/http/refusal.server.ts';
import { pages } from '#site/pages.ts';
import { maxSheetLabels, parseLabelName } from '../rules/label-paths.ts';
import * as store from '../store/shipments.server.ts';

/** Labels of the last day, for reprinting. */
export const fetchLabelsOfToday = (app: App) => store.selectLabelsSince(app.db, earlier(app.now(), dayMs), 50);

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Only warehouse staff see addresses. */
function denyAccess({ staff }: Caller): Response | null {
  if (!staff) return refuseFile('signInFirst', headers);
  if (!mayOpen(pages['office-online-order'].who, staff.roles)) return refuseFile('notForRole', headers);
  return null;
}

const pdf = (file: Uint8Array, name: string): Response =>
  new Response(file as Uint8Array<ArrayBuffer>, {
    headers: { ...headers, 'content-type': 'application/pdf', 'content-disposition': `inline; filename="${name}.pdf"` },
  });

export async function labelDocument(app: App, caller: Caller, number: string, parcel: string): Promise<Response> {
  const denied = denyAccess(caller);
  if (denied) return denied;
  const file = /^\d{1,2}$/.test(parcel) ? await readLabelFile(app, normalizeOrderNumber(number), Number(parcel)) : null;
  if (!file) return refuseFile('notFound', headers);
  return pdf(file, `label-${normalizeOrderNumber(number).replace(/[^\w-]/g, '')}-${parcel}`);
}

async function readLabelFile(app: App, number: string, parcelNumber: number): Promise<Uint8Array | null> {
  const key = await store.selectLabelKey(app.db, number, parcelNumber);
  return key === null ? null : app.ports.storage.read(key);
}

/** Many labels in one document for printing. */
export async function labelSheet(app: App, caller: Caller, url: URL): Promise<Response> {
  const denied = denyAccess(caller);
  if (denied) return denied;
  const labels = [...new Set(url.searchParams.getAll('label'))].slice(0, maxSheetLabels).flatMap((name) => parseLabelName(name) ?? []);
  const files: Uint8Array[] = [];
  for (const { number, parcel } of labels) {
    const file = await readLabelFile(app, normalizeOrderNumber(number), parcel);
    if (file) files.push(file);
  }
  if (files.length === 0) return refuseFile('notFound', headers);
  const sheet = await mergePdfs(files);
  return sheet ? pdf(sheet, `labels-${files.length}`) : refuseFile('oneByOne', headers);
}
