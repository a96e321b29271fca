import type { ArticlePlan } from '../article-plan.ts';

export const protectionPage: ArticlePlan = {
  kind: 'policy',
  slug: 'price-protection-service',
  picture: 'wig-body-wave-t1b27',
  title: ['Price protection: twice the difference', '价格保护：差价双倍返还'],
  summary: [
    'If our own price falls within {{priceProtectionDays}} days after you paid, you get {{priceProtectionTimes}} times the difference. What counts, with examples.',
    '付款后 {{priceProtectionDays}} 天内本店降价，返还差价的 {{priceProtectionTimes}} 倍。哪些算数，举例说明。',
  ],
  keywords: ['price protection, price drop refund, double difference, wig price guarantee', '价格保护, 降价补差, 双倍差价, 保价'],
  goods: [],
  bodyEn: `
Nothing spoils a new wig like seeing it cheaper a week later. So we made lowering a price expensive for ourselves: each buyer of the last {{priceProtectionDays}} days is credited {{priceProtectionTimes}} times what she would have saved by waiting.

## In numbers {#numbers}

| You paid | New price | Difference | You get |
| --- | --- | --- | --- |
| $189 | $169 | $20 | {{protected:18900:16900}} |
| $89 | $84.50 | $4.50 | {{protected:8900:8450}} |
| $240, two pieces | $228 each | $12 a piece | {{protected:24000:22800}} for each |

If it falls twice, the second step counts from the first: from $189 to $169 and then to $159 brings {{protected:18900:16900}} and later {{protected:16900:15900}} more. All together never exceeds what you paid.

[[calc protection]]

## What counts {#counts}

- **The same piece**: the same length, colour, lace and size, bought here and kept.
- **Our own price**: the one on the product page, including a seasonal sale.
- **A price that lasts**: a lower price counts once it has been on the page for {{priceProtectionStandMinutes}} minutes. A typo we correct before that counts for no one.
- **The day of payment** begins the {{priceProtectionDays}} days; for made-to-order work it is the day of the deposit.

## What does not {#not}

- A coupon somebody else used. The price on the page did not move.
- Clearance that is marked as final.
- Items you returned or canceled. The credit for them ends with the return; if you have already spent it, that part comes off the refund.
- Changes of shipping, of currency, of another shop.

## How you get it {#how-get}

1. **We keep a ledger** of every price with its day, so nobody has to believe anybody.
2. **A drop that has lasted {{priceProtectionStandMinutes}} minutes is compared** with the orders of the last {{priceProtectionDays}} days.
3. **Credit is added** to your account, usually within minutes of that, with an email that names the item, both prices and the amount.
4. **If you think we missed one**, open [your order](/user/order) and press "I saw it cheaper here" under the item. The same price history decides, after the same {{priceProtectionStandMinutes}} minutes, and a second claim for the same drop is refused.

Each piece of an order shows until when it is protected, what our price did and what was credited. Credit pays for goods at checkout. If you would rather have it back on your payment, say so with the claim; a colleague sends it once the order has left. Bought without an account, it goes back to your payment the same way. Credits above {{priceProtectionLookCents}}, and credits of more than {{priceProtectionDayCents}} in a day for one customer or household, are reviewed by a colleague first.

## Why we can afford it {#why}

Because we rarely lower prices. A shop that marks everything up to mark it down again would lose money with this rule in a week. We set a price from grams, lace and hours and leave it there. The rule is our own fence.

[[lead]]
`,
  bodyZh: `
新假发才到手，一周后就降价，没有什么比这更扫兴。于是我们让降价这件事对自己变贵：最近 {{priceProtectionDays}} 天内的每位买家，都返还晚买所能省下的 {{priceProtectionTimes}} 倍。

## 用数字说 {#numbers}

| 您付了 | 新价格 | 差价 | 您得到 |
| --- | --- | --- | --- |
| 189 美元 | 169 美元 | 20 美元 | {{protected:18900:16900}} |
| 89 美元 | 84.50 美元 | 4.50 美元 | {{protected:8900:8450}} |
| 240 美元，两件 | 每件 228 美元 | 每件 12 美元 | 每件 {{protected:24000:22800}} |

降两次，第二次从第一次的价格起算：189 降到 169，再降到 159，先得 {{protected:18900:16900}}，后得 {{protected:16900:15900}}。合计不超过您的实付。

[[calc protection]]

## 哪些算 {#counts}

- **同一件**：长度、颜色、蕾丝、尺码都相同，在本店买的，并且没有退。
- **本店价格**：商品页上的价格，季节促销也算。
- **持续的价格**：降价在页面上持续 {{priceProtectionStandMinutes}} 分钟后才算；标错价在此之前改正的，对谁都不算。
- **付款日**起算 {{priceProtectionDays}} 天，定制以付定金当天为准。

## 哪些不算 {#not}

- 别人用了优惠券，页面价格没有动。
- 标明不退的清仓商品。
- 您已退货或取消的，相应补偿随之收回；已经用掉的部分，从退款中扣除。
- 运费、汇率的变化，以及别家店的价格。

## 怎么拿到 {#how-get}

1. **我们有价格账本**，每个价格都记着日期，谁都不用信谁。
2. **降价持续 {{priceProtectionStandMinutes}} 分钟后**，就与最近 {{priceProtectionDays}} 天的订单核对。
3. **余额写入您的账户**，通常在此后几分钟内，邮件里写明商品、前后价格和金额。
4. **要是您觉得有遗漏**，请打开[您的订单](/user/order)，在商品下点“我看到降价了”。同样以价格账本为准，同样要满 {{priceProtectionStandMinutes}} 分钟，同一次降价不重复补偿。

订单中的每件商品都写明保护到哪天、价格变化和已返还的金额。余额结算时可抵货款；希望原路退回，提交时勾选即可，订单发出后由同事办理。未登录购买的订单同样原路退回。单笔超过 {{priceProtectionLookCents}}，或同一顾客、同一家庭一天内合计超过 {{priceProtectionDayCents}} 的，先由同事审核。

## 我们为什么敢这样 {#why}

因为我们很少降价。先标高再打折的店，用这条规则一周就会赔光。我们按克重、蕾丝和工时定价，定了就不动。这条规则，是给自己围的栅栏。

[[lead]]
`,
};

