import type { ArticlePlan } from '../article-plan.ts';

export const aboutPage: ArticlePlan = {
  kind: 'page',
  slug: 'about',
  picture: 'bundle-weft-1b-detail',
  title: ['About the house', '关于本店'],
  summary: [
    'A workroom that sells its own hair: what we make, what we do not make, and the numbers we publish about every piece.',
    '自产自销的发品车间：我们做什么、不做什么，以及每件商品公开的数字。',
  ],
  keywords: ['about Tressline, human hair factory, Xuchang hair, factory direct hair', '关于 Tressline, 真人发工厂, 许昌发制品, 工厂直销'],
  goods: [],
  bodyEn: `
{{company:story}}

## What we make {#make}

[[figures]]

Everything in the table is human hair. We do not sell synthetic fibre, blends sold as human hair, or hair whose cuticle was stripped with acid and painted over with silicone. If a piece is dyed, steamed or bleached, its page says so and says how often.

## What we publish instead of a grade {#facts}

You will not find 10A or 12A on our labels. Those letters are not registered anywhere; each seller gives them to itself. We print what a scale, a ruler and a lamp can check:

- **Grams**, weighed before packing, to the gram.
- **Inches**, straightened, with a tolerance of half an inch.
- **Origin**, the country where the hair was cut.
- **Processing**, in plain words: unprocessed, steamed, dyed, bleached.
- **Drawn**, single or double: how many hairs reach the full length.

If one of these facts is wrong on your piece, it comes back at our cost, whatever the return days say.

## How a price is made {#price}

Hair is paid by the gram and by the length, lace by the square inch, knots by the hour. We add these up in public on the page about [fair prices](/a-fair-price), and the same sum runs behind every made-to-order piece. There is no dealer between the table and you, which is why a long wig here costs what a middle one costs elsewhere.

## What happens after you pay {#after}

Pieces in stock leave in {{inStockDaysMin}} to {{inStockDaysMax}} days, made-to-order pieces in {{madeToOrderDaysMin}} to {{madeToOrderDaysMax}} working days. If our own price falls within {{priceProtectionDays}} days, you are paid {{priceProtectionTimes}} times the difference. And if you simply do not like it, there are {{returnDays}} days to [send it back](/customer-service/return-exchanges).
`,
  bodyZh: `
{{company:story}}

## 我们做什么 {#make}

[[figures]]

表里全部是真人发。我们不卖化纤，不把混纺当真人发卖，也不卖酸洗去鳞再裹硅油的头发。凡染过、蒸过、漂过的，页面都写明做过几次。

## 不写等级，写数字 {#facts}

我们的标签上没有 10A、12A。这些字母没有任何机构登记，都是商家自己写的。我们只印秤、尺和灯能核对的内容：

- **克重**：包装前称量，精确到克。
- **长度**：拉直后的英寸数，误差半英寸以内。
- **产地**：剪下头发的国家。
- **加工**：用大白话写，未加工、蒸汽定型、染色、漂色。
- **抽档**：单抽还是双抽，即有多少发丝达到足长。

其中任何一项与实物不符，不论过了多少天，都由我们承担费用退回。

## 价格怎么来 {#price}

头发按克和长度计价，蕾丝按平方英寸，钩织按工时。我们在[公平定价](/a-fair-price)页公开加总，定制商品用的也是同一套算法。工作台与您之间没有经销商，所以这里一顶长发的价钱，在别处往往只够买中长发。

## 付款之后 {#after}

现货 {{inStockDaysMin}} 至 {{inStockDaysMax}} 天发出，定制 {{madeToOrderDaysMin}} 至 {{madeToOrderDaysMax}} 个工作日。{{priceProtectionDays}} 天内本店降价，返还差价的 {{priceProtectionTimes}} 倍。单纯不喜欢，也有 {{returnDays}} 天可以[退回](/customer-service/return-exchanges)。
`,
};

