import { z } from 'zod';
import { rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { purchaseDraft } from '#areas/purchasing/calls.ts';
import { purchaseDraftFrom } from '#areas/purchasing/rules/draft.ts';

type Row = Partial<z.input<typeof purchaseDraft.shape.lines.element>>;
/** A line without goods and words is no line; goods need no words. */
const isLine = ({ code = '', raw_lot = '' }: Row): boolean => code !== '' || raw_lot !== '';
const tidy = (row: Row): Row => (row.code ? { ...row, raw_lot: '' } : row);

const sheet = purchaseDraft.extend({
  id: rowId.nullable().default(null),
  lines: z.preprocess((rows) => (rows as Row[]).filter(isLine).map(tidy), purchaseDraft.shape.lines),
});

/** The form's input, by the same checks as the call. */
export function readPurchaseDraft(form: FormData) {
  const { id, ...draft } = readForm(form, sheet);
  return { id, draft: purchaseDraftFrom(draft) };
}
