import { expect, test } from 'vitest';
import { DomainError } from '#kernel/errors.ts';
import { InputError } from '#kernel/limits.ts';
import { texts } from '#kernel/texts.ts';
import { testApp } from '../../tests/kit/app.ts';
import { visitOn } from '../../tests/kit/visit.ts';
import { anonymousCaller } from './app.ts';
import { actions, formAction } from './load.server.ts';

const app = await testApp();
const sent = (fields: Record<string, string | File>) => visitOn(app, anonymousCaller, '/search', fields);

test('a form brings no NUL to any page; all else of it stays', async () => {
  const said = formAction(async ({ form }) => [...form].map(([name, value]) => [name, value instanceof File ? value.name : value]));
  const fields = { text: 'nice \u0000 hair\r\n发', photo: new File(['x'], 'a.png'), stars: '5' };
  expect(await said(sent(fields))).toEqual([
    ['text', 'nice  hair\r\n发'],
    ['photo', 'a.png'],
    ['stars', '5'],
  ]);
});

const page = actions(
  {
    save: async () => ({ done: 'saved' }),
    refuse: async () => {
      throw new InputError([new DomainError('lackParameter', { field: 'name' }), new DomainError('badValue', { field: 'day' })]);
    },
    lock: async () => {
      throw new DomainError('tooMany');
    },
    fail: async () => {
      throw new TypeError('a bug');
    },
  },
  { labels: texts({ name: { en: 'Your name', zh: '姓名' } }) },
);

test('the work named by the intent is done', async () => {
  expect(await page(sent({ intent: 'save' }))).toEqual({ done: 'saved' });
});

test.each(['', 'unknown', 'toString', '__proto__'])('the intent "%s" of no form is refused, never a failure', async (intent) => {
  expect(await page(sent({ intent }))).toMatchObject({ data: { field: 'intent', intent }, init: { status: 400 } });
});

test('a refusal comes back with each field and what was typed, but no password', async () => {
  expect(await page(sent({ intent: 'refuse', name: '', city: 'Macon', new_password: 'secret words' }))).toMatchObject({
    data: {
      problem: 'Please input Your name',
      field: 'name',
      fields: { name: 'Please input Your name', day: 'Please check this field: date' },
      typed: { intent: 'refuse', name: '', city: 'Macon' },
      intent: 'refuse',
      isLocked: false,
    },
    init: { status: 400 },
  });
  expect(await page(sent({ intent: 'lock' }))).toMatchObject({ data: { isLocked: true, field: null, fields: {} }, init: { status: 429 } });
});

test('what is no refusal is not hidden', async () => {
  await expect(page(sent({ intent: 'fail' }))).rejects.toThrow('a bug');
});
