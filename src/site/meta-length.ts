import { inLanguage, type Language, type LocalizedText } from '#kernel/texts.ts';

/** The two promises at the start of every shop page's description. */
export const promise: LocalizedText = {
  en: '1-2 days fast shipping and double-difference price protection.',
  zh: '1-2 天快速发货。价格保护，双倍差价补偿。',
};

/** Search engines cut what is longer. */
const maxDescriptionLength = 155;

/** Characters left for a page's own description after the promises. */
export const ownDescriptionLength = (language: Language): number => maxDescriptionLength - inLanguage(promise, language).length - 1;

/** Room a text has: titles go by width on the results page, where a Chinese character is two wide; descriptions by characters. */
export const metaLengths = {
  title: { least: () => 20, most: () => 60, of: (text: string) => widthOf(text) },
  description: {
    least: (language: Language) => Math.round(ownDescriptionLength(language) / 2),
    most: ownDescriptionLength,
    of: (text: string) => text.length,
  },
} as const;

export const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[\u2e80-\u9fff\uff00-\uffef]/.test(sign) ? 2 : 1), 0);
