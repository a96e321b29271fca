import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';

export type AttributeLabels = {
  readonly key: string;
  readonly value: string;
  readonly labelEn: string;
  readonly labelZh: string;
  readonly nameEn: string;
  readonly nameZh: string;
};

export type LineAttribute = { readonly label: string; readonly value: string };

/** Attributes of a line in the reader's language and the catalog's order; values the catalog no longer has stay as stored. */
export function describeLineAttributes(
  bought: Readonly<Record<string, unknown>>,
  known: readonly AttributeLabels[],
  language: Language,
): readonly LineAttribute[] {
  const translated = known.filter(({ key, value }) => bought[key] === value);
  const translatedKeys = new Set(translated.map(({ key }) => key));
  const untranslated = Object.entries(bought).filter(
    ([key, value]) => !translatedKeys.has(key) && typeof value === 'string' && value !== '',
  );
  return [
    ...translated.map((row) => ({
      label: localizedColumn({ labelEn: row.labelEn, labelZh: row.labelZh }, 'label', language),
      value: localizedColumn({ nameEn: row.nameEn, nameZh: row.nameZh }, 'name', language),
    })),
    ...untranslated.map(([label, value]) => ({ label, value: String(value) })),
  ];
}
