import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useVariantPath } from '#site/here.tsx';
import { type Label, type ListQuery, listPath, readList, toggled } from '../../rules/filters.ts';
import type { List } from '../../services/list.server.ts';

/** The list's place in the address: what is chosen, what is on its way, and how to go on. */
export function useListState(list: List) {
  const pathHere = useVariantPath();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location: coming } = useNavigation();
  const isComing = coming?.pathname === pathname;
  // The router tells late that it is under way; a tick must show in the same moment it is made.
  const [ticked, setTicked] = useState<readonly Label[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came from the server takes over as soon as it is there.
  useEffect(() => setTicked(null), [list]);
  const labels = ticked ?? (isComing ? readList(new URLSearchParams(coming.search)).labels : list.labels);
  const hrefOf = (change: Partial<ListQuery>): string => pathHere(listPath(list.slug, { labels, sort: list.sort, ...change }));
  return {
    labels,
    isComing,
    hrefOf,
    action: pathHere(listPath(list.slug, {})),
    toggledHref: (label: Label): string => hrefOf({ labels: toggled(labels, label) }),
    go: (change: Partial<ListQuery>): void => {
      if (change.labels) setTicked(change.labels);
      void navigate(hrefOf(change), { preventScrollReset: true });
    },
  };
}
export type ListState = ReturnType<typeof useListState>;
