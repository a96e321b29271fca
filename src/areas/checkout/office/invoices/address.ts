import { hrefOf } from '#site/links.ts';
import type { Chosen } from './load.server.ts';

/** The same list with other choices; a change of filter starts at the first page. */
export function listAt(chosen: Chosen, change: Partial<Chosen> = {}): string {
  const next = { ...chosen, ...('page' in change ? {} : { page: 1 }), ...change };
  const query = new URLSearchParams();
  if (next.heap) query.set('heap', next.heap);
  if (next.words) query.set('q', next.words);
  if (next.isMine) query.set('mine', '1');
  if (next.page > 1) query.set('page', String(next.page));
  const written = query.toString();
  return hrefOf('office-invoices') + (written && `?${written}`);
}
