import { Refused } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { factsIn, type Know } from '../rules/facts.ts';
import * as store from '../store/editing.server.ts';

/** What staff write of a page, in both languages. */
export type Words = {
  readonly titleEn: string;
  readonly titleZh: string;
  readonly summaryEn: string;
  readonly summaryZh: string;
  readonly bodyEn: string;
  readonly bodyZh: string;
  readonly note: string;
};

const longest = { title: 160, summary: 400, body: 100_000, note: 200 } as const;
export const wordsFields = ['titleEn', 'titleZh', 'summaryEn', 'summaryZh', 'bodyEn', 'bodyZh', 'note'] as const;

export const listArticles = (app: App) => store.allArticles(app.db);

/** One page with the version asked for, or the newest, and its history. */
export async function openArticle(app: App, id: number, version: number | null) {
  const [article, words, history] = await Promise.all([
    store.articleById(app.db, id),
    store.versionOf(app.db, id, version),
    store.versionsOf(app.db, id),
  ]);
  if (!article || !words) throw new Refused('productNotExist');
  return { article, words, history };
}

/** Keeps a draft as the next version. It is refused when it is too long, half empty, names a number nobody knows, or came second. */
export async function saveDraft(app: App, caller: Caller, id: number, { after, words, know }: { after: number; words: Words; know: Know }) {
  checkWords(words, know);
  const before = await store.versionOf(app.db, id, after);
  if (!before) throw new Refused('productNotExist');
  const version = after + 1;
  await transact(app, async (inside) => {
    const { id: _, createdAt: __, ...kept } = before;
    const isNext = await store.insertVersion(inside.db, {
      ...kept,
      ...words,
      version,
      staffId: caller.staff?.id ?? null,
      createdAt: app.now(),
    });
    if (!isNext) throw new Refused('badValue', { field: 'version' });
    await audit(inside, caller, {
      action: 'article.draft',
      articleId: id,
      before: { version: after },
      after: { version, note: words.note },
    });
  });
  return version;
}

/**
 * Shows a version in the shop: the newest to publish, an older one to undo. A page that is already shown changes at once;
 * one that is not may wait for its day.
 */
export async function publish(app: App, caller: Caller, id: number, { version, on }: { version: number; on: Date | null }): Promise<void> {
  const [article, words] = await Promise.all([store.articleById(app.db, id), store.versionOf(app.db, id, version)]);
  if (!article || !words) throw new Refused('productNotExist');
  const now = app.now();
  const isShown = article.publishedAt !== null && article.publishedAt <= now;
  if (isShown && on !== null && on > now) throw new Refused('badValue', { field: 'on' });
  const publishedAt = isShown && article.publishedAt ? article.publishedAt : (on ?? now);
  await transact(app, async (inside) => {
    await store.putLive(inside.db, id, { version, publishedAt, at: now });
    await audit(inside, caller, {
      action: 'article.publish',
      articleId: id,
      before: { version: article.liveVersion },
      after: { version, publishedAt: publishedAt.toISOString() },
    });
  });
  await app.pages.drop(['articles']);
}

function checkWords(words: Words, know: Know): void {
  for (const field of wordsFields) {
    const text = words[field];
    const most = longest[field.replace(/(En|Zh)$/, '') as keyof typeof longest];
    if (field !== 'note' && text.trim() === '') throw new Refused('lackParameter', { field });
    if (text.length > most) throw new Refused('tooLarge', { field });
    if (!text.isWellFormed() || text.includes('\u0000')) throw new Refused('badValue', { field });
    if (/<\/?(?:script|iframe|object|style)\b|javascript:/i.test(text)) throw new Refused('badValue', { field });
    const unknown = factsIn(text).find((fact) => know(fact) === null);
    if (unknown) throw new Refused('badValue', { field: `{{${[unknown.name, ...unknown.about].join(':')}}}` });
  }
}

type Noted = { readonly action: string; readonly articleId: number; readonly before: object; readonly after: object };
const audit = (inside: App, caller: Caller, noted: Noted): Promise<void> =>
  store.writeArticleAudit(inside.db, { ...noted, staffId: caller.staff?.id ?? 0, requestId: caller.requestId, at: inside.now() });
