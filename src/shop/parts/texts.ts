import { texts } from '#kernel/texts.ts';

/** The home page from the top down, then other shared texts. */
export const storefrontTexts = texts({
  title: { en: 'Human hair, by the inch and the gram', zh: '真人发，按寸论克' },
  description: {
    en: 'Human-hair wigs, bundles, closures, frontals, extensions and braiding hair from our own factory, with length, weight and price laid open',
    zh: '自家工厂直供的真人发假发、发帘、顶发、前额发块、接发与编发，长度、克重与价格一一标明',
  },
  keywords: {
    en: 'human hair wigs, hair bundles, lace closures, lace frontals, hair extensions, braiding hair, factory direct',
    zh: '真人发假发, 发帘, 顶发, 前额发块, 接发, 编发, 工厂直供',
  },
  heroTitle: { en: 'Human hair, by the inch and the gram.', zh: '真人发，按寸论克。' },
  heroInfo: {
    en: 'Wigs, bundles and lace from our own factory, with the length, the weight and the price laid open.',
    zh: '自家工厂的假发、发帘与蕾丝，长度、克重与价格一一标明。',
  },
  heroGo: { en: 'See what others buy', zh: '看看大家都买什么' },
  heroKinds: { en: 'Shop by kind', zh: '按品类选购' },

  lengths: { en: 'Shop by length', zh: '按长度选购' },
  lengthsNote: { en: 'inches, measured straight', zh: '英寸，拉直测量' },
  inches: { en: '{count} inches', zh: '{count} 英寸' },
  kinds: { en: 'Shop by kind', zh: '按品类选购' },
  from: { en: 'from {price}', zh: '{price} 起' },
  best: { en: 'Most bought this month', zh: '本月热销' },
  ranking: { en: 'Full ranking', zh: '完整榜单' },
  fresh: { en: 'New from the workroom', zh: '工坊新品' },
  textures: { en: 'Start from the texture', zh: '从纹理选起' },
  texturesMore: { en: 'How they differ', zh: '了解区别' },
  pieces: { en: '{count} pieces', zh: '{count} 款' },

  price: { en: 'A price you can add up', zh: '每一分钱都算得清' },
  priceText: {
    en: 'Choose cap, lace, texture, length, density and colour. Each choice shows what it adds, down to the gram and the cent.',
    zh: '选帽型、蕾丝、纹理、长度、密度和颜色。每一项加多少，精确到克、精确到分。',
  },
  priceCaption: { en: 'How the price is made up', zh: '价格构成' },
  priceAlt: { en: 'Long loose wave wig, highlight P4/27', zh: '松波浪长假发，挑染 P4/27' },
  hair: { en: 'Hair', zh: '头发' },
  hairNote: { en: '{inches} in, {grams} g at {price} a gram', zh: '{inches} 英寸，{grams} 克，每克 {price}' },
  lace: { en: 'Lace', zh: '蕾丝' },
  laceNote: { en: '5x5 HD closure', zh: '5x5 HD 顶发' },
  handwork: { en: 'Handwork', zh: '手工' },
  handworkNote: { en: 'wefting, sewing, knotting', zh: '排发、缝制、钩织' },
  colour: { en: 'Colour', zh: '染色' },
  colourNote: { en: 'highlight P4/27', zh: '挑染 P4/27' },
  margin: { en: 'Our margin', zh: '我们的毛利' },
  marginNote: { en: 'workroom and shop', zh: '工坊与店铺' },
  yourPrice: { en: 'Your price', zh: '您的价格' },

  colours: { en: '{count} colours, shown on the hair', zh: '{count} 种发色，实发呈现' },
  coloursText: {
    en: 'Screens differ. Order a sample to see the colour in your own light; what it cost comes off your first bulk order.',
    zh: '屏幕显色各有差异。先订一份色样，在自己的光线下看；样品费用可抵扣首笔批量订单。',
  },
  samples: { en: 'Order colour samples', zh: '订购色样' },
  voices: { en: 'From people who bought it', zh: '买家怎么说' },
  allReviews: { en: 'All {count} reviews', zh: '全部 {count} 条评价' },
  guides: { en: 'Before you choose', zh: '选购之前' },
  guideDifferences: { en: 'How hair differs', zh: '头发有何不同' },
  guideDifferencesText: {
    en: 'Origin, cuticle, texture: what you feel and what you pay for.',
    zh: '产地、毛鳞片、纹理：摸得到的区别，花得明白的钱。',
  },
  guideLace: { en: 'Closure or frontal', zh: '顶发还是前额发块' },
  guideLaceText: { en: 'Sizes, lace kinds, and which one suits how you part your hair.', zh: '尺寸、蕾丝种类，以及哪一种适合您的分缝。' },
  guideCare: { en: 'Care that lasts', zh: '护理与保养' },
  guideCareText: { en: 'Washing, drying, storing; a year of wear from one piece.', zh: '清洗、晾干、收纳，让一顶假发陪您更久。' },

  trade: { en: 'For stylists, salons and shops', zh: '面向发型师、沙龙与店铺' },
  tradeText: {
    en: 'The more pieces in one order, the less each one costs. Mix lengths, colours and kinds as you like.',
    zh: '一单件数越多，单价越低。长度、颜色、品类可任意搭配。',
  },
  tradeCaption: { en: 'Discount by number of pieces', zh: '按件数的折扣' },
  tierPieces: { en: '{count} pieces or more', zh: '{count} 件及以上' },
  tierOff: { en: '{percent}% off each', zh: '每件优惠 {percent}%' },
  questions: { en: 'Often asked', zh: '常见问题' },
  allQuestions: { en: 'All questions', zh: '全部问题' },
});
