import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { everything, type Label, type ListQuery, listSearch, readList, toggled } from '#areas/catalog/rules/filters.ts';
import type { GoodsList } from '#areas/catalog/services/list.server.ts';
import { useVariantPath } from '#site/here.tsx';

/** What narrows a list; how it is sorted does not. */
export type Narrowing = Omit<ListQuery, 'sort' | 'page'>;

/** What is picked and how to pick something else: at once beside the goods, or first on trial in the phone's sheet. */
export type Picking = { readonly picked: Narrowing; readonly pick: (change: Partial<Narrowing>) => void };

/** The list's place in the address: what is chosen, what is on its way, and how to go on. */
export function useListState(list: GoodsList) {
  const pathHere = useVariantPath();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location: coming } = useNavigation();
  const isComing = coming?.pathname === pathname;
  // The router tells late that it is under way; a tick must show in the same moment it is made.
  const [ticked, setTicked] = useState<Narrowing | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came from the server takes over as soon as it is there.
  useEffect(() => setTicked(null), [list]);
  const now = narrowingOf(ticked ?? (isComing ? readList(new URLSearchParams(coming.search)) : list));
  const hrefOf = (change: Partial<ListQuery>): string =>
    pathHere(list.base) + listSearch({ ...now, sort: list.sort, ...change }, list.extra);
  const go = (change: Partial<ListQuery>): void => {
    setTicked(narrowingOf({ ...now, ...change }));
    void navigate(hrefOf(change), { preventScrollReset: true });
  };
  return {
    ...now,
    isComing,
    hrefOf,
    go,
    picking: { picked: now, pick: go } satisfies Picking,
    action: pathHere(list.base),
    toggledHref: (label: Label): string => hrefOf({ labels: toggled(now.labels, label) }),
  };
}
export type ListState = ReturnType<typeof useListState>;

export const narrowingOf = ({ labels, fromCents, toCents, inStock, fromInches, toInches }: Narrowing): Narrowing => ({
  labels,
  fromCents,
  toCents,
  inStock,
  fromInches,
  toInches,
});

export const wide: Narrowing = narrowingOf(everything);

/** How many things are chosen in all. */
export const narrowed = ({ labels, fromCents, toCents, inStock, fromInches, toInches }: Narrowing): number =>
  labels.length + Number(inStock) + Number(fromCents !== null || toCents !== null) + Number(fromInches !== null || toInches !== null);
