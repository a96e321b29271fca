import { texts } from '#kernel/texts.ts';

export const caseKindTexts = texts({
  cancel: { en: 'Cancellation', zh: '取消订单' },
  return: { en: 'Return', zh: '退货' },
  exchange: { en: 'Exchange', zh: '换货' },
  damage: { en: 'Damage', zh: '商品破损' },
  delay: { en: 'Late delivery', zh: '延迟到货' },
  other: { en: 'Something else', zh: '其他' },
});

export const caseStatusTexts = texts({
  asked: { en: 'Request received', zh: '申请已收到' },
  needs_info: { en: 'We need more information', zh: '需要您补充信息' },
  approved: { en: 'Approved', zh: '已通过' },
  on_the_way: { en: 'On the way to us', zh: '退回途中' },
  received: { en: 'Received by us', zh: '我们已收到退件' },
  settled: { en: 'Resolved', zh: '已处理' },
  refused: { en: 'Not approved', zh: '未能通过' },
  withdrawn: { en: 'Withdrawn by you', zh: '您已撤回' },
});

export const settledTexts = texts({
  refund: { en: '{amount} refunded to your original payment method', zh: '{amount} 已原路退回' },
  store_credit: { en: '{amount} added to your store credit', zh: '{amount} 已存入账户余额' },
  exchange: { en: 'Exchanged', zh: '已换货' },
  none: { en: 'Resolved without a refund', zh: '已处理，无需退款' },
});

export const requestKindTexts = texts({
  picture_to_wig: { en: 'Wig from your photo', zh: '看图定制假发' },
  hair_custom: { en: 'Custom hair', zh: '定制发制品' },
  diy_wig: { en: 'Build-your-own wig', zh: '自选定制假发' },
  diy_lace: { en: 'Build-your-own closure or frontal', zh: '自选定制发块' },
  diy_bundles: { en: 'Build-your-own bundles', zh: '自选发帘组合' },
  packaging: { en: 'Packaging with your logo', zh: '品牌包装定制' },
});

export const requestStatusTexts = texts({
  new: { en: 'Received', zh: '已收到' },
  needs_info: { en: 'We need more information', zh: '需要您补充信息' },
  quoted: { en: 'Quoted', zh: '已报价' },
  accepted: { en: 'Accepted', zh: '您已确认' },
  in_production: { en: 'In production', zh: '制作中' },
  done: { en: 'Completed', zh: '已完成' },
  declined: { en: 'Can’t be made', zh: '无法制作' },
  cancelled: { en: 'Canceled', zh: '已取消' },
});

export const appointmentTexts = texts({
  whatsapp: { en: 'WhatsApp video call', zh: 'WhatsApp 视频看货' },
  facetime: { en: 'FaceTime video call', zh: 'FaceTime 视频看货' },
  zoom: { en: 'Zoom video call', zh: 'Zoom 视频看货' },
  clip: { en: 'Recorded video', zh: '录制视频' },
  requested: { en: 'Requested', zh: '已申请' },
  booked: { en: 'Booked', zh: '已预约' },
  moved: { en: 'Rescheduled', zh: '已改期' },
  done: { en: 'Completed', zh: '已完成' },
  missed: { en: 'No-show', zh: '已错过' },
  cancelled: { en: 'Canceled', zh: '已取消' },
});

