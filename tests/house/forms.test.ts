import { expect, test } from 'vitest';
import { realTree, type Tree } from './tree.ts';

/** Reads the fields of a form by hand instead of by the schema of its call. */
const byHand = /\bform\.(?:get|getAll|has|entries|keys|values)\(|\[\.\.\.form\]|\.formData\(\)|\breadForm\(form\)/;

/** Actions from before `readForm(form, schema)`; the list may only get shorter. */
const notYet: readonly string[] = [
  'src/areas/account/services/account-file.server.ts',
  'src/areas/custom/services/form.server.ts',
  'src/areas/inquiries/services/form.server.ts',
  'src/areas/shoppers/services/form.server.ts',
  'src/shop/account/account-info/load.server.ts',
  'src/shop/account/activate/load.server.ts',
  'src/shop/account/addresses/load.server.ts',
  'src/shop/account/inquiries/load.server.ts',
  'src/shop/account/inquiry-sent/load.server.ts',
  'src/shop/account/orders/order-actions.server.ts',
  'src/shop/account/orders/order-question.server.ts',
  'src/shop/account/orders/price-claim.server.ts',
  'src/shop/account/orders/review.server.ts',
  'src/shop/account/parts/login-page.server.ts',
  'src/shop/account/register/load.server.ts',
  'src/shop/account/reset-password/load.server.ts',
  'src/shop/aftercare/appointment/load.server.ts',
  'src/shop/aftercare/case/load.server.ts',
  'src/shop/aftercare/return-request/load.server.ts',
  'src/shop/aftercare/see-hair/load.server.ts',
  'src/shop/builder/ai-pricing/load.server.ts',
  'src/shop/cart/steps/acts.server.ts',
  'src/shop/cart/steps/address.server.ts',
  'src/shop/custom/hair-custom/load.server.ts',
  'src/shop/custom/packaging/load.server.ts',
  'src/shop/custom/picture/load.server.ts',
  'src/shop/custom/request/load.server.ts',
  'src/shop/invoices/pay/load.server.ts',
  'src/shop/lists/rule-list/load.server.ts',
  'src/shop/partners/business-account/load.server.ts',
  'src/shop/partners/sync/load.server.ts',
  'src/shop/product/notify-action.server.ts',
  'src/shop/promotions/entry/load.server.ts',
  'src/shop/reading/newsletter/load.server.ts',
];

/** What the server does with a form: a file of the server, or a page with its action inside. */
const isAction = (file: string, text: string): boolean =>
  /^src\/(?:office|shop|areas)\/.*\.server\.ts$/.test(file) ||
  (/^src\/(?:office|shop)\/.*\.tsx$/.test(file) && /\b(?:formAction|actions)\((?:async|\{)/.test(text));

const formsByHand = (house: Tree): string[] =>
  [...house].flatMap(([file, text]) => (isAction(file, text) && byHand.test(text) ? [file] : []));

test('a page action reads its form by a schema, never field by field', () => {
  expect(formsByHand(realTree()).sort()).toEqual([...notYet].sort());
});

test.each([
  "const name = String(form.get('name') ?? '');",
  "const ids = form.getAll('ids').map(Number);",
  'const form = await request.formData();',
  'const typed = readForm(form);',
])('a form read by hand is caught: %s', (line) => {
  expect(formsByHand(new Map([['src/office/orders/list/load.server.ts', line]]))).toHaveLength(1);
});
