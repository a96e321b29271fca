import { texts } from '#kernel/texts.ts';

/** Header, menus, footer, tab bar, account. */
export const shellTexts = texts({
  shopNav: { en: 'Shop', zh: '选购' },
  mainNav: { en: 'Main', zh: '主导航' },
  footNav: { en: 'Footer, {group}', zh: '页脚：{group}' },
  home: { en: 'Home', zh: '首页' },
  categories: { en: 'Categories', zh: '分类' },
  browse: { en: 'Browse', zh: '浏览' },
  search: { en: 'Search', zh: '搜索' },
  searchHint: { en: 'Try “24 inch HD lace”', zh: '试试“24 英寸 HD 蕾丝”' },
  searchAgain: { en: 'Search the store', zh: '在店内搜索' },
  signIn: { en: 'Sign in', zh: '登录' },
  me: { en: 'Account', zh: '我的' },
  cart: { en: 'Cart', zh: '购物车' },
  cartPieces: { en: '{count} items', zh: '{count} 件' },
  makeYourOwn: { en: 'Build your own', zh: '自己定制' },
  forBusiness: { en: 'For business', zh: '商务合作' },
  all: { en: 'All {name}', zh: '全部{name}' },
  more: { en: 'More', zh: '更多' },
  switchLanguage: { en: '中文', zh: 'English' },
  back: { en: 'Back', zh: '返回' },

  shopByLength: { en: 'Shop by length', zh: '按长度' },
  shopByKind: { en: 'Shop by category', zh: '按分类' },
  mostBought: { en: 'Best sellers', zh: '热销' },
  justIn: { en: 'New arrivals', zh: '新品' },
  textures: { en: 'Textures', zh: '纹理' },
  colours: { en: 'Colors', zh: '发色' },
  howPriced: { en: 'How our pricing works', zh: '价格构成' },
  reviews: { en: 'Customer reviews', zh: '买家评价' },
  questions: { en: 'FAQ', zh: '常见问题' },
  hair: { en: 'About our hair', zh: '关于头发' },
  trust: { en: 'Good to know', zh: '购前须知' },

  promises: {
    en: 'In-stock items ship in 1–2 days. If our price drops while your order is price protected, you get twice the difference back.',
    zh: '现货 1–2 天内发出。价保期内若我们降价，双倍补偿差价。',
  },
  letter: {
    en: 'Our monthly newsletter: new lengths, care tips and price changes.',
    zh: '每月资讯：新增长度、护理心得与价格变化。',
  },
  letterEmail: { en: 'Your email', zh: '您的邮箱' },
  letterTo: { en: 'Email for the newsletter', zh: '订阅邮箱' },
  letterJoin: { en: 'Subscribe', zh: '订阅' },
  letterAsked: {
    en: 'Check your inbox and confirm your subscription.',
    zh: '请查收邮件，点击其中的链接即可完成订阅。',
  },
  currency: { en: 'Prices in US dollars', zh: '价格以美元计' },

  account: { en: 'My account', zh: '我的账户' },
});