export const giveawayPage: ArticlePlan = {
  kind: 'page',
  slug: 'free-giveaways',
  picture: 'wig-bob-613',
  title: ['Free giveaways', '免费抽奖'],
  summary: [
    'One wig at a time, no purchase, one entry a person, a draw that can be checked. Between two giveaways you can leave your address for the next.',
    '一次一顶假发，无需购买，每人一次，开奖过程可复核。两次活动之间，可以先登记，下次通知您。',
  ],
  keywords: ['wig giveaway, free wig, hair giveaway rules, no purchase necessary', '假发抽奖, 免费假发, 抽奖规则, 无需购买'],
  goods: [],
  bodyEn: `
We hold a few each year, usually when a new texture leaves the workroom and we would like to see it on heads that are not ours. What runs now stands above; if you want a letter when the next one opens, use the form below.

## The rules, which stay the same {#rules}

- **No purchase.** Nothing you buy makes winning likelier.
- **One entry for each person and mailbox.** Two entries are none.
- **18 or older,** and living where such a draw is allowed; the notice of each giveaway names the states and countries.
- **We pay shipping** to the winner. Taxes on a prize are the winner's own affair.
- **Start and end have a clock,** with the time zone beside it.

## What you can win {#prize}

| Prize | Worth about | How many a draw |
| --- | --- | --- |
| The wig that is new, in your cap size and shade | {{prices:wig}} | 1 |
| A set of colour and texture samples | $30 | 5 |
| Store credit | $25 | 3 |

## How we draw {#how-draw}

1. **A secret number is fixed** when the giveaway opens. It is locked away where none of us can read it, and its fingerprint stands on the page, so it can never be exchanged.
2. **The list is closed** at the minute that was announced, and its fingerprint, a line of letters and digits, is published.
3. **Fingerprint and number together** give the places of the winners. The number is then shown, and anybody can do the same sum, in the browser, and must come to the same places.
4. **We write to the winners.** Whoever does not answer within seven days makes room for the next in line.
5. **We publish** the first letter of the name and the country, and nothing else.

## What we do with your address {#address}

You receive one question, one receipt and, if you won, one letter. Entering does not sign you up for the newsletter. You may withdraw at any time before the draw, and your entry is deleted two months after it.

## Tell me about the next one {#notice}

Write in one line what you would like to win, shade and length. It does not help you win, but it decides what we give away.

[[lead]]
`,
  bodyZh: `
我们一年办几次抽奖，多半是车间出了新发纹，想看看戴在别人头上是什么样。正在进行的活动见上方；想在下次开始时收到邮件，请填下面的表单。

## 规则，每次都一样 {#rules}

- **无需购买。**买什么都不会提高中奖机会。
- **每人、每个邮箱一次。**填两次等于没填。
- **年满 18 岁**，且所在地允许此类活动，每次公告会列明州和国家。
- **运费我们付。**奖品的税由中奖者自理。
- **开始和结束都写明时刻**，并注明时区。

## 能得到什么 {#prize}

| 奖品 | 价值约 | 每次名额 |
| --- | --- | --- |
| 新款假发，按您的帽围和色号 | {{prices:wig}} | 1 |
| 颜色与发纹样品一套 | 30 美元 | 5 |
| 店铺余额 | 25 美元 | 3 |

## 怎么开奖 {#how-draw}

1. **活动开放时先锁定一个秘密数字**，封存起来，我们自己也看不到；它的指纹当即公布在页面上，之后无法更换。
2. **到点关闭名单**，同时公布名单的指纹，也就是一行字母和数字。
3. **指纹与数字合在一起**，算出中奖位置。开奖后公开这个数字，任何人在浏览器里照算一遍，都会得到同样的结果。
4. **我们写信通知。**七天不回复，由下一位递补。
5. **公布名单**只写名字首字母和国家，别的都不写。

## 怎么对待您的邮箱 {#address}

您会收到一封确认信、一封报名凭证，中奖时再收到一封。参加抽奖不等于订阅资讯。开奖前随时可以退出，开奖两个月后删除报名信息。

## 下次通知我 {#notice}

请用一行写下想赢什么颜色、多长。不会让您更容易中奖，但会决定我们送什么。

[[lead]]
`,
};

