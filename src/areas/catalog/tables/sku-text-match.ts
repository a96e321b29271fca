import { type SQL, sql } from 'drizzle-orm';
import { skus } from './goods.ts';

/**
 * Whether a SKU's text contains a typed word. Three characters and more match anywhere; one or two Latin characters, which no index finds
 * inside words, only at the start of a word.
 */
export const skuMatchesWord = (word: string): SQL =>
  /^[a-z0-9]{1,2}$/i.test(word)
    ? sql`${skus.searchVector} @@ to_tsquery('simple', ${`${word.toLowerCase()}:*`})`
    : sql`${skus.searchText} like ${`%${word.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`;
