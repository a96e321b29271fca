import { Refused } from '#kernel/errors.ts';
import { inLanguage, type Language, type Pair } from '#kernel/texts.ts';
import { articleOfficeTexts } from '../article-office-texts.ts';
import { deskTexts, fieldTexts } from '../desk-texts.ts';

const fieldWords: Readonly<Record<string, Pair>> = fieldTexts;
const articleWords: Readonly<Record<string, Pair>> = {
  title: articleOfficeTexts.heading,
  summary: articleOfficeTexts.summary,
  body: articleOfficeTexts.body,
  note: articleOfficeTexts.note,
};

/** The field of a form as staff read it, in its language where it has two: "Text · English" for bodyEn. */
function nameOf(kind: string, column: string, language: Language): string {
  const [, base = column, ending] = /^(.+?)(En|Zh)?$/.exec(column) ?? [];
  const words = kind === 'article' ? articleWords[base] : (fieldWords[`${kind}-${base}`] ?? fieldWords[base]);
  if (!words) return column;
  const name = inLanguage(words, language);
  return ending ? `${name} · ${inLanguage(ending === 'En' ? deskTexts.english : deskTexts.chinese, language)}` : name;
}

/** A refusal that names the field by its words and not by its column, and says how long it may be. */
export function inFieldWords(refused: Refused, kind: string, language: Language): Refused {
  const { field, most } = refused.details;
  if (field === undefined) return refused;
  const details = { ...refused.details, field: nameOf(kind, String(field), language) };
  return new Refused(refused.why === 'tooLarge' && most !== undefined ? 'wordsTooLong' : refused.why, details, refused.data);
}
