import { data, redirect } from 'react-router';
import { type ContentFields, canonicalFields, changedFieldNames, contentForms } from '#areas/content/rules/content-forms.ts';
import { checkFacts, linksOf, readContentFields } from '#areas/content/rules/form-data.ts';
import * as changes from '#areas/content/services/changes.server.ts';
import { picturesToPick } from '#areas/content/services/library.server.ts';
import { refuseDeadLinks } from '#areas/content/services/links.server.ts';
import { type EditorPage, editorPages, isEditorPage, mayBegin, parseEditorTarget } from '#areas/editorial/rules/editor-pages.ts';
import { factLookup } from '#areas/editorial/rules/facts.ts';
import { contentEditors, loadEditorList, pagesShowing, unitOf } from '#areas/editorial/services/content-editors.server.ts';
import { loadFacts } from '#areas/editorial/services/facts.server.ts';
import { whenIn } from '#areas/staff/rules/when.ts';
import { DomainError, domainErrors, domainErrorText } from '#kernel/errors.ts';
import { parseId } from '#kernel/ids.ts';
import { formNames } from '#office/parts/form-names.ts';
import { formAction, load, type PageContext } from '#platform/load.server.ts';
import { withFieldLabels } from '#site/field-names.ts';
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

export const action = formAction(async (visit) => {
  const { app, caller, form, url } = visit;
  const { kind, desk: editor, specs, page } = editorAt(url);
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const number = (name: string): number => parseId(text(name));
  const [key, id, version] = [text('key'), number('id'), number('version')];
  const back = (open: string, done: string, change?: number) =>
    redirect(`${hrefOf(page)}?${new URLSearchParams({ kind, open, done, ...(change && { change: String(change) }) })}`);
  const over = id > 0 ? { id, version } : null;
  const draftOf = (made: number): string => (key === '' ? `draft-${made}` : key);
  try {
    switch (text('intent')) {
      case 'save': {
        const fields = readContentFields(specs, text, kind === 'policy' ? await unitOf(app, key) : '');
        checkFacts(specs, fields, factLookup(await loadFacts(app, 'en')));
        await refuseDeadLinks(app, linksOf(specs, fields));
        return back(
          draftOf(
            await changes.saveContentDraft(app, caller, editor, { key, over, basis: text('basis') || null, fields, note: text('note') }),
          ),
          'saved',
        );
      }
      case 'remove':
        return back(
          key,
          'saved',
          await changes.saveContentDraft(app, caller, editor, { key, over, basis: null, fields: null, note: text('note') }),
        );
      case 'publish':
        return back(await changes.publishContentChange(app, caller, editor, { id, version }), 'published', id);
      case 'plan': {
        const at = text('publishAt') === '' ? null : new Date(`${text('publishAt')}:00Z`);
        await changes.scheduleContentChange(app, editor, { id, version, at: at && Number.isNaN(at.getTime()) ? null : at });
        return back(draftOf(id), 'planned');
      }
      case 'drop':
        await changes.discardContentChange(app, editor, id);
        return back(key, 'dropped');
      case 'undo':
        return back(await changes.undoContentChange(app, caller, editor, id), 'undone');
      case 'use': {
        const made = await changes.draftFromChange(app, caller, editor, id);
        const [begun] = await changes.contentChangeById(app, made);
        return back(begun?.key || `draft-${made}`, 'saved', made);
      }
      default:
        throw new DomainError('badValue', { field: 'intent' });
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // The input is returned with the refusal, so that nothing is lost without script.
    const typed = Object.fromEntries(
      [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length < 20_000),
    );
    const problem = {
      problem: domainErrorText(withFieldLabels(error, caller.language, formNames(kind)), caller.language),
      field: error.details.field === undefined ? null : String(error.details.field),
    };
    return data({ ...problem, typed }, { status: domainErrors[error.why].status });
  }
});
