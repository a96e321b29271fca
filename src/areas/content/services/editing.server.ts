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

/** What staff write of a page, in both languages. */
export type ArticleTexts = {
  readonly titleEn: string;
  readonly titleZh: string;
  readonly summaryEn: string;
  readonly summaryZh: string;
  readonly bodyEn: string;
  readonly bodyZh: string;
  /** What it should be found by; kept as it was where nothing is said. */
  readonly metaKeywordsEn?: string;
  readonly metaKeywordsZh?: string;
  readonly note: string;
};

const longest = { title: 160, summary: 400, body: 100_000, metaKeywords: 300, note: 200 } as const;
const written = ['titleEn', 'titleZh', 'summaryEn', 'summaryZh', 'bodyEn', 'bodyZh'] as const;
export const articleTextFields = [...written, 'metaKeywordsEn', 'metaKeywordsZh', 'note'] as const;

/** One page with the version asked for, or the newest, and its history. */
export async function openArticle(app: App, id: number, version: number | null) {
  const [article, words, history] = await Promise.all([
    store.articleById(app.db, id),
    store.versionOf(app.db, id, version),
    store.articleVersionsOf(app.db, id),
  ]);
  if (!article || !words) throw new DomainError('contentNotExist');
  return { article, words, history };
}

/** What one version says otherwise than another, field by field; null where the other is not there. */
export async function compareArticleVersions(app: App, id: number, words: ArticleTexts, version: number) {
  const other = await store.versionOf(app.db, id, version);
  if (!other) return null;
  const fields = articleTextFields.filter((field) => field !== 'note');
  return fields
    .map((field) => ({ field, lines: changedLines(other[field], words[field] ?? other[field]) }))
    .filter(({ lines }) => lines.length > 0);
}

/** Keeps a draft as the next version. It is refused when it is too long, half empty, names a number nobody knows, or came second. */
export async function saveDraft(
  app: App,
  caller: Caller,
  id: number,
  { after, words, know }: { after: number; words: ArticleTexts; know: FactLookup },
) {
  checkWords(words, know);
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

/** Shows a version in the shop: the newest to publish, an older one to undo; now, or on its day. Until then the page stays as it is. */
export async function publishArticleVersion(
  app: App,
  caller: Caller,
  id: number,
  { version, on }: { version: number; on: Date | null },
): Promise<void> {
  const [article, words] = await Promise.all([store.articleById(app.db, id), store.versionOf(app.db, id, version)]);
  if (!article || !words) throw new DomainError('contentNotExist');
  await refuseDeadLinks(app, linksIn(words));
  const standing = await articleEditor.read(app.db, String(id));
  const wish = { key: String(id), fields: { ...standing, version } };
  if (on !== null && on > app.now()) await scheduleContentNow(app, caller, articleEditor, { ...wish, at: on });
  else await changeContentNow(app, caller, articleEditor, wish);
}

/** The addresses a page of words leads to, in either language. */
export const linksIn = ({ bodyEn, bodyZh }: Pick<ArticleTexts, 'bodyEn' | 'bodyZh'>): string[] =>
  [bodyEn, bodyZh].flatMap((body) => [...body.matchAll(/\]\((\/[^()\s]+)\)/g)].map(([, href = '']) => href));

/** Versions that wait for their day, by page. */
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

/** Begins a page of words at an address that has none; it waits as a draft. */
export async function beginArticle(app: App, caller: Caller, { slug, kind, author, pictureUrl = '', words, know }: Begun): Promise<number> {
  const all = { ...Object.fromEntries(articleTextFields.map((field) => [field, words[field] ?? ''])) } as ArticleTexts;
  checkWords(all, know);
  if (pictureUrl !== '') await checkPicture(app, pictureUrl);
  return transact(app, async (inside) => {
    const id = await store.insertArticle(inside.db, { slug, kind, author, pictureUrl, createdAt: app.now(), updatedAt: app.now() });
    if (id === null) throw new DomainError('addressTaken', { slug: `/${slug}` });
    await store.insertVersion(inside.db, { ...all, articleId: id, version: 1, staffId: caller.staff?.id ?? null, createdAt: app.now() });
    await audit(inside, caller, { action: 'article.draft', subject: ['article', id], after: { slug, version: 1 } });
    return id;
  });
}

