import { type HairPlan, inches, shades } from './plan.ts';

const single = { category: 'bundle', form: 'bundle', style: 'Single Bundle' } as const;
const three = { category: 'bundle', form: 'bundle-set', style: 'Three Bundles' } as const;

export const bundlePlans: readonly HairPlan[] = [
  {
    ...single, slug: 'straight-hair-bundle', code: 'ST', name: ['Straight hair bundle', '直发发帘'],
    about: [
      'One weft of 100 g, double stitched, with hair cut in one direction. Natural black is left unprocessed; the other shades are dyed. Three make a full head up to 18 in, four from 20 in.',
      '一帘 100 克，双线缝制，顺向剪发。自然黑未经加工，其余颜色为染色。18 英寸以内三帘够一头，20 英寸起建议四帘。',
    ],
    texture: 'Straight', lengths: inches(8, 30), colours: shades('1b 1 2 4 27 613'), origin: 'india', lightUpToInches: 26,
  },
  {
    ...single, slug: 'body-wave-hair-bundle', code: 'BW', name: ['Body wave hair bundle', '大波浪发帘'],
    about: [
      'The wave is set by steam at 110 °C over six hours, without acid, so it survives washing. 100 g, within 5 g either way. Cut between the stitches, never through the weft.',
      '110 °C 蒸汽定型六小时，不用酸洗，清洗后波浪仍在。每帘 100 克，误差 5 克以内。裁剪时剪在针脚之间，不要剪断帘头。',
    ],
    texture: 'Body Wave', lengths: inches(8, 30), colours: shades('4 1b 2 27 99j t1b27'), origin: 'india', lightUpToInches: 26,
  },
  {
    ...single, slug: 'loose-wave-hair-bundle', code: 'LW', name: ['Loose wave hair bundle', '松波浪发帘'],
    about: [
      'Wide, soft bends that fall out to a blow-dried look after some days and come back with water. The weft is 1.2 m long at 20 in and lies flat on cornrows.',
      '宽松柔和的弯度，几天后会变成吹风造型的效果，沾水即可恢复。20 英寸的帘头长 1.2 米，贴合底辫。',
    ],
    texture: 'Loose Wave', lengths: inches(10, 28), colours: shades('27 1b 4'), origin: 'cambodia', lightUpToInches: 24,
  },
  {
    ...single, slug: 'deep-wave-hair-bundle', code: 'DW', name: ['Deep wave hair bundle', '深波浪发帘'],
    about: [
      'A close wave with body at the root. It draws up about 2 in, so a 20 in bundle falls like 18. Keep it in two loose plaits at night and detangle with your fingers first.',
      '波纹紧密，发根蓬松。卷后约缩 2 英寸，20 英寸垂下约 18 英寸。夜间编成两条松辫，先用手指梳通。',
    ],
    texture: 'Deep Wave', lengths: inches(10, 28), colours: shades('1b 4 30 99j'), origin: 'myanmar',
  },
  {
    ...single, slug: 'water-wave-hair-bundle', code: 'WW', name: ['Water wave hair bundle', '水波纹发帘'],
    about: [
      'S-curls of uneven size, as naturally wavy hair dries. 100 g on a machine weft with a lock stitch. Takes a light gel well; heavy oils make it stringy.',
      '大小不一的 S 形卷，像自然卷发晾干后的样子。机制帘头锁边，每帘 100 克。适合轻薄啫喱，厚重精油会使其结缕。',
    ],
    texture: 'Water Wave', lengths: inches(10, 26), colours: shades('1b 4 99j'), origin: 'myanmar',
  },
  {
    ...single, slug: 'kinky-curly-hair-bundle', code: 'KC', name: ['Kinky curly hair bundle', '小卷曲发帘'],
    about: [
      'Coils 8 mm across that match 3C and 4A hair. The bundle looks shorter than the tape says: 18 in falls to about 12. Never brush it dry.',
      '直径 8 毫米的小卷，与 3C、4A 发质相配。看上去比标注短：18 英寸垂下约 12 英寸。切勿干梳。',
    ],
    texture: 'Kinky Curly', lengths: inches(10, 26), colours: shades('1b 4 30'), origin: 'india',
  },
  {
    ...single, slug: 'yaki-straight-hair-bundle', code: 'YK', name: ['Yaki straight hair bundle', '雅基直发发帘'],
    about: [
      'Pressed with a fine texture so that it blends with relaxed hair. 100 g; the ends are trimmed once. Holds a roller set for two days.',
      '压制细微纹理，与拉直后的头发自然衔接。每帘 100 克，发尾修剪一次。卷筒造型可保持两天。',
    ],
    texture: 'Yaki Straight', lengths: inches(10, 24), colours: shades('1b 1 2'), origin: 'india',
  },
  {
    ...single, slug: 'raw-vietnamese-straight-bundle', code: 'RVST', name: ['Raw Vietnamese straight bundle', '越南原发直发发帘'],
    about: [
      'Cut from one donor, washed, wefted and nothing else: no acid, no silicone, no dye. Shade varies between #1B and #2 from bundle to bundle, so order all pieces of one head together. It can be lifted to #27.',
      '单人剪发，只清洗和缝帘，不酸洗、不上硅油、不染色。每帘颜色介于 #1B 与 #2 之间，一头用量请一次下单。可褪至 #27。',
    ],
    texture: 'Straight', lengths: inches(12, 32), colours: shades('1b'), origin: 'vietnam', isRaw: true,
  },
  {
    ...single, slug: 'raw-cambodian-wavy-bundle', code: 'RCBW', name: ['Raw Cambodian wavy bundle', '柬埔寨原发波浪发帘'],
    about: [
      'The wave is the donor\'s own and differs a little from bundle to bundle. Thick strands, dense to the tip. Unprocessed; air-dry it to see the pattern and blow-dry it for straight.',
      '波纹来自捐发人本身，每帘略有不同。发丝较粗，发尾饱满。未经加工；自然晾干显波纹，吹风可拉直。',
    ],
    texture: 'Body Wave', lengths: inches(12, 30), colours: shades('1b'), origin: 'cambodia', isRaw: true,
  },
  {
    ...single, slug: 'raw-burmese-curly-bundle', code: 'RMDW', name: ['Raw Burmese curly bundle', '缅甸原发卷发发帘'],
    about: [
      'Natural curls from Mandalay, unprocessed, with the cuticle whole. Strands are fine, so it feels lighter than its 100 g. Curl returns with water and leave-in.',
      '来自曼德勒的自然卷，未经加工，毛鳞片完整。发丝细，手感比 100 克更轻。沾水加免洗护发素即可回卷。',
    ],
    texture: 'Deep Wave', lengths: inches(12, 28), colours: shades('1b'), origin: 'myanmar', isRaw: true,
  },
  {
    ...single, slug: 'double-drawn-bone-straight-bundle', code: 'DDST', name: ['Double drawn bone straight bundle', '双抽骨直发帘'],
    about: [
      'Short hair is drawn out twice, so at least 85% of the strands reach the full length. Two bundles do the work of three. 100 g on a weft 0.9 m long.',
      '两次抽除短发，至少 85% 的发丝达到标注长度，两帘可抵三帘。每帘 100 克，帘头长 0.9 米。',
    ],
    texture: 'Straight', lengths: inches(12, 36), colours: shades('1b 1 4'), origin: 'vietnam', isDoubleDrawn: true,
  },
  {
    ...single, slug: 'blonde-straight-bundle', code: 'ST613', name: ['Blonde #613 straight bundle', '#613 浅金直发发帘'],
    about: [
      'Lifted slowly at low strength over eight hours, then neutralised. Even from weft to tip, ready for toner or pastel. 100 g; a mask in every wash keeps it soft.',
      '低浓度慢褪八小时后中和，从帘头到发尾颜色均匀，可直接上色或染粉彩。每帘 100 克，每次清洗配合发膜可保持柔软。',
    ],
    texture: 'Straight', lengths: inches(10, 28), colours: shades('613'), origin: 'vietnam',
  },
  {
    ...single, slug: 'blonde-body-wave-bundle', code: 'BW613', name: ['Blonde #613 body wave bundle', '#613 浅金大波浪发帘'],
    about: [
      'The same lift as the straight blonde, then waved with steam. Dye it with conditioner-based colour first; it takes in a few minutes. Sewn with pale thread.',
      '与浅金直发同样的褪色工艺，再经蒸汽定型。建议先用护发型染膏，几分钟即可上色。帘头用浅色线缝制。',
    ],
    texture: 'Body Wave', lengths: inches(10, 28), colours: shades('613'), origin: 'vietnam',
  },
  {
    ...single, slug: 'silver-and-pink-straight-bundle', code: 'STFX', name: ['Fashion colour straight bundle', '潮色直发发帘'],
    about: [
      'Silver grey, pink and ginger over a blonde base. The colour is direct dye and washes paler over ten to fifteen washes; a tinted mask brings it back. Sold single, so that one can be mixed with natural black.',
      '以浅金为底的银灰、粉色与姜橙。直接染料上色，10 到 15 次清洗后变浅，可用染色发膜补色。单帘出售，可与自然黑混搭。',
    ],
    texture: 'Straight', lengths: inches(12, 24), colours: shades('pink silver 350'), origin: 'india',
  },
  {
    ...single, slug: 'extra-long-straight-bundle', code: 'XLST', name: ['Extra long straight bundle, 32 to 42 in', '加长直发发帘 32-42 英寸'],
    about: [
      'Hair above 32 in grows for seven years or more; every bundle is checked against the tape before packing. 100 g, so plan five for a full head. Wash it hanging, never piled up.',
      '32 英寸以上的头发需留长七年以上，每帘包装前逐一量尺。每帘 100 克，一头约需五帘。请垂直冲洗，不要堆揉。',
    ],
    texture: 'Straight', lengths: [32, 34, 36, 38, 40, 42], colours: shades('1b 1'), origin: 'vietnam',
  },
  {
    ...three, slug: 'straight-three-bundle-set', code: 'ST3', name: ['Straight set of three bundles', '直发三帘套装'],
    about: [
      'Three bundles of 100 g from the same lot: the longest as chosen, the others 2 and 4 in shorter, for a layered fall. Five percent less than bought one by one.',
      '同一批次三帘各 100 克：最长一帘按所选长度，另两帘各短 2 和 4 英寸，层次自然。比单买便宜 5%。',
    ],
    texture: 'Straight', lengths: inches(14, 28), colours: shades('1b 4 613'), origin: 'india',
  },
  {
    ...three, slug: 'body-wave-three-bundle-set', code: 'BW3', name: ['Body wave set of three bundles', '大波浪三帘套装'],
    about: [
      'Steamed together so that the wave is the same in all three. 300 g in all. The stated length is that of the longest bundle; the set steps down by 2 in.',
      '三帘同炉定型，波纹一致，共 300 克。标注长度为最长一帘，其余依次短 2 英寸。',
    ],
    texture: 'Body Wave', lengths: inches(14, 30), colours: shades('99j 1b 4 t1b27'), origin: 'india', lightUpToInches: 24,
  },
  {
    ...three, slug: 'deep-wave-three-bundle-set', code: 'DW3', name: ['Deep wave set of three bundles', '深波浪三帘套装'],
    about: [
      'For a full sew-in with a closure: 300 g, one lot, one curl. Rinse before installing, as the wave is packed tight for the journey.',
      '配一块顶发即可做整头：300 克，同批同卷。运输时压得较紧，安装前请先过水。',
    ],
    texture: 'Deep Wave', lengths: inches(14, 26), colours: shades('1b 4'), origin: 'myanmar',
  },
];
