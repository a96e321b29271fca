export type LineChange = { readonly kind: 'same' | 'out' | 'in'; readonly text: string };

/** Above this many line pairs the shortest diff costs more than it shows. */
const maxPairs = 4_000_000;

/** A minimal line diff. */
export function lineChanges(before: string, after: string): LineChange[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  if (old.length * now.length > maxPairs) return [...old.map(as('out')), ...now.map(as('in'))];
  const width = now.length + 1;
  /** Common lines from this position to the end of both. */
  const shared = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number): number => shared[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      shared[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const changes: LineChange[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [out, into] = [old[i], now[j]];
    if (out !== undefined && out === into) {
      changes.push({ kind: 'same', text: out });
      i += 1;
      j += 1;
    } else if (out !== undefined && (into === undefined || at(i + 1, j) >= at(i, j + 1))) {
      changes.push({ kind: 'out', text: out });
      i += 1;
    } else {
      changes.push({ kind: 'in', text: into ?? '' });
      j += 1;
    }
  }
  return changes;
}

const as = (kind: 'out' | 'in') => (text: string) => ({ kind, text });

/** Changed lines with one line of context. Empty when nothing changed. */
export const changedLines = (before: string, after: string): LineChange[] =>
  lineChanges(before, after).filter(
    ({ kind, text }, index, all) =>
      kind !== 'same' ||
      (text.trim() !== '' && [all[index - 1], all[index + 1]].some((beside) => beside !== undefined && beside.kind !== 'same')),
  );
