import type { ArticlePlan } from '../article-plan.ts';

export const salonPage: ArticlePlan = {
  kind: 'business',
  slug: 'business-solutions-salon',
  picture: 'wig-straight-1b',
  title: ['For salons: hair that arrives before the client', '沙龙合作：头发比客人先到'],
  summary: [
    'What an install leaves per hour, which twelve pieces a salon should keep, and how an account works from the first order.',
    '一单安装每小时赚多少、沙龙该常备哪十二件、账户从第一单起怎么运作。',
  ],
  keywords: ['salon hair supplier, hair for salons, install margin, salon wholesale hair', '沙龙发品供应, 沙龙拿货, 安装利润, 沙龙批发'],
  goods: ['salon-colour-ring-set', 'straight-bundles-pack-of-ten', 'salon-wig-caps-box'],
  bodyEn: `
A salon earns with hands and loses with waiting. If the client brings hair from somewhere, you work on a stranger's bundle and answer for it when it mats. If you sell the hair yourself, the margin on it pays for the quiet Tuesday, and you know what you are sewing in.

[[calc salon]]

## Twelve pieces that cover a week {#stock}

| Keep | Why |
| --- | --- |
| 6 bundles in 1B, 18 and 20 in, two textures | Half of all installs |
| 2 closures 4x4, 1 frontal 13x4 | To go with them |
| 1 glueless wig and 1 bob | The client who has no time today |
| 1 set of tapes in the shade you use most | Fullness between colour visits |

That is {{tierOff:12}} off each piece, and it all fits one drawer. A colour ring at the mirror sells what is not in the drawer: order it while she sits under the dryer.

## An example {#example}

Three bundles of 20 in with a closure cost you about $310 as single pieces. In an order of twelve the tier takes {{tierOff:12}} off. You charge $520 for hair and install, spend four hours, and use $20 of thread, cap and products. What remains is about $205, or $51 an hour, before rent.

## Minimums and terms {#terms}

- No minimum for an account. Tier prices begin at {{tierFrom:1}} pieces in one order, mixed as you like.
- Stock leaves in {{inStockDaysMin}} to {{inStockDaysMax}} days; fees by weight, for instance {{shippingFee:1400}} for fourteen bundles.
- Bulk orders are final, so begin with samples; what they cost comes off your first bulk order.
- A piece that differs from its label in grams, inches or colour is taken back at any time.

## Next step {#next}

Tell us how many chairs you have and what you sewed in last month. We answer with a list for your drawer, priced line by line, and an invoice link you can pay or ignore.

[[lead]]
`,
  bodyZh: `
沙龙靠手赚钱，靠等亏钱。客人自带头发，您缝的是来路不明的帘子，打结了还得您来解释。自己卖发，利润补得上冷清的周二，缝的是什么心里也有数。

[[calc salon]]

## 十二件，够用一周 {#stock}

| 常备 | 原因 |
| --- | --- |
| 1B 发帘 6 帘，18 与 20 英寸，两种发纹 | 占安装的一半 |
| 4x4 顶发 2 块，13x4 前额发块 1 块 | 配套使用 |
| 免胶假发 1 顶、波波头 1 顶 | 给今天没时间的客人 |
| 常用色胶片 1 套 | 两次染发之间增厚 |

这就是每件减 {{tierOff:12}}，一个抽屉装得下。镜子边挂一套色卡，抽屉里没有的也卖得掉：趁她坐在烘发罩下面，当场就订。

## 举个例子 {#example}

三帘 20 英寸加一块顶发，单买约 310 美元；凑成十二件一单，每件减 {{tierOff:12}}。头发加安装收 520 美元，四小时，线、网帽和用品 20 美元，剩下约 205 美元，每小时 51 美元，房租另算。

## 起订与条款 {#terms}

- 开户没有门槛。一单满 {{tierFrom:1}} 件起享阶梯价，可随意混搭。
- 现货 {{inStockDaysMin}} 至 {{inStockDaysMax}} 天发出，运费按重量，例如十四帘为 {{shippingFee:1400}}。
- 批量订单不退，请先看样品；样品费可在首次批量订单抵扣。
- 克重、长度或颜色与标签不符的，任何时候都收回。

## 下一步 {#next}

告诉我们有几把椅子、上个月缝了些什么。我们回您一份抽屉清单，逐项报价，附账单链接，付不付由您。

[[lead]]
`,
};

