import { texts } from '#kernel/texts.ts';

export const boxTexts = texts({
  search: { en: 'Search', zh: '搜索' },
  hint: { en: 'Try “24 inch HD lace”', zh: '试试“24 英寸 HD 蕾丝”' },
  suggestions: { en: 'Suggestions', zh: '搜索建议' },
  words: { en: 'Searches', zh: '搜索词' },
  lists: { en: 'Categories', zh: '分类' },
  goods: { en: 'Products', zh: '商品' },
  guides: { en: 'Guides', zh: '指南' },
  recent: { en: 'Recent searches', zh: '最近搜索' },
  forget: { en: 'Clear', zh: '清除' },
  count: { en: '{count} {count:suggestion|suggestions}', zh: '{count} 条建议' },
  none: { en: 'No suggestions. Press Enter to search', zh: '暂无建议，按回车搜索' },
  allFor: { en: 'All results for “{words}”', zh: '“{words}”的全部结果' },
});
