import type { ArticlePlan } from '../article-plan.ts';

export const serviceHub: ArticlePlan = {
  kind: 'policy',
  slug: 'customer-service',
  picture: 'satin-bag-blush',
  title: ['Customer service', '客户服务'],
  summary: [
    'Where to look first, what to have ready, and who answers: the service desk in {{company:city}} on one page.',
    '先看哪里、准备什么、由谁答复：亚特兰大客服台，一页说清。',
  ],
  keywords: ['customer service, hair shop help, order help, service desk', '客户服务, 售后, 订单帮助, 客服'],
  goods: [],
  bodyEn: `
Six people sit at our desk in {{company:city}}. They see the same order sheet as the workroom, so a question about a piece is answered by somebody who can look at it, or ask the table where it is being made. Most questions are answered on one of the pages below, at any hour.

[[pages]]

## Before you write {#before}

Three things save a day of letters going back and forth.

- **The order number.** It stands in the mail we sent and on your order page. With it we see the piece, its weight and where it is.
- **A photo in daylight.** For colour take it beside a window, without flash. For lace or a weft, lay the piece on white paper and hold a ruler beside it.
- **What you want to happen.** Exchange, credit, repair, a faster parcel: tell us the end you have in mind and we say whether it can be done and what it costs.

You may attach {{uploadPictures}} pictures of up to {{uploadMegabytes}} MB each to one message.

## How fast we answer {#how-fast}

While we are open we aim to answer within {{answerHours}} hours. A letter sent at night is read first thing in the morning. Each question has a number and a page of its own where the whole conversation stands, so nothing has to be told twice when a colleague takes over.

| You need | The quickest way |
| --- | --- |
| To cancel or change an order | Your order page: free until picking starts |
| To know where a parcel is | The tracking link in the shipping mail |
| To send something back | [Returns and exchanges](/customer-service/return-exchanges) |
| A piece that is not in the shop | [Contact us](/contact-us) with a picture |
| A price for {{tierFrom:1}} pieces or more | [Wholesale prices](/business-solutions-wholesale-price) |

## When we make a mistake {#mistakes}

It happens: a wrong length in the bag, a knot that sheds on the first day, a parcel that went to the old address. Write within {{returnDays}} days with a photo. If the fault is ours, we send the right piece or give back the whole price, and the way back costs you nothing. We also write down what went wrong and at which table, because the next person should not meet the same fault.

[[contact]]
`,
  bodyZh: `
我们在亚特兰大的客服台有六个人，看到的订单与车间是同一张工单。您问一件商品，答复您的人可以直接查看实物，或去问正在做它的那张台子。多数问题在下面几页里就有答案，随时可看。

[[pages]]

## 来信之前 {#before}

准备好三样东西，能省下一整天的往返邮件。

- **订单号。**在我们的邮件和您的订单页上都有。有了它，我们能看到商品、克重和包裹位置。
- **一张自然光照片。**颜色问题请在窗边拍，不开闪光灯；蕾丝或发帘问题，请放在白纸上，旁边摆一把尺子。
- **您希望的结果。**换货、退余额、修补、加急，先说想要什么，我们会告诉您能不能办、费用多少。

一条留言可附 {{uploadPictures}} 张图片，每张不超过 {{uploadMegabytes}} MB。

## 多久答复 {#how-fast}

营业时间内，我们力求 {{answerHours}} 小时之内答复。夜里发来的信，第二天一早先看。每个问题都有编号和独立页面，往来内容都在上面，换同事接手也不用您重说一遍。

| 您需要 | 最快的办法 |
| --- | --- |
| 取消或修改订单 | 在订单页操作，拣货前免费 |
| 查包裹到哪了 | 发货邮件里的物流链接 |
| 退货换货 | [退换货说明](/customer-service/return-exchanges) |
| 店里没有的款式 | 附图[联系我们](/contact-us) |
| {{tierFrom:1}} 件以上的报价 | [批发价格](/business-solutions-wholesale-price) |

## 如果是我们的错 {#mistakes}

难免会有：袋子里装错了长度，头一天就掉发，包裹寄到了旧地址。请在 {{returnDays}} 天内附照片来信。若责任在我们，我们补寄正确的商品或全额退款，退回运费由我们承担。我们还会记下问题出在哪张台子，免得下一位顾客再遇到。

[[contact]]
`,
};

