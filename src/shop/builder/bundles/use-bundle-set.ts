import { useMemo, useRef, useState } from 'react';
import {
  type BundleSet,
  bundlesIn,
  gridOf,
  lengthsIn,
  maxBundles,
  maxBundlesOfRow,
  setIn,
  setQuery,
  sumOfSet,
} from '#areas/builder/rules/bundle-set.ts';
import { unpackBundles, unpackLaces } from '#areas/builder/rules/set-goods.ts';
import { bundleAdviceOf, closureFit, mixFrom, popularMixes } from '#areas/pricing/rules/sets.ts';
import { scheduleUrlUpdate } from '../parts/schedule-url-update.ts';
import type { BundleData } from './load.server.ts';

const none: BundleSet = { texture: '', origin: '', colour: '', counts: new Map(), laceId: null };

/** The option changed last. */
type Touched = 'texture' | 'origin' | 'colour' | 'lengths' | 'lace';

/** The set being built. Stock and rules come with the page, so a choice needs no request. */
export function useSet(data: BundleData, path: string) {
  const { rules, setRules } = data;
  const bundles = useMemo(() => unpackBundles(data.bundles), [data]);
  const laces = useMemo(() => unpackLaces(data.laces), [data]);
  const read = (query: string): BundleSet => setIn(new URLSearchParams(query), rules, laces, none);
  const [set, setSet] = useState(() => read(data.query));
  const [sets, setSets] = useState(data.quantity);
  const [loaded, setLoaded] = useState(data);
  const [touched, setTouched] = useState<Touched | null>(null);
  if (loaded !== data) {
    setLoaded(data);
    setSet(read(data.query));
  }
  // Options rendered a frame late still change the current set.
  const latest = useRef(set);
  latest.current = set;
  const become = (by: Touched, next: BundleSet): void => {
    latest.current = next;
    setTouched(by);
    setSet(next);
    scheduleUrlUpdate(`${path}?${setQuery(next)}`);
  };
  const grid = gridOf(rules, bundles, set);
  const fitting = laces.filter(({ texture, colour }) => texture === set.texture && colour === set.colour);
  const lace = fitting.find(({ id }) => id === set.laceId) ?? null;
  const lengths = lengthsIn(set);
  const maxInches = lengths[0];
  /** Changing the hair keeps the lengths it is made in, and an equivalent lace piece. */
  const choose = (step: 'texture' | 'origin' | 'colour', value: string): void => {
    const now = latest.current;
    const next = { ...now, [step]: value };
    const rows = gridOf(rules, bundles, next);
    const counts = new Map(
      [...now.counts].map(([inches, count]) => [inches, Math.min(count, limitIn(rows, inches))] as const).filter(([, count]) => count > 0),
    );
    const like =
      lace &&
      laces.find(
        (one) => one.texture === next.texture && one.colour === next.colour && one.size === lace.size && one.inches === lace.inches,
      );
    become(step, { ...next, counts, laceId: like?.id ?? null });
  };
  const setCount = (inches: number, count: number): void => {
    const now = latest.current;
    const others = bundlesIn(now) - (now.counts.get(inches) ?? 0);
    const held = Math.max(0, Math.min(count, maxBundles - others, limitIn(grid, inches)));
    const counts = new Map(now.counts);
    if (held === 0) counts.delete(inches);
    else counts.set(inches, held);
    become('lengths', { ...now, counts });
  };
  const mixes = popularMixes.map(mixFrom).filter((mix) => canHave(mix));
  function canHave(mix: readonly number[]): boolean {
    return [...talliedMix(mix)].every(([inches, count]) => limitIn(grid, inches) >= count);
  }
  return {
    rules,
    set,
    sets,
    setSets,
    grid,
    lace,
    laces: fitting,
    lengths,
    mixes,
    query: setQuery(set),
    sum: sumOfSet(set, grid, lace, setRules),
    setRules,
    advice: bundleAdviceOf(lengths),
    fit: lace && maxInches !== undefined ? closureFit(lace.inches, maxInches) : null,
    room: maxBundles - bundlesIn(set),
    choose,
    setCount,
    fill: (mix: readonly number[]) => become('lengths', { ...latest.current, counts: talliedMix(mix) }),
    takeLace: (laceId: number | null) => become('lace', { ...latest.current, laceId }),
    touched,
  };
}
export type SetBuild = ReturnType<typeof useSet>;

const limitIn = (grid: ReturnType<typeof gridOf>, inches: number): number => {
  const row = grid.find((one) => one.inches === inches);
  return row ? maxBundlesOfRow(row) : 0;
};
const talliedMix = (mix: readonly number[]): Map<number, number> =>
  new Map([...Map.groupBy(mix, (inches) => inches)].map(([inches, all]) => [inches, all.length]));
