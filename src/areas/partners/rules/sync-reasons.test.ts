import { expect, test } from 'vitest';
import { describeSyncReason, encodeSyncReason } from './sync-reasons.ts';

test('a kept reason is read in the language of whoever reads it', () => {
  const kept = encodeSyncReason('twin', { other: 'W5-1' });
  expect(JSON.parse(kept)).toEqual({ why: 'twin', fill: { other: 'W5-1' } });
  expect(describeSyncReason(kept, 'en')).toBe('Same options as W5-1');
  expect(describeSyncReason(kept, 'zh')).toBe('与 W5-1 的选项完全相同');
});

test('words that were kept before, and codes nobody knows, stay as they are', () => {
  expect(describeSyncReason('The shop says: no', 'zh')).toBe('The shop says: no');
  expect(describeSyncReason('{"why":"constructor","fill":{}}', 'en')).toBe('{"why":"constructor","fill":{}}');
  expect(describeSyncReason('{not json', 'en')).toBe('{not json');
});

test('however much another shop says, a reason fits its place', () => {
  const kept = encodeSyncReason('refused', { text: 'x'.repeat(5000) });
  expect(kept.length).toBeLessThan(500);
  expect(describeSyncReason(kept, 'en')).toMatch(/^Shop response: x+$/);
});
