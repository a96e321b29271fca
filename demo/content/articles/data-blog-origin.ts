import type { ArticlePlan } from '../article-plan.ts';

export const originArticle: ArticlePlan = {
  kind: 'article',
  author: 'lin-mei',
  slug: 'blog/hair-origin-differences',
  picture: 'bundle-body-wave-1b',
  title: ['Where hair comes from, and what that changes', '头发从哪里来，有什么不同'],
  summary: [
    'Vietnamese, Cambodian, Burmese, Indian, Chinese: what the country on a label tells you, what it does not, and five tests for your own hands.',
    '越南、柬埔寨、缅甸、印度、中国：标签上的国家说明什么、不说明什么，以及五个自己动手的检验方法。',
  ],
  keywords: [
    'hair origin, Vietnamese hair, Cambodian hair, Burmese hair, Brazilian hair myth, raw hair, cuticle aligned',
    '发源地, 越南发, 柬埔寨发, 缅甸发, 巴西发真相, 原发, 顺鳞发',
  ],
  goods: [
    'raw-vietnamese-straight-bundle',
    'raw-cambodian-wavy-bundle',
    'raw-burmese-curly-bundle',
    'double-drawn-bone-straight-bundle',
    'texture-sample-set',
  ],
  bodyEn: `
I have stood at a sorting table since 2009. In that time I have seen perhaps forty tons of hair, tail by tail, and I still cannot tell a passport from a strand. What I can tell is whether a tail came from one head, how thick each hair is, whether the scales on it lie in one direction, and what was done to it after it was cut. Those four things decide how your bundle behaves in a year. The country on the label decides much less, though it is not nothing. This is what it really says.

## The word Brazilian {#brazilian}

Let us begin with the word you see most. Very little hair is cut and sold in Brazil. Brazilian, Peruvian and Malaysian became names for a wave and a thickness some twenty years ago, when sellers needed words that sounded far away. A bundle called Brazilian body wave is almost always Asian hair, steamed around a rod. There is nothing wrong with the hair. There is something wrong with the label, because it tells you a place when it means a pattern.

We therefore name the country only where we bought the tails ourselves, and call everything else by its texture. If you read straight, body wave or deep wave on one of our pages, that is a shape put in by steam. If you read raw Vietnamese, it is a place.

## Five places, honestly {#places}

| Cut in | Single hair | Grows as | Takes colour | Typical length |
| --- | --- | --- | --- | --- |
| Vietnam | Medium to thick, 75 to 90 microns | Straight, very dense at the tip | Lifts evenly to #27 | 10 to 30 in |
| Cambodia | Medium, 70 to 85 microns | Straight to loose wave | Lifts well, a little warm | 10 to 26 in |
| Burma | Fine to medium, 60 to 80 microns | Wavy to curly | Lifts fast, watch the time | 10 to 24 in |
| India | Fine, 55 to 75 microns | Wavy, soft | Lifts fastest | 10 to 28 in |
| North China | Thick, 80 to 100 microns | Straight, strong | Slow, needs two baths | 10 to 40 in |

Read this table as you would read the weather of a country. It is true on average and wrong on many days. Two sisters from one village can lie at opposite ends of a row.

**Vietnam** sends us the tails I like best to work with. They are cut low, tied well, and full to the end, so a double drawn bundle loses less on the comb. They stay straight in damp air.

**Cambodia** is the hair people fall in love with when they touch it: it bends by itself and comes back after washing. There is not much of it, and each bundle bends a little differently. If you need three bundles that match like glass, take a steamed wave instead.

**Burma** gives most of the real curls. They are grown, not made, so they do not fall out, and no two tails curl alike. We sort them by the width of the curl on a wooden peg.

**India** is the largest source in the world, mostly from temples, where it is given. The hair is fine, light and a good match for fine hair. Much of it reaches factories as floor hair with roots and tips mixed, which is the beginning of most tangles. We buy none of that, and our shop has no piece marked Indian at present.

**North China** has the thickest single hair and the longest tails. Nearly everything above 32 in comes from there, from women who do not cut for six or seven years. It is why the longest pieces in the shop are straight.

## What matters more than the place {#more}

### One direction

A hair is covered with scales like a pine cone. If all roots point the same way, the scales lie flat against each other and slide. If half the hairs are turned round, each scale hooks into its neighbour, and after three washes you hold a mat. Cheap factories solve this by bathing the mixed hair in acid until the scales are gone, and then in silicone until it shines. It looks wonderful for two weeks.

### How it was drawn

From a tail of 24 in, perhaps a third of the hairs really measure 24 in. Single drawn means they stay as they grew, so the ends thin out. Double drawn means we comb the short ones out and put long ones in. It is the same hair; it costs more because a hundred grams of it began as a hundred and forty.

![The weft of a bundle, close](@bundle-weft-1b-detail) Roots up, tips down, three rows of thread. If you rub a strand from the tip to the root it should feel rougher than the other way.

### What was done to it

Every step takes some life. Steam takes the least: it only moves the inside bonds with water and heat. Dyeing darker is mild. Lifting to blonde opens the scale for good, which is why a #613 piece needs more care than a black one from the same tail. On our pages the processing is written in words, and unprocessed means washed, sorted and sewn.

## Test it yourself {#how-test}

1. **Feel.** Take ten hairs between thumb and finger. Slide from root to tip, then back. Smooth one way and slightly rough the other is healthy. Smooth both ways means stripped or coated.
2. **Wash a corner.** Wash one weft with plain shampoo, twice, without conditioner. Coated hair turns dull and dry at once; real hair looks a little fuzzy and recovers with conditioner.
3. **Wet the wave.** A steamed wave relaxes in water and comes back looser as it dries. A grown wave comes back the same.
4. **Burn one hair.** Over a sink, with tweezers. Human hair curls away, smells like a singed feather and leaves powder you can rub away. Fibre melts to a hard bead.
5. **Weigh and measure.** A scale and a ruler. The label should be right to two grams and half an inch.

Do all five in the first days, before anything is cut or sewn, since a piece can come back within {{returnDays}} days only as it left us. If you would like to do them before you buy at all, the [texture samples](/collections/hair-sample/texture-sample-set) are cut from the same lots as the bundles, and samples ship free.

## What to buy for what {#choose}

- **Bone straight that stays straight in August:** Vietnamese or North Chinese, double drawn.
- **A wave you never want to set again:** raw Cambodian, and accept that bundles are sisters and not twins.
- **Real curls:** Burmese. Order two inches longer than you want to see.
- **Blonde:** hair from any origin that was lifted slowly. Look at the processing line on the page, not at the country.
- **To blend with fine hair of your own:** a finer single hair at lower density; ask our desk for a lock to lay against yours.

## Why we print both {#print}

On our labels you find the origin and the processing side by side, with grams and inches. The first is a story and the other three are facts; we like stories, but we would not sell by them. When a seller tells you only the story, ask for the scale. And when somebody offers you raw hair of 30 in, in any quantity, always in the same perfect wave, for the price of a closure, think of the woman who did not cut her hair for six years, and of how many of her there would have to be.

Our bundles run from {{lengths:bundle}} in and cost {{prices:bundle}}; the [price list](/all-product-price) shows every length. What makes a long one dear is not a flag. It is time, and the hair that fell to the floor while we combed.
`,
  bodyZh: `
我从 2009 年起就站在分拣台边。这些年一束一束看过的头发，大概有四十吨，可我至今没法凭一根发丝认出护照。我能看出的是：这一束是不是同一个人的头发，单根有多粗，鳞片是不是朝一个方向，剪下来之后又做过什么。这四件事，决定一年以后您手里的发帘是什么样。标签上的国家，影响小得多，但也不是完全没有。下面说说它到底说明什么。

## “巴西发”这个词 {#brazilian}

先说见得最多的这个词。巴西当地剪下来出售的头发少之又少。大约二十年前，卖家需要听起来遥远的名字，“巴西”“秘鲁”“马来西亚”就成了某种波纹和粗细的叫法。一帘“巴西大波浪”，几乎都是亚洲发，绕在棒上用蒸汽定型的。头发没有错，错在标签：它写的是地方，指的却是花型。

所以，只有自己收来的发束，我们才写国家，其余一律按发纹命名。页面上写直发、大波浪、深波浪，那是蒸汽做出来的形状；写“越南原发”，那才是地方。两种写法混在一起的店，您最好先问一句：这是花型，还是产地？

## 五个产地，实话实说 {#places}

| 剪自 | 单根粗细 | 天生形态 | 上色 | 常见长度 |
| --- | --- | --- | --- | --- |
| 越南 | 中到粗，75 至 90 微米 | 直，发尾厚实 | 可均匀漂至 #27 | 10 至 30 英寸 |
| 柬埔寨 | 中等，70 至 85 微米 | 直到微波 | 好漂，略偏暖 | 10 至 26 英寸 |
| 缅甸 | 细到中，60 至 80 微米 | 波浪到卷 | 漂得快，要盯时间 | 10 至 24 英寸 |
| 印度 | 细，55 至 75 微米 | 柔软波浪 | 漂得最快 | 10 至 28 英寸 |
| 中国北方 | 粗，80 至 100 微米 | 直，有韧性 | 慢，需两遍 | 10 至 40 英寸 |

这张表要像看一个国家的气候那样看：平均来说对，落到某一天常常不对。同村的两姐妹，可能正好在同一行的两头。

**越南**的发束我最喜欢做。剪口低、扎得齐，一直厚到发尾，做双抽时梳掉的少，潮湿天里也不走形。单根偏粗，适合喜欢垂坠感的人。

**柬埔寨**的头发一摸就让人喜欢：自己会弯，洗完还能弯回来。量不多，每帘弯法又略有不同。要三帘像镜子一样整齐，请选蒸汽定型的波浪。

**缅甸**出产大多数天生的卷。长出来的卷，不会洗掉，也没有两束完全一样，我们用木钉按卷的粗细来分。

**印度**是全世界最大的来源，多来自寺庙的奉献。发丝细、轻，适合配细软的头发。其中很多是根梢混在一起的落地发，打结多半从这里开始。这种我们不收，店里目前也没有标印度的商品。

**中国北方**的单根最粗，发束最长。32 英寸以上几乎都来自这里，来自六七年不剪头发的女人。所以店里最长的那几款都是直发。

## 比产地更要紧的事 {#more}

### 朝同一个方向

头发表面像松果一样布满鳞片。所有发根朝一边，鳞片就顺着贴在一起，滑得开。要是一半倒着，鳞片互相钩住，洗三次就成了毡子。便宜的工厂用酸把鳞片泡掉，再裹一层硅油，光亮得很，可以好看两个星期。

### 怎么抽档

一束 24 英寸的头发里，真正到 24 英寸的大概只有三分之一。单抽是照长出来的样子保留，发尾会渐薄；双抽是把短的梳掉，补进长的。头发还是那个头发，贵在一百克成品是从一百四十克里抽出来的。

![发帘的帘头特写](@bundle-weft-1b-detail) 发根在上，发梢在下，三道缝线。从梢往根摸，应该比反过来略涩。

### 做过什么

每加一道工序，都要折一点寿命。蒸汽最轻，只是用水和热挪动内部的键；染深也温和；漂成浅金却会把鳞片永久撑开，所以同一束头发，#613 比黑色更需要护理。我们的页面用文字写明加工，“未加工”就是只洗、只拣、只缝。

## 自己动手检验 {#how-test}

1. **摸。**取十根夹在拇指与食指间，从根滑到梢，再滑回来。一边顺、一边微涩，是健康的；两边都滑，不是去了鳞就是裹了油。
2. **洗一角。**只洗一小段帘，普通洗发水洗两遍，不用护发素。裹油的立刻发暗发干，真材实料的只是略毛，上了护发素就恢复。
3. **沾湿看波纹。**蒸汽做的波浪遇水会松，干后变大；天生的，干了还是原样。
4. **烧一根。**在水池上用镊子夹着烧。真人发会卷缩，有烧羽毛味，灰一捻就碎；化纤会熔成硬珠。如果一缕里有的成灰、有的成珠，那就是混纺。
5. **称一称，量一量。**一台秤，一把尺。标签应当准到两克、半英寸。

五样都请在头几天做，在剪蕾丝、缝发帘之前做，因为 {{returnDays}} 天内退货，必须是寄出时的样子。想在购买之前就试，可以先买[发纹样品](/collections/hair-sample/texture-sample-set)，它们与发帘剪自同一批，样品免运费。

## 什么需求选什么 {#choose}

- **八月里也不走形的直发**：越南或中国北方，双抽。
- **再也不想自己做的波浪**：柬埔寨原发，要接受几帘像姐妹而不像双胞胎。
- **真正的卷**：缅甸发，比想要的长度多订两英寸。
- **浅金色**：产地不限，关键是漂得慢。看页面上的加工一栏，不要看国家。
- **配自己的细软发**：选单根更细、密度更低的，可向客服要一小束比一比。

## 为什么两样都印 {#print}

我们的标签把产地和加工印在一起，旁边是克重和英寸。前一个是故事，后三个是事实。我们也喜欢故事，只是不靠它卖货。遇到只讲故事的卖家，请他把秤拿出来。要是有人给您 30 英寸的“原发”，要多少有多少，波纹个个一样，价钱只够买一块顶发，那就想想那位六年没剪头发的女人，再想想得有多少个她。

我们的发帘有 {{lengths:bundle}} 英寸，价格 {{prices:bundle}}，每个长度的价钱都在[价目表](/all-product-price)里。长发贵，不是贵在国旗上，是贵在时间，贵在梳理时掉到地上的那些。
`,
};
