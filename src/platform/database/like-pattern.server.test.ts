import { expect, test } from 'vitest';
import { likePattern } from './like-pattern.server.ts';

test.each([
  ['Emma', '%emma%'],
  ['us', '% us%'],
  ['芳', '%芳%'],
  ['5%', '%5\\%%'],
])('%s is looked for as %s', (typed, pattern) => {
  expect(likePattern(typed)).toBe(pattern);
});
