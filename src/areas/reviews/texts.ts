import { texts } from '#kernel/texts.ts';

export const reviewTexts = texts({
  stars: { en: '{stars} of 5', zh: '{stars} 星（满分 5 星）' },
  piece: { en: '{name}, {inches} in', zh: '{name}，{inches} 英寸' },
});
