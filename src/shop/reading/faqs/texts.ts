import { texts } from '#kernel/texts.ts';

export const faqsTexts = texts({
  home: { en: 'Home', zh: '首页' },
  service: { en: 'Customer service', zh: '客户服务' },
  breadcrumb: { en: 'Breadcrumb', zh: '当前位置' },
  title: { en: 'Questions and answers', zh: '常见问题' },
  lead: {
    en: 'What people ask before they order: lengths, prices, lace, parcels, returns. Type a word and the list narrows.',
    zh: '下单前大家常问的：长度、价格、蕾丝、运费、退换。输入关键词即可筛选。',
  },
  keywords: { en: 'hair questions, wig faq, wig lengths, shipping cost, returns', zh: '假发常见问题, 假发长度, 运费, 退换货' },
  find: { en: 'Find a question', zh: '搜索问题' },
  findHint: { en: 'lace, 20 in, return', zh: '蕾丝、20 英寸、退货' },
  count: { en: 'Questions: {count}', zh: '{count} 个问题' },
  none: {
    en: 'No answer has all of these words. Ask us, and we answer within {hours} hours while we are open.',
    zh: '没有同时包含这些词的答案。欢迎提问，我们在营业时间内 {hours} 小时之内答复。',
  },
  figures: { en: 'Lengths, prices and lifetimes', zh: '长度、价格与寿命' },
  ask: { en: 'Ask something else', zh: '问点别的' },
  shipping: { en: 'Shipping', zh: '配送' },
  returns: { en: 'Returns', zh: '退换' },
  price: { en: 'Prices', zh: '价格' },
});
