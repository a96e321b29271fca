type Row = { readonly liveVersion: number | null; readonly publishedAt: Date | null; readonly version: number };
export type ArticleState = 'live' | 'draft' | 'planned' | 'hidden';

/** Published, published with a newer draft, scheduled, or unpublished. */
export function getArticleState({ liveVersion, publishedAt, version }: Row, now: Date, isPlanned: boolean): ArticleState {
  if (isPlanned || (publishedAt !== null && publishedAt > now)) return 'planned';
  if (liveVersion === null || publishedAt === null) return 'hidden';
  return version > liveVersion ? 'draft' : 'live';
}
