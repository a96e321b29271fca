import { sha256 } from './sha256.ts';

/** Named with each draw, so that a later way of drawing does not disturb an earlier one. */
export const drawMethod = 'tressline-draw-1';

export type DrawEntry = { readonly id: number; readonly email: string; readonly receipt: string; readonly tickets: number };

/** What a person can prove with her receipt; without it nobody can guess whose line it is. */
export const hashDrawEntry = ({ id, email, receipt, tickets }: DrawEntry): string =>
  `${sha256(`${id}:${sha256(`${receipt}:${email}`)}`)} ${tickets}`;

/** The list that is published: one line a person, in the order in which they entered. */
export const buildDrawLines = (entries: readonly DrawEntry[]): string[] => entries.toSorted((a, b) => a.id - b.id).map(hashDrawEntry);

/** Each line is hashed onto all before it, so a line added, taken away, changed or moved gives another root. */
export const calculateDrawRoot = (lines: readonly string[]): string =>
  lines.reduce((root, line) => sha256(`${root}\n${line}`), sha256(drawMethod));

export const seedHashOf = (seed: string): string => sha256(seed);

const ticketsIn = (line: string): number => Number(/^[0-9a-f]{64} ([12])$/.exec(line)?.[1] ?? 0);

type DrawInput = { readonly seed: string; readonly root: string; readonly lines: readonly string[]; readonly count: number };

/**
 * Which lines win, first place first. Each number is SHA-256 of seed, root and a counter; those beyond the last whole multiple of the
 * tickets are thrown away, so no ticket is likelier than another. Nobody is drawn twice.
 */
export function drawWinners({ seed, root, lines, count }: DrawInput): number[] {
  const left = lines.map((line, place) => ({ place, tickets: ticketsIn(line) }));
  const places: number[] = [];
  for (let counter = 0; places.length < Math.min(count, lines.length); counter += 1) {
    const all = left.reduce((sum, { tickets }) => sum + tickets, 0);
    if (all === 0) break;
    const number = Number.parseInt(sha256(`${seed}:${root}:${counter}`).slice(0, 12), 16);
    if (number >= 2 ** 48 - (2 ** 48 % all)) continue;
    const at = holderOf(left, number % all);
    places.push(...left.splice(at, 1).map(({ place }) => place));
  }
  return places;
}

function holderOf(left: readonly { tickets: number }[], ticket: number): number {
  let rest = ticket;
  return left.findIndex(({ tickets }) => {
    rest -= tickets;
    return rest < 0;
  });
}

/** All that is published about a draw. */
export type PublishedDraw = {
  readonly seedHash: string;
  readonly seed: string;
  readonly root: string;
  readonly lines: readonly string[];
  readonly places: readonly number[];
};

/** What a recomputation can find: all as published, or the first thing that is not. */
export const drawCheckResults = ['same', 'otherSeed', 'otherRoot', 'otherWinners'] as const;
export type DrawCheckResult = (typeof drawCheckResults)[number];

/** Does the whole draw again from what was published. */
export function checkDraw({ seedHash, seed, root, lines, places }: PublishedDraw): DrawCheckResult {
  if (seedHashOf(seed) !== seedHash) return 'otherSeed';
  if (calculateDrawRoot(lines) !== root) return 'otherRoot';
  const again = drawWinners({ seed, root, lines, count: places.length });
  return again.join() === places.join() ? 'same' : 'otherWinners';
}

/** `1284-K7WQ…`: the number of the entry and the salt of its line. */
export const receiptCode = (id: number, receipt: string): string => `${id}-${receipt}`;

/** The line that belongs to a receipt, and its place in the list; null when it is in none. */
export function findOwnDrawLine(lines: readonly string[], code: string, email: string): number | null {
  const [, id, receipt] = /^\s*(\d{1,10})-([A-Z0-9]{16})\s*$/.exec(code.toUpperCase()) ?? [];
  if (!id || !receipt) return null;
  const hash = sha256(`${Number(id)}:${sha256(`${receipt}:${email.trim().toLowerCase()}`)}`);
  const place = lines.findIndex((line) => line.startsWith(hash));
  return place < 0 ? null : place;
}
