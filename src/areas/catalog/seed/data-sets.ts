import { type HairPlan, inches, type Lace, shades } from './plan.ts';

const hd: readonly Lace[] = ['HD Lace'];
const clear: readonly Lace[] = ['Transparent Lace'];

/** Deals, wholesale packs and starter kits that are made of hair and priced by its parts. */
export const setPlans: readonly HairPlan[] = [
  {
    category: 'sales-promotion', form: 'set-closure', style: 'Bundle Deal', slug: 'straight-three-bundles-and-closure', code: 'DST', name: ['Straight deal, three bundles and a 4x4 closure', '直发套装 三帘配 4x4 顶发'],
    about: [
      'Three 100 g bundles and one transparent 4x4 closure, matched in our workroom. The stated length is the longest bundle; the closure is 4 in shorter. The parts together cost 8% less than one by one.',
      '三帘各 100 克，配一块 4x4 透明蕾丝顶发，由车间配色配纹。标注长度为最长一帘，顶发短 4 英寸。整套比单买便宜 8%。',
    ],
    texture: 'Straight', laceSize: '4x4', laces: clear, lengths: inches(16, 26), colours: shades('1b 4 613'), origin: 'india', lightUpToInches: 22, geometry: 'deal3-straight',
  },
  {
    category: 'sales-promotion', form: 'set-closure', style: 'Bundle Deal', slug: 'body-wave-three-bundles-and-closure', code: 'DBW', name: ['Body wave deal, three bundles and a 4x4 closure', '大波浪套装 三帘配 4x4 顶发'],
    about: [
      'Steamed in one batch, so bundle and closure share the wave. 300 g of weft and a closure with a free part. Enough for a full sew-in up to 18 in; add a fourth bundle beyond that.',
      '同炉定型，发帘与顶发波纹一致。共 300 克发帘加一块自由分缝顶发。18 英寸以内够整头，更长请加一帘。',
    ],
    texture: 'Body Wave', laceSize: '4x4', laces: clear, lengths: inches(16, 28), colours: shades('99j 1b'), origin: 'india', geometry: 'deal3-body-wave',
  },
  {
    category: 'sales-promotion', form: 'set-frontal', style: 'Bundle Deal', slug: 'body-wave-three-bundles-and-frontal', code: 'DBWF', name: ['Body wave deal, three bundles and a 13x4 HD frontal', '大波浪套装 三帘配 13x4 HD 前额发块'],
    about: [
      'The closure deal with an ear-to-ear HD frontal instead, for hair worn off the face. Knots bleached, hairline plucked. Weigh the parcel: it ships as one step of the fee.',
      '将顶发换为耳到耳的 HD 前额发块，适合露额造型。已漂结、预拔发际线。整套按一个运费档寄出。',
    ],
    texture: 'Body Wave', laceSize: '13x4', laces: hd, lengths: inches(16, 26), colours: shades('4 1b'), origin: 'india', geometry: 'deal3-body-wave',
  },
  {
    category: 'sales-promotion', form: 'set-closure', style: 'Bundle Deal', slug: 'deep-wave-three-bundles-and-closure', code: 'DDW', name: ['Deep wave deal, three bundles and a 4x4 closure', '深波浪套装 三帘配 4x4 顶发'],
    about: [
      'One lot, one curl. Order the length 2 in longer than you would in straight hair, since the wave draws up. The closure has a middle part.',
      '同批同卷。波纹会缩短，请比直发多选 2 英寸。顶发为中分。',
    ],
    texture: 'Deep Wave', laceSize: '4x4', laces: clear, lengths: inches(16, 26), colours: shades('1b 4'), origin: 'myanmar', geometry: 'deal3-deep-wave',
  },
  {
    category: 'sales-promotion', form: 'wig', style: 'BOB', slug: 'last-colour-bobs-clearance', code: 'CLBOB', name: ['Bob in last colours, 4x4, clearance', '末批颜色波波头 4x4 清仓'],
    about: [
      'The rest of a dye lot we no longer repeat. New, uncut, checked; final sale, so please be sure of the colour and order a sample lock if in doubt. {g 10 150} g at 10 in.',
      '不再复染的末批颜色，全新未剪，已质检。清仓款不退换，请确认颜色，不确定可先订色样。10 英寸重 {g 10 150} 克。',
    ],
    texture: 'Straight', cap: 'Closure', laceSize: '4x4', laces: clear, lengths: [8, 10, 12], densities: [150], colours: shades('350 pink 30'), origin: 'china', clearanceBp: 7200,
  },
  {
    category: 'sales-promotion', form: 'wig', style: 'Long', slug: 'loose-wave-wig-clearance', code: 'CLLW', name: ['Loose wave closure wig, 4x4, clearance', '松波浪顶发假发 4x4 清仓'],
    about: [
      'The cap of this wig has been replaced by a newer cut with wider straps; the hair is the same. Sold until the shelf is empty, without return. {g 16 150} g at 16 in.',
      '该帽型已由调节带更宽的新版取代，发质相同。售完为止，不退换。16 英寸重 {g 16 150} 克。',
    ],
    texture: 'Loose Wave', cap: 'Closure', laceSize: '4x4', laces: clear, lengths: inches(14, 20), densities: [150], colours: shades('1b 2'), origin: 'china', clearanceBp: 7500,
  },
  {
    category: 'bundle', form: 'bundle', style: 'Single Bundle', slug: 'single-lengths-clearance', code: 'CLST', name: ['Straight bundle, single lengths, clearance', '直发发帘 零散长度 清仓'],
    about: [
      'Single bundles left from sets, from a lot that is sold out. 100 g each, same weft, same care. Final sale.',
      '套装拆出的单帘，所属批次已售罄。每帘 100 克，工艺与养护相同。清仓不退换。',
    ],
    texture: 'Straight', lengths: [14, 16, 20, 26], colours: shades('2 30'), origin: 'china', clearanceBp: 7400,
  },
  {
    category: 'hair-extensions', form: 'extension', style: 'Clip-in', slug: 'clip-in-end-of-line', code: 'CLEOL', name: ['Clip-in extensions, end of line, clearance', '卡子接发 停产款 清仓'],
    about: [
      'The six-piece set that came before our seven-piece one: fourteen clips, 110 g. New in its box. Final sale, no price protection.',
      '七片装的前代六片装：十四个卡子，110 克，全新带盒。清仓不退换，不享受价格保护。',
    ],
    texture: 'Straight', cap: 'Clip-in', grams: [110, 110], lengths: [16, 18, 20], colours: shades('4 1b'), origin: 'india', clearanceBp: 7800,
  },
  {
    category: 'other-channel', form: 'pack', style: 'Wholesale Pack', slug: 'straight-bundles-pack-of-ten', code: 'P10ST', name: ['Straight bundles, pack of ten', '直发发帘 十帘装'],
    about: [
      'Ten bundles of one length from one lot, 1 kg, in plain bags without our name, for resale under your own. Barcodes are on the inner label. Bulk packs are final sale.',
      '同长同批十帘，共 1 公斤，无牌素袋包装，便于自有品牌销售，内标附条码。批量装不退换。',
    ],
    texture: 'Straight', pieces: 10, lengths: inches(12, 24), colours: shades('1b 613'), origin: 'india', geometry: 'deal3-straight', lightUpToInches: 20,
  },
  {
    category: 'other-channel', form: 'pack', style: 'Wholesale Pack', slug: 'body-wave-bundles-pack-of-ten', code: 'P10BW', name: ['Body wave bundles, pack of ten', '大波浪发帘 十帘装'],
    about: [
      'For salons and online shops that sell body wave every week: ten bundles, one wave, one shade. Unbranded, with a spare set of tags.',
      '适合每周都销大波浪的沙龙与网店：十帘，同波同色。无牌包装，附一套备用吊牌。',
    ],
    texture: 'Body Wave', pieces: 10, lengths: inches(12, 24), colours: shades('1b 4'), origin: 'india', geometry: 'deal3-body-wave',
  },
  {
    category: 'other-channel', form: 'pack', style: 'Wholesale Pack', slug: 'deep-wave-bundles-pack-of-ten', code: 'P10DW', name: ['Deep wave bundles, pack of ten', '深波浪发帘 十帘装'],
    about: [
      'Ten deep wave bundles of one length. Listing texts and pictures for your shop can be downloaded from the product sync page. Packed flat in a carton of 45 by 30 cm.',
      '同长度深波浪十帘。商品文案与图片可在商品同步页面下载。平铺装入 45x30 厘米纸箱。',
    ],
    texture: 'Deep Wave', pieces: 10, lengths: inches(14, 22), colours: shades('1b'), origin: 'myanmar', geometry: 'deal3-deep-wave',
  },
  {
    category: 'start-business', form: 'pack', style: 'Starter Kit', slug: 'bundle-starter-kit-six', code: 'K6BW', name: ['Starter kit, six body wave bundles', '入门套装 大波浪六帘'],
    about: [
      'Six bundles, two each of three lengths: the chosen one, 2 in shorter and 4 in shorter. What most new sellers sell out of first. Comes with six satin bags and a price calculation sheet.',
      '六帘，三个长度各两帘：所选长度，以及各短 2、4 英寸。是多数新卖家最先售罄的组合。附六个缎面袋和一张定价表。',
    ],
    texture: 'Body Wave', pieces: 6, lengths: inches(16, 24), colours: shades('1b'), origin: 'india', geometry: 'deal3-body-wave', factor: 0.97,
  },
  {
    category: 'start-business', form: 'pack', style: 'Starter Kit', slug: 'mixed-texture-starter-kit-ten', code: 'K10MX', name: ['Starter kit, ten straight bundles', '入门套装 直发十帘'],
    about: [
      'Ten bundles of unprocessed natural black in one length, the base stock of a small hair shop. Includes the colour ring, so that clients can order dyed pieces from you.',
      '同一长度的未加工自然黑十帘，小型发品店的基础库存。附色环一只，方便客户订染色款。',
    ],
    texture: 'Straight', pieces: 10, lengths: inches(14, 22), colours: shades('1b'), origin: 'vietnam', isRaw: true, geometry: 'deal3-straight', factor: 1.1,
  },
];
