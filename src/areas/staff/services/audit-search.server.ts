import { auditSubjectTexts, auditVerbTexts } from '../audit-texts.ts';
import { pageNames } from '../page-texts.ts';
import type { AuditWord } from '../store/audit-log.server.ts';

type Table = Readonly<Record<string, { readonly en: string; readonly zh: string }>>;

const maxWords = 8;

/** The log keeps action names; people search for the words they read, in either language. */
export const auditWordsOf = (searchText: string): AuditWord[] =>
  searchText
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap(splitChinese)
    .slice(0, maxWords);

/** Chinese writes verb and subject without a space: 修改优惠码. */
function splitChinese(text: string): AuditWord[] {
  const whole = namesFor(text);
  if (isKnown(whole) || !/\p{Script=Han}/u.test(text)) return [whole];
  for (let at = 1; at < text.length; at += 1) {
    const halves = [namesFor(text.slice(0, at)), namesFor(text.slice(at))];
    if (halves.every(isKnown)) return halves;
  }
  return [whole];
}

const isKnown = ({ kinds, verbs, pages }: AuditWord): boolean => kinds.length + verbs.length + pages.length > 0;

const namesFor = (text: string): AuditWord => ({
  text,
  kinds: namesSaying(text, auditSubjectTexts).flatMap((kind) => [kind, `office-${kind}`]),
  verbs: namesSaying(text, auditVerbTexts),
  pages: namesSaying(text, pageNames),
});

const namesSaying = (word: string, table: Table): string[] =>
  Object.entries(table)
    .filter(([, said]) =>
      [said.en, said.zh].some((text) =>
        text
          .replace(/\{.*?\}/g, ' ')
          .toLowerCase()
          .includes(word),
      ),
    )
    .map(([name]) => name);