export const shippingPage: ArticlePlan = {
  kind: 'policy',
  slug: 'customer-service/shipping',
  picture: 'satin-bag-wine',
  title: ['Shipping', '配送'],
  summary: [
    'Fees by weight, from {{shippingFee:100}}; pieces in stock leave in {{inStockDaysMin}} to {{inStockDaysMax}} days. What is in the parcel and what is written on it.',
    '按重量计费，{{shippingFee:100}}起；现货 {{inStockDaysMin}} 至 {{inStockDaysMax}} 天发出。包裹里有什么、外面写什么。',
  ],
  keywords: ['shipping fee, hair shipping, wig delivery time, discreet parcel, tracking', '运费, 假发配送, 发货时间, 隐私包装, 物流'],
  goods: [],
  bodyEn: `
You pay for weight, and hair weighs little. Up to {{shippingStep}} g the parcel costs {{shippingFee:500}}; each further {{shippingStep}} g, once begun, adds {{shippingNext}}. The fee does not depend on the price of what is inside, and it stands in the cart before you type an address.

[[shipping-steps]]

[[calc shipping]]

## When it leaves {#when}

[[ready-times]]

The page of each piece shows the day it will leave us, worked out from these numbers and from the queue in the workroom. An order with both kinds waits for the slower piece unless you ask us to send two parcels; the second one then pays its own fee. Samples weigh nothing for the fee, so a parcel of samples alone travels free.

## What we do before it goes {#pack}

1. **Weigh.** Every piece goes on the scale once more and the grams are written on its label. A bundle that is more than 2 g short goes back to the table.
2. **Look.** A second person compares length, colour code and lace size with the order, by daylight lamp.
3. **Pack.** Wigs lie on a paper form in a satin bag; bundles keep their ties. The bag goes into a plain box with the packing slip inside.
4. **Hand over.** You get a mail with the carrier, the number and a link as soon as the label is scanned.

## What stands on the outside {#outside}

The sender, your address and a barcode. If you tick the discreet parcel at checkout, the word wig stands nowhere on the box, the label or the tape. Your neighbours and the person at the hotel desk see a plain parcel.

## If the parcel does not come {#late}

Look at the [page about delays](/customer-service/delay-delivery) first: storms and customs stand there with dates. If tracking has not moved for five working days, write to us. We ask the carrier, and if the parcel is lost we send the order again or give back the whole amount, whichever you like. A wrong address can be changed until the label is printed; after that only the carrier can turn it round, and the way back is paid by the one who typed it.

## Questions {#questions}

### Do you ship to a hotel or a salon?

Yes. Write the guest's or the stylist's name in the second line, and choose a day when somebody signs.

### Can I add something to an order that is already paid?

Until picking starts, yes: write to us with the order number. You pay only the difference between the two weights.
`,
  bodyZh: `
运费按重量算，而头发很轻。{{shippingStep}} 克以内 {{shippingFee:500}}，之后每增加 {{shippingStep}} 克（不足按一档计）加 {{shippingNext}}。运费与商品价格无关，未填地址前购物车里就能看到。

[[shipping-steps]]

[[calc shipping]]

## 什么时候发出 {#when}

[[ready-times]]

每件商品的页面都写着发出日期，依据上表和车间当前排队情况算出。一张订单同时有现货和定制时，会等慢的那件一起发；您也可以要求分两个包裹，第二个另付运费。样品不计重量，只买样品免运费。

## 发出之前我们做什么 {#pack}

1. **称重。**每件再上一次秤，克数写在标签上。发帘少于标示 2 克以上，退回工作台。
2. **核对。**由另一位同事在日光灯下比对长度、色号与蕾丝尺寸。
3. **包装。**假发套在纸模上装入缎面袋，发帘保留扎带，再放进素色纸盒，清单在盒内。
4. **交运。**面单扫描后，您会立刻收到邮件，内有承运商、单号和查询链接。

## 外包装上写什么 {#outside}

寄件人、您的地址和条码。结算时勾选隐私包装，纸盒、面单和胶带上都不出现“假发”二字，邻居和酒店前台看到的只是一个普通包裹。

## 迟迟不到怎么办 {#late}

请先看[延误公告](/customer-service/delay-delivery)，暴风雪、清关等都写明日期。物流连续五个工作日不动，请来信，我们向承运商查询；确认丢失，由您选择重发或全额退款。地址写错，面单打印前可改；打印后只能由承运商拦截，退回运费由填写的一方承担。

## 常见问题 {#questions}

### 可以寄到酒店或沙龙吗？

可以。第二行写上入住人或发型师姓名，并选有人签收的日子。

### 付款后还能加商品吗？

拣货开始前可以，来信附订单号即可。只补两个重量之间的运费差额。
`,
};

