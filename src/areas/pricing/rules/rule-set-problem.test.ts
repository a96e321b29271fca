import { expect, test } from 'vitest';
import { demoRules } from '../../../../tests/kit/demo-rules.ts';
import type { PriceRule } from './rule-data.ts';
import { describeRuleSetProblem, findRuleSetProblem } from './rule-set-problem.ts';

const rules = demoRules();
const problemOf = (changed: readonly PriceRule[], language: 'en' | 'zh') => {
  const found = findRuleSetProblem({ ...rules, rules: changed });
  return found && describeRuleSetProblem(found, language);
};

test('the rules in use have no problem', () => {
  expect(findRuleSetProblem(rules)).toBeNull();
});

test('a problem names the products as staff know them', () => {
  const without = rules.rules.filter(({ kind, part }) => kind !== 'closure-frontal' || part !== 'margin');
  expect(problemOf(without, 'en')).toBe('No margin is set for “Closures and frontals”.');
  expect(problemOf(without, 'zh')).toBe('“顶发块与前额发块”没有利润规则。');
});

test('a cost is named in the language of the reader', () => {
  const below = rules.rules.map((rule) => (rule.kind === 'wig' && rule.part === 'lace' ? { ...rule, cents: -1 } : rule));
  const first = below.find(({ cents }) => cents < 0);
  expect(problemOf(below, 'en')).toBe(`A cost is negative: ${first?.name.en}.`);
  expect(problemOf(below, 'zh')).toBe(`成本为负：${first?.name.zh}。`);
});
