import { expect, test } from 'vitest';
import { realTree, type Tree } from './tree.ts';

/** Where the numbers of the specification are given their names. */
const named = ['src/areas/orders/rules/status.ts', 'src/platform/invariants/invariant.ts'];
/** A status beside a bare digit: compared, listed in SQL, searched for, or gone to. */
const bareStatus =
  /\bstatus\)? ?(?:===|!==|<=?|>=?|=|<>) ?[1-9]\b(?!\d)|\bstatus\}? (?:not )?in \([1-9]|\bstatus, \[?[1-9]\b|\bto: [1-9],? (?:\}|by|paymentState|reason|event)/i;

const bareStatuses = (house: Tree): string[] =>
  [...house]
    .filter(([file]) => !named.includes(file) && /^(src\/(areas|shop|office|platform\/invariants)|demo)\//.test(file))
    .flatMap(([file, text]) =>
      text.split('\n').flatMap((line, at) => (bareStatus.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
    );

test('the status of an order is asked by its name, never by its number', () => {
  expect(bareStatuses(realTree())).toEqual([]);
});

test.each([
  'if (order.status === 2) return;',
  'const isOver = status >= 7;',
  'where o.status in (2, 3)',
  'inArray(orders.status, [1, 8])',
  'await take(inside, order, { to: 4, by })',
])('a bare number is caught: %s', (line) => {
  expect(bareStatuses(new Map([['src/areas/orders/rules/x.ts', line]]))).toHaveLength(1);
});
