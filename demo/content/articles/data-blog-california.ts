import type { ArticlePlan } from '../article-plan.ts';

export const californiaArticle: ArticlePlan = {
  kind: 'article',
  author: 'marcus-hall',
  slug: 'blog/start-a-business-in-california',
  picture: 'wig-long-30in-613',
  title: ['Starting a hair business in California', '在加利福尼亚开一门头发生意'],
  summary: [
    'The $800 question, the seller’s permit, who may touch a head, and how to sell long and blonde hair without sinking your money into it.',
    '那笔 800 美元、卖家许可、谁可以动手，以及怎样卖长发和浅金而不把本钱压进去。',
  ],
  keywords: [
    'start hair business California, sell wigs Los Angeles, California seller permit, LLC franchise tax, cosmetology hours California',
    '加州开发品店, 洛杉矶卖假发, 加州卖家许可, 公司特许税, 加州美发学时',
  ],
  goods: [
    'reseller-sample-kit',
    'straight-bundle-starter-kit-ten',
    'blonde-body-wave-wig-13x4',
    'salon-colour-ring-set',
    'satin-bags-for-packing',
  ],
  bodyEn: `
California is the largest hair market in the country and the one where it is easiest to be busy and poor. Rents, taxes and advertising each take a bite before you do. But nowhere else do customers pay so readily for something special: thirty inches, a blonde that took three days, a unit made for a shoot on Thursday. If Florida rewards stock, California rewards service. The plan in this article is built on that difference.

I am no lawyer and no accountant; I am the person at Tressline who reads what our trade customers send in. The fees below are those the offices published when this was last checked.

## Company or no company {#company}

Begin with the $800 question. Every LLC in California owes the Franchise Tax Board $800 a year, profit or none, on top of $70 for filing and $20 every second year for the statement of information. For a business that turns over $6,000 in its first year this is the largest single cost, larger than hair for one's own use.

| Form | To begin | Each year | Fits |
| --- | --- | --- | --- |
| Sole proprietor under your own name | Nothing | Nothing to the state | The first test months |
| Sole proprietor with a trade name | County filing, about $30 to $60, and a newspaper notice | Renewal after five years | Most who sell from home |
| LLC | $70 and $20 | $800 | Partners, a lease, staff, or over $30,000 of sales |

My advice to people who sell alone: start as a sole proprietor, buy liability insurance for about $300 a year, and form the company in the month when you sign a lease or take a partner. Form it in January rather than in December; the tax is due for a calendar year however short.

## The paper nobody may skip {#permit}

A seller's permit from the Department of Tax and Fee Administration is free and takes twenty minutes online. You need it before the first sale, at a market table as much as in a shop. It also lets you give suppliers a resale certificate, so that you buy without tax what you are going to sell.

The base rate is 7.25 per cent and districts add to it: 9.5 or more in Los Angeles, over 10 in some cities of the Bay. Charge the rate of the place where the customer receives the goods if you are engaged in business in that district. The website has a map that takes an address. On $420 of hair at 9.5 per cent you hold $39.90 that is not yours.

## Who may touch a head {#licence}

Natural braiding, twisting, locking and weaving done without chemicals and without cutting is free of licence here, and has been since the nineties. Everything with scissors, colour or heat for pay belongs to licensed cosmetologists; the schooling was cut from 1,600 to 1,000 hours in 2022. A wig that is styled on a block and not on a head is a product. That is a door worth walking through: you may cut, curl and colour a wig on its stand all night and sell it in the morning, as long as you do not finish it on the customer.

If others work with you, read about the ABC test before you call anybody a contractor. A braider who works in your room, in your hours, at your prices is an employee in the eyes of this state, and the fines begin at $5,000.

## Where the money is {#niche}

Three niches, from what our Californian customers reorder.

### Long

From 28 in up there are few sellers with a straight face. Length is honest: a tape proves it. Stock two pieces for the touch, sell the rest from a book of photographs, and order when the deposit is there. Our wigs go up to {{longest:wig}} in, and [the long list](/long-hair/40-inches) shows what lies ready.

### Blonde

#613 is the base from which colourists make everything else. Salons in the south buy it by the dozen and cannot find it even. Learn to tone on the block and sell four shades out of one stock. Explain the care in writing, because bleached hair that is treated like black hair comes back, and it comes back to you.

### Screen

Film, music and weddings need it by Thursday. Keep a head count of sizes, a spare of each lace, and a list of three people with a sewing machine. You may charge for speed here as nowhere else.

## A sum, worked through {#sum}

Take one blonde body wave wig, 24 in, that you tone and cut on the block.

| Line | Dollars |
| --- | --- |
| Wig, bought in an order of twenty ({{tierOff:20}} off) | 262 |
| Its share of shipping | 9 |
| Toner, gloves, bag, card | 21 |
| Payment service, 4 per cent of 640 | 26 |
| Advertising, one sale in five comes from it | 40 |
| One return in twenty-five | 18 |
| Your costs | 376 |
| You sell it for | 640 |
| Left, for five hours of work | 264 |

That is about $53 an hour. If you sold the same wig untouched at $420, about $90 would be left for an hour of talk, and the neighbour can do it for $399. Work that can be seen is what holds a price here. Put your own figures in:

[[calc salon]]

## The first order {#how-order}

1. **Buy one of each first.** A [sample kit](/collections/start-business/reseller-sample-kit) and two wigs from your niche. What you paid for samples comes off the first bulk order.
2. **Wear, wash, photograph,** in the order named. You are looking for the fault before a customer does.
3. **Order ten to fourteen pieces**: half of them in what you will show each day, half in what you will work on. From {{tierFrom:1}} pieces each is {{tierStep:1}} less.
4. **Weigh and note.** Write grams and cost on a card for each piece. In a year that card file is your price list.
5. **Order again at twenty,** where the step is {{tierOff:20}}, and not before sixty per cent of the first order is sold.

Bulk orders are final sale, so the testing in step two is your return window. Pieces that differ from their label are of course taken back whatever the size of the order.

## Selling without a shop {#place}

A chair or a small suite in Los Angeles costs $250 to $450 a week. That is a wig a week before you breathe. Most who last begin with appointments at home or in a shared studio by the hour, three evenings a week, and a market on the first Sunday. Film each fitting, from behind, hands and hair only; nobody has to show a face, and the hair does the talking.

Parcels to your customers can leave from us with your slip and without our name, as the page on [dropshipping](/dropshipping-services) explains. It makes sense for lengths and colours you do not stock. It makes none for what your niche needs by Thursday.

## Rules people forget {#forget}

- **Prices must be whole.** Since July 2024 a fee that everybody pays belongs into the advertised price.
- **Cooling off and refunds.** If you do not take goods back, a sign has to say so where people see it before they pay; without one they have thirty days.
- **Chemicals.** Adhesives and removers carry warnings of their own. Keep the bottles labelled and the data sheets in a folder.
- **Use tax.** Hair you take out of stock to wear yourself is taxed like a sale.
- **Names in pictures.** A photo of a client is hers. One line with a signature saves a year of letters.

## When it works {#works}

You know that it works when people come for a date and not for a price. By then you turn over about $4,000 a month, two thirds of it in pieces you worked on, and it is time for the LLC, the bookkeeper and a second pair of hands. Write to me through the page for [people who are starting](/business-solutions-start-business) well before that. The most useful letters I get say three things: the city, the money, and what the writer can do with her own hands. The rest is arithmetic, and I like arithmetic.
`,
  bodyZh: `
加州是全国最大的头发市场，也是最容易忙得团团转却没赚到钱的地方。房租、税、广告，都比您先咬一口。可是别处的顾客也没有这么爽快地为特别的东西付钱：三十英寸，做了三天的浅金，周四拍摄要用的一顶。如果说佛州奖励备货，加州奖励的就是手艺。这份计划就建立在这个差别上。

我不是律师，也不是会计，我是在 Tressline 看商务客户来信的人。下面的费用，是本页最近核对时各部门公布的。

## 要不要开公司 {#company}

先说那笔 800 美元。加州每家有限责任公司，不管赚没赚，每年都要向特许税局交 800 美元，另加注册 70 美元、每两年 20 美元的信息申报。第一年做 6,000 美元生意的人，这就是最大的一笔开支。

| 形式 | 开办 | 每年 | 适合 |
| --- | --- | --- | --- |
| 本名个体 | 无 | 州里不收 | 头几个月试水 |
| 商号个体 | 县里登记约 30 至 60 美元，另加登报 | 五年一续 | 多数在家做的人 |
| 有限责任公司 | 70 加 20 美元 | 800 美元 | 有合伙、租约、雇员，或年销售过 3 万美元 |

一个人做的，我的建议是：先做个体，花大约 300 美元一年买责任险，等到签租约或找合伙人的那个月再注册公司。宁可一月注册，不要十二月注册，税是按自然年收的，再短也算一年。换会计之前，先把这一条问清楚。

## 谁都不能省的一张纸 {#permit}

税费管理部门的卖家许可，免费，网上二十分钟。第一单之前就要有，摆摊也一样。有了它还能给供应商开转售证书，进货不用交税。

基础税率 7.25%，各区再加：洛杉矶 9.5% 以上，湾区有些城市超过 10%。在该区有经营的，按顾客收货地税率收，官网有地图，输入地址就能查。420 美元的头发按 9.5% 算，您手里有 39.90 美元不是自己的。

## 谁可以动手 {#licence}

不用化学品、不剪的天然编发、拧发、锁发和缝帘，这里从九十年代起就不要执照。凡是收钱动剪刀、染色、加热的，归有执照的美发师，学时 2022 年从 1,600 小时减到 1,000 小时。放在头模上做、不在人头上做的假发，是商品。这扇门值得走：您可以整晚在架子上剪、卷、染，早上卖掉，只要不在顾客头上收尾。

有人跟您一起做，叫谁“承包人”之前先读读 ABC 测试。在您的屋子、按您的时间和价格干活的编发师，在州政府眼里就是雇员，罚款从 5,000 美元起。

## 钱在哪里 {#niche}

看我们加州客户的回头单，有三个方向。

### 长

28 英寸以上，敢正经卖的没有几家。长度不会说谎，尺子一量就知道。备两顶给人摸，其余用照片册卖，收到定金再订。我们的假发最长 {{longest:wig}} 英寸，[长发专区](/long-hair/40-inches)有现货清单。

### 浅金

#613 是染发师做一切颜色的底子。南加的沙龙一打一打地买，却难买到匀的。学会在头模上调色，一种库存能卖四个色。护理要写成文字给顾客，漂过的头发当黑发养，会坏，坏了来找的是您。

### 镜头前

影视、音乐、婚礼，都是周四就要。各种尺码心里有数，每种蕾丝备一块，手机里存三位有缝纫机的人。在这里，速度可以收钱，别处不行。

## 一笔账，从头算到尾 {#sum}

以一顶 24 英寸浅金大波浪为例，您在头模上调色、修剪。

| 项目 | 美元 |
| --- | --- |
| 假发，二十件一单进货（减 {{tierOff:20}}） | 262 |
| 分摊运费 | 9 |
| 调色膏、手套、袋子、卡片 | 21 |
| 收款手续费，640 的 4% | 26 |
| 广告，五单里有一单靠它 | 40 |
| 每二十五件退一件 | 18 |
| 成本合计 | 376 |
| 售价 | 640 |
| 五小时工作所得 | 264 |

一小时大约 53 美元。同一顶假发原样卖 420 美元，聊一小时大约剩 90 美元，而隔壁 399 美元就能卖。看得见的手艺，才守得住价格。这句话值得写在镜子旁边。填上您自己的数字：

[[calc salon]]

## 第一单 {#how-order}

1. **先各买一件。**一套[样品套装](/collections/start-business/reseller-sample-kit)，加两顶您方向里的假发。样品费可在首次批量订单抵扣。
2. **戴、洗、拍**，就按这个顺序。要赶在顾客之前找到毛病。
3. **订十到十四件**：一半是每天要展示的，一半是要动手加工的。{{tierFrom:1}} 件起每件减 {{tierStep:1}}。
4. **称重记账。**每件一张卡，写克重和成本，一年后这盒卡片就是您的价目表。
5. **第二单凑到二十件**，那一档减 {{tierOff:20}}；首单没卖到六成之前不要订。

批量订单不退，所以第二步的试用就是您的退货期。实物与标签不符的，当然不论多少件都收回。

## 没有店面怎么卖 {#place}

洛杉矶一把椅子或一间小工作室，每周 250 到 450 美元，等于还没喘气就先卖掉一顶。做得长久的人，多半从家里预约或按小时租的共享工作室开始，一周三个晚上，每月第一个周日摆市集。每次试戴都从背后拍，只拍手和头发，不用露脸，头发自己会说话。

寄给您顾客的包裹，可以从我们这里发出，用您的清单，不出现我们的名字，详见[一件代发](/dropshipping-services)。适合您不备货的长度和颜色；周四就要的东西，不适合。

## 容易忘的规矩 {#forget}

- **价格要写全。**2024 年 7 月起，人人都要付的费用必须写进标价。
- **退货告示。**不退货的，要在付款前看得到的地方贴出来；没贴，顾客有三十天。
- **化学品。**胶和卸胶水有自己的警示，瓶子要有标签，说明书归档。
- **自用税。**从库存里拿一件自己戴，也要按销售交税。
- **照片。**顾客的照片属于顾客。一行字加一个签名，省掉一年的信。

## 什么时候算做成了 {#works}

人们来约日子而不是来问价，就算成了。那时您每月大约做 4,000 美元，三分之二来自亲手加工的，该开公司、请会计、再添一双手了。在那之前很久，就请从[创业合作](/business-solutions-start-business)页面写信给我。最有用的来信只说三件事：在哪个城市，有多少钱，自己的手会做什么。剩下的是算术，我喜欢算术。
`,
};
