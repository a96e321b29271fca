import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { realTree, type Tree } from './tree.ts';

/** Where the numbers and lists of the specification are given their names. */
const named = ['src/areas/orders/rules/status.ts', 'src/platform/invariants/invariant.ts'];
/** A status or state beside a bare digit: compared, listed in SQL, searched for, or gone to. */
const bareNumber =
  /(?:\b|_|[a-z])(?:status|state)\}?\)? ?(?:===|!==|<=?|>=?|=|<>) ?[1-9]\b|(?:status|state)\}? (?:not )?(?:in \(|between )[1-9]|(?:status|state), \[?[1-9]\b|Status\(\w+, [1-9],|\bto: [1-9],? (?:\}|by|paymentState|reason|event)/i;
/** Several states listed in SQL: the list has a name in the rules of its area, and `stateList` writes it. */
const bareList = /(?:status|state)\}? (?:not )?in \('\w+', /i;

const read = /^(src\/(areas|shop|office|platform)|demo|scripts)\//;
/** Checks of the schema stand beside their columns; an invariant is written apart from what it checks. */
const mayList = /\/tables(\.ts|\/)|^src\/platform\/invariants\/|^scripts\//;
/** The range the specification gives, as a check of the column. */
const isRange = /check\('order\w*_status(es)?'/;

const bareStates = (house: Tree): string[] =>
  [...house]
    .filter(([file]) => !named.includes(file) && read.test(file))
    .flatMap(([file, text]) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          (bareNumber.test(line) && !isRange.test(line)) || (bareList.test(line) && !mayList.test(file))
            ? [`${file}:${at + 1}: ${line.trim()}`]
            : [],
        ),
    );

test('a status or state is asked by its name, never by its number or by a list of its own', () => {
  const scripts = globSync('scripts/**/*.ts').map((file) => [file, readFileSync(file, 'utf8')] as const);
  expect(bareStates(new Map([...realTree(), ...scripts]))).toEqual([]);
});

test.each([
  'if (order.status === 2) return;',
  'const isOver = status >= 7;',
  'where o.status in (2, 3)',
  'and o.status between 2 and 6',
  'where to_status = 9',
  'inArray(orders.status, [1, 8])',
  'await take(inside, order, { to: 4, by })',
  "changeStatus(story, 7, 'staff');",
  'if (refund.state === 3) return;',
  "where r.state in ('asked', 'pending')",
  "and captures.state} not in ('failed', 'cancelled')",
])('a bare state is caught: %s', (line) => {
  expect(bareStates(new Map([['src/areas/orders/store/x.ts', line]]))).toHaveLength(1);
});
