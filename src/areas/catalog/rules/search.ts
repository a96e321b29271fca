export const longestKeyword = 64;
const mostWords = 8;
const longestWord = 32;

/** What was typed, in one spelling: no control signs, single spaces, small letters, not too long. */
export const keywordIn = (typed: string | null): string =>
  (typed ?? '')
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestKeyword)
    .toLowerCase();

/** The words of a keyword: letters and digits only, so nothing in it can be read as a command to the search. */
export const wordsIn = (keyword: string): string[] =>
  keyword
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));

/** Every word as the beginning of one that must occur: body:* & wav:*. */
export const prefixQuery = (words: readonly string[]): string => words.map((word) => `${word}:*`).join(' & ');

/** For LIKE, where three signs mean something else. */
export const escapedLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
