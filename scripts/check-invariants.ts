import { invariants } from '#areas/storefront/seed/books.server.ts';
import { askBooks } from './ask-books.ts';

/** The laws money and goods stand on (I-1 to I-15), whatever happened. */
await askBooks('invariants', invariants);
