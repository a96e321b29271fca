import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { commonOfficeTexts } from '#ui/office/common-texts.ts';

type Pair = { en: string; zh: string };
const isPair = (value: unknown): value is Pair =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).sort().join() === 'en,zh' &&
  Object.values(value).every((text) => typeof text === 'string');

/** All text pairs inside an exported value, with their paths. */
function pairsIn(value: unknown, way: string): [string, Pair][] {
  if (isPair(value)) return [[way, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => pairsIn(inside, `${way}.${key}`));
}

const holes = (text: string): string =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name)
    .sort()
    .join();
/** Names that are the same in every language. */
const alike =
  /^(?:[\s\d\p{P}\p{S}]|PDF|CSV|SKU|SPU|ID|URL|UI|API|JSON|PGlite|PostgreSQL|Tressline|WhatsApp|PayPal|FedEx|Shopify|WooCommerce|Apple Pay|Google Pay|MB|in|cm|kg|g|\{\w+\})*$/u;

const files = [...globSync('src/**/texts.ts'), ...globSync('src/**/*-texts.ts'), 'src/kernel/errors.ts', 'src/site/meta-length.ts'].filter(
  (file) => file !== 'src/kernel/texts.ts',
);

test.each(files)('%s speaks both languages', async (file) => {
  const found = Object.entries((await import(resolve(file))) as Record<string, unknown>).flatMap(([name, value]) => pairsIn(value, name));
  expect(found.length).toBeGreaterThan(0);
  const wrong = found.filter(([, { en, zh }]) => {
    if (en.trim() === '' || zh.trim() === '' || /[\u4e00-\u9fff]/.test(en.replace('中文', ''))) return true;
    return holes(en) !== holes(zh) || (!/[\u4e00-\u9fff]/.test(zh) && !alike.test(zh) && zh !== 'English');
  });
  expect(wrong).toEqual([]);
});

test('no words stand in markup: they come from the texts', () => {
  const wordy = /<(?:[a-z][\w-]*|[A-Z]\w*)[^<>]*>\s*[A-Za-z][A-Za-z' ,.-]{2,}\s*<\//;
  const shown = globSync('src/{areas,shop,office,ui}/**/*.tsx').filter(
    (file) => !file.includes('/design-system/') && !file.includes('.test.'),
  );
  const found = shown.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (wordy.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test('a field that a refusal names has words: nobody reads address_ranges', async () => {
  const { hasFieldLabel } = await import('#site/field-names.ts');
  const named = globSync('src/{areas,shop,office}/**/*.ts')
    // The machine's owner reads settings by their names.
    .filter((file) => !file.includes('.test.') && file !== 'src/areas/staff/services/staff-sessions.server.ts')
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/new DomainError\('\w+', \{[^}]*\bfield: '([^']+)'/g)].map(([, field = '']) => ({
        file,
        field,
      })),
    );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ field }) => !hasFieldLabel(field))).toEqual([]);
});

/** Fields that no one types into: hidden ones, checkboxes and what a button sends. */
const unseenFields = new Set(
  (
    'askedFor correct variant list_on back line skip faq sent of by oddIsMeant was plan job blank photo_shared way first seen everything ' +
    'confirmed shared owners hands withClosure once row_key show seen_total choice quoted allow askedOn acceptedOn confirmedOn startedOn ' +
    'finishedOn taps update letters inquiry inquiry_key asked approved received settled stay make_default was_checked confirmation kinds'
  ).split(' '),
);

test('a field of a form has words too: no one reads uploadId', async () => {
  const { fieldLabel, hasFieldLabel } = await import('#site/field-names.ts');
  const typed =
    /(?:^|[{,(]\s*)(\w+): (?:z\.|rowId|typedId|requiredText|optionalText|percentTo|dollarsTo|momentInput|email\b|whole|flag|day\b|code\b)/gm;
  const named = globSync('src/{areas,shop,office}/**/*.server.ts')
    .filter((file) => !file.includes('.test.'))
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, source]) => source.includes('readForm('))
    .flatMap(([file, source]) => [...source.matchAll(typed)].map(([, field = '']) => ({ file, field })));
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ field }) => !hasFieldLabel(field) && !unseenFields.has(field))).toEqual([]);
  expect(['lines', 'orders', 'rows', 'uploadId', 'input'].filter((field) => !hasFieldLabel(field))).toEqual([]);
  expect(fieldLabel('page_size', 'en')).toBe('page size');
});

/** Words of the office's common list that a text file of the office writes again. */
const repeated = (text: string): string[] =>
  Object.entries(commonOfficeTexts).flatMap(([name, { en, zh }]) =>
    text.includes(`  ${name}: { en: '${en}', zh: '${zh}' },`) ? [name] : [],
  );

test('a word of the common list is written once', () => {
  expect(repeated("  save: { en: 'Save', zh: '保存' },")).toEqual(['save']);
  expect(
    globSync('src/office/**/*texts.ts').flatMap((file) => repeated(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`)),
  ).toEqual([]);
});
