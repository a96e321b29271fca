import type { ArticlePlan } from '../article-plan.ts';

export const laceGuide: ArticlePlan = {
  slug: 'closure-lace-differences',
  picture: 'closure-4x4-lace-1b-detail',
  title: ['Closure or frontal', '顶发还是前额发块'],
  summary: [
    'Sizes in inches, three kinds of lace, and the knots that hold the hair: what each one lets you do, and how long it lasts.',
    '尺寸、三种蕾丝、结扣工艺：各自能做什么造型，能用多久。',
  ],
  keywords: [
    'closure vs frontal, 4x4 closure, 5x5 closure, 13x4 frontal, 13x6 frontal, 360 lace, HD lace, transparent lace, Swiss lace, bleached knots',
    '顶发和前额发块的区别, 4x4 顶发, 5x5 顶发, 13x4 前额发块, 13x6, 360 蕾丝, HD 蕾丝, 透明蕾丝, 瑞士蕾丝, 漂结',
  ],
  goods: [
    'straight-closure-4x4',
    'body-wave-closure-5x5-hd',
    'straight-frontal-13x4',
    'straight-frontal-13x6-hd',
    'straight-360-lace-band',
    'lace-swatch',
  ],
  bodyEn: `
A closure covers the place where you part your hair. A frontal covers the whole hairline, from ear to ear. Everything else, price, time, freedom and care, follows from that.

## The two at a glance {#glance}

| | Closure | Frontal |
| --- | --- | --- |
| Covers | A square or strip on top | Ear to ear along the hairline |
| Parting | One place, or a few | Anywhere on top, hair can go back |
| Putting on | Sewn or worn without glue | Usually glued or held by a band |
| Daily work | Little | More: lace, edges, baby hair |
| Lasts | 6 months to 1 year | 6 months to 1 year, less if glued daily |

![The parting of a 4x4 closure, close](@closure-4x4-lace-1b-detail) The parting of a 4x4 closure: 4 inches across, 4 inches deep.

[[drawing lace]]

## Sizes of closures {#closures}

The first figure runs across the head, the second from front to back, both in inches.

| Size | What it gives you |
| --- | --- |
| 2x6 | One narrow, deep middle part. The lightest. |
| 4x4 | A middle or side part of 4 in. The usual one. |
| 5x5 | A little more room for a side part; a good base for glueless wigs. |
| 6x6 | Deep parts, and hair that may be brushed half back. |
| 7x7 | Nearly the freedom of a frontal on top, with the ease of a closure. |

The part itself can be made for you: middle, three-way, or free. A free part has no fixed line; you draw it where you want it.

## Sizes of frontals {#frontals}

| Size | What it gives you |
| --- | --- |
| 13x4 | 13 in from ear to ear, 4 in deep: the standard. Hair can go back from the face. |
| 13x6 | The same width and 6 in deep: long side parts, half-up styles. |
| 360 | A band of lace round the whole head: high ponytails and buns. |
| Full lace | Lace under all of it. Part it and brush it as you like; it takes most handwork. |

![The hairline of a 13x4 frontal, close](@frontal-13x4-lace-1b-detail) A 13x4 hairline. The hairs at the very front stand thinner, as they do on a head.

## Three kinds of lace {#lace}

- **Swiss lace** is the fine, soft mesh most pieces are made of. It is strong for its weight and can be tinted with powder or tea.
- **Transparent lace** is Swiss lace without colour. It suits light and medium skin as it is, and takes a tint for deeper skin.
- **HD lace** is thinner still. It disappears on nearly every skin, and it tears sooner: handle it by the hair and never pull it dry.

> If you wear a piece every day, transparent lace lasts longer. If it must not be seen under light and camera, take HD. A [lace swatch](/collections/hair-sample/lace-swatch) shows you both on your own skin.

## Knots {#knots}

Each hair is tied into the lace by hand. A **single knot** is small and flat; a **double knot** holds more firmly and shows more. Near the front the knots should be single.

![Knots on the underside of a closure](@closure-4x4-knots-1b-detail) Knots from below. Bleaching takes the dark dot away and weakens the hair a little, so it is done once and gently.

- On dark hair the knots look like small dots. **Bleached knots** are lightened so that the part looks like scalp.
- On blonde hair the knots are light already.
- Knots loosen when oil or conditioner sits on them. Keep both a finger's width away from the lace.

## What it costs to wear {#wear}

Lace pieces run from {{lengths:closure-frontal}} in and cost {{prices:closure-frontal}}. The price is only the first part of the sum. A closure that is sewn down stays in place for six to eight weeks and asks for ten minutes a week. A frontal that is glued asks for twenty minutes each time it is laid again, a bottle of adhesive every two months, and a rest for the skin in between. Count on {{durability:closure-frontal}} for both if oil stays off the knots.

## Which one suits you {#which}

1. **A first piece, or little time:** a 4x4 or 5x5 [closure](/collections/closure-frontal).
2. **You change your parting often:** 6x6 or 7x7, or a 13x4 frontal.
3. **Hair away from the face:** a [13x4](/collections/closure-frontal?filter_label=Lace%20Size:%2013x4) or 13x6 frontal.
4. **High ponytail:** 360 or full lace.

With three bundles comes one closure or frontal. Match its length to the shortest bundle or up to 4 in below it, and the texture will run through.
`,
  bodyZh: `
顶发盖住分缝处；前额发块盖住整条发际线，从左耳到右耳。价格、佩戴时间、造型自由和护理，都由此而来。

## 一眼看懂 {#glance}

| | 顶发 | 前额发块 |
| --- | --- | --- |
| 覆盖 | 头顶一块方形或条形 | 沿发际线从耳到耳 |
| 分缝 | 一处或几处 | 顶部任意，可向后梳 |
| 佩戴 | 缝制或免胶 | 多用胶或弹力带固定 |
| 日常打理 | 少 | 较多：蕾丝、发际线、碎发 |
| 使用寿命 | 6 个月至 1 年 | 6 个月至 1 年，天天用胶会缩短 |

![4x4 顶发分缝特写](@closure-4x4-lace-1b-detail) 4x4 顶发的分缝：宽 4 英寸，深 4 英寸。

[[drawing lace]]

## 顶发尺寸 {#closures}

前一个数是左右宽度，后一个是前后深度，单位英寸。

| 尺寸 | 能做什么 |
| --- | --- |
| 2x6 | 一条窄而深的中分，最轻便。 |
| 4x4 | 4 英寸中分或侧分，最常用。 |
| 5x5 | 侧分余地更大，免胶假发的好底子。 |
| 6x6 | 深分缝，可半后梳。 |
| 7x7 | 顶部自由度接近前额发块，打理仍像顶发。 |

分缝可预先做好：中分、三分或自由分。自由分没有固定缝线，由您自己分。

## 前额发块尺寸 {#frontals}

| 尺寸 | 能做什么 |
| --- | --- |
| 13x4 | 耳到耳 13 英寸，深 4 英寸，标准款，可向后梳。 |
| 13x6 | 同样宽，深 6 英寸，长侧分、半扎发。 |
| 360 | 蕾丝绕头一圈，高马尾、丸子头。 |
| 全蕾丝 | 整顶蕾丝，任意分缝、任意方向，手工最多。 |

![13x4 发际线特写](@frontal-13x4-lace-1b-detail) 13x4 发际线。最前排发丝更稀，与真人一样。

## 三种蕾丝 {#lace}

- **瑞士蕾丝**：细软网面，多数发品采用。轻而结实，可用粉或茶水上色。
- **透明蕾丝**：不染色的瑞士蕾丝。浅至中等肤色可直接佩戴，深肤色可上色。
- **HD 蕾丝**：更薄，几乎所有肤色都能隐形，也更容易破。请拿头发，不要干扯蕾丝。

> 天天戴，选透明蕾丝更耐用；要上镜不露痕，选 HD。[蕾丝小样](/collections/hair-sample/lace-swatch)可在自己皮肤上对比。

## 结扣 {#knots}

每根头发都由手工钩在蕾丝上。**单结**小而平，**双结**更牢也更明显。靠近前沿应为单结。

![顶发背面的结扣](@closure-4x4-knots-1b-detail) 背面的结扣。漂结能去掉黑点，也会略伤发丝，只宜轻柔做一次。

- 深色头发的结像小黑点，**漂结**后分缝更像头皮。
- 金色头发的结本来就浅。
- 油和护发素沾到结扣会松脱，请离蕾丝一指宽。

## 戴起来的成本 {#wear}

蕾丝发块有 {{lengths:closure-frontal}} 英寸，价格 {{prices:closure-frontal}}，但价钱只是第一笔账。顶发缝好后可以保持六到八周，每周打理十分钟就够。前额发块用胶，每次重新贴合要二十分钟，两个月用掉一瓶胶，中间还要让皮肤歇几天。只要油不沾到结扣，两种都可以用 {{durability:closure-frontal}}。

## 哪一款适合您 {#which}

1. **第一次戴，或时间少**：4x4 或 5x5 [顶发](/collections/closure-frontal)。
2. **常换分缝**：6x6、7x7，或 13x4 前额发块。
3. **想把头发往后梳**：[13x4](/collections/closure-frontal?filter_label=Lace%20Size:%2013x4) 或 13x6。
4. **高马尾**：360 或全蕾丝。

三帘配一块顶发或前额发块。长度与最短的发帘相同，或短不超过 4 英寸，纹理才衔接自然。
`,
};
