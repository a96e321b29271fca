import { isFiller, isHan, searchWordsIn, stem } from './keyword.ts';

/** Every word of the catalog with a number; only grows. */
export type Lexicon = {
  /** By number. */
  readonly words: readonly string[];
  /** As names write it: "waves" and "wave" are one word, shown as first seen. */
  readonly shown: readonly string[];
  /** Compounds that names write apart: bodywave. */
  readonly compounds: ReadonlyMap<string, readonly string[]>;
  numberOf(word: string): number | undefined;
  /** Meaningful words of a name, by number. */
  learn(name: string): number[];
  /** Segments Chinese by the longest known words; the rest stays together. */
  cut(run: string): string[];
};

/** `dictionary` holds the Chinese words used for segmentation. */
export function openLexicon(dictionary: ReadonlySet<string>): Lexicon {
  const words: string[] = [];
  const shown: string[] = [];
  const numbers = new Map<string, number>();
  const compounds = new Map<string, readonly string[]>();
  const maxWordLength = Math.max(1, ...[...dictionary].map((word) => word.length));
  const cut = (run: string): string[] => cutBy(run, dictionary, maxWordLength);
  const number = (word: string, written: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, words.length);
    shown.push(written);
    return words.push(word) - 1;
  };
  const learn = (name: string): number[] => {
    const parts = joinedNo(searchWordsIn(name).flatMap((word) => (isHan(word) ? cut(word) : [word])));
    for (const [index, part] of parts.entries()) {
      const next = parts[index + 1];
      if (!next || isHan(part) || isHan(next) || /^\d/.test(part + next)) continue;
      const pair = [part, next].filter((word) => !isFiller(word)).map(stem);
      if (pair.length > 0) compounds.set(stem(part + next), pair);
    }
    return [...new Set(parts.filter((word) => !isFiller(word)).map((word) => number(stem(word), word)))];
  };
  return { words, shown, compounds, numberOf: (word) => numbers.get(word), learn, cut };
}

/** "No lace" is the opposite of lace: both words are joined. */
const joinedNo = (parts: readonly string[]): string[] =>
  parts.flatMap((part, index) => {
    if (parts[index - 1] === 'no') return [];
    return part === 'no' ? [part + (parts[index + 1] ?? '')] : [part];
  });

function cutBy(run: string, dictionary: ReadonlySet<string>, maxWordLength: number): string[] {
  const found: string[] = [];
  let left = '';
  for (let at = 0; at < run.length; ) {
    let size = Math.min(maxWordLength, run.length - at);
    while (size > 0 && !dictionary.has(run.slice(at, at + size))) size -= 1;
    if (size === 0) left += run[at];
    if (size > 0 || at === run.length - 1) {
      if (left) found.push(left);
      left = '';
    }
    if (size > 0) found.push(run.slice(at, at + size));
    at += Math.max(1, size);
  }
  return found;
}
