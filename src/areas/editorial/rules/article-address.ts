/** Folder of new pages by kind. */
export const articleFolders = {
  article: 'blog',
  guide: 'guides',
  business: 'business-solutions',
  policy: 'customer-service',
  page: 'about',
} as const;
export type RoutedArticleKind = keyof typeof articleFolders;
export const routedArticleKinds = Object.keys(articleFolders) as readonly RoutedArticleKind[];
export const isRoutedArticleKind = (kind: string): kind is RoutedArticleKind => Object.hasOwn(articleFolders, kind);