export const onlineSalePage: ArticlePlan = {
  kind: 'business',
  slug: 'business-solutions-online-sale',
  picture: 'wig-loose-wave-1b',
  title: ['For online sellers', '网店合作'],
  summary: [
    'Pictures, stock you do not have to hold, and the returns nobody talks about: how to sell hair from a screen and still sleep.',
    '图片、不用自己压的库存，以及没人爱提的退货：怎样在网上卖头发还睡得着。',
  ],
  keywords: [
    'sell hair online, wig store supplier, product photos hair, online hair business',
    '网上卖头发, 假发网店货源, 商品图片, 发品电商',
  ],
  goods: ['reseller-sample-kit', 'satin-bags-for-packing'],
  bodyEn: `
Online, hair is a picture until it arrives. Shops that last do three things: they photograph the piece that will be sent, they write the grams, and they answer at night. Everything else, logo and fonts included, can wait for the second year.

## Three ways to hold stock {#ways}

| Way | Money tied up | You send | Good for |
| --- | --- | --- | --- |
| Your own shelf | $1,500 and more | Same day | The eight pieces that make half your sales |
| Our shelf, your name | None | We do, {{inStockDaysMin}} to {{inStockDaysMax}} days | Every other length and colour |
| Made to order | {{depositBp}} deposit | After {{madeToOrderDaysMin}} to {{madeToOrderDaysMax}} working days | Special heads, special colours |

Begin with the second and the third, and move to your own shelf what you sold five times.

[[calc dropship]]

## Pictures you may use {#pictures}

Partners may use our product pictures, unretouched, for the pieces they sell. Do make three of your own for each piece: on a head by daylight, the inside of the cap, and the label with the grams next to a scale. That last one sells better than any model.

## Returns, honestly {#returns}

Hair shops see five to eight per cent of parcels again. Two thirds of those are cap size and length. A measuring page with a drawing, and a sentence about curls looking two inches shorter, will halve it. Put one return in fifteen into your price before you set it. Whatever window you promise your buyers, remember that single pieces can come back to us within {{returnDays}} days, unworn and uncut, and bulk orders cannot.

## What you get from us {#get}

- A product file with names, lengths, colours, grams and stock for import, explained on the page about [syncing](/sync-prouduct-to-other-platform).
- Tier prices from {{tierFrom:1}} pieces: {{tierStep:1}}, then {{tierStep:2}} from {{tierFrom:2}} and {{tierStep:3}} from {{tierFrom:3}}.
- A person, Marcus, who has seen forty shops open and knows the week in which it gets hard.

## Next step {#next}

Send the address of your shop or of the shop you admire, your country, and how many orders you had last month. Zero is a fine answer.

[[lead]]
`,
  bodyZh: `
在网上，头发收到之前只是一张图。做得久的店都做三件事：拍真正要发的那一件，写明克重，晚上也回消息。其余的，连标志和字体，都可以等到第二年。

## 三种备货方式 {#ways}

| 方式 | 压多少钱 | 谁发货 | 适合 |
| --- | --- | --- | --- |
| 自己的货架 | 1,500 美元起 | 您，当天 | 占一半销量的那八件 |
| 我们的货架，您的名字 | 不压 | 我们，{{inStockDaysMin}} 至 {{inStockDaysMax}} 天 | 其余长度与颜色 |
| 定制 | {{depositBp}} 定金 | {{madeToOrderDaysMin}} 至 {{madeToOrderDaysMax}} 个工作日后 | 特殊头围、特殊颜色 |

先用第二种和第三种，卖过五次的再搬上自己的货架。

[[calc dropship]]

## 可以用的图片 {#pictures}

合作商可以使用我们的商品图，不得修图，只用于所售款式。每款请再拍三张自己的：自然光下戴在头上、帽子内侧、标签和秤摆在一起。最后那张，比模特图还好卖。

## 退货，实话实说 {#returns}

发品网店有 5% 到 8% 的包裹会回来，三分之二是因为帽围和长度。放一页带图的测量说明，再写一句“卷发看起来短两英寸”，就能减半。定价前，先把每十五件退一件算进去。不管您向买家承诺多久，请记得：单件 {{returnDays}} 天内未戴未剪可退回给我们，批量订单不能。

## 我们提供什么 {#get}

- 可导入的商品文件，含名称、长度、颜色、克重、库存，详见[商品同步](/sync-prouduct-to-other-platform)。
- {{tierFrom:1}} 件起减 {{tierStep:1}}，{{tierFrom:2}} 件减 {{tierStep:2}}，{{tierFrom:3}} 件减 {{tierStep:3}}。
- 一个人，马库斯，他看过四十家店开张，知道最难熬的是哪一周。

## 下一步 {#next}

发来您的店铺地址，或您欣赏的店铺地址，再写上国家和上个月的订单数。写零也没关系。

[[lead]]
`,
};

