import { expect, test } from 'vitest';
import { interpolate } from './texts.ts';

const text = '{lines} {lines:line|lines}, {left:piece is|pieces are} left of {left}';
test.each([
  [1, '1 line, piece is left of 1'],
  [0, '0 lines, pieces are left of 0'],
  [2, '2 lines, pieces are left of 2'],
])('a count of %d takes the word that fits it', (count, said) => {
  expect(interpolate(text, { lines: count, left: count })).toBe(said);
});

test('a count that was written out before takes the word that fits it too', () => {
  expect(interpolate('{count} {count:price|prices} updated', { count: '1' })).toBe('1 price updated');
  expect(interpolate('{count} {count:price|prices} updated', { count: '1,200' })).toBe('1,200 prices updated');
});
