import { directions, shortForm, streetKinds, unitKinds } from '#kernel/street-words.ts';
import type { AddressLocation } from './address.ts';

/** A part of a line by the index of its first word, and whether the other line lacks it. */
export type AddressDiffPart = { readonly at: number; readonly text: string; readonly isNew: boolean };

/**
 * Two spellings of one address: "218 Peachtree Street #7B" and "218 PEACHTREE ST # 7B". A longer postal code of the same place is no
 * difference.
 */
export const isSameAddress = (one: AddressLocation, other: AddressLocation): boolean =>
  sense(one.address) === sense(other.address) &&
  sense(one.city) === sense(other.city) &&
  sense(one.region) === sense(other.region) &&
  isSamePostCode(one.postCode, other.postCode) &&
  one.country === other.country;

/** The carrier's address in the shopper's spelling: only real differences change, without capitals. */
export function inOwnSpelling(carrier: AddressLocation, typed: AddressLocation): AddressLocation {
  return {
    address: respelt(carrier.address, typed.address),
    city: respelt(carrier.city, typed.city),
    region: carrier.region,
    postCode: isSamePostCode(carrier.postCode, typed.postCode) ? typed.postCode : carrier.postCode,
    country: carrier.country,
  };
}

/** The words of a line, each marked when the other line lacks it there. */
export function diffAddressLine(line: string, other: string): AddressDiffPart[] {
  const words = wordsIn(line);
  const shared = sharedPlaces(words.map(senseOf), wordsIn(other).map(senseOf));
  const parts: AddressDiffPart[] = [];
  for (const [at, word] of words.entries()) {
    const isNew = !shared.has(at);
    const last = parts.at(-1);
    if (last && last.isNew === isNew) parts[parts.length - 1] = { ...last, text: `${last.text} ${word}` };
    else parts.push({ at, text: word, isNew });
  }
  return parts;
}

const wordsIn = (line: string): string[] => line.replace(/#\s*/g, '# ').split(/\s+/).filter(Boolean);
const senseOf = (word: string): string => {
  const plain = word.toUpperCase().replace(/[.,;]/g, '');
  return shortForm(streetKinds, plain) ?? shortForm(unitKinds, plain) ?? shortForm(directions, plain) ?? plain;
};
const sense = (line: string): string => wordsIn(line).map(senseOf).join(' ');

function isSamePostCode(one: string, other: string): boolean {
  const [base, addOn] = one.split('-');
  const [otherBase, otherAddOn] = other.split('-');
  return base === otherBase && (!addOn || !otherAddOn || addOn === otherAddOn);
}

function respelt(line: string, typed: string): string {
  const typedWords = new Map(wordsIn(typed).map((word) => [senseOf(word), word]));
  return wordsIn(line)
    .map((word) => typedWords.get(senseOf(word)) ?? calm(word))
    .join(' ')
    .replace(/# /g, '#');
}

/** Peachtree from PEACHTREE, 42nd from 42ND; NW and 7B stay as they are. */
function calm(word: string): string {
  if ([...directions.values()].includes(word)) return word;
  if (/^\d+(ST|ND|RD|TH)$/.test(word)) return word.toLowerCase();
  return /\d/.test(word) ? word : word.slice(0, 1) + word.slice(1).toLowerCase();
}

/** Indexes of the first list that belong to the longest common subsequence. */
function sharedPlaces(one: readonly string[], other: readonly string[]): Set<number> {
  const lengths: number[][] = Array.from({ length: one.length + 1 }, () => Array<number>(other.length + 1).fill(0));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      (lengths[i] ?? [])[j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const shared = new Set<number>();
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) {
      shared.add(i);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return shared;
}
