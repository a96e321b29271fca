import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { actionIn, subjectKindIn } from '#areas/staff/services/audit-text.server.ts';

/** Actions that create have nothing before. */
const beginnings = new Set(
  'add ask clip codes draft export goods_add goods_return heading import link make_codes message note payout pickup rows start terms times'.split(
    ' ',
  ),
);
/** Actions that delete have nothing after. */
const endings = new Set('delete goods_remove photo_removed remove removed'.split(' '));
/** Pure events, such as a logout or a month's close: no value changed into another. */
const events = new Set(['staff.sign-out', 'performance.close', 'performance.reopen']);
const knocks = new Set(["'login'", "'login refused'"]);

/** Spreads that contain both sides. */
const bothSides = /\.\.\.(?:asked|beforeAndAfter|difference|sides)\b(?!\.)/;

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

/** From an opening bracket to its closing one. */
function bracketed(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if ('([{'.includes(text[at] ?? ' ')) depth += 1;
    if (')]}'.includes(text[at] ?? ' ')) depth -= 1;
    if (depth === 0) return text.slice(from, at + 1);
  }
  return text.slice(from);
}

/** Every audit call by its action name. */
const written = [...texts].flatMap(([file, text]) =>
  [...text.matchAll(/\b(?:audit|writeAuditEntry)\(/g)].flatMap((found) => {
    const said = bracketed(text, found.index + found[0].length - 1);
    const action = /action: ([^\n]+?)(?:,|\n)/.exec(said)?.[1];
    return action === undefined || said.includes('app: App') ? [] : [{ file, said, action }];
  }),
);

const lastWords = (action: string): string[] =>
  [...action.matchAll(/['`]([^'`]+)['`]/g)].map(([, name = '']) => name.slice(name.lastIndexOf('.') + 1));

test('every staff change says in the log what was before and what is after', () => {
  expect(written.length).toBeGreaterThan(100);
  const lacking = written.flatMap(({ file, said, action }) => {
    const isWhole = bothSides.test(said);
    const [hasBefore, hasAfter] = [isWhole || /\bbefore\b/.test(said), isWhole || /\bafter\b/.test(said)];
    const names = lastWords(action);
    const begins = names.length > 0 && names.every((name) => beginnings.has(name));
    const ends = names.length > 0 && names.every((name) => endings.has(name));
    const isEvent = [...events].some((event) => action.includes(event));
    const isGood =
      knocks.has(action) || (hasBefore && hasAfter) || (begins && hasAfter) || (ends && hasBefore) || (isEvent && (hasBefore || hasAfter));
    return isGood ? [] : [`${file}: ${action}`];
  });
  expect(lacking).toEqual([]);
});

test('the log is written by one hand', () => {
  const others = [...texts].filter(([file, text]) => /\binsert\(auditLog\)/.test(text) && file !== 'src/platform/audit.server.ts');
  expect(others.map(([file]) => file)).toEqual([]);
});

/** Subject and action names where they are written as literals. */
const literals = (pattern: RegExp): string[] => [
  ...new Set([...texts.values()].flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
];

test.each(literals(/\bsubject: \[\s*'([\w-]+)'/g))('the log has Chinese words for the thing %s', (kind) => {
  expect(subjectKindIn(kind, 'zh')).not.toMatch(/[a-z]/);
});

test.each(literals(/\baction: '([\w-]+\.[\w.-]+)'/g))('the log has Chinese words for the deed %s', (action) => {
  expect(actionIn(action, 'zh')).not.toMatch(/[a-z]/);
});

test.each(['ledger.recurring.add', 'ledger.recurring.end', 'office-online-order: scan'])('the log has Chinese words for %s', (action) => {
  expect(actionIn(action, 'zh')).not.toMatch(/[a-z]/);
});
