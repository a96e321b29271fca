type Pair = readonly [en: string, zh: string];
/** A menu entry; a texture names the close-up shown before it. */
export type MenuPlan = { readonly name: Pair; readonly url: string; readonly texture?: string; readonly under?: readonly MenuPlan[] };

const link = (en: string, zh: string, url: string): MenuPlan => ({ name: [en, zh], url });
const group = (en: string, zh: string, under: readonly MenuPlan[]): MenuPlan => ({ name: [en, zh], url: '', under });
const filtered = (category: string, key: string, value: string): string =>
  `/collections/${category}?filter_label=${encodeURIComponent(`${key}: ${value}`).replaceAll('%3A', ':')}`;

const textures: readonly Pair[] = [
  ['Straight', '直发'],
  ['Yaki Straight', '雅基直发'],
  ['Body Wave', '大波浪'],
  ['Loose Wave', '松波浪'],
  ['Deep Wave', '深波浪'],
  ['Water Wave', '水波纹'],
  ['Kinky Curly', '小卷曲'],
];
/** As people say it in a sentence: Body wave. */
const spoken = (value: string): string => value.charAt(0) + value.slice(1).toLowerCase();
const texturesOf = (category: string, known: readonly string[] = textures.map(([value]) => value)): MenuPlan =>
  group(
    'Texture',
    '纹理',
    textures
      .filter(([value]) => known.includes(value))
      .map(([value, zh]) => ({ name: [spoken(value), zh], url: filtered(category, 'Texture', value), texture: value })),
  );
const by = (category: string, key: string, list: readonly (readonly [value: string, en: string, zh: string])[]): MenuPlan[] =>
  list.map(([value, en, zh]) => link(en, zh, filtered(category, key, value)));

