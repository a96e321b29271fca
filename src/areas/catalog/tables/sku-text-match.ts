import { type SQL, sql } from 'drizzle-orm';
import { skus } from './goods.ts';

/**
 * Whether a SKU's own words hold one that somebody typed. Three signs and more are found anywhere; one or two Latin signs, which no
 * index finds inside words, only where a word begins.
 */
export const skuMatchesWord = (word: string): SQL =>
  /^[a-z0-9]{1,2}$/i.test(word)
    ? sql`${skus.searchVector} @@ to_tsquery('simple', ${`${word.toLowerCase()}:*`})`
    : sql`${skus.searchText} like ${`%${word.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`;
