import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (files: string[]): string => files.map((file) => readFileSync(file, 'utf8')).join('\n');
const code = read(globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file)));
const words = new Set(code.match(/[\w-]+/g));
/** Beginnings that a template completes: `badge-${tone}` makes "badge". */
const stems = new Set([...code.matchAll(/([\w-]+)-\$\{/g)].map(([, stem]) => stem));

/** Only what stands before a brace names classes: comments, imports and values hold dots of their own. */
const classesIn = (css: string): string[] => {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, '').match(/[^{};]*(?=\{)/g) ?? [];
  return selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
};
const unused = (css: string): string[] =>
  [...new Set(classesIn(css))].filter((name) => !words.has(name) && !stems.has(name.replace(/-[^-]*$/, '')));

test('every class of the style sheets is in the code, whole or made by a template', () => {
  expect(unused(read(globSync('src/**/*.css')))).toEqual([]);
});

test('a class that nothing uses is found', () => {
  const planted = '/* .quiet-planted */ @media print { .badge-ok .never-planted:not(.nor-planted) { margin: 0.5px; } }';
  expect(unused(planted)).toEqual(['never-planted', 'nor-planted']);
});