export const storeOwnerPage: ArticlePlan = {
  kind: 'business',
  slug: 'business-solutions-store-owner',
  picture: 'wig-bob-1b',
  title: ['For beauty supply stores', '门店合作'],
  summary: [
    'One metre of wall, thirty hooks: which hair to hang there, how fast it should turn, and what we do about the pieces that stay.',
    '一米墙面，三十个挂钩：挂什么、多久周转一次，挂着不动的怎么办。',
  ],
  keywords: ['beauty supply store hair, wig wall, hair distributor for stores, shelf turnover', '美发用品店供货, 假发墙, 门店铺货, 周转'],
  goods: ['display-heads-set', 'closures-pack-of-ten', 'body-wave-bundles-pack-of-ten'],
  bodyEn: `
A wall of hair is the most expensive wall in your store. Each hook has to earn. We plan it with you hook by hook, from what sells in your postcode, and we look at it again after sixty days.

## A wall of thirty hooks {#wall}

| Hooks | What | Should sell in |
| --- | --- | --- |
| 12 | Bundles 14 to 22 in, 1B, straight, body and deep wave | 30 days |
| 6 | Closures and frontals | 45 days |
| 6 | Wigs under $150: bobs, headband, glueless | 45 days |
| 4 | Braiding hair, boho and bulk | 21 days |
| 2 | Something that stops people: 30 in, or #613 | 90 days, and it pays in looks |

If a hook does not turn in twice its time, it is the wrong piece, and it goes to the clearance basket before it goes out of fashion.

## What thirty hooks cost {#cost}

Fifty pieces, so that each hook has something behind it, come to about $4,100 at shop prices. At fifty pieces {{tierOff:50}} comes off: {{tierTotal:8200:50}}. They weigh some 9 kg and travel in three boxes for {{shippingFee:9000}}. If they turn every 45 days at the usual double, the wall brings about $2,900 a month.

[[calc wholesale]]

## Packing for a shelf {#packing}

Bundles come in clear sleeves with a hook, label outside, grams and inches readable from a metre away. Your own hang tags and boxes are made from 100 pieces on; see [packaging](/hair-package-customization).

## Terms {#terms}

- Resale certificate or licence once, at the beginning.
- Payment by invoice link; nothing on account in the first three orders.
- Bulk orders are final. A fault we made is ours for as long as the piece hangs on your hook.
- Price changes are announced two weeks ahead to stores with a wall.

## Next step {#next}

Send a photograph of the wall as it is, even if it is empty, with a tape measure in the picture. You get back a drawing with thirty hooks on it.

[[lead]]
`,
  bodyZh: `
挂头发的那面墙，是店里最贵的一面墙，每个挂钩都得赚钱。我们按您所在邮编的销售情况，一个钩一个钩地陪您规划，六十天后再一起看一遍。

## 三十个挂钩的一面墙 {#wall}

| 挂钩 | 内容 | 应在多久内卖出 |
| --- | --- | --- |
| 12 | 1B 发帘 14 至 22 英寸，直发、大波浪、深波浪 | 30 天 |
| 6 | 顶发与前额发块 | 45 天 |
| 6 | 150 美元以下假发：波波头、发带款、免胶款 | 45 天 |
| 4 | 编发：波西米亚与散发 | 21 天 |
| 2 | 让人停下脚步的：30 英寸或 #613 | 90 天，赚的是目光 |

超过两倍时间还没动，就是挂错了，趁没过时放进清仓篮。

## 三十个挂钩要多少钱 {#cost}

五十件，保证每个钩后面都有货，按零售价约 4,100 美元。五十件减 {{tierOff:50}}，为 {{tierTotal:8200:50}}。重约 9 公斤，三个箱子，运费 {{shippingFee:9000}}。按通常的翻倍售价、45 天周转一次，这面墙每月大约进账 2,900 美元。

[[calc wholesale]]

## 上架包装 {#packing}

发帘装透明挂袋，标签朝外，一米外看得清克重和英寸。您自己的吊牌和盒子，100 件起做，见[定制包装](/hair-package-customization)。

## 条款 {#terms}

- 开户时提供一次转售证书或营业执照。
- 用账单链接付款，前三单不赊账。
- 批量订单不退；属于我们的毛病，只要还挂在您的钩上就归我们管。
- 有墙面的门店，调价提前两周通知。

## 下一步 {#next}

拍一张墙面现状发来，空的也行，请把卷尺一起拍进去。我们回您一张画好三十个挂钩的图。

[[lead]]
`,
};

