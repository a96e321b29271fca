import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { openCheckout } from '../../../../tests/kit/checkout.ts';
import { ana, bea } from '../../../../tests/kit/shoppers.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { answerTo } from './order-action-result.ts';
import { action } from './order-actions.server.ts';

const { app, bought } = await openCheckout();
const her: Caller = { ...anonymousCaller, shopperId: ana, by: 'cookie' };
let number: string;
let lineId: number;
beforeAll(async () => {
  number = await bought(ana, [101, 2]);
  const { rows } = await app.db.execute(
    sql`select l.id from order_lines l join orders o on o.id = l.order_id where o.number = ${number} order by l.id`,
  );
  lineId = Number(rows[0]?.id);
});

type Fields = Readonly<Record<string, string>>;
const send = (fields: Fields, caller = her) => action(visitOn(app, caller, `/user/order?number=${number}`, fields));

describe('a refused form comes back with its words', () => {
  test.each([
    ['Please input Your question', { intent: 'ask', question: ' ' }],
    ['Use 1,800 characters or fewer for Your question', { intent: 'ask', question: 'x'.repeat(1801) }],
    ['Please input Overall rating', { intent: 'review', sku_id: '101', text: 'Soft.' }],
    ['Please input Your review', { intent: 'review', sku_id: '101', stars: '5', text: ' ' }],
    ['You can review this item once it has been delivered', { intent: 'review', sku_id: '101', stars: '5', text: 'Soft.' }],
    ['Use 2,000 characters or fewer for message', { intent: 'cancel-wish', message: 'x'.repeat(2001) }],
    ['Please check this field: action', { intent: 'buy' }],
  ])('%s', async (problem, fields) => {
    expect(await send(fields)).toMatchObject({ data: { problem, intent: fields.intent } });
  });

  test('of an order that is not hers nothing is said', async () => {
    const stranger = { ...her, shopperId: bea };
    for (const intent of ['pay', 'cancel', 'cancel-wish']) {
      expect(await send({ intent }, stranger), intent).toMatchObject({ data: { problem: 'Order Not Exist' }, init: { status: 404 } });
    }
    expect(await send({ intent: 'ask', question: 'Mine?' }, stranger)).toMatchObject({ data: { problem: 'Order Not Exist' } });
  });
});

test('a question is sent, and its form is the one that says so', async () => {
  const answer = await send({ intent: 'ask', question: 'When will it\r\nleave?' });
  expect(answer).toEqual({ done: 'ask' });
  expect(answerTo('ask', answer as object)).toEqual({ isDone: true, problem: null, typed: '' });
  expect(answerTo('cancel', answer as object)).toBeNull();
  const rows = await app.store.run(`select message from inquiries where kind = 'order'`);
  expect(rows).toEqual([{ message: `About order ${number}:\nWhen will it\nleave?` }]);
});

test('a refusal is shown beside its own line only', async () => {
  const refused = (await send({ intent: 'protect', line_id: String(lineId), message: 'It was $10 less.' })) as { data: object };
  expect(answerTo('protect', refused.data, lineId)).toMatchObject({ isDone: false, typed: 'It was $10 less.' });
  expect(answerTo('protect', refused.data, lineId + 1)).toBeNull();
  expect(answerTo('review', refused.data, lineId)).toBeNull();
});

test('an order is cancelled once, and a second time says why not', async () => {
  expect(await send({ intent: 'cancel' })).toEqual({ done: 'cancel' });
  expect(await send({ intent: 'cancel-wish', message: '' })).toMatchObject({ init: { status: 409 } });
});
