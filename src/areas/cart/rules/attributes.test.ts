import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLineReference, stableStringify } from './attributes.ts';

test.each([
  ['nothing', undefined, null],
  ['an empty text', '', null],
  ['null', 'null', null],
  ['an empty object', '{}', null],
  ['the goods’ own words and a price', '{"Length":"20 inch","items":{"price":0.01}}', null],
  ['words nobody knows', { Mood: 'blue', items: { price: '-50' } }, null],
  ['an estimate', '{"estimate":"E-261115-0003"}', 'E-261115-0003'],
  ['an estimate with what it is made of', { estimate: 'E-1', configuration: { lace: { size: '13x4' } } }, 'E-1'],
  ['no estimate said aloud', { estimate: null }, null],
])('%s is taken', (_, given, estimate) => {
  expect(parseLineReference(given)).toEqual({ estimate, setKey: '' });
});

test('a set is taken by its name, with or without an estimate', () => {
  expect(parseLineReference('{"set":"12*2_34*1"}')).toEqual({ estimate: null, setKey: '12*2_34*1' });
  expect(parseLineReference({ estimate: 'E-1', set: '12*3_E-1*1' })).toEqual({ estimate: 'E-1', setKey: '12*3_E-1*1' });
});

const deep = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

test.each([
  ['no JSON', '{"a":'],
  ['a list', '[]'],
  ['a number', '7'],
  ['a text', '"E-1"'],
  ['five deep', deep(5)],
  ['ten thousand deep', '['.repeat(4000)],
  ['more than four kilobytes', JSON.stringify({ a: 'x'.repeat(4097) })],
  ['more than four kilobytes of Chinese', JSON.stringify({ a: '发'.repeat(1400) })],
  ['more than four kilobytes, not as text', { a: 'x'.repeat(4097) }],
  ['a prototype', '{"__proto__":{"price":0}}'],
  ['a prototype inside', '{"items":{"__proto__":{"price":0}}}'],
  ['a constructor', '{"constructor":{"prototype":{}}}'],
  ['a NUL', '{"a":"\\u0000"}'],
  ['half a sign', '{"a":"\\ud800"}'],
  ['an estimate that is no number of one', '{"estimate":"1; drop table"}'],
  ['an estimate that is a thing', '{"estimate":{"id":1}}'],
  ['a set without parts', '{"set":"all of it"}'],
  ['a set of too many', '{"set":"12*99"}'],
  ['a set in another order', '{"set":"34*1_12*1"}'],
  ['a set that is a number', '{"set":7}'],
])('%s is refused', (_, given) => {
  expect(() => parseLineReference(given)).toThrow('Please check this field: product_attribute');
});

test('four deep is deep enough', () => {
  expect(parseLineReference(deep(4))).toEqual({ estimate: null, setKey: '' });
});

test('whatever is sent: an answer or a refusal, and nothing sticks to other objects', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json({ maxDepth: 6 }),
        fc.jsonValue().map((value) => JSON.stringify(value)),
      ),
      (given) => {
        try {
          expect(parseLineReference(given).estimate ?? 'none').toMatch(/^[A-Za-z0-9-]+$/);
        } catch (error) {
          expect(error).toMatchObject({ name: 'DomainError', why: 'badValue' });
        }
        expect(Object.keys(Object.prototype)).toEqual([]);
      },
    ),
  );
});

test('the order of keys makes no difference, values do', () => {
  expect(stableStringify({ b: [1, { d: 1, c: null }], a: 'x' })).toBe(stableStringify({ a: 'x', b: [1, { c: null, d: 1 }] }));
  expect(stableStringify({ a: 1 })).not.toBe(stableStringify({ a: '1' }));
  expect(stableStringify({ a: 1, b: undefined })).toBe('{"a":1}');
});
