import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useVariantPath } from '#site/here.tsx';
import { everything, type Label, type ListQuery, listSearch, readList, toggled } from '../../rules/filters.ts';
import type { GoodsList } from '../../services/list.server.ts';

/** What narrows a list; how it is sorted does not. */
export type Narrowing = Omit<ListQuery, 'sort' | 'page'>;

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
  return {
    ...now,
    isComing,
    hrefOf,
    action: pathHere(list.base),
    toggledHref: (label: Label): string => hrefOf({ labels: toggled(now.labels, label) }),
    go: (change: Partial<ListQuery>): void => {
      setTicked(narrowingOf({ ...now, ...change }));
      void navigate(hrefOf(change), { preventScrollReset: true });
    },
  };
}
export type ListState = ReturnType<typeof useListState>;

const narrowingOf = ({ labels, fromCents, toCents, inStock }: Narrowing): Narrowing => ({ labels, fromCents, toCents, inStock });

export const wide: Narrowing = narrowingOf(everything);

/** How many things are chosen in all. */
export const narrowed = ({ labels, fromCents, toCents, inStock }: Narrowing): number =>
  labels.length + Number(inStock) + Number(fromCents !== null || toCents !== null);
