import { texts } from '#kernel/texts.ts';

export const lacePageTexts = texts({
  title: { en: 'Build a closure or frontal', zh: '定制蕾丝发块' },
  intro: {
    en: 'From a 2x6 parting to a full 360. We show which bundles on our shelf match it.',
    zh: '从 2x6 发缝到 360 整圈，并为您列出可搭配的现货发帘。',
  },
  description: {
    en: 'Compose a lace closure or frontal from 2x6 to 360: lace, length from 10 to 24 in, texture, colour, density and part, with matching bundles in stock.',
    zh: '自选 2x6 至 360 蕾丝发块的蕾丝、10 至 24 英寸长度、纹理、颜色、密度与分缝，并搭配现货发帘。',
  },
  keywords: { en: 'custom closure, lace frontal, HD lace closure, matching bundles', zh: '定制顶发, 蕾丝前额发块, HD 蕾丝, 搭配发帘' },
  matchTitle: { en: 'Bundles that match', zh: '可搭配的发帘' },
  matchText: {
    en: 'Same texture and colour, on our shelf. Three or more with this piece are a set: {percent}% off all of it.',
    zh: '同纹理同色现货。三帘及以上与此发块组成套装，整套优惠 {percent}%。',
  },
  noMatch: { en: 'No bundles of this texture and colour are on our shelf now.', zh: '目前没有同纹理同色的现货发帘。' },
  buildSet: { en: 'Put together a set', zh: '搭配套装' },
  each: { en: '{inches} in, {price}', zh: '{inches} 英寸，{price}' },
  inStock: { en: '{count} in stock', zh: '现货 {count} 帘' },
  bundlesOf: { en: 'Bundles of {inches} in', zh: '{inches} 英寸发帘' },
  setPrice: { en: 'Set price', zh: '套装价' },
  saved: { en: 'You save {amount}', zh: '省 {amount}' },
  addSet: { en: 'Add the set to cart', zh: '整套加入购物车' },
  fitLong: {
    en: 'This piece would be as long as your bundles. It looks best 2 to 4 in shorter than the longest one.',
    zh: '发块与发帘一样长，建议比最长的发帘短 2 至 4 英寸。',
  },
  fitShort: {
    en: 'This piece would be more than 4 in shorter than your longest bundle; the step may show.',
    zh: '发块比最长的发帘短 4 英寸以上，衔接处可能看得出。',
  },
  fitGood: { en: 'The lengths go well together.', zh: '长度搭配合适。' },
});
