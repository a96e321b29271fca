import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { changesBetween, ruleSetEffectOf } from '../rules/effect.ts';
import { describeRuleSetProblem, findRuleSetProblem } from '../rules/rule-set-problem.ts';
import { restoredVersionNote } from '../rules/version-notes.ts';
import * as rows from '../store/rules.server.ts';
import * as store from '../store/versions.server.ts';
import { rulesOf } from './active-rules.server.ts';

const maxVersions = 50;
/** Cache tag of pages that show calculated prices. */
const pageTag = 'price-rules';

const staffIdOf = ({ staff }: Caller): number => {
  if (!staff) throw new DomainError('forbidden');
  return staff.id;
};

/** The draft, copied from the live version if there is none. */
export async function openDraft(app: App, caller: Caller): Promise<{ id: number; version: number }> {
  const staffId = staffIdOf(caller);
  return transact(app, async (inside) => {
    await store.lockRuleSets(inside.db);
    const before = await store.setInState(inside.db, 'draft');
    if (before) return before;
    const live = await store.setInState(inside.db, 'live');
    if (!live) throw new DomainError('priceRuleNotExist');
    await store.copyRuleSet(inside.db, live.id, { staffId, note: '', now: app.now() });
    const draft = await store.setInState(inside.db, 'draft');
    if (!draft) throw new Error('the draft is gone');
    return draft;
  });
}

export type PriceRuleChange = { readonly id: number; readonly figures: store.RuleFigures };

/** Changes a row. A live row is changed through its copy in the draft; the live version stays as it is. */
export async function changePriceRule(app: App, caller: Caller, { id, figures }: PriceRuleChange): Promise<void> {
  const draft = await openDraft(app, caller);
  const target = await twinIn(app, draft.id, id);
  if (!(await store.updatePriceRuleRow(app.db, target.id, figures))) throw new DomainError('priceRuleNotExist');
  await audit(app, caller, {
    action: 'price_rule.change',
    subject: ['price_rules', draft.version],
    before: target,
    after: figures,
  });
}

async function twinIn(app: App, draftId: number, id: number) {
  const today = app.now().toISOString().slice(0, 10);
  const [inDraft, live] = await Promise.all([rows.costRows(app.db, draftId, today), store.setInState(app.db, 'live')]);
  const draftRow = inDraft.find((row) => row.id === id);
  if (draftRow) return draftRow;
  const origin = live && (await rows.costRows(app.db, live.id, today)).find((row) => row.id === id);
  const twin = inDraft.find(
    (row) =>
      origin &&
      row.productKind === origin.productKind &&
      row.kind === origin.kind &&
      row.key === origin.key &&
      row.lengthFromInches === origin.lengthFromInches,
  );
  if (!twin) throw new DomainError('priceRuleNotExist');
  return twin;
}

type NewRule = Omit<Parameters<typeof store.insertPriceRule>[1], 'ruleSetId' | 'id'>;
export async function addRule(app: App, caller: Caller, rule: NewRule): Promise<number> {
  const draft = await openDraft(app, caller);
  const id = await store.insertPriceRule(app.db, { ...rule, ruleSetId: draft.id });
  if (id === null) throw new DomainError('badValue', { field: 'key' });
  await audit(app, caller, {
    action: 'price_rule.add',
    subject: ['price_rules', draft.version],
    after: rule,
  });
  return id;
}

export async function removeDraftRule(app: App, caller: Caller, id: number): Promise<void> {
  const draft = await openDraft(app, caller);
  const target = await twinIn(app, draft.id, id);
  if (!(await store.deleteRule(app.db, target.id))) throw new DomainError('priceRuleNotExist');
  await audit(app, caller, {
    action: 'price_rule.delete',
    subject: ['price_rules', draft.version],
    before: target,
  });
}

/** Publishes the draft; refuses prices below cost or longer lengths that cost less. */
export async function publishRuleSet(app: App, caller: Caller, note: string): Promise<number> {
  staffIdOf(caller);
  const version = await transact(app, async (inside) => {
    await store.lockRuleSets(inside.db);
    const draft = await store.setInState(inside.db, 'draft');
    if (!draft) throw new DomainError('priceRuleNotExist');
    const unsound = findRuleSetProblem(await rulesOf(inside, draft));
    if (unsound) throw new DomainError('priceRulesRefused', { reason: describeRuleSetProblem(unsound, caller.language) });
    if (!(await store.publishRuleSetDraft(inside.db, draft.id, { now: app.now(), note }))) throw new DomainError('priceRuleNotExist');
    await audit(inside, caller, {
      action: 'price_rules.publish',
      subject: ['price_rules', draft.version],
      before: { state: 'draft' },
      after: { state: 'live', note },
    });
    return draft.version;
  });
  await app.pageCache.invalidate([pageTag]);
  return version;
}

export async function discardRuleSetDraft(app: App, caller: Caller): Promise<void> {
  staffIdOf(caller);
  const [gone] = await store.dropDraft(app.db);
  if (!gone) throw new DomainError('priceRuleNotExist');
  await audit(app, caller, {
    action: 'price_rules.discard',
    subject: ['price_rules', gone.version],
    before: { state: 'draft' },
    after: { state: 'discarded' },
  });
}

/** Restores an earlier version under a new number, so history stays. An existing draft must be finished first. */
export async function restoreRuleSet(app: App, caller: Caller, version: number): Promise<number> {
  const staffId = staffIdOf(caller);
  const made = await transact(app, async (inside) => {
    await store.lockRuleSets(inside.db);
    if (await store.setInState(inside.db, 'draft')) throw new DomainError('badValue', { field: 'draft' });
    const old = (await store.ruleSetVersions(inside.db, maxVersions)).find((one) => one.version === version && one.state === 'retired');
    if (!old) throw new DomainError('priceRuleNotExist');
    const note = restoredVersionNote(version);
    const id = await store.copyRuleSet(inside.db, old.id, { staffId, note, now: app.now() });
    if (!(await store.publishRuleSetDraft(inside.db, id, { now: app.now(), note }))) throw new DomainError('priceRuleNotExist');
    await audit(inside, caller, {
      action: 'price_rules.bring_back',
      subject: ['price_rules', version],
      before: { state: 'retired' },
      after: { state: 'live', copy: id },
    });
    return id;
  });
  await app.pageCache.invalidate([pageTag]);
  return made;
}

/** The draft if there is one, its effect, and every version with its changes. */
export async function priceRulesForEditing(app: App, requestedVersion: number | null) {
  const list = await store.ruleSetVersions(app.db, maxVersions);
  const live = list.find(({ state }) => state === 'live');
  const draft = list.find(({ state }) => state === 'draft');
  const shown = list.find(({ version }) => version === requestedVersion) ?? draft ?? live;
  if (!live || !shown) return null;
  const today = app.now().toISOString().slice(0, 10);
  const before = shown.state === 'draft' ? live : list.find(({ version, state }) => version < shown.version && state !== 'draft');
  const [rules, exclusions, older] = await Promise.all([
    rows.costRows(app.db, shown.id, today),
    rows.exclusionRows(app.db, shown.id),
    before ? rows.costRows(app.db, before.id, today) : [],
  ]);
  return {
    versions: list,
    shown,
    isDraft: shown.state === 'draft',
    rules,
    exclusions,
    changes: before ? changesBetween(older, rules) : [],
    effect: draft ? ruleSetEffectOf(await rulesOf(app, live), await rulesOf(app, draft)) : [],
  };
}
