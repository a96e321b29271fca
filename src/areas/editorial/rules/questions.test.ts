import { expect, test } from 'vitest';
import { grouped, questionsWith } from './questions.ts';

const question = (id: number, group: string, words: string, category: string | null = null) => ({
  id,
  group,
  category,
  question: words,
  answer: 'From 6 to 40 in.',
  other: id === 1 ? '假发有哪些长度？' : '',
});
const all = [question(1, 'wig', 'What lengths are there?', 'Wigs'), question(2, 'shipping', 'When does it ship?')];

test.each([
  ['', [1, 2]],
  ['LENGTHS', [1]],
  ['wigs 40', [1]],
  ['长度', [1]],
  ['leave lengths', []],
  ['  ,? ', [1, 2]],
])('%j finds %j', (typed, ids) => {
  expect(questionsWith(all, typed).map(({ id }) => id)).toEqual(ids);
});

test('questions about the shop come before those about goods', () => {
  expect(grouped(all).map(({ group }) => group)).toEqual(['shipping', 'wig']);
});
