import { texts } from '#kernel/texts.ts';

/** Links from products to the builders. */
export const ownTexts = texts({
  likeThis: { en: 'Customize this style', zh: '照此款定制' },
  'own-wig': { en: 'Build your own wig', zh: '定制您的假发' },
  'own-closure-frontal': { en: 'Build your own closure or frontal', zh: '定制您的蕾丝发块' },
  'own-bundle': { en: 'Build your own bundle set', zh: '自由搭配发帘套装' },
});
