import { hrefOf } from '#site/links.ts';
import type { Chosen } from './load.server.ts';

/** The list with other choices; a change of filter starts at the first page and shows no letter. */
export function mailboxAt(chosen: Chosen, change: Partial<Chosen> = {}): string {
  const turned = 'page' in change || 'mail' in change;
  const next = { ...chosen, ...(turned ? {} : { page: 1, mail: null }), ...change };
  const query = new URLSearchParams();
  if (next.state) query.set('state', next.state);
  if (next.kind) query.set('kind', next.kind);
  if (next.words) query.set('q', next.words);
  if (next.page > 1) query.set('page', String(next.page));
  if (next.mail !== null) query.set('mail', String(next.mail));
  const written = query.toString();
  return hrefOf('office-mailbox') + (written && `?${written}`);
}
