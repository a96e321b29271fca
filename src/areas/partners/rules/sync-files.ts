/** Downloadable product files by name; each is streamed. */
export const syncFiles = {
  'shopify.csv': { platform: 'shopify', type: 'text/csv; charset=utf-8' },
  'shopify-older.csv': { platform: 'shopify', type: 'text/csv; charset=utf-8' },
  'woocommerce.csv': { platform: 'woocommerce', type: 'text/csv; charset=utf-8' },
  'google.xml': { platform: 'google', type: 'application/xml; charset=utf-8' },
  'products.json': { platform: 'json', type: 'application/json; charset=utf-8' },
} as const;
export type SyncFile = keyof typeof syncFiles;
export const isSyncFile = (name: string): name is SyncFile => Object.hasOwn(syncFiles, name);

export const syncFileRoute = '/product-files/:name';
export const syncFilePath = (name: SyncFile): string => `/product-files/${name}`;
