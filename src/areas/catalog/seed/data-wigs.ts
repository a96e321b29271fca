import { type HairPlan, inches, type Lace, shades } from './plan.ts';

const hd: readonly Lace[] = ['HD Lace'];
const clear: readonly Lace[] = ['Transparent Lace'];
const both: readonly Lace[] = ['HD Lace', 'Transparent Lace'];
const base = { category: 'wig', form: 'wig', style: 'Long' } as const;

export const wigPlans: readonly HairPlan[] = [
  {
    ...base, slug: 'body-wave-lace-front-wig-13x4-hd', code: 'BW134', name: ['Body wave lace front wig, 13x4 HD', '大波浪前蕾丝假发 13x4 HD'],
    about: [
      'Ear-to-ear HD lace, 13 in wide and 4 in deep, with single knots bleached by hand. At 24 in and 180% it weighs {g 24 180} g. The wave is set with steam and comes back after washing when you scrunch the hair and let it dry in the air. Bleached shades are made up to 24 in, so that the ends stay strong.',
      '双耳之间的 HD 蕾丝宽 13 英寸、深 4 英寸，单结手工漂白。24 英寸、180% 密度重 {g 24 180} 克。波浪由蒸汽定型，洗后用手抓揉、自然晾干即可恢复。漂浅色最长做到 24 英寸，以保证发梢强度。',
    ],
    texture: 'Body Wave', cap: 'Lace Front', laceSize: '13x4', laces: hd, lengths: inches(16, 30), densities: [150, 180], colours: shades('t1b27 1b 2 4 27 30 350 613 99j p427'), origin: 'vietnam', lightUpToInches: 24,
  },
  {
    ...base, slug: 'body-wave-lace-front-wig-13x6-hd', code: 'BW136', name: ['Body wave lace front wig, 13x6 HD', '大波浪前蕾丝假发 13x6 HD'],
    about: [
      'Six inches of lace behind the hairline leave room for a deep middle or side part. The first half inch is knotted with one hair each and plucked thinner. 20 in at 150% weighs {g 20 150} g; the cap has three combs and a band that can be taken out.',
      '发际线后有 6 英寸深的蕾丝，可做深中分或侧分。最前半英寸每结一根，并做预拔。20 英寸、150% 重 {g 20 150} 克；帽内有三把插梳和一条可拆松紧带。',
    ],
    texture: 'Body Wave', cap: 'Lace Front', laceSize: '13x6', laces: hd, lengths: inches(18, 28), densities: [150, 180], colours: shades('1b 4 p427'), origin: 'vietnam',
  },
  {
    ...base, slug: 'body-wave-closure-wig-5x5-hd', code: 'BW55', name: ['Body wave closure wig, 5x5 HD', '大波浪顶发假发 5x5 HD'],
    about: [
      'The lace is a 5x5 in square on the crown; the rest of the cap is sewn wefts, which makes it lower in price and quicker to put on than a lace front. Parts in the middle or up to 2 in to either side. Band and combs hold it, no glue needed.',
      '头顶为 5x5 英寸方形蕾丝，其余部分缝制发帘，价格比前蕾丝低，佩戴更快。可中分，左右最多偏 2 英寸。靠松紧带和插梳固定，无需胶水。',
    ],
    texture: 'Body Wave', cap: 'Closure', laceSize: '5x5', laces: hd, lengths: inches(14, 26), densities: [150, 180], colours: shades('1b 2 4'), origin: 'myanmar',
  },
  {
    ...base, slug: 'body-wave-closure-wig-4x4', code: 'BW44', name: ['Body wave closure wig, 4x4', '大波浪顶发假发 4x4'],
    about: [
      'Our plainest lace wig: 4x4 in transparent lace, machine-sewn wefts, one adjustable strap on each side. A first human-hair wig for everyday wear, {g 16 150} g at 16 in. Wash it every ten to fourteen days in lukewarm water.',
      '店内最基础的蕾丝假发：4x4 英寸透明蕾丝，机缝发帘，两侧各一条调节带。适合日常佩戴的第一顶真人发假发，16 英寸重 {g 16 150} 克。建议每 10 到 14 天用温水清洗一次。',
    ],
    texture: 'Body Wave', cap: 'Closure', laceSize: '4x4', laces: clear, lengths: inches(12, 24), densities: [150], colours: shades('1b 4 99j'), origin: 'china',
  },
  {
    ...base, slug: 'body-wave-360-lace-wig', code: 'BW360', name: ['Body wave 360 lace wig', '大波浪 360 蕾丝假发'],
    about: [
      'Lace runs all the way round the edge, 4 in deep in front and 2 in at the nape, so the hair can be tied high without showing a weft. The crown is stretch net. Plan on {g 22 180} g at 22 in and 180%.',
      '蕾丝环绕整圈发际，前深 4 英寸，后颈 2 英寸，扎高马尾也不露发帘。头顶为弹力网。22 英寸、180% 约重 {g 22 180} 克。',
    ],
    texture: 'Body Wave', cap: '360 Lace', laceSize: '360', laces: clear, lengths: inches(16, 26), densities: [150, 180], colours: shades('1b 4'), origin: 'vietnam',
  },
  {
    ...base, slug: 'body-wave-full-lace-wig-extra-long', code: 'BWFLX', name: ['Body wave full lace wig, extra long', '加长大波浪全蕾丝假发'],
    about: [
      'Every strand is tied into lace by hand, about 70 hours of work for one cap, so it is made when you order it. At 40 in and 200% it weighs {g 40 200} g; below 180% hair this long would look thin at the ends. Comb from the ends upward and sleep in a loose braid.',
      '整顶手工钩织，一顶约需 70 小时，因此接单后制作。40 英寸、200% 重 {g 40 200} 克；这个长度低于 180% 发尾会显稀。梳理时从发尾往上，睡前编成松辫。',
    ],
    texture: 'Body Wave', style: 'Extra Long', cap: 'Full Lace', laceSize: 'Full Lace', laces: clear, lengths: inches(28, 42), densities: [180, 200], colours: shades('1b t1b27 613 p1b613'), origin: 'vietnam', isMadeToOrder: true,
  },
  {
    ...base, slug: 'bone-straight-lace-front-wig-13x6', code: 'BS136', name: ['Bone straight lace front wig, 13x6', '骨直前蕾丝假发 13x6'],
    about: [
      'Double drawn hair: short strands are combed out, so the ends are as full as the top. Pressed flat once at the factory; it stays straight in damp air better than blow-dried hair. From 18 to 40 in, with {g 40 180} g at the longest and 180%.',
      '双抽发：剔除短发，发尾与发根同样厚实。出厂时经一次压直，潮湿天气比吹直的头发更稳定。长度 18 至 40 英寸，最长 180% 重 {g 40 180} 克。',
    ],
    texture: 'Straight', cap: 'Lace Front', laceSize: '13x6', laces: hd, lengths: [18, 20, 22, 24, 26, 28, 30, 32, 36, 40], densities: [180, 200], colours: shades('1b 1 2 4 p427'), origin: 'vietnam', isDoubleDrawn: true, lightUpToInches: 30,
  },
  {
    ...base, slug: 'bone-straight-lace-front-wig-13x4', code: 'BS134', name: ['Bone straight lace front wig, 13x4', '骨直前蕾丝假发 13x4'],
    about: [
      'The same double drawn hair as our 13x6, on a shallower frontal that parts to 4 in. Choose HD for bare lace or transparent if you use powder. {g 22 180} g at 22 in.',
      '与 13x6 款相同的双抽发，前额蕾丝较浅，可分缝至 4 英寸。素戴选 HD 蕾丝，习惯用粉底可选透明蕾丝。22 英寸重 {g 22 180} 克。',
    ],
    texture: 'Straight', cap: 'Lace Front', laceSize: '13x4', laces: both, lengths: inches(16, 28), densities: [180], colours: shades('1b 1 4'), origin: 'vietnam', isDoubleDrawn: true,
  },
  {
    ...base, slug: 'straight-closure-wig-5x5-glueless', code: 'ST55', name: ['Straight closure wig, glueless 5x5', '免胶直发顶发假发 5x5'],
    about: [
      'Lace cut to the hairline at the factory, knots bleached: take it out of the box and put it on. An elastic runs from ear to ear at the back and closes with a hook in three positions. Offered in three cap sizes.',
      '蕾丝出厂前已按发际线剪好，发结已漂白，开盒即戴。后脑一条耳到耳的松紧带，三档挂钩可调。提供三种帽围。',
    ],
    texture: 'Straight', cap: 'Closure', laceSize: '5x5', laces: hd, lengths: inches(14, 24), densities: [150], capSizes: ['S', 'M', 'L'], colours: shades('1b 4 p427'), origin: 'myanmar',
  },
  {
    ...base, slug: 'straight-lace-front-wig-13x4-transparent', code: 'ST134', name: ['Straight lace front wig, 13x4 transparent', '直发前蕾丝假发 13x4 透明蕾丝'],
    about: [
      'Fourteen shades on one cap, from jet black to pink. Natural black is left as it was cut; all other shades are coloured in our own dye room and rinsed until the water is clear. {g 18 150} g at 18 in, 150%.',
      '同一帽型提供 14 种颜色，从纯黑到粉色。自然黑保持原发，其余颜色由自家染房染制并漂洗至水清。18 英寸、150% 重 {g 18 150} 克。',
    ],
    texture: 'Straight', cap: 'Lace Front', laceSize: '13x4', laces: clear, lengths: inches(14, 24), densities: [150], colours: shades('p427 1 1b 2 4 27 30 613 99j 350 silver pink t1b27 p1b613'), origin: 'india', lightUpToInches: 22,
  },
  {
    ...base, slug: 'straight-full-lace-wig', code: 'STFL', name: ['Straight full lace wig, hand tied', '手织直发全蕾丝假发'],
    about: [
      'Hand-tied on lace from front to nape, so it parts anywhere and can be worn up. A strip of thin skin at the ears takes tape. Made for your head in 10 to 15 working days; send the six measures with the order.',
      '从前额到后颈全部手工钩织，任意分缝，可盘可扎。耳侧有薄皮条可贴胶带。按您的头围制作，10 至 15 个工作日完成，下单时请附六项头围数据。',
    ],
    texture: 'Straight', cap: 'Full Lace', laceSize: 'Full Lace', laces: clear, lengths: inches(16, 26), densities: [150], capSizes: ['S', 'M', 'L', 'XL'], colours: shades('1b 2'), origin: 'cambodia', isRaw: true, isMadeToOrder: true,
  },
  {
    ...base, slug: 'straight-u-part-wig', code: 'STU', name: ['Straight U-part wig', 'U 型直发假发'],
    about: [
      'An opening of 2 by 4 in lets your own hair cover the part; there is no lace to cut or glue. Five clips are sewn around the opening. Choose it one shade with your own hair: natural black matches most relaxed hair.',
      '2x4 英寸的开口由自己的头发覆盖分缝，没有需要修剪或上胶的蕾丝。开口四周缝有五个卡子。请按自己的发色选择，自然黑与多数拉直后的头发接近。',
    ],
    texture: 'Straight', cap: 'U Part', lengths: inches(14, 24), densities: [150, 180], colours: shades('1b 1 2'), origin: 'india',
  },
  {
    ...base, slug: 'body-wave-v-part-wig', code: 'BWV', name: ['Body wave V-part wig', 'V 型大波浪假发'],
    about: [
      'A narrow V of 1 by 5 in needs less leave-out than a U-part. Flat edges, six small combs, no lace. {g 18 150} g at 18 in.',
      '1x5 英寸的窄 V 型开口，比 U 型更少露出自己的头发。边缘平薄，六把小插梳，不含蕾丝。18 英寸重 {g 18 150} 克。',
    ],
    texture: 'Body Wave', cap: 'V Part', lengths: inches(14, 24), densities: [150], colours: shades('1b 4 p427'), origin: 'india',
  },
  {
    ...base, slug: 'blunt-bob-glueless-5x5', code: 'BOB55', name: ['Blunt bob, glueless 5x5', '免胶齐尾波波头 5x5'],
    about: [
      'Cut to one line on the finished cap, so both sides are equal to the millimetre. The 5x5 lace is pre-cut and the knots are bleached. Light on the head: {g 12 150} g at 12 in.',
      '成帽后统一修剪，左右等长。5x5 蕾丝已预剪，发结已漂白。佩戴轻盈，12 英寸仅 {g 12 150} 克。',
    ],
    texture: 'Straight', style: 'BOB', cap: 'Closure', laceSize: '5x5', laces: hd, lengths: [8, 10, 12, 14], densities: [150, 180], colours: shades('613 1b 4 99j 350 silver pink p1b613'), origin: 'vietnam',
  },
  {
    ...base, slug: 'bob-lace-front-wig-13x4', code: 'BOB134', name: ['Bob lace front wig, 13x4', '前蕾丝波波头 13x4'],
    about: [
      'A bob that can be tucked behind the ear, because the lace reaches from ear to ear. The ends are turned under with a round brush before packing. Middle part or side part, chosen when you order.',
      '蕾丝从一耳到另一耳，头发可以别到耳后。包装前用圆梳将发尾吹成内扣。下单时可选中分或侧分。',
    ],
    texture: 'Straight', style: 'BOB', cap: 'Lace Front', laceSize: '13x4', laces: clear, lengths: [8, 10, 12, 14], densities: [150], parts: ['Middle Part', 'Side Part'], colours: shades('1b 2 4 t1b27'), origin: 'india',
  },
  {
    ...base, slug: 'blonde-bob-13x4-hd', code: 'BOB613', name: ['Light bob, 13x4 HD', '浅色波波头 13x4 HD'],
    about: [
      'Lifted in two slow steps to keep the cuticle, then toned. Silver and pink fade first, so wash them in cool water with a colour-safe shampoo. The knots are already light and need no bleaching.',
      '分两次缓慢褪色以保护毛鳞片，再行上色。银灰和粉色最先褪，请用冷水和护色洗发水。发结本身为浅色，无需再漂。',
    ],
    texture: 'Straight', style: 'BOB', cap: 'Lace Front', laceSize: '13x4', laces: hd, lengths: [10, 12, 14], densities: [150, 180], colours: shades('silver 613 pink p1b613'), origin: 'vietnam',
  },
  {
    ...base, slug: 'side-part-bob-4x4', code: 'BOB44', name: ['Side part bob, 4x4', '侧分波波头 4x4'],
    about: [
      'A fixed side part on the left, 2 in from the middle, on a 4x4 closure. One side falls to the jaw and the other half an inch lower. {g 10 130} g at 10 in and 130%, our lightest lace wig.',
      '4x4 蕾丝上的固定左侧分缝，距中线 2 英寸。一侧到下颌，另一侧长半英寸。10 英寸、130% 重 {g 10 130} 克，是店内最轻的蕾丝假发。',
    ],
    texture: 'Straight', style: 'BOB', cap: 'Closure', laceSize: '4x4', laces: clear, lengths: [8, 10, 12], densities: [130, 150], colours: shades('4 1b 30 27'), origin: 'china',
  },
  {
    ...base, slug: 'straight-wig-with-bangs', code: 'STBG', name: ['Straight wig with bangs, machine made', '机制齐刘海直发假发'],
    about: [
      'The fringe hides the hairline, so there is no lace: a stretch cap with sewn wefts and a scalp patch under the fringe. The fringe is left 1 in long for your stylist to trim. Dries in about two hours.',
      '刘海遮住发际线，因此不用蕾丝：弹力帽缝制发帘，刘海下有仿头皮。刘海留长 1 英寸，供发型师修剪。自然晾干约两小时。',
    ],
    texture: 'Straight', style: 'Bangs', cap: 'Machine Made', lengths: inches(12, 24), densities: [150], colours: shades('99j 1 1b 4 613 p427'), origin: 'india',
  },
  {
    ...base, slug: 'fringe-wig-2x6-lace', code: 'FR26', name: ['Fringe wig with 2x6 lace part', '刘海假发 2x6 蕾丝分缝'],
    about: [
      'Bangs in front and a lace part 6 in long behind them, where a machine-made wig would show its seam. Works with a centre part only. {g 18 150} g at 18 in.',
      '前有刘海，其后是一条 6 英寸长的蕾丝分缝，避免机制假发露出缝线。仅适合中分。18 英寸重 {g 18 150} 克。',
    ],
    texture: 'Straight', style: 'Bangs', cap: 'Closure', laceSize: '2x6', laces: clear, lengths: inches(14, 22), densities: [150], colours: shades('1b 2 27 t1b27'), origin: 'myanmar',
  },
  {
    ...base, slug: 'short-curly-wig-machine-made', code: 'SCM', name: ['Short curly wig, machine made', '机制短卷假发'],
    about: [
      'Tight curls cut close at the nape, 6 to 10 in when pulled straight. Nothing to part, nothing to glue; shake it, mist it with water and go. {g 8 130} g at 8 in.',
      '小卷短发，后颈贴合，拉直后 6 至 10 英寸。不用分缝，不用胶，抖松喷水即可出门。8 英寸重 {g 8 130} 克。',
    ],
    texture: 'Kinky Curly', style: 'Short', cap: 'Machine Made', lengths: [6, 8, 10], densities: [130, 150], colours: shades('30 1b 4 99j 350'), origin: 'india',
  },
  {
    ...base, slug: 'short-curly-lace-wig-13x4', code: 'SC134', name: ['Short curly lace front wig, 13x4', '前蕾丝短卷假发 13x4'],
    about: [
      'The short curly cut with a lace hairline, so it can be worn off the forehead. Curls are set on 8 mm rods and steamed twice. Refresh with water and a little leave-in, never with a brush.',
      '短卷发型配蕾丝发际线，可露额佩戴。卷度用 8 毫米卷杠、两次蒸汽定型。日常用水和少量免洗护发素打理，切勿用梳子刷。',
    ],
    texture: 'Kinky Curly', style: 'Short', cap: 'Lace Front', laceSize: '13x4', laces: clear, lengths: [8, 10, 12], densities: [150, 180], colours: shades('1b 4 30'), origin: 'myanmar',
  },
  {
    ...base, slug: 'deep-wave-closure-wig-5x5', code: 'DW55', name: ['Deep wave closure wig, 5x5', '深波浪顶发假发 5x5'],
    about: [
      'A close S-pattern that shrinks by about 2 in, so take one size longer than you would in straight hair. HD or transparent lace. {g 24 180} g at 24 in and 180%.',
      '紧密的 S 形波纹，卷后约缩短 2 英寸，请比直发多选一档长度。可选 HD 或透明蕾丝。24 英寸、180% 重 {g 24 180} 克。',
    ],
    texture: 'Deep Wave', cap: 'Closure', laceSize: '5x5', laces: both, lengths: inches(14, 28), densities: [180], colours: shades('99j 1b 4'), origin: 'myanmar',
  },
  {
    ...base, slug: 'deep-wave-lace-front-wig-13x4-hd', code: 'DW134', name: ['Deep wave lace front wig, 13x4 HD', '深波浪前蕾丝假发 13x4 HD'],
    about: [
      'Steam-set deep wave on an HD frontal. The hair comes from several donors with the same natural wave, cut in one direction, which is why it tangles little at the nape. Detangle wet, with conditioner in it.',
      'HD 前额蕾丝配蒸汽定型深波浪。头发来自自然波纹相近的多位捐发人，顺向剪收，后颈不易打结。请在湿发并涂护发素时梳通。',
    ],
    texture: 'Deep Wave', cap: 'Lace Front', laceSize: '13x4', laces: hd, lengths: inches(16, 28), densities: [150, 180], colours: shades('1b 2 4 30 t1b27'), origin: 'myanmar', lightUpToInches: 24,
  },
  {
    ...base, slug: 'deep-wave-lace-front-wig-13x6', code: 'DW136', name: ['Deep wave lace front wig, 13x6', '深波浪前蕾丝假发 13x6'],
    about: [
      'For those who change their part: six inches deep, free parting, knots bleached back to the third row. {g 20 180} g at 20 in. The weft lines are spaced 6 mm apart so that the scalp can breathe.',
      '适合经常换分缝的人：6 英寸深，自由分缝，漂结至第三排。20 英寸重 {g 20 180} 克。发帘间距 6 毫米，头皮透气。',
    ],
    texture: 'Deep Wave', cap: 'Lace Front', laceSize: '13x6', laces: clear, lengths: inches(18, 26), densities: [180], colours: shades('4 1b 350'), origin: 'myanmar',
  },
  {
    ...base, slug: 'burgundy-deep-wave-wig-13x4', code: 'DW99J', name: ['Burgundy deep wave wig, 13x4', '酒红深波浪假发 13x4'],
    about: [
      'Dyed to 99J in one bath with the wefts unsewn, so that root and tip take the same red. Expect a little colour in the first two washes. {g 22 180} g at 22 in.',
      '拆帘后整缸染成 99J，发根与发梢颜色一致。前两次清洗会有少量浮色。22 英寸重 {g 22 180} 克。',
    ],
    texture: 'Deep Wave', cap: 'Lace Front', laceSize: '13x4', laces: clear, lengths: inches(14, 26), densities: [150, 180], colours: shades('99j'), origin: 'india',
  },
  {
    ...base, slug: 'water-wave-lace-front-wig-13x4', code: 'WW134', name: ['Water wave lace front wig, 13x4', '水波纹前蕾丝假发 13x4'],
    about: [
      'Looser than deep wave and tighter than body wave, with a wet look when you put in a light mousse. 13x4 lace in HD or transparent. {g 20 150} g at 20 in.',
      '比深波浪松、比大波浪紧，抹少量慕斯可做湿发效果。13x4 蕾丝，HD 或透明可选。20 英寸重 {g 20 150} 克。',
    ],
    texture: 'Water Wave', cap: 'Lace Front', laceSize: '13x4', laces: both, lengths: inches(16, 26), densities: [150], colours: shades('27 1b 4 99j'), origin: 'cambodia', lightUpToInches: 22,
  },
  {
    ...base, slug: 'water-wave-headband-wig', code: 'WWHB', name: ['Water wave headband wig', '水波纹发带假发'],
    about: [
      'A velvet band 2 in wide is sewn to the front and closes at the nape; your own edges stay visible. On in a minute, off at night. Three spare bands lie in the box.',
      '前缘缝有 2 英寸宽丝绒发带，在后颈扣合，保留自己的鬓角。一分钟戴好，睡前取下。盒内另附三条发带。',
    ],
    texture: 'Water Wave', cap: 'Headband', lengths: inches(14, 24), densities: [150, 180], colours: shades('1b 4'), origin: 'india',
  },
  {
    ...base, slug: 'loose-wave-lace-front-wig-13x4', code: 'LW134', name: ['Loose wave lace front wig, 13x4', '松波浪前蕾丝假发 13x4'],
    about: [
      'Wide bends from the cheekbone down, straight at the crown. Rolled on 32 mm rods, so a curling iron of that size repeats the pattern. {g 22 150} g at 22 in.',
      '颧骨以下大弯，头顶保持直发。用 32 毫米卷杠定型，同尺寸卷发棒即可复刻。22 英寸重 {g 22 150} 克。',
    ],
    texture: 'Loose Wave', cap: 'Lace Front', laceSize: '13x4', laces: hd, lengths: inches(16, 26), densities: [150, 180], colours: shades('4 1b 99j t1b27'), origin: 'vietnam', lightUpToInches: 24,
  },
  {
    ...base, slug: 'loose-wave-lace-front-wig-highlight', code: 'LWHL', name: ['Loose wave lace front wig, highlight P4/27', '松波浪前蕾丝假发 挑染 P4/27'],
    about: [
      'Ribbons of honey over chocolate brown, about one strand in three, placed by hand around the face and thinner at the back. The base is dyed, the ribbons are lifted and toned. Use a mask every second wash.',
      '巧克力棕底色上手工挑染蜂蜜金，约占三分之一，脸周较密、后部较疏。底色为染色，挑染部分先褪后染。建议每两次清洗用一次发膜。',
    ],
    texture: 'Loose Wave', cap: 'Lace Front', laceSize: '13x4', laces: clear, lengths: inches(16, 28), densities: [150, 180], colours: shades('p427'), origin: 'vietnam',
  },
  {
    ...base, slug: 'kinky-curly-lace-front-wig-13x4', code: 'KC134', name: ['Kinky curly lace front wig, 13x4', '小卷曲前蕾丝假发 13x4'],
    about: [
      'Springy curls near type 3C, with curled baby hair so that the hairline matches the rest. Measured straightened: 20 in falls to about 14. {g 20 180} g at 20 in.',
      '接近 3C 的弹力小卷，绒毛发也做成卷，与整体一致。长度按拉直量取：20 英寸垂下约 14 英寸。20 英寸重 {g 20 180} 克。',
    ],
    texture: 'Kinky Curly', cap: 'Lace Front', laceSize: '13x4', laces: both, lengths: inches(14, 26), densities: [180], colours: shades('1b 1 4'), origin: 'myanmar',
  },
  {
    ...base, slug: 'kinky-curly-v-part-wig', code: 'KCV', name: ['Kinky curly V-part wig', 'V 型小卷曲假发'],
    about: [
      'Blends with natural hair that is worn out or twisted; no lace and no heat on your own edges. {g 16 180} g at 16 in. Cleanse with co-wash and dry under a hood on low.',
      '与自然卷或扭辫衔接自然，不含蕾丝，也不必用热工具处理自己的鬓角。16 英寸重 {g 16 180} 克。用护发清洁乳清洗，罩式吹风机低温吹干。',
    ],
    texture: 'Kinky Curly', cap: 'V Part', lengths: inches(12, 22), densities: [180], colours: shades('1b 4'), origin: 'india',
  },
  {
    ...base, slug: 'kinky-curly-headband-wig', code: 'KCHB', name: ['Kinky curly headband wig', '小卷曲发带假发'],
    about: [
      'Worn with a puff or a scarf, taken off for sport. Stretch cap for heads of 21 to 23.5 in, hook-and-loop strap at the nape. {g 14 150} g at 14 in.',
      '可扎蓬松丸子或配丝巾，运动时取下。弹力帽适合 21 至 23.5 英寸头围，后颈魔术贴。14 英寸重 {g 14 150} 克。',
    ],
    texture: 'Kinky Curly', cap: 'Headband', lengths: inches(10, 20), densities: [150, 180], colours: shades('4 1b 30'), origin: 'india',
  },
  {
    ...base, slug: 'yaki-straight-lace-front-wig-13x4', code: 'YK134', name: ['Yaki straight lace front wig, 13x4', '雅基直发前蕾丝假发 13x4'],
    about: [
      'The look of relaxed or blown-out hair: a fine crimp is pressed into every strand, so it is matt where bone straight shines. 13x4 lace, knots bleached. Flat iron up to 180 °C.',
      '像拉直或吹直后的自然发质：每根发丝压有细微纹理，哑光不反亮。13x4 蕾丝，已漂结。直板夹温度不超过 180 °C。',
    ],
    texture: 'Yaki Straight', cap: 'Lace Front', laceSize: '13x4', laces: hd, lengths: inches(14, 24), densities: [150, 180], colours: shades('1b 1 2 4'), origin: 'india',
  },
  {
    ...base, slug: 'yaki-straight-closure-wig-4x4', code: 'YK44', name: ['Yaki straight closure wig, 4x4', '雅基直发顶发假发 4x4'],
    about: [
      'Yaki on a 4x4 closure with three ways to part. The wefts are sealed with a second row of stitching to keep shedding low. {g 18 150} g at 18 in.',
      '4x4 顶发蕾丝，三种分缝。发帘双线加固，减少掉发。18 英寸重 {g 18 150} 克。',
    ],
    texture: 'Yaki Straight', cap: 'Closure', laceSize: '4x4', laces: clear, lengths: inches(12, 22), densities: [150], colours: shades('1b 2'), origin: 'india',
  },
  {
    ...base, slug: 'blonde-body-wave-wig-13x4', code: 'BW613', name: ['Blonde #613 body wave wig, 13x4', '#613 浅金大波浪假发 13x4'],
    about: [
      'Lifted to level 10 and left without toner, ready to be dyed any pastel or brown. Transparent lace, light knots. The hair drinks water, so condition every wash and keep heat below 160 °C.',
      '褪至 10 度且不上色，可直接染成各种粉彩或棕色。透明蕾丝，浅色发结。浅发吸水，每次清洗都要护发，温度控制在 160 °C 以下。',
    ],
    texture: 'Body Wave', cap: 'Lace Front', laceSize: '13x4', laces: clear, lengths: inches(14, 26), densities: [150, 180], colours: shades('613'), origin: 'vietnam',
  },
  {
    ...base, slug: 'straight-headband-wig', code: 'STHB', name: ['Straight headband wig', '直发发带假发'],
    about: [
      'A machine-made cap behind a soft band, for days when there is no time for lace. Medium cap, straps give half an inch. {g 16 150} g at 16 in.',
      '柔软发带后接机制帽，适合没时间打理蕾丝的日子。中号帽围，调节带可放半英寸。16 英寸重 {g 16 150} 克。',
    ],
    texture: 'Straight', cap: 'Headband', lengths: inches(12, 22), densities: [150], colours: shades('1b 4 27'), origin: 'china',
  },
  {
    ...base, slug: 'ginger-straight-wig-13x4-hd', code: 'ST350', name: ['Ginger straight wig, 13x4 HD', '姜橙直发假发 13x4 HD'],
    about: [
      'Copper orange #350 from root to tip on HD lace. The knots are dyed with the hair and then lightened, so no orange dots show on the forehead. {g 20 180} g at 20 in.',
      '从发根到发梢均为 #350 姜橙色，HD 蕾丝。发结随发染色后再做浅化，额前不见橙点。20 英寸重 {g 20 180} 克。',
    ],
    texture: 'Straight', cap: 'Lace Front', laceSize: '13x4', laces: hd, lengths: inches(14, 26), densities: [150, 180], colours: shades('350'), origin: 'vietnam',
  },
  {
    ...base, slug: 'glueless-body-wave-wig-6x6-hd', code: 'BW66', name: ['Glueless body wave wig, pre-cut 6x6 HD', '免胶大波浪假发 预剪 6x6 HD'],
    about: [
      'Six inches of HD lace each way, cut and bleached before it leaves us; the edge is scalloped so that it lies flat without glue. Offered in S, M and L: measure round the hairline and take the larger when between two.',
      '6x6 英寸 HD 蕾丝，出厂前已剪好并漂结；边缘剪成波浪状，不用胶也能贴合。S、M、L 三档：沿发际线量头围，介于两档时选大号。',
    ],
    texture: 'Body Wave', cap: 'Closure', laceSize: '6x6', laces: hd, lengths: inches(16, 24), densities: [180], capSizes: ['S', 'M', 'L'], colours: shades('4 1b 2'), origin: 'myanmar',
  },
  {
    ...base, slug: 'long-straight-full-lace-wig-40in', code: 'STFLX', name: ['Long straight full lace wig, 32 to 42 in', '加长直发全蕾丝假发 32-42 英寸'],
    about: [
      'Hair of this length is sorted strand by strand; few donors grow it, so the 40 and 42 in pieces are made one at a time. At 42 in and 180% it weighs {g 42 180} g, about as much as a small book. Wear the inner straps tight and change the side on which you sleep.',
      '这个长度需逐根挑发，能留到的捐发人很少，40 与 42 英寸逐顶制作。42 英寸、180% 重 {g 42 180} 克，相当于一本小书。请收紧内侧调节带，睡觉时左右换边。',
    ],
    texture: 'Straight', cap: 'Full Lace', laceSize: 'Full Lace', laces: clear, lengths: [32, 34, 36, 38, 40, 42], densities: [180], colours: shades('1b 1'), origin: 'vietnam', isMadeToOrder: true,
  },
];
