import { describe, expect, test } from 'vitest';
import { categoryPlans, faqPlans } from './data.ts';
import type { CategorySlug } from './plan.ts';

type CategoryRange = { slug: CategorySlug; inches: readonly [number, number]; dollars: readonly [number, number] };

/** What product.md 9 promises; columns and answers must not drift apart. */
const promised: readonly CategoryRange[] = [
  { slug: 'wig', inches: [6, 40], dollars: [50, 500] },
  { slug: 'bundle', inches: [8, 40], dollars: [20, 500] },
  { slug: 'closure-frontal', inches: [10, 24], dollars: [30, 200] },
  { slug: 'hair-braiding', inches: [12, 30], dollars: [20, 100] },
  { slug: 'hair-extensions', inches: [10, 30], dollars: [50, 300] },
];

const answers = (slug: CategorySlug, place: 0 | 1): string[] =>
  faqPlans.filter(({ category }) => category === slug).map(({ answer }) => answer[place]);
const planOf = (slug: CategorySlug) => categoryPlans.find((plan) => plan.slug === slug);

/** Answers reference the columns; the shop fills them in. */
describe.each(promised)('$slug', ({ slug, inches: [minInches, maxInches], dollars: [cheapest, dearest] }) => {
  test('keeps the lengths and prices as numbers', () => {
    expect(planOf(slug)).toMatchObject({ lengths: [minInches, maxInches], priceCents: [cheapest * 100, dearest * 100] });
  });

  test('takes them from there in its answers', () => {
    const [en, zh] = [answers(slug, 0), answers(slug, 1)];
    expect(en.filter((answer) => answer.startsWith(`From {{lengths:${slug}}} in`))).toHaveLength(1);
    expect(zh.filter((answer) => answer.startsWith(`{{lengths:${slug}}} 英寸`))).toHaveLength(1);
    expect(en.filter((answer) => answer.startsWith(`From {{prices:${slug}}}`))).toHaveLength(1);
    expect(zh.filter((answer) => /^(每包 )?\{\{prices:/.test(answer))).toHaveLength(1);
  });
});

test('a wig lasts one to three years, a closure six months to a year', () => {
  expect(planOf('wig')?.durability).toEqual(['1 to 3 years', '1 至 3 年']);
  expect(planOf('closure-frontal')?.durability).toEqual(['6 months to 1 year', '6 个月至 1 年']);
  expect(answers('wig', 0).filter((answer) => answer.startsWith('One to three years.'))).toHaveLength(1);
  expect(answers('wig', 1).filter((answer) => answer.startsWith('1 至 3 年。'))).toHaveLength(1);
  expect(answers('closure-frontal', 0).filter((answer) => answer.startsWith('Six months to a year.'))).toHaveLength(1);
  expect(answers('closure-frontal', 1).filter((answer) => /^(6 个月至 1 年|半年到一年|六个月至一年)/.test(answer))).toHaveLength(1);
});

test('samples ship free', () => {
  expect(categoryPlans.filter(({ shipsFree }) => shipsFree).map(({ slug }) => slug)).toEqual(['hair-sample']);
  expect(answers('hair-sample', 0).some((answer) => answer.includes('Samples ship free'))).toBe(true);
  expect(answers('hair-sample', 1).some((answer) => answer.includes('免运费'))).toBe(true);
});
