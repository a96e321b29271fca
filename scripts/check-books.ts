import { askBooks } from './ask-books.ts';

/** Every law of the books: money, goods, figures, reviews. */
await askBooks('laws', (results) => results);
