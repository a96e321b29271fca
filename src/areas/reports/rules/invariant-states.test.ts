import { expect, test } from 'vitest';
import { hourMs } from '#kernel/dates.ts';
import { invariants } from '#platform/invariants.server.ts';
import { invariantStateOf, valueUnits } from './invariant-states.ts';

const now = new Date('2026-11-12T10:00:00Z');
const ago = (hours: number): Date => new Date(now.getTime() - hours * hourMs);

test.each([
  ['never asked', undefined, null, 'notChecked'],
  ['asked by the last run', { brokenCount: 0, checkedAt: ago(1) }, ago(1), 'passed'],
  ['missed by the last run', { brokenCount: 0, checkedAt: ago(2) }, ago(1), 'notChecked'],
  ['asked too long ago', { brokenCount: 0, checkedAt: ago(4) }, ago(4), 'notChecked'],
  ['asked, and its run is forgotten', { brokenCount: 0, checkedAt: ago(1) }, null, 'passed'],
  ['broken', { brokenCount: 2, checkedAt: ago(1) }, ago(1), 'broken'],
  ['broken and missed since', { brokenCount: 2, checkedAt: ago(5) }, ago(1), 'broken'],
] as const)('a law that was %s', (_what, saved, run, state) => {
  expect(invariantStateOf(saved, run, now)).toBe(state);
});

test('only laws that exist have units', () => {
  const names = new Set<string>(invariants.map(({ name }) => name));
  expect(Object.keys(valueUnits).filter((name) => !names.has(name))).toEqual([]);
});
