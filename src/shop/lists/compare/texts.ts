import { texts } from '#kernel/texts.ts';

export const compareTexts = texts({
  keywords: { en: 'compare wigs, compare hair bundles, human hair comparison', zh: '假发对比, 发帘对比, 商品比较' },
  title: { en: 'Compare', zh: '商品对比' },
  about: {
    en: 'Compare up to three items side by side: price, weight, length, lace, cap and ship time.',
    zh: '最多三件商品并排对比：价格、克重、长度、蕾丝、帽型与发货时间。',
  },
  empty: { en: 'Nothing to compare yet', zh: '还没有可对比的商品' },
  emptyText: { en: 'Tap “Compare” on up to three product pages.', zh: '在商品页点“加入对比”，最多可选三件。' },
  toGoods: { en: 'Start shopping', zh: '去看看商品' },
  fact: { en: 'Feature', zh: '参数' },
  price: { en: 'Price', zh: '价格' },
  was: { en: 'was', zh: '原价' },
  rating: { en: 'Rating', zh: '评分' },
  ratingOf: { en: '{score} out of 5 ({count})', zh: '{score} 分（{count} 条）' },
  weight: { en: 'Weight', zh: '克重' },
  grams: { en: '{grams} g', zh: '{grams} 克' },
  leaves: { en: 'Ships in', zh: '发货' },
  days: { en: '{min}–{max} days', zh: '{min}–{max} 天' },
  workingDays: { en: '{min}–{max} business days', zh: '{min}–{max} 个工作日' },
  soldOut: { en: 'Sold out', zh: '已售罄' },
  shipping: { en: 'Shipping', zh: '运费' },
  free: { en: 'Free', zh: '免运费' },
  none: { en: '–', zh: '–' },
  take: { en: 'Remove', zh: '移除' },
  takeNamed: { en: 'Remove {name}', zh: '移除 {name}' },
});
