import { expect, test } from 'vitest';
import { pageMeta, type Site } from './meta.ts';
import { metaLengths, widthOf } from './meta-length.ts';

const site = { origin: 'https://shop.test', shopName: 'Tressline', socialImage: '/a.png' };
const shownOf = (description: string, language: 'en' | 'zh') => {
  const page: Site = { ...site, language };
  return pageMeta(page, '/', '', { title: 'x', description, keywords: [] }).find(({ name }) => name === 'description')?.content as string;
};

test('a Chinese character is two wide', () => {
  expect([widthOf('wig 假发'), widthOf('wigs'), widthOf('假发，')]).toEqual([8, 4, 6]);
});

test.each(['en', 'zh'] as const)('what the meter calls whole is shown whole, one character more is cut (%s)', (language) => {
  const { most, of } = metaLengths.description;
  const whole = `${'a'.repeat(most(language) - 1)}.`;
  expect(of(whole)).toBe(most(language));
  expect(shownOf(whole.slice(0, -1), language)).toContain(whole.slice(0, -1));
  expect(shownOf(`${whole}b c`, language)).toMatch(/…$/);
});
