import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { anonymousCaller } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { action as changeOwn } from '../appointment/load.server.ts';
import { action } from './load.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const clip = { name: 'Mia', email: 'mia@example.com', channel: 'clip', zone: 'America/New_York' };
let visits = 0;
const send = (fields: Record<string, string>) => {
  visits += 1;
  return action(visitOn(app, { ...anonymousCaller, ip: `10.2.0.${visits}` }, '/video-see-hair', { ...clip, ...fields }));
};

test.each(['3000000000', '1e309', '1.5', '-1', 'Moon'])('a time %s is none, and said so', async (slot) => {
  expect(await send({ channel: 'zoom', contact: 'mia', slot })).toMatchObject({
    data: { problem: expect.stringContaining('Date and time') },
  });
});

test.each(['3000000000', '9007199254740991', '-5', '1.5'])('goods %s are none; the clip is booked without', async (sku) => {
  expect(await send({ sku })).toMatchObject({ status: 302 });
  const { rows } = await app.db.execute(sql`select count(*)::int as count from appointment_goods`);
  expect(rows).toEqual([{ count: 0 }]);
});

test.each([
  [{ email: 'mia@' }, { email: 'Invalid mailbox format!' }],
  [{ name: ' ' }, { name: 'Please input Name' }],
  [{ zone: 'Moon/Base' }, { zone: 'Please check this field: Your time zone' }],
  [{ channel: 'zoom' }, { contact: expect.stringContaining('Please input') }],
  [{ fax_number: '1' }, { fax_number: expect.stringContaining('Please check this field') }],
])('%j is refused at its field', async (fields, told) => {
  expect(await send(fields)).toMatchObject({ data: { fields: told, typed: { channel: 'clip', ...fields } }, init: { status: 400 } });
});

test('an appointment moves to a time only; what cannot be one is taken already', async () => {
  const location = ((await send({})) as Response).headers.get('location') ?? '';
  const change = (fields: Record<string, string>) => changeOwn(visitOn(app, anonymousCaller, location, fields));
  for (const slot of [undefined, 'Moon', '3000000000'])
    expect(await change({ intent: 'move', ...(slot && { slot }) })).toMatchObject({ data: { field: 'slot' }, init: { status: 409 } });
  expect(await change({ intent: 'show', allow: '1' })).toEqual({ done: 'show' });
  const agreed = 'select count(publish_agreed_at)::int as count from video_appointments';
  expect(await app.store.run(agreed)).toEqual([{ count: 1 }]);
  expect(await change({ intent: 'unknown' })).toMatchObject({ init: { status: 400 } });
  expect(await app.store.run(agreed)).toEqual([{ count: 1 }]);
  expect(await change({ intent: 'cancel' })).toEqual({ done: 'cancel' });
});
