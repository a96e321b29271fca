import { texts } from '#kernel/texts.ts';

/** Texts any page may need. */
export const siteTexts = texts({
  skip: { en: 'Skip to content', zh: '跳到正文' },
  tryAgain: { en: 'Try again', zh: '重试' },
  close: { en: 'Close', zh: '关闭' },
  messages: { en: 'Messages', zh: '消息' },
  language: { en: 'Language', zh: '语言' },
  notFoundTitle: { en: 'Page not found', zh: '页面不存在' },
  notFoundText: {
    en: 'The link may be mistyped, or the item may have been discontinued. You might be looking for one of these.',
    zh: '网址可能有误，或者该商品已停产。您可以看看下面的内容。',
  },
  toHome: { en: 'Go to home page', zh: '返回首页' },
  toOffice: { en: 'Back to home', zh: '返回后台首页' },
  failedTitle: { en: 'This section didn’t load', zh: '此模块加载失败' },
  failedText: {
    en: 'Something went wrong on our end, and we’ve logged it. Nothing you did was lost.',
    zh: '系统出了点问题，我们已收到报告。您的内容没有丢失。',
  },
  noLineTitle: { en: 'No connection', zh: '网络未连接' },
  noLineText: {
    en: 'We couldn’t connect. Nothing you did was lost; try again when you’re back online.',
    zh: '暂时无法连接到本店。您的内容没有丢失，网络恢复后请重试。',
  },
  awayTitle: { en: 'We’ll be right back', zh: '网站维护中' },
  awayText: {
    en: 'The store is temporarily unavailable. Please try again shortly.',
    zh: '商店暂时无法访问，请稍后再试。',
  },
  forbiddenTitle: { en: 'You don’t have access to this page', zh: '您的角色无权访问此页面' },
  forbiddenText: { en: 'Ask the owner if you need access for your work.', zh: '如工作需要，请联系负责人开通。' },
});

/** The client's ten messages for parts that failed to load. */
export const loadFailedTexts = texts({
  category: { en: 'Couldn’t load categories', zh: '分类加载失败' },
  config: { en: 'Couldn’t load settings', zh: '配置加载失败' },
  goods: { en: 'Couldn’t load products', zh: '商品加载失败' },
  carousel: { en: 'Couldn’t load banners', zh: '轮播图加载失败' },
  spu: { en: 'Couldn’t load this product', zh: '商品详情加载失败' },
  sku: { en: 'Couldn’t load options', zh: '规格加载失败' },
  nav: { en: 'Couldn’t load menu', zh: '导航加载失败' },
  brand: { en: 'Couldn’t load brands', zh: '品牌加载失败' },
  inquiry: { en: 'Couldn’t load inquiry', zh: '咨询加载失败' },
  attribute: { en: 'Couldn’t load product details', zh: '商品属性加载失败' },
});
export type LoadFailedPart = keyof typeof loadFailedTexts;
