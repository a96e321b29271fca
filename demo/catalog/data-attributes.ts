import type { BilingualPair } from './plan.ts';

type AttributePlan = {
  readonly key: string;
  readonly name: BilingualPair;
  readonly kind: 'choice' | 'colour' | 'length' | 'number';
  readonly unit?: string;
  /** Value in English as it stands in filters, and in Chinese; lengths, densities and colours are made elsewhere. */
  readonly values: readonly BilingualPair[];
};

const span = (from: number, to: number): readonly number[] => Array.from({ length: (to - from) / 2 + 1 }, (_, index) => from + index * 2);

const lengthInches = span(6, 42);
const densityPercents = [130, 150, 180, 200, 250] as const;

/** In the order in which the product page asks and the filter stands. */
export const attributePlans: readonly AttributePlan[] = [
  {
    key: 'Length',
    name: ['Length', '长度'],
    kind: 'length',
    unit: 'in',
    values: lengthInches.map((inch): BilingualPair => [`${inch} in`, `${inch} 英寸`]),
  },
  { key: 'Color', name: ['Colour', '颜色'], kind: 'colour', values: [] },
  {
    key: 'Texture',
    name: ['Texture', '纹理'],
    kind: 'choice',
    values: [
      ['Straight', '直发'],
      ['Yaki Straight', '雅基直发'],
      ['Body Wave', '大波浪'],
      ['Loose Wave', '松波浪'],
      ['Deep Wave', '深波浪'],
      ['Water Wave', '水波纹'],
      ['Kinky Curly', '小卷曲'],
    ],
  },
  {
    key: 'Lace Design',
    name: ['Lace', '蕾丝'],
    kind: 'choice',
    values: [
      ['HD Lace', 'HD 隐形蕾丝'],
      ['Transparent Lace', '透明蕾丝'],
      ['No Lace', '无蕾丝'],
    ],
  },
  {
    key: 'Lace Size',
    name: ['Lace size', '蕾丝尺寸'],
    kind: 'choice',
    values: [
      ['2x6', '2x6 英寸'],
      ['4x4', '4x4 英寸'],
      ['5x5', '5x5 英寸'],
      ['6x6', '6x6 英寸'],
      ['7x7', '7x7 英寸'],
      ['13x4', '13x4 英寸'],
      ['13x6', '13x6 英寸'],
      ['360', '360 整圈'],
      ['Full Lace', '全蕾丝'],
    ],
  },
  {
    key: 'Density',
    name: ['Density', '密度'],
    kind: 'number',
    unit: '%',
    values: densityPercents.map((percent): BilingualPair => [`${percent}%`, `${percent}% 密度`]),
  },
  {
    key: 'Cap',
    name: ['Cap', '帽型'],
    kind: 'choice',
    values: [
      ['Lace Front', '前蕾丝'],
      ['Closure', '顶发蕾丝'],
      ['360 Lace', '360 蕾丝'],
      ['Full Lace', '全蕾丝'],
      ['U Part', 'U 型开口'],
      ['V Part', 'V 型开口'],
      ['Headband', '发带式'],
      ['Machine Made', '机制无蕾丝'],
    ],
  },
  {
    key: 'Cap Size',
    name: ['Cap size', '帽围'],
    kind: 'choice',
    values: [
      ['XS', 'XS 码'],
      ['S', 'S 码'],
      ['M', 'M 码'],
      ['L', 'L 码'],
      ['XL', 'XL 码'],
    ],
  },
  {
    key: 'Part',
    name: ['Part', '分缝'],
    kind: 'choice',
    values: [
      ['Free Part', '自由分缝'],
      ['Middle Part', '中分'],
      ['Side Part', '侧分'],
      ['Three Part', '三分'],
    ],
  },
  {
    key: 'Style',
    name: ['Style', '款式'],
    kind: 'choice',
    values: [
      ['Long', '长发'],
      ['BOB', '波波头'],
      ['Short', '短发'],
      ['Bangs', '齐刘海'],
      ['Extra Long', '加长'],
      ['Single Bundle', '单帘'],
      ['Three Bundles', '三帘套装'],
      ['Closure', '顶发块'],
      ['Frontal', '前额发块'],
      ['Boho Bulk', '波西米亚散发'],
      ['Bulk', '散发'],
      ['Braids', '成品辫'],
      ['Box Braid Ponytail', '方格辫马尾'],
      ['Clip-in', '卡子接发'],
      ['Tape-in', '胶带接发'],
      ['I-Tip', 'I 型棒接发'],
      ['Weft', '发排'],
      ['Ponytail', '马尾'],
      ['Halo', '隐形线圈'],
      ['Bundle Deal', '发帘优惠套装'],
      ['Wholesale Pack', '批发装'],
      ['Starter Kit', '入门套装'],
      ['Colour Ring', '色环'],
      ['Lock', '发样'],
      ['Sample Set', '样品套装'],
      ['Swatch', '小样'],
      ['Wig Cap', '发网帽'],
      ['Comb', '梳子'],
      ['Bonnet', '睡帽'],
      ['Elastic Band', '弹力带'],
      ['Storage Bag', '收纳袋'],
      ['Adhesive', '胶水与卸胶'],
      ['Mannequin Head', '假人头'],
      ['Set', '组合套装'],
    ],
  },
  {
    key: 'Material',
    name: ['Material', '材质'],
    kind: 'choice',
    values: [
      ['Human Hair', '真人发'],
      ['Lace', '蕾丝'],
      ['Satin', '缎面'],
      ['Nylon', '尼龙'],
      ['Acetate', '醋酸纤维'],
      ['Elastic', '弹力带'],
      ['Adhesive', '水性胶'],
      ['Foam', '泡沫'],
      ['Mixed', '组合'],
    ],
  },
  {
    key: 'Processing',
    name: ['Processing', '加工方式'],
    kind: 'choice',
    values: [
      ['Unprocessed', '未加工原发'],
      ['Steam Set', '蒸汽定型'],
      ['Dyed', '染色'],
      ['Bleached and Toned', '漂浅上色'],
    ],
  },
  {
    key: 'Origin',
    name: ['Origin', '产地'],
    kind: 'choice',
    values: [
      ['Vietnam', '越南'],
      ['Myanmar', '缅甸'],
      ['India', '印度'],
      ['Cambodia', '柬埔寨'],
      ['China', '中国'],
      ['Brazil', '巴西'],
    ],
  },
  {
    key: 'Shade',
    name: ['Shade', '颜色'],
    kind: 'choice',
    values: [
      ['Brown', '棕色'],
      ['Beige', '米色'],
      ['Black', '黑色'],
      ['Tortoise', '玳瑁色'],
      ['Blush', '粉色'],
      ['Wine', '酒红'],
    ],
  },
  {
    key: 'Pack',
    name: ['Pack', '规格'],
    kind: 'choice',
    values: [
      ['2 Pieces', '2 只装'],
      ['6 Pieces', '6 只装'],
      ['To Sew', '缝制款'],
      ['With Clips', '夹式款'],
    ],
  },
  {
    key: 'Size',
    name: ['Size', '尺码'],
    kind: 'choice',
    values: [
      ['Standard', '标准'],
      ['Long', '长款'],
    ],
  },
  {
    key: 'Volume',
    name: ['Volume', '容量'],
    kind: 'choice',
    values: [
      ['15 ml', '15 毫升'],
      ['38 ml', '38 毫升'],
      ['60 ml', '60 毫升'],
      ['118 ml', '118 毫升'],
    ],
  },
];

