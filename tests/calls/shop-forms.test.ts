import { expect, test } from 'vitest';
import { anonymousCaller } from '#platform/app.ts';
import { action as price } from '#shop/builder/ai-pricing/load.server.ts';
import { action as wish } from '#shop/lists/rule-list/load.server.ts';
import { action as business } from '#shop/partners/business-account/load.server.ts';
import { action as sync } from '#shop/partners/sync/load.server.ts';
import { action as notify } from '#shop/product/notify-action.server.ts';
import { action as enter } from '#shop/promotions/entry/load.server.ts';
import { action as newsletter } from '#shop/reading/newsletter/load.server.ts';
import { testApp } from '../kit/app.ts';
import { visitOn } from '../kit/visit.ts';

const app = await testApp();

const forms = {
  newsletter: { action: newsletter, page: '/newsletter', good: { intent: 'join', email: 'ana@example.com' } },
  notify: { action: notify, page: '/wigs/bob/bob-12', good: { sku_id: '1', email: 'ana@example.com' } },
  wish: { action: wish, page: '/amazing-goods-center/under10', good: { message: 'A 10 inch bundle', email: 'ana@example.com' } },
  enter: {
    action: enter,
    page: '/giveaway-entry',
    good: { intent: 'enter', slug: 'bob', name: 'Ana', email: 'ana@example.com', country: 'US', is_adult: 'on', friend: '' },
  },
  sentence: { action: price, page: '/ai-pricing', good: { intent: 'sentence', sentence: '20 inch body wave wig' } },
  choices: {
    action: price,
    page: '/ai-pricing',
    good: { intent: 'choices', 'configuration.kind': 'wig', 'configuration.cap': '13x4', quantity: '2', by: '' },
  },
  apply: {
    action: business,
    page: '/user/business',
    good: { intent: 'apply', kind: 'dropship', business_name: 'Bea Hair', website: 'bea.example', monthly_volume: 'few' },
  },
  selling: { action: business, page: '/user/business', good: { intent: 'selling', sender: '', markup: '', plus: '', ending: '99' } },
  send: { action: sync, page: '/sync-prouduct-to-other-platform', good: { intent: 'send all', category: 'wigs', percent: '10', plus: '' } },
} as const;
const member = { ...anonymousCaller, shopperId: 1 };

test.each([
  ['newsletter', 'email', '', 'Please input email'],
  ['newsletter', 'email', 'ana@', 'Invalid mailbox format!'],
  ['notify', 'email', ' ', 'Please input E-mail'],
  ['notify', 'email', 'nobody', 'Invalid mailbox format!'],
  ['wish', 'message', '', 'Please input message'],
  ['wish', 'email', 'nobody', 'Invalid mailbox format!'],
  ['enter', 'name', '', 'Please input name'],
  ['enter', 'email', '', 'Please input email'],
  ['enter', 'email', 'nobody', 'Invalid mailbox format!'],
  ['sentence', 'sentence', 'wig '.repeat(101), 'In one sentence is too long: at most 400 signs'],
  ['choices', 'quantity', '0', 'Pieces: at least 1'],
  ['choices', 'quantity', '1000', 'Pieces: at most 999'],
  ['choices', 'by', '2026-02-30', 'Needed by is not valid'],
  ['apply', 'business_name', '', 'Please input business name'],
  ['apply', 'kind', '', 'Please input kind'],
  ['selling', 'markup', '12,5', 'markup is not valid'],
  ['selling', 'sender', 'x'.repeat(61), 'Name on the slip is too long: at most 60 signs'],
  ['send', 'percent', '12,5', 'Plus percent is not valid'],
  ['send', 'plus', '10001', 'Plus dollars: at most 10,000'],
] as const)('%s: a wrong %s is refused in plain words (%#)', async (name, field, wrong, problem) => {
  const { action, page, good } = forms[name];
  const answer = await action(visitOn(app, member, page, { ...good, [field]: wrong }));
  expect(answer).toMatchObject({ data: { field, problem } });
});

test('a sentence or choices without a price lead back to the form with what was understood', async () => {
  const { action, page, good } = forms.choices;
  const led = async (fields: Record<string, string>): Promise<string> => {
    const answer: unknown = await action(visitOn(app, anonymousCaller, page, fields)).catch((thrown: unknown) => thrown);
    return answer instanceof Response ? (answer.headers.get('location') ?? '') : '';
  };
  expect(await led({ ...good, by: '2026-12-01' })).toBe('/ai-pricing?kind=wig&cap=13x4&asked=1&quantity=2&by=2026-12-01');
  expect(await led({ intent: 'sentence', sentence: 'something nice' })).toBe('/ai-pricing?q=something+nice');
});
