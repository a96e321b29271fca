import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { anonymousCaller } from '#platform/app.ts';
import { auditLog } from '#platform/tables.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { articles, articleVersions } from '../tables/articles.ts';
import { libraryPictures } from '../tables/media.ts';
import { navigationEntries } from '../tables/site.ts';
import { articleOf } from './articles.server.ts';
import { contentHistoryOf, publishDueContent, undoContentChange } from './changes.server.ts';
import { articleEditor } from './content-editors.server.ts';
import {
  beginArticle,
  compareArticleVersions,
  deleteUnpublishedArticle,
  describeArticle,
  openArticle,
  publishArticleVersion,
  saveDraft,
  scheduledArticleVersions,
  unpublishArticle,
  wasArticlePublished,
} from './editing.server.ts';

let opened: TestApp;
let app: TestApp;
const know = ({ name }: { name: string }) => (name === 'returnDays' ? '30' : null);
const words = {
  titleEn: 'Care',
  titleZh: '护理',
  summaryEn: 'How.',
  summaryZh: '怎么做。',
  bodyEn: 'Second, {{returnDays}} days.',
  bodyZh: '第二版，{{returnDays}} 天。',
  note: 'numbers',
};
const shown = async () => (await articleOf(app, 'en', 'hair-care-guide', know)).blocks;

beforeAll(async () => {
  opened = await testApp();
});
beforeEach(async () => {
  // One database for all; clock and page cache are reset.
  opened.clock.at = new Date('2026-11-12T10:42:00Z');
  app = { ...opened, pageCache: { ...opened.pageCache } };
  await app.store.run('TRUNCATE articles, article_versions, planned_changes, audit_log RESTART IDENTITY CASCADE');
  await app.db.insert(articles).values({ slug: 'hair-care-guide', kind: 'guide' });
  await app.db
    .insert(articleVersions)
    .values({ articleId: 1, version: 1, titleEn: 'Care', titleZh: '护理', bodyEn: 'First.', bodyZh: '第一版。' });
  await app.db.update(articles).set({ liveVersion: 1, publishedAt: new Date('2026-10-01T00:00:00Z') });
});

test('a draft is not shown until it is published, and undo shows the older version again', async () => {
  expect(await saveDraft(app, anonymousCaller, 1, { after: 1, words, know }).catch(String)).toBe(2);
  expect(await shown()).toMatchObject([{ words: [{ text: 'First.' }] }]);
  const dropped = app.pageCache.invalidate;
  const tags: string[] = [];
  app.pageCache.invalidate = async (gone) => {
    tags.push(...gone);
    return dropped(gone);
  };
  await publishArticleVersion(app, anonymousCaller, 1, { version: 2, on: null });
  expect(await shown()).toMatchObject([{ words: [{ text: 'Second, 30 days.' }] }]);
  expect(tags).toEqual(['articles']);
  await publishArticleVersion(app, anonymousCaller, 1, { version: 1, on: null });
  expect(await shown()).toMatchObject([{ words: [{ text: 'First.' }] }]);
  expect((await openArticle(app, 1, null)).history.map(({ version }) => version)).toEqual([2, 1]);
  expect(await app.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.subjectKind, 'article'))).toHaveLength(3);
});

test('a second version of a page that is shown waits for its day, and lists are dropped when it comes', async () => {
  await saveDraft(app, anonymousCaller, 1, { after: 1, words, know });
  const tomorrow = new Date(app.now().getTime() + 86_400_000);
  await publishArticleVersion(app, anonymousCaller, 1, { version: 2, on: tomorrow });
  expect(await shown()).toMatchObject([{ words: [{ text: 'First.' }] }]);
  expect(await scheduledArticleVersions(app)).toMatchObject([{ articleId: 1, version: 2, at: tomorrow }]);
  app.clock.at = new Date(tomorrow.getTime() + 1000);
  const tags: string[] = [];
  app.pageCache.invalidate = async (gone) => void tags.push(...gone);
  expect(await publishDueContent(app, [articleEditor])).toBe(1);
  expect(tags).toEqual(['articles']);
  expect(await shown()).toMatchObject([{ words: [{ text: 'Second, 30 days.' }] }]);
  expect(await publishDueContent(app, [articleEditor])).toBe(0);
});

