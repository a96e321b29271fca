import type { BuilderKind, BuilderStep } from '#areas/pricing/rules/configuration.ts';
import type { Condition, PricePart } from '#areas/pricing/rules/rule-data.ts';

type Words = readonly [en: string, zh: string];
type OptionPlan = readonly [value: string, name: Words, leadDays?: number];

const inches = (from: number, to: number): OptionPlan[] =>
  Array.from({ length: (to - from) / 2 + 1 }, (_, place): OptionPlan => {
    const inch = from + place * 2;
    return [String(inch), [`${inch} in`, `${inch} 英寸`]];
  });

const textures: readonly OptionPlan[] = [
  ['straight', ['Straight', '直发']],
  ['yaki-straight', ['Yaki straight', '雅基直发']],
  ['body-wave', ['Body wave', '大波浪']],
  ['loose-wave', ['Loose wave', '松波浪']],
  ['deep-wave', ['Deep wave', '深波浪']],
  ['water-wave', ['Water wave', '水波纹']],
  ['kinky-curly', ['Kinky curly', '小卷曲']],
];
const colours: readonly OptionPlan[] = [
  ['1b', ['#1B natural black', '#1B 自然黑']],
  ['1', ['#1 jet black', '#1 纯黑']],
  ['2', ['#2 dark brown', '#2 深棕']],
  ['4', ['#4 chocolate brown', '#4 巧克力棕']],
  ['30', ['#30 auburn', '#30 赤褐']],
  ['99j', ['99J burgundy', '99J 酒红']],
  ['27', ['#27 honey blonde', '#27 蜜糖金'], 2],
  ['350', ['#350 ginger', '#350 姜橘'], 2],
  ['613', ['#613 blonde', '#613 浅金'], 2],
  ['t1b27', ['Ombre 1B/27', '1B/27 渐变'], 2],
  ['p427', ['Highlight P4/27', 'P4/27 挑染'], 2],
  ['p1b613', ['Piano P1B/613', 'P1B/613 钢琴色'], 2],
  ['silver', ['Silver grey', '银灰'], 2],
  ['pink', ['Pink', '粉色'], 2],
];
const laces: readonly OptionPlan[] = [
  ['transparent', ['Transparent lace', '透明蕾丝']],
  ['hd', ['HD lace', 'HD 隐形蕾丝']],
];
const density = (percent: number): OptionPlan => [String(percent), [`${percent}%`, `${percent}%`]];

