import { texts } from '#kernel/texts.ts';

export const partnerEmailTexts = texts({
  greeting: { en: 'Hi {name},', zh: '{name}，您好：' },
  askedTitle: { en: 'We’ve received your application for {business}', zh: '已收到“{business}”的开户申请' },
  askedText: {
    en: 'Thank you! We review every application and reply within two business days. Until then, you’ll buy at regular shop prices.',
    zh: '感谢申请。每份申请都由专人查看，两个工作日内答复。在此之前，您仍按店内价格购买。',
  },
  askedAffiliateText: {
    en: 'Thank you! We review every application and reply within two business days. Until then, you’ll keep earning store credit for referring friends.',
    zh: '感谢申请。每份申请都由专人查看，两个工作日内答复。在此之前，推荐好友仍按原规则获得账户余额。',
  },
  approvedAffiliateTitle: { en: '{business} is now an affiliate', zh: '“{business}”已成为推广伙伴' },
  approvedAffiliateText: {
    en: 'From now on, you’ll earn a share of what customers who come through your link keep, paid monthly. Find your link under “Refer a friend” and your payouts in your business account.',
    zh: '从现在起，通过您的链接来的顾客，其保留的商品按比例计佣，每月结算。链接在“邀请好友”页，佣金在商业账户页查看。',
  },
  share: { en: 'Your commission', zh: '佣金比例' },
  approvedTitle: { en: 'Your business account for {business} is open', zh: '“{business}”的商业账户已开通' },
  approvedText: {
    en: 'From now on, you’ll see your prices next to every item when you’re signed in. They also apply in your cart and at checkout.',
    zh: '从现在起，登录后每件商品旁都会显示您的价格，购物车与结账也按此计算。',
  },
  refusedTitle: { en: 'Your application for {business}', zh: '关于“{business}”的开户申请' },
  refusedText: {
    en: 'We couldn’t open a business account this time. You can apply again if something changes, and you can still shop with us as before.',
    zh: '本次未能为您开通商业账户。情况有变化时欢迎再次申请，店内购物不受影响。',
  },
  revokedTitle: { en: 'Your business account for {business} has been closed', zh: '“{business}”的商业账户已停用' },
  revokedText: {
    en: 'Your business pricing, order feed and blank packing slips have ended. Paid orders keep their prices and will ship as agreed.',
    zh: '商业价格、订单接口和空白装箱单均已停止。已付款的订单价格不变，照常发货。',
  },
  account: { en: 'Account type', zh: '账户' },
  wholesale: { en: 'Wholesale', zh: '批发' },
  dropship: { en: 'Drop shipping', zh: '一件代发' },
  affiliate: { en: 'Affiliate', zh: '推广' },
  firstOff: { en: 'Discount from the first item', zh: '首件起优惠' },
  least: { en: 'Minimum items per order', zh: '每单最少件数' },
  pieces: { en: '{count} items', zh: '{count} 件' },
  noLeast: { en: 'None', zh: '不限' },
  reason: { en: 'Moderation reason', zh: '原因' },
  button: { en: 'View my business account', zh: '查看我的商业账户' },
});
