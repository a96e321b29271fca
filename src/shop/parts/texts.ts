import { texts } from '#kernel/texts.ts';

/** The home page from the top down, then other shared texts. */
export const storefrontTexts = texts({
  title: { en: 'Human hair, by the inch and the gram', zh: '真人发，按寸论克' },
  description: {
    en: 'Human hair wigs, bundles, closures and extensions, straight from our factory',
    zh: '自家工厂直供的真人发假发、发帘、顶发块、前额发块、接发与编发，长度、克重与价格一一标明',
  },
  keywords: {
    en: 'human hair wigs, hair bundles, lace closures, lace frontals, hair extensions, braiding hair, factory direct',
    zh: '真人发假发, 发帘, 顶发块, 前额发块, 接发, 编发, 工厂直供',
  },
  heroTitle: { en: 'Human hair, by the inch and the gram.', zh: '真人发，按寸论克。' },
  heroInfo: {
    en: 'Wigs, bundles and lace straight from our factory. See the length, the weight and what goes into every price.',
    zh: '自家工厂的假发、发帘与蕾丝，长度、克重与价格一一标明。',
  },
  heroGo: { en: 'Shop best sellers', zh: '看看大家都买什么' },
  heroKinds: { en: 'Shop by category', zh: '按分类选购' },

  lengths: { en: 'Shop by length', zh: '按长度选购' },
  lengthsNote: { en: 'in inches, measured straight', zh: '英寸，拉直测量' },
  inches: { en: '{count} inches', zh: '{count} 英寸' },
  kinds: { en: 'Shop by category', zh: '按分类选购' },
  from: { en: 'From {price}', zh: '{price} 起' },
  best: { en: 'Best sellers', zh: '本月热销' },
  ranking: { en: 'See all best sellers', zh: '完整榜单' },
  fresh: { en: 'New arrivals', zh: '新品上架' },
  textures: { en: 'Shop by texture', zh: '按纹理选购' },
  texturesMore: { en: 'How they compare', zh: '了解区别' },
  pieces: { en: '{count} {count:style|styles}', zh: '{count} 款' },

  price: { en: 'Pricing that adds up', zh: '每一分钱都算得清' },
  priceText: {
    en: 'Choose cap, lace, texture, length, density and color. See what each choice adds, down to the gram and the cent.',
    zh: '选帽型、蕾丝、纹理、长度、密度和颜色。每一项加多少，精确到克、精确到分。',
  },
  priceCaption: { en: 'How the price adds up', zh: '价格构成' },
  priceAlt: { en: 'Long loose wave wig, P4/27 highlights', zh: '松波浪长假发，挑染 P4/27' },
  hair: { en: 'Hair', zh: '头发' },
  hairNote: { en: '{inches}", {grams} g at {price} per gram', zh: '{inches} 英寸，{grams} 克，每克 {price}' },
  lace: { en: 'Lace', zh: '蕾丝' },
  laceNote: { en: '5x5 HD closure', zh: '5x5 HD 顶发块' },
  handwork: { en: 'Labor', zh: '手工' },
  handworkNote: { en: 'wefting, sewing, knotting', zh: '排发、缝制、钩织' },
  colour: { en: 'Color', zh: '染色' },
  colourNote: { en: 'P4/27 highlights', zh: '挑染 P4/27' },
  margin: { en: 'Our margin', zh: '我们的毛利' },
  marginNote: { en: 'workshop and store', zh: '工坊与店铺' },
  yourPrice: { en: 'Your price', zh: '您的价格' },

  colours: { en: '{count} colors, shown on real hair', zh: '{count} 种发色，真发实拍' },
  coloursText: {
    en: 'Screens vary. Order a sample to see the color in your own light; its cost comes off your first bulk order.',
    zh: '屏幕显色各有差异。先订一份色样，在您日常的光线下看；样品费用可抵扣首笔批量订单。',
  },
  samples: { en: 'Order color samples', zh: '订购色样' },
  voices: { en: 'Customer reviews', zh: '买家评价' },
  allReviews: { en: 'All {count} {count:review|reviews}', zh: '全部 {count} 条评价' },
  guides: { en: 'Buying guides', zh: '选购指南' },
  guideDifferences: { en: 'How hair types differ', zh: '头发有何不同' },
  guideDifferencesText: {
    en: 'Origin, cuticle, texture: what you feel and what you pay for.',
    zh: '产地、毛鳞片、纹理：摸得到的区别，花得明白的钱。',
  },
  guideLace: { en: 'Closure or frontal?', zh: '顶发块还是前额发块' },
  guideLaceText: {
    en: 'Sizes, lace types, and which one suits the way you part your hair.',
    zh: '尺寸、蕾丝种类，以及哪一种适合您的分缝。',
  },
  guideCare: { en: 'Hair care guide', zh: '护理与保养' },
  guideCareText: { en: 'Washing, drying and storing, for a year of wear from one wig.', zh: '清洗、晾干、收纳，让一顶假发陪您更久。' },

  trade: { en: 'For stylists, salons and stores', zh: '面向发型师、沙龙与店铺' },
  tradeText: {
    en: 'The more items in one order, the less each one costs. Mix lengths, colors and types as you like.',
    zh: '一单件数越多，单价越低。长度、颜色不限，还可跨分类混搭。',
  },
  tradeCaption: { en: 'Discount by quantity', zh: '按件数的折扣' },
  tierPieces: { en: '{count}+ items', zh: '{count} 件及以上' },
  tierOff: { en: '{percent}% off each', zh: '每件优惠 {percent}%' },
  questions: { en: 'Frequently asked questions', zh: '常见问题' },
  allQuestions: { en: 'See all questions', zh: '全部问题' },
});
