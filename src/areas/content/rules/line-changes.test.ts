import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedLines, lineChanges } from './line-changes.ts';

test('what was taken out and put in stands with its neighbours', () => {
  expect(changedLines('one\ntwo\nthree\nfour\nfive', 'one\ntwo\nTHREE\nfour\nfive\nsix')).toEqual([
    { kind: 'same', text: 'two' },
    { kind: 'out', text: 'three' },
    { kind: 'in', text: 'THREE' },
    { kind: 'same', text: 'four' },
    { kind: 'same', text: 'five' },
    { kind: 'in', text: 'six' },
  ]);
  expect(changedLines('same\ntext', 'same\ntext')).toEqual([]);
});

test('whatever the texts, the lines that went and those that stayed make up both of them', () => {
  const line = fc.constantFrom('a', 'b', 'c', '');
  const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = lineChanges(before, after);
      const without = (kind: string) =>
        changes
          .filter((change) => change.kind !== kind)
          .map((change) => change.text)
          .join('\n');
      expect([without('in'), without('out')]).toEqual([before, after]);
    }),
  );
});
