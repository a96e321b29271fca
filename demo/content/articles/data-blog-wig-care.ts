import type { ArticlePlan } from '../article-plan.ts';

export const wigCareArticle: ArticlePlan = {
  kind: 'article',
  author: 'denise-carter',
  slug: 'blog/wig-care',
  picture: 'satin-bonnet-rose',
  title: ['Wig care: a calendar for three years', '假发护理：一份三年日历'],
  summary: [
    'What to do each day, each fortnight, each season, with times and temperatures. And the six mistakes that end on the returns table.',
    '每天、每两周、每季该做什么，时间和温度都写明。还有退货台上最常见的六个错误。',
  ],
  keywords: [
    'wig care, how to wash a wig, wig heat temperature, store a wig, detangle wig, wig lifespan',
    '假发护理, 假发怎么洗, 假发加热温度, 假发收纳, 假发打结, 假发寿命',
  ],
  goods: ['night-care-set', 'satin-bonnet-adjustable', 'mannequin-head', 'satin-storage-bag', 'adhesive-remover', 'rat-tail-comb'],
  bodyEn: `
The hair on your head is oiled from the root every hour of the day. The hair on a wig was cut loose from that supply years ago, and it lives on what you give it. That is the whole of wig care in two sentences. Everything that follows is about giving enough, in the right place, and not taking more away than you give.

A human hair wig lasts {{durability:wig}}. I see both ends of that span on my table. The difference is hardly ever the hair. It is a calendar, kept or not kept, so here is one.

## Every day: four minutes {#daily}

In the morning, shake it out upside down, holding the cap. Comb from the tips, a hand's width at a time, with wide teeth. On straight hair you may finish with a soft brush; on waves and curls put the brush away for good and use water and fingers.

At night, take it off. Wipe the inside of the band with a damp cloth, because sweat is salt and salt dries lace until it cracks. Put it on a stand with room around it. A hook in the bathroom is the worst place in the house: warm, damp, and it stretches the crown.

- **Straight:** comb, then one drop of light oil rubbed between the palms, on the last four inches only.
- **Waves:** mist with water and a little leave-in conditioner, scrunch, leave alone.
- **Curls:** the same, and twist two or three strands around a finger while damp.
- **Bobs:** nothing. A bob needs a trim every three months and otherwise your absence.

## Every fortnight: a wash {#wash}

Ten to fourteen wearings, or two weeks, whichever comes first. If you use adhesive or sweat a great deal, count eight wearings. More often only if it smells; less often and the dirt begins to file the scales.

## How to wash a wig {#how-wash}

1. **Comb it dry, completely.** A knot that goes into the water comes out twice the size. Ten minutes, from the tips.
2. **Take the glue off first.** Remover on a cotton pad along the lace, five minutes, wipe. Never pull.
3. **Lukewarm water, 30 degrees, running downwards.** Hold the cap under the tap so that water follows the hair from root to tip. Do not bunch it, do not soak it in a bowl.
4. **Shampoo without sulphate, a walnut of it,** thinned in a cup of water. Press it through with flat hands. Thirty seconds are enough.
5. **Rinse until the water is clear,** two minutes, still downwards.
6. **Conditioner from the ears down.** Keep a finger's width away from lace and wefts: what softens hair loosens knots. Ten minutes under a plastic cap, for curls twenty.
7. **Rinse cool, press in a towel.** Press, do not wring, do not rub.
8. **Dry on a stand, in the air,** out of the sun. Straight hair takes six hours, thick curls a night. If you must use a dryer, keep it cool and point it downwards.

## Heat, with numbers {#heat}

| Hair | Highest temperature | How often |
| --- | --- | --- |
| Natural black, unprocessed | 180 °C (356 °F) | Twice a week |
| Dyed darker | 170 °C (338 °F) | Once a week |
| #27, #30, highlights | 150 °C (302 °F) | Once a week |
| #613 and fashion colours | 130 °C (266 °F) | Between two washes at most |

Always a heat spray, always dry hair, one slow pass instead of three quick ones. If you smell something sweet, that is protein: stop. Steamed waves lose their pattern under an iron and cannot be steamed again at home; on those pieces use rollers and patience.

## Every season: a deep treatment {#season}

Once in three months, give it an hour. After a wash, work a mask through the lower two thirds, wrap it in a warm towel, leave it for forty minutes, rinse cool. Look at the cap while it is wet: pull gently at the wefts, look at the knots against a lamp, check the elastic. A loose weft is three stitches today and a new wig next year.

Trim the last half inch if it has gone see-through. People are afraid to cut a piece that cost this much; the split does not stop at half an inch if you leave it.

![A satin bonnet](@satin-bonnet-rose) Satin by night. Cotton drinks oil, and it is patient.

## Putting it away {#store}

Clean, dry, untied. In a satin bag, flat, with tissue in the crown, or on a head with a cover. Not in plastic: what little water is left has nowhere to go. Not near a radiator. A cedar ball keeps moths from the cap; they are not interested in hair, but they like the thread.

For travelling, fold it ear to ear, inside out, hair inward, in its net. It survives a suitcase for two days and a hand bag for one.

## Six mistakes from the returns table {#mistakes}

**Oil at the roots.** It runs into the knots, the knots slip, and the wig sheds. People then add more oil.

**A regular brush on curls.** The curl does not come back; it was a pattern, and the brush was a rake.

**Bleaching knots twice.** Once, gently, is what a knot can bear. After the second time the hair breaks right at the lace, in the parting, where everybody looks.

**Sleeping in it, wet.** Friction and water together make felt. That is literally how felt is made.

**Tap water that is hard as stone.** If your kettle is white inside, rinse the wig last with a litre of bottled water and a spoon of white vinegar. The dullness goes.

**Colouring at home over a colour.** Dark over natural works. Light over anything is chemistry, and the wig cannot tell you that it hurts. Ask a stylist, or [ask us](/contact-us) before.

## When it is over {#over}

Hair thins first at the nape, where it rubs against collars, then at the parting. When you see the cap there in daylight, the piece has done its work. It may have a second life: cut it to a bob, wear it to the garden, or take the bundles off the cap and sew a ponytail. If one place is bare and all the rest is good, ask for a repair; re-knotting a parting costs a part of a new piece, and the desk tells you how much after seeing two photos.

Write the day of the first wearing on the label, and keep the label. In two years you will know exactly what your wig cost you a month, and that number is usually the friendliest thing about it: a piece of $220 worn for twenty-four months comes to less than ten dollars, which is about the price of the conditioner.

## Questions {#questions}

### May I use my own shampoo?

If it has no sulphate and no salt, yes. Anything that promises volume works by roughening the scale, so leave that one for your own hair.

### Can I swim in it?

You can, with a full lace unit and the hair plaited. Chlorine lifts colour and salt dries it out. Wet it with clean water first, so that it is already full, and wash it the same evening.

### Why does it tangle only at the neck?

Because that is where it meets wool, perspiration and zips. Pin the neck up on cold days, and comb that hand's breadth before you comb anything else.
`,
  bodyZh: `
长在头上的头发，一天到晚都有发根供油。假发上的头发，多年前就断了这份供给，全靠您给。假发护理，两句话就说完了。下面讲的，无非是给得够、给对地方，以及别拿走得比给的还多。

一顶真人发假发能用 {{durability:wig}}，这个区间的两头，我在退货台上都见过。差别很少在头发本身，而在一份日历守没守住。有人把三百美元的假发戴成了抹布，也有人把一百多美元的戴了三年还像新的。这里就给您一份。

## 每天：四分钟 {#daily}

早上，捏住帽子倒过来抖一抖。用宽齿梳从发尾梳起，一次一掌宽。直发最后可以用软毛刷收尾；波浪和卷发请把刷子永远收起来，用水和手指。

晚上要摘下来。用湿布擦一遍内圈，汗里有盐，盐会让蕾丝干裂。放到支架上，四周留空。浴室的挂钩是全家最糟的地方：又热又潮，还会把头顶拉松。床头柜上放一个便宜的头模，就是最好的投资。

- **直发**：梳顺，掌心搓开一滴轻油，只抹最后四英寸。
- **波浪**：喷水加少许免洗护发，抓一抓，然后别管它。
- **卷发**：同上，趁潮把两三缕绕在手指上。
- **波波头**：什么都不用。它只需要三个月修一次，其余时候请离它远点。

## 每两周：洗一次 {#wash}

戴满十到十四次，或两周，以先到为准。用胶或出汗多的，戴八次就洗。除非有味道，不必更勤；再懒一点，灰尘就开始磨鳞片了。夏天和冬天可以差几天，判断的标准很简单：手指捋下来发涩，就该洗了。

## 怎么洗 {#how-wash}

1. **先干梳，彻底梳通。**带着结下水，出来大一倍。从发尾起，十分钟。
2. **先卸胶。**化妆棉蘸卸胶水沿蕾丝敷五分钟再擦，不要硬扯。
3. **30 度温水，往下冲。**捏住帽子让水从根流到梢，不要团，不要泡在盆里。
4. **无硫酸盐洗发水，核桃大一团**，先用一杯水化开，手掌平压过去，三十秒就够。
5. **冲到水清**，两分钟，仍然往下冲。
6. **护发素从耳朵以下抹。**离蕾丝和帘头一指宽，能软化头发的也能松开结扣。套塑料帽十分钟，卷发二十分钟。
7. **凉水冲净，毛巾按干。**是按，不是拧，也不是搓。
8. **放支架自然晾干**，避开太阳。直发六小时，厚卷一夜。非用吹风机不可，就冷风，风口朝下。

## 加热，看数字 {#heat}

| 头发 | 最高温度 | 频率 |
| --- | --- | --- |
| 自然黑，未加工 | 180 °C（356 °F） | 每周两次 |
| 染深色 | 170 °C（338 °F） | 每周一次 |
| #27、#30、挑染 | 150 °C（302 °F） | 每周一次 |
| #613 与时尚色 | 130 °C（266 °F） | 两次清洗之间最多一次 |

一定先喷隔热喷雾，一定等全干，慢慢走一遍胜过快走三遍。闻到甜味，那是蛋白质在烧，立刻停。蒸汽定型的波浪用夹板会走形，家里蒸不回来，这类请用卷筒和耐心。温度不准的旧夹板请先在白纸上夹十秒，纸发黄就是过热。

## 每季：深层护理 {#season}

三个月给它一小时。洗净后，发膜抹在下面三分之二，热毛巾包四十分钟，凉水冲。趁湿检查帽子：轻拉帘头，对着灯看结扣，试试松紧带。今天松一段帘，补三针；拖到明年，就得换一顶。针要用圆头的，线用尼龙的，缝在原来的针脚旁边，不要穿过发丝。

发尾透光了，就修掉半英寸。这么贵的东西，大家都舍不得剪；可是分叉不会自己停在半英寸。

![缎面睡帽](@satin-bonnet-rose) 夜里用缎面。棉布吸油，而且很有耐心。

## 收纳 {#store}

洗净、干透、不扎。平放进缎面袋，头顶塞纸，或者套在头模上加罩。不要用塑料袋，剩下那点水没处去。不要靠近暖气。放一颗雪松球防蛀，虫子不吃头发，却喜欢帽子上的线。

出门时，左右耳对折，翻过来，头发朝里，装进发网。行李箱里能撑两天，手提包里一天。

## 退货台上的六个错误 {#mistakes}

**往发根抹油。**油渗进结扣，结扣打滑就掉发。掉了发，人们又抹更多的油。

**用普通刷子刷卷发。**卷回不来了，卷是一种花型，刷子是一把耙子。

**漂结漂两次。**结扣只经得起轻轻一次。第二次之后，头发齐着蕾丝断，断在分缝上，正是人人都看的地方。

**湿着睡。**摩擦加水就成毡，毛毡本来就是这么做的。

**水太硬。**水壶里结白垢的，最后用一升瓶装水加一勺白醋冲一遍，暗沉就没了。

**在家往颜色上再染色。**自然色染深没问题；往浅里走就是化学，假发疼了也不会说。请找发型师，或先[问问我们](/contact-us)。

## 什么时候算用到头 {#over}

最先变薄的是后颈，那里总蹭衣领；然后是分缝。自然光下那里露出帽子，它就完成了任务。还可以有第二春：剪成波波头，在院子里戴；或把帘子拆下来缝一条马尾。实在舍不得扔，留作练习修剪和染色的材料也好。只有一处秃、其余都好，可以问修补，重钩分缝只要新品的一部分价钱，发两张照片，客服就能报价。

把第一次佩戴的日期写在标签上，留着标签。两年后您就知道这顶假发每个月花了多少，那往往是最让人舒心的数字：220 美元的一顶，戴二十四个月，一个月不到十美元，差不多就是一瓶护发素。

## 常见问题 {#questions}

### 能用自己的洗发水吗？

不含硫酸盐、不含盐就可以。号称丰盈的，是靠把鳞片弄毛起作用，请留给自己的头发。

### 能戴着游泳吗？

全蕾丝、编好辫子，可以。氯会褪色，盐会抽干水分。下水前先用清水打湿，让它喝饱，当晚就洗。泳帽要选硅胶的，戴在假发外面，能少沾一半的水。

### 为什么只有后颈打结？

因为那里挨着毛衣、汗水和拉链。冷天把后颈的头发别起来，梳头也先梳那一掌宽。
`,
};
