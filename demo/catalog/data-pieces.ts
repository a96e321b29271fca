import type { BilingualPair, PiecePlan, PiecesPlan } from './plan.ts';

const fact = (name: BilingualPair, value: BilingualPair) => [name, value] as const;
const material: BilingualPair = ['Material', '材质'];
const size: BilingualPair = ['Size', '尺寸'];
const contents: BilingualPair = ['In the parcel', '包装内含'];
const care: BilingualPair = ['Care', '保养'];
const use: BilingualPair = ['Use', '用途'];

const piece = (priceCents: number, grams: number, picture: string, options: Readonly<Record<string, string>> = {}): PiecePlan => ({
  options,
  priceCents,
  grams,
  picture,
});

const lockColours = [
  ['#1 Jet Black', 'wig-straight-1'],
  ['#1B Natural Black', 'wig-straight-1b'],
  ['#2 Dark Brown', 'wig-straight-2'],
  ['#4 Chocolate Brown', 'wig-straight-4'],
  ['#27 Honey Blonde', 'wig-straight-27'],
  ['#30 Auburn', 'wig-straight-30'],
  ['#613 Blonde', 'wig-straight-613'],
  ['99J Burgundy', 'wig-straight-99j'],
  ['#350 Ginger', 'wig-straight-350'],
  ['Silver Grey', 'wig-straight-silver'],
  ['Pink', 'wig-straight-pink'],
  ['1B/27 Ombre', 'wig-straight-t1b27'],
  ['P4/27 Highlight', 'wig-straight-p427'],
  ['P1B/613 Piano', 'wig-straight-p1b613'],
] as const;
const lockTextures = [
  ['Straight', 'bundle-straight-1b'],
  ['Yaki Straight', 'bundle-yaki-1b'],
  ['Body Wave', 'bundle-body-wave-1b'],
  ['Loose Wave', 'bundle-loose-wave-1b'],
  ['Deep Wave', 'bundle-deep-wave-1b'],
  ['Water Wave', 'bundle-water-wave-1b'],
  ['Kinky Curly', 'bundle-kinky-curly-1b'],
] as const;

/** Bundles for lock samples have the colour of the lock where the bundle was photographed in it. */
const lockPicture = (picture: string): string => picture.replace('wig-', 'bundle-');

