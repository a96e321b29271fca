import { DomainError } from '#kernel/errors.ts';
import { type App, anonymousCaller, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import { type ContentFields, type ContentKind, canonicalFields, mergeFields } from '../rules/content-forms.ts';
import * as store from '../store/changes.server.ts';

export type { ContentChangeSummary } from '../store/changes.server.ts';

/** How one kind of content is read and written; drafts, schedules, publishing, undo and history are common. */
export type ContentEditor = {
  readonly kind: ContentKind;
  /** Cache tags invalidated on a change. */
  readonly tags: readonly string[];
  read(db: Database, key: string): Promise<ContentFields | null>;
  /** Refuses unpublishable input as soon as it is typed. */
  check?(fields: ContentFields, key: string): void;
  /** Null fields delete it; an empty key creates one. Returns its key. */
  write(db: Database, key: string, fields: ContentFields | null, at: Date): Promise<string>;
};

type Saved = {
  readonly key: string;
  /** The draft to overwrite with the version the writer saw; null starts one. */
  readonly over: { readonly id: number; readonly version: number } | null;
  /** The live state when the form was opened. */
  readonly basis: string | null;
  readonly fields: ContentFields | null;
  readonly note: string;
};

const staffOf = (caller: Caller): number | null => caller.staff?.id ?? null;

/** Of two writers who started from the same state, the second gets an error that names the first. */
export async function saveContentDraft(
  app: App,
  caller: Caller,
  editor: ContentEditor,
  { key, over, basis, fields, note }: Saved,
): Promise<number> {
  if (note.length > 200) throw new DomainError('tooLarge', { field: 'note' });
  if (fields) editor.check?.(fields, key);
  const at = app.now();
  if (over) {
    const isMine = await store.updateContentDraft(app.db, over.id, over.version, { after: fields, note, staffId: staffOf(caller), at });
    if (!isMine) throw await moved(app, editor, key);
    return over.id;
  }
  const before = key === '' ? null : await editor.read(app.db, key);
  if (key !== '' && before === null) throw new DomainError('contentNotExist');
  if (basis !== null && basis !== canonicalFields(before)) throw await moved(app, editor, key);
  const row = { kind: editor.kind, key, before, after: fields, note, staffId: staffOf(caller), createdAt: at, updatedAt: at };
  const made = await store.insertContentChange(app.db, row);
  if (!made) throw await moved(app, editor, key);
  return made.id;
}

async function moved(app: App, { kind }: ContentEditor, key: string): Promise<DomainError> {
  const [newest] = await store.contentHistoryRows(app.db, kind, key);
  return new DomainError('contentMoved', { who: newest?.by || '–' });
}

export async function publishContentChange(
  app: App,
  caller: Caller,
  editor: ContentEditor,
  { id, version }: { id: number; version: number },
): Promise<string> {
  const change = await opened(app, editor, id);
  if (change.version !== version) throw await moved(app, editor, change.key);
  const key = await transact(app, (inside) => putLive(inside, editor, change, caller));
  await app.pageCache.invalidate(editor.tags);
  return key;
}

export async function scheduleContentChange(
  app: App,
  editor: ContentEditor,
  { id, version, at }: { id: number; version: number; at: Date | null },
): Promise<void> {
  if (at === null || at <= app.now()) throw new DomainError('badValue', { field: 'publishAt' });
  const change = await opened(app, editor, id);
  if (change.version !== version) throw await moved(app, editor, change.key);
  const isPlanned = await store.transitionContentChange(app.db, id, ['draft', 'planned'], 'planned', { publishAt: at, at: app.now() });
  if (!isPlanned) throw new DomainError('changeSettled');
}

/** Discards a draft or a scheduled change. */
export async function discardContentChange(app: App, editor: ContentEditor, id: number): Promise<void> {
  await opened(app, editor, id);
  if (!(await store.transitionContentChange(app.db, id, ['draft', 'planned', 'failed'], 'dropped', { at: app.now() })))
    throw new DomainError('changeSettled');
}

/** Undoes a published change, as long as nothing newer depends on it. */
export async function undoContentChange(app: App, caller: Caller, editor: ContentEditor, id: number): Promise<string> {
  const change = await opened(app, editor, id);
  const key = await transact(app, async (inside) => {
    const isMine = await store.transitionContentChange(inside.db, id, ['published'], 'undone', { at: app.now() });
    if (!isMine) throw new DomainError('changeSettled');
    if (canonicalFields(await editor.read(inside.db, change.key)) !== canonicalFields(change.after)) throw new DomainError('changedSince');
    const back = await editor.write(inside.db, change.key, change.before, app.now());
    await audit(inside, caller, {
      action: `${editor.kind}.undo`,
      subject: [editor.kind, back],
      before: change.after,
      after: change.before,
    });
    return back;
  });
  await app.pageCache.invalidate(editor.tags);
  return key;
}

/** Changes at once, as an API call does; recorded in the history like any change. */
export async function changeContentNow(
  app: App,
  caller: Caller,
  editor: ContentEditor,
  { key, fields }: { key: string; fields: ContentFields | null },
): Promise<string> {
  const at = app.now();
  const made = await transact(app, async (inside) => {
    const before = key === '' ? null : await editor.read(inside.db, key);
    if (key !== '' && before === null) throw new DomainError('contentNotExist');
    const changed = await editor.write(inside.db, key, fields, at);
    const after = fields && (await editor.read(inside.db, changed));
    const row = { kind: editor.kind, key: changed, before, after, state: 'published' as const, publishedAt: at };
    await store.insertContentChange(inside.db, { ...row, staffId: staffOf(caller), createdAt: at, updatedAt: at });
    await audit(inside, caller, { action: `${editor.kind}.publish`, subject: [editor.kind, changed], before, after });
    return changed;
  });
  await app.pageCache.invalidate(editor.tags);
  return made;
}

/** Schedules a change in one step; several for the same item are separate. */
export async function scheduleContentNow(
  app: App,
  caller: Caller,
  editor: ContentEditor,
  scheduled: { key: string; fields: ContentFields; at: Date },
): Promise<number> {
  const { key, fields, at: publishAt } = scheduled;
  const at = app.now();
  const before = await editor.read(app.db, key);
  if (before === null) throw new DomainError('contentNotExist');
  const row = { kind: editor.kind, key, before, after: fields, state: 'planned' as const, publishAt };
  const made = await store.insertContentChange(app.db, { ...row, staffId: staffOf(caller), createdAt: at, updatedAt: at });
  return made?.id ?? 0;
}

/** Publishes due changes. Every instance asks every minute; the row's state lets only one do it. */
export async function publishDueContent(app: App, editors: readonly ContentEditor[]): Promise<number> {
  let done = 0;
  for (const { id } of await store.dueContentChanges(app.db, app.now())) {
    const change = await store.contentChangeRowById(app.db, id);
    const editor = editors.find(({ kind }) => kind === change?.kind);
    if (!change || !editor) continue;
    try {
      await transact(app, (inside) => putLive(inside, editor, change, null));
      await app.pageCache.invalidate(editor.tags);
      done += 1;
    } catch (error) {
      if (error instanceof DomainError && error.why === 'changeSettled') continue;
      app.log.error({ err: error, contentChangeId: id }, 'content change not published');
      const why = error instanceof DomainError ? error.message : 'can no longer be published';
      await store.transitionContentChange(app.db, id, ['planned'], 'failed', { note: why.slice(0, 200), at: app.now() });
    }
  }
  return done;
}

/** Starts a draft from an older change. */
export async function draftFromChange(app: App, caller: Caller, editor: ContentEditor, id: number): Promise<number> {
  const { key, after, before } = await opened(app, editor, id);
  const fields = after ?? before;
  // Content deleted meanwhile is created again.
  const isThere = key !== '' && (await editor.read(app.db, key)) !== null;
  return saveContentDraft(app, caller, editor, { key: isThere ? key : '', over: null, basis: null, fields, note: '' });
}

export const contentHistoryOf = (app: App, kind: ContentKind, key: string) => store.contentHistoryRows(app.db, kind, key);
export const contentChangeById = (app: App, id: number) => store.contentChangeWithAuthor(app.db, id);
export const pendingContentChanges = (app: App, kinds: readonly ContentKind[]) => store.openContentChanges(app.db, kinds);
export const recentContentChanges = (app: App, kinds: readonly ContentKind[]) => store.latestContentChanges(app.db, kinds);

/** Applies a change inside the given transaction. */
export async function applyContentChange(inside: App, editor: ContentEditor, id: number): Promise<void> {
  const change = await opened(inside, editor, id);
  const current = change.key === '' ? null : await editor.read(inside.db, change.key);
  await editor.write(inside.db, change.key, change.after && mergeFields(change.before, change.after, current).fields, inside.now());
}

async function opened(app: App, { kind }: ContentEditor, id: number): Promise<store.ContentChangeRow> {
  const change = await store.contentChangeRowById(app.db, id);
  if (change?.kind !== kind) throw new DomainError('changeNotExist');
  return change;
}

/** The one place where a draft or scheduled change goes live: the state is claimed first, so that a second caller finds nothing. */
async function putLive(inside: App, editor: ContentEditor, change: store.ContentChangeRow, by: Caller | null): Promise<string> {
  const at = inside.now();
  const isMine = await store.transitionContentChange(inside.db, change.id, by ? ['draft', 'planned', 'failed'] : ['planned'], 'published', {
    publishedAt: at,
    at,
  });
  if (!isMine) throw new DomainError('changeSettled');
  const current = change.key === '' ? null : await editor.read(inside.db, change.key);
  if (change.before !== null && current === null) throw new DomainError('contentNotExist');
  const laid = change.after && mergeFields(change.before, change.after, current);
  // A person gets an error when somebody else changed the same fields; a scheduled change is later and wins.
  if (by && laid && laid.clashes.length > 0) throw await moved(inside, editor, change.key);
  const fields = laid?.fields ?? null;
  const key = await editor.write(inside.db, change.key, fields, at);
  await store.saveAppliedFields(inside.db, change.id, { key, before: current, after: await editor.read(inside.db, key) });
  await audit(inside, by ?? anonymousCaller, {
    action: `${editor.kind}.publish`,
    subject: [editor.kind, key],
    before: current,
    after: fields,
  });
  return key;
}
