import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import type { BuilderKind, BuilderStep } from '../rules/configuration.ts';
import { builderStepsOf } from '../rules/configuration.ts';
import type { Condition } from '../rules/rule-data.ts';
import * as store from '../store/choices.server.ts';
import * as rows from '../store/rules.server.ts';
import * as versions from '../store/versions.server.ts';
import { openDraft } from './versions.server.ts';

/** Options and exclusions of the draft, else of the live version. */
export async function builderChoices(app: App) {
  const draft = await versions.setInState(app.db, 'draft');
  const shown = draft ?? (await versions.setInState(app.db, 'live'));
  if (!shown) return null;
  const [options, exclusions] = await Promise.all([rows.optionRows(app.db, shown.id), rows.exclusionRows(app.db, shown.id)]);
  return { version: shown.version, isDraft: draft !== null, options, exclusions };
}

/** Changes an option's texts or days in the draft. */
export async function changeChoice(app: App, caller: Caller, id: number, texts: store.ChoiceTexts): Promise<void> {
  if (!texts.nameEn.trim() || !texts.nameZh.trim())
    throw new DomainError('badValue', { field: texts.nameEn.trim() ? 'name_zh' : 'name_en' });
  const draft = await openDraft(app, caller);
  await transact(app, async (inside) => {
    const seen = await store.optionBy(inside.db, id);
    if (!seen || !(await store.changeOption(inside.db, draft.id, seen, texts))) throw new DomainError('priceRuleNotExist');
    await audit(inside, caller, { action: 'price_choice.change', subject: ['price_rules', draft.version], before: seen, after: texts });
  });
}

export type NewExclusionInput = {
  readonly kind: BuilderKind;
  readonly when: Condition;
  readonly reasonEn: string;
  readonly reasonZh: string;
};

/** A combination that is not made, with the reason shown to shoppers; at least one choice is required. */
export async function addExclusion(app: App, caller: Caller, { kind, when, reasonEn, reasonZh }: NewExclusionInput): Promise<void> {
  const named = Object.keys(when);
  if (named.length === 0) throw new DomainError('badValue', { field: 'condition' });
  if (!named.every((step) => step === 'extras' || builderStepsOf(kind).includes(step as BuilderStep)))
    throw new DomainError('badValue', { field: 'condition' });
  if (!reasonEn.trim() || !reasonZh.trim()) throw new DomainError('badValue', { field: reasonEn.trim() ? 'reason_zh' : 'reason_en' });
  const draft = await openDraft(app, caller);
  const row = { productKind: kind, condition: when as Record<string, unknown>, reasonEn: reasonEn.trim(), reasonZh: reasonZh.trim() };
  await transact(app, async (inside) => {
    await store.insertExclusion(inside.db, draft.id, row);
    await audit(inside, caller, { action: 'price_exclusion.add', subject: ['price_rules', draft.version], after: row });
  });
}

/** Returns the removed row for undo. */
export async function removeExclusion(app: App, caller: Caller, id: number): Promise<store.NewExclusion> {
  const draft = await openDraft(app, caller);
  return transact(app, async (inside) => {
    const seen = await store.exclusionBy(inside.db, id);
    if (!seen || !(await store.deleteExclusion(inside.db, draft.id, seen))) throw new DomainError('priceRuleNotExist');
    await audit(inside, caller, { action: 'price_exclusion.remove', subject: ['price_rules', draft.version], before: seen });
    return { productKind: seen.productKind, condition: seen.condition, reasonEn: seen.reasonEn, reasonZh: seen.reasonZh };
  });
}
