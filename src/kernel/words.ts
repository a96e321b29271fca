import type { Language, LocalizedText } from './texts.ts';

/** The column of the reader's language, or the other where empty: inWords(row, 'name', 'zh') reads nameZh. */
export function localizedColumn<Name extends string>(
  row: Readonly<Record<`${Name}En` | `${Name}Zh`, string>>,
  name: Name,
  language: Language,
): string {
  const [localized, other] = language === 'zh' ? [row[`${name}Zh`], row[`${name}En`]] : [row[`${name}En`], row[`${name}Zh`]];
  return localized || other;
}

/** The label of a state, kind or reason; an unknown key is returned as it is. */
export function localizedEntry(texts: Readonly<Record<string, LocalizedText>>, key: string, language: Language): string {
  return (Object.hasOwn(texts, key) && texts[key]?.[language]) || key;
}
