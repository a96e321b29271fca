import { writePriceCsv, writePriceListFile } from '#areas/documents/services/price-file.server.ts';
import { writeRobots, writeSitemap, writeSitemapIndex } from '#areas/editorial/services/sitemap.server.ts';
import { writeMerchantFeed } from '#areas/partners/services/merchant-feed.server.ts';

/** Public files the shop generates, by address. */
export const generatedFiles = [
  { path: '/robots.txt', write: writeRobots },
  { path: '/sitemap.xml', write: writeSitemapIndex },
  { path: '/sitemaps/:file', write: writeSitemap },
  { path: '/feeds/google-merchant.xml', write: writeMerchantFeed, keys: ['language'] },
  { path: '/all-product-price.csv', write: writePriceCsv, keys: ['language'] },
  { path: '/all-product-price.xlsx', write: writePriceListFile, keys: ['language'] },
] as const;