export const referralPage: ArticlePlan = {
  kind: 'page',
  slug: 'referral-program',
  picture: 'wig-loose-wave-t1b27',
  title: ['Recommend us to a friend', '推荐给朋友'],
  summary: [
    '{{friendOffCents}} for her first order, {{referrerCreditCents}} credit for you. When it counts, when it does not, and how to send your link without being a nuisance.',
    '她首单减 {{friendOffCents}}，您得 {{referrerCreditCents}} 余额。什么时候算、什么时候不算，以及怎样发链接不招人烦。',
  ],
  keywords: ['referral program hair, recommend a friend wig, referral credit, hair referral code', '推荐有礼, 推荐好友, 推荐码, 返余额'],
  goods: [],
  bodyEn: `
Most of our buyers were told about us by somebody whose hair they had admired. This page makes it official: the one who tells and the one who is told both get something, and the rules fit on a postcard.

## The postcard {#card}

| | Your friend | You |
| --- | --- | --- |
| Gets | {{friendOffCents}} off her first order | {{referrerCreditCents}} store credit |
| Condition | Goods from {{friendMinOrderCents}} after other discounts | She keeps what she bought |
| When | At checkout | {{referrerWaitDays}} days after delivery |

## How it works {#how-refer}

1. **Take your link.** It is in your account under [referral](/user/referral); an account is free.
2. **Send it** to people who asked about your hair. That is the whole of marketing.
3. **She opens it.** The first link she opens counts for {{referralFirstTouchDays}} days on that device, even if she looks elsewhere in between.
4. **She orders** goods for {{friendMinOrderCents}} or more. The {{friendOffCents}} come off by themselves.
5. **It rests** until her parcel has arrived and {{referrerWaitDays}} more days have gone by, the time in which things come back.
6. **Your credit is free** and pays for anything in the shop.

## What does not count {#not}

- Yourself, with a second mailbox, phone, address or payment. The shop compares all of them.
- Somebody who has bought here before.
- Orders that were cancelled or sent back. If a part comes back and the rest is below {{friendMinOrderCents}}, that too.
- Codes on coupon sites, paid advertisements with our name, messages to strangers.

## An example {#example}

Aisha's friend buys a wig for $212 through her link. She pays {{usd:197}} and shipping. The parcel comes on the third of May. On the second of June, {{referrerWaitDays}} days later, Aisha has {{referrerCreditCents}}. Six friends in a year have paid for a good closure.

## Stylists and creators {#partners}

If you recommend hair as part of your work, a percentage suits you better than a fixed sum. Write what you do and whom you reach, and we make an offer. And do tell your audience that you earn by it; the law asks for that, and people mind it less than you fear.

[[lead]]
`,
  bodyZh: `
我们的买家，多半是羡慕了谁的头发才打听来的。这一页把它正式定下来：推荐的和被推荐的都有好处，规则一张明信片就写得下。

## 一张明信片 {#card}

| | 您的朋友 | 您 |
| --- | --- | --- |
| 得到 | 首单减 {{friendOffCents}} | {{referrerCreditCents}} 店铺余额 |
| 条件 | 其他优惠之后货款满 {{friendMinOrderCents}} | 她没有退货 |
| 时间 | 结算时 | 签收后 {{referrerWaitDays}} 天 |

## 怎么操作 {#how-refer}

1. **拿到链接。**在账户的[推荐页](/user/referral)里，注册免费。
2. **发给**问过您头发的人，营销就这么简单。
3. **她点开。**在那台设备上，最先点开的链接 {{referralFirstTouchDays}} 天内有效，中间看别的也不影响。
4. **她下单**，货款满 {{friendMinOrderCents}}，{{friendOffCents}} 自动减掉。
5. **等一等**，到她签收之后再过 {{referrerWaitDays}} 天，也就是退货的时间。
6. **余额解冻**，店里什么都能买。

## 哪些不算 {#not}

- 自己推荐自己，换了邮箱、电话、地址或付款账户也不行，系统都会比对。
- 以前买过的人。
- 取消或退货的订单；退了一部分、余下不满 {{friendMinOrderCents}} 的也不算。
- 发在优惠码网站、用我们名字投广告、群发给陌生人。

## 举个例子 {#example}

艾莎的朋友通过她的链接买了 212 美元的假发，实付 {{usd:197}} 加运费。5 月 3 日签收，{{referrerWaitDays}} 天后的 6 月 2 日，艾莎得到 {{referrerCreditCents}}。一年六位朋友，就是一块不错的顶发。

## 发型师与创作者 {#partners}

推荐头发是您工作的一部分，按比例比固定金额更合适。请写明您做什么、面向谁，我们给方案。也请告诉观众您从中有收入，法律这样要求，大家其实没您想的那么介意。

[[lead]]
`,
};