export const startPage: ArticlePlan = {
  kind: 'business',
  slug: 'business-solutions-start-business',
  picture: 'bundle-deep-wave-1b',
  title: ['Starting out: the first hundred days', '创业起步：头一百天'],
  summary: [
    'With $300, $1,500 or $5,000: what to order, what to leave, and the one number to watch. Written for people who have never sold hair.',
    '手里有 300、1,500 或 5,000 美元：该订什么、不订什么、盯住哪一个数字。写给从没卖过头发的人。',
  ],
  keywords: [
    'start a hair business, hair business with 300 dollars, first hair order, starter kit',
    '发品创业, 小本卖头发, 首单怎么订, 创业套装',
  ],
  goods: ['reseller-sample-kit', 'bundle-starter-kit-six', 'closure-starter-kit', 'five-wig-starter-kit'],
  bodyEn: `
You do not need a brand, a website or a loan. You need ten people who trust your taste, and hair that behaves. Everything on this page is cut to the money you have.

## By purse {#purse}

| You have | Order | Do not order |
| --- | --- | --- |
| $300 | A sample kit and one wig you wear yourself | Anything you would not wear |
| $1,500 | Ten to fourteen pieces in four kinds | Lengths over 24 in, blonde |
| $5,000 | Fifty pieces, half of them what sold before | A shop lease |

With $300 you take orders from what is on your own head, collect the money, and order one by one. It is slow, and nobody ever went broke on it. With $1,500 you are past {{tierFrom:1}} pieces and pay {{tierStep:1}} less for each. With $5,000 the step is {{tierOff:50}}.

## The one number {#number}

Days until a piece is sold. Write the date on its label when it arrives. Thirty days is good, sixty is slow, ninety is a present to somebody. Profit per piece interests you only after that number is under forty-five.

[[calc wholesale]]

## What we do, what you do {#who}

- **We** weigh, sort, pack, and put your samples in order. What samples cost comes off the first bulk order.
- **We** tell you what sells in your state from our own books, without names.
- **You** photograph, fit, answer and collect.
- **You** say no to the aunt who wants it at cost.

## Learn from others {#read}

Two long articles work through the papers and sums for [Florida](/blog/start-a-business-in-florida) and [California](/blog/start-a-business-in-california). Most of it holds elsewhere; only names of offices change. For the hair itself read [where it comes from](/blog/hair-origin-differences) before you repeat what other sellers say.

## Next step {#next}

Write three lines: the city, the money you can lose without pain, and who your first five buyers are, by kind and not by name. You get an order list that fits, with a reason beside each line. If we think you should wait, we say that too.

[[lead]]
`,
  bodyZh: `
您不需要品牌、网站或贷款。您需要十个相信您眼光的人，和听话的头发。这一页的内容，全按您手里的钱来裁。

## 按本钱来 {#purse}

| 您有 | 订 | 不订 |
| --- | --- | --- |
| 300 美元 | 一套样品，加一顶自己戴的假发 | 自己都不戴的 |
| 1,500 美元 | 四个品类，十到十四件 | 24 英寸以上、浅金 |
| 5,000 美元 | 五十件，一半是卖过的 | 店面租约 |

300 美元，就拿自己头上的接单，收了钱一件一件订。慢，但没人因此赔光。1,500 美元，过了 {{tierFrom:1}} 件，每件减 {{tierStep:1}}。5,000 美元，那一档减 {{tierOff:50}}。

## 只盯一个数字 {#number}

一件货多少天卖掉。到货那天把日期写在标签上。三十天算好，六十天算慢，九十天就当礼物送人。这个数字降到四十五以下，再去看每件赚多少。

[[calc wholesale]]

## 我们做什么，您做什么 {#who}

- **我们**称重、分拣、包装，替您配好样品。样品费可在首次批量订单抵扣。
- **我们**翻自己的账，告诉您那个州什么好卖，不提姓名。
- **您**拍照、试戴、回消息、收款。
- **您**对想按成本价拿货的姑姑说不。

## 看看别人怎么做 {#read}

有两篇长文，把[佛罗里达](/blog/start-a-business-in-florida)和[加利福尼亚](/blog/start-a-business-in-california)的手续与账目从头算了一遍，别的州大同小异，只是部门名称不同。头发本身，请先读[它从哪里来](/blog/hair-origin-differences)，再决定要不要重复别的卖家说的话。

## 下一步 {#next}

写三行：哪个城市，赔了也不心疼的钱有多少，头五位买家是什么样的人（不用写名字）。我们回一份合适的清单，每行写明理由。觉得您该再等等，我们也会直说。

[[lead]]
`,
};