test('a page that is not shown yet waits for its day, too; one that is taken out is gone until it is published again', async () => {
  const tomorrow = new Date(app.now().getTime() + 86_400_000);
  await app.db.update(articles).set({ publishedAt: null, liveVersion: null });
  await publishArticleVersion(app, anonymousCaller, 1, { version: 1, on: tomorrow });
  await expect(shown()).rejects.toMatchObject({ why: 'productNotExist' });
  app.clock.at = new Date(tomorrow.getTime() + 1000);
  await publishDueContent(app, [articleEditor]);
  expect(await shown()).toHaveLength(1);
  await unpublishArticle(app, anonymousCaller, 1);
  await expect(shown()).rejects.toMatchObject({ why: 'productNotExist' });
  await publishArticleVersion(app, anonymousCaller, 1, { version: 1, on: null });
  expect(await shown()).toHaveLength(1);
});

test('a link that leads nowhere is told before the page is shown', async () => {
  await saveDraft(app, anonymousCaller, 1, { after: 1, words: { ...words, bodyEn: 'See [this](/no-such-page).' }, know });
  await expect(publishArticleVersion(app, anonymousCaller, 1, { version: 2, on: null })).rejects.toMatchObject({
    why: 'linkDead',
    details: { href: '/no-such-page' },
  });
});

test.each([
  ['a script', { bodyEn: 'Hello <script>alert(1)</script>' }, 'scriptRefused'],
  ['a link that is a script', { bodyZh: '[看](javascript:alert(1))' }, 'scriptRefused'],
  ['a megabyte', { bodyEn: 'a'.repeat(1_000_000) }, 'tooLarge'],
  ['a number nobody knows', { bodyEn: 'In {{returnDay}} days' }, 'badValue'],
  ['no Chinese', { bodyZh: ' ' }, 'lackParameter'],
])('%s is refused', async (_, change, why) => {
  await expect(saveDraft(app, anonymousCaller, 1, { after: 1, words: { ...words, ...change }, know })).rejects.toMatchObject({ why });
});

test('two versions are held against each other, field by field; a version that is not there is told', async () => {
  await saveDraft(app, anonymousCaller, 1, { after: 1, words, know });
  const { words: newest } = await openArticle(app, 1, null);
  const found = await compareArticleVersions(app, 1, newest, 1);
  expect(found?.map(({ field }) => field)).toEqual(['summaryEn', 'summaryZh', 'bodyEn', 'bodyZh']);
  expect(found?.find(({ field }) => field === 'bodyEn')?.lines).toEqual([
    { kind: 'out', text: 'First.' },
    { kind: 'in', text: 'Second, {{returnDays}} days.' },
  ]);
  expect(await compareArticleVersions(app, 1, newest, 2)).toEqual([]);
  expect(await compareArticleVersions(app, 1, newest, 7)).toBeNull();
});

test('of two people who began with the same version the second is told', async () => {
  await saveDraft(app, anonymousCaller, 1, { after: 1, words, know });
  await expect(saveDraft(app, anonymousCaller, 1, { after: 1, words, know })).rejects.toMatchObject({ why: 'contentMoved' });
  await expect(saveDraft(app, anonymousCaller, 9, { after: 1, words, know })).rejects.toMatchObject({ why: 'contentNotExist' });
});

const begun = { slug: 'blog/winter-care', kind: 'article' as const, author: 'lin-mei', words, know };

test('a page is begun as a draft, shown when it is published, taken out and put back; each step stands in the log', async () => {
  const id = await beginArticle(app, anonymousCaller, begun);
  const read = () => articleOf(app, 'en', begun.slug, know);
  await expect(read()).rejects.toMatchObject({ why: 'productNotExist' });
  await expect(beginArticle(app, anonymousCaller, begun)).rejects.toMatchObject({ why: 'addressTaken' });
  await expect(unpublishArticle(app, anonymousCaller, id)).rejects.toMatchObject({ why: 'changeSettled' });
  await publishArticleVersion(app, anonymousCaller, id, { version: 1, on: null });
  const before = await read();
  app.clock.at = new Date(app.now().getTime() + 60_000);
  await unpublishArticle(app, anonymousCaller, id);
  await expect(read()).rejects.toMatchObject({ why: 'productNotExist' });
  const [newest] = await contentHistoryOf(app, 'article', String(id));
  await undoContentChange(app, anonymousCaller, articleEditor, newest?.id ?? 0);
  expect(await read()).toMatchObject({ title: 'Care', author: 'lin-mei', publishedAt: before.publishedAt });
  const log = await app.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(id)))
    .orderBy(auditLog.id);
  expect(log.map(({ action }) => action)).toEqual(['article.draft', 'article.publish', 'article.publish', 'article.undo']);
});

