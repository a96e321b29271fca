import { beforeAll, expect, test } from 'vitest';
import { anonymousCaller } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { action } from './load.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
});

const question = {
  intent: 'ask',
  kind: 'goods',
  name: 'Ada',
  email: 'ada@mail.test',
  message: 'Is the lace\r\nbleached?',
  items: '101:2,102:1',
};
let visits = 0;
const send = (fields: Readonly<Record<string, string>>, address = '/inquiry-succeed') => {
  visits += 1;
  return action(visitOn(app, { ...anonymousCaller, ip: `10.3.0.${visits}` }, address, fields));
};

test.each([
  [{ email: 'ada@' }, { email: 'Invalid mailbox format!' }],
  [{ name: ' ' }, { name: 'Please input Name' }],
  [{ message: '' }, { message: 'Please input Your question' }],
])('%j is refused at its field', async (wrong, told) => {
  expect(await send({ ...question, ...wrong })).toMatchObject({
    data: { fields: told, intent: 'ask', typed: { kind: 'goods', items: '101:2,102:1' } },
    init: { status: 400 },
  });
});

test('a question that is too long is told how long it may be', async () => {
  expect(await send({ ...question, message: 'x'.repeat(2001) })).toMatchObject({
    data: { fields: { message: 'Use 2,000 characters or fewer for Your question' } },
    init: { status: 413 },
  });
});

test.each([
  ['', 'Please choose goods'],
  ['101:0', 'Enter 1 or more for quantity'],
  ['999999:1', 'Goods Not Exist'],
])('goods "%s" are refused: %s', async (items, problem) => {
  expect(await send({ ...question, items })).toMatchObject({ data: { problem } });
});

test('a question is sent with its goods, its page and the answers somebody chose', async () => {
  const business = { 'answers.business': 'Salon', 'answers.volume': '', page: '/lace-faq', phone_number: '' };
  const stayed = (await send({ ...question, ...business, stay: '1' })) as { sent: { number: string; path: string } };
  expect(stayed.sent.path).toContain('/inquiry-succeed?key=');
  expect(await app.store.run('select message, answers, page_path, status from inquiries')).toEqual([
    { message: 'Is the lace\nbleached?', answers: { business: 'Salon' }, page_path: '/lace-faq', status: 'new' },
  ]);
  expect(await app.store.run('select sku_id, quantity from inquiry_items order by sku_id')).toEqual([
    { sku_id: 101, quantity: 2 },
    { sku_id: 102, quantity: 1 },
  ]);
  const reply = (message: string) => send({ intent: 'reply', message }, stayed.sent.path);
  expect(await reply(' ')).toMatchObject({ data: { intent: 'reply', fields: { message: 'Please input Your question' } } });
  expect(await reply('And how long?')).toEqual({ done: 'reply' });
});

test('a page elsewhere is none, and what fills the trap is kept from staff', async () => {
  const spam = { ...question, message: 'Buy now', page: '//evil.example', fax_number: '1' };
  await expect(send(spam)).rejects.toMatchObject({ status: 302 });
  expect(await app.store.run(`select page_path, status from inquiries where message = 'Buy now'`)).toEqual([
    { page_path: '/', status: 'spam' },
  ]);
});
