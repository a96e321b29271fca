import { DomainError, type DomainErrorName } from '#kernel/errors.ts';
import { grouped } from '#kernel/money.ts';
import { inLanguage, type Language, type LocalizedText, texts } from '#kernel/texts.ts';
import { fieldTexts } from './field-texts.ts';
import { moreFieldTexts } from './more-field-texts.ts';

type Names = Readonly<Record<string, LocalizedText>>;

const known: Names = { ...moreFieldTexts, ...fieldTexts };

/** A key as words: page_size and pageSize are page size. */
const inWords = (key: string): string =>
  key
    .replaceAll('_', ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();

const english = { en: 'English', zh: '英文' };
const chinese = { en: 'Chinese', zh: '中文' };
const endingTexts = texts({ En: english, Zh: chinese, _en: english, _zh: chinese });

/** Whether a field has a label, its own or that of its words in both languages. */
export const hasFieldLabel = (column: string): boolean => column in known || column.replace(/(?:En|Zh|_en|_zh)$/, '') in known;

/** A field's label, with its language where it has two: "Text · English" for bodyEn and body_en. The form's own labels come first. */
export function fieldLabel(column: string, language: Language, form: Names = {}): string {
  const [, base = column, ending] = /^(.+?)(En|Zh|_en|_zh)?$/.exec(column) ?? [];
  const whole = form[column] ?? (form[base] ? undefined : known[column]);
  const label = whole ?? form[base] ?? known[base];
  // Hidden fields have no label: nobody typed into them.
  if (!label) return inWords(column);
  const name = inLanguage(label, language);
  return ending && !whole ? `${name} · ${inLanguage(endingTexts[ending as keyof typeof endingTexts], language)}` : name;
}

/** An error for readers: the field's label instead of its name, and the limit it broke. */
export function withFieldLabels(refused: DomainError, language: Language, form: Names = {}): DomainError {
  const { field } = refused.details;
  if (typeof field !== 'string') return refused;
  const details = Object.fromEntries(Object.entries(refused.details).map(([name, value]) => [name, inFigures(value)]));
  return new DomainError(whyOf(refused), { ...details, field: fieldLabel(field, language, form) }, refused.data);
}

const inFigures = (value: string | number): string | number => (Number.isSafeInteger(value) ? grouped(Number(value)) : value);

/** Includes the limits if known. */
function whyOf({ why, details: { least, most } }: DomainError): DomainErrorName {
  if (why === 'tooLarge') return most === undefined ? why : 'wordsTooLong';
  if (why !== 'badValue' || (least === undefined && most === undefined)) return why;
  if (least === undefined) return 'aboveMost';
  return most === undefined ? 'belowLeast' : 'outOfRange';
}
