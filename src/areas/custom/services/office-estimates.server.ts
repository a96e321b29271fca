import { DomainError } from '#kernel/errors.ts';
import { asDollarNumber, cents } from '#kernel/money.ts';
import type { App } from '#platform/app.ts';
import * as store from '../store/office-estimates.server.ts';

export { estimateQueues as estimateHeaps } from '../store/office-estimates.server.ts';

type Query = { readonly heap: store.EstimateQueue; readonly number?: string | undefined; readonly page: number; readonly pageSize: number };

export async function listOfficeEstimates(app: App, { heap, number, page, pageSize }: Query) {
  const now = app.now();
  const [rows, figures] = await Promise.all([
    store.estimateRows(app.db, { heap, number, now, limit: pageSize, offset: (page - 1) * pageSize }),
    store.estimateFigures(app.db, now),
  ]);
  return { rows, figures, total: number ? rows.length : figures[heap] };
}

/** The final price, or a note; null removes the price. */
export async function noteFinal(app: App, id: number, finalCents: number | null | undefined, note?: string): Promise<void> {
  const final = { ...(finalCents !== undefined && { finalUnitPriceCents: finalCents }), ...(note !== undefined && { staffNote: note }) };
  if (!(await store.saveFinal(app.db, id, final, app.now()))) throw new DomainError('estimateNotExist');
}

const inDollars = (amount: number | null): number | null => (amount === null ? null : asDollarNumber(cents(amount)));

type Row = Awaited<ReturnType<typeof listOfficeEstimates>>['rows'][number];
export const wireOfficeEstimate = (row: Row) => ({
  id: row.id,
  number: row.number,
  rule_version: row.version,
  sentence: row.sentence,
  configuration: row.configuration,
  quantity: row.quantity,
  needs_person: row.needsPerson,
  unit_price: inDollars(row.unitPriceCents),
  final_unit_price: inDollars(row.finalUnitPriceCents),
  note: row.staffNote,
  valid_until: row.validUntil.toISOString(),
  create_time: row.createdAt.toISOString(),
});
