import type { ArticlePlan } from '../article-plan.ts';

export const tipsGuide: ArticlePlan = {
  kind: 'guide',
  slug: 'customer-service/expert-wig-tips',
  picture: 'wig-cap-inside-1b-detail',
  title: ['Expert wig tips', '假发专家建议'],
  summary: [
    'Measure your head, find the length on your body, put the wig on in six steps, and keep the lace flat all day.',
    '量头围、看长度落点、六步戴好，以及怎样让蕾丝一整天服帖。',
  ],
  keywords: [
    'measure head for wig, wig cap size, how to put on a wig, lace melting, wig tips',
    '量头围, 假发帽围, 假发怎么戴, 蕾丝服帖, 假发技巧',
  ],
  goods: [
    'straight-closure-wig-5x5-glueless',
    'stretch-mesh-wig-cap',
    'elastic-melt-band',
    'inner-wig-grip-band',
    'lace-melt-set',
    'rat-tail-comb',
  ],
  bodyEn: `
Nine of ten wigs that come back to our table have nothing wrong with them. They were a size too large, two inches too long, or glued over a damp hairline. This page is what our fitter says in the first half hour.

## Measure first {#measure}

Flatten your hair the way it will lie under the cap, braids included. Use a soft tape, stand in front of a mirror, and take each line three times; the middle number counts.

[[drawing head]]

The first line decides the size. The other five matter when a cap is made for you.

[[cap-sizes]]

Between two sizes take the larger one. The straps at the nape draw it in by half an inch, and nothing makes a tight cap wider. If your way round is 53 to 54 cm you are a medium, like most people.

[[cap-measures]]

## Where a length ends {#length}

Hair is measured pulled straight, from the crown. On your body it looks shorter as soon as it bends: a loose wave takes about an inch, a deep wave or a curl about two.

[[drawing reach]]

[[calc reach]]

## Density in daylight {#density}

| Density | Looks like | Good for |
| --- | --- | --- |
| 130% | Fine hair, seen through at the ends | Bobs, older faces, hot days |
| 150% | Most heads of hair | Everyday wear up to 20 in |
| 180% | Full, still believable | 20 to 28 in, waves |
| 200% and more | Very full, heavy | Stage, photos, 30 in and longer |

Weight follows density. A wig holds between 113 and 454 g; above 300 g you feel it in the neck by evening.

## Putting it on {#how-wear}

1. **Dry, clean hairline.** Wipe along it with a cotton pad and alcohol, let it dry for a minute. Skin oil is what lifts lace at noon.
2. **Flat underneath.** Braids run backwards, not sideways. A mesh cap over them, its edge half an inch behind the hairline.
3. **Combs first.** Tilt the head forward, hook the nape comb, then roll the cap to the front. Pulling from the front stretches the lace.
4. **Find the middle.** The two ear tabs must sit at the same height. If one is higher, the parting will wander.
5. **Cut the lace in small teeth.** Hold it away from your face with a comb and cut zigzag, never in one line. Leave a millimetre before the first knots.
6. **Press, do not rub.** Tie the elastic band for ten minutes. With adhesive, wait until it turns clear before you press.

## Make the lace disappear {#lace}

Tint it from below, not from above: powder one shade darker than your skin, on the inside of the lace, with a dry brush. Pluck the hairline in a broken line, three or four hairs at a time, from behind the first row. And pull a few baby hairs forward only where you have them yourself.

## Sweat, wind and sleep {#day}

- A grip band under the cap holds better on a hot day than more adhesive.
- In wind, pin the front behind one ear. Lace tears when hair is pulled sideways.
- At night take it off. If it must stay on, plait it loosely and wear satin; cotton drinks the oil out of it.

## Questions {#questions}

### How often may I wear the same wig?

Every day, if it rests on a stand at night. Two wigs in turn live more than twice as long as one, because each has time to dry inside.

### My forehead itches at the edge. Is it the lace?

Rarely. Wash the adhesive off completely, leave the skin bare for a night, and try the other side of the strip with a drop of adhesive on your wrist first.
`,
  bodyZh: `
退到我们验货台的假发，十顶里有九顶本身没问题：大了一码，长了两英寸，或者发际线还潮着就上了胶。这一页，就是我们试戴师头半小时会说的话。

## 先量尺寸 {#measure}

把头发按戴假发时的样子压平，编了辫子也算在内。用软尺，对着镜子，每条线量三次，取中间的数。

[[drawing head]]

第一条线决定尺码，其余五条在定制时才用得上。

[[cap-sizes]]

介于两码之间选大的。后颈的调节带可以收半英寸，紧的帽子却没有办法变大。头围 53 到 54 厘米就是中号，大多数人都是。

[[cap-measures]]

## 长度落在哪里 {#length}

长度从头顶量起，按拉直计算。有了弯度，看起来就会短：大波浪约短一英寸，深波浪和卷发约短两英寸。

[[drawing reach]]

[[calc reach]]

## 自然光下的密度 {#density}

| 密度 | 看起来 | 适合 |
| --- | --- | --- |
| 130% | 细软，发尾透光 | 波波头、成熟脸型、热天 |
| 150% | 与多数人发量相同 | 20 英寸以内日常佩戴 |
| 180% | 饱满，仍然自然 | 20 至 28 英寸、波浪 |
| 200% 以上 | 非常饱满，偏重 | 舞台、拍照、30 英寸以上 |

密度决定重量。一顶假发在 113 到 454 克之间，超过 300 克，到傍晚脖子就能感觉到。

## 怎么戴 {#how-wear}

1. **发际线要干净、干燥。**用化妆棉蘸酒精沿发际线擦一遍，晾一分钟。中午翘起来的蕾丝，多半是皮脂作怪。
2. **底下要平。**辫子往后编，不要横着编。套上网帽，边缘退到发际线后半英寸。
3. **先挂后颈的插梳。**低头，挂住后颈，再往前翻。从前面硬拽会把蕾丝拉松。
4. **找正中。**两侧耳片要一样高，一高一低，分缝就会跑偏。
5. **小锯齿剪蕾丝。**用梳子把蕾丝挑离额头，一点点剪成锯齿，不要一刀剪齐，离第一排结扣留一毫米。
6. **按压，不要来回搓。**用弹力带压十分钟；用胶的话，等胶变透明再按。

## 让蕾丝看不见 {#lace}

上色要从里面上：比肤色深一号的粉，用干刷子刷在蕾丝内侧。修发际线要修成断续的线，从第一排后面下手，每次三四根。胎毛只在您自己本来就有的地方拉几根出来。

## 出汗、刮风和睡觉 {#day}

- 热天里，帽下加一条防滑带，比多涂胶更稳。
- 起风时把前面的头发别到一侧耳后，蕾丝都是被横着扯破的。
- 晚上摘下来。非戴不可，就松松编一条辫子，戴缎面帽；棉布会把油分吸走。

## 常见问题 {#questions}

### 同一顶可以天天戴吗？

可以，晚上要放回支架。两顶轮着戴，寿命不止翻倍，因为每顶都有时间从里面晾干。

### 额头边缘发痒，是蕾丝的问题吗？

多半不是，常见的是胶没有卸干净。把胶彻底洗净，让皮肤空一晚，再在手腕上点一滴胶试试，等一天没有反应再用到额头上。
`,
};
