import { texts } from '#kernel/texts.ts';

/** Calculators on content pages. */
export const calculatorTexts = texts({
  gram: { en: 'g', zh: '克' },
  dollar: { en: '$', zh: '美元' },
  inch: { en: 'in', zh: '英寸' },
  hour: { en: 'hours', zh: '小时' },
  percent: { en: '%', zh: '百分比' },
  inGrams: { en: '{grams} g', zh: '{grams} 克' },
  inCm: { en: '{cm} cm', zh: '{cm} 厘米' },
  fee: { en: 'Shipping', zh: '运费' },
  weight: { en: 'Hair weight', zh: '头发重量' },
  leftOver: { en: 'Your profit', zh: '您的所得' },

  shippingTitle: { en: 'What will shipping cost?', zh: '这个包裹运费多少？' },
  grams: { en: 'Total weight', zh: '全部商品重量' },
  roomLeft: { en: 'You can still add', zh: '同一运费还能再装' },
  shippingSays: { en: 'You can add {left} g more for the same {fee} shipping.', zh: '再添 {left} 克，运费仍是 {fee}。' },
  freeSample: { en: 'Orders with only samples ship free.', zh: '只含样品的订单免运费。' },

  refundTitle: { en: 'How much will I get back?', zh: '能退回多少？' },
  paidFor: { en: 'Item price paid', zh: '商品实付' },
  asCredit: { en: 'As store credit', zh: '退为账户余额' },
  asMoney: { en: 'To original payment method', zh: '原路退款' },
  refundSays: {
    en: 'You can use store credit at checkout. A refund goes back to your original payment method.',
    zh: '余额可在结账时抵扣；退款则原路退回您付款的账户。',
  },

  protectionTitle: { en: 'How much would I get back after a price drop?', zh: '降价能返还多少？' },
  pricePaid: { en: 'Price you paid per item', zh: '成交单价' },
  priceFirst: { en: 'Price drops to', zh: '降至' },
  priceSecond: { en: 'Then drops to', zh: '再降至' },
  count: { en: 'Quantity', zh: '件数' },
  forFirst: { en: 'For the first drop', zh: '第一次降价' },
  forSecond: { en: 'For the second drop', zh: '第二次降价' },
  together: { en: 'Total', zh: '合计' },
  protectionSays: {
    en: 'Within {days} days of your payment, you get back {times} times each additional price drop on every item you keep, once the lower price has lasted {minutes} {minutes:minute|minutes}.',
    zh: '付款后 {days} 天内如再次降价并持续满 {minutes} 分钟，每件未退货的商品均按新增差价的 {times} 倍返还。',
  },
  protectionMost: { en: 'That’s everything you paid, which is the most you can get back.', zh: '已返还全部实付金额，这是可返还的上限。' },

  bundlesTitle: { en: 'How many bundles do I need?', zh: '需要几帘？' },
  longest: { en: 'Longest length', zh: '最长长度' },
  bundleCount: { en: 'Bundles needed (with a closure)', zh: '所需发帘（另配一个顶发块）' },
  bundlesSays: {
    en: 'For {inches}-inch bundles, choose a {closure}-inch or slightly shorter closure so it blends in.',
    zh: '{inches} 英寸的发帘，顶发块选 {closure} 英寸或略短，衔接更自然。',
  },

  reachTitle: { en: 'Where will this length fall?', zh: '这个长度会垂到哪里？' },
  length: { en: 'Length', zh: '长度' },
  straight: { en: 'Straight or body wave', zh: '直发或大波浪' },
  curly: { en: 'Deep wave or curly', zh: '深波浪或卷发' },
  inCentimetres: { en: 'In centimeters', zh: '换算成厘米' },
  toChin: { en: 'between the ear and chin', zh: '耳朵到下巴之间' },
  toShoulder: { en: 'at the shoulder', zh: '到肩' },
  toArmpit: { en: 'below the collarbone', zh: '过锁骨' },
  toBust: { en: 'at the bust', zh: '到胸口' },
  toWaist: { en: 'at the waist', zh: '到腰' },
  toHip: { en: 'at the hip', zh: '到臀部' },
  toThigh: { en: 'at the thigh', zh: '到大腿' },
  reachSays: {
    en: 'For someone 5 ft 5 in (165 cm) tall, measured from the crown. Every 2 inches of height moves it by about half an inch.',
    zh: '按身高 165 厘米、从头顶量起。身高每差 5 厘米，落点约差 1 厘米多。',
  },

  salonTitle: { en: 'How much will I make on an install?', zh: '做一单接发能赚多少？' },
  charge: { en: 'What you charge', zh: '您的收费' },
  hairCost: { en: 'Hair, including shipping', zh: '头发成本（含运费）' },
  extras: { en: 'Cap, thread, color', zh: '网帽、线、染膏' },
  hours: { en: 'Chair time', zh: '占用工时' },
  perHour: { en: 'Profit per hour', zh: '每小时所得' },
  margin: { en: 'Margin', zh: '毛利率' },
  salonThin: {
    en: 'Below 35%, a single redo wipes out your profit. Raise your price or buy hair at quantity pricing.',
    zh: '毛利低于 35%，一次返工就会吃掉利润：可提高收费，或按数量档位批量拿货。',
  },
  salonGood: { en: 'At 35% or more, you still make money after a redo.', zh: '毛利在 35% 以上，即使返工一次也还有利润。' },

  wholesaleTitle: { en: 'What will my order cost?', zh: '我的订单要多少钱？' },
  pieces: { en: 'Items in the order', zh: '订单件数' },
  each: { en: 'Retail price each', zh: '单件零售价' },
  tier: { en: 'Discount per item', zh: '每件优惠' },
  saved: { en: 'You save', zh: '共节省' },
  goods: { en: 'Items total', zh: '货款' },
  nextTier: {
    en: 'Add {more} more {more:item|items} to get {percent}% off the whole order.',
    zh: '再加 {more} 件，整单可享 {percent}% 优惠。',
  },
  topTier: {
    en: 'This is our highest published discount. For larger orders, ask us for a quote.',
    zh: '这已是公开的最高档，更大的量请单独询价。',
  },

  dropshipTitle: { en: 'How much will I make per sale?', zh: '一单能赚多少？' },
  sellsFor: { en: 'Your selling price', zh: '您的售价' },
  ourPrice: { en: 'Our price', zh: '我们的价格' },
  payingFee: { en: 'Payment processing fee', zh: '收款手续费' },
  ads: { en: 'Ad cost per sale', zh: '每单广告费' },
  taken: { en: 'Processing fees', zh: '收款方扣除' },
  dropshipThin: {
    en: 'You keep less than 20%, so one return wipes out the profit from several sales.',
    zh: '所得不足售价两成，一次退货就会抵掉几单利润。',
  },
  dropshipGood: { en: 'You keep 20% or more, enough to absorb an occasional return.', zh: '所得超过售价两成，偶有退货也承受得住。' },

  work: { en: 'Calculate', zh: '计算' },
});
