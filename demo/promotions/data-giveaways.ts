/** The giveaways of the demo shop; days count from today. */
export type GiveawayPlan = {
  readonly slug: string;
  readonly pictureOf: string;
  readonly title: readonly [string, string];
  readonly prize: readonly [string, string];
  readonly rules: readonly [string, string];
  readonly starts: number;
  readonly ends: number;
  readonly winners: number;
  readonly countries: readonly string[];
  readonly shares: boolean;
  readonly entries: number;
};

const usual: readonly [string, string] = [
  'Open to people living in the countries named above; void where prohibited.\nWinners are drawn within two days of the end and written to by e-mail.\nA winner who does not answer within seven days makes room for the next in line.\nWe pay the shipping; the prize cannot be exchanged for money.',
  '面向上述国家和地区的居民；法律禁止的地区无效。\n截止后两天内开奖，并以邮件通知中奖者。\n七天内未答复者，由下一位递补。\n运费由我们承担，奖品不可兑换现金。',
];

export const giveawayPlans: readonly GiveawayPlan[] = [
  {
    ...{ slug: 'autumn-bob', pictureOf: 'short-curly-wig-machine-made', starts: -9, ends: 12, winners: 1, entries: 137, shares: true },
    title: ['Win a glueless bob', '赢取免胶波波头'],
    prize: ['One glueless curly bob in your cap size and shade', '免胶卷发波波头一顶，帽围与颜色任选'],
    rules: usual,
    countries: ['US', 'CA', 'GB', 'DE', 'FR', 'NG', 'ZA'],
  },
  {
    ...{
      slug: 'winter-waves',
      pictureOf: 'body-wave-three-bundles-and-closure',
      starts: 16,
      ends: 37,
      winners: 3,
      entries: 0,
      shares: false,
    },
    title: ['Three sets of body wave', '三套波浪发帘'],
    prize: ['Three bundles of body wave and a closure, three winners', '波浪发帘三束配顶发，共三位'],
    rules: usual,
    countries: ['US', 'CA'],
  },
  {
    ...{
      slug: 'summer-samples',
      pictureOf: 'colour-ring-fourteen-shades',
      starts: -70,
      ends: -49,
      winners: 5,
      entries: 212,
      shares: false,
    },
    title: ['Five sample rings', '五份色样环'],
    prize: ['A ring of colour and texture samples, five winners', '颜色与发纹样品一套，共五位'],
    rules: usual,
    countries: ['US', 'CA', 'GB'],
  },
];