export const distributorPage: ArticlePlan = {
  kind: 'business',
  slug: 'business-solutions-wholesales-distributors',
  picture: 'deal3-straight-1b',
  title: ['For wholesalers and distributors', '批发与经销'],
  summary: [
    'Lots instead of pieces: how a lot is sorted, sampled and sealed, what we publish about it, and the steps above a hundred pieces.',
    '论批不论件：一批货怎么分拣、抽样、封样，公开哪些数据，以及一百件以上怎么谈。',
  ],
  keywords: [
    'hair wholesale distributor, bulk human hair lot, container hair, hair factory wholesale',
    '发品批发商, 批量真人发, 整批供货, 工厂批发',
  ],
  goods: ['straight-bundles-pack-of-ten', 'deep-wave-bundles-pack-of-ten', 'closures-pack-of-ten'],
  bodyEn: `
Whoever sells on to shops does not buy a bundle; she buys the next one being the same. So above a hundred pieces we work in lots, and a lot has a number, a sample under seal, and a sheet of measured facts.

## The published steps {#steps}

[[wholesale-tiers]]

These steps hold for every business account, mixed over all kinds, and need no talk. Above them each lot is priced by weight and work, and the offer is valid for {{estimateDays}} days.

## What is on the lot sheet {#sheet}

| Fact | How it is measured | Tolerance |
| --- | --- | --- |
| Weight | Every piece, dry, at 50% humidity | 2 g |
| Length | Ten pieces of a hundred, straightened | Half an inch |
| Share of full-length hair | One piece of a hundred, taken apart and combed out | 5 points |
| Colour | Against our master swatch, daylight lamp | Not visible at arm's length |
| Shedding | Twenty strokes of a brush | Six hairs |

We keep the sealed counter-sample for twelve months. If your buyer complains, both of us open it and look.

## An example {#example}

Four hundred bundles, straight and body wave, 16 to 24 in, come to 40 kg. They are ready after {{madeToOrderDaysMax}} working days if the shades are natural. {{depositBp}} is paid when you confirm the sheet, the rest before the lot leaves. The sample kit and its shipping come off.

## What we do not do {#not}

We do not mix origins in a lot, strip and coat hair to make a price, or print grades. We sell no exclusive territories, because we sell to everybody on this site at the same steps. You gain by the lot price and by your own service; if you depend on a secret supplier, we are not the one.

## Next step {#next}

Tell us kinds, lengths, shades and monthly weight, and where it has to arrive. We answer with a lot sheet, a sample invoice and a date. Visitors to the workrooms in Xuchang are welcome with two weeks' notice.

[[lead]]
`,
  bodyZh: `
再卖给店家的人，买的不是这一帘，而是下一帘跟它一样。所以一百件以上我们按批来做：每批有批号、有封样、有一张实测数据表。

## 公开的阶梯 {#steps}

[[wholesale-tiers]]

这些档位对所有商业账户一致，品类可混，不用谈。再往上，每批按重量和工时报价，报价 {{estimateDays}} 天内有效。

## 批次表上有什么 {#sheet}

| 项目 | 怎么测 | 允差 |
| --- | --- | --- |
| 克重 | 逐件，干态，湿度 50% | 2 克 |
| 长度 | 每百件抽十件，拉直 | 半英寸 |
| 足长发比例 | 每百件拆一件梳开 | 5 个百分点 |
| 颜色 | 对照母样，日光灯 | 一臂之外看不出差别 |
| 掉发 | 刷二十下 | 六根 |

封样保存十二个月。您的买家有异议，我们双方一起拆封来看。

## 举个例子 {#example}

四百帘直发与大波浪，16 至 24 英寸，共 40 公斤。自然色 {{madeToOrderDaysMax}} 个工作日可出。确认批次表时付 {{depositBp}}，余款发货前付清，样品及其运费抵扣。

## 我们不做什么 {#not}

不把不同产地混成一批，不靠酸洗裹油压价，不印等级。不卖独家区域，因为本站对所有人都是同样的阶梯。您赚的是批次价和自己的服务；如果生意靠的是“秘密货源”，那我们不合适。

## 下一步 {#next}

请写明品类、长度、颜色、每月重量和到货地点。我们回一张批次表、一份样品账单和一个日期。欢迎到许昌车间参观，请提前两周告知。

[[lead]]
`,
};

export const websitePage: ArticlePlan = {
  kind: 'business',
  slug: 'business-solutions-build-website-services',
  picture: 'bundle-loose-wave-1b',
  title: ['A website for your hair shop', '为您的发品店建站'],
  summary: [
    'What a small hair shop’s site must have, what it can leave out, and what we prepare for you: products, pictures, policies.',
    '小型发品店的网站必须有什么、可以省什么，以及我们替您准备好的商品、图片与条款。',
  ],
  keywords: [
    'hair business website, wig shop website, shopify hair store setup, hair store builder',
    '发品网站建设, 假发店建站, Shopify 开店, 网店搭建',
  ],
  goods: ['reseller-sample-kit'],
  bodyEn: `
You should own your shop: the name, the address, the account with the payment service. We therefore do not host it. We fill it, so that on the day you open there are goods in it that can be ordered, with facts that are right.

## What the site needs {#needs}

| Page | Must say | Often forgotten |
| --- | --- | --- |
| Product | Grams, inches, lace, cap size, processing | How long until it leaves |
| Size | A drawing with the six measures | What to do between two sizes |
| Shipping | The fee before the address | Who pays when it is sent back |
| Returns | Days, state of the piece, fee | What is final |
| About | A person with a name and a place | A phone number that is answered |

Five pages, and you can open. A blog, a quiz, a pop-up and a loyalty scheme can wait; most of them should wait for ever.

## What we prepare {#prepare}

1. **A product file** for Shopify or WooCommerce with up to 120 of our pieces, priced by your own rule: our price, plus a percentage, rounded as you like.
2. **Pictures**, one ground, three sizes, with alternative texts in English and Chinese.
3. **Words**: neutral product texts you may change. Please do; two shops with the same words compete by price alone.
4. **A measuring page** with the drawing.
5. **A check** of your first ten products before you go live: weights, prices, taxes, a test order to the end.

## What it costs {#cost}

The file and the pictures are free for those who order from us. An hour with you on a screen is free once. Your own platform costs about $30 to $40 a month, a domain $15 a year. If somebody asks $2,000 for a hair website, ask what is in it that sells a wig.

## A sum {#sum}

At $40 a month and a margin of $70 a piece, the site has paid for itself with the first sale of the month. Everything you spend on it beyond that has to sell one more piece, or it is decoration.

## Next step {#next}

Name your platform, your domain if you have one, and the kinds you want to sell. You receive a trial file of ten products within two working days.

[[lead]]
`,
  bodyZh: `
店要归您自己：名字、域名、收款账户都是您的，所以我们不托管。我们负责把它填满，让您开张那天就有能下单的商品，参数也都对。

## 网站需要什么 {#needs}

| 页面 | 必须写 | 常被忘记 |
| --- | --- | --- |
| 商品 | 克重、英寸、蕾丝、帽围、加工 | 多久发出 |
| 尺码 | 标出六围的示意图 | 介于两码怎么选 |
| 配送 | 填地址之前就看到运费 | 退回运费谁付 |
| 退货 | 天数、商品状态、手续费 | 哪些不退 |
| 关于 | 一个有名有姓有地址的人 | 打得通的电话 |

五页就能开张。博客、测验、弹窗、积分都可以等，多数不妨永远等下去。

## 我们替您准备 {#prepare}

1. **商品文件**，可导入 Shopify 或 WooCommerce，最多 120 款，按您的规则定价：我们的价格加一个百分比，尾数随您。
2. **图片**，统一底色，三种尺寸，中英文替代文字。
3. **文字**，中性的商品描述，请务必改写；两家店用同样的话，就只能拼价格。
4. **测量页**，附示意图。
5. **上线检查**，看您的前十款：重量、价格、税，并走完一张测试订单。

## 要花多少 {#cost}

向我们拿货的，文件和图片免费，另有一次一小时的屏幕辅导。平台本身每月约 30 到 40 美元，域名一年 15 美元。有人开价 2,000 美元做发品网站，请问问里面哪一样能多卖一顶假发。

## 一笔账 {#sum}

每月 40 美元，每件毛利 70 美元，当月第一单就把网站费赚回来了。再往上花的每一笔，都得多卖一件，否则就是装饰。

## 下一步 {#next}

告诉我们平台名称、域名（如有）和想卖的品类。两个工作日内，您会收到十款商品的试用文件。

[[lead]]
`,
};

