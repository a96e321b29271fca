import { texts } from '#kernel/texts.ts';

export const notFoundTexts = texts({
  mostBought: { en: 'Most bought', zh: '热销' },
  mostBoughtIn: { en: 'Most bought: {name}', zh: '{name}热销' },
});