export const optionPlans: Readonly<Record<BuilderKind, Readonly<Partial<Record<BuilderStep | 'extras', readonly OptionPlan[]>>>>> = {
  wig: {
    cap: [
      ['4x4', ['4x4 closure', '4x4 顶发']],
      ['5x5', ['5x5 closure', '5x5 顶发']],
      ['6x6', ['6x6 closure', '6x6 顶发']],
      ['13x4', ['13x4 frontal', '13x4 前蕾丝']],
      ['13x6', ['13x6 frontal', '13x6 前蕾丝']],
      ['360', ['360 lace', '360 蕾丝'], 2],
      ['full-lace', ['Full lace', '全蕾丝'], 3],
      ['u-part', ['U part', 'U 型开口']],
      ['v-part', ['V part', 'V 型开口']],
      ['headband', ['Headband', '发带式']],
    ],
    lace: [...laces, ['none', ['No lace', '无蕾丝']]],
    texture: textures,
    length: inches(6, 40),
    density: [130, 150, 180, 200, 250].map(density),
    colour: colours,
    capSize: [
      ['XS', ['XS, 20 to 21 in', 'XS，51 至 53 厘米'], 1],
      ['S', ['S, 21 to 21.5 in', 'S，53 至 54.5 厘米']],
      ['M', ['M, 22 to 22.5 in', 'M，56 至 57 厘米']],
      ['L', ['L, 22.5 to 23.5 in', 'L，57 至 59.5 厘米']],
      ['XL', ['XL, 24 in', 'XL，61 厘米'], 1],
      ['measured', ['To your measures', '按您的尺寸'], 1],
    ],
    extras: [
      ['bleached-knots', ['Bleached knots', '漂白发结']],
      ['pre-cut', ['Pre-cut lace', '预剪蕾丝']],
      ['bangs', ['Bangs cut in', '剪刘海']],
      ['styled', ['Styled before sending', '发货前造型'], 1],
    ],
  },
  'closure-frontal': {
    size: [
      ['2x6', ['2x6 closure', '2x6 顶发']],
      ['4x4', ['4x4 closure', '4x4 顶发']],
      ['5x5', ['5x5 closure', '5x5 顶发']],
      ['6x6', ['6x6 closure', '6x6 顶发']],
      ['7x7', ['7x7 closure', '7x7 顶发']],
      ['13x4', ['13x4 frontal', '13x4 前额发块']],
      ['13x6', ['13x6 frontal', '13x6 前额发块']],
      ['360', ['360 frontal', '360 发块'], 2],
    ],
    lace: laces,
    texture: textures,
    length: inches(10, 24),
    density: [130, 150, 180].map(density),
    colour: colours,
    part: [
      ['free', ['Free part', '自由分缝']],
      ['middle', ['Middle part', '中分']],
      ['three', ['Three-way part', '三分']],
    ],
    extras: [
      ['bleached-knots', ['Bleached knots', '漂白发结']],
      ['pre-plucked', ['Pre-plucked hairline', '预拔发际线']],
    ],
  },
  bundle: {
    texture: textures,
    origin: [
      ['india', ['Indian hair', '印度发']],
      ['china', ['Chinese hair', '中国发']],
      ['vietnam', ['Vietnamese hair, double drawn', '越南双抽发']],
      ['myanmar', ['Burmese hair', '缅甸发']],
      ['cambodia', ['Cambodian raw hair', '柬埔寨原发']],
    ],
    length: inches(8, 40),
    colour: colours,
  },
};

const laceCaps = ['4x4', '5x5', '6x6', '13x4', '13x6', '360', 'full-lace'];
const openCaps = ['u-part', 'v-part', 'headband'];

export const exclusionPlans: readonly (readonly [kind: BuilderKind, when: Condition, reason: Words])[] = [
  ['wig', { cap: ['360'], lace: ['hd'] }, ['HD not made in 360', '360 不做 HD 蕾丝']],
  ['wig', { cap: openCaps, lace: ['hd', 'transparent'] }, ['This cap is made without lace', '此帽型不带蕾丝']],
  ['wig', { cap: laceCaps, lace: ['none'] }, ['This cap is built on lace', '此帽型必须配蕾丝']],
  ['wig', { length: { min: 33 }, density: { max: 179 } }, ['Over 32 in needs 180% or more', '超过 32 英寸需 180% 或更高密度']],
  ['wig', { length: { max: 9 }, texture: ['kinky-curly'] }, ['Kinky curly needs 10 in or more to curl', '小卷曲至少 10 英寸才能成卷']],
  [
    'wig',
    { cap: laceCaps.slice(3), length: { min: 31 }, density: { min: 250 } },
    [
      'On frontal, 360 and full lace 250% is made up to 30 in: longer, it pulls',
      '前蕾丝、360 与全蕾丝的 250% 最长做到 30 英寸，再长会拉扯蕾丝',
    ],
  ],
  ['wig', { cap: ['headband'], density: { min: 250 } }, ['A headband holds up to 200%', '发带式最高 200%']],
  [
    'wig',
    { length: { min: 25 }, colour: ['silver', 'pink'] },
    ['Silver and pink need bleached hair, which we make up to 24 in', '银灰和粉色需漂浅，最长做到 24 英寸'],
  ],
  [
    'wig',
    { lace: ['none'], extras: ['bleached-knots', 'pre-cut'] },
    ['Without lace there is nothing to cut or bleach', '无蕾丝款无需剪蕾丝或漂结'],
  ],
  [
    'wig',
    { cap: ['u-part', 'v-part'], extras: ['bangs'] },
    ['A U or V part leaves your own hair in front, so no bangs', 'U/V 型开口前部是您自己的头发，不能加刘海'],
  ],
  ['closure-frontal', { size: ['360'], lace: ['hd'] }, ['HD not made in 360', '360 不做 HD 蕾丝']],
  [
    'closure-frontal',
    { size: ['2x6'], density: { min: 180 } },
    ['2x6 is too narrow for 180%: the part would not lie flat', '2x6 太窄，180% 会使发缝不服帖'],
  ],
  [
    'closure-frontal',
    { size: ['13x4', '13x6', '360'], part: ['middle', 'three'] },
    ['A frontal is parted anywhere: choose free part', '前额发块可任意分缝，请选自由分缝'],
  ],
  [
    'bundle',
    { origin: ['india', 'china', 'cambodia'], length: { min: 31 } },
    ['This hair is gathered up to 30 in', '该产地发最长 30 英寸'],
  ],
  ['bundle', { origin: ['myanmar'], length: { min: 29 } }, ['Burmese hair is gathered up to 28 in', '缅甸发最长 28 英寸']],
  ['bundle', { origin: ['vietnam', 'cambodia'], length: { max: 11 } }, ['This hair starts at 12 in', '该产地发 12 英寸起']],
  ['bundle', { origin: ['myanmar'], length: { max: 9 } }, ['Burmese hair starts at 10 in', '缅甸发 10 英寸起']],
  ['bundle', { texture: ['kinky-curly'], length: { max: 9 } }, ['Kinky curly needs 10 in or more to curl', '小卷曲至少 10 英寸才能成卷']],
  [
    'bundle',
    { length: { min: 25 }, colour: ['silver', 'pink'] },
    ['Silver and pink need bleached hair, which we make up to 24 in', '银灰和粉色需漂浅，最长做到 24 英寸'],
  ],
];

