import type { ArticlePlan } from '../article-plan.ts';

export const floridaArticle: ArticlePlan = {
  kind: 'article',
  author: 'marcus-hall',
  slug: 'blog/start-a-business-in-florida',
  picture: 'wig-deep-wave-1b',
  title: ['Starting a hair business in Florida', '在佛罗里达开一门头发生意'],
  summary: [
    'Papers, sales tax, licences, humidity and a first order of $1,500: a plan for ninety days, with the sums worked through.',
    '手续、销售税、执照、潮湿天气和一笔 1,500 美元的首单：一份九十天计划，账都算给您看。',
  ],
  keywords: [
    'start hair business Florida, sell wigs Florida, Sunbiz LLC, Florida sales tax hair, hair braiding license Florida',
    '佛罗里达开发品店, 佛州卖假发, Sunbiz 注册公司, 佛州销售税, 编发执照',
  ],
  goods: ['reseller-sample-kit', 'five-wig-starter-kit', 'bundle-starter-kit-six', 'closure-starter-kit', 'display-heads-set'],
  bodyEn: `
I set up trade accounts, and about one in six of them is in Florida. It is a good state for this: no personal income tax, a large and mixed population that wears hair, tourists who forgot theirs, and a licence system that asks little of somebody who sells and does not cut. It also has ninety per cent humidity from June to September and a hurricane season, and both have ended more hair businesses than the tax office has.

What follows is the plan I go through on the phone with people who have between $1,500 and $3,000, a phone that takes good pictures, and evenings. Fees are those the state published when this page was last checked. Look again before you pay; offices change them in July.

## What you are allowed to do {#allowed}

| You want to | Licence | From whom |
| --- | --- | --- |
| Sell wigs, bundles, extensions | None for the trade itself | City or county: business tax receipt |
| Braid hair | None since July 2020 | The state dropped the braiding registration |
| Fit, cut, colour, sew in | Cosmetology licence | Department of Business and Professional Regulation |
| Work from home | Zoning permission, often automatic | City or county |

Selling hair is retail. Putting it in is cosmetology, with one exception: braiding, which the legislature set free in 2020. If you sell wigs and place them on a customer's head to see the size, you are selling. If you cut the lace to her hairline for money, you are in a chair that needs a licence. Many of our customers share a suite with a licensed friend, and each does her own half.

## Papers, in order {#how-papers}

1. **A name.** Search it on the state's Sunbiz site, then on Instagram. If the name is not your own, a fictitious name costs $50 to register and has to be announced once in a newspaper.
2. **A company, if you want one.** A Florida LLC costs $125 to file and $138.75 a year for the annual report, due by the first of May. Late is $400 more, and they mean it. You may also begin as yourself and change later.
3. **A number from the IRS.** The EIN is free, online, in ten minutes. Nobody who charges for it is the IRS.
4. **Sales tax registration.** Form DR-1 with the Department of Revenue, free online. You receive a certificate and, each year, the annual resale certificate. That second paper is worth money: with it you buy stock without paying tax on it.
5. **The local receipt.** City or county, mostly $25 to $150 a year.
6. **A bank account** that nothing else goes through. You will thank yourself in April.

Count on $200 to $450 for all of it and on two weeks, most of which is waiting.

## Sales tax without fear {#tax}

The state takes 6 per cent, the county adds its surtax: nothing in some, a point in Miami-Dade and Broward, a point and a half in Hillsborough and Duval at the time of writing. You charge the rate of the place where the parcel or the customer is. On a wig of $260 in Miami that is $18.20; it was never your money, so keep it apart. New dealers usually file each quarter, and you file even when the answer is zero.

Sales to other states are no business of Florida's. They become that other state's business only when you are large there, usually $100,000 a year.

## A first order of $1,500 {#order}

Do not open with forty colours. Open with the twelve pieces that your own street wears. From our books, the first orders that were sold out within sixty days looked much alike:

| Pieces | What | About |
| --- | --- | --- |
| 4 | Closure wigs 5x5, glueless, body wave and straight, 16 to 20 in | $560 |
| 2 | Bobs, one black, one in colour | $190 |
| 6 | Bundles in two textures, 18 to 22 in | $430 |
| 2 | Closures 4x4 to go with them | $110 |
| 1 | Colour ring, lace swatches | $40 |
| | Bags, tags, postage of your own | $120 |

That is {{tierFrom:1}} pieces and more, so each of them is {{tierOff:14}} less; at twenty pieces it would be {{tierOff:20}}. The parcel weighs a little over two kilos and ships for {{shippingFee:2300}}. The cost of samples comes off your first bulk order.

Note what is missing: 30 in, 613, HD in every size. Take deposits for those and have them [made to order](/hair-custom). They take {{madeToOrderDaysMin}} to {{madeToOrderDaysMax}} working days, and you carry no risk.

## Prices that leave something {#prices}

The rule I teach is landed cost and then half as much again, at the least. Landed means hair, shipping, the 3 to 5 per cent that the payment service keeps, the bag, and the one piece in twenty that comes back.

Take a closure wig that costs you $140. Add $7 for its share of the parcel, $4 for packaging, $10 for payment and $8 for the odd return: $169. Times one and a half is $254. In Tampa it will sell at $259 to $279. If the market around you says $199, do not match it. Sell something else, or sell the fitting as well.

[[calc dropship]]

## Weather {#weather}

In August a bone-straight bundle that was steamed into shape goes back to what it was on the way from the car to the door. Learn which of your pieces are straight by nature and say so, and keep anti-humidity serum at the counter; it has the best margin in the shop. Deep and water waves are honest in damp air, and they sell from May to October.

Store hair at 40 to 60 per cent humidity. A $30 dehumidifier in the closet pays for itself with the first bundle that does not smell. From June on, photograph your stock once a month and keep the pictures somewhere that does not flood. Insurers ask for pictures.

## Ninety days {#plan}

- **Days 1 to 14:** papers, bank, name. Order a [sample kit](/collections/start-business/reseller-sample-kit) and wear the pieces yourself.
- **Days 15 to 21:** photograph by a window, on three people with three skins. Thirty pictures are worth more than a logo.
- **Days 22 to 30:** sell five pieces to people who know you, at full price, and ask each for one photo on day ten.
- **Days 31 to 60:** one market day or pop-up every fortnight. Miami, Orlando and Jacksonville have hair shows; a shared table costs $75 to $150.
- **Days 61 to 90:** order again what sold, double, and nothing else. Begin to take appointments. Ask two salons whether they would keep six bundles of yours on commission.

If by day 90 you sold fewer than ten pieces, the price is not the reason. Look at the pictures, and at whether anybody can reach you after eight in the evening.

## What goes wrong {#wrong}

Three things, nearly always. People buy too many lengths. They pay personal bills from the till, so that nobody knows whether there is a profit. And they promise next-day delivery of hair that lies in a factory. Keep the four pieces you sell most in your own closet, and be honest about the rest: in stock with us leaves in {{inStockDaysMin}} to {{inStockDaysMax}} days.

## Who to ask {#ask}

The Small Business Development Center at your nearest state university is free and good; so is SCORE. For tax, the Department of Revenue answers its phone. For hair, ask me. Send what you have, what you want to sell and in which county through the page for [people who are starting](/business-solutions-start-business), and I answer with a first order that fits your money and leaves some of it in your pocket.
`,
  bodyZh: `
我负责商务开户，每六户里就有一户在佛罗里达。这个州适合做头发：没有个人所得税，人口多、族裔杂、都爱戴，游客还常把自己的忘在家里，执照制度对只卖不剪的人要求很少。它也有六月到九月九成的湿度，还有飓风季，这两样关掉的发品店，比税务局关掉的多。

下面这份计划，就是我在电话里陪手上有 1,500 到 3,000 美元、有一部拍照好的手机、晚上有时间的人过的那一遍。费用以本页最近核对时州政府公布的为准，付款前请再看一眼，官方多在七月调整。

## 您可以做什么 {#allowed}

| 您想 | 执照 | 向谁办 |
| --- | --- | --- |
| 卖假发、发帘、接发 | 行业本身无需执照 | 市或县：营业税收据 |
| 编发 | 2020 年 7 月起无需 | 州里已取消编发登记 |
| 试戴修剪、染色、缝帘 | 美容美发执照 | 州商业与职业监管部门 |
| 在家经营 | 分区许可，多为自动 | 市或县 |

卖头发是零售，装头发是美发，只有编发例外，2020 年立法放开了。给顾客套上看看大小，是销售；收钱替她沿发际线剪蕾丝，就坐进了需要执照的椅子。我们不少客户与有执照的朋友合租一间工作室，各做各的一半。这样顾客一次就能买好、装好，两个人的房租也各省一半。

## 手续，按顺序 {#how-papers}

1. **名字。**先在州政府的 Sunbiz 网站查，再上 Instagram 查。不用本名，登记商号 50 美元，还要在报纸上公告一次。
2. **要不要公司。**佛州有限责任公司注册 125 美元，每年年报 138.75 美元，5 月 1 日前交；逾期加罚 400 美元，说罚就罚。也可以先以个人名义做，以后再改。改的时候记得银行账户、税务登记和网店名称要一起换。
3. **联邦税号。**EIN 免费，网上十分钟。凡是收费的都不是国税局。
4. **销售税登记。**向州税务局交 DR-1 表，网上免费。会得到一张登记证，以及每年一张的转售证书。后一张值钱：凭它进货不用交税。
5. **地方收据。**市或县，多为一年 25 到 150 美元。
6. **单独的银行账户。**别的钱一概不走，到四月报税您会感谢自己。

全部办下来约 200 到 450 美元，两周时间，大半是在等。

## 销售税，不用怕 {#tax}

州里收 6%，县再加附加税：有的县不加，迈阿密-戴德和布劳沃德加一个点，希尔斯伯勒和杜瓦尔写稿时加一个半点。按包裹或顾客所在地的税率收。迈阿密一顶 260 美元的假发，税是 18.20 美元，这钱从来不是您的，请分开放。最省心的办法，是每卖一单就把税款转进另一个账户。新商户一般按季申报，没有销售也要报零。

卖到外州，与佛州无关；只有在那个州做大了，通常一年 10 万美元，才轮到那个州来管。

## 1,500 美元的首单 {#order}

不要一开门就四十个颜色。就备您那条街上的人真正在戴的十来件。翻我们的账，六十天内卖完的首单，长得都差不多：

| 件数 | 内容 | 约 |
| --- | --- | --- |
| 4 | 5x5 免胶顶发假发，大波浪与直发，16 至 20 英寸 | 560 美元 |
| 2 | 波波头，一黑一彩 | 190 美元 |
| 6 | 两种发纹的发帘，18 至 22 英寸 | 430 美元 |
| 2 | 配套 4x4 顶发 | 110 美元 |
| 1 | 色卡与蕾丝小样 | 40 美元 |
| | 袋子、吊牌、自己的邮费 | 120 美元 |

这已经超过 {{tierFrom:1}} 件，每件减 {{tierOff:14}}；凑到二十件就是 {{tierOff:20}}。包裹两公斤多，运费 {{shippingFee:2300}}。样品费可在首次批量订单里抵扣。

注意没有什么：没有 30 英寸，没有 613，没有各种尺寸的 HD。这些收了定金再[定制](/hair-custom)，{{madeToOrderDaysMin}} 至 {{madeToOrderDaysMax}} 个工作日，您不压货。

## 定价要留得下钱 {#prices}

我教的规则是：到手成本，再至少加一半。到手成本包括头发、运费、支付机构收的 3% 到 5%、袋子，以及每二十件里退回的那一件。

一顶成本 140 美元的顶发假发，摊运费 7 美元，包装 4 美元，收款 10 美元，偶尔退货 8 美元，合计 169 美元，乘一点五是 254 美元。在坦帕能卖 259 到 279 美元。如果周围都卖 199 美元，别跟。卖别的，或者把试戴服务一起卖。

[[calc dropship]]

## 天气 {#weather}

八月里，蒸汽拉直的发帘，从停车场走到门口就现了原形。要弄清哪些是天生的直发，并且说出来；顾客宁愿听实话，也不愿淋了雨才知道；柜台上备防潮精华，那是全店利润最好的东西。深波浪和水波纹在潮湿天里最老实，五月到十月好卖。

存货的湿度保持在四到六成。湿度计几美元一个，挂在货架中间，不要挂在门口。衣柜里放一台 30 美元的除湿机，第一帘没有霉味的头发就把它赚回来了。六月起每月给存货拍照，存在淹不到的地方，保险公司要看照片。

## 九十天 {#plan}

- **第 1 至 14 天**：手续、银行、名字。订一套[样品套装](/collections/start-business/reseller-sample-kit)，自己戴。
- **第 15 至 21 天**：靠窗拍照，找三个人、三种肤色。三十张照片比一个标志值钱。
- **第 22 至 30 天**：按全价卖五件给认识的人，第十天各要一张照片。
- **第 31 至 60 天**：每两周摆一次市集或快闪。迈阿密、奥兰多、杰克逊维尔都有发展会，拼桌 75 到 150 美元。
- **第 61 至 90 天**：卖得动的加倍补，其余一件不补。开始接预约，问两家沙龙愿不愿意寄卖六帘。

到第 90 天卖不到十件，问题不在价格。请看看照片，再看看晚上八点以后有没有人找得到您。

## 常出的错 {#wrong}

几乎总是三样：长度买得太杂；私人账单从店里付，最后谁也说不清赚没赚；承诺次日送达，货却还在工厂。卖得最多的四款放在自己柜子里，其余如实说：我们的现货 {{inStockDaysMin}} 至 {{inStockDaysMax}} 天发出。

## 问谁 {#ask}

离您最近的州立大学里的小企业发展中心，免费而且好用，SCORE 也是。税的事，州税务局真的会接电话。头发的事，问我。在[创业合作](/business-solutions-start-business)页面写上您有什么、想卖什么、在哪个县，我回您一份合您本钱的首单，还给您口袋里留一点。
`,
};
