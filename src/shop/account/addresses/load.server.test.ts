import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { type Member, memberOn } from '../../../../tests/kit/member.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { action } from './load.server.ts';

let app: TestApp;
let mia: Member;
beforeAll(async () => {
  app = await testApp();
  mia = await memberOn(app, 'mia@tressline.test');
});

const abroad = {
  first_name: 'Mia',
  last_name: 'Reed',
  phone_number: '+1 416 555 0100',
  address: '1 King St',
  city: 'Toronto',
  region: 'Ontario',
  post_code: 'm5v2t6',
  country: 'CA',
};
const atHome = {
  ...abroad,
  phone_number: '404 555 0100',
  address: '12 Peach St',
  city: 'Atlanta',
  region: '',
  post_code: '30301',
  country: 'US',
};
const send = (fields: Readonly<Record<string, string>>, query = '?new') => action(visitOn(app, mia, `/user/address-info${query}`, fields));
const rows = () => app.store.run('select region, post_code, is_default from receivers order by id');

test('what is wrong is said at each field, with what was typed', async () => {
  const answer = await send({ intent: 'save', ...atHome, last_name: '', post_code: '303', state: '', make_default: '1' });
  expect(answer).toMatchObject({
    init: { status: 400 },
    data: {
      gone: null,
      answer: { faults: { lastName: 'missing', postCode: 'zip', region: 'missing' }, makeDefault: true, draft: { firstName: 'Mia' } },
    },
  });
});

test('the list of states counts at home, the free field elsewhere', async () => {
  expect(await send({ intent: 'save', ...abroad, state: 'GA', choice: 'mine' })).toMatchObject({ status: 302 });
  expect(await send({ intent: 'save', ...atHome, state: 'GA', choice: 'mine' })).toMatchObject({ status: 302 });
  expect(await rows()).toMatchObject([{ region: 'Ontario', post_code: 'M5V 2T6' }, { region: 'GA' }]);
});

test.each(['', '0', 'x', '-1'])('the address "%s" is none', async (id) => {
  for (const intent of ['default', 'remove']) expect(await send({ intent, id }, '')).toMatchObject({ data: { field: 'id' } });
});

test('one removed comes back as it was', async () => {
  const [first] = await app.store.run('select id from receivers order by id limit 1');
  const removed = (await send({ intent: 'remove', id: String(first?.id) }, '')) as { gone: { address: string } };
  expect(removed.gone.address).toBe('1 King St');
  expect(await send({ intent: 'restore', ...abroad, make_default: '1' }, '')).toMatchObject({ status: 302 });
  expect(await rows()).toMatchObject([
    { region: 'GA', is_default: false },
    { region: 'Ontario', is_default: true },
  ]);
});
