import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { policyPlans } from '#demo/content/data.ts';
import { fixedPolicies, isEditablePolicy } from './policies.ts';
import { isKnownSetting, isValidSetting } from './settings.ts';

const code = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|content\/rules\/policies\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test.each(policyPlans.map(({ name }) => name).filter(isEditablePolicy))('%s, which staff may change, is obeyed somewhere', (name) => {
  expect(code).toMatch(new RegExp(`['"]${name}['"]`));
});

test('what another desk decides, and what the house is built to, is not changed among the policies', () => {
  for (const name of ['setOffBp', 'wholesaleFrom10Bp', 'friendOffCents', 'referrerWaitDays', 'inquiriesPerHour', ...fixedPolicies.keys()])
    expect(isEditablePolicy(name), name).toBe(false);
  expect(isEditablePolicy('returnDays')).toBe(true);
});

test.each([
  ['vendor_rise_percent', '5', true],
  ['vendor_rise_percent', '0', false],
  ['vendor_rise_percent', 'five', false],
  ['vendor_stale_days', '3651', false],
  ['home_note', 'anything', true],
])('%s may be %s: %s', (name, value, may) => {
  expect(isValidSetting(name, value)).toBe(may);
});

test('a name everybody’s object has is no setting', () => {
  expect(isKnownSetting('constructor')).toBe(false);
});
