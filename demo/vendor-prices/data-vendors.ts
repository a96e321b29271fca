type Pair = readonly [en: string, zh: string];

export const vendorPlans: readonly {
  code: string;
  name: Pair;
  contact: string;
  email: string;
  phoneNumber: string;
  address: string;
  country: string;
  currency: string;
  rateMicros: number;
  leadDays: number;
  note: string;
}[] = [
  {
    code: 'XC-RH',
    name: ['Ruihe Hair, Xuchang', '许昌瑞禾发制品'],
    contact: 'Zhao Lihua',
    email: 'sales@ruihe.test',
    phoneNumber: '+86 374 555 0110',
    address: 'Lingjing Hair Market 3-18, Xuchang, Henan',
    country: 'CN',
    currency: 'CNY',
    rateMicros: 140_500,
    leadDays: 4,
    note: 'Bulk and wefts, weekly pick-up.',
  },
  {
    code: 'QD-LF',
    name: ['Lanfeng Lace, Qingdao', '青岛岚峰蕾丝'],
    contact: 'Sun Weiwei',
    email: 'desk@lanfeng.test',
    phoneNumber: '+86 532 555 0124',
    address: '88 Chengyang Road, Qingdao, Shandong',
    country: 'CN',
    currency: 'CNY',
    rateMicros: 140_500,
    leadDays: 7,
    note: 'HD and transparent lace, caps, closures knotted to order.',
  },
  {
    code: 'VN-HN',
    name: ['Hoa Mai Hair, Hanoi', '河内梅花发业'],
    contact: 'Nguyen Thi Lan',
    email: 'lan@hoamai.test',
    phoneNumber: '+84 24 555 0133',
    address: '21 Dong Binh, Bac Ninh',
    country: 'VN',
    currency: 'USD',
    rateMicros: 1_000_000,
    leadDays: 12,
    note: 'Single-donor hair, long lengths; pays to order before Tet.',
  },
  {
    code: 'IN-CH',
    name: ['Sri Kesh Exports, Chennai', '金奈斯里凯什出口'],
    contact: 'R. Subramaniam',
    email: 'orders@srikesh.test',
    phoneNumber: '+91 44 555 0147',
    address: '14 Anna Salai, Chennai',
    country: 'IN',
    currency: 'USD',
    rateMicros: 1_000_000,
    leadDays: 14,
    note: 'Temple hair, sorted by length; auction every quarter.',
  },
  {
    code: 'MM-MD',
    name: ['Mandalay Hair Traders', '曼德勒发商行'],
    contact: 'Daw Khin Mar',
    email: 'khin@mandalayhair.test',
    phoneNumber: '+95 2 555 0158',
    address: '62nd Street, Mandalay',
    country: 'MM',
    currency: 'USD',
    rateMicros: 1_000_000,
    leadDays: 16,
    note: 'Natural waves and curls; lots vary, ask for a lock.',
  },
];

export type VendorOfferPlan = {
  readonly vendor: string;
  readonly kind: string;
  readonly origin: string;
  readonly grade: string;
  readonly texture: string;
  readonly colour: string;
  readonly lace: string;
  readonly unit: 'piece' | '100g' | 'kg';
  readonly minQuantity: number;
  readonly lengths: readonly number[];
  readonly baseCents: number;
  readonly inchCents: number;
  readonly squareCents: number;
};

const inches = (from: number, to: number): readonly number[] => Array.from({ length: (to - from) / 2 + 1 }, (_, index) => from + index * 2);
const bulk = (
  vendor: string,
  origin: string,
  grade: string,
  texture: string,
  from: number,
  to: number,
  factor: number,
  colour = '#1B Natural Black',
  minQuantity = 20,
): VendorOfferPlan => ({
  vendor,
  kind: 'bulk',
  origin,
  grade,
  texture,
  colour,
  lace: '',
  unit: '100g',
  minQuantity,
  lengths: inches(from, to),
  baseCents: Math.round(420 * factor),
  inchCents: Math.round(46 * factor),
  squareCents: 2 * factor,
});
const lacePiece = (vendor: string, lace: string, texture: string, factor: number): VendorOfferPlan => ({
  vendor,
  kind: 'closure',
  origin: 'India',
  grade: 'single drawn',
  texture,
  colour: '#1B Natural Black',
  lace,
  unit: 'piece',
  minQuantity: 10,
  lengths: inches(10, 24),
  baseCents: Math.round(820 * factor),
  inchCents: Math.round(62 * factor),
  squareCents: 0.9 * factor,
});
const flat = (vendor: string, kind: string, lace: string, cents: number, minQuantity: number): VendorOfferPlan => ({
  vendor,
  kind,
  origin: '',
  grade: '',
  texture: '',
  colour: '',
  lace,
  unit: 'piece',
  minQuantity,
  lengths: [0],
  baseCents: cents,
  inchCents: 0,
  squareCents: 0,
});