/** Which vendor list a cost follows. */
export type VendorPlan = {
  readonly vendor: string;
  readonly kind: string;
  readonly origin?: string;
  readonly grade?: string;
  readonly texture?: string;
  readonly colour?: string;
  readonly lace?: string;
};
export type RulePlan = {
  readonly kind: BuilderKind;
  readonly part: PricePart;
  readonly key?: string;
  readonly from?: number;
  readonly to?: number;
  readonly cents?: number;
  readonly bp?: number;
  readonly grams?: number;
  readonly leadDays?: number;
  readonly name: Words;
  readonly follows?: VendorPlan & { readonly inches: number };
};

const indian = { vendor: 'XC-RH', kind: 'bulk', origin: 'India', grade: 'single drawn', texture: 'Straight', colour: '#1B Natural Black' };
const long = { vendor: 'VN-HN', kind: 'bulk', origin: 'Vietnam', grade: 'double drawn', texture: 'Straight' };
const bulkOf: Readonly<Record<string, { list: VendorPlan; from: number; to: number }>> = {
  india: { list: indian, from: 8, to: 30 },
  china: { list: { vendor: 'XC-RH', kind: 'bulk', origin: 'China', texture: 'Straight' }, from: 8, to: 30 },
  vietnam: { list: long, from: 12, to: 40 },
  myanmar: { list: { vendor: 'MM-MD', kind: 'bulk', origin: 'Myanmar', grade: 'single drawn', texture: 'Deep Wave' }, from: 10, to: 28 },
  cambodia: { list: { vendor: 'VN-HN', kind: 'bulk', origin: 'Cambodia', texture: 'Body Wave' }, from: 12, to: 30 },
};
const hairName: Words = ['Hair', '头发'];
const every2 = (from: number, to: number): number[] => Array.from({ length: (to - from) / 2 + 1 }, (_, place) => from + place * 2);

const houseHair = (kind: BuilderKind, from: number, to: number, gramsAt: (inch: number) => number): RulePlan[] =>
  every2(from, to).map((inch) => ({
    kind,
    part: 'hair',
    from: inch,
    to: inch + 1,
    grams: gramsAt(inch),
    name: hairName,
    follows: inch <= 30 ? { ...indian, inches: Math.max(8, inch) } : { ...long, inches: inch },
  }));