export const aboutUsPage: ArticlePlan = {
  kind: 'page',
  slug: 'about-us',
  picture: 'mannequin-head',
  title: ['The people who make it', '做头发的人'],
  summary: [
    'A day in two workrooms and at one desk: who sorts, who knots, who picks up the phone, and how long each step takes.',
    '两间车间、一张客服台的一天：谁分拣、谁钩织、谁接电话，每一步要多久。',
  ],
  keywords: ['hair workroom, wig maker, hand knotted wig, hair sorting, about us', '发品车间, 假发工匠, 手工钩织, 头发分拣, 关于我们'],
  goods: [],
  bodyEn: `
A wig passes through eleven pairs of hands before it reaches yours. This is who they belong to.

## Sorting {#sorting}

At half past seven the sorting tables are wet. Hair comes in as ponytails, cut and tied by one donor, and each tail is laid against a black board with a white line every two inches. Lin Mei, who has run this room since it had eleven people in it, pulls a tail apart from the tip: what is short falls out, what is long stays. Single drawn hair keeps a natural taper. Double drawn hair goes through the comb a second and a third time, and loses up to forty grams in a hundred on the way. That is the whole secret of its price.

## Wefting {#wefting}

Twenty machines sew the hair into wefts, three rows of thread a pass, while a second person feeds the strands in so that roots stay with roots. A bundle of 100 g is about two and a half metres of weft in short lengths and less than one in the longest. Fine hair wefts are sealed by hand with a brush.

## Knotting {#knotting}

The quiet room. Each knotter has a block, a lamp and a hook finer than a needle. A 4x4 closure takes a day, a 13x4 frontal two and a half, a full lace cap up to twelve. Near the hairline she ties one hair to a knot, behind it two, and on the crown three. Nobody is paid by the piece here, because speed shows in the parting.

## Colour {#colour}

Four basins and a man who writes down the water temperature. Dark shades take an hour. Blonde takes two baths and a night of rest between them, which is why light pieces wait longer when the room is full.

## The desk in {{company:city}} {#desk}

Six people, two of them former stylists. Denise Carter checks each return under a daylight lamp and keeps the list of faults we read aloud every Monday in both workrooms. Marcus Hall speaks with salons and stores. The telephone is answered {{company:hours}}, by a person who has held the piece you are asking about.

## Visit us {#visit}

The desk has a fitting chair and a mirror with daylight on three sides. Write a day ahead to [make an appointment](/contact-us): bring the hair you wear now, and half an hour.
`,
  bodyZh: `
一顶假发到您手里之前，要经过十一双手。下面说说这些手的主人。

## 分拣 {#sorting}

早上七点半，分拣台上还是湿的。头发按人成束送来，每束铺在黑板上，板上每两英寸一道白线。林梅从车间只有十一个人时就管这间屋子，她从发尾往外抽：短的掉下去，长的留下来。单抽保留自然的渐薄，双抽再过两三遍梳，一百克要抽掉四十克，价钱的秘密就在这里。

## 缝帘 {#wefting}

二十台机器把头发缝成帘，一趟三道线，旁边一人理顺送发，让发根始终对着发根。100 克的发帘，短的能缝两米半，最长的不到一米。细软发的帘头再用刷子手工封边。

## 钩织 {#knotting}

最安静的一间。每人一个木模、一盏灯、一根比针还细的钩。4x4 顶发要一天，13x4 前额发块两天半，全蕾丝帽最多十二天。靠近发际线一结一根，往后一结两根，头顶一结三根。这里不计件，因为赶出来的活儿，一分缝就看得见。

## 染色 {#colour}

四口缸，一位把水温记在本子上的师傅。深色一小时就好；浅金要两遍，中间静置一夜，所以旺季时浅色总要多等几天。

## 亚特兰大客服台 {#desk}

六个人，其中两位做过发型师。丹妮丝·卡特在日光灯下检查每一件退货，记下的毛病每周一在两间车间当众念一遍。马库斯·霍尔负责沙龙与门店。营业时间（{{company:hours}}）打来电话，接听的人都亲手摸过您问的那款。

## 来店看看 {#visit}

客服台有一把试戴椅和三面采光的镜子。提前一天来信[预约](/contact-us)，带上您现在戴的头发，留出半小时。
`,
};