/** Takes a page out of the shop; undoing that, or publishing a version, brings it back. One that others lead to would leave dead links. */
export async function unpublishArticle(app: App, caller: Caller, id: number): Promise<void> {
  const article = await store.articleById(app.db, id);
  const standing = await articleEditor.read(app.db, String(id));
  if (!article || !standing) throw new DomainError('contentNotExist');
  if (article.liveVersion === null) throw new DomainError('changeSettled');
  const places = await linksToArticle(app, article);
  if (places.length > 0) throw new DomainError('pageLinked', { places: places.slice(0, 5).join(' · ') });
  await changeContentNow(app, caller, articleEditor, { key: String(id), fields: { ...standing, version: null, publishedAt: null } });
}

/** Whether anybody could ever read a page in the shop. */
export async function wasArticlePublished(app: App, id: number): Promise<boolean> {
  const article = await store.articleById(app.db, id);
  return article?.liveVersion != null || store.wasEverPublished(app.db, id);
}

/** Deletes a page that was never shown, with its drafts and plans; the log keeps its last words. One that was shown is only taken out. */
export async function deleteUnpublishedArticle(app: App, caller: Caller, id: number): Promise<void> {
  const { article, words } = await openArticle(app, id, null);
  await transact(app, async (inside) => {
    if ((await wasArticlePublished(inside, id)) || !(await store.dropArticle(inside.db, id))) throw new DomainError('pageWasShown');
    await store.dropPlans(inside.db, id, app.now());
    const { slug, kind, author, pictureUrl } = article;
    const said = Object.fromEntries(articleTextFields.filter((field) => field !== 'note').map((field) => [field, words[field]]));
    const before = { slug, kind, author, pictureUrl, version: words.version, ...said };
    await audit(inside, caller, { action: 'article.delete', subject: ['article', id], before });
  });
}

/** What in the shop leads to a page: other pages by their addresses, menus, banners and questions by their words. */
export const linksToArticle = (app: App, { id, slug }: { readonly id: number; readonly slug: string }): Promise<string[]> =>
  findLinksToArticle(app.db, { id, slug, now: app.now() });

/** Who signs a page, and the picture it is known by. */
export async function describeArticle(app: App, caller: Caller, id: number, about: { author: string; pictureUrl: string }): Promise<void> {
  const standing = await articleEditor.read(app.db, String(id));
  if (!standing) throw new DomainError('contentNotExist');
  if (about.pictureUrl !== standing.pictureUrl) await checkPicture(app, about.pictureUrl);
  await changeContentNow(app, caller, articleEditor, { key: String(id), fields: { ...standing, ...about } });
}

/** Only pictures of the library, in the sizes a page of words shows. */
async function checkPicture(app: App, url: string): Promise<void> {
  const sizes = await sizesOfPicture(app.db, url);
  if (!sizes || !isForPages(sizes)) throw new DomainError(url === '' ? 'lackParameter' : 'badValue', { field: 'pictureUrl' });
}

export const listArticles = (app: App) => store.allArticles(app.db);

function checkWords(words: ArticleTexts, know: FactLookup): void {
  for (const field of articleTextFields) {
    const text = words[field] ?? '';
    const most = longest[field.replace(/(En|Zh)$/, '') as keyof typeof longest];
    if (written.some((one) => one === field) && text.trim() === '') throw new DomainError('lackParameter', { field });
    if (text.length > most) throw new DomainError('tooLarge', { field, most });
    if (!text.isWellFormed() || text.includes('\u0000')) throw new DomainError('badValue', { field });
    if (/<\/?(?:script|iframe|object|style)\b|javascript:/i.test(text)) throw new DomainError('scriptRefused', { field });
    const unknown = parseTextFacts(text).find((fact) => know(fact) === null);
    if (unknown) throw new DomainError('badValue', { field: `{{${[unknown.name, ...unknown.about].join(':')}}}` });
  }
}
