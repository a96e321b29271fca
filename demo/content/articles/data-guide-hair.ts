import type { ArticlePlan } from '../article-plan.ts';

export const hairGuide: ArticlePlan = {
  slug: 'hair-differences',
  picture: 'bundle-weft-1b-detail',
  title: ['How hair differs', '头发有何不同'],
  summary: [
    'Virgin, remy, raw, Vietnamese, body wave: what the words mean, which of them can be checked, and which are only names.',
    '原生发、顺发、生发、越南发、大波浪：这些词究竟指什么，哪些能够检验，哪些只是叫法。',
  ],
  keywords: [
    'virgin hair vs remy hair, raw hair, non-remy hair, hair origin, hair texture guide, body wave vs deep wave, wig density',
    '原生发和顺发的区别, 生发, 非顺发, 头发产地, 发质纹理指南, 假发密度',
  ],
  goods: [
    'straight-hair-bundle',
    'raw-vietnamese-straight-bundle',
    'raw-cambodian-wavy-bundle',
    'raw-burmese-curly-bundle',
    'texture-sample-set',
    'colour-ring-fourteen-shades',
  ],
  bodyEn: `
Two bundles can carry the same name, the same length and very different prices. What separates them is not a secret, and most of it can be seen, felt or weighed. This page goes through it in the order in which it matters.

## The cuticle comes first {#cuticle}

Every hair is covered by scales that lie like roof tiles, from root to tip. Hair whose scales are whole and all point the same way slides past its neighbour. Hair whose scales point both ways hooks into itself, and that is what tangling is.

| Word | What it means | What to expect |
| --- | --- | --- |
| Raw | Cut from the head and washed. Not dyed, bleached, permed or steamed. | Strands vary a little, as on a head. Lasts longest. |
| Virgin | Never dyed, bleached or permed. The texture may be set with steam. | Even texture, takes colour well. |
| Remy | Scales kept and laid in one direction. It may have been dyed or bleached. | Few tangles, wears well. |
| Non-remy | Roots and tips mixed; the scales are taken off with acid and the hair is coated with silicone. | Silky at first, dull and tangled once the coating is washed off. |

![The seam of a machine-sewn weft, close](@bundle-weft-1b-detail) The seam of a bundle. In remy hair all roots lie along this line; in mixed hair, half of them lie at the other end.

### How to check at home

- **Slide two fingers** along a strand from tip to root. Whole scales catch slightly. If it is equally slippery both ways, they are gone.
- **Wash it once** without conditioner and let it dry. A coating shows itself here, never in the packet.
- **Weigh it.** A bundle is sold as 100 g. A kitchen scale settles the matter.

> Grades such as 8A or 12A are not regulated: every seller gives their own. We print grams, origin, processing and cuticle instead, because those can be checked.

## Where it comes from {#origin}

Origin tells you about thickness and natural pattern more than about quality.

| Origin | Strand | Natural pattern |
| --- | --- | --- |
| Vietnamese | Strong, rather thick | Straight to slightly wavy |
| Cambodian | Medium to thick | Straight with bends to wavy |
| Burmese | Fine to medium | Wavy to curly |
| Indian | Fine to medium | Wavy, blends easily |
| Chinese | Thick, heavy | Straight, holds little curl |

Names such as Brazilian, Peruvian or Malaysian are, in most of the trade, names for a finish: how full, how shiny, which wave. Very little hair is collected there. We name a country only where we know it, as with our [unprocessed bundles](/collections/bundle?filter_label=Processing:%20Unprocessed).

## The seven textures {#textures}

Apart from what grows that way, a texture is set with steam. It comes back after washing for as long as it is treated kindly; hot irons wear it out first.

![Close-up of body wave](@texture:body wave) Body wave: a wide S that relaxes towards straight as it is worn.

- **Straight** lies flat and shows length best. The easiest to care for.
- **Yaki straight** has the fine crimp of relaxed afro hair, so it blends with it.
- **Body wave** is a wide S; it can be worn straight or curled.
- **Loose wave** is tighter than body wave and starts nearer to the root.
- **Deep wave** is a regular, close wave from top to bottom.
- **Water wave** is looser and less regular, like hair dried in the air.
- **Kinky curly** is a tight coil; it looks a good deal shorter than it is.

![Close-up of kinky curly hair](@texture:kinky curly) Kinky curly: the same strand, measured straight, is far longer than it looks.

## Length, weight and density {#length}

Length is measured on the **straightened** strand. For deep wave, water wave and kinky curly, order about 2 in more than the length you want to see.

| Density | Looks like | Good for |
| --- | --- | --- |
| 130 % | Light | Bobs, everyday |
| 150 % | Natural | Most heads |
| 180 % | Full | Long pieces, curls |
| 200 % and more | Very full | 26 in and longer, the stage |

A whole wig weighs between about 113 and 454 g, depending on length and density. With bundles, three and a closure are usual; from 20 in on, take four, because longer bundles of the same weight hold fewer strands.

## So which one? {#which}

1. Decide how long you want to keep it. For a season, dyed remy hair is good value. For years, look at virgin or raw.
2. Choose the texture you are willing to care for. The [care guide](/hair-care-guide) says what each one asks.
3. Compare the colour in your own light: the [colour chart](/hair-color-chart) finds the nearest shade, and a sample confirms it.
4. Then choose the lace. [Closure or frontal](/closure-lace-differences) explains it in five minutes.
`,
  bodyZh: `
两束头发，名字一样，长度一样，价格却差很多。差别并不神秘，大多看得见、摸得着、称得出。本页按重要程度逐一说明。

## 先看毛鳞片 {#cuticle}

每根头发都覆着毛鳞片，像瓦片一样从发根排到发梢。鳞片完整且方向一致，发丝之间就顺滑；方向混乱，就会互相勾住，这就是打结。

| 叫法 | 含义 | 实际表现 |
| --- | --- | --- |
| 生发（Raw） | 剪下后只清洗，未染、未漂、未烫、未蒸汽定型。 | 发丝略有粗细差异，如同真人头发，最耐用。 |
| 原生发（Virgin） | 未染、未漂、未烫，纹理可由蒸汽定型。 | 纹理均匀，上色好。 |
| 顺发（Remy） | 保留毛鳞片，方向一致，可能已染色或漂色。 | 少打结，耐戴。 |
| 非顺发 | 发根发梢混放，用酸洗去鳞片后裹硅油。 | 起初丝滑，硅油洗掉后发涩打结。 |

![机缝发帘缝线特写](@bundle-weft-1b-detail) 发帘的缝线。顺发的发根都在这条线上；混发有一半在另一头。

### 在家怎样检验

- **两指捋一捋**：从发梢向发根捋，鳞片完整会有轻微阻力；两个方向同样滑，说明鳞片已去除。
- **洗一次**：不用护发素，自然晾干。是否裹硅油，洗过才看得出。
- **称一称**：单帘按 100 克销售，厨房秤一称便知。

> 8A、12A 之类的等级没有统一标准，各家自定。我们只标克数、产地、工艺和鳞片，因为这些可以核对。

## 产地 {#origin}

产地更多说明发丝粗细和天然纹理，而不是好坏。

| 产地 | 发丝 | 天然纹理 |
| --- | --- | --- |
| 越南 | 强韧，偏粗 | 直发至微卷 |
| 柬埔寨 | 中等偏粗 | 带弯直发至波浪 |
| 缅甸 | 细至中等 | 波浪至卷发 |
| 印度 | 细至中等 | 波浪，易融合 |
| 中国 | 粗而有分量 | 直发，不易留卷 |

巴西发、秘鲁发、马来西亚发，在行业里多指一种成品风格：蓬松度、光泽和波纹，真正采自当地的很少。只有确知来源时我们才写国家，例如[未加工发帘](/collections/bundle?filter_label=Processing:%20Unprocessed)。

## 七种纹理 {#textures}

除天然纹理外，纹理由蒸汽定型。温和对待，洗后会恢复；最伤纹理的是高温夹板。

![大波浪特写](@texture:body wave) 大波浪：宽大的 S 形，佩戴后会慢慢变直。

- **直发**：服帖，最显长，最好打理。
- **雅基直发**：带有拉直后非洲发质的细微弯曲，融合自然。
- **大波浪**：宽 S 形，可拉直也可做卷。
- **松波浪**：比大波浪紧，靠近发根就开始起波。
- **深波浪**：从上到下规则而密的波纹。
- **水波纹**：较松、不太规则，像自然风干。
- **小卷曲**：紧密螺旋，看起来比实际短很多。

![小卷曲特写](@texture:kinky curly) 小卷曲：同一根头发，拉直后比看上去长得多。

## 长度、重量与密度 {#length}

长度按**拉直后**测量。深波浪、水波纹和小卷曲，请比想要的长度多选约 2 英寸。

| 密度 | 观感 | 适合 |
| --- | --- | --- |
| 130% | 轻薄 | 波波头、日常 |
| 150% | 自然 | 多数人 |
| 180% | 饱满 | 长发、卷发 |
| 200% 及以上 | 很厚 | 26 英寸以上、舞台 |

一顶假发约重 113 至 454 克，视长度与密度而定。发帘通常三帘配一块顶发；20 英寸起建议四帘，因为同样克重，越长的发帘发丝越少。

## 怎么选 {#which}

1. 先想戴多久。只戴一季，染色顺发划算；想戴几年，看原生发或生发。
2. 选您愿意打理的纹理，[护理指南](/hair-care-guide)写明了各自的要求。
3. 在自己的光线下比色：[色卡](/hair-color-chart)帮您找到最接近的颜色，再用小样确认。
4. 最后选蕾丝：[顶发还是前额发块](/closure-lace-differences)，五分钟看懂。
`,
};