export const contactPage: ArticlePlan = {
  kind: 'page',
  slug: 'contact-us',
  picture: 'satin-bonnet-rose',
  title: ['Contact us', '联系我们'],
  summary: [
    'Write, call or come by. A person answers within {{answerHours}} hours while the desk in {{company:city}} is open.',
    '写信、打电话或到店都行。亚特兰大客服台营业时间内，{{answerHours}} 小时之内有人答复。',
  ],
  keywords: ['contact, hair shop phone, WhatsApp, e-mail, Atlanta hair', '联系方式, 客服电话, WhatsApp, 邮箱, 亚特兰大'],
  goods: [],
  bodyEn: `
Every message gets a number, a page of its own and an answer from somebody with a name. You do not need an account. If you have one, log in first: then the conversation is kept with your orders.

[[contact]]

## Which way for what {#which}

- **The form below** is best for anything with a picture: a colour you want matched, a style to copy, a fault to show. It takes {{uploadPictures}} pictures, {{uploadMegabytes}} MB each.
- **WhatsApp** is best while you stand in front of a mirror. Send a short film of the parting and we tell you whether it is the lace, the powder or the light.
- **The phone** is best on the day an order should leave: an address to correct, a piece to take out. Have the order number at hand.
- **A visit** is best for cap size and colour. Bring your hair as you wear it, and come by daylight.

## What helps us help you {#help}

| You ask about | Tell us |
| --- | --- |
| A colour | Two photos by a window, one of the root, one of the ends, and the code you believe it is |
| A cap that does not fit | The way round your head in inches, and where it presses or lifts |
| Shedding or tangling | How often you washed it, with what, and a photo of the place |
| A piece made for you | Length, texture, colour, lace size, the day you need it |
| An order | Its number, and what should be different |

## What we do with what you send {#privacy}

We keep the conversation so that the next colleague can read it, and the pictures are seen only by the desk and by the table that makes your piece. A visitor may send {{inquiriesPerHour}} messages an hour; that keeps machines out and has never been too few for a person. The answer comes by mail with a link that opens the whole conversation without a password, so keep that letter to yourself.

[[lead]]
`,
  bodyZh: `
每条留言都有编号、有独立页面，由一位有名有姓的同事答复。不注册也能问；如果已有账号，请先登录，对话会与订单保存在一起。

[[contact]]

## 什么事用什么方式 {#which}

- **下面的表单**适合带图的问题：要配的颜色、想照做的造型、要反映的瑕疵。可附 {{uploadPictures}} 张图，每张 {{uploadMegabytes}} MB 以内。
- **WhatsApp** 适合您正站在镜子前。发一小段分缝的视频，我们能看出是蕾丝、粉底还是光线的问题。
- **电话**适合订单当天要发出的时候：改地址、减一件。请准备好订单号。
- **到店**适合定帽围和颜色。请带着平时的发型来，白天来。

## 提供这些，我们答得更准 {#help}

| 您问的是 | 请告诉我们 |
| --- | --- |
| 颜色 | 窗边拍两张，发根一张、发尾一张，再写上您认为的色号 |
| 帽子不合适 | 头围英寸数，哪里勒、哪里翘 |
| 掉发或打结 | 多久洗一次、用什么洗，附该处照片 |
| 为您定制 | 长度、发纹、颜色、蕾丝尺寸、需要的日期 |
| 订单 | 订单号，以及希望改成什么 |

## 我们怎么处理您发来的内容 {#privacy}

对话会保留，方便接手的同事阅读；图片只有客服台和制作您商品的工作台能看到。访客每小时可发 {{inquiriesPerHour}} 条，用来挡住机器，真人从没嫌少过。答复会发到您的邮箱，邮件里的链接能直接打开整段对话，不需要密码，请不要转发给别人。

[[lead]]
`,
};

