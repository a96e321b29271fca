import { texts } from '#kernel/texts.ts';

export const bundlePageTexts = texts({
  title: { en: 'Build a bundle set', zh: '定制发帘套装' },
  intro: {
    en: 'One hair type, up to ten bundles, each in the length you choose. Three or more make a set, and each one costs less.',
    zh: '同一发质，最多十帘，每帘长度可自选。三帘及以上即为套装，更优惠。',
  },
  description: {
    en: 'Build a set of 1 to 10 human hair bundles, 8 to 40 inches, with a closure or frontal',
    zh: '自由搭配 1 至 10 帘 8 至 40 英寸真人发帘及发块，实时查看各长度价格、库存、套装价、克重与运费。',
  },
  keywords: {
    en: 'bundle set, bundles with closure, hair bundle deals, mixed length bundles',
    zh: '发帘套装, 发帘配顶发块, 混搭长度, 真人发',
  },
});