export const servicesTexts = texts({
  title: { en: 'Services', zh: '售后服务' },
  lead: {
    en: 'How your items are covered today, and the requests you’ve sent us.',
    zh: '您的商品目前享有的保障，以及您提交的售后申请。',
  },
  description: {
    en: 'Price protection, returns and service requests for your orders.',
    zh: '您订单的价格保护、退换货与售后申请。',
  },
  listComma: { en: ' · ', zh: '，' },
  order: { en: 'Order {number}', zh: '订单 {number}' },
  onePiece: { en: '1 item', zh: '1 件' },
  pieces: { en: '{count} items', zh: '{count} 件' },

  protection: { en: 'Price protection', zh: '价格保护' },
  protectionTold: {
    en: 'If our price drops within {days} days of your payment and the lower price lasts at least {minutes} {minutes:minute|minutes}, you get {times} times the difference as store credit. Coupons and clearance prices don’t count. If you return an item, we reverse its credit and deduct any part you’ve already spent from the refund.',
    zh: '付款后 {days} 天内若本店降价且持续至少 {minutes} 分钟，按差价的 {times} 倍以余额补偿。优惠券价与清仓价不计入。商品退货后，相应补偿随之收回；已使用的部分从退款中扣除。',
  },
  protectedUntil: { en: 'Price protected until', zh: '保护至' },
  protectionMore: { en: '{count} more {count:item|items}', zh: '另有 {count} 件商品' },
  youPaid: { en: 'You paid', zh: '成交价' },
  today: { en: 'Today', zh: '现价' },
  notFallen: { en: 'The price hasn’t dropped since you paid.', zh: '付款后未曾降价。' },
  protectionEmpty: {
    en: 'You don’t have any items under price protection right now. It starts when you pay for an order.',
    zh: '目前没有处于价格保护期的商品。价格保护自订单付款起计算。',
  },

  returns: { en: 'Eligible for return', zh: '可退换商品' },
  returnsTold: {
    en: 'Return items unworn and uncut within {days} days of delivery. Get a refund minus a {fee}% return fee, or the full amount as store credit.',
    zh: '签收后 {days} 天内，未佩戴、未修剪可退。退款扣除 {fee}% 处理费，或全额转为余额。',
  },
  sendBack: { en: 'Return or exchange', zh: '申请退换' },
  openCase: { en: 'View', zh: '查看' },
  cancels: { en: 'Orders you can still cancel', zh: '可取消的订单' },
  cancelsTold: {
    en: 'You can cancel for free from the order page until we start preparing your order.',
    zh: '在我们开始拣货前，可在订单页面免费自助取消。',
  },
  cancelIt: { en: 'Cancel order', zh: '取消订单' },
  returnUntil: { en: 'Returnable until {day}', zh: '可退换至 {day}' },
  madeToOrder: { en: 'Made to order, final sale', zh: '定制商品，不退换' },
  clearance: { en: 'Clearance, final sale', zh: '清仓商品，不退换' },
  bulk: { en: 'Bulk order, final sale', zh: '批量订单，不退换' },
  gift: { en: 'Free gift', zh: '赠品' },
  inCase: { en: 'In an open request', zh: '已在售后处理中' },
  cameBack: { en: 'Already returned', zh: '已退回' },
  returnsEmpty: { en: 'No items were delivered in the last {days} days.', zh: '最近 {days} 天内没有签收的商品。' },

  cases: { en: 'Your requests', zh: '我的售后申请' },
  casesEmpty: { en: 'No returns or exchanges yet. See what’s eligible below.', zh: '您还没有退换申请。可退换的商品见下方。' },
  askedOn: { en: 'Requested on {day}', zh: '提交于 {day}' },
  settledOn: { en: 'Resolved on {day}', zh: '处理于 {day}' },
  about: { en: '{count} × {name}', zh: '{name} × {count}' },
  fee: { en: 'Return fee {amount}', zh: '处理费 {amount}' },
  sentBack: { en: 'Sent back with {carrier}, tracking number {code}', zh: '由 {carrier} 寄回，运单号 {code}' },
  talk: { en: 'Messages', zh: '沟通记录' },
  byYou: { en: 'You', zh: '您' },
  byUs: { en: 'Our team', zh: '客服' },

  made: { en: 'Made for you', zh: '为您定制' },
  quoted: { en: 'Quote: {amount}', zh: '报价 {amount}' },
  leadDays: { en: '{count} business {count:day|days}', zh: '{count} 个工作日' },
  videos: { en: 'Video appointments', zh: '视频看货预约' },
  videosTold: { en: 'See the exact item before you pay, live or recorded.', zh: '付款前看实物，可视频通话或录制视频。' },
  bookVideo: { en: 'Book a video appointment', zh: '预约视频看货' },

  lasting: { en: 'How long hair lasts', zh: '使用寿命' },
  lastingTold: {
    en: 'How long the types of hair you bought usually last with proper care. This isn’t a warranty.',
    zh: '您所购的各类头发在正常护理下的参考寿命，不作为质保承诺。',
  },
});
