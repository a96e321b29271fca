import { expect, test } from 'vitest';
import { usual } from '#areas/custom/rules/custom-form.ts';
import { anonymousCaller } from '#platform/app.ts';
import { action as price } from '#shop/builder/ai-pricing/load.server.ts';
import { action as custom } from '#shop/custom/hair-custom/load.server.ts';
import { action as packaging } from '#shop/custom/packaging/load.server.ts';
import { action as picture } from '#shop/custom/picture/load.server.ts';
import { action as request } from '#shop/custom/request/load.server.ts';
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
  custom: {
    action: custom,
    page: '/hair-custom',
    good: { ...usual, intent: 'ask', circumference: '22,5', quantity: '', wished_on: '', note: '', email: 'ana@example.com', name: '' },
  },
  packaging: {
    action: packaging,
    page: '/hair-package-customization',
    good: { parts: 'bag', quantity: '300', ground: 'blush', print: 'rose', words: '', note: '', email: 'ana@example.com', name: '' },
  },
  picture: { action: picture, page: '/picture-to-wigs', good: { intent: 'match', cap_size: '', budget: '' } },
  make: {
    action: picture,
    page: '/picture-to-wigs',
    good: { intent: 'make', cap_size: 'M', budget: '250', wished_on: '', note: '', email: 'ana@example.com', name: '' },
  },
  reply: { action: request, page: '/custom-request?number=C-261112-001', good: { intent: 'reply', message: 'Thank you' } },
  accept: { action: request, page: '/custom-request?number=C-261112-001', good: { intent: 'accept', final_sale: 'on', quoted: '289.99' } },
} as const;
const member = { ...anonymousCaller, shopperId: 1 };

test.each([
  ['newsletter', 'email', '', 'Please input email'],
  ['newsletter', 'email', 'ana@', 'Invalid mailbox format!'],
  ['notify', 'email', ' ', 'Please input Email'],
  ['notify', 'email', 'nobody', 'Invalid mailbox format!'],
  ['wish', 'message', '', 'Please input message'],
  ['wish', 'email', 'nobody', 'Invalid mailbox format!'],
  ['enter', 'name', '', 'Please input name'],
  ['enter', 'email', '', 'Please input email'],
  ['enter', 'email', 'nobody', 'Invalid mailbox format!'],
  ['sentence', 'sentence', 'wig '.repeat(101), 'Use 400 characters or fewer for Describe it in one sentence'],
  ['choices', 'quantity', '0', 'Enter 1 or more for Quantity'],
  ['choices', 'quantity', '1000', 'Enter 999 or less for Quantity'],
  ['choices', 'by', '2026-02-30', 'Please check this field: Needed by'],
  ['apply', 'business_name', '', 'Please input business name'],
  ['apply', 'kind', '', 'Please input type'],
  ['selling', 'markup', '12,5', 'Please check this field: markup'],
  ['selling', 'sender', 'x'.repeat(61), 'Use 60 characters or fewer for Name on packing slip'],
  ['custom', 'email', '', 'Please input Email'],
  ['custom', 'email', 'ana@', 'Invalid mailbox format!'],
  ['custom', 'circumference', '40', 'Enter 27 or less for Circumference'],
  ['custom', 'cap', 'hat', 'Please check this field: Cap construction'],
  ['custom', 'quantity', '1000', 'Enter 999 or less for Quantity'],
  ['packaging', 'quantity', '99', 'Enter 100 or more for quantity'],
  ['packaging', 'parts', '', 'Please input parts'],
  ['packaging', 'words', 'x'.repeat(25), 'Use 24 characters or fewer for Text'],
  ['picture', 'budget', 'ten', 'Please check this field: Budget (USD)'],
  ['picture', 'upload_ids', '', 'Please input Photos of the hair'],
  ['make', 'email', '', 'Please input Email'],
  ['make', 'upload_ids', 'mine', 'Please check this field: Photos of the hair'],
  ['reply', 'message', ' ', 'Please input Your question'],
  ['accept', 'quoted', '-1', 'Enter 0 or more for quoted'],
  ['send', 'percent', '12,5', 'Please check this field: Markup (%)'],
  ['send', 'plus', '10001', 'Enter 10,000 or less for Plus (USD)'],
] as const)('%s: a wrong %s is refused in plain words (%#)', async (name, field, wrong, problem) => {
  const { action, page, good } = forms[name];
  const answer = await action(visitOn(app, member, page, { ...good, [field]: wrong }));
  expect(answer).toMatchObject({ data: { field, problem } });
});

test('an estimate follows while a measurement is still typed', async () => {
  const { action, page, good } = forms.custom;
  const answer = await action(visitOn(app, anonymousCaller, page, { ...good, intent: 'estimate', circumference: '2', email: '' }));
  expect(answer).toMatchObject({ estimate: { state: expect.any(String) }, chosen: { circumference: '2', cap: '13x4' } });
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
