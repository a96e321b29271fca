import { texts } from '#kernel/texts.ts';

/** Texts any page may need. */
export const siteTexts = texts({
  skip: { en: 'Skip to content', zh: '跳到正文' },
  tryAgain: { en: 'Try again', zh: '重试' },
  close: { en: 'Close', zh: '关闭' },
  messages: { en: 'Messages', zh: '消息' },
  language: { en: 'Language', zh: '语言' },
  notFoundTitle: { en: 'This page is not here', zh: '页面不存在' },
  notFoundText: {
    en: 'The address may be misspelt, or the piece is no longer made. Perhaps one of these is what you were after.',
    zh: '地址可能有误，或者该商品已停产。也许下面有您想找的。',
  },
  toHome: { en: 'To the home page', zh: '返回首页' },
  toOffice: { en: 'Back to today', zh: '返回今日工作' },
  failedTitle: { en: 'This part did not load', zh: '此部分未能加载' },
  failedText: {
    en: 'The fault is on our side and has been noted. Nothing of yours is lost.',
    zh: '问题出在我们这边，已记录。您的内容没有丢失。',
  },
  noLineTitle: { en: 'No connection', zh: '网络未连接' },
  noLineText: {
    en: 'We could not be reached. Nothing of yours is lost; try again once the line is back.',
    zh: '暂时无法连接到本店。您的内容没有丢失，网络恢复后请重试。',
  },
  awayTitle: { en: 'We will be right back', zh: '我们马上回来' },
  awayText: {
    en: 'The shop cannot reach its stock book for a moment. Please try again shortly.',
    zh: '商店暂时无法读取数据，请稍后再试。',
  },
  forbiddenTitle: { en: 'This page is not for your role', zh: '您的角色无权访问此页面' },
  forbiddenText: { en: 'Ask the owner if you need it for your work.', zh: '如工作需要，请联系负责人开通。' },
});

/** The client's ten messages for parts that failed to load. */
export const loadFailedTexts = texts({
  category: { en: 'Failed to load category', zh: '分类加载失败' },
  config: { en: 'Failed to load config', zh: '配置加载失败' },
  goods: { en: 'Failed to load goods', zh: '商品加载失败' },
  carousel: { en: 'Failed to load carousel', zh: '轮播图加载失败' },
  spu: { en: 'Failed to load spu', zh: '产品组加载失败' },
  sku: { en: 'Failed to load sku', zh: '规格加载失败' },
  nav: { en: 'Failed to load nav', zh: '导航加载失败' },
  brand: { en: 'Failed to load brand', zh: '品牌加载失败' },
  inquiry: { en: 'Failed to load inquiry', zh: '询盘加载失败' },
  attribute: { en: 'Failed to load goods attribute', zh: '商品属性加载失败' },
});
export type LoadFailedPart = keyof typeof loadFailedTexts;