export const videoSeePage: ArticlePlan = {
  kind: 'page',
  slug: 'video-see-hair',
  picture: 'wig-body-wave-1b-side',
  title: ['See the hair on video before you pay', '付款前，视频看实物'],
  summary: [
    'We take the very piece off the hook and film it for you, or show it live: ends, lace, parting, weight on the scale.',
    '把那一件从钩上取下来，拍给您看或当面视频：发尾、蕾丝、分缝，还有秤上的克数。',
  ],
  keywords: ['see wig on video, live video hair, hair video call, wig clip before buying', '视频看发, 假发实拍, 视频选发, 购买前看实物'],
  goods: [],
  bodyEn: `
A picture shows the best second of a wig's life. A film of a minute shows the rest. Ask for it before you pay; it costs nothing, and nobody will call you afterwards.

## Two ways {#ways}

| | A clip | A call |
| --- | --- | --- |
| You choose | Pieces, up to three | Pieces, up to three, and a time |
| You get | A film of about a minute for each | Fifteen minutes with somebody of the desk |
| Through | A private link in our answer | WhatsApp, FaceTime or Zoom |
| How soon | Usually the next working day | From the next working day, in opening hours |

The desk is open {{company:hours}}. Tell us your own time zone; we do the sums.

## What we film {#film}

1. **The label,** so that you know it is this piece, with grams and lot.
2. **The scale,** with the piece on it.
3. **The ends,** spread on white card with a ruler beside them.
4. **The parting,** by window light and by lamp.
5. **The inside** of the cap: lace, combs, elastic, seams.
6. **Movement:** one shake, one comb from root to tip, no spray, no iron before.

If you want to see something else, a certain shade beside it, or your own colour on our screen, write it down.

## What it is good for {#good}

People use it for long and blonde pieces, for curls, and for anything above $300. Whoever has seen the ends on film seldom sends the piece back, and each parcel that stays where it is saves us more than the film costs. That is why we do it for nothing.

## What it cannot do {#cannot}

Screens change colours. For a shade that must match, take a [colour sample](/collections/hair-sample) as well. And a piece that you saw is not reserved: we can put it aside for 24 hours if you ask in the call.

## How to book {#ask}

Choose up to three pieces at the top of this page, or come here from the page of a piece. Take a clip or a call; for a call pick a free time, shown by your own clock. The confirmation comes by mail with a file for your calendar, and by the link in it you move the call or call it off. A day before, we remind you.

Your film has a private link. It goes into our [video library](/video) only if you say so.
`,
  bodyZh: `
照片拍的是假发一生中最好的那一秒，一分钟的视频能看到其余的。付款前请尽管提，不收费，事后也不会有人打电话催您。

## 两种方式 {#ways}

| | 录一段 | 当面视频 |
| --- | --- | --- |
| 您选 | 最多三件 | 最多三件，加一个时间 |
| 您得到 | 每件约一分钟的视频 | 与客服同事十五分钟 |
| 通过 | 答复里的私密链接 | WhatsApp、FaceTime 或 Zoom |
| 多快 | 一般下一个工作日 | 下一个工作日起，营业时间内 |

客服台营业时间：{{company:hours}}。请写上您的时区，换算交给我们。

## 我们拍什么 {#film}

1. **标签**，证明就是这一件，有克重和批号。
2. **秤**，把它放上去。
3. **发尾**，铺在白卡纸上，旁边放尺子。
4. **分缝**，窗光和灯光各一遍。
5. **帽子里面**：蕾丝、插梳、松紧带、接缝。
6. **动起来**：抖一下，从根到梢梳一遍，之前不喷、不夹。

想看别的，比如旁边放某个色号，或在屏幕上比对您自己的颜色，请写下来。

## 适合什么 {#good}

长发、浅金、卷发，以及 300 美元以上的，大家最常用。看过发尾的人很少再退货，少一个来回的包裹，省下的比拍视频花的还多。所以我们愿意免费拍。

## 做不到什么 {#cannot}

屏幕会改变颜色。必须配准的色号，请再要一份[颜色样品](/collections/hair-sample)。看过的那件不会自动留货，视频时说一声，可以为您留 24 小时。

## 怎么预约 {#ask}

在本页上方选最多三件商品，也可以从商品页直接过来。选录一段或当面视频；当面视频再选一个空档，时间按您的时区显示。确认邮件附日历文件，邮件里的链接可以改期或取消。前一天我们会提醒您。

拍好的视频只有私密链接能看。您同意之后，才会放进[视频库](/video)。
`,
};

