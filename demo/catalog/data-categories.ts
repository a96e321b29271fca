import type { BilingualPair, CategorySlug } from './plan.ts';

export type CategoryPlan = {
  readonly slug: CategorySlug;
  readonly name: BilingualPair;
  readonly about: BilingualPair;
  readonly metaTitle: BilingualPair;
  readonly metaKeywords: BilingualPair;
  /** Name of the picture in media.json. */
  readonly picture: string;
  readonly shipsFree?: boolean;
  readonly lengths?: readonly [number, number];
  readonly priceCents?: readonly [number, number];
  readonly durability?: BilingualPair;
};

/** In the order of product.md; the ids of the categories follow it. */
export const categoryPlans: readonly CategoryPlan[] = [
  {
    slug: 'wig',
    name: ['Wigs', '假发'],
    about: [
      'Human-hair wigs from 6 to 40 in and a few longer: lace fronts, closures, full lace, bobs and caps without lace, each with its grams and its lace stated.',
      '6 至 40 英寸及少量更长的真人发假发：前蕾丝、顶发、全蕾丝、波波头与无蕾丝款，克重与蕾丝规格逐一标明。',
    ],
    metaTitle: ['Human hair wigs', '真人发假发'],
    metaKeywords: ['human hair wigs, lace front wig, HD lace, glueless wig, bob', '真人发假发, 前蕾丝假发, HD 蕾丝, 免胶假发, 波波头'],
    picture: 'wig-loose-wave-4',
    lengths: [6, 40],
    priceCents: [5000, 50000],
    durability: ['1 to 3 years', '1 至 3 年'],
  },
  {
    slug: 'bundle',
    name: ['Bundles', '发帘'],
    about: [
      'Wefted hair of 100 g a bundle, 8 to 40 in and longer, in seven textures: single, in sets of three, raw and double drawn.',
      '每帘 100 克，8 至 40 英寸及以上，七种纹理：单帘、三帘套装、原发与双抽。',
    ],
    metaTitle: ['Human hair bundles', '真人发发帘'],
    metaKeywords: ['human hair bundles, raw hair, body wave bundles, weave', '真人发发帘, 原发, 大波浪发帘, 缝发'],
    picture: 'bundle-body-wave-4',
    lengths: [8, 40],
    priceCents: [2000, 50000],
    durability: ['1 to 2 years', '1 至 2 年'],
  },
  {
    slug: 'closure-frontal',
    name: ['Closures and frontals', '顶发与前额发块'],
    about: [
      'Lace pieces from 2x6 to 13x6 and 360, 10 to 24 in, in HD and transparent lace, knotted by hand to match our bundles.',
      '2x6 至 13x6 及 360 蕾丝发块，10 至 24 英寸，HD 与透明蕾丝，手工钩织，与发帘配套。',
    ],
    metaTitle: ['Lace closures and frontals', '蕾丝顶发与前额发块'],
    metaKeywords: ['lace closure, lace frontal, 13x4 frontal, HD lace closure, 5x5', '蕾丝顶发, 前额发块, 13x4, HD 蕾丝, 5x5'],
    picture: 'frontal-13x4-body-wave-1b',
    lengths: [10, 24],
    priceCents: [3000, 20000],
    durability: ['6 months to 1 year', '6 个月至 1 年'],
  },
  {
    slug: 'hair-braiding',
    name: ['Braiding hair', '编发'],
    about: [
      'Human hair for boho, knotless and micro braids, 12 to 30 in: loose bulk without weft, braids ready to attach, and braided ponytails.',
      '用于波西米亚辫、无结辫与细辫的真人发，12 至 30 英寸：无帘头散发、成品辫与辫子马尾。',
    ],
    metaTitle: ['Human hair for braiding', '真人发编发'],
    metaKeywords: ['human hair braiding, boho braids, bulk hair, knotless braids', '真人发编发, 波西米亚辫, 散发, 无结辫'],
    picture: 'braiding-3-strand-30',
    lengths: [12, 30],
    priceCents: [2000, 10000],
    durability: ['4 to 6 weeks in braids', '编发 4 至 6 周'],
  },
  {
    slug: 'hair-extensions',
    name: ['Extensions', '接发'],
    about: [
      'Clip-ins, tape-ins, I-tips, hand-tied wefts, halos and ponytails, 10 to 30 in, to add length or fullness to your own hair.',
      '卡子、胶带、I 型棒、手织发排、隐形线圈与马尾，10 至 30 英寸，为自己的头发增长或增量。',
    ],
    metaTitle: ['Human hair extensions', '真人发接发'],
    metaKeywords: ['hair extensions, clip in, tape in, ponytail, I-tip', '接发, 卡子接发, 胶带接发, 马尾, I 型棒'],
    picture: 'clip-in-straight-27',
    lengths: [10, 30],
    priceCents: [5000, 30000],
    durability: ['6 to 12 months', '6 至 12 个月'],
  },
  {
    slug: 'hair-sample',
    name: ['Samples', '样品'],
    about: [
      'Locks, colour rings and lace swatches cut from production, so that you see colour and feel texture before you order. They ship free.',
      '取自生产用发的发样、色环与蕾丝小样，下单前先看颜色、摸手感。免运费。',
    ],
    metaTitle: ['Hair colour and texture samples', '发色与发纹样品'],
    metaKeywords: ['hair colour ring, hair sample, texture sample, lace swatch', '色环, 发样, 发纹样, 蕾丝小样'],
    picture: 'sample-ring-ring',
    shipsFree: true,
  },
  {
    slug: 'accessories',
    name: ['Accessories', '配件'],
    about: [
      'Small things that keep a wig in place and in shape: caps, bands, combs, bonnets, bags, adhesive and stands.',
      '固定与养护假发的小物：发网帽、弹力带、梳子、睡帽、收纳袋、胶水与支架。',
    ],
    metaTitle: ['Wig accessories', '假发配件'],
    metaKeywords: ['wig cap, satin bonnet, lace adhesive, melt band, wig stand', '发网帽, 缎面睡帽, 蕾丝胶水, 弹力带, 假发支架'],
    picture: 'satin-bag-wine',
  },
  {
    slug: 'other-channel',
    name: ['For other channels', '其他渠道'],
    about: [
      'Unbranded packs of ten for sellers on marketplaces, in salons and in their own shops, with barcodes and texts that can be taken over.',
      '面向平台卖家、沙龙与自营店的无牌十件装，附条码与可直接使用的商品文案。',
    ],
    metaTitle: ['Unbranded hair packs for resale', '无牌转售装'],
    metaKeywords: ['wholesale hair bundles, unbranded hair, resale pack, dropshipping', '发帘批发, 无牌发品, 转售装, 一件代发'],
    picture: 'deal3-straight-1b',
  },
  {
    slug: 'start-business',
    name: ['Start a business', '创业套装'],
    about: [
      'Starter kits for a first hair shop: what sells first, in quantities one person can carry, with samples and a price sheet.',
      '第一家发品店的入门套装：先卖得动的款式，一个人负担得起的数量，附样品与定价表。',
    ],
    metaTitle: ['Starter kits for a hair business', '发品创业套装'],
    metaKeywords: ['start a hair business, starter kit, wholesale samples, hair vendor', '发品创业, 入门套装, 批发样品, 发品供应'],
    picture: 'deal3-body-wave-1b',
  },
  {
    slug: 'other',
    name: ['Salon and shop supplies', '沙龙与店铺用品'],
    about: [
      'Things a salon or a shop needs beside the hair: rings for each chair, display heads, caps by the box, bags for packing.',
      '沙龙与店铺在发品之外所需：座位色环、展示头模、盒装发网帽、包装袋。',
    ],
    metaTitle: ['Salon and shop supplies', '沙龙与店铺用品'],
    metaKeywords: ['salon supplies, mannequin head, colour ring set, packing bags', '沙龙用品, 假人头, 色环套装, 包装袋'],
    picture: 'mannequin-head',
  },
  {
    slug: 'sales-promotion',
    name: ['Deals', '优惠套装'],
    about: [
      'Three bundles with a closure or frontal at a set price, care sets, and last pieces at a final price. What is final is marked so.',
      '三帘配顶发或前额发块的套装价、护理套装，以及清仓末件。清仓商品均有标注。',
    ],
    metaTitle: ['Bundle deals and clearance', '发帘套装与清仓'],
    metaKeywords: ['bundle deals, 3 bundles with closure, clearance wigs', '发帘套装, 三帘配顶发, 清仓假发'],
    picture: 'deal3-body-wave-t1b27',
  },
];