/** Price of 100 g or a piece in dollar cents: base + inches + inches squared. */
export const vendorOfferPlans: readonly VendorOfferPlan[] = [
  bulk('XC-RH', 'China', 'single drawn', 'Straight', 8, 30, 0.86),
  bulk('XC-RH', 'India', 'single drawn', 'Straight', 8, 30, 0.95),
  bulk('XC-RH', 'India', 'single drawn', 'Body Wave', 8, 30, 1),
  bulk('XC-RH', 'India', 'single drawn', 'Deep Wave', 10, 28, 1.04),
  bulk('XC-RH', 'India', 'single drawn', 'Kinky Curly', 10, 26, 1.06),
  bulk('XC-RH', 'India', 'single drawn', 'Straight', 10, 26, 1.32, '#613 Blonde'),
  bulk('XC-RH', 'Vietnam', 'double drawn', 'Straight', 12, 36, 1.36),
  bulk('VN-HN', 'Vietnam', 'raw', 'Straight', 12, 42, 1.24, '#1B Natural Black', 30),
  bulk('VN-HN', 'Vietnam', 'double drawn', 'Straight', 12, 42, 1.31, '#1B Natural Black', 30),
  bulk('VN-HN', 'Vietnam', 'single drawn', 'Body Wave', 12, 32, 1.12, '#1B Natural Black', 30),
  bulk('VN-HN', 'Cambodia', 'raw', 'Body Wave', 12, 30, 1.27, '#1B Natural Black', 30),
  bulk('VN-HN', 'Vietnam', 'single drawn', 'Straight', 10, 28, 1.41, '#613 Blonde', 30),
  bulk('IN-CH', 'India', 'single drawn', 'Straight', 8, 30, 0.91, '#1B Natural Black', 50),
  bulk('IN-CH', 'India', 'single drawn', 'Body Wave', 8, 28, 0.97, '#1B Natural Black', 50),
  bulk('IN-CH', 'India', 'raw', 'Straight', 10, 30, 1.08, '#1B Natural Black', 50),
  bulk('IN-CH', 'India', 'single drawn', 'Yaki Straight', 10, 24, 1.03, '#1B Natural Black', 50),
  bulk('MM-MD', 'Myanmar', 'raw', 'Deep Wave', 12, 28, 1.18, '#1B Natural Black', 25),
  bulk('MM-MD', 'Myanmar', 'single drawn', 'Water Wave', 10, 26, 1.05, '#1B Natural Black', 25),
  bulk('MM-MD', 'Myanmar', 'single drawn', 'Kinky Curly', 10, 26, 1.02, '#1B Natural Black', 25),
  bulk('MM-MD', 'Myanmar', 'single drawn', 'Deep Wave', 10, 28, 1.01, '#1B Natural Black', 25),
  lacePiece('QD-LF', '4x4 Transparent Lace', 'Straight', 1),
  lacePiece('QD-LF', '4x4 Transparent Lace', 'Body Wave', 1.03),
  lacePiece('QD-LF', '4x4 HD Lace', 'Body Wave', 1.2),
  lacePiece('QD-LF', '5x5 HD Lace', 'Straight', 1.48),
  lacePiece('QD-LF', '13x4 Transparent Lace', 'Straight', 1.75),
  lacePiece('QD-LF', '13x4 HD Lace', 'Body Wave', 2.05),
  lacePiece('QD-LF', '13x6 HD Lace', 'Straight', 2.6),
  lacePiece('XC-RH', '4x4 Transparent Lace', 'Straight', 1.06),
  lacePiece('XC-RH', '13x4 Transparent Lace', 'Straight', 1.83),
  flat('QD-LF', 'lace', '4x4 Transparent Lace', 240, 100),
  flat('QD-LF', 'lace', '4x4 HD Lace', 420, 100),
  flat('QD-LF', 'lace', '13x4 Transparent Lace', 610, 100),
  flat('QD-LF', 'lace', '13x4 HD Lace', 1040, 100),
  flat('QD-LF', 'lace', '13x6 HD Lace', 1480, 50),
  flat('QD-LF', 'lace', '360 Transparent Lace', 1560, 50),
  flat('QD-LF', 'cap', '', 330, 200),
  flat('XC-RH', 'cap', '', 350, 200),
];