export const bookPage: ArticlePlan = {
  kind: 'business',
  slug: 'business-solutions-book-hair-services',
  picture: 'wig-bangs-1b',
  title: ['Bookings: hair and appointment together', '预约服务：头发与档期一起订'],
  summary: [
    'For fitters, braiders and colourists who sell time: how to put the hair into the booking, so that nobody waits for a parcel.',
    '写给卖时间的试戴师、编发师和染发师：把头发写进预约里，谁都不用干等包裹。',
  ],
  keywords: [
    'hair appointment booking, wig fitting appointment, deposit for hair, stylist booking',
    '美发预约, 假发试戴预约, 头发定金, 发型师档期',
  ],
  goods: ['fitting-set', 'wig-day-set'],
  bodyEn: `
The commonest sentence in a stylist's phone is: my hair has not come yet. It moves an appointment, empties a chair for three hours and costs a Saturday. The remedy is dull and works. The hair is booked with the date, and paid with it.

## The order of a booking {#how-book}

1. **She chooses** on your phone, from our pages, with your colour ring in her hand. You note length, texture, shade, lace.
2. **You fix the date** by what the hair needs: stock plus parcel is a week, made to order is {{madeToOrderDaysMax}} working days plus a week.
3. **She pays a deposit** that covers the hair. {{depositBp}} is our own figure for work that is made; for stock ask for all of it.
4. **You order the same evening.** We write your client's initials on the slip, so that ten parcels stay ten clients.
5. **You check it on arrival,** two days before she comes, and send her a photograph.

## Days to allow {#days}

[[ready-times]]

Add two to four days for the parcel, and look at [delays](/customer-service/delay-delivery) before you promise a Saturday in December.

## A sum for a fitting day {#sum}

Six fittings at $95 are $570. If two clients move because of late hair, $380 remain, with the same rent. One missed client a week is about $4,900 a year. A drawer of five glueless wigs in the usual sizes, $700 of stock, saves most of those days: she wears one home and comes back for her own.

## What to write into your rules {#rules}

- The date holds when the hair is paid.
- Hair brought along is checked first: smell, shedding, wefts. You may refuse it.
- Cut lace and coloured hair cannot go back, to you or to anybody.
- Two moves of the date, then the fee is due.

## Next step {#next}

Tell us what you offer, your usual prices and how many appointments you give a week. We set up a list of pieces with your prices beside ours, ready to show in the chair, and a parcel rhythm that fits your week.

[[lead]]
`,
  bodyZh: `
发型师手机里最常见的一句话是：我的头发还没到。于是改期，椅子空三小时，一个周六就没了。办法很朴素也很管用：头发跟档期一起订，一起付。

## 预约的顺序 {#how-book}

1. **客人来选**，用您的手机看我们的页面，手里拿着您的色卡，您记下长度、发纹、色号、蕾丝。
2. **按头发定日子**：现货加物流约一周，定制 {{madeToOrderDaysMax}} 个工作日再加一周。
3. **收定金**，够付头发。定制我们自己收 {{depositBp}}；现货请收全款。
4. **当晚下单。**我们把客人姓名缩写写在清单上，十个包裹就是十位客人，不会乱。
5. **到货就检查**，在她来的前两天，拍张照发给她。

## 要留几天 {#days}

[[ready-times]]

另加两到四天路上时间。十二月答应人家周六之前，先看一眼[延误公告](/customer-service/delay-delivery)。

## 一个试戴日的账 {#sum}

六位，每位 95 美元，共 570 美元。两位因为头发没到而改期，只剩 380 美元，房租照付。每周跑掉一位，一年约 4,900 美元。抽屉里备五顶常用尺码的免胶假发，700 美元的货，就能救回大半：先戴一顶回去，自己的到了再来。

## 写进规则里的话 {#rules}

- 头发付清，档期才算数。
- 自带的头发先检查：气味、掉发、帘头，可以拒绝。
- 剪过的蕾丝、染过的头发，谁都不退。
- 改期两次，第三次收费。

## 下一步 {#next}

告诉我们您做哪些项目、通常怎么收费、一周几个档期。我们替您列好一份商品单，您的价格写在我们的旁边，坐在椅子上就能给客人看，再定一个合您节奏的发货周期。

[[lead]]
`,
};

