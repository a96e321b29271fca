import { expect, test } from 'vitest';
import { formatReviewerName } from './writing.ts';

test.each([
  ['Danielle', 'Reed', 'Danielle R.'],
  ['Ana', '', 'Ana'],
  ['小雨', '李', '李**'],
  [' ', ' ', '***'],
])('%s %s signs as %s', (firstName, lastName, signed) => {
  expect(formatReviewerName({ firstName, lastName })).toBe(signed);
});