const samples: readonly PiecesPlan[] = [
  {
    category: 'hair-sample',
    slug: 'colour-ring-fourteen-shades',
    code: 'RING',
    name: ['Colour ring, fourteen shades', '十四色色环'],
    about: [
      'A lock of 10 cm in each of our fourteen shades, cut from production hair and fixed to a ring you can open. Compare by daylight, on the hair. Ships free, and the price comes off your first bulk order.',
      '十四种颜色各一束 10 厘米生产用发，固定在可开合的色环上。请在自然光下比对。免运费，首次批量订单可抵扣。',
    ],
    style: 'Colour Ring',
    material: 'Human Hair',
    facts: [
      fact(contents, ['14 locks, ring, card with codes', '14 束发样、色环、色号卡']),
      fact(size, ['Lock of 10 cm, 1 g', '每束 10 厘米，1 克']),
      fact(use, ['Choosing and matching colour', '选色与配色']),
    ],
    pieces: [piece(1800, 60, 'sample-ring-ring', {})],
  },
  {
    category: 'hair-sample',
    slug: 'single-colour-lock',
    code: 'LOCK',
    name: ['Single colour lock', '单色发样'],
    about: [
      'One lock of 12 cm in the shade you are thinking of, straight, 2 g. Hold it against your own hair by a window; wash it, heat it, dye it. Samples ship free.',
      '您想要的颜色一束，12 厘米直发，2 克。可在窗边与自己的头发比对，也可试洗、试烫、试染。发样免运费。',
    ],
    style: 'Lock',
    material: 'Human Hair',
    texture: 'Straight',
    facts: [fact(size, ['12 cm, 2 g', '12 厘米，2 克']), fact(use, ['Checking a shade before buying', '购买前确认颜色'])],
    pieces: lockColours.map(([colour, picture]) => piece(350, 2, lockPicture(picture), { Color: colour })),
  },
  {
    category: 'hair-sample',
    slug: 'texture-lock',
    code: 'TEXL',
    name: ['Texture lock, natural black', '发纹样 自然黑'],
    about: [
      'A lock of 20 cm with the wave set as in our bundles, 5 g, tied at the root. Wet it to see how the pattern comes back. One lock for each of the seven textures.',
      '20 厘米发束，5 克，发根束扎，定型方式与发帘相同。沾水可看回弹。七种纹理各有一束。',
    ],
    style: 'Lock',
    material: 'Human Hair',
    facts: [fact(size, ['20 cm, 5 g', '20 厘米，5 克']), fact(use, ['Feeling the wave and the weight of a strand', '感受纹理与发丝手感'])],
    pieces: lockTextures.map(([texture, picture]) => piece(490, 5, picture, { Texture: texture, Color: '#1B Natural Black' })),
  },
  {
    category: 'hair-sample',
    slug: 'texture-sample-set',
    code: 'TEXS',
    name: ['Texture sample set, seven locks', '七款发纹样套装'],
    about: [
      'All seven textures side by side on one card, natural black, 5 g each. Made for salon consultations: the card folds into a case. Also offered in chocolate brown.',
      '七种纹理同列一卡，自然黑，每束 5 克。适合沙龙咨询，卡片可折成收纳册。另有巧克力棕可选。',
    ],
    style: 'Sample Set',
    material: 'Human Hair',
    facts: [
      fact(contents, ['7 locks of 20 cm, folding card', '7 束 20 厘米发样、折叠卡']),
      fact(use, ['Consultation at the chair', '沙龙咨询']),
    ],
    pieces: [
      piece(2200, 70, 'bundle-body-wave-1b', { Color: '#1B Natural Black' }),
      piece(2400, 70, 'bundle-body-wave-4', { Color: '#4 Chocolate Brown' }),
    ],
  },
  {
    category: 'hair-sample',
    slug: 'lace-swatch',
    code: 'LACE',
    name: ['Lace swatch', '蕾丝小样'],
    about: [
      'A 5 by 5 cm square with a few rows of knotted hair, to lay on your forehead and compare. HD is 0.06 mm thick, transparent 0.09 mm.',
      '5x5 厘米小样，带几排手钩发丝，可贴在额前比较。HD 厚 0.06 毫米，透明厚 0.09 毫米。',
    ],
    style: 'Swatch',
    material: 'Lace',
    facts: [
      fact(size, ['5 x 5 cm', '5x5 厘米']),
      fact(use, ['Comparing HD and transparent lace on your skin', '在皮肤上比较 HD 与透明蕾丝']),
    ],
    pieces: [
      piece(320, 3, 'frontal-13x4-lace-1b-detail', { 'Lace Design': 'HD Lace' }),
      piece(260, 3, 'closure-4x4-lace-1b-detail', { 'Lace Design': 'Transparent Lace' }),
    ],
  },
];

