import { purchaseDraft } from '#areas/purchasing/calls.ts';
import { type PurchaseOrderDraft, purchaseDraftFrom } from '#areas/purchasing/rules/draft.ts';
import { DomainError } from '#kernel/errors.ts';
import { refusedFor } from '#kernel/limits.ts';
import { parseAmount } from '#kernel/money.ts';

const said = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.replaceAll('\u0000', '').trim() : '');

/** What the form says, by the same checks as the call. A line without goods and words is no line. */
export function readPurchaseDraft(form: FormData): PurchaseOrderDraft {
  const column = (name: string): string[] => form.getAll(name).map(said);
  const [codes, lots, quantities, costs] = ['line_code', 'line_lot', 'line_quantity', 'line_cost'].map(column);
  const lines = (codes ?? []).flatMap((code, at) => {
    const lot = lots?.[at] ?? '';
    if (code === '' && lot === '') return [];
    const cost = parseAmount((costs?.[at] ?? '').replace(/^\$/, ''));
    if (cost === null) throw new DomainError('badValue', { field: 'unit_cost' });
    return [{ code, raw_lot: code === '' ? lot : '', quantity: Number(quantities?.[at] || 0), unit_cost: cost / 100 }];
  });
  const parsed = purchaseDraft.safeParse({
    vendor_id: Number(said(form.get('vendor'))) || 0,
    expected_on: said(form.get('expected_on')) || null,
    note: said(form.get('note')),
    lines,
  });
  if (parsed.success) return purchaseDraftFrom(parsed.data);
  const [issue] = parsed.error.issues;
  if (issue?.path[0] === 'vendor_id') throw new DomainError('lackParameter', { field: 'vendor' });
  if (lines.length === 0 && issue?.path[0] === 'lines') throw new DomainError('lackParameter', { field: 'lines' });
  throw refusedFor(issue, 'lines');
}
