import { expect, test } from 'vitest';
import { translator } from '#kernel/texts.ts';
import { priceListTexts } from '../price-list-texts.ts';
import { priceListNote } from './price-list-note.ts';

test.each([
  [1, 'gives you back the difference.', '退还差价。'],
  [2, 'gives you back twice the difference.', '退还双倍差价。'],
  [3, 'gives you back 3 times the difference.', '退还 3 倍差价。'],
])('with %d times the difference by policy, the price list promises that much', (times, en, zh) => {
  expect(priceListNote(translator(priceListTexts, 'en'), times)).toContain(en);
  expect(priceListNote(translator(priceListTexts, 'zh'), times)).toContain(zh);
});
