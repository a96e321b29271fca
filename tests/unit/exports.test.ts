import { beforeAll, expect, test } from 'vitest';
import { subjectIn } from '#areas/staff/services/audit-text.server.ts';
import { seedDemo } from '#demo/demo.server.ts';
import type { Language } from '#kernel/texts.ts';
import { anonymousCaller } from '#platform/app.ts';
import { roles } from '#site/page.ts';
import { exports } from '../../src/exports.server.ts';
import { type TestApp, testApp } from '../kit/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedDemo(app.store, { now: app.clock.at, orderTarget: 200, days: 60 });
});

/** An internal code: "needs_info", "usedUp", "hair-custom", "paid". */
const codeWord = /^[a-z]+(?:[A-Z_-][a-z0-9]*)*$/;
/** Columns that may contain a single lower case word: address parts, user input, "piece" as a unit, "raw" as a grade. */
const own = /^(Address|Grade|Keyword|Message|Page|Review|Search term|Unit|URL handle|Website)$/;
/** These files have the names an import reads, so that an export can be imported again. */
const forImport = ['office-spus', 'office-skus'];
const tables = ['', '?table=days', '?table=sources', '?table=category', '?table=country', '?table=device', '?rows=all'];

const written = exports.filter(({ spec }) => !forImport.includes(spec.page));
const askedOf = (page: string): readonly string[] => (page === 'office-analysis' ? tables : ['']);

test.each(
  written.flatMap((file) =>
    askedOf(file.spec.page).flatMap((asked) =>
      (['en', 'zh'] as const).map((language) => ({ page: file.spec.page, file, asked, language })),
    ),
  ),
)('the file of $page $asked says in $language what its page says', async ({ file, asked, language }) => {
  const { head, lines } = await linesOf(file, asked, language);
  const english = language === 'en' ? head : (await linesOf(file, asked, 'en')).head;
  const raw = lines.flatMap((line) =>
    line.flatMap((cell, place) => (isRaw(cell, english[place] ?? '') ? [`${head[place]}: ${cell}`] : [])),
  );
  expect([...new Set(raw)]).toEqual([]);
});

const linesOf = (file: (typeof exports)[number], asked: string, language: Language) =>
  file.rows(app, { ...anonymousCaller, language, staff: { id: 1, roles } }, new URLSearchParams(asked));

function isRaw(cell: unknown, column: string): boolean {
  if (/^(Status|Type|Payment|Payment status|Reason|Role|Method|Origin)$/.test(column) && typeof cell === 'number') return true;
  return typeof cell === 'string' && !own.test(column) && codeWord.test(cell);
}

test.each(exports.map(({ spec }) => spec.page))('the log calls the file of %s by the name of its page', (page) => {
  expect(subjectIn('list', page, 'zh')).toMatch(/[\u4e00-\u9fff]/);
});
