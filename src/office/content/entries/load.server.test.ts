import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { faqs } from '#areas/catalog/tables/categories.ts';
import { plannedChanges } from '#areas/content/tables/changes.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { anonymousCaller } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { action } from './load.server.ts';

let app: TestApp;
const editor = { ...anonymousCaller, staff: { id: 1, roles: ['editor'] as const } };
const send = (page: string, fields: Readonly<Record<string, string>>) => action(visitOn(app, editor, `/bg/${page}`, fields));
const placeOf = (answer: unknown): URLSearchParams => new URL((answer as Response).headers.get('location') ?? '', app.origin).searchParams;
const question = {
  questionEn: 'How long?',
  questionZh: '多久？',
  answerEn: 'A year.\r\nMore.',
  answerZh: '一年。',
  position: '',
  isShown: '1',
};

beforeAll(async () => {
  app = await testApp();
  await app.db.insert(staffMembers).values({ id: 1, username: 'ed', email: 'ed@shop.test', passwordHash: 'x', firstName: 'Ed' });
});

test('a new question is a draft, and a question when it is published', async () => {
  const made = placeOf(await send('faqs', { intent: 'save', ...question, key: '', id: '', version: '', basis: '', note: '' }));
  expect(made.get('done')).toBe('saved');
  const [, id = ''] = /^draft-(\d+)$/.exec(made.get('open') ?? '') ?? [];
  expect(await app.db.select().from(faqs)).toEqual([]);
  expect(await send('faqs', { intent: 'plan', key: '', id, version: '1', publishAt: '' })).toMatchObject({ data: { field: 'publishAt' } });
  const shown = placeOf(await send('faqs', { intent: 'publish', key: '', id, version: '1', publishAt: '' }));
  expect(shown.get('done')).toBe('published');
  expect(await app.db.select().from(faqs)).toMatchObject([{ questionEn: 'How long?', answerEn: 'A year.\nMore.', position: 0 }]);
});

test('the fields of each button are read by their names; a half one is refused', async () => {
  const banner = {
    type: 'home',
    url: '/media/one',
    altEn: 'One',
    altZh: '一',
    button0En: 'See',
    button0Zh: '查看',
    startsAt: '2026-11-20T08:00',
  };
  const sent = { intent: 'save', ...banner, key: '', id: '', version: '', note: 'autumn' };
  expect(await send('banners', sent)).toMatchObject({
    data: { problem: 'Please input Buttons', field: 'buttons', typed: { button0En: 'See' } },
    init: { status: 400 },
  });
  await send('banners', { ...sent, button0Href: '/' });
  const [draft] = await app.db.select().from(plannedChanges).where(eq(plannedChanges.kind, 'banner'));
  expect(draft).toMatchObject({
    note: 'autumn',
    after: { buttons: [{ textEn: 'See', textZh: '查看', href: '/' }], startsAt: '2026-11-20T00:00:00.000Z', isHidden: false },
  });
});
