import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { type FactLookup, parseTextFacts } from '../rules/facts.ts';
import { changedLines } from '../rules/line-changes.ts';
import { findLinksToArticle } from '../store/article-links.server.ts';
import type { ArticleKind } from '../store/articles.server.ts';
import * as store from '../store/editing.server.ts';
import { changeContentNow, pendingContentChanges, scheduleContentNow } from './changes.server.ts';
import { articleEditor, sizesOfPicture } from './content-editors.server.ts';
import { isForPages } from './library.server.ts';
import { refuseDeadLinks } from './links.server.ts';

export type ArticleTexts = {
  readonly titleEn: string;
  readonly titleZh: string;
  readonly summaryEn: string;
  readonly summaryZh: string;
  readonly bodyEn: string;
  readonly bodyZh: string;
  /** Meta keywords; kept when missing. */
  readonly metaKeywordsEn?: string;
  readonly metaKeywordsZh?: string;
  readonly note: string;
};

const maxLengths = { title: 160, summary: 400, body: 100_000, metaKeywords: 300, note: 200 } as const;
const written = ['titleEn', 'titleZh', 'summaryEn', 'summaryZh', 'bodyEn', 'bodyZh'] as const;
export const articleTextFields = [...written, 'metaKeywordsEn', 'metaKeywordsZh', 'note'] as const;

/** A page with the requested or newest version, and its history. */
export async function openArticle(app: App, id: number, version: number | null) {
  const [article, texts, history] = await Promise.all([
    store.articleById(app.db, id),
    store.versionOf(app.db, id, version),
    store.articleVersionsOf(app.db, id),
  ]);
  if (!article || !texts) throw new DomainError('contentNotExist');
  return { article, words: texts, history };
}

/** Field by field; null when the other version does not exist. */
export async function compareArticleVersions(app: App, id: number, texts: ArticleTexts, version: number) {
  const other = await store.versionOf(app.db, id, version);
  if (!other) return null;
  const fields = articleTextFields.filter((field) => field !== 'note');
  return fields
    .map((field) => ({ field, lines: changedLines(other[field], texts[field] ?? other[field]) }))
    .filter(({ lines }) => lines.length > 0);
}

/** Saves the next version. Refused when too long, incomplete, with an unknown fact, or based on an outdated version. */
export async function saveDraft(
  app: App,
  caller: Caller,
  id: number,
  { after, words, know }: { after: number; words: ArticleTexts; know: FactLookup },
) {
  checkTexts(words, know);
  const before = await store.versionOf(app.db, id, after);
  if (!before) throw new DomainError('contentNotExist');
  const version = after + 1;
  await transact(app, async (inside) => {
    const { id: _, createdAt: __, ...kept } = before;
    const isNext = await store.insertVersion(inside.db, {
      ...kept,
      ...Object.fromEntries(articleTextFields.map((field) => [field, words[field] ?? before[field]])),
      version,
      staffId: caller.staff?.id ?? null,
      createdAt: app.now(),
    });
    if (!isNext) throw new DomainError('contentMoved', { who: (await store.articleVersionsOf(inside.db, id))[0]?.by ?? '–' });
    await audit(inside, caller, {
      action: 'article.draft',
      subject: ['article', id],
      before: { version: after },
      after: { version, note: words.note },
    });
  });
  return version;
}

/** Publishes a version: the newest, or an older one to undo; now or on a date. */
export async function publishArticleVersion(
  app: App,
  caller: Caller,
  id: number,
  { version, on }: { version: number; on: Date | null },
): Promise<void> {
  const [article, texts] = await Promise.all([store.articleById(app.db, id), store.versionOf(app.db, id, version)]);
  if (!article || !texts) throw new DomainError('contentNotExist');
  await refuseDeadLinks(app, linksIn(texts));
  const current = await articleEditor.read(app.db, String(id));
  const change = { key: String(id), fields: { ...current, version } };
  if (on !== null && on > app.now()) await scheduleContentNow(app, caller, articleEditor, { ...change, at: on });
  else await changeContentNow(app, caller, articleEditor, change);
}

/** Links of a content page in both languages. */
export const linksIn = ({ bodyEn, bodyZh }: Pick<ArticleTexts, 'bodyEn' | 'bodyZh'>): string[] =>
  [bodyEn, bodyZh].flatMap((body) => [...body.matchAll(/\]\((\/[^()\s]+)\)/g)].map(([, href = '']) => href));

export async function scheduledArticleVersions(app: App) {
  return (await pendingContentChanges(app, ['article'])).flatMap(({ id, key, after, publishAt, by, state }) =>
    state === 'planned' && publishAt ? [{ id, articleId: Number(key), version: Number(after?.version ?? 0), at: publishAt, by }] : [],
  );
}

type Begun = {
  readonly slug: string;
  readonly kind: ArticleKind;
  readonly author: string;
  readonly pictureUrl?: string;
  readonly words: Partial<ArticleTexts>;
  readonly know: FactLookup;
};