const accessories: readonly PiecesPlan[] = [
  {
    category: 'accessories',
    slug: 'stretch-mesh-wig-cap',
    code: 'CAP',
    name: ['Stretch mesh wig cap', '弹力网眼发网帽'],
    about: [
      'Holds your own hair flat under a wig and keeps the lace clean. Open mesh, so the scalp stays cool; one size from 20 to 24 in. Choose the shade nearest to your skin.',
      '压平自己的头发并保持蕾丝清洁。网眼透气，均码适合 20 至 24 英寸头围。请选接近肤色的颜色。',
    ],
    style: 'Wig Cap',
    material: 'Nylon',
    facts: [
      fact(material, ['88% nylon, 12% elastane', '88% 尼龙，12% 氨纶']),
      fact(size, ['20 to 24 in round', '头围 20 至 24 英寸']),
      fact(care, ['Hand wash, dry flat', '手洗，平铺晾干']),
    ],
    pieces: [
      piece(420, 20, 'wig-cap-brown', { Shade: 'Brown', Pack: '2 Pieces' }),
      piece(420, 20, 'wig-cap-beige', { Shade: 'Beige', Pack: '2 Pieces' }),
      piece(990, 60, 'wig-cap-brown', { Shade: 'Brown', Pack: '6 Pieces' }),
      piece(990, 60, 'wig-cap-beige', { Shade: 'Beige', Pack: '6 Pieces' }),
    ],
  },
  {
    category: 'accessories',
    slug: 'rat-tail-comb',
    code: 'COMB',
    name: ['Rat-tail comb', '尖尾梳'],
    about: [
      'For drawing a clean part and sectioning wefts. The teeth are rounded, so they do not catch in the lace. 23 cm, heat-proof to 120 °C.',
      '用于划分缝和分区。梳齿圆头，不勾蕾丝。长 23 厘米，耐热 120 °C。',
    ],
    style: 'Comb',
    material: 'Acetate',
    facts: [fact(material, ['Cellulose acetate', '醋酸纤维']), fact(size, ['23 cm, 22 g', '23 厘米，22 克'])],
    pieces: [piece(480, 22, 'comb-tortoise', { Shade: 'Tortoise' }), piece(450, 22, 'comb-black', { Shade: 'Black' })],
  },
  {
    category: 'accessories',
    slug: 'satin-bonnet-adjustable',
    code: 'BONN',
    name: ['Satin bonnet, adjustable', '可调节缎面睡帽'],
    about: [
      'Satin inside and out, with a drawcord at the nape. Keeps waves from rubbing on the pillow; large enough for hair of 24 in, with the long size for 40.',
      '内外双面缎，后颈抽绳可调。减少波浪与枕头摩擦；标准款可容 24 英寸，长款可容 40 英寸。',
    ],
    style: 'Bonnet',
    material: 'Satin',
    facts: [fact(material, ['Polyester satin, two layers', '双层涤纶缎面']), fact(care, ['Machine wash at 30 °C', '30 °C 机洗'])],
    pieces: [piece(980, 60, 'satin-bonnet-rose', { Size: 'Standard' }), piece(1280, 85, 'satin-bonnet-rose', { Size: 'Long' })],
  },
  {
    category: 'accessories',
    slug: 'elastic-melt-band',
    code: 'BAND',
    name: ['Elastic melt band, set of two', '蕾丝定型弹力带 两条装'],
    about: [
      'Presses the lace down while the adhesive sets: ten minutes are enough. 6 cm wide, hook-and-loop ends, no seam at the forehead.',
      '上胶时压平蕾丝，十分钟即可。宽 6 厘米，魔术贴收口，额前无接缝。',
    ],
    style: 'Elastic Band',
    material: 'Elastic',
    facts: [fact(size, ['60 x 6 cm, stretches to 80 cm', '60x6 厘米，可拉伸至 80 厘米']), fact(contents, ['Two bands', '弹力带两条'])],
    pieces: [piece(650, 40, 'elastic-band-black', { Shade: 'Black' }), piece(650, 40, 'elastic-band-beige', { Shade: 'Beige' })],
  },
  {
    category: 'accessories',
    slug: 'inner-wig-grip-band',
    code: 'GRIP',
    name: ['Inner elastic for glueless wear', '免胶内置松紧带'],
    about: [
      'Sew or clip it inside a cap from ear to ear and the wig sits without glue. Three hook positions. The clip version needs no needle.',
      '缝或夹在帽内耳侧，不用胶即可固定。三档挂钩。夹式无需针线。',
    ],
    style: 'Elastic Band',
    material: 'Elastic',
    facts: [fact(size, ['25 to 32 cm, 3 cm wide', '25 至 32 厘米，宽 3 厘米'])],
    pieces: [piece(390, 15, 'elastic-band-beige', { Pack: 'To Sew' }), piece(560, 20, 'elastic-band-black', { Pack: 'With Clips' })],
  },
  {
    category: 'accessories',
    slug: 'satin-storage-bag',
    code: 'SBAG',
    name: ['Satin storage bag', '缎面收纳袋'],
    about: [
      'A drawstring bag of 30 by 40 cm for a wig or three bundles. Fold the lace inward and lay the hair along the side. Keeps dust off and static down.',
      '30x40 厘米抽绳袋，可放一顶假发或三帘发帘。蕾丝向内折，头发顺放一侧。防尘防静电。',
    ],
    style: 'Storage Bag',
    material: 'Satin',
    facts: [fact(size, ['30 x 40 cm', '30x40 厘米']), fact(material, ['Polyester satin', '涤纶缎面'])],
    pieces: [piece(790, 45, 'satin-bag-blush', { Shade: 'Blush' }), piece(790, 45, 'satin-bag-wine', { Shade: 'Wine' })],
  },
  {
    category: 'accessories',
    slug: 'lace-adhesive',
    code: 'GLUE',
    name: ['Lace adhesive with brush', '蕾丝胶水 附刷'],
    about: [
      'Water-based, clear when dry, holds two to three weeks. Put on two thin coats and wait until they turn from white to clear. Test on the inside of the arm the day before.',
      '水性配方，干后透明，可保持两到三周。薄涂两层，等由白转透明再贴合。使用前一天请在手臂内侧试用。',
    ],
    style: 'Adhesive',
    material: 'Adhesive',
    facts: [fact(contents, ['Bottle and brush', '胶水与刷子']), fact(use, ['Skin-safe, not for broken skin', '可用于皮肤，破损处禁用'])],
    pieces: [piece(1200, 70, 'lace-adhesive', { Volume: '15 ml' }), piece(1800, 110, 'lace-adhesive', { Volume: '38 ml' })],
  },
  {
    category: 'accessories',
    slug: 'adhesive-remover',
    code: 'REMV',
    name: ['Adhesive remover', '蕾丝卸胶液'],
    about: [
      'Loosens the bond in three minutes without pulling. Oil-free, so the lace can be glued again the same day. Rinse with warm water.',
      '三分钟软化胶层，无需撕扯。不含油，当天可重新上胶。用温水冲净。',
    ],
    style: 'Adhesive',
    material: 'Adhesive',
    facts: [fact(use, ['Drip on the edge, wait three minutes, lift', '沿边滴入，等三分钟后揭起'])],
    pieces: [piece(940, 80, 'lace-adhesive', { Volume: '60 ml' }), piece(1500, 140, 'lace-adhesive', { Volume: '118 ml' })],
  },
  {
    category: 'accessories',
    slug: 'mannequin-head',
    code: 'HEAD',
    name: ['Mannequin head, faceless', '无脸展示假人头'],
    about: [
      'Keeps a wig in shape between wears. Dense foam under a cloth skin that takes pins; 22 in round, 30 cm high.',
      '佩戴间隙保持假发形状。高密度泡沫外覆布面，可插针；头围 22 英寸，高 30 厘米。',
    ],
    style: 'Mannequin Head',
    material: 'Foam',
    facts: [
      fact(size, ['22 in round, 30 cm high', '头围 22 英寸，高 30 厘米']),
      fact(material, ['Polyurethane foam, linen cover', '聚氨酯泡沫，亚麻外层']),
    ],
    pieces: [piece(2600, 480, 'mannequin-head')],
  },
  {
    category: 'accessories',
    slug: 'fitting-set',
    code: 'FIT',
    name: ['Fitting set: cap, band, comb', '佩戴三件套 发网帽 弹力带 尖尾梳'],
    about: [
      'What a first lace wig needs on the first morning: one mesh cap, one melt band, one rat-tail comb. Packed in a small paper box.',
      '第一顶蕾丝假发第一天所需：发网帽一顶、定型弹力带一条、尖尾梳一把，小纸盒包装。',
    ],
    style: 'Set',
    material: 'Mixed',
    facts: [fact(contents, ['Cap, band, comb', '发网帽、弹力带、尖尾梳'])],
    pieces: [piece(1000, 75, 'wig-cap-beige', { Shade: 'Beige' }), piece(1000, 75, 'wig-cap-brown', { Shade: 'Brown' })],
  },
  {
    category: 'accessories',
    slug: 'night-care-set',
    code: 'NIGHT',
    name: ['Night set: bonnet and satin bag', '夜间护发套装 睡帽 缎面袋'],
    about: [
      'A bonnet for the night and a bag for the day after. Both in washable satin; the bag also fits into a suitcase.',
      '夜间用睡帽，出门用收纳袋。均为可洗缎面，收纳袋也便于装入行李箱。',
    ],
    style: 'Set',
    material: 'Satin',
    facts: [fact(contents, ['Bonnet and bag', '睡帽与收纳袋'])],
    pieces: [piece(1650, 110, 'satin-bag-blush', { Shade: 'Blush' }), piece(1650, 110, 'satin-bag-wine', { Shade: 'Wine' })],
  },
  {
    category: 'accessories',
    slug: 'lace-melt-set',
    code: 'MELT',
    name: ['Lace set: adhesive, remover, band', '蕾丝定妆套装 胶水 卸胶液 弹力带'],
    about: [
      'Adhesive of 38 ml, remover of 60 ml and one band: enough for about eight installs. The card in the box shows the steps in pictures.',
      '38 毫升胶水、60 毫升卸胶液和一条弹力带，约可用八次。盒内图解卡片说明步骤。',
    ],
    style: 'Set',
    material: 'Mixed',
    facts: [fact(contents, ['Adhesive 38 ml, remover 60 ml, band, card', '胶水 38 毫升、卸胶液 60 毫升、弹力带、说明卡'])],
    pieces: [piece(3000, 230, 'lace-adhesive')],
  },
];

