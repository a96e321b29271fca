import { fillerWords, shortForm, unsoldWords } from './data-words.ts';

export const maxKeywordLength = 64;
const maxParts = 12;
const maxWordLength = 32;

/** Normalized input: no control characters, single spaces, lower case, limited length. */
export const normalizeKeyword = (typed: string | null): string =>
  [
    ...(typed ?? '')
      .slice(0, 2000)
      .toWellFormed()
      .normalize('NFKC')
      .replace(/[\p{Cc}\p{Cf}\uFFFD]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, maxKeywordLength)
    .join('')
    .trim()
    .toLowerCase();

export type KeywordPart =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'length'; readonly text: string; readonly inches: number }
  | { readonly kind: 'density'; readonly text: string; readonly percent: number }
  | { readonly kind: 'colour'; readonly text: string; readonly code: string }
  | { readonly kind: 'price'; readonly text: string; readonly fromCents: number; readonly toCents: number };

type Reading = readonly [pattern: RegExp, read: (found: RegExpExecArray) => KeywordPart];
const noLimit = Number.POSITIVE_INFINITY;
const dollars = '(?:\\$|usd|us\\$|¥)?\\s*(\\d{1,5})(?:\\.\\d+)?(?!\\d)\\s*(?:\\$|usd|dollars?|bucks|美元|美金|元|块|刀)?';
const notASize = "(?!\\s*(?:[\"″%x*×]|''|′′|in\\b|inch|英寸|寸|吋|cm))";
const price = (text: string, from: string | undefined, to: string | undefined): KeywordPart => ({
  kind: 'price',
  text,
  fromCents: from ? Number(from) * 100 : 0,
  toCents: to ? Number(to) * 100 : noLimit,
});

/** Tried in this order; each match is removed from the keyword. */
const readings: readonly Reading[] = [
  [new RegExp(`(?:between\\s+)${dollars}\\s*(?:and|to|-|~|到|至)\\s*${dollars}`, 'u'), ([text, from, to]) => price(text, from, to)],
  [/\$\s*(\d{1,5})\s*(?:to|-|~)\s*\$?\s*(\d{1,5})/u, ([text, from, to]) => price(text, from, to)],
  [
    new RegExp(`(?:under|below|less than|cheaper than|up to|at most|max|within|低于|不超过|少于|<)\\s*${dollars}${notASize}`, 'u'),
    ([text, to]) => price(text, undefined, to),
  ],
  [/(\d{1,5})\s*(?:美元|美金|元|块|刀)?\s*(?:以下|以内|之内)/u, ([text, to]) => price(text, undefined, to)],
  [new RegExp(`(?:over|above|more than|at least|高于|>)\\s*${dollars}${notASize}`, 'u'), ([text, from]) => price(text, from, undefined)],
  [/(\d{1,5})\s*(?:美元|美金|元|块|刀)?\s*以上/u, ([text, from]) => price(text, from, undefined)],
  [/(?<![\p{L}\p{N}])(\d{1,3})\s*%(?:\s*density)?/u, density],
  [/(?<![\p{L}\p{N}])(\d{3})\s*(?:density|密度)/u, density],
  [/(?:density|密度)\s*(\d{3})(?!\d)/u, density],
  [/(?<![\p{L}\p{N}])(\d{1,2})\s*-?\s*(?:"|″|“|”|''|′′|inch(?:es)?(?![a-z])|ins?(?![a-z])|英寸|英吋|寸|吋)/u, inches],
  [/(?:#|colou?r\s*#?|色号\s*#?)\s*(\d{1,3}[a-z]?)(?![\p{N}a-z/])/u, colour],
  [/(?<![\p{L}\p{N}/])(\d{1,3}[a-z]?)\s*(?:号色?|色号)/u, colour],
];

function density([text, percent]: RegExpExecArray): KeywordPart {
  return { kind: 'density', text, percent: Number(percent) };
}
function inches([text, count]: RegExpExecArray): KeywordPart {
  return { kind: 'length', text, inches: Number(count) };
}
function colour([text, code]: RegExpExecArray): KeywordPart {
  return { kind: 'colour', text, code: code ?? '' };
}

/** Parses a keyword: sizes, prices and codes first, then the words between them, in order. */
export function parseKeywordParts(keyword: string): KeywordPart[] {
  const found: { at: number; piece: KeywordPart }[] = [];
  let rest = sizesWritten(keyword);
  for (const [pattern, read] of readings) {
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      found.push({ at: match.index, piece: read(match) });
      // Matches are replaced by spaces, so that positions stay valid.
      rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
    }
  }
  for (const match of rest.matchAll(wordPattern)) {
    const text = match[0].slice(0, maxWordLength);
    found.push({ at: match.index, piece: { kind: 'word', text: simplified(text) } });
  }
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ piece }) => ({ ...piece, text: piece.text.trim() }))
    .slice(0, maxParts);
}

/** 13 x 4, 13*4, 13×4 and 13 by 4 are one size; p1b-613 and p1b/613 are one color. */
const sizesWritten = (text: string): string =>
  unaccented(text)
    .replace(/(?<![\p{L}\p{N}])(\d{1,2})\s*(?:x|\*|×|by|乘)\s*(\d{1,2})(?!\d)/gu, '$1x$2')
    .replace(/(?<![\p{L}\p{N}])([pt]?\d{1,3}[a-z]?)\s?[/\\-]\s?(\d{1,3}[a-z]?)(?![\p{L}\p{N}])/gu, '$1/$2')
    .replace(/['’`]s?(?![a-z])/g, '');

/** A two-tone color, a run of Chinese, a word of letters and digits, a word of any other script. */
const wordPattern = /[pt]?\d{1,3}[a-z]?\/\d{1,3}[a-z]?|\p{Script=Han}+|[a-z0-9]+|[\p{L}\p{N}]+/gu;

/** Tokenized like a keyword. */
export const searchWordsIn = (text: string): string[] =>
  (sizesWritten(text.normalize('NFKC').toLowerCase()).match(wordPattern) ?? []).map(simplified);

const unaccented = (text: string): string => (/[\u00C0-\u024F]/.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text);

const simplified = (text: string): string => (isHan(text) ? [...text].map((sign) => shortForm.get(sign) ?? sign).join('') : text);

export const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);
export const isFiller = (word: string): boolean => fillerWords.has(word);

export const isUnsoldWord = (word: string): boolean => unsoldWords.has(word) || unsoldWords.has(stem(word));
/** Numbers and codes are never corrected: another number is another thing. */
export const isLatinWord = (word: string): boolean => /^[a-z]+$/.test(word);

/** Singular and plural are one word. */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
