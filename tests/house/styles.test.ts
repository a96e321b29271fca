import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

const read = (files: string[]): string => files.map((file) => readFileSync(file, 'utf8')).join('\n');
const codeFiles = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
const sheets = globSync('src/**/*.css');
const code = read(codeFiles);
const wordsIn = (text: string) => new Set(text.match(/[\w-]+/g));
const words = wordsIn(code);
/** Prefixes completed by a template: `badge-${tone}` gives "badge". */
const stems = new Set([...code.matchAll(/([\w-]+)-\$\{/g)].map(([, stem]) => stem));

/** Only selectors name classes: comments, imports and values contain dots too. */
const classesIn = (css: string): string[] => {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, '').match(/[^{};]*(?=\{)/g) ?? [];
  return selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
};
const unused = (css: string): string[] =>
  [...new Set(classesIn(css))].filter((name) => !words.has(name) && !stems.has(name.replace(/-[^-]*$/, '')));

test('every class of the style sheets is in the code, whole or made by a template', () => {
  expect(unused(read(sheets))).toEqual([]);
});

test('a class that nothing uses is found', () => {
  const planted = '/* .quiet-planted */ @media print { .badge-ok .never-planted:not(.nor-planted) { margin: 0.5px; } }';
  expect(unused(planted)).toEqual(['never-planted', 'nor-planted']);
});

const ruled = new Set(classesIn(read(sheets)));
/** Classes written out in markup, also where one of two is chosen or several are joined; what a comparison asks for is no class. */
const classesOf = (markup: string): string[] => {
  const written = [...markup.matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\$?\{[^{}]*\})*)\})/g)].flatMap(([, plain, made = '']) =>
    plain === undefined
      ? [...made.replace(/[=!]== '[^']*'|\[[^\]]*\]/g, '').matchAll(/(?:\?|:|,|&&|\(|^)\s*'([^']*)'/g)].map(([, one = '']) => one)
      : [plain],
  );
  return written.flatMap((names) => names.split(/\s+/)).filter(Boolean);
};

test('every class in the markup has a rule', () => {
  expect([...new Set(classesOf(code))].filter((name) => !ruled.has(name))).toEqual([]);
  const planted = `<p className="card planted-1" /><p className={on ? 'planted-2' : undefined} /><p className={classNames('card', is === 'no' && 'planted-3')} />`;
  expect(classesOf(planted).filter((name) => !ruled.has(name))).toEqual(['planted-1', 'planted-2', 'planted-3']);
});

/** Names that say a value instead of what the element is, as Tailwind has them (docs/decisions/038). */
const isUtility = (name: string): boolean =>
  /[[\]:!]|^-?[mp][trblxy]?-\w+$|^(gap|inset|top|left|right|bottom|leading|tracking|rounded|grid-cols|z)-[\w]+$|^(min-|max-)?[wh]-[\w]+$|^(text|bg|border)-(\d|ink|err|ok|warn|accent|center|right|left)|^(flex|inline-flex|items-\w+|justify-(start|end|center|between)|justify-self-\w+|font-(medium|semibold|bold)|truncate)$/.test(
    name,
  );

test('no class is a utility', () => {
  expect([...ruled, ...classesOf(code)].filter(isUtility)).toEqual([]);
  for (const name of ['mt-2', '-ml-1', 'px-4', 'gap-x', 'w-full', 'noscript:hidden', 'h-[46px]', 'text-ink-2', 'items-center'])
    expect(isUtility(name), name).toBe(true);
});

/** The two lists of sheets, one per app. */
const listOfSheets = (app: 'shop' | 'office'): string => `src/${app}/frame/${app}.css`;
const importsOf = (file: string, css: string): string[] =>
  [...css.matchAll(/@import "([^"]+)"/g)].map(([, to = '']) => new URL(to, `file:///${file}`).pathname.slice(1));

/** What belongs to no component: tokens, fonts, base, text, the form grid and layout. */
const isShared = (file: string): boolean => file.startsWith('src/ui/styles/');
const isBeside = (file: string, css: string): boolean => {
  const near = wordsIn(read(codeFiles.filter((one) => one.startsWith(`${dirname(file)}/`))));
  return classesIn(css).some((name) => near.has(name));
};

test('styles lie beside what they style, and each of them is in a sheet', () => {
  expect(
    sheets.filter((file) => !isShared(file) && !/frame\/(shop|office)\.css$/.test(file) && !isBeside(file, readFileSync(file, 'utf8'))),
  ).toEqual([]);
  expect(isBeside('src/shop/cart/planted.css', '.planted-never { margin: 0; }')).toBe(false);
  const lists = [listOfSheets('shop'), listOfSheets('office')];
  const listed = lists.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));
  expect(sheets.filter((file) => !lists.includes(file) && !listed.includes(file))).toEqual([]);
});

test('a list of sheets takes from its own app, from areas and ui, and no other sheet imports one', () => {
  const foreign = (file: string, css: string): string[] =>
    importsOf(file, css).filter((to) => !/^src\/(ui|areas)\//.test(to) && to.split('/')[1] !== file.split('/')[1]);
  for (const app of ['shop', 'office'] as const)
    expect(foreign(listOfSheets(app), readFileSync(listOfSheets(app), 'utf8')), app).toEqual([]);
  expect(foreign(listOfSheets('shop'), '@import "../../office/home/home.css";')).toHaveLength(1);
  const others = sheets.filter((file) => file !== listOfSheets('shop') && file !== listOfSheets('office'));
  expect(others.filter((file) => importsOf(file, readFileSync(file, 'utf8')).length > 0)).toEqual([]);
});
