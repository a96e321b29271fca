import { texts } from '#kernel/texts.ts';

export const articleTexts = texts({
  home: { en: 'Home', zh: '首页' },
  breadcrumb: { en: 'Breadcrumb', zh: '当前位置' },
  contents: { en: 'On this page', zh: '本页内容' },
  minutes: { en: '{count} min read', zh: '阅读约 {count} 分钟' },
  updated: { en: 'Last reviewed {date}', zh: '最近核对：{date}' },
  goods: { en: 'Products in this article', zh: '文中商品' },
  others: { en: 'Keep reading', zh: '继续阅读' },
  author: { en: 'About the author', zh: '作者' },
});

/** Parent pages of content pages. */
export const parentTexts = texts({
  blog: { en: 'Blog', zh: '博客' },
  'customer-service': { en: 'Customer service', zh: '客户服务' },
  'business-solutions': { en: 'Business', zh: '商务合作' },
});
