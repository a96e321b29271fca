import { expect, test } from 'vitest';
import { officePages } from '#site/pages.ts';
import { menuFor } from './menu.ts';
import { entryTexts } from './texts.ts';

test('the navigation shows only pages that are built and that the roles may open', () => {
  const shown = menuFor(['owner']).map(({ page }) => page);
  expect(shown).toContain('office');
  for (const name of shown) expect(officePages[name].at).not.toBeNull();
});

test('somebody without a role sees nothing', () => {
  expect(menuFor([])).toEqual([]);
});

test('every name in the navigation is a page of the office', () => {
  for (const name of Object.keys(entryTexts)) expect(officePages).toHaveProperty(name);
});