/** Starts a content page at an unused address; it stays a draft. */
export async function beginArticle(app: App, caller: Caller, { slug, kind, author, pictureUrl = '', words, know }: Begun): Promise<number> {
  const all = { ...Object.fromEntries(articleTextFields.map((field) => [field, words[field] ?? ''])) } as ArticleTexts;
  checkTexts(all, know);
  if (pictureUrl !== '') await checkPicture(app, pictureUrl);
  return transact(app, async (inside) => {
    const id = await store.insertArticle(inside.db, { slug, kind, author, pictureUrl, createdAt: app.now(), updatedAt: app.now() });
    if (id === null) throw new DomainError('addressTaken', { slug: `/${slug}` });
    await store.insertVersion(inside.db, { ...all, articleId: id, version: 1, staffId: caller.staff?.id ?? null, createdAt: app.now() });
    await audit(inside, caller, { action: 'article.draft', subject: ['article', id], after: { slug, version: 1 } });
    return id;
  });
}

/** Unpublishes a page; undo or publishing a version restores it. Refused while other pages link to it. */
export async function unpublishArticle(app: App, caller: Caller, id: number): Promise<void> {
  const article = await store.articleById(app.db, id);
  const current = await articleEditor.read(app.db, String(id));
  if (!article || !current) throw new DomainError('contentNotExist');
  if (article.liveVersion === null) throw new DomainError('changeSettled');
  const places = await linksToArticle(app, article);
  if (places.length > 0) throw new DomainError('pageLinked', { places: places.slice(0, 5).join(' · ') });
  await changeContentNow(app, caller, articleEditor, { key: String(id), fields: { ...current, version: null, publishedAt: null } });
}

/** Whether the page was ever public. */
export async function wasArticlePublished(app: App, id: number): Promise<boolean> {
  const article = await store.articleById(app.db, id);
  return article?.liveVersion != null || store.wasEverPublished(app.db, id);
}

/**
 * Deletes a page that was never public, with drafts and schedules; the audit log keeps its last text. A page that was public is only
 * unpublished.
 */
export async function deleteUnpublishedArticle(app: App, caller: Caller, id: number): Promise<void> {
  const { article, words } = await openArticle(app, id, null);
  await transact(app, async (inside) => {
    if ((await wasArticlePublished(inside, id)) || !(await store.dropArticle(inside.db, id))) throw new DomainError('pageWasShown');
    await store.dropPlans(inside.db, id, app.now());
    const { slug, kind, author, pictureUrl } = article;
    const textValues = Object.fromEntries(articleTextFields.filter((field) => field !== 'note').map((field) => [field, words[field]]));
    const before = { slug, kind, author, pictureUrl, version: words.version, ...textValues };
    await audit(inside, caller, { action: 'article.delete', subject: ['article', id], before });
  });
}

/** What links to a page: other pages, menus, banners and questions. */
export const linksToArticle = (app: App, { id, slug }: { readonly id: number; readonly slug: string }): Promise<string[]> =>
  findLinksToArticle(app.db, { id, slug, now: app.now() });

/** Author and picture. */
export async function describeArticle(app: App, caller: Caller, id: number, about: { author: string; pictureUrl: string }): Promise<void> {
  const current = await articleEditor.read(app.db, String(id));
  if (!current) throw new DomainError('contentNotExist');
  if (about.pictureUrl !== current.pictureUrl) await checkPicture(app, about.pictureUrl);
  await changeContentNow(app, caller, articleEditor, { key: String(id), fields: { ...current, ...about } });
}

/** Only library pictures in the sizes content pages use. */
async function checkPicture(app: App, url: string): Promise<void> {
  const sizes = await sizesOfPicture(app.db, url);
  if (!sizes || !isForPages(sizes)) throw new DomainError(url === '' ? 'lackParameter' : 'badValue', { field: 'pictureUrl' });
}

export const listArticles = (app: App) => store.allArticles(app.db);

function checkTexts(texts: ArticleTexts, know: FactLookup): void {
  for (const field of articleTextFields) {
    const text = texts[field] ?? '';
    const maxLength = maxLengths[field.replace(/(En|Zh)$/, '') as keyof typeof maxLengths];
    if (written.some((one) => one === field) && text.trim() === '') throw new DomainError('lackParameter', { field });
    if (text.length > maxLength) throw new DomainError('tooLarge', { field, most: maxLength });
    if (!text.isWellFormed() || text.includes('\u0000')) throw new DomainError('badValue', { field });
    if (/<\/?(?:script|iframe|object|style)\b|javascript:/i.test(text)) throw new DomainError('scriptRefused', { field });
    const unknown = parseTextFacts(text).find((fact) => know(fact) === null);
    if (unknown) throw new DomainError('badValue', { field: `{{${[unknown.name, ...unknown.about].join(':')}}}` });
  }
}
