type Row = { readonly liveVersion: number | null; readonly publishedAt: Date | null; readonly version: number };
export type ArticleState = 'live' | 'draft' | 'planned' | 'hidden';

/** How a page of words stands: in the shop, with a newer draft behind it, planned for a day, or not shown. */
export function getArticleState({ liveVersion, publishedAt, version }: Row, now: Date, isPlanned: boolean): ArticleState {
  if (isPlanned || (publishedAt !== null && publishedAt > now)) return 'planned';
  if (liveVersion === null || publishedAt === null) return 'hidden';
  return version > liveVersion ? 'draft' : 'live';
}