const business: readonly PiecesPlan[] = [
  {
    category: 'start-business',
    slug: 'reseller-sample-kit',
    code: 'KSMP',
    name: ['Reseller sample kit', '经销商样品套装'],
    about: [
      'The colour ring, seven texture locks, both lace swatches and the current price list, in a case you can carry to clients. Its price comes off your first bulk order.',
      '色环、七款发纹样、两种蕾丝小样和当期价目表，装在可随身携带的样品盒中。首次批量订单可抵扣。',
    ],
    style: 'Starter Kit',
    material: 'Human Hair',
    facts: [fact(contents, ['Ring, 7 locks, 2 swatches, price list, case', '色环、7 束发样、2 片蕾丝、价目表、样品盒'])],
    pieces: [piece(4800, 320, 'sample-ring-ring')],
  },
  {
    category: 'start-business',
    slug: 'closure-starter-kit',
    code: 'K5CL',
    name: ['Starter kit, five 4x4 closures', '入门套装 五块 4x4 顶发'],
    about: [
      'Five transparent closures in 14 in, natural black: two straight, two body wave, one deep wave. Bought with bundles they count toward the ten pieces of the first wholesale step.',
      '14 英寸自然黑透明蕾丝顶发五块：直发两块、大波浪两块、深波浪一块。与发帘同购可计入批发首档十件。',
    ],
    style: 'Starter Kit',
    material: 'Human Hair',
    facts: [fact(contents, ['5 closures, 14 in, 4x4', '5 块顶发，14 英寸，4x4'])],
    pieces: [piece(19500, 240, 'closure-4x4-straight-1b', { Color: '#1B Natural Black' })],
  },
  {
    category: 'start-business',
    slug: 'five-wig-starter-kit',
    code: 'K5WG',
    name: ['Starter kit, five wigs', '入门套装 五顶假发'],
    about: [
      'Two bobs of 12 in, two body wave closure wigs of 18 in and one lace front of 20 in, all natural black. The five that sell first in a new shop, with stands and tags.',
      '12 英寸波波头两顶、18 英寸大波浪顶发假发两顶、20 英寸前蕾丝一顶，均为自然黑。新店最先卖出的五款，附支架与吊牌。',
    ],
    style: 'Starter Kit',
    material: 'Human Hair',
    facts: [fact(contents, ['5 wigs, 5 stands, 5 tags', '5 顶假发、5 个支架、5 枚吊牌'])],
    pieces: [piece(58000, 950, 'wig-bob-1b', { Color: '#1B Natural Black' })],
  },
  {
    category: 'other-channel',
    slug: 'closures-pack-of-ten',
    code: 'P10CL',
    name: ['Straight 4x4 closures, pack of ten', '直发 4x4 顶发 十块装'],
    about: [
      'Ten transparent closures of one length in unbranded boxes. Each box carries our inner barcode and room for your label. Final sale, as all bulk packs.',
      '同长度透明蕾丝顶发十块，无牌盒装，盒上有内部条码并留贴标位置。批量装不退换。',
    ],
    style: 'Wholesale Pack',
    material: 'Human Hair',
    texture: 'Straight',
    facts: [fact(contents, ['10 closures, boxed singly', '10 块顶发，单独装盒'])],
    pieces: [12, 14, 16, 18].map((length) => ({
      options: { Length: `${length} in`, Color: '#1B Natural Black' },
      priceCents: 34000 + (length - 12) * 2100,
      grams: 380 + length * 8,
      picture: 'closure-4x4-straight-1b',
      lengthInches: length,
    })),
  },
  {
    category: 'other',
    slug: 'salon-colour-ring-set',
    code: 'RING3',
    name: ['Salon colour ring set, three rings', '沙龙色环三只装'],
    about: [
      'Three rings, so that one can stay at each chair. The locks can be changed one by one when a shade is renewed; new locks cost nothing for two years.',
      '三只色环，每个座位一只。颜色更新时可逐束更换，两年内换样免费。',
    ],
    style: 'Colour Ring',
    material: 'Human Hair',
    facts: [fact(contents, ['3 rings of 14 locks', '3 只色环，各 14 束'])],
    pieces: [piece(4500, 180, 'sample-ring-ring')],
  },
  {
    category: 'other',
    slug: 'display-heads-set',
    code: 'HEAD3',
    name: ['Display heads, set of three', '展示假人头 三只装'],
    about: [
      'Three faceless heads in one height for a shop window or a live stream. They stack for transport and stand without a clamp.',
      '三只同高无脸假人头，适合橱窗或直播间陈列。可叠放运输，无需支架夹。',
    ],
    style: 'Mannequin Head',
    material: 'Foam',
    facts: [fact(size, ['22 in round, 30 cm high, each', '每只头围 22 英寸，高 30 厘米'])],
    pieces: [piece(6900, 1440, 'mannequin-head')],
  },
  {
    category: 'other',
    slug: 'salon-wig-caps-box',
    code: 'CAP50',
    name: ['Wig caps, salon box of 50', '发网帽 沙龙装 50 顶'],
    about: [
      'Fifty mesh caps, each in its own sleeve, for fittings. Half brown and half beige, or one shade throughout.',
      '五十顶网眼发网帽，独立包装，供试戴使用。棕米各半，或单一颜色。',
    ],
    style: 'Wig Cap',
    material: 'Nylon',
    facts: [fact(contents, ['50 caps in sleeves', '50 顶独立包装'])],
    pieces: [piece(4200, 500, 'wig-cap-brown', { Shade: 'Brown' }), piece(4200, 500, 'wig-cap-beige', { Shade: 'Beige' })],
  },
  {
    category: 'other',
    slug: 'satin-bags-for-packing',
    code: 'BAG20',
    name: ['Satin bags for packing, 20 pieces', '包装用缎面袋 20 只'],
    about: [
      'Plain satin bags for shops that pack under their own name. A logo can be printed from 50 pieces on: ask for a proof on the packaging page.',
      '素面缎袋，供自有品牌包装。50 只起可印标，请在包装定制页面索取打样。',
    ],
    style: 'Storage Bag',
    material: 'Satin',
    facts: [fact(size, ['20 x 30 cm', '20x30 厘米'])],
    pieces: [piece(5200, 600, 'satin-bag-blush', { Shade: 'Blush' }), piece(5200, 600, 'satin-bag-wine', { Shade: 'Wine' })],
  },
  {
    category: 'sales-promotion',
    slug: 'wig-day-set',
    code: 'DAYS',
    name: ['Care deal: bonnet, band, cap, comb', '护理优惠套装 睡帽 弹力带 发网帽 尖尾梳'],
    about: [
      'Four small things at a fifth less than their sum. A useful addition to a first wig, and light enough not to change the shipping step.',
      '四件小物，比单买便宜五分之一。适合搭配第一顶假发，重量轻，一般不增加运费档。',
    ],
    style: 'Set',
    material: 'Mixed',
    facts: [fact(contents, ['Bonnet, band, cap, comb', '睡帽、弹力带、发网帽、尖尾梳'])],
    pieces: [piece(1990, 140, 'satin-bonnet-rose')],
  },
];

