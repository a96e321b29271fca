import { type HairPlan, inches, type Lace, shades } from './plan.ts';

const hd: readonly Lace[] = ['HD Lace'];
const clear: readonly Lace[] = ['Transparent Lace'];
const both: readonly Lace[] = ['HD Lace', 'Transparent Lace'];
const closure = { category: 'closure-frontal', form: 'lace-piece', style: 'Closure' } as const;
const frontal = { category: 'closure-frontal', form: 'lace-piece', style: 'Frontal' } as const;

export const lacePiecePlans: readonly HairPlan[] = [
  {
    ...closure, slug: 'straight-closure-4x4', code: 'ST44', name: ['Straight closure, 4x4', '直发顶发块 4x4'],
    about: [
      'Transparent lace of 4 by 4 in with the knots left dark; a stylist bleaches them in ten minutes. Choose a free part to set it yourself, or a middle part plucked by us. Length counts from the lace edge.',
      '4x4 英寸透明蕾丝，发结未漂，发型师十分钟即可漂好。可选自由分缝，或由我们做好的中分。长度从蕾丝边缘量起。',
    ],
    texture: 'Straight', laceSize: '4x4', laces: clear, lengths: inches(10, 22), parts: ['Free Part', 'Middle Part'], colours: shades('1b 4'), origin: 'india',
  },
  {
    ...closure, slug: 'body-wave-closure-4x4', code: 'BW44', name: ['Body wave closure, 4x4', '大波浪顶发块 4x4'],
    about: [
      'Waved in the same steam as our body wave bundles, so the two meet without a step. HD or transparent lace. Take it 2 to 4 in shorter than your longest bundle.',
      '与大波浪发帘同炉定型，衔接处无断层。HD 或透明蕾丝可选。建议比最长发帘短 2 到 4 英寸。',
    ],
    texture: 'Body Wave', laceSize: '4x4', laces: both, lengths: inches(10, 22), colours: shades('1b 99j'), origin: 'india',
  },
  {
    ...closure, slug: 'deep-wave-closure-4x4', code: 'DW44', name: ['Deep wave closure, 4x4', '深波浪顶发块 4x4'],
    about: [
      'Dense at the edge, lighter along the part, as hair grows. The curl hides the weft line behind it. Made to sit with deep wave and water wave bundles.',
      '边缘较密，分缝处较疏，接近自然生长。卷度可遮住后方帘头。适合搭配深波浪与水波纹发帘。',
    ],
    texture: 'Deep Wave', laceSize: '4x4', laces: clear, lengths: inches(10, 20), parts: ['Free Part', 'Middle Part'], colours: shades('1b 4'), origin: 'myanmar',
  },
  {
    ...closure, slug: 'kinky-curly-closure-4x4', code: 'KC44', name: ['Kinky curly closure, 4x4', '小卷曲顶发块 4x4'],
    about: [
      'Coils are tied in with two hairs a knot; single knots would not carry the curl. Transparent lace. Dampen it before you judge the length.',
      '每结两根以承托小卷，单结不足以固定卷度。透明蕾丝。判断长度前请先打湿。',
    ],
    texture: 'Kinky Curly', laceSize: '4x4', laces: clear, lengths: inches(10, 20), colours: shades('1b'), origin: 'india',
  },
  {
    ...closure, slug: 'straight-closure-5x5-hd', code: 'ST55', name: ['Straight closure, 5x5 HD', '直发顶发块 5x5 HD'],
    about: [
      'HD lace 0.06 mm thick: it takes the tone of the skin under it without tint. Single knots, bleached. Handle the wet lace flat, never wring it.',
      'HD 蕾丝厚 0.06 毫米，不染色也能透出肤色。单结漂白。湿蕾丝请平放处理，不可拧绞。',
    ],
    texture: 'Straight', laceSize: '5x5', laces: hd, lengths: inches(12, 22), colours: shades('1b 613'), origin: 'vietnam',
  },
  {
    ...closure, slug: 'body-wave-closure-5x5-hd', code: 'BW55', name: ['Body wave closure, 5x5 HD', '大波浪顶发块 5x5 HD'],
    about: [
      'An inch more lace each way than a 4x4, so the part can sit off the middle. Pre-plucked along the first 2 in. Lasts six months to a year in a sew-in that is redone every eight weeks.',
      '比 4x4 每边多 1 英寸，分缝可偏离正中。前 2 英寸已预拔。缝发每八周重做一次，可用六个月到一年。',
    ],
    texture: 'Body Wave', laceSize: '5x5', laces: hd, lengths: inches(12, 22), colours: shades('1b 613'), origin: 'vietnam',
  },
  {
    ...closure, slug: 'deep-wave-closure-5x5-hd', code: 'DW55', name: ['Deep wave closure, 5x5 HD', '深波浪顶发块 5x5 HD'],
    about: [
      'HD lace under a close wave. The knots are bleached lightly, because curls hide them and strong bleach weakens the tie. Comes pinned to card; steam it before sewing.',
      'HD 蕾丝配紧密波纹。卷发能遮发结，只做轻漂，以免损伤结扣。固定在卡纸上寄出，缝制前请过蒸汽。',
    ],
    texture: 'Deep Wave', laceSize: '5x5', laces: hd, lengths: inches(12, 20), colours: shades('1b 4'), origin: 'myanmar',
  },
  {
    ...closure, slug: 'water-wave-closure-5x5', code: 'WW55', name: ['Water wave closure, 5x5', '水波纹顶发块 5x5'],
    about: [
      'Free part, transparent lace, 120% density at the edge and 150% behind. Made for water wave bundles; with loose wave it also works once brushed out.',
      '自由分缝，透明蕾丝，边缘密度 120%，后部 150%。与水波纹发帘配套；与松波浪搭配时梳开即可。',
    ],
    texture: 'Water Wave', laceSize: '5x5', laces: clear, lengths: inches(12, 20), colours: shades('1b 4'), origin: 'myanmar',
  },
  {
    ...closure, slug: 'straight-closure-6x6-hd', code: 'ST66', name: ['Straight closure, 6x6 HD', '直发顶发块 6x6 HD'],
    about: [
      'Covers the crown as far as most partings go, at two thirds of the price of a frontal. Bleached knots, plucked edge, baby hair cut in at the temples.',
      '覆盖头顶大部分分缝范围，价格约为前额发块的三分之二。漂结，预拔边缘，鬓角剪有绒毛发。',
    ],
    texture: 'Straight', laceSize: '6x6', laces: hd, lengths: inches(12, 22), colours: shades('1b'), origin: 'vietnam',
  },
  {
    ...closure, slug: 'body-wave-closure-7x7-hd', code: 'BW77', name: ['Body wave closure, 7x7 HD', '大波浪顶发块 7x7 HD'],
    about: [
      'The widest closure we knot. It parts anywhere on top of the head and still lets you sew the sides down, which a frontal does not. Made in small lots, twice a month.',
      '本厂最大的顶发块。头顶任意分缝，两侧仍可缝合，这是前额发块做不到的。每月小批量生产两次。',
    ],
    texture: 'Body Wave', laceSize: '7x7', laces: hd, lengths: inches(14, 22), colours: shades('1b'), origin: 'vietnam', isMadeToOrder: true,
  },
  {
    ...closure, slug: 'straight-closure-2x6', code: 'ST26', name: ['Straight closure, 2x6 deep part', '直发顶发块 2x6 深分缝'],
    about: [
      'A strip 2 in wide and 6 in long for one deep part, middle or side. Needs little lace work and keeps most of your own edges covered by wefts.',
      '宽 2 英寸、长 6 英寸的条形蕾丝，做一条深中分或侧分。蕾丝处理少，两侧由发帘覆盖。',
    ],
    texture: 'Straight', laceSize: '2x6', laces: both, lengths: inches(12, 20), colours: shades('1b'), origin: 'china',
  },
  {
    ...frontal, slug: 'straight-frontal-13x4', code: 'ST134', name: ['Straight frontal, 13x4', '直发前额发块 13x4'],
    about: [
      'From ear to ear, 13 in along the hairline and 4 in deep. Transparent lace, knots bleached on the first three rows. Two bundles and this piece cover a head up to 16 in.',
      '耳到耳，沿发际线 13 英寸、深 4 英寸。透明蕾丝，前三排漂结。16 英寸以内配两帘即可完成一头。',
    ],
    texture: 'Straight', laceSize: '13x4', laces: clear, lengths: inches(10, 24), colours: shades('1b 2 613'), origin: 'india', lightUpToInches: 20,
  },
  {
    ...frontal, slug: 'body-wave-frontal-13x4', code: 'BW134', name: ['Body wave frontal, 13x4', '大波浪前额发块 13x4'],
    about: [
      'HD or transparent lace, same wave as the bundles. The hairline is plucked to an uneven edge with a fine tweezer, as hair grows. Weighs 60 to 85 g by length.',
      'HD 或透明蕾丝，波纹与发帘一致。发际线用细镊预拔成不规则边缘，接近自然生长。按长度重 60 到 85 克。',
    ],
    texture: 'Body Wave', laceSize: '13x4', laces: both, lengths: inches(12, 22), colours: shades('4 1b 613'), origin: 'india', lightUpToInches: 18,
  },
  {
    ...frontal, slug: 'deep-wave-frontal-13x4-hd', code: 'DW134', name: ['Deep wave frontal, 13x4 HD', '深波浪前额发块 13x4 HD'],
    about: [
      'A frontal for curly sew-ins worn off the face. HD lace, single knots in front, double behind for strength. Tie it down with a band for ten minutes after gluing.',
      '适合露额的卷发缝发。HD 蕾丝，前部单结，后部双结更牢固。上胶后用弹力带压十分钟。',
    ],
    texture: 'Deep Wave', laceSize: '13x4', laces: hd, lengths: inches(12, 22), colours: shades('1b 4'), origin: 'myanmar',
  },
  {
    ...frontal, slug: 'straight-frontal-13x6-hd', code: 'ST136', name: ['Straight frontal, 13x6 HD', '直发前额发块 13x6 HD'],
    about: [
      'Two inches deeper than the 13x4, for a part that runs to the crown. HD Swiss lace is thin: lay it on dry adhesive, wait until it is tacky, and press once.',
      '比 13x4 深 2 英寸，分缝可延伸至头顶。HD 瑞士蕾丝很薄，胶水半干发黏后再按压一次即可。',
    ],
    texture: 'Straight', laceSize: '13x6', laces: hd, lengths: inches(14, 24), colours: shades('1b 2'), origin: 'vietnam',
  },
  {
    ...frontal, slug: 'body-wave-frontal-13x6-hd', code: 'BW136', name: ['Body wave frontal, 13x6 HD', '大波浪前额发块 13x6 HD'],
    about: [
      'For wigs made at home: the deep lace lets you sew the wefts further back and hides the first track. Weighed before packing; the label gives the grams.',
      '适合自制假发：蕾丝较深，发帘可缝得更靠后，首排不外露。包装前称重，克数见标签。',
    ],
    texture: 'Body Wave', laceSize: '13x6', laces: hd, lengths: inches(14, 24), colours: shades('1b'), origin: 'vietnam',
  },
  {
    ...frontal, slug: 'straight-360-lace-band', code: 'ST360', name: ['Straight 360 lace band', '直发 360 蕾丝圈'],
    about: [
      'A ring of lace for the whole hairline, open on top for two bundles. For ponytails and updos. Not made in HD, which would tear at the ear tabs.',
      '覆盖整圈发际的蕾丝圈，顶部留空可缝两帘。适合马尾与盘发。不做 HD，因耳侧受力会撕裂。',
    ],
    texture: 'Straight', laceSize: '360', laces: clear, lengths: inches(12, 22), colours: shades('1b'), origin: 'india', isMadeToOrder: true,
  },
];
