import type { IndexedValue } from '../catalog-index.ts';
import { numberWords } from './data-words.ts';
import { isFiller, isHan, isLatinWord, isUnsoldWord, type KeywordPart, normalizeKeyword, parseKeywordParts, stem } from './keyword.ts';
import { phraseOf, type SearchIndex } from './search-index.ts';
import { correctSpelling } from './spelling.ts';

/** A condition on a SKU: one of these words, one of these values, or a price range. */
export type SearchAtom = {
  readonly words: readonly number[];
  readonly valueIds: readonly number[];
  readonly price?: { readonly fromCents: number; readonly toCents: number };
};
/** All atoms together satisfy a need; a detour by a synonym is worth less. */
export type NeedAlternative = { readonly atoms: readonly SearchAtom[]; readonly worth: number };
/** One thing the shopper searched for. */
export type SearchNeed = {
  readonly text: string;
  readonly alternatives: readonly NeedAlternative[] /** Helps, but is not asked for. */;
  readonly isWeak: boolean;
};
export type SearchMeaning = {
  readonly keyword: string;
  readonly needs: readonly SearchNeed[];
  /** The keyword with typos corrected; null when there are none. */
  readonly respelt: string | null;
};
type Reading = {
  /** Takes every word literally. */
  readonly isExact?: boolean;
  /** The last word may be incomplete: the shopper is still typing. */
  readonly isTyping?: boolean;
  /** Which of several likely spellings to use. */
  readonly guess?: number;
};
/** Anything but a word: a size, a color number, a price. */
type Measure = Exclude<KeywordPart, { kind: 'word' }>;
type Part = string | Measure;
type SearchWord = { readonly text: string; readonly stem: string; readonly isLast: boolean };
const maxNeeds = 8;
const worths = { asWritten: 1, begun: 0.85, together: 0.95, synonym: 0.4 } as const;

export function searchMeaningOf(index: SearchIndex, typed: string, reading: Reading = {}): SearchMeaning {
  const keyword = normalizeKeyword(typed);
  const parts = parseKeywordParts(keyword).flatMap((keywordPart): Part[] =>
    keywordPart.kind === 'word' ? wordsOf(index, keywordPart.text) : [keywordPart],
  );
  const spelt = parts.map((part) => (typeof part === 'string' && !reading.isExact ? respelt(index, part, parts, reading) : part));
  const needs = oneLength(runsOf(spelt).flatMap((run) => needsOf(index, run, reading))).slice(0, maxNeeds);
  const isRespelt = spelt.some((part, position) => part !== parts[position]);
  return {
    keyword,
    needs: needs.every((need) => need.isWeak) ? needs.map((need) => ({ ...need, isWeak: false })) : needs,
    respelt: isRespelt
      ? spelt.map((part, position) => (part === parts[position] ? textOf(part) : shownOf(index, textOf(part)))).join(' ')
      : null,
  };
}

const wordsOf = ({ lexicon }: SearchIndex, text: string): string[] => (isHan(text) ? lexicon.cut(text) : [text]);

const textOf = (part: Part): string => (typeof part === 'string' ? part : part.text);

const shownOf = ({ lexicon }: SearchIndex, word: string): string => {
  const number = lexicon.numberOf(stem(word));
  return number === undefined ? (lexicon.compounds.get(word)?.join(' ') ?? word) : (lexicon.shown[number] ?? word);
};

const isKnown = ({ lexicon }: SearchIndex, word: string): boolean => lexicon.numberOf(stem(word)) !== undefined;

/** Corrects a word unknown to the catalog if a similar one exists; known words are never changed. */
function respelt(index: SearchIndex, word: string, among: readonly Part[], { isTyping, guess = 0 }: Reading): string {
  const isLast = among.at(-1) === word;
  if (!isLatinWord(word) || isFiller(word) || isUnsoldWord(word) || isUsed(index, word) || index.lexicon.compounds.has(stem(word)))
    return word;
  if (isInPhrase(index, word, among)) return word;
  if (begun(index, word, isTyping === true && isLast).length > 0 || isHalf(index, word, among)) return word;
  const likely = correctSpelling([...new Set([word, stem(word)])], index.spelt);
  return likely[Math.min(guess, likely.length - 1)] ?? word;
}