export const returnsPage: ArticlePlan = {
  kind: 'policy',
  slug: 'customer-service/return-exchanges',
  picture: 'closure-4x4-lace-4-detail',
  title: ['Returns and exchanges', '退换货'],
  summary: [
    '{{returnDays}} days, unworn and with the lace uncut. Store credit costs {{returnFeeCreditBp}}, money back {{returnFeeCashBp}}: what that means for your piece.',
    '{{returnDays}} 天内，未佩戴、蕾丝未剪可退。退余额收 {{returnFeeCreditBp}}，退现金收 {{returnFeeCashBp}}，具体怎么算看这里。',
  ],
  keywords: ['return a wig, exchange hair, refund, lace uncut, final sale', '假发退货, 换货, 退款, 蕾丝未剪, 不退不换'],
  goods: [],
  bodyEn: `
A piece from stock may come back within {{returnDays}} days after it reached you, as long as it can still be sold: unworn, unwashed, the lace uncut, the ties and the label on it. Hair lies on skin, so there is no way round this; the next buyer trusts us as you did.

[[return-rules]]

[[calc refund]]

## How to send it back {#how-back}

1. **Try it on without cutting.** Hold the lace back with a clip and look at length, colour and density by daylight. Do not comb or spray.
2. **Open the return** on your order page, choose the reason, add a photo of the piece with its label, and choose exchange, credit or money. You see the fee before you send.
3. **Wait for the yes.** It comes within one working day with the address to send to.
4. **Pack it as it came**, in its bag and box, and keep the receipt of the carrier.
5. **We look at it** within 3 to 7 days after it arrives, and the credit or the refund is made the same day.

## Why money back costs {{returnFeeCashBp}} and credit {{returnFeeCreditBp}} {#why}

A returned wig is inspected by two people, steamed, weighed and bagged again, and the payment service keeps its fee. That is what the {{returnFeeCashBp}} pays for: on a piece of $189 it is {{share:returnFeeCashBp:18900}}. If you take credit, the payment stays where it is and we carry the rest.

## Exchanges {#exchange}

Another length, colour or cap size of the same piece is chosen when you open the return and goes out once yours has been looked at. If the last one was sold meanwhile, you choose again or take the credit. You pay or get the difference in price. One shipping fee is due for the new parcel, except when we had sent the wrong thing.

## What cannot come back {#final}

Pieces made for your head, clearance and bulk orders of {{bulkFromPieces}} pieces or more are final, and the page says so before you pay. So is anything with cut lace, bleached knots or the smell of product. If one piece of a set comes back, the others are priced again without the set discount.

## Cancelling {#cancel}

Until picking starts you cancel on your order page, free and without asking. For made-to-order work the line is the moment you confirm the order sheet: from then on the deposit of {{depositBp}} has become cut lace and dyed hair.
`,
  bodyZh: `
现货商品签收后 {{returnDays}} 天内可以退回，前提是还能再卖：未佩戴、未清洗、蕾丝未剪，扎带和标签都在。头发贴身使用，这一点没有例外；下一位买家对我们的信任，与您一样。

[[return-rules]]

[[calc refund]]

## 怎么退回 {#how-back}

1. **先试戴，不要剪。**用夹子把蕾丝往后夹住，在自然光下看长度、颜色和发量，不梳、不喷。
2. **在订单页申请退货**，选原因，上传带标签的照片，再选换货、余额或退款。提交前会显示手续费。
3. **等待同意。**一个工作日内答复，并给出寄回地址。
4. **按原样包好**，装回袋和盒，保留快递回执。
5. **验货**在收到后 3 至 7 天内完成，当天办理余额或退款。

## 为什么退现金收 {{returnFeeCashBp}}，退余额收 {{returnFeeCreditBp}} {#why}

退回的假发要经两人检验、蒸汽、称重、重新装袋，支付机构的手续费也不退还，{{returnFeeCashBp}} 就用在这里：189 美元的商品为 {{share:returnFeeCashBp:18900}}。选择余额，货款留在店内，其余成本由我们承担。

## 换货 {#exchange}

同款换长度、颜色或帽围，您申请时选好，验过寄回的商品就发出；若其间售罄，可另选一款或改退余额。价差多退少补。新包裹收一次运费，发错货的除外。

## 哪些不能退 {#final}

为您头型定制的、清仓的，以及 {{bulkFromPieces}} 件以上的批量订单均不退，付款前页面会写明。剪过蕾丝、漂过结扣、沾有造型品气味的也不退。套装退回其中一件，其余按非套装价重算。

## 取消订单 {#cancel}

拣货开始前，在订单页自行取消，免费，无需申请。定制订单以您确认工单为界：确认之后，{{depositBp}} 定金已经变成剪好的蕾丝和染好的头发。
`,
};