export type ColorPlan = {
  readonly code: string;
  readonly value: string;
  readonly extraCents: number;
  readonly isLight: boolean;
  readonly processing: 'natural' | 'Dyed' | 'Bleached and Toned';
};

/** What a shade adds to 180 g of hair, and how it is made. */
export const colorPlans: readonly ColorPlan[] = [
  { code: '1', value: '#1 Jet Black', extraCents: 200, isLight: false, processing: 'Dyed' },
  { code: '1b', value: '#1B Natural Black', extraCents: 0, isLight: false, processing: 'natural' },
  { code: '2', value: '#2 Dark Brown', extraCents: 400, isLight: false, processing: 'Dyed' },
  { code: '4', value: '#4 Chocolate Brown', extraCents: 500, isLight: false, processing: 'Dyed' },
  { code: '27', value: '#27 Honey Blonde', extraCents: 1600, isLight: true, processing: 'Bleached and Toned' },
  { code: '30', value: '#30 Auburn', extraCents: 1000, isLight: false, processing: 'Dyed' },
  { code: '613', value: '#613 Blonde', extraCents: 2400, isLight: true, processing: 'Bleached and Toned' },
  { code: '99j', value: '99J Burgundy', extraCents: 1200, isLight: false, processing: 'Dyed' },
  { code: '350', value: '#350 Ginger', extraCents: 1400, isLight: true, processing: 'Bleached and Toned' },
  { code: 'silver', value: 'Silver Grey', extraCents: 2800, isLight: true, processing: 'Bleached and Toned' },
  { code: 'pink', value: 'Pink', extraCents: 2600, isLight: true, processing: 'Bleached and Toned' },
  { code: 't1b27', value: '1B/27 Ombre', extraCents: 1800, isLight: true, processing: 'Bleached and Toned' },
  { code: 'p427', value: 'P4/27 Highlight', extraCents: 2200, isLight: true, processing: 'Bleached and Toned' },
  { code: 'p1b613', value: 'P1B/613 Piano', extraCents: 2600, isLight: true, processing: 'Bleached and Toned' },
];