export const headerPlan: readonly MenuPlan[] = [
  {
    name: ['Wigs', '假发'],
    url: '/collections/wig',
    under: [
      texturesOf('wig'),
      group('Cap', '帽型', [
        ...by('wig', 'Lace Size', [
          ['13x4', '13x4 frontal', '13x4 前蕾丝'],
          ['13x6', '13x6 frontal', '13x6 前蕾丝'],
          ['5x5', '5x5 closure', '5x5 顶发'],
          ['4x4', '4x4 closure', '4x4 顶发'],
          ['360', '360 lace', '360 蕾丝'],
          ['Full Lace', 'Full lace', '全蕾丝'],
        ]),
        ...by('wig', 'Lace Design', [['No Lace', 'Glueless, no lace', '免胶无蕾丝']]),
      ]),
      group('Find quickly', '快速查找', [
        link('Under $100', '100 美元以下', '/amazing-goods-center/under100'),
        ...by('wig', 'Style', [
          ['BOB', 'Bobs', '波波头'],
          ['Bangs', 'With bangs', '齐刘海'],
        ]),
        ...by('wig', 'Lace Design', [['HD Lace', 'HD lace', 'HD 蕾丝']]),
        link('40 in and longer', '40 英寸及以上', '/long-hair/40-inches'),
        ...by('wig', 'Color', [
          ['#613 Blonde', 'Blonde #613', '#613 浅金色'],
          ['P4/27 Highlight', 'Highlights', '挑染'],
        ]),
        link('Clearance', '清仓', '/clearance-sale'),
      ]),
    ],
  },
  {
    name: ['Bundles', '发帘'],
    url: '/collections/bundle',
    under: [
      texturesOf('bundle'),
      group(
        'Kind',
        '类别',
        by('bundle', 'Style', [
          ['Single Bundle', 'Single bundles', '单帘'],
          ['Three Bundles', 'Sets of three', '三帘套装'],
        ]),
      ),
      group('Find quickly', '快速查找', [
        ...by('bundle', 'Processing', [['Unprocessed', 'Unprocessed hair', '未加工原发']]),
        ...by('bundle', 'Color', [['#613 Blonde', 'Blonde #613', '#613 浅金色']]),
        link('40 in and longer', '40 英寸及以上', '/long-hair/40-inches'),
        link('Bundle deals', '发帘套装优惠', '/collections/sales-promotion'),
        link('Build a bundle set', '定制发帘套装', '/diy-bundles'),
      ]),
    ],
  },
  {
    name: ['Closures and frontals', '顶发与前额发块'],
    url: '/collections/closure-frontal',
    under: [
      texturesOf('closure-frontal', ['Straight', 'Body Wave', 'Deep Wave', 'Water Wave', 'Kinky Curly']),
      group(
        'Lace size',
        '蕾丝尺寸',
        by(
          'closure-frontal',
          'Lace Size',
          [
            ['2x6', '2x6', '2x6'],
            ['4x4', '4x4', '4x4'],
            ['5x5', '5x5', '5x5'],
            ['6x6', '6x6', '6x6'],
            ['7x7', '7x7', '7x7'],
            ['13x4', '13x4', '13x4'],
            ['13x6', '13x6', '13x6'],
            ['360', '360', '360'],
          ].map(
            ([value, en, zh]) =>
              [value ?? '', `${en}${value === '360' ? '' : ' in'}`, `${zh}${value === '360' ? ' 整圈' : ' 英寸'}`] as const,
          ),
        ),
      ),
      group('Find quickly', '快速查找', [
        ...by('closure-frontal', 'Lace Design', [
          ['HD Lace', 'HD lace', 'HD 蕾丝'],
          ['Transparent Lace', 'Transparent lace', '透明蕾丝'],
        ]),
        link('How laces differ', '蕾丝的区别', '/closure-lace-differences'),
        link('Build a lace piece', '定制蕾丝发块', '/diy-closure-frontal'),
      ]),
    ],
  },
  {
    name: ['Extensions', '接发'],
    url: '/collections/hair-extensions',
    under: [
      group(
        'Kind',
        '类别',
        by('hair-extensions', 'Style', [
          ['Clip-in', 'Clip-ins', '卡子接发'],
          ['Tape-in', 'Tape-ins', '胶带接发'],
          ['I-Tip', 'I-tips', 'I 型棒接发'],
          ['Weft', 'Hand-tied wefts', '手织发排'],
          ['Ponytail', 'Ponytails', '马尾'],
          ['Halo', 'Halo', '隐形线圈'],
        ]),
      ),
      texturesOf('hair-extensions', ['Straight', 'Body Wave', 'Loose Wave', 'Kinky Curly']),
      group('Find quickly', '快速查找', [
        ...by('hair-extensions', 'Color', [
          ['#613 Blonde', 'Blonde #613', '#613 浅金色'],
          ['#27 Honey Blonde', 'Honey blonde', '蜂蜜金'],
        ]),
        link('What is in fashion', '接发趋势', '/blog/extensions-trend'),
      ]),
    ],
  },
  {
    name: ['Braiding hair', '编发'],
    url: '/collections/hair-braiding',
    under: [
      group(
        'Kind',
        '类别',
        by('hair-braiding', 'Style', [
          ['Boho Bulk', 'Boho curls', '波西米亚卷发'],
          ['Bulk', 'Bulk hair', '散发'],
          ['Braids', 'Ready braids', '成品辫'],
          ['Box Braid Ponytail', 'Braided ponytails', '辫子马尾'],
        ]),
      ),
      texturesOf('hair-braiding', ['Straight', 'Deep Wave', 'Water Wave', 'Kinky Curly']),
      group('Find quickly', '快速查找', [
        link('Boho braids', '波西米亚辫', '/styles/boho-braids'),
        link('About braids', '关于编发', '/about-braids'),
        link('Braiding services', '编发服务', '/braids-services'),
      ]),
    ],
  },
  {
    name: ['Accessories', '配件'],
    url: '/collections/accessories',
    under: [
      group(
        'Kind',
        '类别',
        by('accessories', 'Style', [
          ['Wig Cap', 'Wig caps', '发网帽'],
          ['Elastic Band', 'Bands', '弹力带'],
          ['Bonnet', 'Bonnets', '睡帽'],
          ['Comb', 'Combs', '梳子'],
          ['Adhesive', 'Adhesive and remover', '胶水与卸胶'],
          ['Storage Bag', 'Storage bags', '收纳袋'],
          ['Set', 'Sets', '组合套装'],
        ]),
      ),
      group('Find quickly', '快速查找', [
        link('Under $10', '10 美元以下', '/amazing-goods-center/under10'),
        link('Under $30', '30 美元以下', '/amazing-goods-center/under30'),
        link('Colour and texture samples', '发色与发纹样品', '/collections/hair-sample'),
      ]),
    ],
  },
  { name: ['Make your own', '自己定制'], url: '/diy-wigs' },
];