export const paymentPage: ArticlePlan = {
  kind: 'page',
  slug: 'payment-method',
  picture: 'comb-tortoise',
  title: ['How to pay', '付款方式'],
  summary: [
    'In US dollars, through PayPal: wallet or card. When the money leaves you, what a deposit is, and how an invoice link works.',
    '以美元通过 PayPal 支付，钱包或银行卡均可。何时扣款、定金怎么算、账单链接怎么用。',
  ],
  keywords: ['payment methods, PayPal, card payment, deposit, invoice link', '付款方式, PayPal, 银行卡, 定金, 账单链接'],
  goods: [],
  bodyEn: `
All prices are in US dollars and all payments run through PayPal. You can pay from a PayPal balance, or with a card on PayPal's page without opening an account there. Card numbers never reach our servers; what comes back to us is an amount, a currency and a yes.

## The order of things {#how-pay}

1. **The cart adds up.** Goods, set and tier discounts, coupon, shipping by weight. The sum does not change after this page.
2. **You approve** on PayPal's page. Nothing has been taken yet.
3. **We capture.** The amount is taken in one piece, and only then the order counts as paid and picking can begin.
4. **You get the receipt** by mail, with every line, and can print it from your order page.

If the connection breaks between two of these steps, do not pay again. Open your order page: it asks PayPal what really happened and shows it.

## What you pay when {#when}

| You order | Now | Later |
| --- | --- | --- |
| Pieces in stock | The whole sum | Nothing |
| A piece made to order | {{depositBp}} as deposit | The rest before it ships |
| A $300 wig made to order | {{share:depositBp:30000}} | {{less:depositBp:30000}} and shipping |
| Samples | Their price, shipping free | Nothing |

An estimate you were given is honoured for {{estimateDays}} days. Tax and handling are shown as lines of their own, where there are any.

## Invoice links {#invoice}

Salons and stores often get an invoice instead of a cart: a page with a readable name, the lines, what was already paid and what is open. The link can be paid once, in part or in full, and dies when we cancel it. Check that the address in your browser is ours before you press pay; we never ask for card data by mail, by phone or in a chat.

## Credit {#credit}

Store credit from a return, a referral, a photo review ({{photoReviewCreditCents}}) or price protection stands in your account and comes off the sum at checkout.

## If a payment is refused {#refused}

PayPal gives us no reason, and neither can we. Try another card, or ask your bank whether payments abroad are open. Nothing is reserved for an order that was not paid, so the piece you want may be gone in the meantime: the cart tells you.
`,
  bodyZh: `
价格一律以美元计，付款都经由 PayPal。可用 PayPal 余额，也可在 PayPal 页面直接刷银行卡，无需注册。卡号不会经过我们的服务器，回到我们这里的只有金额、币种和一个“成功”。

## 付款的顺序 {#how-pay}

1. **购物车算总价。**商品、套装与批量优惠、优惠券、按重量的运费，过了这一页金额不再变。
2. **您在 PayPal 页面确认。**此时尚未扣款。
3. **我们收款。**一次性扣足，订单这才算已付，可以开始拣货。
4. **收据寄到邮箱**，逐行列明，订单页也可打印。

如果中途断网，请不要再付一次。打开订单页，它会向 PayPal 核实真实结果并显示出来。

## 何时付多少 {#when}

| 您订的是 | 现在付 | 之后付 |
| --- | --- | --- |
| 现货 | 全款 | 无 |
| 定制商品 | {{depositBp}} 定金 | 发货前付清余款 |
| 300 美元的定制假发 | {{share:depositBp:30000}} | {{less:depositBp:30000}}及运费 |
| 样品 | 样品价，免运费 | 无 |

我们给出的报价 {{estimateDays}} 天内有效。如有税费或手续费，会单列一行。

## 账单链接 {#invoice}

沙龙和门店常用账单代替购物车：一个可读名称的页面，列出明细、已付与未付。链接可一次付清，也可分次付，我们作废后即失效。付款前请确认浏览器里的网址是本店；我们绝不会通过邮件、电话或聊天索要银行卡信息。

## 店铺余额 {#credit}

退货、推荐、带图评价（{{photoReviewCreditCents}}）或价格保护得到的余额记在账户里，结算时可直接抵扣。

## 付款被拒怎么办 {#refused}

PayPal 不会告诉我们原因，我们也无从得知。请换一张卡，或问银行是否开通境外支付。未付款的订单不占库存，想要的那件可能被别人买走，购物车会提示。
`,
};

