export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** Both languages side by side: a missing translation does not compile. */
export type LocalizedText = Readonly<Record<Language, string>>;
export type Texts<Key extends string = string> = Readonly<Record<Key, LocalizedText>>;
export type TextParams = Readonly<Record<string, string | number>>;

export const texts = <const T extends Texts>(pairs: T): T => pairs;

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** Fills the {placeholders} of a text; {count:line|lines} uses the first form when the count is one. */
export const interpolate = (text: string, fill: TextParams = {}): string =>
  text.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (hole, name: string, one?: string, many?: string) =>
    many === undefined ? String(fill[name] ?? hole) : String((String(fill[name]) === '1' ? one : many) ?? ''),
  );

export const inLanguage = (pair: LocalizedText, language: Language, fill?: TextParams): string => interpolate(pair[language], fill);

export type Translate<T extends Texts> = (key: keyof T & string, fill?: TextParams) => string;

/** A translator of one list of texts: say('cartEmpty'). */
export const translator =
  <T extends Texts>(pairs: T, language: Language): Translate<T> =>
  (key, fill) =>
    inLanguage(pairs[key] ?? { en: key, zh: key }, language, fill);
