import { expect, test } from 'vitest';
import { parseTextFacts, withFacts } from './facts.ts';

const know = ({ name, about }: { name: string; about: readonly string[] }) =>
  name === 'days' ? '30' : name === 'fee' ? `$${about.join('+')}` : null;

test('a text says what the shop says today', () => {
  expect(withFacts('Back in {{days}} days for {{fee:500:2}}.', know)).toBe('Back in 30 days for $500+2.');
});

test('what nobody knows is a dash, and what is no fact stays as it is', () => {
  expect(withFacts('{{nothing}} {{ days }} {{a:b:c:d:e}} {days}', know)).toBe('– {{ days }} {{a:b:c:d:e}} {days}');
});

test('the facts of a text are found with what they are about', () => {
  expect(parseTextFacts('{{days}} and {{lengths:closure-frontal}}')).toEqual([
    { name: 'days', about: [] },
    { name: 'lengths', about: ['closure-frontal'] },
  ]);
});

test('a fact that ends in Chinese is followed by no space, one that ends in a figure keeps it', () => {
  const know = ({ name }: { name: string }) => (name === 'credit' ? '10 美元' : '30');
  expect(withFacts('补偿 {{credit}} 余额，{{days}} 天内', know)).toBe('补偿 10 美元余额，30 天内');
});
