import { globSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** All interface texts as one sheet for a translator: file, name, English, Chinese. */
type Pair = { en: string; zh: string };
const isPair = (value: unknown): value is Pair =>
  typeof value === 'object' && value !== null && 'en' in value && 'zh' in value && typeof value.en === 'string';

function pairsIn(value: unknown, path: string): [string, Pair][] {
  if (isPair(value)) return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => pairsIn(inside, `${path}.${key}`));
}

/** Quoted, and never a formula in a spreadsheet. */
const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const files = [...globSync('src/**/texts.ts'), ...globSync('src/**/*-texts.ts'), 'src/kernel/errors.ts', 'src/site/meta.ts'].sort();
const lines = [['file', 'name', 'English', 'Chinese'].map(cell).join(',')];
for (const file of files.filter((one) => one !== 'src/kernel/texts.ts')) {
  const found = Object.entries((await import(resolve(file))) as Record<string, unknown>).flatMap(([name, value]) => pairsIn(value, name));
  for (const [name, { en, zh }] of found) lines.push([file, name, en, zh].map(cell).join(','));
}
const target = process.argv[2] ?? 'texts.csv';
writeFileSync(target, `\uFEFF${lines.join('\r\n')}\r\n`);
console.log(`${lines.length - 1} texts written to ${target}`);
