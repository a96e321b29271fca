import { type ActionFunctionArgs, redirect } from 'react-router';
import { z } from 'zod';
import { momentInput, optionalText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import {
  type ContentFieldSpec,
  type ContentFields,
  canonicalFields,
  changedFieldNames,
  contentForms,
} from '#areas/content/rules/content-forms.ts';
import { checkFacts, contentFormNames, linksOf, readContentFields } from '#areas/content/rules/form-data.ts';
import * as changes from '#areas/content/services/changes.server.ts';
import { picturesToPick } from '#areas/content/services/library.server.ts';
import { refuseDeadLinks } from '#areas/content/services/links.server.ts';
import { type EditorPage, editorPages, isEditorPage, mayBegin, parseEditorTarget } from '#areas/editorial/rules/editor-pages.ts';
import { factLookup } from '#areas/editorial/rules/facts.ts';
import { contentEditors, loadEditorList, pagesShowing, unitOf } from '#areas/editorial/services/content-editors.server.ts';
import { loadFacts } from '#areas/editorial/services/facts.server.ts';
import { momentField, whenIn } from '#areas/staff/services/when.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { formNames } from '#office/parts/form-names.ts';
import { type ActionContext, actions, load, type PageContext } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { pageAt } from '#site/match.ts';

/** The editor by address, and by view where one address has several. */
function editorAt(url: URL) {
  const name = pageAt(url.pathname.replace(/\.data$/, ''))?.name ?? '';
  const page: EditorPage = isEditorPage(name) ? name : 'office-faqs';
  const kinds = editorPages[page];
  const kind = kinds.find((one) => one === url.searchParams.get('kind')) ?? kinds[0];
  return { page, kinds, kind, desk: contentEditors[kind], specs: contentForms[kind] };
}

export const loader = load(async (visit) => {
  const { app, caller, url } = visit;
  const { page, kinds, kind } = editorAt(url);
  const { language } = caller;
  const [{ entries, choices }, waiting, latest] = await Promise.all([
    loadEditorList(app, kind, language),
    changes.pendingContentChanges(app, kinds),
    changes.recentContentChanges(app, kinds),
  ]);
  const searchText = (url.searchParams.get('q') ?? '').trim().slice(0, 60);
  const low = searchText.toLowerCase();
  const titleOf = new Map(entries.map(({ key, title }) => [key, title]));
  const presentChange = (change: changes.ContentChangeSummary) => ({
    ...formatChange(change, language, app.now()),
    title: titleOf.get(change.key) ?? nameIn(change.after ?? change.before, language),
  });
  return {
    page,
    kind,
    kinds,
    mayBegin: mayBegin(kind),
    words: searchText,
    entries: entries.filter(({ title, sub, group }) => `${title} ${sub} ${group}`.toLowerCase().includes(low)),
    marks: Object.fromEntries(waiting.filter((one) => one.kind === kind && one.key !== '').map(({ key, state }) => [key, state])),
    waiting: waiting.map(presentChange),
    latest: latest.map(presentChange),
    opened: await openedOf(visit, choices),
    done: url.searchParams.get('done'),
    doneChange: url.searchParams.get('change'),
    query: Object.fromEntries(url.searchParams),
  };
});
export type EntriesPageData = Awaited<ReturnType<typeof loader>>;

/** The open entry: live texts, draft, history, and where it is shown. */
async function openedOf({ app, caller: { language }, url }: PageContext, choices: Awaited<ReturnType<typeof loadEditorList>>['choices']) {
  const { kind, desk: editor, specs, page } = editorAt(url);
  // There is only one company, so it is always open.
  const isUnsaid = page === 'office-company' && (await editor.read(app.db, '1')) === null;
  const target = parseEditorTarget(url.searchParams.get('open') ?? (page === 'office-company' ? (isUnsaid ? 'new' : '1') : null));
  if (!target) return null;
  const [live, history] = await Promise.all([
    target.isNew ? null : editor.read(app.db, target.key),
    target.draft !== null
      ? changes.contentChangeById(app, target.draft)
      : target.isNew
        ? []
        : changes.contentHistoryOf(app, kind, target.key),
  ]);
  if (!target.isNew && live === null && history.length === 0) throw new DomainError('contentNotExist');
  const draft = history.find(({ state }) => state === 'draft') ?? history.find(({ state }) => state === 'planned') ?? null;
  const isGone = !target.isNew && live === null && draft === null;
  const fields: ContentFields =
    draft?.after ?? live ?? history.find(({ before, after }) => after ?? before)?.after ?? history[0]?.before ?? {};
  return {
    key: target.key,
    open: target.draft !== null ? `draft-${target.draft}` : target.isNew ? 'new' : target.key,
    isNew: target.isNew,
    isGone,
    title: nameIn(fields, language) || target.key,
    fields,
    moments: Object.fromEntries(
      specs.flatMap(({ kind: of, name }) => (of === 'moment' && fields[name] ? [[name, momentField(new Date(String(fields[name])))]] : [])),
    ),
    basis: target.isNew ? '' : canonicalFields(live),
    draft: draft && formatChange(draft, language, app.now()),
    unit: kind === 'policy' ? await unitOf(app, target.key) : '',
    places: await pagesShowing(app, kind, target.key, fields),
    history: history.filter((change) => change.id !== draft?.id).map((change) => formatChange(change, language, app.now())),
    choices,
    pictures: specs.some((spec) => spec.kind === 'picture') ? await picturesToPick(app, language) : [],
  };
}
export type OpenEntry = NonNullable<Awaited<ReturnType<typeof openedOf>>>;

const nameIn = (fields: ContentFields | null, language: 'en' | 'zh'): string => {
  const ending = language === 'zh' ? 'Zh' : 'En';
  const value = ['question', 'title', 'name', 'note', 'alt'].map((name) => fields?.[`${name}${ending}`]).find(Boolean) ?? fields?.name;
  return typeof value === 'string' ? value : '';
};

/** Author, time, and changed fields before and after. */
function formatChange(change: changes.ContentChangeSummary, language: 'en' | 'zh', now: Date) {
  const { id, kind, key, state, before, after, note, version, by, publishAt, publishedAt, updatedAt } = change;
  return {
    id,
    kind,
    key,
    state,
    note,
    version,
    by,
    at: whenIn(publishedAt ?? updatedAt, language, now),
    for: publishAt && state === 'planned' ? whenIn(publishAt, language, now) : null,
    isRemoval: after === null,
    isNew: before === null,
    differences: changedFieldNames(before, after).map((name) => ({ name, before: before?.[name] ?? null, after: after?.[name] ?? null })),
  };
}
export type PresentedChange = ReturnType<typeof formatChange>;

/** A draft: without an id it is a new one. */
const draftInput = z.object({
  key: optionalText(80),
  id: rowId.nullable().default(null),
  version: z.number().int().nullable().default(null),
  note: optionalText(200),
});
const basisInput = z.object({ basis: optionalText(200_000) });
const changeInput = z.object({ key: optionalText(80), id: rowId });
const versionInput = changeInput.extend({ version: z.number().int() });
const planInput = versionInput.extend({ publishAt: momentInput });

/** The fields of a kind as they are typed; `readContentFields` says what they mean, for calls too. */
const typedInput = (specs: readonly ContentFieldSpec[]) =>
  z.object({
    ...Object.fromEntries(contentFormNames(specs).map((name) => [name, z.string().default('')])),
    ...Object.fromEntries(
      specs.flatMap(({ kind, name }) => (kind === 'moment' ? [[name, z.iso.datetime().nullable().default(null)]] : [])),
    ),
  });

const draftOf = ({ key, id, version }: { key: string; id: number | null; version: number | null }) => ({
  key,
  over: id === null ? null : { id, version: version ?? 0 },
});
const openDraft = (key: string, id: number): string => (key === '' ? `draft-${id}` : key);

function editorActions(kind: keyof typeof contentForms) {
  const [editor, specs] = [contentEditors[kind], contentForms[kind]];
  const back = ({ url }: ActionContext, open: string, done: string, change?: number) =>
    redirect(
      `${hrefOf(editorAt(url).page)}?${new URLSearchParams({ kind, open, done, ...(change !== undefined && { change: String(change) }) })}`,
    );
  return actions(
    {
      async save(visit) {
        const { app, caller, form } = visit;
        const { note, ...draft } = readForm(form, draftInput);
        const typed = readForm(form, typedInput(specs));
        const { basis } = readForm(form, basisInput);
        const fields = readContentFields(specs, (name) => typed[name] ?? '', kind === 'policy' ? await unitOf(app, draft.key) : '');
        checkFacts(specs, fields, factLookup(await loadFacts(app, 'en')));
        await refuseDeadLinks(app, linksOf(specs, fields));
        const made = await changes.saveContentDraft(app, caller, editor, { ...draftOf(draft), basis: basis || null, fields, note });
        return back(visit, openDraft(draft.key, made), 'saved');
      },
      async remove(visit) {
        const { note, ...draft } = readForm(visit.form, draftInput);
        const removal = { ...draftOf(draft), basis: null, fields: null, note };
        return back(visit, draft.key, 'saved', await changes.saveContentDraft(visit.app, visit.caller, editor, removal));
      },
      async publish(visit) {
        const { id, version } = readForm(visit.form, versionInput);
        return back(visit, await changes.publishContentChange(visit.app, visit.caller, editor, { id, version }), 'published', id);
      },
      async plan(visit) {
        const { key, id, version, publishAt: at } = readForm(visit.form, planInput);
        await changes.scheduleContentChange(visit.app, editor, { id, version, at });
        return back(visit, openDraft(key, id), 'planned');
      },
      async drop(visit) {
        const { key, id } = readForm(visit.form, changeInput);
        await changes.discardContentChange(visit.app, editor, id);
        return back(visit, key, 'dropped');
      },
      async undo(visit) {
        const { id } = readForm(visit.form, changeInput);
        return back(visit, await changes.undoContentChange(visit.app, visit.caller, editor, id), 'undone');
      },
      async use(visit) {
        const { id } = readForm(visit.form, changeInput);
        const made = await changes.draftFromChange(visit.app, visit.caller, editor, id);
        const [begun] = await changes.contentChangeById(visit.app, made);
        return back(visit, begun?.key || `draft-${made}`, 'saved', made);
      },
    },
    { labels: formNames(kind) },
  );
}

/** The labels of a refusal belong to the kind, which the address says. */
export const action = (args: ActionFunctionArgs) => editorActions(editorAt(new URL(args.request.url)).kind)(args);
