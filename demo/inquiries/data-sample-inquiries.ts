/** What people ask, by the page they ask from, and how the house answers. {thing} is a SKU's name, {count} a number of pieces. */
export type SampleInquiry = {
  readonly kind: string;
  readonly path: string;
  readonly weight: number;
  readonly isBusiness: boolean;
  readonly asks: readonly string[];
  readonly answers: readonly string[];
};

export const sampleInquiries: readonly SampleInquiry[] = [
  {
    kind: 'contact',
    path: '/contact-us',
    weight: 26,
    isBusiness: false,
    asks: [
      'Do you have the {thing} in a small cap?',
      'How long does shipping to Hawaii take at the moment?',
      'Can I change the address of an order I placed an hour ago?',
      'Is the {thing} pre-plucked, and are the knots bleached?',
      'Which density would you take for a natural look at 22 inches?',
      'My head measures 22.75 inches, which cap size do I need?',
      'Can I dye the {thing} to a copper tone?',
      'Do you ship in a plain box?',
    ],
    answers: [
      'Thank you for asking. Yes, and it leaves our house in one to two days.',
      'Between two sizes please take the larger one, the straps give half an inch.',
      'We have changed it for you. You will get a new confirmation by mail.',
      'At 22 inches 180% looks full and natural; 150% if you like it light.',
      'You can. Test a strand first and go one level at a time.',
    ],
  },
  {
    kind: 'goods',
    path: '/shop-cart',
    weight: 22,
    isBusiness: false,
    asks: [
      'I would like a price for {count} of the {thing}.',
      'Is there a better price if I take {count} pieces of the {thing}?',
      'When will the {thing} be back in the long lengths?',
      'Please quote {count} of the {thing} with shipping to my salon.',
    ],
    answers: [
      'For {count} pieces we can take five percent off, and shipping goes by weight. Shall we send an invoice?',
      'The next lot is due in about ten days. We can keep {count} for you.',
      'Here is your price. It holds for seven days.',
    ],
  },
  {
    kind: 'business-solutions-salon',
    path: '/business-solutions-salon',
    weight: 12,
    isBusiness: true,
    asks: [
      'We are a salon with six chairs and use about {count} bundles a month. What are your terms?',
      'Can we get a colour ring and samples before we switch suppliers?',
      'Do you offer monthly billing for salons?',
    ],
    answers: [
      'Welcome. From ten pieces you pay five percent less, from twenty eight. The cost of samples comes off your first large order.',
      'A colour ring and three samples are on the way to you.',
    ],
  },
  {
    kind: 'business-solutions-wholesales-distributors',
    path: '/business-solutions-wholesales-distributors',
    weight: 9,
    isBusiness: true,
    asks: [
      'Looking for a steady source of {count} bundles a month, mixed lengths. Please send your list.',
      'What is your lead time for {count} closures, 5x5 HD?',
      'Do you do private label boxes for an order of {count}?',
    ],
    answers: [
      'Attached is the list of today with prices by length. It holds for seven days.',
      'For that number we need 12 to 15 working days, half of it in advance.',
    ],
  },
  {
    kind: 'dropshipping-services',
    path: '/dropshipping-services',
    weight: 8,
    isBusiness: true,
    asks: ['I run an online shop and would like to drop-ship your wigs. Is there a fee?', 'Can parcels go out without your name on them?'],
    answers: [
      'There is no fee, and parcels carry your slip or none. We need a business number once.',
      'Yes. Your partner page is open now, prices are in the feed.',
    ],
  },
  {
    kind: 'hair-custom',
    path: '/hair-custom',
    weight: 9,
    isBusiness: false,
    asks: [
      'Can you make the {thing} with a deeper part and two more inches?',
      'I need a full lace unit after my own measures by next month. Possible?',
    ],
    answers: [
      'We can. It takes 10 to 14 working days; the deposit is half.',
      'Please send the six measures from the drawing, then we will quote.',
    ],
  },
  {
    kind: 'price-protection-service',
    path: '/price-protection-service',
    weight: 5,
    isBusiness: false,
    asks: ['The {thing} I bought last week is cheaper now. What do I do?'],
    answers: ['Nothing at all: twice the difference is already in your account as credit.'],
  },
  {
    kind: 'start-business',
    path: '/business-solutions-start-business',
    weight: 6,
    isBusiness: true,
    asks: [
      'I want to start selling hair in my town with about 1,500 dollars. What should I begin with?',
      'Which lengths sell best for a beginner?',
    ],
    answers: [
      'Begin with bundles in 16 to 22 inches and two closures; we have a starter box for it.',
      'From our own sales: 18, 20 and 22 in body wave and straight.',
    ],
  },
];

export const followUps: readonly string[] = [
  'Great, thank you!',
  'That works for me. Please send the invoice.',
  'Let me talk to my partner and come back to you.',
  'Could you do a little better on the price?',
  'Perfect, ordering today.',
  'And how long is that price good?',
];
export const notes: readonly string[] = [
  'Called, left a message.',
  'Regular customer, be generous.',
  'Asked the workshop about the part.',
  'Wants WhatsApp.',
  'Compared us with another vendor.',
];
export const spam: readonly string[] = [
  'We can bring your website to the first place in one week.',
  'Cheap followers for your shop, reply now.',
  'Business loan approved, send your details.',
];

/** Ready answers: English name, Chinese name, kind, English, Chinese. */
export const templates: readonly (readonly [string, string, string, string, string])[] = [
  [
    'Thank you, we are looking into it',
    '感谢留言，正在处理',
    '',
    'Thank you for your message. We are looking into it and will answer within one working day.',
    '感谢您的留言，我们正在处理，会在一个工作日内回复您。',
  ],
  [
    'Cap size',
    '帽围尺寸',
    'contact',
    'Please measure three times around the hairline. Between two sizes take the larger one: the straps give half an inch.',
    '请沿发际线量三次。介于两个尺码之间时请选大一码，调节带可收半英寸。',
  ],
  [
    'Wholesale terms',
    '批发条件',
    'business',
    'From 10 pieces you pay 5% less, from 20 8%, from 50 12% and from 100 15%. Shipping goes by weight.',
    '满 10 件减 5%，20 件减 8%，50 件减 12%，100 件减 15%。运费按重量计算。',
  ],
  [
    'Quote is ready',
    '报价已备好',
    'goods',
    'Your quote is ready. It is good for seven days; you can pay by the link in the invoice.',
    '您的报价已准备好，七天内有效，可通过账单中的链接付款。',
  ],
  [
    'Custom work',
    '定制说明',
    'hair-custom',
    'Custom work takes 7 to 15 working days. Half is paid in advance, the rest before it ships. It is a final sale.',
    '定制需要 7 到 15 个工作日。预付一半，发货前付清。定制商品不退不换。',
  ],
  [
    'Delay',
    '包裹延误',
    '',
    'We are sorry that your parcel is late. The carrier expects it within two days; we keep an eye on it.',
    '很抱歉包裹延误。承运方预计两天内送达，我们会持续跟进。',
  ],
];