/** Whether a word finds something by itself; many occur only in phrases with another meaning. */
function isUsed(index: SearchIndex, word: string): boolean {
  const number = index.lexicon.numberOf(stem(word));
  return number !== undefined && ((index.counts[number] ?? 0) > 0 || index.meant.has(stem(word)));
}

function isInPhrase(index: SearchIndex, word: string, among: readonly Part[]): boolean {
  const stems = among.map((part) => stem(textOf(part)));
  return stems.some((_, at) =>
    [2, 3, 4].some((size) => stems.slice(at, at + size).includes(stem(word)) && index.meant.has(stems.slice(at, at + size).join(' '))),
  );
}

/** Half of a compound: "pony tail". */
const isHalf = (index: SearchIndex, word: string, among: readonly Part[]): boolean =>
  among.some((one, position) => {
    const next = among[position + 1];
    return typeof one === 'string' && typeof next === 'string' && (one === word || next === word) && isKnown(index, one + next);
  });

/** Words with this prefix. */
function begun({ lexicon, counts, meant }: SearchIndex, word: string, isTyping: boolean): number[] {
  if (!isHan(word) && word.length < (isTyping ? 1 : 3)) return [];
  const isLike = (one: string): boolean => (isHan(word) ? one.includes(word) : one.startsWith(word));
  const isHere = (one: string, number: number): boolean => (counts[number] ?? 0) > 0 || meant.has(one);
  return lexicon.words.flatMap((one, number) => (isLike(one) && isHere(one, number) ? [number] : []));
}

/** Consecutive words, or a measure between them. */
type Run = { readonly words: readonly string[]; readonly isLast: boolean } | { readonly measure: Measure };

function runsOf(parts: readonly Part[]): Run[] {
  const runs: Run[] = [];
  let words: string[] = [];
  for (const part of parts) {
    if (typeof part === 'string') words.push(part);
    else {
      if (words.length > 0) runs.push({ words, isLast: false });
      runs.push({ measure: part });
      words = [];
    }
  }
  return words.length > 0 ? [...runs, { words, isLast: true }] : runs;
}

const maxPhraseWords = 4;

/** Walks the words; the longest phrase with a meaning of its own is taken as one. */
function needsOf(index: SearchIndex, run: Run, reading: Reading): SearchNeed[] {
  if ('measure' in run) return [needOfMeasure(index, run.measure)];
  const needs: SearchNeed[] = [];
  for (let at = 0; at < run.words.length; ) {
    const [size, need] = needAt(index, run.words, at, { ...reading, isTyping: reading.isTyping === true && run.isLast });
    needs.push(need);
    at += size;
  }
  return needs;
}

function needAt(index: SearchIndex, run: readonly string[], at: number, reading: Reading): readonly [number, SearchNeed] {
  for (let size = Math.min(maxPhraseWords, run.length - at); size > 0; size -= 1) {
    const parts = run.slice(at, at + size);
    const meant = index.meant.get(parts.map(stem).join(' '));
    const joined = size === 2 ? index.lexicon.numberOf(stem(parts.join(''))) : undefined;
    if (!meant && joined === undefined) continue;
    const literal = size === 1 ? alternativeOfWord(index, wordAt(run, at), reading) : alternativeOfWords(index, parts);
    const alternatives = [
      ...(literal ? [literal] : []),
      ...(joined === undefined ? [] : [{ atoms: [{ words: [joined], valueIds: [] }], worth: worths.together }]),
      ...(meant ?? []).flatMap((phrase) => alternativesOfPhrase(index, phrase)),
    ];
    return [size, { text: parts.join(' '), alternatives, isWeak: false }];
  }
  const word = wordAt(run, at);
  const alternative = alternativeOfWord(index, word, reading);
  return [
    1,
    {
      text: word.text,
      alternatives: alternative ? [alternative] : [],
      isWeak: isFiller(word.text) || (isHan(word.text) && word.text.length === 1),
    },
  ];
}

