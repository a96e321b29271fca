import type { Language, LocalizedText } from './texts.ts';

/** Picks the column of the reader's language, the other one where it was left empty: inWords(row, 'name', 'zh') reads nameZh. */
export function inWords<Name extends string>(
  row: Readonly<Record<`${Name}En` | `${Name}Zh`, string>>,
  name: Name,
  language: Language,
): string {
  const [own, other] = language === 'zh' ? [row[`${name}Zh`], row[`${name}En`]] : [row[`${name}En`], row[`${name}Zh`]];
  return own || other;
}

/** What the house calls a state, a kind or a reason; a key it has no words for stands as it is. */
export function wordIn(words: Readonly<Record<string, LocalizedText>>, key: string, language: Language): string {
  return (Object.hasOwn(words, key) && words[key]?.[language]) || key;
}
