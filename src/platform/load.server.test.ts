import { expect, test } from 'vitest';
import { testApp } from '../../tests/kit/app.ts';
import { visitOn } from '../../tests/kit/visit.ts';
import { anonymousCaller } from './app.ts';
import { act } from './load.server.ts';

const app = await testApp();

test('a form brings no NUL to any page; all else of it stays', async () => {
  const said = act(async ({ form }) => [...form].map(([name, value]) => [name, value instanceof File ? value.name : value]));
  const fields = { text: 'nice \u0000 hair\r\n发', photo: new File(['x'], 'a.png'), stars: '5' };
  expect(await said(visitOn(app, anonymousCaller, '/search', fields))).toEqual([
    ['text', 'nice  hair\r\n发'],
    ['photo', 'a.png'],
    ['stars', '5'],
  ]);
});