export const braidsServicePage: ArticlePlan = {
  kind: 'business',
  slug: 'braids-services',
  picture: 'braiding-boho-bulk-1b',
  title: ['Services for braiders', '编发师服务'],
  summary: [
    'Human hair for braids by the pack and by the kilo: how much a head takes, how it is cut for you, and prices from {{priceFrom:hair-braiding}}.',
    '编发用真人发，按包也按公斤：一个头用多少、怎么替您裁好，价格 {{priceFrom:hair-braiding}}起。',
  ],
  keywords: [
    'braiding hair wholesale, human hair for braids, boho braids hair supplier, braider services',
    '编发批发, 真人发编发, 波西米亚辫货源, 编发师服务',
  ],
  goods: ['boho-braiding-hair-deep-wave', 'boho-braiding-hair-water-wave', 'straight-bulk-braiding-hair', 'human-hair-curly-ends-pack'],
  bodyEn: `
A braider's hands are booked weeks ahead; her hair should not decide the day. We sell loose human hair, without wefts, from {{lengths:hair-braiding}} in, at {{prices:hair-braiding}} a pack, and prepare it so that you can begin when the client sits down.

## How much for a head {#much}

| Style | Packs of 50 g | Length that works |
| --- | --- | --- |
| Boho knotless, medium, curls mixed in | 2 to 3 | 18 to 22 in |
| Boho knotless, small | 3 to 4 | 20 to 24 in |
| Curly ends only | 1 to 2 | 12 to 16 in |
| Crochet with human hair | 4 to 5 | 16 to 20 in |
| Full braids in human hair | 6 to 8 | 20 to 26 in |

Most braiders mix: synthetic inside the braid, human hair for the curls that are seen. It saves weight and keeps the curls from matting in the third week.

## What we prepare {#prepare}

- **Banded roots,** so that you can draw a strand without loosening the rest.
- **Feathered ends** on request, cut in steps over three inches.
- **Strands in equal weights:** 1 g or 2 g, tied with paper, forty to a bag. It saves a quarter of an hour a head.
- **Mixed bags:** two textures or two shades in the share you name.

The last three are made to order, from 20 packs, {{madeToOrderDaysMin}} working days.

## A sum {#sum}

A boho head takes three packs at $42: $126. In an order of 24 packs {{tierOff:24}} comes off, so it is about $116. You charge $320 for six hours and $140 for the hair. For the hair alone that leaves $24, and no client who arrives with the wrong texture.

[[calc wholesale]]

## How long it lasts {#lasts}

{{durability:hair-braiding}}. Tell clients to mist the curls every second day and to sleep in satin; send them the page [about braids](/about-braids), which says it at length so that you need not.

## Next step {#next}

Tell us how many heads you braid in a week, the two styles you do most, and your textures. You get a monthly plan, delivered on the weekday you choose.

[[lead]]
`,
  bodyZh: `
编发师的手提前几周就约满了，不该让头发来决定日子。我们卖不带帘的散装真人发，{{lengths:hair-braiding}} 英寸，每包 {{prices:hair-braiding}}，并替您理好，客人一坐下就能动手。

## 一个头用多少 {#much}

| 款式 | 50 克装 | 合适长度 |
| --- | --- | --- |
| 波西米亚无结辫，中号，混卷 | 2 至 3 包 | 18 至 22 英寸 |
| 波西米亚无结辫，小号 | 3 至 4 包 | 20 至 24 英寸 |
| 只做卷发尾 | 1 至 2 包 | 12 至 16 英寸 |
| 真人发钩编 | 4 至 5 包 | 16 至 20 英寸 |
| 全真人发辫 | 6 至 8 包 | 20 至 26 英寸 |

多数编发师会混用：辫子里面用化纤，露在外面的卷用真人发。轻一些，第三周也不容易结团。

## 我们替您理好 {#prepare}

- **发根扎带**，抽一缕不会散一把。
- **发尾打薄**，可按要求在三英寸内剪出层次。
- **等重分股**：每股 1 克或 2 克，纸带扎好，四十股一袋，一个头省一刻钟。
- **混装**：两种发纹或两个色号，比例由您定。

后三项为定制，20 包起，{{madeToOrderDaysMin}} 个工作日。

## 一笔账 {#sum}

一个波西米亚头三包，每包 42 美元，共 126 美元。24 包一单减 {{tierOff:24}}，约 116 美元。您收六小时 320 美元、头发 140 美元，光头发就剩 24 美元，还不会再有客人带着不对的发纹上门。

[[calc wholesale]]

## 能戴多久 {#lasts}

{{durability:hair-braiding}}。请客人隔天喷一次水，睡觉戴缎面；把[关于编发](/about-braids)发给她，该说的那里都说了，省您的口舌。

## 下一步 {#next}

告诉我们一周编几个头、最常做的两款和发纹。我们排一份月度计划，按您选的星期几送到。

[[lead]]
`,
};

