import { texts } from '#kernel/texts.ts';

export const notFoundTexts = texts({
  mostBought: { en: 'Best sellers', zh: '热销' },
  mostBoughtIn: { en: 'Best sellers: {name}', zh: '{name}热销' },
});
