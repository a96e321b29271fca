import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { nobody } from '#platform/app.ts';
import { auditLog } from '#platform/tables.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { articles, articleVersions } from '../tables/articles.ts';
import { articleOf } from './articles.server.ts';
import { openArticle, publish, saveDraft } from './editing.server.ts';

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

beforeEach(async () => {
  app = await testApp();
  await app.db.insert(articles).values({ id: 1, slug: 'hair-care-guide', kind: 'guide' });
  await app.db
    .insert(articleVersions)
    .values({ articleId: 1, version: 1, titleEn: 'Care', titleZh: '护理', bodyEn: 'First.', bodyZh: '第一版。' });
  await app.db.update(articles).set({ liveVersion: 1, publishedAt: new Date('2026-10-01T00:00:00Z') });
});

test('a draft is not shown until it is published, and undo shows the older version again', async () => {
  expect(await saveDraft(app, nobody, 1, { after: 1, words, know }).catch(String)).toBe(2);
  expect(await shown()).toMatchObject([{ words: [{ text: 'First.' }] }]);
  const dropped = app.pages.drop;
  const tags: string[] = [];
  app.pages.drop = async (gone) => {
    tags.push(...gone);
    return dropped(gone);
  };
  await publish(app, nobody, 1, { version: 2, on: null });
  expect(await shown()).toMatchObject([{ words: [{ text: 'Second, 30 days.' }] }]);
  expect(tags).toEqual(['articles']);
  await publish(app, nobody, 1, { version: 1, on: null });
  expect(await shown()).toMatchObject([{ words: [{ text: 'First.' }] }]);
  expect((await openArticle(app, 1, null)).history.map(({ version }) => version)).toEqual([2, 1]);
  expect(await app.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.subjectKind, 'article'))).toHaveLength(3);
});

test('a page that is not shown yet waits for its day; one that is shown does not vanish until then', async () => {
  const tomorrow = new Date(app.now().getTime() + 86_400_000);
  await expect(publish(app, nobody, 1, { version: 1, on: tomorrow })).rejects.toMatchObject({ why: 'badValue' });
  await app.db.update(articles).set({ publishedAt: null, liveVersion: null });
  await publish(app, nobody, 1, { version: 1, on: tomorrow });
  await expect(shown()).rejects.toMatchObject({ why: 'productNotExist' });
  app.clock.at = new Date(tomorrow.getTime() + 1000);
  expect(await shown()).toHaveLength(1);
});

test.each([
  ['a script', { bodyEn: 'Hello <script>alert(1)</script>' }, 'badValue'],
  ['a link that is a script', { bodyZh: '[看](javascript:alert(1))' }, 'badValue'],
  ['a megabyte', { bodyEn: 'a'.repeat(1_000_000) }, 'tooLarge'],
  ['a number nobody knows', { bodyEn: 'In {{returnDay}} days' }, 'badValue'],
  ['no Chinese', { bodyZh: ' ' }, 'lackParameter'],
])('%s is refused', async (_, change, why) => {
  await expect(saveDraft(app, nobody, 1, { after: 1, words: { ...words, ...change }, know })).rejects.toMatchObject({ why });
});

test('of two people who began with the same version the second is told', async () => {
  await saveDraft(app, nobody, 1, { after: 1, words, know });
  await expect(saveDraft(app, nobody, 1, { after: 1, words, know })).rejects.toMatchObject({ why: 'badValue' });
  await expect(saveDraft(app, nobody, 9, { after: 1, words, know })).rejects.toMatchObject({ why: 'productNotExist' });
});
