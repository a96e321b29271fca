import { texts } from '#kernel/texts.ts';

export const searchTexts = texts({
  title: { en: 'Search', zh: '搜索' },
  titleFor: { en: 'Results for “{words}”', zh: '“{words}”的搜索结果' },
  lead: { en: 'Search by length, lace, texture or color.', zh: '可按长度、蕾丝、纹理或颜色搜索。' },
  about: {
    en: 'Search wigs, bundles, closures and extensions by length, lace, texture and color.',
    zh: '按长度、蕾丝、纹理和颜色搜索真人发假发、发帘、顶发块与接发。',
  },
  respelt: { en: 'Showing results for', zh: '已为您显示' },
  respeltEnd: { en: '.', zh: '的结果。' },
  instead: { en: 'Search instead for “{words}”', zh: '仍搜索“{words}”' },
  nearest: {
    en: 'No exact matches. Without “{words}”, these are the closest.',
    zh: '没有完全符合的商品。去掉“{words}”后，以下商品最接近。',
  },
  lists: { en: 'Related categories', zh: '相关分类' },
  guides: { en: 'From our guides', zh: '相关指南' },
  nothing: { en: 'No results for “{words}”', zh: '没有找到“{words}”' },
  nothingText: {
    en: 'Try fewer words, a length such as 24 inch, or a color such as 613.',
    zh: '请减少关键词，或试试长度（如 24 英寸）、色号（如 613）。',
  },
  often: { en: 'Popular searches', zh: '大家都在搜' },
  categories: { en: 'Popular categories', zh: '热门分类' },
  best: { en: 'Best sellers', zh: '热销商品' },
  fromPrice: { en: 'From {price}', zh: '{price} 起' },
  askTitle: { en: 'Looking for something special?', zh: '想找特别的款式？' },
  askText: { en: 'Tell us what you have in mind. We’ll make it or find it.', zh: '告诉我们您的想法，我们可以为您定制或寻找。' },
  ask: { en: 'Contact us', zh: '联系我们' },
});
