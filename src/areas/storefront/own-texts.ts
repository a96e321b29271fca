import { texts } from '#kernel/texts.ts';

/** From finished goods to the builders. */
export const ownTexts = texts({
  likeThis: { en: 'Make your own like this', zh: '照此款定制' },
  'own-wig': { en: 'Or build your own wig', zh: '或定制您的假发' },
  'own-closure-frontal': { en: 'Or have your own lace piece made', zh: '或定制您的蕾丝发块' },
  'own-bundle': { en: 'Or put your own set together', zh: '或自由搭配发帘套装' },
});
