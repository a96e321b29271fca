import { type Chosen, fieldsOf, type ListSpec } from '#site/list.ts';

export const livePath = '/bg/live';
/** Followed by the page name and file type. */
export const exportRoute = '/bg/export/:file';

export const fileKinds = ['csv', 'xlsx'] as const;
export type FileKind = (typeof fileKinds)[number];

/** The same filters, all rows. */
export function fileHref<Spec extends ListSpec>(spec: Spec, chosen: Chosen<Spec>, kind: FileKind): string {
  const query = new URLSearchParams(fieldsOf(spec, { ...chosen, page: 1 }).map(([name, value]) => [name, value])).toString();
  return `${exportRoute.replace(':file', `${spec.page}.${kind}`)}${query && `?${query}`}`;
}

export const liveHref = (topics: readonly string[]): string => `${livePath}?${new URLSearchParams({ topics: topics.join(',') })}`;
