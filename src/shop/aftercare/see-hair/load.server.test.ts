import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { anonymousCaller } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
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
  expect(await send({ channel: 'zoom', contact: 'mia', slot })).toMatchObject({ data: { problem: expect.stringContaining('When') } });
});

test.each(['3000000000', '9007199254740991', '-5', '1.5'])('goods %s are none; the clip is booked without', async (sku) => {
  expect(await send({ sku })).toMatchObject({ status: 302 });
  const { rows } = await app.db.execute(sql`select count(*)::int as count from appointment_goods`);
  expect(rows).toEqual([{ count: 0 }]);
});
