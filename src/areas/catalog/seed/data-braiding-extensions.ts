import { type HairPlan, inches, shades } from './plan.ts';

const braiding = { category: 'hair-braiding', form: 'braiding' } as const;
const extension = { category: 'hair-extensions', form: 'extension' } as const;

export const braidingPlans: readonly HairPlan[] = [
  {
    ...braiding, slug: 'boho-braiding-hair-water-wave', code: 'BOWW', name: ['Boho braiding hair, water wave bulk', '波西米亚编发散发 水波纹'],
    about: [
      'Loose human hair without a weft, to be fed into knotless braids for the open curls. 50 g to a hank; two or three do a head when mixed with synthetic for the braid itself. Curls return with water.',
      '无帘头的真人散发，编入无结辫中留出卷发。每束 50 克，辫身混用化纤时两到三束够一头。沾水回卷。',
    ],
    texture: 'Water Wave', style: 'Boho Bulk', grams: [50, 50], lengths: inches(14, 26), colours: shades('t1b27 1b 4 27'), origin: 'india', lightUpToInches: 22, factor: 0.95,
  },
  {
    ...braiding, slug: 'boho-braiding-hair-deep-wave', code: 'BODW', name: ['Boho braiding hair, deep wave bulk', '波西米亚编发散发 深波浪'],
    about: [
      'A tighter curl than water wave, for boho braids that are worn three to four weeks. Tied at the root in one direction, so it does not slip while you feed it in.',
      '比水波纹更紧的卷，适合佩戴三到四周的波西米亚辫。发根同向束扎，编入时不滑落。',
    ],
    texture: 'Deep Wave', style: 'Boho Bulk', grams: [50, 50], lengths: inches(14, 24), colours: shades('1b 30'), origin: 'myanmar', geometry: 'braiding-deep-bulk',
  },
  {
    ...braiding, slug: 'deep-wave-bulk-braiding-hair', code: 'DWBK', name: ['Deep wave bulk hair, 100 g', '深波浪散发 100 克'],
    about: [
      'For crochet and micro braids: 100 g, double drawn, both ends blunt. Steam set; can be coloured darker at home.',
      '适合钩编与细辫：100 克，双抽，两端齐整。蒸汽定型，可在家染深。',
    ],
    texture: 'Deep Wave', style: 'Bulk', grams: [100, 100], lengths: inches(12, 24), colours: shades('30 1b'), origin: 'myanmar', isDoubleDrawn: true, factor: 1.1,
  },
  {
    ...braiding, slug: 'raw-wavy-bulk-braiding-hair', code: 'RWBK', name: ['Raw wavy bulk hair', '原发波浪散发'],
    about: [
      'Unprocessed hair as it was cut, tied in hanks of 100 g. The wave differs a little from hank to hank. Soak it once before braiding, so that it settles.',
      '未经加工的原发，每束 100 克。波纹每束略有差异。编发前浸水一次使其定型。',
    ],
    texture: 'Water Wave', style: 'Bulk', grams: [100, 100], lengths: inches(16, 30), colours: shades('1b'), origin: 'cambodia', isRaw: true, factor: 1.05, geometry: 'braiding-boho-bulk',
  },
  {
    ...braiding, slug: 'straight-bulk-braiding-hair', code: 'STBK', name: ['Straight bulk hair for micro braids', '细辫用直发散发'],
    about: [
      'Straight strands without weft or glue, drawn to one length for micro braids and individual plaits. 100 g. Seal the ends with a knot, not with flame: this is hair, not fibre.',
      '无帘头无胶的直发，长度抽齐，适合细辫与单股辫。100 克。发尾请打结收口，勿用火烧，这是真发而非化纤。',
    ],
    texture: 'Straight', style: 'Bulk', grams: [100, 100], lengths: inches(12, 28), colours: shades('1b 99j 30'), origin: 'india', geometry: 'braiding-3-strand',
  },
  {
    ...braiding, slug: 'kinky-bulk-braiding-hair', code: 'KCBK', name: ['Kinky curly bulk hair', '小卷曲散发'],
    about: [
      'Matches type 4 hair for crochet, locs repair and twist-outs. The strands grip each other, so a small amount goes far: 50 g for a half head of crochet.',
      '与 4 型发质相配，适合钩编、补辫与扭卷。发丝相互抓附，用量省，50 克可做半头钩编。',
    ],
    texture: 'Kinky Curly', style: 'Bulk', grams: [50, 50], lengths: inches(12, 20), colours: shades('1b 30'), origin: 'india', factor: 0.9, geometry: 'braiding-deep-bulk',
  },
  {
    ...braiding, slug: 'three-strand-braided-hair', code: 'B3', name: ['Three-strand braids, ready to attach', '成品三股辫'],
    about: [
      'Sixteen braids tied by hand with a loop at the top, for crochet installs in under an hour. 90 g a pack at 18 in. Human hair through and through, so it may be washed and oiled like your own.',
      '手编十六条，顶端带环，钩编不到一小时即可装完。18 英寸每包 90 克。全真人发，可像自己的头发一样清洗、抹油。',
    ],
    texture: 'Straight', style: 'Braids', grams: [90, 110], lengths: inches(14, 26), colours: shades('30 1b 99j p1b613'), origin: 'india', lightUpToInches: 20, factor: 1.05,
  },
  {
    ...braiding, slug: 'box-braid-ponytail', code: 'BXPT', name: ['Box braid ponytail, drawstring', '方格辫抽绳马尾'],
    about: [
      'Forty box braids on a drawstring cap with two combs. On in a minute over a low bun; lies flat because the base is 3 mm thick. Cleanse the braids with diluted shampoo in a bottle.',
      '四十条方格辫，抽绳底座配两把插梳。套在低髻上一分钟完成，底座仅 3 毫米厚，贴合头型。用瓶装稀释洗发水清洗辫身。',
    ],
    texture: 'Straight', style: 'Box Braid Ponytail', lengths: inches(16, 30), colours: shades('4 1b t1b27'), origin: 'india', lightUpToInches: 24, factor: 1.12,
  },
  {
    ...braiding, slug: 'human-hair-curly-ends-pack', code: 'CEND', name: ['Curly ends for goddess braids', '女神辫卷发尾'],
    about: [
      'Short hanks for the ends alone, when the braid itself is your own hair. 40 g to a pack. Cut to measure; the curl begins 3 in below the tie.',
      '辫身用自己的头发，只在发尾接入短束卷发。每包 40 克，可按需裁剪，束扎处下 3 英寸起卷。',
    ],
    texture: 'Water Wave', style: 'Boho Bulk', grams: [40, 40], lengths: [12, 14, 16], colours: shades('27 1b 4'), origin: 'india', factor: 0.8,
  },
];