test('a page others lead to stays, and a link to one that is not shown is dead', async () => {
  const id = await beginArticle(app, anonymousCaller, begun);
  const linking = { ...words, bodyEn: 'See [care](/blog/winter-care#how).' };
  await saveDraft(app, anonymousCaller, 1, { after: 1, words: linking, know });
  await expect(publishArticleVersion(app, anonymousCaller, 1, { version: 2, on: null })).rejects.toMatchObject({ why: 'linkDead' });
  await publishArticleVersion(app, anonymousCaller, id, { version: 1, on: null });
  await publishArticleVersion(app, anonymousCaller, 1, { version: 2, on: null });
  await app.db.insert(navigationEntries).values({ nameEn: 'Winter', nameZh: '冬季', url: '/blog/winter-care' });
  await expect(unpublishArticle(app, anonymousCaller, id)).rejects.toMatchObject({
    why: 'pageLinked',
    details: { places: '/hair-care-guide · Winter' },
  });
});

test('another picture and another name are shown at once and can be undone; a picture nobody has is refused', async () => {
  await app.db
    .insert(libraryPictures)
    .values({ baseUrl: '/media/care', widths: [450, 900], width: 900, height: 1125, altEn: 'Brush', altZh: '梳子' })
    .onConflictDoNothing();
  const about = () => articleOf(app, 'en', 'hair-care-guide', know);
  await expect(describeArticle(app, anonymousCaller, 1, { author: '', pictureUrl: '/media/none' })).rejects.toMatchObject({
    why: 'badValue',
  });
  await describeArticle(app, anonymousCaller, 1, { author: 'lin-mei', pictureUrl: '/media/care' });
  expect(await about()).toMatchObject({ author: 'lin-mei', picture: '/media/care' });
  const [newest] = await contentHistoryOf(app, 'article', '1');
  await undoContentChange(app, anonymousCaller, articleEditor, newest?.id ?? 0);
  expect(await about()).toMatchObject({ author: '', picture: '' });
});

test('a page nobody ever read is deleted with its drafts and plans; the log keeps its words, and its address is free again', async () => {
  const id = await beginArticle(app, anonymousCaller, begun);
  await saveDraft(app, anonymousCaller, id, { after: 1, words: { ...words, titleEn: 'Care in winter' }, know });
  const tomorrow = new Date(app.now().getTime() + 86_400_000);
  await publishArticleVersion(app, anonymousCaller, id, { version: 2, on: tomorrow });
  expect(await wasArticlePublished(app, id)).toBe(false);
  await deleteUnpublishedArticle(app, anonymousCaller, id);
  await expect(openArticle(app, id, null)).rejects.toMatchObject({ why: 'contentNotExist' });
  await expect(deleteUnpublishedArticle(app, anonymousCaller, id)).rejects.toMatchObject({ why: 'contentNotExist' });
  expect(await app.db.select().from(articleVersions).where(eq(articleVersions.articleId, id))).toEqual([]);
  expect(await scheduledArticleVersions(app)).toEqual([]);
  app.clock.at = new Date(tomorrow.getTime() + 1000);
  expect(await publishDueContent(app, [articleEditor])).toBe(0);
  const [line] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'article.delete'));
  expect(line).toMatchObject({
    subjectId: String(id),
    before: { slug: begun.slug, kind: 'article', author: 'lin-mei', version: 2, titleEn: 'Care in winter', bodyZh: words.bodyZh },
    after: null,
  });
  expect(await beginArticle(app, anonymousCaller, begun)).toBeGreaterThan(id);
});

test('a page that was ever shown is not deleted, in the shop or out of it; another signature alone shows nobody anything', async () => {
  await expect(deleteUnpublishedArticle(app, anonymousCaller, 1)).rejects.toMatchObject({ why: 'pageWasShown' });
  await unpublishArticle(app, anonymousCaller, 1);
  expect(await wasArticlePublished(app, 1)).toBe(true);
  await expect(deleteUnpublishedArticle(app, anonymousCaller, 1)).rejects.toMatchObject({ why: 'pageWasShown' });
  const id = await beginArticle(app, anonymousCaller, begun);
  await describeArticle(app, anonymousCaller, id, { author: 'denise-carter', pictureUrl: '' });
  await publishArticleVersion(app, anonymousCaller, id, { version: 1, on: null });
  const [shownFirst] = await contentHistoryOf(app, 'article', String(id));
  await undoContentChange(app, anonymousCaller, articleEditor, shownFirst?.id ?? 0);
  await expect(deleteUnpublishedArticle(app, anonymousCaller, id)).rejects.toMatchObject({ why: 'pageWasShown' });
  const other = await beginArticle(app, anonymousCaller, { ...begun, slug: 'blog/summer-care' });
  await describeArticle(app, anonymousCaller, other, { author: 'denise-carter', pictureUrl: '' });
  await deleteUnpublishedArticle(app, anonymousCaller, other);
  await expect(publishArticleVersion(app, anonymousCaller, other, { version: 1, on: null })).rejects.toMatchObject({
    why: 'contentNotExist',
  });
});
