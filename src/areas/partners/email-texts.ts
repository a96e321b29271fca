import { texts } from '#kernel/texts.ts';

export const partnerEmailTexts = texts({
  greeting: { en: 'Hello {name},', zh: '{name}，您好：' },
  askedTitle: { en: 'We have your application for {business}', zh: '已收到“{business}”的开户申请' },
  askedText: {
    en: 'Thank you. Somebody looks at every application in person and answers within two working days. Until then you buy at the prices of the shop.',
    zh: '感谢申请。每份申请都由专人查看，两个工作日内答复。在此之前，您仍按店内价格购买。',
  },
  askedAffiliateText: {
    en: 'Thank you. Somebody looks at every application in person and answers within two working days. Until then your friends bring you store credit as before.',
    zh: '感谢申请。每份申请都由专人查看，两个工作日内答复。在此之前，推荐好友仍按原规则获得账户余额。',
  },
  approvedAffiliateTitle: { en: '{business} is our affiliate now', zh: '“{business}”已成为推广伙伴' },
  approvedAffiliateText: {
    en: 'From now on you get a share of what the people who come by your link keep, paid by the month. Your link stands under “Invite a friend”, your payouts in your business account.',
    zh: '从现在起，通过您的链接来的顾客，其保留的商品按比例计佣，每月结算。链接在“邀请好友”页，佣金在商业账户页查看。',
  },
  share: { en: 'Your share', zh: '佣金比例' },
  approvedTitle: { en: 'The business account of {business} is open', zh: '“{business}”的商业账户已开通' },
  approvedText: {
    en: 'From now on your prices stand beside every piece as soon as you are signed in, and cart and checkout count with them.',
    zh: '从现在起，登录后每件商品旁都会显示您的价格，购物车与结账也按此计算。',
  },
  refusedTitle: { en: 'Your application for {business}', zh: '关于“{business}”的开户申请' },
  refusedText: {
    en: 'We could not open a business account this time. You may apply again when something has changed; the shop itself is open to you as before.',
    zh: '本次未能为您开通商业账户。情况有变化时欢迎再次申请，店内购物不受影响。',
  },
  revokedTitle: { en: 'The business account of {business} has ended', zh: '“{business}”的商业账户已停用' },
  revokedText: {
    en: 'Your business prices, order feed and blank slips have ended. Orders that are paid keep their prices and are sent as agreed.',
    zh: '商业价格、订单接口和空白装箱单均已停止。已付款的订单价格不变，照常发货。',
  },
  account: { en: 'Account', zh: '账户' },
  wholesale: { en: 'Wholesale', zh: '批发' },
  dropship: { en: 'Dropshipping', zh: '一件代发' },
  affiliate: { en: 'Affiliate', zh: '推广' },
  firstOff: { en: 'Off from the first piece', zh: '首件起优惠' },
  least: { en: 'Fewest pieces in an order', zh: '每单最少件数' },
  pieces: { en: '{count} pieces', zh: '{count} 件' },
  noLeast: { en: 'none', zh: '不限' },
  reason: { en: 'Reason', zh: '原因' },
  button: { en: 'See my business account', zh: '查看我的商业账户' },
});
