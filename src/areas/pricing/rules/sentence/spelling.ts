import { shortForm } from '#areas/catalog/rules/search/data-words.ts';
import { spellCheckedWords } from './data-dictionary.ts';

/** Normalizes to lower case, simplified Chinese and plain digits, and corrects one-letter typos. */
export const normalizeSentence = (typed: string): string =>
  mended(
    [...typed.slice(0, 400).toWellFormed().normalize('NFKC').toLowerCase()]
      .map((sign) => shortForm.get(sign) ?? sign)
      .join('')
      .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
      .replace(/[零一二两三四五六七八九十百]+(?=\s*(?:英寸|寸|吋|厘米|%|密度|顶|把|个|条|束|块|件|套|只))/gu, (digits) =>
        String(parseChineseNumber(digits)),
      )
      .replace(/(密度)\s*([零一二两三四五六七八九十百]+)/gu, (_, word: string, digits: string) => `${word}${parseChineseNumber(digits)}`),
  );

const digitOf = (sign: string): number => '零一二三四五六七八九'.indexOf(sign === '两' ? '二' : sign);

/** 二十四, 一百八 (meaning 180), 十. */
export function parseChineseNumber(signs: string): number {
  const found = /^(?:(.)百)?零?(?:(.)?十)?(.)?$/u.exec(signs);
  if (!found) return Number.NaN;
  const [, hundreds, tens, ones] = found;
  const hundred = hundreds ? digitOf(hundreds) * 100 : 0;
  const hasTen = signs.includes('十');
  const ten = hasTen ? (tens ? digitOf(tens) : 1) * 10 : 0;
  const one = ones ? digitOf(ones) : 0;
  return hundreds && !hasTen && ones && !signs.includes('零') ? hundred + one * 10 : hundred + ten + one;
}

const mended = (text: string): string =>
  text.replace(/[a-z]{5,}/g, (word) =>
    vocabulary.has(word) ? word : (spellCheckedWords.find((right) => right.length >= 5 && isNear(word, right)) ?? word),
  );
const vocabulary = new Set(spellCheckedWords);

/** One letter wrong, missing, extra, or two swapped. */
function isNear(word: string, right: string): boolean {
  if (Math.abs(word.length - right.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === right[from]) from += 1;
  const rest = (text: string, skip: number): string => text.slice(from + skip);
  if (rest(word, 1) === rest(right, 1) || rest(word, 1) === rest(right, 0) || rest(word, 0) === rest(right, 1)) return true;
  return word[from] === right[from + 1] && word[from + 1] === right[from] && rest(word, 2) === rest(right, 2);
}
