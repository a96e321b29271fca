import { expect, test } from 'vitest';
import { translator } from '#kernel/texts.ts';
import { productTexts } from './texts.ts';
import { unavailableReason } from './unavailable-reason.ts';

const free = { name: '16 in', state: 'free', clash: null } as const;
const out = (name: string) => ({ name, state: 'out', clash: null }) as const;
const no = (name: string, madeIn: readonly string[], other = '1B/27') => ({ name, state: 'no', clash: { with: other, madeIn } }) as const;

test.each([
  [[free], null],
  [[out('A'), out('B')], 'A, B: sold out.'],
  [[no('28 in', []), no('30 in', [])], '28 in, 30 in: not available in 1B/27.'],
  [[no('Blonde', ['16 in', '18 in', '24 in'])], 'Blonde: available from 16 in to 24 in.'],
  [[no('Blonde', ['16 in'])], 'Blonde: only available in 16 in.'],
  [[out('Red'), no('Blonde', ['16 in'])], 'Red: sold out. Blonde: only available in 16 in.'],
  [[{ name: 'X', state: 'no', clash: null } as const], 'X: not available with your other choices.'],
])('the reason under a question, case %#', (choices, expected) => {
  expect(unavailableReason(choices, translator(productTexts, 'en'))).toBe(expected);
});

test('and in Chinese', () => {
  expect(unavailableReason([out('甲'), out('乙')], translator(productTexts, 'zh'))).toBe('甲、乙：已售罄。');
});
