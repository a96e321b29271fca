import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { categories } from '#areas/catalog/tables/categories.ts';
import { searchTerms } from '#areas/catalog/tables/prices-and-search.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { anonymousCaller } from '#platform/app.ts';
import { auditLog, mails } from '#platform/tables.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { importLines, matchKeyword } from '../rules/keyword-list.ts';
import {
  checkKeywordImport,
  copyKeywordsToMeta,
  importKeywords,
  keywordFigures,
  keywordForEditing,
  writeMeta,
} from '../services/keywords.server.ts';
import { confirmSubscription, subscribe } from '../services/newsletter.server.ts';
import { stopSubscribers, subscriberFile, undoStopSubscribers } from '../services/subscribers.server.ts';
import { keywords, subscribers } from '../tables/articles.ts';

let app: TestApp;
const editor = { staff: { id: 1, roles: ['editor'] as const }, by: 'header' as const };
const caller = { ...anonymousCaller, ...editor };
const ask = (path: string, input: object) => callerOn(app, editor)('POST', `/admin/${path}`, input);

beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
  await app.db.insert(staffMembers).values({ id: 1, username: 'ed', email: 'ed@shop.test', passwordHash: 'x', firstName: 'Ed' });
});

test('a mailbox that staff add is asked by letter and counts only after its own yes', async () => {
  expect((await ask('subscriber/add', { email: 'ada@mail.test' })).body.Code).toBe(0);
  expect((await ask('subscriber/get_with_query', { state: 'asked' })).body.Data).toMatchObject({
    total: 1,
    items: [{ source: 'office', confirmed_at: null }],
  });
  const [letter] = await app.db.select({ text: mails.textBody }).from(mails);
  await confirmSubscription(app, /confirm=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '');
  expect((await ask('subscriber/get_with_query', { state: 'on', topic: 'sales' })).body.Data).toMatchObject({ total: 1 });
});

test('staff set topics and stop letters; a stop of theirs can be taken back, a no of the reader cannot', async () => {
  const [row] = await app.db.select().from(subscribers);
  const id = row?.id ?? 0;
  expect((await ask('subscriber/update', { id, topics: ['business', 'business'] })).body.Code).toBe(0);
  expect((await app.db.select().from(subscribers))[0]?.topics).toEqual(['business']);
  expect(await stopSubscribers(app, caller, [id], 'asked by phone')).toEqual([id]);
  await expect(stopSubscribers(app, caller, [id], '')).rejects.toThrow('Subscriber not found');
  await undoStopSubscribers(app, caller, [id], app.now());
  await app.db.update(subscribers).set({ stoppedAt: new Date('2026-01-01T00:00:00Z') });
  await expect(undoStopSubscribers(app, caller, [id], app.now())).rejects.toThrow('Subscriber not found');
  expect((await ask('subscriber/get_with_query', { state: 'stopped' })).body.Data).toMatchObject({ total: 1 });
});

test('a file of mailboxes cannot carry formulas and is written in the log', async () => {
  await subscribe(app, caller, 'bea@mail.test', '=HYPERLINK("x")');
  const { lines } = await subscriberFile.rows(app, caller, new URLSearchParams());
  expect(lines).toHaveLength(2);
  const [noted] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'subscriber.export'));
  expect(noted?.after).toMatchObject({ rows: 2 });
});

test.each([
  ['Human hair wigs', 'human hair wigs', 'whole'],
  ['Wigs of human and other hair', 'human hair wigs', 'words'],
  ['Closures', 'human hair wigs', 'none'],
  ['真人发假发，工厂直供', '真人发假发', 'whole'],
])('%s holds %s: %s', (text, keyword, expected) => expect(matchKeyword(text, keyword)).toBe(expected));

test('a file of Search Console is read by its heads; wrong rows are named', () => {
  expect(importLines('a,b\n1,2')).toBeNull();
  expect(importLines('Top queries,Clicks,Impressions,CTR,Position\nLace Wig,3,"1,200",1%,4.26\n,1,2,3,4\nx,1,many,1%,2')).toMatchObject([
    { keyword: 'lace wig', volume: 1200, positionTenths: 43 },
    { row: 3, problem: 'keyword' },
    { row: 4, problem: 'figure' },
  ]);
});