const bundleHair = Object.entries(bulkOf).flatMap(([origin, { list, from, to }]) =>
  every2(from, to).map(
    (inch): RulePlan => ({
      kind: 'bundle',
      part: 'hair',
      key: `origin:${origin}`,
      from: inch,
      to: inch + 1,
      grams: 100,
      name: hairName,
      follows: { ...list, inches: inch },
    }),
  ),
);

const each = (
  kind: BuilderKind,
  part: PricePart,
  step: string,
  amounts: Readonly<Record<string, number>>,
  unit: 'cents' | 'bp',
  name: (value: string) => Words,
): RulePlan[] =>
  Object.entries(amounts).map(([value, amount]) => ({ kind, part, key: `${step}:${value}`, [unit]: amount, name: name(value) }));

const laceCents: Readonly<Record<string, readonly [transparent: number, hd: number]>> = {
  '2x6': [190, 330],
  '4x4': [240, 420],
  '5x5': [330, 580],
  '6x6': [450, 790],
  '7x7': [600, 1050],
  '13x4': [610, 1040],
  '13x6': [870, 1480],
  '360': [1560, 2600],
  'full-lace': [2400, 4100],
};
const vendorLace = new Set(['4x4 transparent', '4x4 hd', '13x4 transparent', '13x4 hd', '13x6 hd', '360 transparent']);
const laceOf = (kind: BuilderKind, step: 'cap' | 'size', sizes: readonly string[]): RulePlan[] =>
  sizes.flatMap((size) =>
    (['transparent', 'hd'] as const).map((lace, place): RulePlan => {
      const words = lace === 'hd' ? 'HD' : 'Transparent';
      return {
        kind,
        part: 'lace',
        key: `${step}:${size}+lace:${lace}`,
        cents: laceCents[size]?.[place] ?? 0,
        name: [
          size === 'full-lace'
            ? `Full lace, ${lace === 'hd' ? 'HD' : 'transparent'}`
            : `${size} lace, ${lace === 'hd' ? 'HD' : 'transparent'}`,
          `${size === 'full-lace' ? '全' : `${size} `}${lace === 'hd' ? 'HD ' : '透明'}蕾丝`,
        ],
        ...(vendorLace.has(`${size} ${lace}`) && { follows: { vendor: 'QD-LF', kind: 'lace', lace: `${size} ${words} Lace`, inches: 0 } }),
      };
    }),
  );

const named = (kind: BuilderKind, step: BuilderStep | 'extras', value: string): Words =>
  optionPlans[kind][step]?.find(([one]) => one === value)?.[1] ?? [value, value];
const textureCents = { 'yaki-straight': 250, 'body-wave': 300, 'loose-wave': 320, 'deep-wave': 360, 'water-wave': 360, 'kinky-curly': 420 };
const colourCents = {
  '1': 80,
  '2': 160,
  '4': 200,
  '30': 400,
  '99j': 480,
  '27': 640,
  '350': 560,
  '613': 970,
  t1b27: 720,
  p427: 890,
  p1b613: 1050,
  silver: 1130,
  pink: 1050,
};
const finishing = (kind: BuilderKind): RulePlan[] => [
  ...each(kind, 'processing', 'texture', textureCents, 'cents', (value) => named(kind, 'texture', value)),
  ...each(kind, 'processing', 'colour', colourCents, 'cents', (value) => named(kind, 'colour', value)),
];
const knotting = (kind: BuilderKind, step: 'cap' | 'size', amounts: Readonly<Record<string, number>>): RulePlan[] =>
  each(kind, 'labour', step, amounts, 'cents', (value) => [
    `Handwork, ${named(kind, step, value)[0]}`,
    `手工，${named(kind, step, value)[1]}`,
  ]);
const ending = (kind: BuilderKind, bp: number): RulePlan[] => [
  { kind, part: 'margin', bp, name: ['Our margin', '我们的利润'] },
  { kind, part: 'rounding', cents: 99, name: ['Rounded to .99', '取整到 .99'] },
];
const sortingName: Words = ['Sorting and drawing', '分拣与理发'];

