import type { Language } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';

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
  const said = known.filter(({ key, value }) => bought[key] === value);
  const saidKeys = new Set(said.map(({ key }) => key));
  const unsaid = Object.entries(bought).filter(([key, value]) => !saidKeys.has(key) && typeof value === 'string' && value !== '');
  return [
    ...said.map((words) => ({
      label: inWords({ labelEn: words.labelEn, labelZh: words.labelZh }, 'label', language),
      value: inWords({ nameEn: words.nameEn, nameZh: words.nameZh }, 'name', language),
    })),
    ...unsaid.map(([label, value]) => ({ label, value: String(value) })),
  ];
}
