import { texts } from '#kernel/texts.ts';

export const lacePageTexts = texts({
  title: { en: 'Build a closure or frontal', zh: '定制蕾丝发块' },
  intro: {
    en: 'From a 2x6 part to a full 360. We’ll show you matching bundles in stock.',
    zh: '从 2x6 发缝蕾丝到 360 整圈蕾丝，并为您列出可搭配的现货发帘。',
  },
  description: {
    en: 'Design a lace closure or frontal from 2x6 to 360, with matching bundles in stock',
    zh: '自选 2x6 至 360 蕾丝发块的蕾丝、10 至 24 英寸长度、纹理、颜色、密度与分缝，并搭配现货发帘。',
  },
  keywords: {
    en: 'custom lace closure, lace frontal, HD lace closure, matching bundles',
    zh: '定制顶发块, 蕾丝前额发块, HD 蕾丝, 搭配发帘',
  },
  matchTitle: { en: 'Matching bundles', zh: '可搭配的发帘' },
  matchText: {
    en: 'Same texture and color, in stock. Three or more with this closure or frontal make a set: {percent}% off everything.',
    zh: '同纹理同色现货。三帘及以上与此发块组成套装，整套优惠 {percent}%。',
  },
  noMatch: { en: 'No bundles in this texture and color are in stock right now.', zh: '目前没有同纹理同色的现货发帘。' },
  buildSet: { en: 'Build a set', zh: '搭配套装' },
  each: { en: '{inches}", {price}', zh: '{inches} 英寸，{price}' },
  inStock: { en: '{count} in stock', zh: '现货 {count} 帘' },
  bundlesOf: { en: '{inches}" bundles', zh: '{inches} 英寸发帘' },
  setPrice: { en: 'Set price', zh: '套装价' },
  saved: { en: 'You save {amount}', zh: '省 {amount}' },
  addSet: { en: 'Add set to cart', zh: '整套加入购物车' },
  fitLong: {
    en: 'This would be as long as your bundles. It looks best 2 to 4 inches shorter than the longest one.',
    zh: '发块与发帘一样长，建议比最长的发帘短 2 至 4 英寸。',
  },
  fitShort: {
    en: 'This would be more than 4 inches shorter than your longest bundle, so the difference may show.',
    zh: '发块比最长的发帘短 4 英寸以上，衔接处可能看得出。',
  },
  fitGood: { en: 'These lengths work well together.', zh: '长度搭配合适。' },
});