export const rulePlans: readonly RulePlan[] = [
  ...houseHair('wig', 6, 40, (inch) => Math.round(72 + 4.45 * inch)),
  ...each('wig', 'density', 'density', { 130: 8667, 150: 10000, 180: 12000, 200: 13333, 250: 16667 }, 'bp', (value) => [
    `${value}% density`,
    `${value}% 密度`,
  ]),
  { kind: 'wig', part: 'processing', cents: 1800, name: sortingName },
  ...finishing('wig'),
  ...laceOf('wig', 'cap', laceCaps),
  { kind: 'wig', part: 'labour', cents: 1200, leadDays: 7, name: ['Sewing and checking', '缝制与质检'] },
  {
    kind: 'wig',
    part: 'extra',
    cents: 330,
    name: ['Cap, combs and straps', '发网帽、插梳与调节带'],
    follows: { vendor: 'QD-LF', kind: 'cap', inches: 0 },
  },
  ...knotting('wig', 'cap', {
    '4x4': 1600,
    '5x5': 1900,
    '6x6': 2300,
    '13x4': 3000,
    '13x6': 3800,
    '360': 5000,
    'full-lace': 8200,
    'u-part': 1000,
    'v-part': 1000,
    headband: 900,
  }),
  { kind: 'wig', part: 'extra', key: '', from: 32, cents: 600, leadDays: 1, name: ['Extra length, sorted by hand', '加长，手工拣选'] },
  ...each('wig', 'extra', 'capSize', { XS: 300, XL: 400, measured: 1500 }, 'cents', (value) => [
    value === 'measured' ? 'Cap to your measures' : `Cap size ${value}`,
    value === 'measured' ? '按尺寸做帽' : `${value} 帽围`,
  ]),
  ...each('wig', 'extra', 'extras', { 'bleached-knots': 700, 'pre-cut': 500, bangs: 900, styled: 1200 }, 'cents', (value) =>
    named('wig', 'extras', value),
  ),
  ...ending('wig', 13800),

  ...houseHair('closure-frontal', 10, 24, (inch) => Math.round(30 + 2.5 * inch)),
  ...each(
    'closure-frontal',
    'density',
    'size',
    { '2x6': 5000, '4x4': 5900, '5x5': 6800, '6x6': 7700, '7x7': 8800, '13x4': 10000, '13x6': 11300, '360': 12500 },
    'bp',
    (value) => named('closure-frontal', 'size', value),
  ),
  ...each('closure-frontal', 'density', 'density', { 130: 9000, 150: 10000, 180: 11500 }, 'bp', (value) => [
    `${value}% density`,
    `${value}% 密度`,
  ]),
  { kind: 'closure-frontal', part: 'processing', cents: 1800, name: sortingName },
  ...finishing('closure-frontal'),
  ...laceOf('closure-frontal', 'size', ['2x6', '4x4', '5x5', '6x6', '7x7', '13x4', '13x6', '360']),
  { kind: 'closure-frontal', part: 'labour', cents: 300, leadDays: 7, name: ['Washing and checking', '清洗与质检'] },
  ...knotting('closure-frontal', 'size', {
    '2x6': 1700,
    '4x4': 1800,
    '5x5': 2300,
    '6x6': 2800,
    '7x7': 3400,
    '13x4': 3400,
    '13x6': 4400,
    '360': 5000,
  }),
  ...each('closure-frontal', 'extra', 'extras', { 'bleached-knots': 600, 'pre-plucked': 400 }, 'cents', (value) =>
    named('closure-frontal', 'extras', value),
  ),
  ...ending('closure-frontal', 13800),

  ...bundleHair,
  { kind: 'bundle', part: 'processing', cents: 1150, name: sortingName },
  ...finishing('bundle'),
  { kind: 'bundle', part: 'labour', cents: 550, leadDays: 7, name: ['Weft and double stitch', '车缝双线发帘'] },
  ...ending('bundle', 13600),
];