/** The piece of /test-sku: 24 in #613 Blonde is not made, so that choice is impossible. */
const test: PiecesPlan = {
  category: 'other',
  slug: 'test-sku',
  code: 'TEST',
  name: ['Test piece in every state', '各种状态的测试商品'],
  about: [
    'Shows every state a choice can have: available, sold out, not made, discounted, made to order. It is hidden from lists and never sent.',
    '展示选项的各种状态：有货、售罄、不生产、折扣、定制。不出现在列表中，也不会发货。',
  ],
  style: 'Long',
  material: 'Human Hair',
  texture: 'Body Wave',
  isHidden: true,
  facts: [fact(use, ['Trying the product page', '商品页测试'])],
  pieces: [
    piece(12000, 150, 'wig-body-wave-1b', { Length: '16 in', Color: '#1B Natural Black' }),
    { ...piece(14000, 170, 'wig-body-wave-1b', { Length: '20 in', Color: '#1B Natural Black' }), isSoldOut: true },
    { ...piece(17000, 190, 'wig-body-wave-1b', { Length: '24 in', Color: '#1B Natural Black' }), isMadeToOrder: true },
    { ...piece(15000, 150, 'wig-body-wave-613', { Length: '16 in', Color: '#613 Blonde' }), discountBp: 9000 },
    { ...piece(17500, 170, 'wig-body-wave-613', { Length: '20 in', Color: '#613 Blonde' }), discountBp: 9000 },
  ],
};

