type Pair = readonly [en: string, zh: string];

export type SalePlan = {
  readonly slug: string;
  readonly title: Pair;
  readonly intro: Pair;
  readonly pictureOf: string;
  readonly goods: number;
  readonly discountBp: readonly number[];
};

export const salePlans: readonly SalePlan[] = [
  {
    slug: 'black-friday',
    title: ['Black Friday', '黑色星期五'],
    intro: [
      'Four days in which the goods of the sale cost 12 to 20% less. The list price is the one of the month before, and price protection holds as always.',
      '四天内活动商品优惠 12% 至 20%。原价为此前一个月的售价，价格保护照常有效。',
    ],
    pictureOf: 'bone-straight-lace-front-wig-13x6',
    goods: 18,
    discountBp: [8000, 8500, 8800],
  },
  {
    slug: 'christmas-sale',
    title: ['Christmas sale', '圣诞优惠'],
    intro: [
      'Gifts that fit without measuring: bundles, ponytails and closures. Order by 18 December for delivery before the holiday.',
      '不用量头围也合适的礼物：发帘、马尾与顶发。12 月 18 日前下单可在节前送达。',
    ],
    pictureOf: 'burgundy-deep-wave-wig-13x4',
    goods: 14,
    discountBp: [8500, 9000],
  },
  {
    slug: 'crazy-sale',
    title: ['Ten-day sale', '十日特惠'],
    intro: [
      'A few times a year we lower a dozen groups for ten days, mostly to make room for a new lot. The date it ends is the date it ends.',
      '每年数次，十来款商品特惠十天，多为给新批次腾位。到期即止。',
    ],
    pictureOf: 'ginger-straight-wig-13x4-hd',
    goods: 12,
    discountBp: [8500, 8800, 9000],
  },
];

export type CouponPlan = {
  readonly code: string;
  readonly kind: 'fixed' | 'percent' | 'free_shipping';
  readonly name: Pair;
  readonly amountCents?: number;
  readonly percentBp?: number;
  readonly maxDiscountCents?: number;
  readonly minItemsCents?: number;
  readonly category?: string;
  readonly isFirstOrderOnly?: boolean;
  readonly maxUses?: number;
  readonly sinceDays: number;
  readonly endsInDays: number | null;
  readonly isActive?: boolean;
};

export const couponPlans: readonly CouponPlan[] = [
  {
    code: 'WELCOME10',
    kind: 'fixed',
    name: ['10 dollars off a first order from 100', '首单满 100 减 10 美元'],
    amountCents: 1000,
    minItemsCents: 10000,
    isFirstOrderOnly: true,
    sinceDays: 365,
    endsInDays: null,
  },
  {
    code: 'LETTER5',
    kind: 'percent',
    name: ['5% for readers of our letter', '邮件订阅者 95 折'],
    percentBp: 500,
    maxDiscountCents: 2500,
    minItemsCents: 5000,
    sinceDays: 200,
    endsInDays: 120,
  },
  {
    code: 'SHIPFREE',
    kind: 'free_shipping',
    name: ['Free shipping from 200 dollars', '满 200 美元免运费'],
    minItemsCents: 20000,
    maxUses: 2000,
    sinceDays: 60,
    endsInDays: 30,
  },
  {
    code: 'BUNDLE8',
    kind: 'percent',
    name: ['8% off bundles', '发帘 92 折'],
    percentBp: 800,
    maxDiscountCents: 4000,
    category: 'bundle',
    sinceDays: 25,
    endsInDays: 20,
  },
  {
    code: 'SALON25',
    kind: 'fixed',
    name: ['25 dollars off for salons from 300', '沙龙专享满 300 减 25 美元'],
    amountCents: 2500,
    minItemsCents: 30000,
    maxUses: 1000,
    sinceDays: 150,
    endsInDays: 210,
  },
  {
    code: 'SUMMER12',
    kind: 'percent',
    name: ['12% off in summer', '夏季 88 折'],
    percentBp: 1200,
    maxDiscountCents: 5000,
    minItemsCents: 8000,
    sinceDays: 170,
    endsInDays: -75,
    isActive: false,
  },
];
