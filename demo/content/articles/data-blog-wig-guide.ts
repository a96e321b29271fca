import type { ArticlePlan } from '../article-plan.ts';

export const wigGuideArticle: ArticlePlan = {
  kind: 'article',
  author: 'denise-carter',
  slug: 'blog/wig-guide',
  picture: 'wig-body-wave-1b',
  title: ['Choosing a wig: seven decisions in the right order', '选假发：七个决定，按这个顺序来'],
  summary: [
    'Cap, lace, size, length, density, texture, colour. Taken in this order each choice makes the next one easier, and nothing has to come back.',
    '帽型、蕾丝、帽围、长度、密度、发纹、颜色。按这个顺序选，一步比一步容易，也不用退货。',
  ],
  keywords: [
    'how to choose a wig, wig buying guide, lace front or closure wig, wig density, wig length, first wig',
    '假发怎么选, 假发选购指南, 前蕾丝还是顶发假发, 假发密度, 假发长度, 第一顶假发',
  ],
  goods: [
    'straight-closure-wig-5x5-glueless',
    'body-wave-lace-front-wig-13x4-hd',
    'blunt-bob-glueless-5x5',
    'water-wave-headband-wig',
    'straight-full-lace-wig',
    'stretch-mesh-wig-cap',
  ],
  bodyEn: `
In eleven years of fitting I learned that people begin at the wrong end. They fall in love with a colour in a picture, order it in the longest length, and discover on the first morning that the cap pinches, the lace needs glue they have no time for, and the hair weighs as much as a small cat. The colour was fine. It was simply the last question, asked first.

Here are the seven decisions in the order in which I ask them in the chair. Give each one a minute. At the end you will know what to put into the filters of the [wig page](/collections/wig), and you will probably spend less than you thought.

## One: how will it stay on? {#hold}

Everything else hangs on this. There are four honest answers.

| You say | Take | Why |
| --- | --- | --- |
| I want it on in two minutes and off at night | A glueless closure wig, 4x4 or 5x5 | Elastic and combs hold it; the lace is small and easy |
| I want to wear my hair away from my face | A lace front, 13x4 or 13x6 | The hairline goes from ear to ear |
| High ponytails, swimming, dancing | 360 or full lace | Lace at the nape as well |
| I never want to see lace | Headband, U part or V part | Your own hairline or a band does the work |

If you hesitate between two lines, take the one that is less work. I have never met anybody who was sorry to own a wig she can put on without a mirror.

## Two: which lace? {#lace}

HD lace is 0.06 mm thin. On camera, under ring lights, on any skin, it is the one that vanishes. It also tears when you pull a comb through it in a hurry. Transparent lace is 0.09 mm, stronger, and disappears with a touch of powder. For a first wig, or one you glue often, I hand people transparent. HD is for the second one, when your hands have learned.

Look at the size as well. A 5x5 gives you room for a side part; with a 4x4 the part stays near the middle. The guide to [closures and frontals](/closure-lace-differences) shows each size from above.

## Three: what size is your head? {#size}

Measure, do not guess. A soft tape along the hairline, behind the ears, under the bone at the back. Three times, the middle number counts. Most people are a medium, 22 to 22.5 in, and most people believe they have a large head. A cap that is too large slides backwards by noon and takes the lace with it; a cap that is too small gives you a headache and lifts at the temples.

If you wear braids underneath, measure over them. Half an inch of braid is a whole size. The drawing with all six lines is on the page of [wig tips](/customer-service/expert-wig-tips).

## Four: how long? {#length}

Our wigs run from {{lengths:wig}} in. The number is measured on straightened hair from the crown, so on you it will look shorter, and on curly hair shorter by about two inches.

Ask yourself where your hair may not be. If you carry a bag over the shoulder, 18 in catches in the strap and 22 in lies over it. If you cook, hold a baby or ride a bicycle, everything beyond the armpit will be in a bun by Tuesday. There is no shame in 14 in. It is the length that most often gets worn to the end of its life.

- **8 to 12 in:** bobs. Light, cool, least to wash.
- **14 to 18 in:** shoulder to collarbone. The working lengths.
- **20 to 24 in:** bust. Looks long, still behaves.
- **26 to 30 in:** waist. Wants 180% density and ten minutes with a brush.
- **32 in and more:** an event, not a habit.

## Five: how much hair? {#density}

Density says how full the cap is knotted. 150% is close to most heads. 180% is full. 200% is a shampoo advertisement. There are two traps. The first: length eats density. The same 150% that looks generous at 14 in looks thin at 26, because the hair has to go further. The second: a full hairline looks false. However dense the wig, the front should be thinner than the crown, and that is a matter of knots rather than percent. Look at the close pictures of the hairline on the product page.

Weight follows from both. Ours say the grams. Up to 200 g you forget you are wearing it; at 300 g you know by evening.

## Six: which texture? {#texture}

Texture is the decision you live with each morning. Straight hair shows everything and needs only a brush. Body wave forgives, holds a curl from the day before, and suits nearly every face; it is what I suggest when somebody cannot decide. Deep wave and water wave are full and lively and must be detangled wet, from the tips, with patience. Kinky curly and yaki come closest to natural Afro-textured hair, straightened or not, and blend with edges that are your own.

![Body wave from the side](@wig-body-wave-1b) Body wave in 1B. The bend begins below the ear, so the crown stays flat.

## Seven: now the colour {#colour}

Choose it last, and choose it by daylight. Natural black 1B suits most skins because hardly anybody has truly black hair. If you want to go lighter, go in one step that you can explain to yourself: a root that stays dark, as in a T1B/27, forgives a parting that moves. Full blonde is bleached hair. It is lovely and thirsty, and it lives a year less than the dark piece beside it.

A [colour ring](/collections/hair-sample/colour-ring-fourteen-shades) costs little, ships free and ends all arguments. Hold it against your jaw, next to a window, without make-up.

## What it will cost {#cost}

Wigs in the shop cost {{prices:wig}}. Between two wigs that look alike in a picture, the difference is nearly always one of these: four more inches, thirty more per cent, HD in place of transparent, or a bleach. Ask which of them you would notice in a mirror, and pay for those.

Then add what people forget: a cap, a wide comb, a satin bag, and {{shippingFee:300}} for the parcel, since a wig stays in the first step of weight. If our own price falls within {{priceProtectionDays}} days, {{priceProtectionTimes}} times the difference comes back to you.

## How long it lasts {#last}

{{durability:wig}}, and that wide span is in your hands. Worn in turn with another one, washed every ten to fourteen days, kept on a stand, it reaches the end of it. Slept in, curled daily at 200 degrees and washed under the shower like your own hair, it will not see a second summer. How to do it properly stands in the article about [wig care](/blog/wig-care).

## The first evening {#how-first}

1. **Open it by daylight** and check length, colour code and grams against the label.
2. **Put it on over a cap, lace uncut.** Clip the lace back. Look from both sides.
3. **Sit, bend, turn.** If it moves, tighten the straps by one hook. If it still moves, the size is wrong.
4. **Sleep on it.** Not with it: over it. A piece that pleases you on the second morning is yours.
5. **Only then cut the lace.** Until that moment it can come back within {{returnDays}} days.

If you are stuck between two of the seven, [write to us](/contact-us) with a photo of your face and of the hair you wear now. We take the pieces off the hook and look, and we would rather sell you the cheaper one that stays.
`,
  bodyZh: `
做试戴十一年，我发现大家总是从错误的一头开始：看中照片里的一个颜色，订了最长的，第一天早上才知道帽子勒头，蕾丝要上胶却没那个时间，头发重得像顶着一只小猫。颜色没选错，只是它本该最后问，却问在了最前面。

下面七个决定，就是我在试戴椅旁问问题的顺序。每个想一分钟，到最后您就知道在[假发页](/collections/wig)该点哪些筛选，多半还会比预想的省钱。

## 一、怎么固定？ {#hold}

后面的一切都取决于它。老实说，答案只有四种。

| 您的要求 | 选 | 原因 |
| --- | --- | --- |
| 两分钟戴好，晚上摘下 | 免胶顶发假发，4x4 或 5x5 | 松紧带加插梳，蕾丝小，好打理 |
| 想把头发往后梳 | 前蕾丝，13x4 或 13x6 | 发际线从左耳到右耳 |
| 高马尾、游泳、跳舞 | 360 或全蕾丝 | 后颈也有蕾丝 |
| 完全不想见到蕾丝 | 发带款、U 形或 V 形 | 靠自己的发际线或发带遮住 |

在两行之间犹豫，就选省事的那行。我没见过谁后悔拥有一顶不用照镜子就能戴好的假发。

## 二、哪种蕾丝？ {#lace}

HD 蕾丝厚 0.06 毫米，镜头前、环形灯下、任何肤色，消失得最干净，可是赶时间一梳就破。透明蕾丝厚 0.09 毫米，更结实，扑一点粉就看不见。第一顶，或者经常上胶的，我都递透明的；HD 留给第二顶，那时您的手已经会了。蕾丝的颜色也分深浅，拿不准就选浅的，深的可以自己上，浅的却洗不回来。

尺寸也要看。5x5 够分侧缝，4x4 的缝离不开中间。各种尺寸的俯视图在[顶发与前额发块](/closure-lace-differences)那一页。

## 三、头围多大？ {#size}

要量，不要猜。软尺沿发际线，绕过耳后，压在后脑骨下面，量三次取中间数。大多数人是中号，22 到 22.5 英寸；大多数人又都觉得自己头大。帽子大了，到中午就往后滑，把蕾丝也带走；小了头疼，两鬓还会翘起来。

底下编了辫子，就连辫子一起量，半英寸的辫子等于一个尺码。换了编法也要重新量一次。六条线的示意图在[假发专家建议](/customer-service/expert-wig-tips)里。

## 四、多长？ {#length}

我们的假发有 {{lengths:wig}} 英寸。数字是从头顶量、按拉直算的，戴上会显短，卷发还要再短两英寸左右。

请先想想头发不能碍着哪里。肩上背包，18 英寸会夹进带子，22 英寸正好搭在外面。要做饭、抱孩子、骑车，过了腋下的长度到周二就盘成丸子了。14 英寸一点不丢人，它是最常被戴到寿终正寝的长度。先买一顶每天戴得住的，再买一顶做梦用的，钱花得最值。

- **8 至 12 英寸**：波波头，轻、凉快、好洗。
- **14 至 18 英寸**：到肩到锁骨，上班最实用。
- **20 至 24 英寸**：到胸口，看着长，也听话。
- **26 至 30 英寸**：到腰，要配 180% 密度，每天梳十分钟。
- **32 英寸以上**：是场合，不是日常。

## 五、多少发量？ {#density}

密度是帽子上钩了多满。150% 接近多数人，180% 饱满，200% 像洗发水广告。有两个陷阱。第一，长度会吃掉密度：同样 150%，14 英寸显得大方，26 英寸就显稀，因为头发要铺得更远。第二，发际线太满就假。无论多密，前沿都该比头顶薄，这取决于结扣，不取决于百分比，请看商品页上发际线的近照。

两样加起来就是重量，我们都写明克数。200 克以内戴着会忘，300 克到傍晚就有感觉。

## 六、哪种发纹？ {#texture}

发纹是每天早上都要打交道的决定。直发什么都藏不住，好处是一把梳子就够。它也最显发质好坏，所以直发要看双抽还是单抽。大波浪最宽容，前一天的卷还在，几乎什么脸型都合适，拿不定主意我就推荐它。深波浪和水波纹蓬松有活力，必须沾湿、从发尾慢慢梳。细卷和亚克直最接近天然的非洲裔发质，能和自己的鬓角融在一起。

![大波浪侧面](@wig-body-wave-1b) 1B 大波浪。弯度从耳下开始，头顶仍然服帖。

## 七、最后才是颜色 {#colour}

颜色放到最后选，在自然光下选。自然黑 1B 适合大多数肤色，因为几乎没人是纯黑的头发。想变浅，就迈一步说得出理由的：像 T1B/27 这样发根留深色，分缝挪动也不露馅。整头浅金是漂过的头发，好看，也爱喝水，寿命比旁边那顶深色的短一年。

一套[色卡](/collections/hair-sample/colour-ring-fourteen-shades)花不了多少，还免运费，什么争论都能了结。素颜，靠窗，贴着下颌比。拿不准就隔一天再比一次。

## 要花多少钱 {#cost}

店里的假发 {{prices:wig}}。照片上差不多的两顶，价差几乎总是这几样之一：多四英寸，多三十个百分点，HD 换掉透明，或者多一道漂色。想想哪一样您照镜子真看得出来，就为哪一样付钱。照镜子看不出来的，省下来买第二顶，两顶轮换反而更耐用。

再加上常被忘记的：网帽、宽齿梳、缎面袋，还有 {{shippingFee:300}} 的运费，一顶假发都在首档重量里。{{priceProtectionDays}} 天内本店降价，返还差价的 {{priceProtectionTimes}} 倍。

## 能用多久 {#last}

{{durability:wig}}，差距全在您手里。与另一顶轮换，十到十四天洗一次，放在支架上，就能到上限。戴着睡，每天 200 度卷，站在花洒下像洗自己头发那样洗，第二个夏天就见不到了。正确的做法写在[假发护理](/blog/wig-care)一文里。

## 收到的第一晚 {#how-first}

1. **在自然光下打开**，对照标签核对长度、色号和克重。
2. **戴在网帽上，蕾丝先不剪。**用夹子把蕾丝夹到后面，左右都看看。
3. **坐下、弯腰、转头。**会动就把调节带收一格；还动，就是尺码不对。
4. **过一夜再说。**第二天早上看还喜欢，它就是您的了。
5. **这时才剪蕾丝。**剪之前，{{returnDays}} 天内都可以退回。

如果卡在七个决定里的某两个之间，请[写信给我们](/contact-us)，附上您的脸和现在头发的照片。我们会把实物从钩上取下来看，宁可卖给您便宜、但能留下的那一顶。
`,
};
