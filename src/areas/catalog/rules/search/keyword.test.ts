import { describe, expect, test } from 'vitest';
import { isCounted } from './counted.ts';
import { normalizeKeyword, parseKeywordParts, stem } from './keyword.ts';
import { correctSpelling, editDistance, lettersOf } from './spelling.ts';

describe('what was typed', () => {
  test.each([
    ['  Body   WAVE ', 'body wave'],
    ['ｂｏｄｙ\u0000wave', 'body wave'],
    ['\u0000%', '%'],
    ['a\u202Eb', 'a b'],
  ])('%j is the keyword %j', (typed, keyword) => {
    expect(normalizeKeyword(typed)).toBe(keyword);
  });

  test('is short, however long it was, and never half a sign', () => {
    expect(normalizeKeyword('a '.repeat(5000)).length).toBeLessThanOrEqual(64);
    expect(() => encodeURIComponent(normalizeKeyword(`${'x'.repeat(63)}🦄🦄`))).not.toThrow();
    expect(parseKeywordParts('a b c d e f g h i j k l m n o p').length).toBeLessThanOrEqual(12);
  });
});

describe('sizes, colours and prices', () => {
  const read = (keyword: string) =>
    parseKeywordParts(keyword).map((piece) => {
      if (piece.kind === 'length') return `${piece.inches} in`;
      if (piece.kind === 'density') return `${piece.percent}%`;
      if (piece.kind === 'colour') return `#${piece.code}`;
      return piece.kind === 'price' ? `$${piece.fromCents / 100}-${piece.toCents / 100}` : piece.text;
    });

  test.each([
    ['20 inch body wave', ['20 in', 'body', 'wave']],
    ['20" wig', ['20 in', 'wig']],
    ['20in', ['20 in']],
    ['20-inch', ['20 in']],
    ['20寸大波浪', ['20 in', '大波浪']],
    ['30英寸', ['30 in']],
    ['13x4', ['13x4']],
    ['13 x 4', ['13x4']],
    ['13*4', ['13x4']],
    ['13×4', ['13x4']],
    ['13 by 4', ['13x4']],
    ['180%', ['180%']],
    ['180 density', ['180%']],
    ['density 200', ['200%']],
    ['180密度', ['180%']],
    ['#613', ['#613']],
    ['color 27', ['#27']],
    ['4号色', ['#4']],
    ['p1b/613', ['p1b/613']],
    ['T1B-27'.toLowerCase(), ['t1b/27']],
    ['under 100', ['$0-100']],
    ['wig below $100', ['wig', '$0-100']],
    ['between $50 and $80', ['$50-80']],
    ['over 200', ['$200-Infinity']],
    ['100以内假发', ['$0-100', '假发']],
    ['under 20 inch', ['under', '20 in']],
    ['clip in', ['clip', 'in']],
    ['假髮', ['假发']],
    ['ombré', ['ombre']],
  ])('%j is read as %j', (keyword, expected) => {
    expect(read(keyword)).toEqual(expected);
  });
});

test.each([
  ['wigs', 'wig'],
  ['wig', 'wig'],
  ['accessories', 'accessory'],
  ['boxes', 'box'],
  ['glueless', 'glueless'],
  ['waves', 'wave'],
  ['360', '360'],
])('%j and %j are one word', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

describe('spelling', () => {
  test.each([
    ['wave', 'wave', 0],
    ['wvae', 'wave', 1],
    ['wav', 'wave', 1],
    ['waave', 'wave', 1],
    ['save', 'wave', 1],
    ['forntal', 'frontal', 1],
    ['ca', 'abc', 3],
    ['frontal', 'bundle', 3],
  ])('from %j to %j it takes %d slips', (a, b, slips) => {
    expect(editDistance(a, b, 2)).toBe(slips);
    expect(editDistance(b, a, 2)).toBe(slips);
  });

  const known = (words: Readonly<Record<string, number>>) =>
    Object.entries(words).map(([word, count]) => ({ word, count, letters: lettersOf(word) }));

  test('the commoner of two equally near words is likelier', () => {
    expect(correctSpelling(['lacr'], known({ lace: 90, lack: 1 }))[0]).toBe('lace');
  });

  test.each(['xy', 'zzzzzz', 'unicorn'])('%j means nothing else', (typed) => {
    expect(correctSpelling([typed], known({ wave: 9, closure: 9, curly: 9 }))).toEqual([]);
  });
});

test.each([
  ['body wave', true],
  ['20 22 24 inch', true],
  ['me@example.com', false],
  ['+1 (555) 010-2030', false],
  ['4111 1111 1111 1111', false],
  ['https://x.example', false],
])('%j may be counted: %s', (term, isKept) => {
  expect(isCounted(term)).toBe(isKept);
});
