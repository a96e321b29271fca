import { hrefOf } from '#site/links.ts';
import type { InquiryQueueView } from './load.server.ts';

type QueueQuery = { readonly view: InquiryQueueView; readonly searchText: string | undefined };

export function inquiryQueueHref({ view, searchText }: QueueQuery, id?: number): string {
  const query = new URLSearchParams();
  if (view !== 'open') query.set('view', view);
  if (searchText) query.set('q', searchText);
  if (id !== undefined) query.set('id', String(id));
  const written = query.toString();
  return hrefOf('office-inquiry') + (written && `?${written}`);
}