export const aboutBraidsPage: ArticlePlan = {
  kind: 'guide',
  slug: 'about-braids',
  picture: 'braiding-3-strand-1b',
  title: ['About braids and the hair in them', '关于编发和编进去的头发'],
  summary: [
    'Knotless, boho, crochet, box: what they are, how much human hair they take, how to keep the curls alive for six weeks, and when to take them out.',
    '无结辫、波西米亚、钩编、方辫：各是什么、用多少真人发、怎样让卷活过六周，以及何时该拆。',
  ],
  keywords: [
    'human hair for braids, boho braids, knotless braids care, braiding hair length, how long do braids last',
    '编发真人发, 波西米亚辫, 无结辫护理, 编发长度, 辫子能戴多久',
  ],
  goods: [
    'boho-braiding-hair-deep-wave',
    'boho-braiding-hair-water-wave',
    'deep-wave-bulk-braiding-hair',
    'kinky-bulk-braiding-hair',
    'box-braid-ponytail',
    'human-hair-curly-ends-pack',
  ],
  bodyEn: `
A braid is the oldest way to leave hair alone. Done gently it gives your own hair weeks of rest; done tightly it takes your edges. In between lies the choice of hair that goes in, and that is our part.

## Four styles in plain words {#styles}

| Style | What it is | Hair that goes in | Weight on your roots |
| --- | --- | --- | --- |
| Box braids | Square parts, hair knotted in at the root | Mostly synthetic | High |
| Knotless | Hair fed in little by little, no knot | Synthetic, or human | Low |
| Boho | Knotless with curls left out along the braid | Human for the curls | Low to medium |
| Crochet | Loops pulled through cornrows | Either | Medium |

Boho is the one for which human hair matters most. The curls hang free, rub on collars and pillows and are touched all day. Synthetic curls mat within ten days. Human curls can be wetted, combed with the fingers and brought back.

## Which hair to take {#hair}

- **Deep wave** for a full, springy look. It shrinks: order two inches longer.
- **Water wave** for looser curls that fall between the braids.
- **Straight bulk** if you braid human hair all the way and dip or curl the ends.
- **Kinky bulk** to match natural roots, for locs and twists.

Ours comes without wefts, from {{lengths:hair-braiding}} in, at {{prices:hair-braiding}} a pack. Two or three packs of 50 g make a medium boho head; your braider knows her own number, so ask before you order.

![Three-strand braided hair in 1B](@braiding-3-strand-1b) A finished braid in 1B: the strands stay even because every one of them weighs the same.

## Before the appointment {#before}

Wash, condition, detangle and blow your hair out straight but not bone dry. Cut what is split; a braid hides it for six weeks and then shows twice as much. Bring the hair, and a photograph of the size of part you want, since medium means something else to everybody.

Say aloud: not tight. If your forehead pulls when you raise your eyebrows, it has to be loosened on the spot.

## How to keep boho curls alive {#how-keep}

1. **Every second day, water.** A spray bottle with water and a spoon of leave-in conditioner. Mist the curls, not the roots.
2. **Fingers only.** Separate from the ends. A comb ends boho in an afternoon.
3. **Once a week, the scalp.** Dilute shampoo in a bottle with a nozzle, run it along the parts, rinse with care, dry the roots first.
4. **Every night, satin.** A large bonnet or a loose pineapple. Cotton roughens curls while you sleep.
5. **Trim what has had enough.** A curl that mats every morning is cut off above the knot; nobody will miss it.
6. **Week four, refresh.** Replace the curls around the face. Twenty strands are enough, half a pack.

## How long, and then {#long}

{{durability:hair-braiding}}. The braid would hold longer; your roots would not. Half an inch of new hair a month becomes a lever, and lint gathers at the base. Take them out in good time: cut below your own length, unbraid from the ends, soak in conditioner, remove the shed hair with your fingers before any water touches it, then wash. Give your head a week.

## Using the hair again {#again}

Human curls that come out whole can be washed, tied at the root and worn again, as ends if not as lengths. Put them into a net bag, lukewarm water, conditioner for half an hour, and let them dry flat. Expect to keep about half.

## Questions {#questions}

### Can I swim with boho braids?

Yes, if you rinse and condition the curls the same day. Plait the whole into two loose braids first, and put oil-free leave-in on the curls before you go in.

### Is human hair heavier than synthetic?

A little, by volume; but you need less of it. A medium boho head carries 100 to 150 g of human hair next to 200 g of synthetic.

### May I colour the curls?

Before they are put in, like all human hair: darker at home, lighter with a colourist. Once they are braided in, leave colour alone.
`,
  bodyZh: `
编发是让头发歇一歇的最古老办法。手轻，自己的头发能休息几周；手紧，鬓角就没了。介于两者之间的，是编进去什么头发，这一部分归我们说。

## 四种款式，说人话 {#styles}

| 款式 | 是什么 | 编进去的头发 | 发根受力 |
| --- | --- | --- | --- |
| 方辫 | 方形分区，在发根打结接入 | 多为化纤 | 大 |
| 无结辫 | 一点点续进去，没有结 | 化纤或真人发 | 小 |
| 波西米亚 | 无结辫，沿辫留出卷发 | 卷用真人发 | 小到中 |
| 钩编 | 把发圈钩过贴头辫 | 都可以 | 中 |

最该用真人发的是波西米亚。卷发垂在外面，蹭衣领、蹭枕头，整天被摸。化纤卷十天就结团，真人发卷沾湿、用手指一理，又活过来。

## 选哪种头发 {#hair}

- **深波浪**：蓬松有弹性，会回缩，多订两英寸。
- **水波纹**：卷更松，垂在辫子之间。
- **直发散装**：从头到尾用真人发编，发尾烫卷或蘸水定型。
- **细卷散装**：配天然发根，适合脏辫和拧辫。

我们的编发不带帘，{{lengths:hair-braiding}} 英寸，每包 {{prices:hair-braiding}}。中号波西米亚用两三包 50 克装，每位编发师用量不同，下单前请先问她。

![1B 三股辫](@braiding-3-strand-1b) 编好的 1B 三股辫：每股一样重，辫子才匀。

## 约好的前一天 {#before}

洗净、护发、理顺，吹直但别吹到干透。分叉要剪掉，辫子能替您藏六周，拆开却是双倍。带上头发，再带一张想要的分区大小的照片，因为“中号”在每个人眼里都不一样。

请说出口：不要紧。抬眉毛时额头发紧，就该当场松开。

## 怎样让波西米亚的卷活着 {#how-keep}

1. **隔天喷水。**喷壶里加水和一勺免洗护发，喷在卷上，别喷发根。
2. **只用手指。**从发尾分开，一把梳子一个下午就能毁掉它。
3. **每周洗头皮。**洗发水稀释装尖嘴瓶，沿分缝走一遍，小心冲净，先吹干发根。
4. **每晚缎面。**大号睡帽，或松松扎在头顶。棉布会趁您睡觉把卷磨毛。
5. **累坏的就剪掉。**天天早上打结的那一缕，从结上面剪断，没人看得出来。
6. **第四周翻新。**换掉脸周围的卷，二十股就够，半包的量。

## 戴多久，然后呢 {#long}

{{durability:hair-braiding}}。辫子还撑得住，发根撑不住：每月半英寸的新发成了杠杆，根部还会积灰。请按时拆：在自己头发长度以下剪断，从发尾拆起，抹护发素，碰水之前先用手指摘掉脱落的头发，再洗。让头歇一周。

## 拆下来还能用 {#again}

完整拆下来的真人发卷，洗净、扎好发根就能再戴，长度不够就当发尾。装进网袋，温水，护发素半小时，平铺晾干。大约能留下一半。

## 常见问题 {#questions}

### 波西米亚辫能游泳吗？

能，当天就要冲净、护发。下水前编成两条松辫，卷上先抹无油的免洗护发。

### 真人发比化纤重吗？

同样体积略重，但用得少。中号波西米亚大约是 100 到 150 克真人发，配 200 克化纤。

### 卷可以染色吗？

编进去之前可以，跟别的真人发一样：染深自己来，变浅找染发师。编好之后就别再动颜色。
`,
};
