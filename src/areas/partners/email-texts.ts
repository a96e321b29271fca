import { texts } from '#kernel/texts.ts';

export const partnerEmailTexts = texts({
  greeting: { en: 'Hi {name},', zh: '{name}，您好！' },
  askedTitle: { en: 'We’ve received your application for {business}', zh: '已收到“{business}”的商业账户申请' },
  askedText: {
    en: 'We review every application and reply within two business days. Until then, you’ll pay our regular prices.',
    zh: '每份申请都由专人审核，两个工作日内回复。在此之前，您仍按零售价购买。',
  },
  askedAffiliateText: {
    en: 'We review every application and reply within two business days. Until then, you’ll keep earning store credit for referring friends.',
    zh: '每份申请都由专人审核，两个工作日内回复。在此之前，邀请好友仍按原规则获得账户余额。',
  },
  approvedAffiliateTitle: { en: '{business} is now an affiliate', zh: '“{business}”已成为推广伙伴' },
  approvedAffiliateText: {
    en: 'You now earn a commission, paid monthly, on items customers buy through your link and don’t return. Find your link under “Refer a friend” and your payouts in your business account.',
    zh: '从现在起，顾客通过您的链接购买且未退货的商品按比例计佣，每月结算。邀请链接见“邀请好友”页，佣金见商业账户页。',
  },
  share: { en: 'Your commission', zh: '佣金比例' },
  approvedTitle: { en: 'Your business account for {business} is open', zh: '“{business}”的商业账户已开通' },
  approvedText: {
    en: 'When you’re signed in, you’ll now see your prices next to every item. They also apply in your cart and at checkout.',
    zh: '从现在起，登录后每件商品旁都会显示您的专享价，购物车与结算也按此计算。',
  },
  refusedTitle: { en: 'Your application for {business} wasn’t approved', zh: '“{business}”的商业账户申请未通过' },
  refusedText: {
    en: 'We couldn’t open a business account for you this time. You’re welcome to apply again if anything changes, and you can still shop with us at our regular prices.',
    zh: '本次未能为您开通商业账户。日后情况有变，欢迎再次申请；您仍可按零售价购买。',
  },
  revokedTitle: { en: 'Your business account for {business} has been deactivated', zh: '“{business}”的商业账户已停用' },
  revokedText: {
    en: 'Your business pricing, order feed and unbranded packing slips are no longer available. Paid orders keep their prices and will ship as planned.',
    zh: '批发价、订单接口和无品牌装箱单均已停用。已付款的订单价格不变，照常发货。',
  },
  account: { en: 'Account type', zh: '账户类型' },
  wholesale: { en: 'Wholesale', zh: '批发' },
  dropship: { en: 'Dropshipping', zh: '一件代发' },
  affiliate: { en: 'Affiliate', zh: '推广伙伴' },
  firstOff: { en: 'Discount on every item', zh: '首件起优惠' },
  least: { en: 'Minimum items per order', zh: '每单最少件数' },
  pieces: { en: '{count} {count:item|items}', zh: '{count} 件' },
  noLeast: { en: 'No minimum', zh: '不限' },
  reason: { en: 'Reason', zh: '原因' },
  button: { en: 'View business account', zh: '查看我的商业账户' },
});
