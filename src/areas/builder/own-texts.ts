import { texts } from '#kernel/texts.ts';

/** Links from products to the builders. */
export const ownTexts = texts({
  likeThis: { en: 'Make your own like this', zh: '照此款定制' },
  'own-wig': { en: 'Build your own wig', zh: '定制您的假发' },
  'own-closure-frontal': { en: 'Build your own lace piece', zh: '定制您的蕾丝发块' },
  'own-bundle': { en: 'Put your own set together', zh: '自由搭配发帘套装' },
});
