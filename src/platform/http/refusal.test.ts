import { expect, test } from 'vitest';
import { refuseFile } from './refusal.server.ts';

test.each([
  ['notFound', 404, 'Not found.'],
  ['signInFirst', 401, 'Please sign in'],
  ['notForRole', 403, 'You don’t have permission'],
  ['oneByOne', 409, 'Print them one at a time'],
] as const)('a file that is not given (%s) says so in a sentence', async (why, status, words) => {
  const answer = refuseFile(why, { 'cache-control': 'no-store' });
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(words);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