export const stylistPage: ArticlePlan = {
  kind: 'business',
  slug: 'business-solutions-hair-stylist',
  picture: 'frontal-13x4-straight-1b',
  title: ['For stylists who work alone', '独立发型师'],
  summary: [
    'No stock, no minimum, a colour ring and a link: how a stylist earns on the hair as well as on the install.',
    '不压货、不设门槛，一套色卡加一个链接：发型师怎样在安装之外也赚到头发的钱。',
  ],
  keywords: [
    'hair for stylists, independent stylist supplier, stylist referral hair, colour ring stylist',
    '发型师拿货, 独立发型师, 发型师推荐, 色卡',
  ],
  goods: ['colour-ring-fourteen-shades', 'texture-sample-set', 'hand-tied-weft-extensions'],
  bodyEn: `
You work out of a suite, a kitchen or a bag. You cannot keep forty shades, and you should not. What you can keep is a ring of colours, a set of textures and a habit: the hair is decided in your chair, by you.

## Two ways to earn {#ways}

| | You buy and sell on | Your client buys with your code |
| --- | --- | --- |
| You earn | The difference, your own price | {{referrerCreditCents}} credit for each new client |
| She saves | Nothing or what you give | {{friendOffCents}} off a first order from {{friendMinOrderCents}} |
| Money up front | The hair | None |
| Who answers for it | You, with us behind you | We do |

Most begin with the code and change to buying once they sew in more than three heads a week. The code is in your account, on the page [referral](/user/referral), as soon as you register. Credit becomes free {{referrerWaitDays}} days after delivery.

## A head, worked through {#example}

Four bundles at 22 in with a 13x4 frontal, bought as a set: {{setOffBp}} off for the bundles, {{setClosureOffBp}} more for the frontal. Say they cost you $420 and travel for {{shippingFee:480}}. You charge $760 for hair and five hours. After $25 of thread, cap and adhesive you keep about $289, which is $58 an hour.

[[calc bundles]]

## What stylists ask for {#ask}

- **Wefts that do not shed when cut.** Ours are sealed by hand; cut between the stitches and not through them.
- **The same shade next time.** Write down the lot on the label. We look whether some of it is left.
- **Hair today.** We cannot. Keep two bundles of 1B in 20 in; they have rescued more evenings than any courier.
- **A second opinion.** Send a film of the problem by WhatsApp. Two of us were stylists.

## Next step {#next}

Order the [colour ring](/collections/hair-sample/colour-ring-fourteen-shades); it ships free. Then tell us how many heads you do in a week and in which textures, and we send the list we would keep in your bag.

[[lead]]
`,
  bodyZh: `
您在小工作室、厨房里，或拎着一只包上门干活。四十个色号备不起，也不该备。能备的是一串色卡、一套发纹样，和一个习惯：用什么头发，在您的椅子上，由您来定。

## 两种赚法 {#ways}

| | 自己买来再卖 | 客人用您的推荐码买 |
| --- | --- | --- |
| 您赚 | 差价，价格自己定 | 每位新客 {{referrerCreditCents}} 余额 |
| 客人省 | 看您给多少 | 首单满 {{friendMinOrderCents}} 减 {{friendOffCents}} |
| 先垫钱 | 要垫 | 不用 |
| 谁来负责 | 您，我们在后面撑着 | 我们 |

多数人先用推荐码，等每周装到三个头以上，再改为自己买。注册之后，推荐码就在账户的[推荐页](/user/referral)里。签收后 {{referrerWaitDays}} 天，余额即可使用。

## 一个头，从头算到尾 {#example}

四帘 22 英寸加一块 13x4，按套装买：发帘减 {{setOffBp}}，配前额发块再减 {{setClosureOffBp}}。假设成本 420 美元，运费 {{shippingFee:480}}。头发加五小时收 760 美元，线、网帽、胶 25 美元，到手约 289 美元，每小时 58 美元。

[[calc bundles]]

## 发型师常提的要求 {#ask}

- **剪开不掉发的帘。**我们的帘头手工封过，请剪在两针之间，不要剪断针脚。
- **下次还是同一个颜色。**记下标签上的批号，我们查还有没有同批。
- **今天就要。**办不到。请常备两帘 20 英寸的 1B，它救过的夜晚比任何快递都多。
- **想听听别人的看法。**WhatsApp 发段视频来，我们有两位做过发型师。

## 下一步 {#next}

先订一套[色卡](/collections/hair-sample/colour-ring-fourteen-shades)，免运费。再告诉我们一周做几个头、哪些发纹，我们把该放进您包里的清单发给您。

[[lead]]
`,
};

