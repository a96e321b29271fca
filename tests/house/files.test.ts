import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { realTree } from './tree.ts';

const tree = realTree();
/** What the demo shop says: goods, rules and pages of words. */
const demoFiles = globSync('demo/**/*.{json,md}');
const isData = (file: string): boolean => /texts\.ts$|\/data-[\w-]+\.ts$|\.json$/.test(file);

test('no file outgrows its reader', () => {
  const files = [...globSync('{src,demo}/**/*.{ts,tsx,css}'), ...globSync('tests/**/*.ts'), ...globSync('scripts/**/*.{ts,mjs}')];
  const long = files.filter((file) => !isData(file)).map((file) => [file, readFileSync(file, 'utf8').split('\n').length - 1] as const);
  expect(long.filter(([, lines]) => lines > 300)).toEqual([]);
});

test('the environment is read in one place', () => {
  const readers = [...tree].filter(([, text]) => /process\.env|import\.meta\.env/.test(text)).map(([file]) => file);
  expect(readers).toEqual(['src/server.ts']);
});

test('files are named in kebab-case and there is no drawer for leftovers', () => {
  const odd = [...tree.keys(), ...demoFiles].filter(
    (file) => !/^[a-z0-9+./-]+$/.test(file) || /\/(utils?|helpers?|misc|common|index)\.tsx?$/.test(file),
  );
  expect(odd).toEqual([]);
});

test('nothing is exported by default except where React Router asks for it', () => {
  const allowed = /\/(root|routes|entry\.\w+|page|desktop|mobile|layout|not-found|shop\/frame\/account|office\/frame\/office)\.tsx?$/;
  expect([...tree].filter(([file, text]) => /^export default/m.test(text) && !allowed.test(file)).map(([file]) => file)).toEqual([]);
});

test('no loose types and no silenced checks without a reason', () => {
  const loose = [...tree].flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, at) => (/: any\b|as any\b|@ts-ignore|@ts-expect-error|biome-ignore[^:]*$/.test(line) ? [`${file}:${at + 1}`] : [])),
  );
  expect(loose).toEqual([]);
});

test('no unfinished work is left behind a word', () => {
  const words = /\b(TODO|FIXME|XXX)\b|coming soon|lorem ipsum|not implemented/i;
  const texts = [...tree, ...demoFiles.map((file) => [file, readFileSync(file, 'utf8')] as const)];
  expect(texts.filter(([, text]) => words.test(text)).map(([file]) => file)).toEqual([]);
});

test('raw HTML is written by nobody', () => {
  expect([...tree].filter(([, text]) => /dangerouslySetInnerHTML/.test(text)).map(([file]) => file)).toEqual([]);
});

test('an index that falls says where its empty values stand, or the planner cannot use it for a plain falling order', () => {
  const tables = [...tree].filter(([file]) => /\/tables(\/[\w-]+)?\.ts$/.test(file));
  expect(tables.filter(([, text]) => /\.desc\(\)(?!\.nulls)/.test(text)).map(([file]) => file)).toEqual([]);
});

/** Selectors with :has() that apply to everything inside. */
const restylesAll = (css: string): string[] => [...css.matchAll(/[^{};]*:has\([^{};]*\*\s*(?=[,{])/g)].map(([selector]) => selector.trim());

test('no style looks into an element to mean everything in it: each press would restyle the whole page', () => {
  expect(restylesAll('.prose tr:has(> :nth-child(5)) > * {')).toHaveLength(1);
  const found = globSync('src/**/*.css').flatMap((file) => restylesAll(readFileSync(file, 'utf8')).map((one) => `${file} ${one}`));
  expect(found).toEqual([]);
});

/** The browser's clock, time zone and country names, and days only the server may format. */
const worldly = [
  'src/areas/shoppers/rules/countries.ts',
  'src/kernel/formats.ts',
  'src/kernel/time-zones.ts',
  'src/shop/aftercare/parts/booking.tsx',
  'src/shop/parts/inquiry/local-time.tsx',
  'src/site/days.ts',
];

test('no shop page wakes the browser’s own formats: the first use holds a phone for a tenth of a second', () => {
  const isShop = (file: string): boolean => !/\.server\.|src\/office\/|ui\/office\/|src\/areas\/staff\//.test(file);
  const slow = [...tree].filter(
    ([file, text]) => isShop(file) && /\btoLocale\w*String\(|\bIntl\.|\blocaleCompare\(|kernel\/formats\.ts/.test(text),
  );
  expect(slow.map(([file]) => file).sort()).toEqual(worldly);
});

test('formats of dates are made once: a list of a hundred rows would make a hundred, at a quarter of a millisecond each', () => {
  const made = [...tree].filter(([, text]) => /new Intl\.(DateTimeFormat|DisplayNames|NumberFormat)\(/.test(text));
  // One checks whether a time zone exists, the other formats a time in the reader's own browser.
  const others = ['src/kernel/time-zones.ts', 'src/shop/parts/inquiry/local-time.tsx'];
  expect(made.map(([file]) => file).sort()).toEqual([...others, 'src/kernel/formats.ts'].sort());
});

test('only the newest snapshot of the schema is kept, and every migration is in the journal', () => {
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync('migrations/meta/_journal.json', 'utf8'));
  const names = globSync('migrations/*.sql').map((file) => file.replace(/^migrations\/|\.sql$/g, ''));
  expect(names.sort()).toEqual(journal.entries.map(({ tag }) => tag));
  expect(globSync('migrations/meta/*_snapshot.json')).toEqual([`migrations/meta/${names.at(-1)?.slice(0, 4)}_snapshot.json`]);
});

/** CI refuses a run that skips tests; what one engine cannot do is a branch of the test. Only a machine without mount rights skips one. */
const skips = (text: string): boolean => /\b(?:test|it|describe)\.(?:skip|skipIf|runIf|todo|only)\b/.test(text);

test('no test is skipped', () => {
  expect(skips("test.runIf(hasPostgres)('a law')")).toBe(true);
  const files = globSync('{src,demo,tests}/**/*.test.{ts,tsx}');
  const allowed = ['tests/house/files.test.ts', 'tests/process/starts.test.ts'];
  expect(files.filter((file) => skips(readFileSync(file, 'utf8')) && !allowed.includes(file))).toEqual([]);
});

test('a page of words has both languages, and every file of the demo is read by its code', () => {
  const pages = demoFiles.filter((file) => file.endsWith('.md'));
  const other = (file: string): string => (file.endsWith('.en.md') ? file.replace(/en\.md$/, 'zh.md') : file.replace(/zh\.md$/, 'en.md'));
  expect(pages.length).toBeGreaterThan(70);
  expect(pages.filter((file) => other(file) === file || !pages.includes(other(file)))).toEqual([]);
  const code = [...tree].flatMap(([file, text]) => (file.startsWith('demo/') ? [text] : [])).join('\n');
  const names = demoFiles.filter((file) => file.endsWith('.json')).map((file) => basename(file, '.json'));
  expect(names.filter((name) => !new RegExp(`['/]${name}(\\.json)?'`).test(code))).toEqual([]);
});

test('a change of any code that the server is built from builds it again', () => {
  const [, sources = ''] = /const sources = \[(.*?)\]/s.exec(readFileSync('scripts/bootstrap/build.mjs', 'utf8')) ?? [];
  const folders = new Set([...tree.keys()].map((file) => file.split('/', 1)[0]));
  expect([...folders].filter((folder) => !sources.includes(`'${folder}'`))).toEqual([]);
});
