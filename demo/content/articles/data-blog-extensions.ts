import type { ArticlePlan } from '../article-plan.ts';

export const extensionsArticle: ArticlePlan = {
  kind: 'article',
  author: 'denise-carter',
  slug: 'blog/extensions-trend',
  picture: 'clip-in-straight-1b',
  title: ['Extensions today: less hair, better placed', '接发的新趋势：更少的头发，更好的位置'],
  summary: [
    'Clips, tapes, tips, hand-tied wefts, halo, ponytail: what each one weighs, how long it stays, what it does to your own hair, and why everybody now wears less.',
    '卡扣、胶片、点接、手织帘、隐形圈、马尾：各有多重、能戴多久、对自己的头发有何影响，以及为什么大家越戴越少。',
  ],
  keywords: [
    'hair extensions trend, clip in or tape in, hand tied wefts, i-tip, halo extension, how many grams',
    '接发趋势, 卡扣接发, 胶片接发, 手织发帘, 点接, 隐形圈, 接发克数',
  ],
  goods: [
    'straight-clip-in-extensions',
    'flat-base-clip-in-extensions',
    'straight-tape-in-extensions',
    'hand-tied-weft-extensions',
    'halo-hair-extension',
    'loose-wave-ponytail',
  ],
  bodyEn: `
Ten years ago people came to the salon with a photograph of hair to the waist and asked for all of it. Today the photograph shows hair to the collarbone that looks as if it had simply grown well, and the question is how little it takes. Extensions did not go out of fashion. They went quiet. The sets people order are lighter than they were, and more people wear them, and that is good news for scalps.

This article sorts the methods by what they ask of you. It names grams and weeks rather than looks, because a look is made by the person who cuts it in.

## What has changed {#changed}

**Fullness before length.** Most sets now go to people who have the length they want and thin ends. They order hair two inches longer than their own and have it cut back to match. 80 to 120 g do this, where a set for length took 180.

**Flat attachments.** A seam that could be felt through hair was normal once. Flat-base clips, single-sided tapes and wefts tied by hand lie under 2 mm high.

**Colour in several tones.** One flat shade is what gives extensions away. Rooted and highlighted sets sell better than solid ones, since nobody's hair is one colour in daylight.

**Out by night.** Clips, halo and ponytail, the three things you take off before sleeping, have grown faster than anything that stays. People have understood that the cheapest way to keep their own hair is to let it breathe.

## The methods side by side {#methods}

| Method | Grams for a full look | Stays | Put in by | Reused |
| --- | --- | --- | --- | --- |
| Clip-in | 120 to 180 | A day | You, 10 minutes | For a year or more |
| Halo | 100 to 140 | A day | You, 2 minutes | For a year or more |
| Ponytail | 80 to 150 | A day | You, 3 minutes | For a year or more |
| Tape-in | 100 to 150 | 6 to 8 weeks | Stylist, 1 hour | Two or three times |
| I-tip | 100 to 150 | 10 to 12 weeks | Stylist, 3 hours | Two times |
| Hand-tied weft | 100 to 200 | 6 to 8 weeks | Stylist, 2 hours | Three times or more |

Our extensions run from {{lengths:hair-extensions}} in and cost {{prices:hair-extensions}}; the hair itself lasts {{durability:hair-extensions}} if it is treated as on the last pages of this article.

## Which one for whom {#whom}

**Fine hair, never worn any.** Begin with a halo or a small clip-in set of 100 g. Both hang on hair you already have without pulling at single roots. If you like it, tapes are the next step; a stylist places them where the hair is strongest, and leaves the crown alone.

**Thick or curly hair.** Hand-tied wefts on a beaded row carry the weight over the whole width of the head. Curly clips are made for a twist-out underneath; choose the texture on the wet hair, as dry curls lie to you.

**Sport and sweat.** I-tips. Nothing slides, nothing comes unstuck, each point moves by itself. They need a hand that has done many.

**One evening.** A ponytail. It is the most flattering three minutes in this trade, and your own hair is slicked back and safe.

**After chemotherapy or with bald spots.** None of these. They need hair to hold on to. A wig on a soft cap is kinder, and a topper if the crown alone is thin; write to us and we look for a light one.

## How to choose grams {#how-grams}

1. **Plait your own hair** and measure round the plait in the middle. Under 2 in is fine, 2 to 3 in is medium, more is thick.
2. **Decide what for.** Fullness takes 100 g on fine hair, 120 on medium, 150 on thick. Length takes half as much again.
3. **Count the length in.** From 22 in add 20 g, from 26 in another 20: the same weight spreads over more inches.
4. **Subtract the undercut.** If the hair at your nape is short, clips there will show. Leave that row out and save its grams.
5. **Match texture before colour.** A slightly wrong shade is called a highlight. A wrong texture is called an extension.

## Colour that does not show {#colour}

Take the colour from your ends, not from your roots; the ends are where the two meet. Look at them outdoors, on a cloudy day, against white paper. If you stand between two shades, take the lighter one for clips and the darker one for tapes: clips lie on the outside, tapes underneath. The [colour ring](/collections/hair-sample/colour-ring-fourteen-shades) settles it for a small sum, and a [chart](/hair-color-chart) on the site reads a photo you take by the window.

![Clip-in set in straight 1B](@clip-in-straight-1b) A set of clips laid out in the order they go in: widest at the back of the head, narrow ones at the sides.

## What it does to your own hair {#own}

Damage comes from three things, and none of them is the hair you add.

**Weight on too few roots.** One gram hanging on ten hairs is a pull day and night. A good placement shares it: no tape heavier than the strip of hair that holds it, no bead on a strand thinner than a matchstick.

**Time.** Your hair grows half an inch a month. After eight weeks a tape hangs on a lever an inch long and twists with each turn of the head. Six to eight weeks is not a sales trick; it is mechanics.

**Removal.** More hair is lost in the ten minutes of taking out than in the eight weeks before. Solvent, time, no pulling. If a stylist cuts corners here, change the stylist.

You lose fifty to a hundred hairs a day anyhow. In extensions they cannot fall, so at removal you see eight weeks of them at once, a small bird's nest. That is not damage. A white bulb at the end means it was due; a bare end means it broke.

## Living with them {#living}

- Brush from the tips, twice a day, holding the attachment with the other hand.
- Wash with the head upright. Upside down is how the rows tangle.
- Conditioner from the ears down. Oil loosens tape and it loosens beads.
- Dry the attachments first and fully. Damp tape lets go; a damp weft smells.
- Sleep in a loose plait, on satin.
- Clips come out before bed, always, and lie in their bag in the order you use them.

## The sum for a year {#sum}

Take a medium head and 120 g. A clip-in set is bought once and worn perhaps a hundred times; after a year it has cost you what it cost, and nothing for the chair. Tapes look cheaper at the start. Then add six appointments a year at $120 to $200, new adhesive each time and new hair every third time. Permanent hair is a subscription. It can be worth it, as a gym is, for those who go.

For salons the same sum reads the other way round, and the page for [salons](/business-solutions-salon) lets you fill in your own prices. Three or more bundles or wefts in one order are {{setOffBp}} less, and from {{tierFrom:1}} pieces the trade prices begin.

## What comes next {#next}

I do not believe in predictions, so I give you what is on our order sheets. More 14 and 16 in. More textured clips, kinky and yaki, which were hard to find five years ago. More people asking how it comes out before they ask how it goes in. And more of them sending us a photo first. If you are one of those, [do it](/contact-us): two pictures by daylight, one of the parting, one of the ends, and we tell you the grams, the shade and whether you need any at all.
`,
  bodyZh: `
十年前，大家拿着及腰长发的照片走进沙龙，要的是全套。如今照片上是到锁骨的头发，看着只是长得好，问的是最少要多少。接发没有过时，只是安静了。大家订的套装比从前轻了，戴的人却越来越多，这对头皮是好消息，我们很乐意少卖几克。

这篇文章按“要求您付出什么”来给各种方法排队，只说克数和周数，不说造型，因为造型是修剪的人做出来的。

## 变化在哪里 {#changed}

**要厚度，不要长度。**现在多数人长度够了，只是发尾稀。她们订比自己长两英寸的，再修到一样齐。80 到 120 克就能做到，而加长一套要 180 克。

**接点变平。**从前隔着头发能摸到接缝是常事。如今平底卡扣、单面胶片、手织发帘，厚度都不到 2 毫米。风吹起来也看不到一排一排的印子。

**颜色有层次。**一色到底最容易露馅。带发根色、带挑染的比纯色好卖，因为自然光下没有谁的头发是一个颜色。

**晚上摘掉。**卡扣、隐形圈、马尾这三样睡前取下的，比任何长戴的都涨得快。大家明白了：留住自己头发最省钱的办法，是让它透气。

## 各种方法对照 {#methods}

| 方法 | 全头克数 | 戴多久 | 谁来装 | 能否再用 |
| --- | --- | --- | --- | --- |
| 卡扣 | 120 至 180 | 一天 | 自己，10 分钟 | 一年以上 |
| 隐形圈 | 100 至 140 | 一天 | 自己，2 分钟 | 一年以上 |
| 马尾 | 80 至 150 | 一天 | 自己，3 分钟 | 一年以上 |
| 胶片 | 100 至 150 | 6 至 8 周 | 发型师，1 小时 | 两三次 |
| 点接 | 100 至 150 | 10 至 12 周 | 发型师，3 小时 | 两次 |
| 手织帘 | 100 至 200 | 6 至 8 周 | 发型师，2 小时 | 三次以上 |

我们的接发有 {{lengths:hair-extensions}} 英寸，价格 {{prices:hair-extensions}}；照本文最后几节的办法打理，头发本身可用 {{durability:hair-extensions}}。

## 谁适合哪一种 {#whom}

**发质细软，从没接过。**先试隐形圈，或 100 克的小套卡扣。两样都挂在现有的头发上，不揪单根发根。喜欢了再考虑胶片，由发型师贴在最结实的位置，避开头顶。第一次不要超过 120 克，脖子和发根都需要适应。

**发量多或卷发。**手织帘缝在珠排上，重量由整个头的宽度分担。卷发卡扣适合配底下的拧卷；选发纹要在湿发上选，干卷会骗人。

**运动、出汗多。**点接。不滑、不脱胶，每个点各自活动。要找做得多的手。

**只要一个晚上。**马尾。这一行里最划算的三分钟，自己的头发抿在下面，安安全全。

**化疗之后或有斑秃。**以上都不合适，它们需要有头发可挂。软帽假发更温和，只是头顶稀就用发片，来信我们替您找轻的。

## 怎么定克数 {#how-grams}

1. **把自己的头发编成一条辫子**，量中段一圈。2 英寸以下算细软，2 到 3 英寸中等，再多就是厚。
2. **想清楚目的。**增厚：细软 100 克，中等 120 克，厚发 150 克。加长再多一半。
3. **把长度算进去。**22 英寸起加 20 克，26 英寸再加 20 克，同样的重量要铺得更远。
4. **减掉后颈那一排。**后颈头发短，卡扣会露，这排省掉，克数也省掉。
5. **先配发纹，再配颜色。**颜色差一点叫挑染，发纹不对就叫接发。

## 看不出来的颜色 {#colour}

颜色要比发尾，不要比发根，两种头发是在发尾会合的。阴天，室外，衬着白纸看。在两个色号之间，卡扣选浅的，胶片选深的：卡扣在外层，胶片在底下。花一点钱买[色卡](/collections/hair-sample/colour-ring-fourteen-shades)最省心，网站的[色卡页](/hair-color-chart)也能读您在窗边拍的照片。

![1B 直发卡扣套装](@clip-in-straight-1b) 按佩戴顺序排开的一套卡扣：最宽的在后脑，窄的在两侧。

## 对自己的头发有什么影响 {#own}

伤发的是三件事，没有一件是加上去的头发。

**太少的发根扛太多重量。**一克挂在十根头发上，就是日夜不停地拽。好的安装会分担：胶片不重于夹住它的那片头发，珠子不夹比火柴棍还细的一缕。装好之后低头、扎起、侧睡，任何一处发疼，当天就该回去调。

**时间。**头发每月长半英寸。八周后，胶片吊在一英寸长的杠杆上，转一次头就拧一次。六到八周不是推销话术，是力学。

**拆除。**拆的那十分钟掉的头发，比前面八周还多。溶胶、等待、不硬扯。自己在家拆的，十有八九少了等待这一步。在这一步偷工的发型师，请换掉。

人每天本来就掉五十到一百根。接发期间它们掉不下来，拆的时候一次看到八周的量，像个小鸟窝。这不是损伤。末端有白色小球，是到期了；没有，才是断了。

## 日常相处 {#living}

- 每天从发尾起梳两次，另一只手捏住接点。
- 站着洗，倒着洗会让排与排缠在一起。
- 护发素从耳朵以下抹，油会让胶片和珠子都松掉。
- 先把接点吹到全干。潮胶会脱，潮帘有味。
- 睡觉松松编辫，枕缎面。
- 卡扣睡前一定取下，按顺序放回袋里。第二天照着顺序戴，能省五分钟。

## 一年的账 {#sum}

以中等发量、120 克来算。卡扣一套买一次，能戴上百回，一年下来就是买价，不用付椅子钱。胶片起初看着便宜，可是一年六次、每次 120 到 200 美元，每次换胶，每三次换新发。长戴的头发是订阅制，和健身房一样，常去的人才值。您不妨先把去年实际去了几次写下来，再决定要不要订阅。

对沙龙来说，同一笔账反过来读，[沙龙页面](/business-solutions-salon)可以填自己的价格来算。一单三帘以上减 {{setOffBp}}，{{tierFrom:1}} 件起进入批发价。

## 接下来会怎样 {#next}

我不信预测，只说订单上看到的：14 和 16 英寸越来越多；细卷、亚克直这类有纹理的卡扣越来越多，五年前还很难找；越来越多的人先问怎么拆，再问怎么装；也有越来越多的人先发照片来。您若是其中一位，请[发过来](/contact-us)：自然光下两张，一张分缝，一张发尾，我们告诉您克数、色号，以及到底需不需要。
`,
};
