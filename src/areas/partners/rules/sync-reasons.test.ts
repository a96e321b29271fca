import { expect, test } from 'vitest';
import { reasonOf, saidReason } from './sync-reasons.ts';

test('a kept reason is read in the language of whoever reads it', () => {
  const kept = reasonOf('twin', { other: 'W5-1' });
  expect(JSON.parse(kept)).toEqual({ why: 'twin', fill: { other: 'W5-1' } });
  expect(saidReason(kept, 'en')).toBe('It has the same choices as W5-1');
  expect(saidReason(kept, 'zh')).toBe('与 W5-1 的选项完全相同');
});

test('words that were kept before, and codes nobody knows, stay as they are', () => {
  expect(saidReason('The shop says: no', 'zh')).toBe('The shop says: no');
  expect(saidReason('{"why":"constructor","fill":{}}', 'en')).toBe('{"why":"constructor","fill":{}}');
  expect(saidReason('{not json', 'en')).toBe('{not json');
});

test('however much another shop says, a reason fits its place', () => {
  const kept = reasonOf('refused', { text: 'x'.repeat(5000) });
  expect(kept.length).toBeLessThan(500);
  expect(saidReason(kept, 'en')).toMatch(/^The shop says: x+$/);
});