const wordAt = (run: readonly string[], at: number): SearchWord => ({
  text: run[at] ?? '',
  stem: stem(run[at] ?? ''),
  isLast: at === run.length - 1,
});

function alternativeOfWord(
  index: SearchIndex,
  { text, stem: key, isLast }: SearchWord,
  { isTyping, isExact }: Reading,
): NeedAlternative | null {
  const { lexicon } = index;
  const exact = [key, numberWords[key]].flatMap((one) => (one === undefined ? [] : (lexicon.numberOf(one) ?? [])));
  const mayBegin = isTyping === true && isLast;
  if (exact.length > 0 && !mayBegin) return { atoms: [{ words: exact, valueIds: [] }], worth: worths.asWritten };
  const pair = lexicon.compounds.get(key);
  if (pair && exact.length === 0) return alternativeOfWords(index, pair, worths.together);
  const more = isExact ? [] : begun(index, text, mayBegin);
  const words = [...new Set([...exact, ...more])];
  return words.length > 0 ? { atoms: [{ words, valueIds: [] }], worth: exact.length > 0 ? worths.asWritten : worths.begun } : null;
}

/** Every word must be known, or there is no alternative. */
function alternativeOfWords({ lexicon }: SearchIndex, words: readonly string[], worth: number = worths.asWritten): NeedAlternative | null {
  const numbers = words.filter((word) => !isFiller(word)).map((word) => lexicon.numberOf(stem(word)));
  const atoms = numbers.flatMap((number) => (number === undefined ? [] : [{ words: [number], valueIds: [] }]));
  return atoms.length === numbers.length && atoms.length > 0 ? { atoms, worth } : null;
}

function alternativesOfPhrase(index: SearchIndex, phrase: string): NeedAlternative[] {
  const alternative = alternativeOfWords(index, phraseOf(phrase, index.lexicon), worths.synonym);
  return alternative ? [alternative] : [];
}

function needOfMeasure(index: SearchIndex, measure: Measure): SearchNeed {
  if (measure.kind === 'price')
    return { text: measure.text, isWeak: false, alternatives: [{ atoms: [{ words: [], valueIds: [], price: measure }], worth: 1 }] };
  const valueIds = [...index.catalogIndex.values.values()].filter((value) => isMeasure(index, value, measure)).map(({ id }) => id);
  return { text: measure.text, isWeak: false, alternatives: valueIds.length ? [{ atoms: [{ words: [], valueIds }], worth: 1 }] : [] };
}

function isMeasure(
  { catalogIndex }: SearchIndex,
  { attributeId, amount, code, value }: IndexedValue,
  measure: Exclude<Measure, { kind: 'price' }>,
): boolean {
  const kind = catalogIndex.attributes.get(attributeId)?.kind;
  if (measure.kind === 'length') return kind === 'length' && amount === measure.inches;
  if (measure.kind === 'density') return kind === 'number' && amount === measure.percent;
  return kind === 'colour' && (code.toLowerCase() === measure.code || value.toLowerCase().startsWith(`#${measure.code} `));
}

/** Several lengths are alternatives: no product has two. */
function oneLength(needs: readonly SearchNeed[]): SearchNeed[] {
  const isPlain = ({ alternatives }: SearchNeed): boolean =>
    alternatives.length === 1 && (alternatives[0]?.atoms[0]?.valueIds.length ?? 0) > 0;
  const lengths = needs.filter((need) => isPlain(need) && /\d\s*(?:"|in|寸|英)/.test(need.text));
  if (lengths.length < 2) return [...needs];
  const together: SearchNeed = {
    text: lengths.map(({ text }) => text).join(', '),
    isWeak: false,
    alternatives: [
      { atoms: [{ words: [], valueIds: lengths.flatMap(({ alternatives }) => alternatives[0]?.atoms[0]?.valueIds ?? []) }], worth: 1 },
    ],
  };
  return [...needs.filter((need) => !lengths.includes(need)), together];
}