/** What a composed piece lies in a cart as; its price is that of its estimate, and nobody can buy it without one. */
const made = (code: string, slug: string, name: readonly [string, string], picture: string): PiecesPlan => ({
  category: 'other',
  slug,
  code,
  name,
  about: [
    `${name[0]}: composed by you, made in our workshop. The price is that of your estimate.`,
    `${name[1]}：由您搭配、由我们工坊制作，价格以估价单为准。`,
  ],
  style: 'Set',
  material: 'Human Hair',
  isHidden: true,
  facts: [fact(use, ['Made to order', '定制'])],
  pieces: [{ ...piece(2000, 200, picture), isMadeToOrder: true, isSoldOut: true }],
});
const madeForYou: readonly PiecesPlan[] = [
  made('MADE-WIG', 'wig-made-for-you', ['Wig made for you', '为您定制的假发'], 'wig-body-wave-1b'),
  made('MADE-LACE', 'lace-piece-made-for-you', ['Closure or frontal made for you', '为您定制的发块'], 'wig-body-wave-1b'),
  made('MADE-BUNDLE', 'bundles-made-for-you', ['Bundles made for you', '为您定制的发帘'], 'wig-body-wave-1b'),
];

export const piecesPlans: readonly PiecesPlan[] = [...samples, ...accessories, ...business, test, ...madeForYou];
