import type { ArticlePlan } from '../article-plan.ts';

export const healthArticle: ArticlePlan = {
  kind: 'article',
  author: 'denise-carter',
  slug: 'blog/hair-health',
  picture: 'wig-cap-brown',
  title: ['Your own hair under a wig', '假发底下的自己的头发'],
  summary: [
    'How to wear wigs, wefts and braids for years and keep your edges: tension, time, moisture, and the signs that mean see a doctor.',
    '长年戴假发、缝帘、编发，怎样保住鬓角：拉力、时间、水分，以及该去看医生的信号。',
  ],
  keywords: [
    'hair health under wig, protective style, traction alopecia, scalp care, edges, hair growth',
    '假发下的头发, 保护性发型, 牵拉性脱发, 头皮护理, 鬓角, 头发生长',
  ],
  goods: [
    'stretch-mesh-wig-cap',
    'inner-wig-grip-band',
    'satin-bonnet-adjustable',
    'adhesive-remover',
    'straight-closure-wig-5x5-glueless',
  ],
  bodyEn: `
A wig can be the kindest thing you do for your hair, or the reason you need one. Both happen with the same piece. The difference lies in what goes on underneath, and most of that happens in the quarter of an hour before the wig goes on and the quarter of an hour after it comes off.

I am a fitter and no physician. Where this article touches on illness it says one thing only: go and see somebody who is.

## What hair needs {#needs}

A hair grows about half an inch a month from a root that is alive, and everything you can see of it is not. So there are two separate jobs. The scalp wants blood, air, cleanliness and peace. The length wants water, oil and no friction. Nearly every mistake consists in doing one job where the other one was needed: oiling a scalp that wanted washing, scrubbing a length that wanted oil.

Left alone, each hair grows for two to seven years, rests for three months and falls. Fifty to a hundred a day is the ordinary traffic. Under a wig you do not see them go, which frightens people on wash day. Count it over the week, and it comes out the same.

## The four dangers {#dangers}

| Danger | Where you see it | What causes it |
| --- | --- | --- |
| Pull | Temples, edges, nape | Tight braids, glued bands, heavy units |
| Damp | Crown, behind the ears | Cap on wet hair, sweat, no airing |
| Dryness | Along the length | Cotton caps, alcohol, no conditioner for weeks |
| Residue | At the hairline | Adhesive, gel, edge control left on |

### Pull

This is the one that matters, since it is the only one that can become permanent. A root that is pulled day after day grows a thinner hair, then a shorter one, then none. Doctors call it traction alopecia. It begins at the temples with small bumps and a feeling of tightness that people learn to ignore. In the first months it goes back by itself if the pull stops. After years the root is a scar.

The rule is short: if it hurts when it is done, it is wrong. There is no settling in. Braids that need a painkiller are braids that are too tight.

### Damp

Yeasts live on every scalp and love a warm tent. Wet hair, braided, under a cap, under a wig, for ten hours is a greenhouse. Itching comes first, then flakes, then a smell. Dry fully before you cover, and if you sweat, open it for twenty minutes in the evening.

### Dryness

A mesh or cotton cap drinks from your hair just as it does from the wig. Satin on the inside, or a silk scarf under the mesh, stops most of it. Spray the braids with water and a light leave-in twice a week; a wig over them is no reason to forget them.

### Residue

Adhesive closes pores and takes the fine hairs with it when it is pulled. Remover, five minutes, a soft cloth, then soap. Each time, including the night you come home late.

## Flat underneath, gently {#how-braid}

1. **Wash and dry the day before.** Clean hair holds a braid with less tension.
2. **Moisturise, then seal.** Water-based leave-in first, a little oil after.
3. **Eight to twelve braids, backwards.** Thumb-thick at the base. Leave the first half inch at the hairline out of it.
4. **No extra hair.** What is meant to lie flat does not need to be fuller.
5. **Stop at the nape and cross the ends over,** sewn or pinned flat, without pulling the last row up.
6. **A satin layer, then the cap,** with its edge behind your hairline and never on it.
7. **Run a finger under the front.** If it does not pass, loosen the straps.

Redo it every two weeks. Longer saves an hour and costs a month of growth in the tangles.

## How the wig should hold {#hold}

Of everything I have seen come and go, glueless is the change that did most for people's edges. A closure wig with an elastic and a grip band spreads the hold over the whole head. Combs are fine at the nape, and not at the temples, where hair is weakest. If you do glue, glue skin and not hair, change the line by a few millimetres from one time to the next, and give the skin two bare days a week.

Weight counts too. A unit of 350 g on a grip band is a pull on the front, whatever the advertisement says. Under 250 g there is nothing to feel; the grams are on each of our product pages.

![The inside of a cap](@wig-cap-inside-1b-detail) Look at the inside first: soft seams, combs you can take off, an elastic that can be moved.

## A week that works {#week}

- **Monday to Friday:** wig on for the day, off when you come home. Ten minutes of air before the bonnet.
- **Wednesday:** spray and oil the braids. Massage the scalp with fingertips for three minutes; that moves blood and costs nothing.
- **Saturday:** braids out, finger detangle with conditioner, wash the scalp twice and the length once, mask for twenty minutes, air-dry.
- **Sunday:** nothing. A loose plait, a scarf, a walk. New braids in the evening.

One full day a week without anything on your head is what people find hardest to do, and I would give up the mask before I gave up that.

## Take stock each season {#stock}

Photograph your temples, parting and nape in the same light on the first day of each season. We do not see slow changes in mirrors. Two pictures side by side do not argue.

Measure one strand at the crown, stretched. Six inches a year of growth minus what broke is what you kept. If growth is normal and length stands still, the ends are breaking: that is moisture and friction, and you can mend it. If the hair itself gets thinner from the root, that is something else.

## When to see a doctor {#doctor}

- A patch that is smooth and round, and came within weeks.
- Redness, crusts or pus, or an itch that keeps you awake.
- More than a hundred and fifty hairs a day for more than six weeks.
- Thinning at the crown that runs in your family. It can be slowed, and early is better than late.
- Loss three months after a birth, a fever, an operation or a new medicine. It usually comes back, and somebody should tell you so after looking.

Take your braids out before the appointment and bring the names of what you put on your scalp. A dermatologist who treats hair is the right door; ours is only the second one.

## What a shop can do {#shop}

We can make caps lighter, put elastic where combs used to be, and say the grams. We can [measure you](/customer-service/expert-wig-tips) so that nothing presses. For people who lost hair to illness we have soft caps and will look for a piece by photo and post, quietly; tick the discreet parcel when you check out, and the word wig stands nowhere on it.

And we can tell you, when you ask for glue and thirty inches on edges that need a rest, that a bob with a band would look good on you until spring. Some people are cross about that. Most of them come back in spring with edges.
`,
  bodyZh: `
假发可以是您为头发做的最温柔的事，也可能是您从此离不开假发的原因。同一顶假发，两种结局都有。差别在底下，而且多半发生在戴上之前的一刻钟和摘下之后的一刻钟。

我是试戴师，不是医生。凡是说到病的地方，本文只有一句话：请去看医生。

## 头发需要什么 {#needs}

头发每月长大约半英寸，活的是发根，看得见的部分都不是活的。所以有两份不同的活儿：头皮要血液、空气、干净和清静；发丝要水、要油、不要摩擦。几乎所有的错误，都是把两份活儿弄反了：该洗的头皮去抹油，该抹油的发丝去搓洗。

不去管它，每根头发长两到七年，歇三个月，然后掉。一天五十到一百根是正常的交通量。戴着假发看不见它掉，到洗头那天就吓一跳；按一周平均，其实一样多。

## 四种危险 {#dangers}

| 危险 | 出现在哪里 | 原因 |
| --- | --- | --- |
| 拉扯 | 两鬓、发际、后颈 | 辫子太紧、胶带、过重的假发 |
| 潮湿 | 头顶、耳后 | 湿发戴帽、出汗、不透气 |
| 干燥 | 整条发丝 | 棉帽、酒精、几周不用护发素 |
| 残留 | 发际线 | 胶、发胶、定型膏没卸净 |

### 拉扯

最要紧的是这一种，因为只有它会变成永久的。发根天天被拽，先长出更细的，再长出更短的，最后不长。医生叫它牵拉性脱发。它从两鬓的小疙瘩和一种人们学会忽略的紧绷感开始。头几个月，停止拉扯就能自己恢复；拖上几年，发根就成了疤。

规矩很短：做的时候疼，就是做错了。没有“过两天就好”这回事。请当场说出来，让编的人松一松，这不是挑剔。需要吃止痛药的辫子，就是太紧的辫子。

### 潮湿

每个人头皮上都有酵母菌，它们最爱温暖的帐篷。湿发编辫，上面一层帽，再上面一顶假发，捂十个小时，就是温室。先痒，再掉屑，再有味。干透了再盖；出汗的话，傍晚敞开二十分钟。

### 干燥

网帽和棉帽喝假发的水，也喝您头发的水。里层用缎面，或者网帽下垫一条丝巾，就能挡住大半。洗网帽也要勤，一周一次，和内衣一样。每周给辫子喷两次水和轻的免洗护发，上面有假发，不等于可以忘了它们。

### 残留

胶会堵毛孔，硬扯时还会带走细绒毛。卸胶水敷五分钟，软布擦，再用皂洗。每次都要做，晚归的那天也一样。

## 底下要平，手要轻 {#how-braid}

1. **前一天洗净吹干。**干净的头发不用使劲就编得住。
2. **先补水，再封油。**水性免洗护发在前，少许油在后。
3. **八到十二条，往后编。**根部拇指粗细，发际线前半英寸不编进去。
4. **不加假发。**要的是平，不需要更蓬。
5. **编到后颈为止，发尾交叉**，缝平或别平，最后一排不要往上提。
6. **先一层缎面，再戴网帽**，帽边退到发际线之后，不要压在上面。
7. **手指从额前探进去。**探不进，就把调节带放松。

两周重编一次。拖得更久，省下一小时，却在打结里赔掉一个月的生长。

## 假发该怎么固定 {#hold}

这些年来来去去的花样里，免胶对保住鬓角功劳最大。顶发假发配松紧带和防滑带，力量分散在整个头上。插梳放后颈可以，别放两鬓，那里最脆弱。非用胶不可，胶要上在皮肤上，不要上在头发上；每次位置挪几毫米，一周让皮肤空两天。皮肤一旦发红，就停到完全不红为止。

重量也算数。350 克的假发挂在防滑带上，就是在拽前额，广告怎么说都没用。250 克以内几乎没有感觉，我们每个商品页都写着克数。

![帽子内侧](@wig-cap-inside-1b-detail) 先看里面：软的接缝、可拆的插梳、能移动的松紧带。

## 一周这样过 {#week}

- **周一到周五**：白天戴，回家就摘。戴睡帽前先透气十分钟。
- **周三**：给辫子喷水、抹油。指腹按摩头皮三分钟，促进血液循环，不花一分钱。
- **周六**：拆辫，抹护发素用手指理顺，头皮洗两遍，发丝洗一遍，发膜二十分钟，自然晾干。
- **周日**：什么都不做。松松编一条，系块头巾，出去走走。晚上再编新的。

一周里有一整天头上什么都不戴，大家觉得最难。要我选，我宁可省掉发膜，也不省掉这一天。

## 每季盘点一次 {#stock}

每季第一天，在同样的光线下拍两鬓、分缝和后颈。镜子里看不出缓慢的变化，两张照片摆在一起，就没什么好争的。请把照片存进同一个相册，写上日期，看医生时也用得上。

量一缕头顶的头发，拉直了量。一年六英寸的生长，减去断掉的，就是留住的。长得正常、长度却不动，是发尾在断，属于水分和摩擦，能补救；头发从根部变细，那是另一回事。

## 什么时候该看医生 {#doctor}

- 几周内出现一块光滑的圆形斑。
- 发红、结痂、流脓，或痒得睡不着。
- 连续六周以上，每天掉发超过一百五十根。
- 家族里有的头顶变稀。可以延缓，早比晚好。
- 产后、高烧、手术或换药三个月后大量掉发。多半会长回来，但该由看过的人告诉您。

就诊前请拆掉辫子，带上您往头皮上用过的东西的名字。看头发的皮肤科医生是第一扇门，我们只是第二扇。

## 一家店能做什么 {#shop}

我们能把帽子做轻，把插梳换成松紧带，把克数写出来；能教您[量尺寸](/customer-service/expert-wig-tips)，让哪儿都不勒。因病脱发的朋友，我们有软帽，也会安静地通过照片和邮寄替您找合适的；结算时勾选隐私包装，外面不会出现“假发”二字。

还有，当您顶着需要休息的鬓角，来要胶和三十英寸的时候，我们会说：到春天之前，一顶带松紧带的波波头也很适合您。有人听了不高兴。大多数人春天再来，鬓角也回来了。
`,
};
