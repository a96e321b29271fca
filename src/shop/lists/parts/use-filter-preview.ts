import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { GoodsList } from '#areas/catalog/services/list.server.ts';
import { type FilterSelection, filterValuesOf, type ListFilterValues, type ListState } from './list-state.ts';

const pauseMs = 250;

/** Preview of unapplied filters: the page's loader is called after a pause. */
export function useFilterPreview(list: GoodsList, state: ListState): { readonly list: GoodsList; readonly picking: FilterSelection } {
  const [picked, setPicked] = useState<ListFilterValues>(() => filterValuesOf(list));
  const { load, data } = useFetcher<unknown>();
  const hrefOf = useRef(state.hrefOf);
  useEffect(() => {
    hrefOf.current = state.hrefOf;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const pick = useCallback(
    (change: Partial<ListFilterValues>): void => {
      const next = { ...picked, ...change };
      setPicked(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void load(hrefOf.current(next)), pauseMs);
    },
    [picked, load],
  );
  const picking = useMemo(() => ({ picked, pick }), [picked, pick]);
  return { list: listIn(data) ?? list, picking };
}

/** A page's data is its list, or contains it as `list`. */
function listIn(data: unknown): GoodsList | null {
  if (typeof data !== 'object' || data === null) return null;
  if ('facets' in data && 'total' in data) return data as GoodsList;
  return 'list' in data ? listIn(data.list) : null;
}