export const whyPage: ArticlePlan = {
  kind: 'page',
  slug: 'why-choose-us',
  picture: 'bundle-straight-1b',
  title: ['Why buy here', '为什么选我们'],
  summary: [
    'Seven things you can check yourself before and after you buy, with the numbers behind each of them.',
    '七件您在购买前后都能自己核对的事，每一件都有数字。',
  ],
  keywords: ['why Tressline, factory price hair, price protection, honest hair facts', '为什么选择 Tressline, 工厂价, 价格保护, 真实参数'],
  goods: [],
  bodyEn: `
Every hair shop says quality and service. Those words cannot be checked, so here is a list that can.

## Grams on the label {#grams}

Put your bundle on a kitchen scale. The label says what ours said, and the difference should be under two grams. A bundle of 80 g sold as 100 makes twenty per cent of the price disappear; it is the oldest trick in the trade.

## One price for everybody, and a way back {#protection}

If our own price falls within {{priceProtectionDays}} days after you paid, we credit {{priceProtectionTimes}} times the difference, by itself. A wig bought at $189 that drops to $169 brings you {{protected:18900:16900}}. That makes lowering prices expensive for us, which is the point: the first price has to be right.

## Prices that follow a rule {#rule}

Three bundles in one order are {{setOffBp}} less, with a closure another {{setClosureOffBp}}. An order of {{tierFrom:1}} pieces is {{tierStep:1}} less, one of a hundred {{tierOff:100}}. Nobody has to haggle, and nobody learns later that a neighbour paid less. The whole list can be downloaded on the page of [all prices](/all-product-price).

## What really sells {#rank}

Our [ranking](/sales-rank) counts paid pieces minus returns and leaves out our own orders. A place that staff have pinned carries the word featured.

## Reviews by buyers only {#reviews}

A review needs an order of that very piece. Photos earn {{photoReviewCreditCents}} of credit whatever the stars say, so the bad ones come with pictures too. Read the [three-star reviews](/customer-review) first; they are the most useful.

## Returns said in numbers {#returns}

{{returnDays}} days, {{returnFeeCreditBp}} for credit, {{returnFeeCashBp}} for money, and the fee is shown before you send anything. What is final is called final before you pay.

## Somebody who has touched it {#people}

The desk holds one of each piece in the shop. Ask how thick the ends of a 26 in body wave are, and somebody takes it off the hook, lays a ruler on it and sends you the picture.

## Where others are better {#others}

If you need a synthetic wig for one evening, a beauty store is cheaper and nearer. If you want your own hair made into a piece, look for a local wig maker. And if the piece must be on your head tomorrow, buy where you can walk to.
`,
  bodyZh: `
每家店都说品质和服务。这两个词没法核对，所以下面列一份能核对的。

## 标签上的克重 {#grams}

把发帘放到厨房秤上。标签写的就是我们称的，误差应在两克以内。80 克当 100 克卖，两成价钱就不见了，这是行里最老的把戏。

## 人人同价，降价有补 {#protection}

付款后 {{priceProtectionDays}} 天内本店降价，自动返还差价的 {{priceProtectionTimes}} 倍。189 美元买的假发降到 169 美元，您得 {{protected:18900:16900}}。这样一来降价对我们很贵，用意正在于此：第一次定的价就必须对。

## 价格有规则 {#rule}

一单三帘减 {{setOffBp}}，配顶发再减 {{setClosureOffBp}}。{{tierFrom:1}} 件减 {{tierStep:1}}，一百件减 {{tierOff:100}}。不用还价，也不会事后发现邻居买得更便宜。完整价目可在[价目表](/all-product-price)下载。

## 真实销量 {#rank}

[销量榜](/sales-rank)统计已付款并扣除退货的件数，不含自家订单。员工置顶的位置，会标“推荐”。

## 只有买家能评价 {#reviews}

买过这一件才能评价。带图评价送 {{photoReviewCreditCents}} 余额，几星都送，所以差评也有图。建议先看[三星评价](/customer-review)，最有用。

## 退货用数字说话 {#returns}

{{returnDays}} 天；退余额收 {{returnFeeCreditBp}}，退现金收 {{returnFeeCashBp}}，寄出前就显示。不退的商品，付款前就写明不退。

## 有人亲手摸过 {#people}

客服台每款都留一件。问 26 英寸大波浪发尾有多厚，同事会从钩上取下来，放上尺子，拍给您看。

## 哪些情况别家更合适 {#others}

只戴一晚的化纤发，去附近美发用品店更便宜。想用自己的头发做发片，请找本地的假发师。明天就要戴上头的，就买走路能到的那家。
`,
};