export const extensionPlans: readonly HairPlan[] = [
  {
    ...extension, slug: 'straight-clip-in-extensions', code: 'CLST', name: ['Straight clip-in extensions, seven pieces', '直发卡子接发 七片装'],
    about: [
      'Seven wefts with eighteen steel clips, lined with silicone so that they hold without scratching. 120 g up to 18 in, 160 g above. Take them out at night.',
      '七片发帘，十八个不锈钢卡子，内衬硅胶，稳固不伤发。18 英寸以内 120 克，以上 160 克。睡前请取下。',
    ],
    texture: 'Straight', style: 'Clip-in', cap: 'Clip-in', grams: [120, 160], lengths: inches(12, 24), colours: shades('27 1b 2 4 613 p427'), origin: 'india', lightUpToInches: 22,
  },
  {
    ...extension, slug: 'body-wave-clip-in-extensions', code: 'CLBW', name: ['Body wave clip-in extensions', '大波浪卡子接发'],
    about: [
      'The same seven pieces with a steam-set wave, for hair that is worn curled. Brush out before the first wear, as the wave is packed tight.',
      '同样七片装，蒸汽定型波浪，适合卷发造型。首次佩戴前请梳开，包装时卷度较紧。',
    ],
    texture: 'Body Wave', style: 'Clip-in', cap: 'Clip-in', grams: [120, 160], lengths: inches(14, 24), colours: shades('4 1b 27'), origin: 'india', lightUpToInches: 22,
  },
  {
    ...extension, slug: 'flat-base-clip-in-extensions', code: 'CLFB', name: ['Flat base clip-in extensions', '隐形底座卡子接发'],
    about: [
      'The hair is set in a band of polyurethane 1 mm thick instead of a sewn weft, so the pieces lie flat in fine hair. Eight pieces, 130 g. Double drawn.',
      '发丝固定在 1 毫米厚的聚氨酯底条上，取代缝帘，细软发也不显痕迹。八片，130 克，双抽。',
    ],
    texture: 'Straight', style: 'Clip-in', cap: 'Clip-in', grams: [130, 130], lengths: inches(14, 24), colours: shades('2 1b 613'), origin: 'vietnam', isDoubleDrawn: true, lightUpToInches: 20, factor: 0.95,
  },
  {
    ...extension, slug: 'kinky-curly-clip-in-extensions', code: 'CLKC', name: ['Kinky curly clip-in extensions', '小卷曲卡子接发'],
    about: [
      'For natural hair worn out: eight wefts of 3C curls that meet a twist-out without heat. 140 g. The clips are set 1 in in from the edge, so that they do not show.',
      '适合自然卷：八片 3C 小卷，无需加热即可与扭卷衔接。140 克。卡子距边 1 英寸，不外露。',
    ],
    texture: 'Kinky Curly', style: 'Clip-in', cap: 'Clip-in', grams: [140, 140], lengths: inches(12, 20), colours: shades('1b 4'), origin: 'india', factor: 1.08, geometry: 'ponytail-kinky-curly',
  },
  {
    ...extension, slug: 'straight-tape-in-extensions', code: 'TPST', name: ['Straight tape-in extensions, 20 pieces', '直发胶带接发 20 片'],
    about: [
      'Twenty tabs of 4 cm, 2.5 g each, with American medical tape. A stylist sets them in forty minutes and moves them up after six to eight weeks. Forty pieces give full volume.',
      '二十片，每片宽 4 厘米、重 2.5 克，采用美国医用胶带。发型师约四十分钟装好，六到八周后上移。四十片为整头量。',
    ],
    texture: 'Straight', style: 'Tape-in', cap: 'Tape-in', grams: [50, 50], lengths: inches(14, 24), colours: shades('4 1b 27 613 silver'), origin: 'vietnam', lightUpToInches: 22, factor: 0.95,
  },
  {
    ...extension, slug: 'body-wave-tape-in-extensions', code: 'TPBW', name: ['Body wave tape-in extensions', '大波浪胶带接发'],
    about: [
      'Waved tape-ins for hair that air-dries with a bend. Twenty tabs, 50 g. Keep oil and conditioner 2 cm away from the tape.',
      '适合自然晾干带弯度的发质。二十片，50 克。精油与护发素请距胶带 2 厘米以上。',
    ],
    texture: 'Body Wave', style: 'Tape-in', cap: 'Tape-in', grams: [50, 50], lengths: inches(14, 22), colours: shades('1b 4'), origin: 'vietnam', geometry: 'tape-in-straight',
  },
  {
    ...extension, slug: 'straight-i-tip-extensions', code: 'ITST', name: ['Straight I-tip strands, 100 pieces', '直发 I 型棒接发 100 根'],
    about: [
      'A hundred strands of 1 g with a keratin tip, for micro links; no glue and no heat at the root. The tips may be cut and set again after ten weeks. Double drawn.',
      '一百根，每根 1 克，角蛋白棒头，配合微型扣环，不用胶不加热。约十周后可剪去旧棒头重新使用。双抽。',
    ],
    texture: 'Straight', style: 'I-Tip', cap: 'I-Tip', grams: [100, 100], lengths: inches(16, 26), colours: shades('1b 2 613'), origin: 'vietnam', isDoubleDrawn: true, lightUpToInches: 22, geometry: 'tape-in-straight',
  },
  {
    ...extension, slug: 'hand-tied-weft-extensions', code: 'HTST', name: ['Hand-tied weft, straight', '手织直发发排'],
    about: [
      'Six wefts tied by hand, 0.8 mm at the seam, to be stacked two or three in a row. 100 g. They must not be cut across; fold them back instead. Made to order in your length.',
      '六排手织发排，接缝厚 0.8 毫米，可两三排叠加。100 克。不可横向剪断，需折回使用。按所选长度接单制作。',
    ],
    texture: 'Straight', style: 'Weft', cap: 'Weft', grams: [100, 100], lengths: inches(16, 24), colours: shades('4 1b 27'), origin: 'vietnam', isMadeToOrder: true, factor: 1.5, geometry: 'tape-in-straight',
  },
  {
    ...extension, slug: 'straight-drawstring-ponytail', code: 'PTST', name: ['Straight ponytail, wrap around', '直发缠绕马尾'],
    about: [
      'A comb slides into your own tail and a strand wraps round it. Lies close, holds through a working day. {g 20 0} g at 20 in.',
      '插梳固定在自己的马尾上，再用一缕发丝缠绕。服帖，一整天不松。20 英寸重 {g 20 0} 克。',
    ],
    texture: 'Straight', style: 'Ponytail', cap: 'Ponytail', lengths: inches(14, 30), colours: shades('27 1b 4 613'), origin: 'india', lightUpToInches: 24, factor: 0.92,
  },
  {
    ...extension, slug: 'loose-wave-ponytail', code: 'PTLW', name: ['Loose wave ponytail', '松波浪马尾'],
    about: [
      'Wide bends from a wrap-around base, with a clip and a strip of hook tape. Dry shampoo at the base keeps it in place on slippery hair.',
      '缠绕式底座配卡子与魔术贴，发身大弯。发质顺滑时，在底座处喷少量干洗喷雾更稳固。',
    ],
    texture: 'Loose Wave', style: 'Ponytail', cap: 'Ponytail', lengths: inches(16, 28), colours: shades('t1b27 1b 27'), origin: 'india', lightUpToInches: 24, factor: 0.95,
  },
  {
    ...extension, slug: 'kinky-curly-ponytail', code: 'PTKC', name: ['Kinky curly drawstring puff', '小卷曲抽绳发包'],
    about: [
      'A puff for a smoothed-back head: drawstring, two combs, stretch net. 10 in curls give a round shape, longer ones fall as a tail.',
      '适合梳光头型：抽绳、两把插梳、弹力网底。10 英寸呈圆形发包，更长则垂成马尾。',
    ],
    texture: 'Kinky Curly', style: 'Ponytail', cap: 'Ponytail', lengths: inches(10, 22), colours: shades('4 1b'), origin: 'india', factor: 1,
  },
  {
    ...extension, slug: 'halo-hair-extension', code: 'HALO', name: ['Halo extension on a clear wire', '隐形线圈接发'],
    about: [
      'One weft of 110 g on a nylon wire that rests on the head under your top layer; no clip, no tape. The wire is adjustable from 20 to 24 in and two spares are in the box.',
      '一片 110 克发帘，由隐形尼龙线圈托在顶层头发下，不用卡子和胶带。线圈 20 至 24 英寸可调，附两条备用。',
    ],
    texture: 'Straight', style: 'Halo', cap: 'Halo', grams: [110, 110], lengths: inches(14, 22), colours: shades('p427 1b 4'), origin: 'india', factor: 1.02, geometry: 'clip-in-straight',
  },
];