export const delayPage: ArticlePlan = {
  kind: 'policy',
  slug: 'customer-service/delay-delivery',
  picture: 'wig-cap-beige',
  title: ['Delays, with dates', '延误公告'],
  summary: [
    'What is late today, by carrier and by workroom, how many days it adds and when we expect it to end.',
    '今天哪里延误、增加几天、预计何时恢复，按承运商和车间分别列出。',
  ],
  keywords: ['delivery delay, late parcel, shipping delay, hair order late', '配送延误, 包裹晚到, 物流延误, 订单延迟'],
  goods: [],
  bodyEn: `
We would rather tell you before you order than after. This list is kept by the people who pack and by the head of each workroom; an entry stays until the last parcel it touched has left.

[[delays]]

## What a delay changes {#changes}

Nothing you agreed to. The date on a product page already includes what stands above, and an order placed before the delay keeps its price. Price protection still runs {{priceProtectionDays}} days from payment, and the {{returnDays}} days for a return begin when the parcel reaches you, however long it was on its way.

An order that leaves our house {{delayCreditDays}} days or more after the day it was promised earns {{delayCreditCents}} of store credit, once and without asking. What stood in the list above when you paid is part of the promised day; days a carrier loses on the road are not ours, but we ask after every parcel. It needs an account to stand in: bought without one, [write to us](/contact-us).

## What you can do {#do}

- **Wait.** Most delays of a carrier end before we could send another parcel.
- **Change to stock.** If a made-to-order piece is held up, ask us for the nearest piece on the shelf. Those leave in {{inStockDaysMin}} to {{inStockDaysMax}} days, and your deposit moves over in full.
- **Cancel.** Orders from stock are cancelled free until picking starts. For a piece that should have been ready after {{madeToOrderDaysMax}} working days and is not, write to us: we look at how far the work is and tell you what is left of the deposit.

## The days that repeat every year {#calendar}

| Time of year | What happens | Order by |
| --- | --- | --- |
| Lunar New Year | The workrooms close for nine days; stock in the shop still leaves | Three weeks before |
| First week of October | The workrooms close for four days | Two weeks before |
| Thanksgiving to Christmas | Carriers run late by one to three days | 10 December for made to order, 18 December for stock |
| August | Hurricanes may close Gulf ports and airports for a day or two | No date helps; we hold parcels dry |

## A wedding, a show, a first day {#deadline}

Write the day you need it into the note at checkout, or [ask us](/contact-us) first. We say honestly whether it can be done, and if it cannot, what is on the shelf today that comes nearest.
`,
  bodyZh: `
延误的事，我们宁愿在您下单前说，而不是等您来问。下面的清单由打包员和各车间主管维护，受影响的最后一个包裹发出后才会撤下。

[[delays]]

## 延误会改变什么 {#changes}

您已经谈妥的，都不变。商品页上的日期已包含上述延误，延误之前下的订单价格不变。价格保护仍从付款起算 {{priceProtectionDays}} 天，{{returnDays}} 天退货期从签收起算，路上多久都不占用。

订单比承诺日期晚 {{delayCreditDays}} 天或以上发出的，自动补偿 {{delayCreditCents}} 余额，每单一次，无需申请。付款时上面清单里已写明的延误计入承诺日期；承运商路上耽搁的不在此列，但每个包裹我们都会追查。余额需要账户，未登录购买的请[来信](/contact-us)。

## 您可以怎么办 {#do}

- **等。**承运商的延误，多半比重发一个包裹结束得更早。
- **换现货。**定制被耽搁时，可请我们找最接近的现货，{{inStockDaysMin}} 至 {{inStockDaysMax}} 天发出，定金全额转过去。
- **取消。**现货订单拣货前可免费取消。定制超过 {{madeToOrderDaysMax}} 个工作日仍未完成的，请来信，我们查看做到哪一步，再告诉您定金还剩多少。

## 每年都会遇到的日子 {#calendar}

| 时间 | 会发生什么 | 建议下单时间 |
| --- | --- | --- |
| 春节 | 车间放假九天，店内现货照常发出 | 提前三周 |
| 十月第一周 | 车间放假四天 | 提前两周 |
| 感恩节到圣诞 | 承运商晚一至三天 | 定制 12 月 10 日前，现货 12 月 18 日前 |
| 八月 | 飓风可能让墨西哥湾沿岸口岸停一两天 | 无法提前避开，我们会把包裹存放在干燥处 |

## 婚礼、演出、第一天上班 {#deadline}

请在结算备注里写明需要的日期，或先[问我们](/contact-us)。能不能赶上，我们会如实说；赶不上，就告诉您现货里哪一件最接近。
`,
};
