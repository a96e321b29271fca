import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type GoodsListQuery, type Label, listSearch, readList, toggled, unfilteredListQuery } from '#areas/catalog/rules/filters.ts';
import type { GoodsList } from '#areas/catalog/services/list.server.ts';
import { useVariantPath } from '#site/locale.tsx';

/** Filters without sorting and paging. */
export type ListFilterValues = Omit<GoodsListQuery, 'sort' | 'page'>;

/** The selection and how to change it: immediate beside the products, or as a preview in the phone's sheet. */
export type FilterSelection = { readonly picked: ListFilterValues; readonly pick: (change: Partial<ListFilterValues>) => void };

/** The list's state in the address: chosen, pending, and how to navigate. */
export function useListState(list: GoodsList) {
  const pathHere = useVariantPath();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location: coming } = useNavigation();
  const isComing = coming?.pathname === pathname;
  // The router reports pending navigation late; a check must show at once.
  const [ticked, setTicked] = useState<ListFilterValues | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came from the server takes over as soon as it is there.
  useEffect(() => setTicked(null), [list]);
  const now = filterValuesOf(ticked ?? (isComing ? readList(new URLSearchParams(coming.search)) : list));
  const hrefOf = (change: Partial<GoodsListQuery>): string =>
    pathHere(list.base) + listSearch({ ...now, sort: list.sort, ...change }, list.extra);
  const go = (change: Partial<GoodsListQuery>): void => {
    setTicked(filterValuesOf({ ...now, ...change }));
    void navigate(hrefOf(change), { preventScrollReset: true });
  };
  return {
    ...now,
    isComing,
    hrefOf,
    go,
    picking: { picked: now, pick: go } satisfies FilterSelection,
    action: pathHere(list.base),
    toggledHref: (label: Label): string => hrefOf({ labels: toggled(now.labels, label) }),
  };
}
export type ListState = ReturnType<typeof useListState>;

export const filterValuesOf = ({ labels, fromCents, toCents, inStock, fromInches, toInches }: ListFilterValues): ListFilterValues => ({
  labels,
  fromCents,
  toCents,
  inStock,
  fromInches,
  toInches,
});

export const noFilters: ListFilterValues = filterValuesOf(unfilteredListQuery);

export const countFilters = ({ labels, fromCents, toCents, inStock, fromInches, toInches }: ListFilterValues): number =>
  labels.length + Number(inStock) + Number(fromCents !== null || toCents !== null) + Number(fromInches !== null || toInches !== null);
