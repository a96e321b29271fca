import { asc } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { keywords } from '#areas/content/tables/articles.ts';
import { anonymousCaller } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { action as keywordAction } from '../keyword/load.server.ts';
import { action } from './load.server.ts';

let app: TestApp;
const editor = { ...anonymousCaller, staff: { id: 1, roles: ['editor'] as const } };
type Fields = Readonly<Record<string, string | File>>;
const save = (fields: Fields) => keywordAction(visitOn(app, editor, '/bg/keyword', { intent: 'save', ...fields }));
const send = (fields: Fields) => action(visitOn(app, editor, '/bg/keywords', fields));
const bob = { keyword: 'Bob wig', language: 'en', target: 'category', target_path: '/collections/wigs', monthly_volume: '1,200' };
const kept = () => app.db.select().from(keywords).orderBy(asc(keywords.id));

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  await app.store.run('TRUNCATE keywords RESTART IDENTITY CASCADE');
  await save({ ...bob, position: '12.5', note: 'short' }).catch(() => null);
});

test('a deleted keyword comes back whole by the fields that undo it', async () => {
  const [before] = await kept();
  expect(before).toMatchObject({ keyword: 'bob wig', priority: 1, monthlyVolume: 1200, positionTenths: 125, note: 'short' });
  const gone = (await send({ intent: 'delete', id: '1' })) as { undo: Record<string, string> };
  expect(await kept()).toEqual([]);
  await send(gone.undo);
  const { id: _, createdAt: __, updatedAt: ___, ...facts } = before ?? {};
  expect(await kept()).toEqual([expect.objectContaining(facts)]);
});

test('figures come from a file or pasted, the file first; nothing is taken in by a look', async () => {
  const file = new File(['query,impressions\nbob wig,900'], 'search.csv');
  const look = await send({ intent: 'look', file, sheet: 'query,impressions\nbob wig,1' });
  expect(look).toMatchObject({ counts: { change: 1, wrong: 0 }, sheet: 'query,impressions\nbob wig,900' });
  expect(await kept()).toMatchObject([{ monthlyVolume: 1200 }]);
  await send({ intent: 'import', sheet: (look as { sheet: string }).sheet });
  expect(await kept()).toMatchObject([{ monthlyVolume: 900 }]);
});

test('a refusal names the field in the words that stand over it', async () => {
  expect(await save({ ...bob, keyword: 'lace', target_path: '' })).toMatchObject({ data: { problem: 'Please input Page URL' } });
});
