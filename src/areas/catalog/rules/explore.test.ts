import { expect, test } from 'vitest';
import { labOfShade } from '#demo/catalog/lab.ts';
import { colorFamilyOf } from './explore.ts';

const shade = (root: string, tip: string | null = null) => {
  const [labL, labA, labB] = labOfShade({ root, tip, highlight: null, share: 0 });
  return { labL, labA, labB, tipHex: tip, highlightHex: null };
};

test.each([
  ['#0b0a0a', 'dark'],
  ['#3a241a', 'dark'],
  ['#6b2f1c', 'red'],
  ['#b4531f', 'red'],
  ['#4b0f1c', 'red'],
  ['#b98a4e', 'fair'],
  ['#e6d2a8', 'fair'],
  ['#b9bbc0', 'vivid'],
  ['#e79ab8', 'vivid'],
  ['#3c6fd1', 'vivid'],
] as const)('%s hangs with the %s ones', (root, family) => {
  expect(colorFamilyOf(shade(root))).toBe(family);
});

test('two shades in one hang together, and what was never measured is not lost', () => {
  expect(colorFamilyOf(shade('#0b0a0a', '#b98a4e'))).toBe('mixed');
  expect(colorFamilyOf({ labL: null, labA: null, labB: null, tipHex: null, highlightHex: null })).toBe('vivid');
});
