import { texts } from '#kernel/texts.ts';

export const referralTexts = texts({
  title: { en: 'Refer a friend', zh: '邀请好友' },
  lead: { en: 'Your referral code, the friends you’ve referred and your store credit.', zh: '您的邀请码、邀请到的好友与账户余额。' },
  description: { en: 'Your referral code and link, your friends and your store credit.', zh: '您的邀请码与链接、好友及余额。' },

  yourCode: { en: 'Your referral code', zh: '您的邀请码' },
  yourLink: { en: 'Your referral link', zh: '您的邀请链接' },
  copy: { en: 'Copy', zh: '复制' },
  copyNamed: { en: 'Copy: {what}', zh: '复制：{what}' },
  copied: { en: 'Copied', zh: '已复制' },
  qr: { en: 'Your link as a QR code', zh: '邀请链接二维码' },
  copyLink: { en: 'Copy link', zh: '复制链接' },
  copyCode: { en: 'Copy code', zh: '复制邀请码' },
  shareNow: { en: 'Share with a friend', zh: '分享给好友' },
  qrHold: { en: 'Have a friend scan it from your screen.', zh: '让好友扫描您屏幕上的二维码。' },
  qrHelp: { en: 'Scan with a phone camera to open the link.', zh: '用手机相机扫描即可打开链接。' },
  blocked: { en: 'Your referral code is currently disabled. Please contact us.', zh: '您的邀请码目前已停用，请联系我们。' },

  share: { en: 'Share a message', zh: '分享文案' },
  shareShort: { en: 'Message', zh: '发消息' },
  shareLong: { en: 'Post', zh: '发动态' },
  shareShortText: {
    en: 'I get my hair from {shop}. Use my code {code} for {off} off your first order of {min} or more: {link}',
    zh: '我的头发都在 {shop} 买的。用我的邀请码 {code}，首单满 {min} 减 {off}：{link}',
  },
  shareLongText: {
    en: 'Real human hair, weighed to the gram, straight from the factory. Want to try {shop}? Use my code {code} for {off} off your first order of {min} or more. {link}',
    zh: '真人发，按克称重，工厂直发。想试试 {shop} 的话，用我的邀请码 {code}，首单满 {min} 立减 {off}。{link}',
  },
  byMail: { en: 'Send by email', zh: '用邮件发送' },
  byWhatsApp: { en: 'Send on WhatsApp', zh: '用 WhatsApp 发送' },
  mailSubject: { en: 'A referral code for {shop}', zh: '{shop} 邀请码' },

  terms: { en: 'Terms', zh: '活动规则' },
  termFriend: { en: 'Your friend', zh: '好友' },
  termFriendTold: { en: '{off} off their first order of {min} or more', zh: '首单满 {min} 减 {off}' },
  termYou: { en: 'You', zh: '您' },
  termYouTold: { en: '{reward} in store credit, {days} days after their order is delivered', zh: '好友签收 {days} 天后获得 {reward} 余额' },
  termTouch: { en: 'Which code counts', zh: '以哪个邀请码为准' },
  termTouchTold: { en: 'The first code or link your friend uses, for {days} days', zh: '好友首次使用的邀请码或链接，{days} 天内有效' },
  termNot: { en: 'What doesn’t count', zh: '不计入' },
  termNotTold: { en: 'Referring yourself, and orders that are canceled or returned', zh: '邀请自己，以及取消或退货的订单' },

  affiliate: {
    en: 'Have a large following? Affiliates earn a commission, paid monthly, instead of store credit.',
    zh: '粉丝较多？推广伙伴按月结算佣金，不再发放账户余额。',
  },
  affiliateAsk: { en: 'Apply to be an affiliate', zh: '申请成为推广伙伴' },

  figures: { en: 'Your activity so far', zh: '邀请数据' },
  clicks: { en: 'Link visits', zh: '链接访问' },
  joined: { en: 'Friends who signed up', zh: '好友注册' },
  ordered: { en: 'Friends who ordered', zh: '好友下单' },
  pending: { en: 'Pending', zh: '待生效' },
  spent: { en: 'Used', zh: '已使用' },
  earned: { en: 'Earned', zh: '已获得' },

  friends: { en: 'Your friends', zh: '我的好友' },
  joinedOn: { en: 'Joined {day}', zh: '{day} 注册' },
  stateJoined: { en: 'Hasn’t ordered yet', zh: '尚未下单' },
  statePending: { en: 'Available {day}', zh: '{day} 起可用' },
  stateWaiting: { en: 'Awaiting delivery', zh: '等待签收' },
  stateAvailable: { en: 'Added to store credit', zh: '已计入余额' },
  stateTakenBack: { en: 'Reversed: order canceled or returned', zh: '已收回，订单取消或退货' },
  stateRefused: { en: 'Not eligible', zh: '不计入' },
  friendsEmpty: { en: 'No friends have signed up with your code yet.', zh: '还没有好友用您的邀请码注册。' },

  credit: { en: 'Store credit', zh: '账户余额' },
  balance: { en: 'Current balance', zh: '当前余额' },
  creditEmpty: { en: 'No store credit activity yet.', zh: '暂无余额记录。' },
  what: { en: 'Description', zh: '事由' },
  amount: { en: 'Amount', zh: '金额' },
  after: { en: 'Balance', zh: '余额' },
});

export const creditKindTexts = texts({
  referral: { en: 'Friend’s first order', zh: '好友首单奖励' },
  price_protection: { en: 'Price protection', zh: '价格保护补偿' },
  review: { en: 'Photo review', zh: '晒图奖励' },
  return: { en: 'Return', zh: '退货转余额' },
  delay: { en: 'Late shipment', zh: '延误补偿' },
  spent: { en: 'Used on an order', zh: '订单抵扣' },
  given_back: { en: 'Refunded from an order', zh: '订单退回余额' },
  adjusted: { en: 'Adjusted by our team', zh: '客服调整' },
  taken_back: { en: 'Reversed', zh: '收回' },
});
