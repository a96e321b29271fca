/** Stored with each draw, so that a later method does not invalidate earlier draws. */
export const drawMethod = 'tressline-draw-1';

export type DrawEntry = { readonly id: number; readonly email: string; readonly receipt: string; readonly tickets: number };

/** Provable with the receipt; without it nobody can guess whose line it is. */
export const hashDrawEntry = async ({ id, email, receipt, tickets }: DrawEntry): Promise<string> =>
  `${await sha256(`${id}:${await sha256(`${receipt}:${email}`)}`)} ${tickets}`;

/** The published list: one line per entrant, in order of entry. */
export const buildDrawLines = (entries: readonly DrawEntry[]): Promise<string[]> =>
  Promise.all(entries.toSorted((a, b) => a.id - b.id).map(hashDrawEntry));

/** Each line is hashed onto all before it, so any added, removed, changed or moved line gives another root. */
export async function calculateDrawRoot(lines: readonly string[]): Promise<string> {
  let root = await sha256(drawMethod);
  for (const line of lines) root = await sha256(`${root}\n${line}`);
  return root;
}

export const seedHashOf = (seed: string): Promise<string> => sha256(seed);

/** The platform's own, on the server and in a browser; browsers have it on https only. */
async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const ticketsIn = (line: string): number => Number(/^[0-9a-f]{64} ([12])$/.exec(line)?.[1] ?? 0);

type DrawInput = { readonly seed: string; readonly root: string; readonly lines: readonly string[]; readonly count: number };

/**
 * Which lines win, first prize first. Each number is SHA-256 of seed, root and a counter; those beyond the last whole multiple of the
 * tickets are discarded, so that every ticket is equally likely. Nobody is drawn twice.
 */
export async function drawWinners({ seed, root, lines, count }: DrawInput): Promise<number[]> {
  const left = lines.map((line, place) => ({ place, tickets: ticketsIn(line) }));
  const places: number[] = [];
  for (let counter = 0; places.length < Math.min(count, lines.length); counter += 1) {
    const all = left.reduce((sum, { tickets }) => sum + tickets, 0);
    if (all === 0) break;
    const number = Number.parseInt((await sha256(`${seed}:${root}:${counter}`)).slice(0, 12), 16);
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

export type PublishedDraw = {
  readonly seedHash: string;
  readonly seed: string;
  readonly root: string;
  readonly lines: readonly string[];
  readonly places: readonly number[];
};

/** Result of a verification: everything as published, or the first difference. */
export const drawCheckResults = ['same', 'otherSeed', 'otherRoot', 'otherWinners'] as const;
export type DrawCheckResult = (typeof drawCheckResults)[number];

/** Recomputes the whole draw from the published data. */
export async function checkDraw({ seedHash, seed, root, lines, places }: PublishedDraw): Promise<DrawCheckResult> {
  if ((await seedHashOf(seed)) !== seedHash) return 'otherSeed';
  if ((await calculateDrawRoot(lines)) !== root) return 'otherRoot';
  const again = await drawWinners({ seed, root, lines, count: places.length });
  return again.join() === places.join() ? 'same' : 'otherWinners';
}

/** `1284-K7WQ…`: the entry's number and its salt. */
export const receiptCode = (id: number, receipt: string): string => `${id}-${receipt}`;

/** The line of a receipt and its position; null when not listed. */
export async function findOwnDrawLine(lines: readonly string[], code: string, email: string): Promise<number | null> {
  const [, id, receipt] = /^\s*(\d{1,10})-([A-Z0-9]{16})\s*$/.exec(code.toUpperCase()) ?? [];
  if (!id || !receipt) return null;
  const hash = await sha256(`${Number(id)}:${await sha256(`${receipt}:${email.trim().toLowerCase()}`)}`);
  const index = lines.findIndex((line) => line.startsWith(hash));
  return index < 0 ? null : index;
}
