import { useHref } from '#site/locale.tsx';
import type { EntriesPageData } from './load.server.ts';

type Change = { readonly kind?: string; readonly open?: string; readonly see?: string; readonly at?: string };

/** The same page with another entry open. */
export function useEntriesHref(page: EntriesPageData) {
  const href = useHref();
  return ({ kind = page.kind, open, see, at }: Change): string => {
    const query = { ...(page.kinds.length > 1 && { kind }), ...(page.words && kind === page.kind && { q: page.words }) };
    return `${href(page.page)}?${new URLSearchParams({ ...query, ...(open && { open }), ...(see && { see }), ...(at && { at }) })}`;
  };
}