const word = { language: 'en', target: 'category', target_path: '/collections/wig', monthly_volume: 900, position: 12.3 };

test('keywords are kept once a page; two pages that want one word are told', async () => {
  const made = await ask('keyword/add', { ...word, keyword: 'Human Wigs', priority: 2 });
  expect(made.body.Code).toBe(0);
  expect((await ask('keyword/add', { ...word, keyword: 'human wigs' })).body.Code).toBe(80306);
  expect((await ask('keyword/add', { ...word, keyword: 'x', target_path: '//evil.example' })).body.Code).toBe(80113);
  await ask('keyword/add', { ...word, keyword: 'human wigs', target: 'page', target_path: '/diy-wigs', monthly_volume: 10 });
  const list = (await ask('keyword/get_with_query', { fights: true })).body.Data as { items: { rivals: number; found: object | null }[] };
  expect(list.items.map(({ rivals, found }) => [rivals, found !== null])).toEqual([
    [1, true],
    [1, false],
  ]);
});

test('title, description and keywords of the page are written from here, and can be taken back', async () => {
  const before = await writeMeta(app, caller, 1, { title: 'Human wigs from the factory', description: 'Sewn by hand.' });
  expect((await keywordForEditing(app, 1)).found?.title).toBe('whole');
  await ask('keyword/add', { ...word, keyword: 'lace wig', priority: 3 });
  await copyKeywordsToMeta(app, caller, 1);
  const [category] = await app.db.select().from(categories).where(eq(categories.id, 1));
  expect([category?.metaTitleEn, category?.metaKeywordsEn]).toEqual(['Human wigs from the factory', 'lace wig, human wigs']);
  await writeMeta(app, caller, 1, { title: before.title, description: before.description });
  expect((await app.db.select().from(categories).where(eq(categories.id, 1)))[0]?.metaTitleEn).toBe('');
  await expect(writeMeta(app, caller, 2, { title: 'x' })).rejects.toThrow('Please check this field: page');
});

test('figures come in from a file, twice is once, and what has no page is left out', async () => {
  const file = 'query,impressions,position,page\nhuman wigs,2000,8.1,\nnew word,50,30,https://shop.test/collections/bundle\nlost,5,9,';
  expect((await checkKeywordImport(app, file)).map(({ state }) => state)).toEqual(['change', 'new', 'noPage']);
  expect(await importKeywords(app, caller, file)).toEqual({ changed: 1, added: 1, left: 1 });
  expect(await importKeywords(app, caller, file)).toEqual({ changed: 0, added: 0, left: 3 });
  const [added] = await app.db.select().from(keywords).where(eq(keywords.keyword, 'new word'));
  expect([added?.targetKind, added?.targetPath, added?.positionTenths]).toEqual(['category', '/collections/bundle', 300]);
});

test('pages without a keyword and searches without a page are told', async () => {
  await app.db.insert(searchTerms).values([
    { day: '2026-11-10', term: 'glueless', language: 'en', count: 9, emptyCount: 8 },
    { day: '2026-11-10', term: 'human wigs', language: 'en', count: 4, emptyCount: 0 },
  ]);
  const { lonely, terms, fights } = await keywordFigures(app, 'en');
  expect(lonely.map(({ path }) => path)).toEqual(['/collections/hair-sample']);
  expect(terms).toMatchObject([{ term: 'glueless', count: 9, empty: 8 }]);
  expect([fights, (await keywordForEditing(app, 1)).searched]).toEqual([2, 4]);
});

test('other roles may not', async () => {
  const stock = callerOn(app, { ...editor, staff: { id: 1, roles: ['stock'] } });
  for (const path of [
    'subscriber/get_with_query',
    'subscriber/add',
    'subscriber/update',
    'subscriber/delete',
    'keyword/get_with_query',
    'keyword/add',
  ])
    expect((await stock('POST', `/admin/${path}`, {})).status, path).toBe(403);
});
