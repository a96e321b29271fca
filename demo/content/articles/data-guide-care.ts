import type { ArticlePlan } from '../article-plan.ts';

export const careGuide: ArticlePlan = {
  slug: 'hair-care-guide',
  picture: 'wig-loose-wave-1b',
  title: ['Care that lasts', '护理与保养'],
  summary: [
    'Washing, drying, sleeping and storing, texture by texture. Hair that has left the head gets no oil of its own, so it needs yours.',
    '清洗、晾干、睡眠、收纳，按纹理说明。离开头皮的头发没有油脂滋养，需要您来补充。',
  ],
  keywords: [
    'how to wash a human hair wig, wig care, wig storage, how long does a human hair wig last, kinky curly care, lace care, satin bonnet',
    '真人发假发怎么洗, 假发护理, 假发收纳, 真人发假发能用多久, 小卷曲护理, 蕾丝保养, 缎面睡帽',
  ],
  goods: ['satin-bonnet-adjustable', 'satin-storage-bag', 'mannequin-head', 'night-care-set', 'adhesive-remover', 'rat-tail-comb'],
  bodyEn: `
Hair on a head is fed from the root. Hair on a wig lives on what you give it: clean water, a little conditioner, and rest. Ten quiet minutes a week do more than any product.

## How long it lasts {#lifetime}

| Piece | With good care |
| --- | --- |
| Wig | 1 to 3 years |
| Bundles | 1 to 2 years, moved from style to style |
| Closure or frontal | 6 months to 1 year |
| Clip-in and tape-in extensions | 6 to 12 months |
| Braiding hair | 4 to 6 weeks in braids |

Colour shortens life: bleached hair such as #613 is drier than #1B and wants conditioner more often. Heat shortens it most.

## Washing {#washing}

Every 7 to 10 wears is enough; curls a little less often, glued lace a little more.

1. Take out tangles dry, **from the ends upwards**, with a wide comb or your fingers.
2. Wet it with lukewarm water, always from the root down.
3. Use a sulphate-free shampoo. Stroke it down; do not rub and do not pile the hair up.
4. Rinse until the water is clear.
5. Work conditioner in from the middle to the ends and wait five minutes. **Keep it off the lace and the knots.**
6. Rinse with cool water. Press the water out with a towel; never wring.

> Glue first: loosen adhesive with [remover](/collections/accessories/adhesive-remover) before water touches it, or the lace will tear.

## Drying {#drying}

Let it dry in the air on a wide comb or a stand, out of the sun. A stand must be narrower than the cap, or the cap stretches. If you are in a hurry, use cool air. With an iron, stay below 180 °C (356 °F), use a heat protectant, and pass each strand once.

![A wig on a stand](@mannequin-head) A head keeps the cap in shape while the hair dries.

## Texture by texture {#textures}

| Texture | Combing | Each week | Take care with |
| --- | --- | --- | --- |
| Straight | Soft brush, dry or wet | A drop of light oil on the ends | Static: use conditioner, not spray |
| Yaki straight | Wide comb | Light leave-in | Heat removes the crimp for good |
| Body and loose wave | Fingers or wide comb, damp | Scrunch with water and a little mousse | Brushing dry pulls the wave out |
| Deep and water wave | Fingers or wide comb, **only wet** | Water mist and leave-in | A brush makes frizz |
| Kinky curly | Fingers, only wet, in sections | Water, leave-in, a little oil, in this order | Sleeping on it loose |

![Close-up of water wave](@texture:water wave) Water wave after a mist of water and no comb at all.

## Night {#night}

Take a wig off. For sewn-in hair, braid it loosely or pin it up, and wear a [satin bonnet](/collections/accessories/satin-bonnet-adjustable). Cotton drinks moisture and rubs; satin does neither.

## Storing {#storing}

- Dry, combed and closed in a satin bag or its box, away from sun and heat.
- Fold it once along the middle with the lace inside; never roll it.
- For a long rest, wash it first. Salt and old product dry the hair while it lies.

![A satin bag](@satin-bag-blush) One bag for each piece keeps the textures apart.

## Swimming, sport, travel {#outside}

Chlorine and salt are the quickest way to dull hair. Swim with a cap or without the wig. After sport, let it dry before the next wear. On a journey it travels in hand luggage, in its bag.

## When something goes wrong {#trouble}

| You see | It may be | Do this |
| --- | --- | --- |
| Tangles at the nape | Friction with collars | Comb wet with conditioner; pin the hair up under coats |
| A stiff, dull feel | Too much product | One wash with a clarifying shampoo, then conditioner |
| Loose curls | Heat or heavy oil | Wash, scrunch, dry in the air |
| Hairs coming out of the lace | Conditioner on the knots | Knot sealer on the inside, and keep it off next time |
| A brassy blonde | Minerals and sun | Violet shampoo, two minutes, once a month |

If it will not come right, write to us with a photo in daylight before you cut anything: we can often say what happened.
`,
  bodyZh: `
长在头上的头发由发根滋养；假发则靠您给它：清水、少许护发素和休息。每周安静地打理十分钟，比任何产品都管用。

## 能用多久 {#lifetime}

| 发品 | 护理得当 |
| --- | --- |
| 假发 | 1 至 3 年 |
| 发帘 | 1 至 2 年，可反复换造型 |
| 顶发、前额发块 | 6 个月至 1 年 |
| 卡子接发、胶贴接发 | 6 至 12 个月 |
| 编发用发 | 编发 4 至 6 周 |

颜色会缩短寿命：#613 等漂色发比 #1B 干，要多用护发素。最伤的是高温。

## 清洗 {#washing}

每戴 7 至 10 次洗一次；卷发可少些，用胶的蕾丝可勤些。

1. 干发先梳开，**从发梢往上**，用宽齿梳或手指。
2. 温水打湿，始终从发根向下。
3. 用无硫酸盐洗发水，顺着捋，不要揉搓，不要堆起来。
4. 冲到水清为止。
5. 护发素从中段抹到发梢，停五分钟，**不要碰到蕾丝和结扣**。
6. 凉水冲净，用毛巾按压吸水，切勿拧。

> 先处理胶：碰水之前用[卸胶水](/collections/accessories/adhesive-remover)软化，否则蕾丝会撕破。

## 晾干 {#drying}

放在支架上自然晾干，避开阳光。支架要比帽围窄，否则会把帽撑大。赶时间用冷风。用夹板请低于 180 °C，先涂隔热产品，每缕只过一次。

![支架上的假发头模](@mannequin-head) 头模让帽型在晾干时不变形。

## 按纹理护理 {#textures}

| 纹理 | 梳理 | 每周 | 注意 |
| --- | --- | --- | --- |
| 直发 | 软刷，干湿皆可 | 发梢一滴轻油 | 起静电时用护发素，不用喷雾 |
| 雅基直发 | 宽齿梳 | 轻薄免洗护发 | 高温会永久去掉细弯 |
| 大波浪、松波浪 | 半湿时用手指或宽齿梳 | 清水加少许慕斯抓捏 | 干梳会把波纹拉直 |
| 深波浪、水波纹 | **只在湿发时**用手指或宽齿梳 | 喷水加免洗护发 | 刷子会起毛躁 |
| 小卷曲 | 只在湿发时分区用手指 | 依次：水、免洗护发、少许油 | 散着睡觉 |

![水波纹特写](@texture:water wave) 喷水之后、没有梳过的水波纹。

## 夜间 {#night}

假发请取下。缝在头上的头发松松编好或别起，戴[缎面睡帽](/collections/accessories/satin-bonnet-adjustable)。棉布吸水又摩擦，缎面两样都不会。

## 收纳 {#storing}

- 干透、梳好，装入缎面袋或原盒，远离阳光与热源。
- 沿中线对折一次，蕾丝朝里，不要卷。
- 长期不戴先洗净。盐分和旧产品会让头发在存放中变干。

![缎面袋](@satin-bag-blush) 一袋一件，不同纹理互不缠绕。

## 游泳、运动、旅行 {#outside}

氯和盐最快让头发失去光泽。游泳请戴泳帽或不戴假发。运动后晾干再戴。旅行时装袋随身携带。

## 出了问题 {#trouble}

| 现象 | 可能原因 | 处理 |
| --- | --- | --- |
| 后颈打结 | 与衣领摩擦 | 湿发加护发素梳开，穿外套时别起 |
| 发硬发暗 | 产品堆积 | 用一次深层清洁洗发水，再上护发素 |
| 卷度变松 | 高温或油太多 | 清洗、抓捏、自然晾干 |
| 蕾丝掉发 | 护发素沾到结扣 | 内侧涂封结剂，以后避开 |
| 金色发黄 | 水质与日晒 | 紫色洗发水，两分钟，每月一次 |

如果仍不理想，剪之前先发一张日光下的照片给我们，通常能看出原因。
`,
};
