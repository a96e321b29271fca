import { Refused } from '#kernel/errors.ts';
import { inLanguage, type Language, type Pair, texts } from '#kernel/texts.ts';
import { fieldTexts } from './field-texts.ts';

type Names = Readonly<Record<string, Pair>>;

const endingTexts = texts({ En: { en: 'English', zh: '英文' }, Zh: { en: 'Chinese', zh: '中文' } });

/** A field as people read it, in its language where it has two: "Text · English" for bodyEn. The names of its form come first. */
export function fieldWords(column: string, language: Language, form: Names = {}): string {
  const known: Names = fieldTexts;
  const [, base = column, ending] = /^(.+?)(En|Zh)?$/.exec(column) ?? [];
  const whole = form[column] ?? (form[base] ? undefined : known[column]);
  const words = whole ?? form[base] ?? known[base];
  if (!words) return column;
  const name = inLanguage(words, language);
  return ending && !whole ? `${name} · ${inLanguage(endingTexts[ending as keyof typeof endingTexts], language)}` : name;
}

/** A refusal for the eyes: its field by the words people read instead of the name programs use, and how long it may be. */
export function inFieldWords(refused: Refused, language: Language, form: Names = {}): Refused {
  const { field, most } = refused.details;
  if (typeof field !== 'string') return refused;
  const details = { ...refused.details, field: fieldWords(field, language, form) };
  return new Refused(refused.why === 'tooLarge' && most !== undefined ? 'wordsTooLong' : refused.why, details, refused.data);
}
