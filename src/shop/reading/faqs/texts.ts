import { texts } from '#kernel/texts.ts';

export const faqsTexts = texts({
  home: { en: 'Home', zh: '首页' },
  service: { en: 'Customer service', zh: '客户服务' },
  breadcrumb: { en: 'Breadcrumb', zh: '当前位置' },
  title: { en: 'Frequently asked questions', zh: '常见问题' },
  lead: {
    en: 'What customers ask before they order: lengths, prices, lace, shipping and returns. Type a word to narrow the list.',
    zh: '下单前大家常问的：长度、价格、蕾丝、运费、退换。输入关键词即可筛选。',
  },
  keywords: { en: 'wig FAQ, human hair FAQ, wig lengths, wig shipping cost, wig returns', zh: '假发常见问题, 假发长度, 运费, 退换货' },
  find: { en: 'Search questions', zh: '搜索问题' },
  findHint: { en: 'lace, 20 inch, returns', zh: '蕾丝、20 英寸、退货' },
  count: { en: '{count} {count:question|questions}', zh: '{count} 个问题' },
  none: {
    en: 'No answers match all of these words. Ask us and we’ll reply within {hours} business hours.',
    zh: '没有同时包含这些词的答案。欢迎提问，我们会在 {hours} 个工作小时内回复。',
  },
  figures: { en: 'Lengths, prices and lifespans', zh: '长度、价格与寿命' },
  ask: { en: 'Ask another question', zh: '咨询其他问题' },
  shipping: { en: 'Shipping', zh: '配送' },
  returns: { en: 'Returns', zh: '退换' },
  price: { en: 'Pricing', zh: '价格' },
});