export const wholesalePricePage: ArticlePlan = {
  kind: 'business',
  slug: 'business-solutions-wholesale-price',
  picture: 'deal3-body-wave-1b',
  title: ['Wholesale prices', '批发价格'],
  summary: [
    'From {{tierStep:1}} at {{tierFrom:1}} pieces to {{tierOff:100}} at a hundred, for every business account, without a phone call. What counts, what does not, and a sum to try.',
    '{{tierFrom:1}} 件减 {{tierStep:1}}，一百件减 {{tierOff:100}}，所有商业账户一致，不用打电话。哪些算、哪些不算，可以先试算。',
  ],
  keywords: [
    'wholesale hair prices, bulk wig discount, hair price tiers, wholesale human hair',
    '批发价, 假发批量优惠, 发品阶梯价, 真人发批发',
  ],
  goods: ['straight-bundles-pack-of-ten', 'body-wave-bundles-pack-of-ten', 'closures-pack-of-ten', 'five-wig-starter-kit'],
  bodyEn: `
A wholesale price you have to ask for is a price that depends on how you ask. Ours is a table.

[[wholesale-tiers]]

[[calc wholesale]]

## How pieces are counted {#count}

- Every piece in one order counts, whatever its kind. Ten may be six bundles, three closures and a wig.
- A pack of ten counts as one piece at its own price, which already includes a discount. Kits too.
- Samples and accessories do not count towards a step and are not reduced by it.
- The step applies to the whole order, not only to the pieces above it.
- With a [business account](/user/business) the cart counts the step by itself and you pay at once. Without one, ask for a price in the cart: the invoice that comes back carries the step, and you pay by its link.

## Two examples {#examples}

**A braider** orders 24 packs of braiding hair at $38. The step of twenty takes {{tierOff:24}} off, so $912 becomes {{tierTotal:3800:24}}. They weigh 2.4 kg and ship for {{shippingFee:2400}}.

**A store** orders 110 mixed pieces with an average of $72. That is $7,920 in the shop; at {{tierOff:110}} off it is {{tierTotal:7200:110}}. Against buying in five orders of 22, the one large order saves about $550, and three parcels fewer have to be received.

## When a larger order is not better {#careful}

If you sell eight pieces a month, do not buy fifty to move up a step. The seven points more that you save are eaten in four months by money that could have bought the next colour. The sum says what an order costs and not whether it is wise.

## Terms {#terms}

Bulk orders, from {{bulkFromPieces}} pieces, are final sale. The price holds when the order is paid; an offer we write for you is good for {{estimateDays}} days. What you paid for samples comes off the first bulk order. Stock leaves in {{inStockDaysMin}} to {{inStockDaysMax}} days after payment, larger lots on the date the invoice names.

## Above a hundred {#above}

Ask. From about 150 pieces of one kind the workroom can plan, and planned work costs less. Say what, how many, and by when.

[[lead]]
`,
  bodyZh: `
要开口才有的批发价，取决于您怎么开口。我们的，是一张表。

[[wholesale-tiers]]

[[calc wholesale]]

## 怎么算件数 {#count}

- 同一订单里每件都算，不分品类。六帘、三块顶发加一顶假发，就是十件。
- 十件装按一件算，自有价格，里面已含优惠；套装同理。
- 样品和配件不计件，也不参与优惠。
- 到了哪一档，整单都按那一档，不只是超出的部分。
- 有[商业账户](/user/business)，购物车会自动按档位计价，直接付款。还没有账户，就在购物车点询价：回来的账单已按档位算好，用链接付款。

## 两个例子 {#examples}

**一位编发师**订 24 包编发，每包 38 美元。过了二十件，减 {{tierOff:24}}，912 美元变成 {{tierTotal:3800:24}}。重 2.4 公斤，运费 {{shippingFee:2400}}。

**一家门店**订 110 件，均价 72 美元，零售合计 7,920 美元，减 {{tierOff:110}} 后为 {{tierTotal:7200:110}}。与分五次、每次 22 件相比，一次下单约省 550 美元，还少收三个包裹。

## 什么时候不该多订 {#careful}

每月卖八件，就别为了升一档去订五十件。多省的七个点，四个月就被压住的钱吃掉了，那笔钱本可以买下一个颜色。试算只告诉您要多少钱，不告诉您划不划算。

## 条款 {#terms}

{{bulkFromPieces}} 件起为批量订单，不退。付款即锁价；我们给您的书面报价 {{estimateDays}} 天内有效。样品费在首次批量订单抵扣。现货付款后 {{inStockDaysMin}} 至 {{inStockDaysMax}} 天发出，大批量按账单上写明的日期。

## 一百件以上 {#above}

请来问。同一款约 150 件起，车间就能排计划，排了计划的活儿成本更低。请写明要什么、多少件、什么时候要。

[[lead]]
`,
};
