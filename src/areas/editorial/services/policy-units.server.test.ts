import { expect, test } from 'vitest';
import { policyPlans } from '#demo/content/data.ts';
import { translator } from '#kernel/texts.ts';
import { editorialOfficeTexts } from '../office-texts.ts';
import { unitText } from './content-editors.server.ts';

test.each([...new Set(policyPlans.map(({ unit }) => unit))])('a policy in %s is shown with its unit', (unit) => {
  expect(unitText(unit)).toBe(`unit-${unit}`);
});

test('minutes are said in both languages', () => {
  const shown = (language: 'en' | 'zh', value: number) => translator(editorialOfficeTexts, language)(unitText('minutes'), { value });
  expect([shown('en', 1), shown('en', 30), shown('zh', 30)]).toEqual(['1 minute', '30 minutes', '30 分钟']);
});
