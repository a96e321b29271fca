import { texts } from '#kernel/texts.ts';

/** Said beside goods where nothing else is. */
export const notFoundTexts = texts({
  mostBought: { en: 'Most bought', zh: '热销' },
  mostBoughtIn: { en: 'Most bought: {name}', zh: '{name}热销' },
});
