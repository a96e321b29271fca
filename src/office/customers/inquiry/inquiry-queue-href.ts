import { hrefOf } from '#site/links.ts';
import type { InquiryQueueView } from './load.server.ts';

type Place = { readonly view: InquiryQueueView; readonly words: string | undefined };

export function inquiryQueueHref({ view, words }: Place, id?: number): string {
  const query = new URLSearchParams();
  if (view !== 'open') query.set('view', view);
  if (words) query.set('q', words);
  if (id !== undefined) query.set('id', String(id));
  const written = query.toString();
  return hrefOf('office-inquiry') + (written && `?${written}`);
}
