import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { buildQuery } from '#areas/builder/rules/builds.ts';
import type { BuildData, MatchingSku } from '#areas/builder/rules/data.ts';
import type { BuilderStep, Configuration } from '#areas/pricing/rules/configuration.ts';
import { type AdjustedAnswer, chooseOption, reasonAgainst } from '#areas/pricing/rules/exclusions.ts';
import { priceConfiguration } from '#areas/pricing/rules/price-configuration.ts';
import { scheduleUrlUpdate } from './schedule-url-update.ts';

const restMs = 250;

/** The item being built. Everything a choice changes is calculated here; only stock is requested, after a pause. */
export function useBuild(data: BuildData, path: string) {
  const [configuration, setConfiguration] = useState(data.configuration);
  const [loaded, setLoaded] = useState(data);
  const [moved, setMoved] = useState<readonly AdjustedAnswer[]>([]);
  const [touched, setTouched] = useState<BuilderStep | 'extras' | null>(null);
  const [quantity, setQuantity] = useState(data.quantity);
  if (loaded !== data) {
    setLoaded(data);
    setConfiguration(data.configuration);
  }
  const { rules } = data;
  // Options rendered a frame late still change the current build.
  const latest = useRef(configuration);
  latest.current = configuration;
  const query = buildQuery(configuration);
  const match = useMatch(data, path, query);
  const become = (next: Configuration): void => {
    latest.current = next;
    setConfiguration(next);
    scheduleUrlUpdate(`${path}?${buildQuery(next)}`);
  };
  const choose = (step: BuilderStep, value: string): void => {
    setTouched(step);
    const result = chooseOption(rules, latest.current, step, value);
    setMoved(result.moved);
    become(result.configuration);
  };
  const toggle = (extra: string): void => {
    const now = latest.current;
    const has = now.extras.includes(extra);
    if (!has && reasonAgainst(rules, now, 'extras', extra)) return;
    setTouched('extras');
    setMoved([]);
    become({
      ...now,
      extras: has ? now.extras.filter((one) => one !== extra) : [...now.extras, extra].sort(),
    });
  };
  return {
    rules,
    configuration,
    moved,
    touched,
    quantity,
    setQuantity,
    choose,
    toggle,
    query,
    match,
    outcome: priceConfiguration(rules, configuration),
  };
}
export type Build = ReturnType<typeof useBuild>;

/** Undefined while unknown whether a SKU in stock matches. */
function useMatch(data: BuildData, path: string, query: string): MatchingSku | null | undefined {
  const { load, data: fetched } = useFetcher<BuildData>();
  const [known, setKnown] = useState<ReadonlyMap<string, MatchingSku | null>>(new Map([[data.matchOf, data.match]]));
  if (fetched && !known.has(fetched.matchOf)) setKnown(new Map([...known, [fetched.matchOf, fetched.match]]));
  const isKnown = known.has(query);
  useEffect(() => {
    // Offline, the rules alone price it; a failing request would break the page.
    if (isKnown || !navigator.onLine) return;
    const rest = setTimeout(() => void load(`${path}?${query}`), restMs);
    return () => clearTimeout(rest);
  }, [isKnown, path, query, load]);
  return known.get(query);
}
