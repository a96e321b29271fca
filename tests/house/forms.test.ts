import { expect, test } from 'vitest';
import { realTree, type Tree } from './tree.ts';

/** Reads the fields of a form by hand instead of by the schema of its call. */
const byHand = /\bform\.(?:get|getAll|has|entries|keys|values)\(|\[\.\.\.form\]|\.formData\(\)|\breadForm\(form\)/;

/** What the server does with a form: a file of the server, or a page with its action inside. */
const isAction = (file: string, text: string): boolean =>
  /^src\/(?:office|shop|areas)\/.*\.server\.ts$/.test(file) ||
  (/^src\/(?:office|shop)\/.*\.tsx$/.test(file) && /\b(?:formAction|actions)\((?:async|\{)/.test(text));

const formsByHand = (house: Tree): string[] =>
  [...house].flatMap(([file, text]) => (isAction(file, text) && byHand.test(text) ? [file] : []));

test('a page action reads its form by a schema, never field by field', () => {
  expect(formsByHand(realTree())).toEqual([]);
});

test.each([
  "const name = String(form.get('name') ?? '');",
  "const ids = form.getAll('ids').map(Number);",
  'const form = await request.formData();',
  'const typed = readForm(form);',
])('a form read by hand is caught: %s', (line) => {
  expect(formsByHand(new Map([['src/office/orders/list/load.server.ts', line]]))).toHaveLength(1);
});