export const footerPlan: readonly MenuPlan[] = [
  group('Shop', '购物', [
    link('Wigs', '假发', '/collections/wig'),
    link('Bundles', '发帘', '/collections/bundle'),
    link('Closures and frontals', '顶发与前额发块', '/collections/closure-frontal'),
    link('Extensions', '接发', '/collections/hair-extensions'),
    link('Braiding hair', '编发', '/collections/hair-braiding'),
    link('Colour samples', '发色样品', '/collections/hair-sample'),
    link('What really sells', '真实销量榜', '/sales-rank'),
    link('Price list', '价目表', '/all-product-price'),
    link('Clearance', '清仓', '/clearance-sale'),
  ]),
  group('Look closer', '细看', [
    link('Videos', '视频', '/video'),
    link('What buyers say', '买家评价', '/customer-review'),
    link('Photos by buyers', '买家秀', '/beautiful'),
    link('How hair differs', '头发有何不同', '/hair-differences'),
    link('How laces differ', '蕾丝的区别', '/closure-lace-differences'),
    link('Hair care', '护理指南', '/hair-care-guide'),
    link('Journal', '手记', '/blog'),
    link('About braids', '关于编发', '/about-braids'),
  ]),
  group('Make', '定制', [
    link('Build a wig', '定制假发', '/diy-wigs'),
    link('Build a bundle set', '定制发帘套装', '/diy-bundles'),
    link('Build a lace piece', '定制蕾丝发块', '/diy-closure-frontal'),
    link('Wig from a picture', '看图定制', '/picture-to-wigs'),
    link('Colour chart', '色卡', '/hair-color-chart'),
  ]),
  group('Help', '帮助', [
    link('Shipping', '配送', '/customer-service/shipping'),
    link('Returns and exchanges', '退换货', '/customer-service/return-exchanges'),
    link('Head measuring', '量头围', '/customer-service/expert-wig-tips'),
    link('See it on video', '视频看发', '/video-see-hair'),
    link('Price protection', '价格保护', '/price-protection-service'),
    link('Questions and answers', '常见问题', '/customer-service/faqs'),
    link('Payment', '付款方式', '/payment-method'),
    link('Delays', '延误公告', '/customer-service/delay-delivery'),
    link('Contact us', '联系我们', '/contact-us'),
  ]),
  group('Business', '商务合作', [
    link('Stylists and salons', '发型师与沙龙', '/business-solutions-salon'),
    link('Wholesale prices', '批发价', '/business-solutions-wholesale-price'),
    link('Dropshipping', '一件代发', '/dropshipping-services'),
    link('Your own packaging', '定制包装', '/hair-package-customization'),
    link('Starting out', '创业起步', '/business-solutions-start-business'),
    link('All business pages', '全部商务页面', '/business-solutions'),
  ]),
  group('The house', '关于', [
    link('About the house', '关于本店', '/about'),
    link('The people who make it', '做头发的人', '/about-us'),
    link('Why buy here', '为什么选我们', '/why-choose-us'),
    link('Recommend us', '推荐给朋友', '/referral-program'),
    link('Free giveaways', '免费抽奖', '/free-giveaways'),
  ]),
];
