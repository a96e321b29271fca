import type { ArticlePlan } from '../article-plan.ts';

export const businessHub: ArticlePlan = {
  kind: 'business',
  slug: 'business-solutions',
  picture: 'bundle-straight-613',
  title: ['Business: find your page', '商务合作：找到您的那一页'],
  summary: [
    'Nine pages for nine ways to earn with hair, each with a worked example, its minimum and the next step.',
    '靠头发赚钱的九种方式，各有一页：算好的例子、起订量和下一步。',
  ],
  keywords: ['hair business solutions, hair wholesale, salon supplier, hair distributor', '发品商务合作, 发品批发, 沙龙供货, 经销'],
  goods: [],
  bodyEn: `
Whoever buys hair to earn with it asks other questions than somebody who buys it to wear. How many pieces, how fast again, what is left at the end of the month. Choose the page that sounds like your week.

[[pages]]

## What is the same for all {#same}

[[wholesale-tiers]]

- **Prices are public.** The steps above hold for every order, by whomever. You can work out your own order on the page of [wholesale prices](/business-solutions-wholesale-price).
- **Facts are measured.** Grams, inches, origin and processing stand on each label, so that you can pass them on to your buyers without crossing your fingers.
- **Samples come off.** What you paid for samples is taken off your first bulk order.
- **Bulk is final.** From {{bulkFromPieces}} pieces in one order nothing can be returned for a change of mind. Faults of ours are another matter and have no time limit.

## Which page, in a minute {#which}

| Your week | Page |
| --- | --- |
| Chairs, clients, colour, sewing | [Salons](/business-solutions-salon), or [stylists who work alone](/business-solutions-hair-stylist) |
| A till, a wall, a delivery on Tuesdays | [Beauty supply stores](/business-solutions-store-owner) |
| A phone, parcels, messages at midnight | [Online sellers](/business-solutions-online-sale) |
| An idea and some savings | [Starting out](/business-solutions-start-business) |
| Pallets and resale | [Wholesalers and distributors](/business-solutions-wholesales-distributors) |
| A calendar full of fittings | [Bookings](/business-solutions-book-hair-services) |
| A shop to build | [A website for your hair shop](/business-solutions-build-website-services) |

## How it begins {#begin}

There is no application and no fee. You write what you do, how many pieces a month, and in which state. Marcus or one of his colleagues answers within {{answerHours}} hours while the desk is open, with a list and prices and not with a brochure. From then on one person knows your account.

Two services run beside these pages: parcels sent [in your name](/dropshipping-services), and [product data](/sync-prouduct-to-other-platform) for your own shop.

[[lead]]
`,
  bodyZh: `
买头发来赚钱的人，问的与买来自己戴的人不一样：要几件、多久能补、月底剩多少。请挑听起来最像您一周生活的那一页。

[[pages]]

## 对谁都一样的规则 {#same}

[[wholesale-tiers]]

- **价格公开。**上面的档位对任何人、任何订单都有效，可以在[批发价格](/business-solutions-wholesale-price)页先算一算。
- **参数实测。**克重、英寸、产地、加工都在标签上，您转告买家时不用心虚。
- **样品可抵。**样品费在首次批量订单里抵扣。
- **批量不退。**一单 {{bulkFromPieces}} 件起，不因改主意而退。我们的毛病另当别论，不限时间。

## 一分钟找到对应的页 {#which}

| 您的一周 | 页面 |
| --- | --- |
| 椅子、客人、染色、缝帘 | [沙龙](/business-solutions-salon)，或[独立发型师](/business-solutions-hair-stylist) |
| 收银台、一面墙、每周二到货 | [美发用品店](/business-solutions-store-owner) |
| 手机、包裹、半夜的消息 | [网店](/business-solutions-online-sale) |
| 一个主意和一点积蓄 | [创业起步](/business-solutions-start-business) |
| 整托盘进出 | [批发与经销](/business-solutions-wholesales-distributors) |
| 排满试戴的日历 | [预约服务](/business-solutions-book-hair-services) |
| 正要开一家店 | [建站服务](/business-solutions-build-website-services) |

## 怎么开始 {#begin}

没有申请表，也不收费。写明您做什么、每月多少件、在哪个州。客服台营业时间内，马库斯或同事会在 {{answerHours}} 小时之内答复，给的是清单和价格，不是宣传册。从此有一个人专门熟悉您的账户。

还有两项服务可以搭配：以[您的名义](/dropshipping-services)发包裹，以及给您店铺用的[商品数据](/sync-prouduct-to-other-platform)。

[[lead]]
`,
};

export const servicesPage: ArticlePlan = {
  kind: 'business',
  slug: 'business-services',
  picture: 'satin-bag-wine',
  title: ['Services for business', '商务服务'],
  summary: [
    'Six things we do for people who resell: sorting to order, colour matching, private label, parcels in your name, data, repair.',
    '为转售的朋友做的六件事：按单分拣、配色、贴牌、代发、数据、修补。',
  ],
  keywords: ['hair business services, private label hair, colour matching hair, hair repair service', '发品商务服务, 贴牌, 配色, 假发修补'],
  goods: ['salon-colour-ring-set', 'satin-bags-for-packing'],
  bodyEn: `
The pages under [business](/business-solutions) begin with who you are. This one begins with what you need done.

## Sorting to your order {#sorting}

Double drawn, longest third only, all from one donor region, extra full at the tip: from 2 kg we comb to your wish. Allow {{madeToOrderDaysMin}} to {{madeToOrderDaysMax}} working days. The price depends on what falls out; we comb a hundred grams first and show you the two heaps.

## Colour matching {#colour}

Send a lock of at least ten hairs, four inches long, taped to card. We match it in natural daylight and send back a swatch with a recipe number. The number is yours: order by it for years. Matching costs one sample and comes off the first order of {{bulkFromPieces}} pieces.

## Your label {#label}

| What | From | Ready in |
| --- | --- | --- |
| Hang tag and sticker | 100 pieces | 8 working days |
| Satin bag, printed | 100 pieces | 12 working days |
| Box, printed | 300 pieces | 20 working days |

You get a drawing to approve before anything is printed. The facts about the hair stay on the label; the name above them is yours. The builder for [packaging](/hair-package-customization) shows it piece by piece.

## Parcels in your name {#parcels}

We pack with your slip and without ours, and send to your client. Fees are the same as for everybody, by weight. How it works, and what it leaves you, stands under [dropshipping](/dropshipping-services).

## Data {#data}

Names, facts, stock and pictures in the formats of Shopify and WooCommerce, by your price rule. See [syncing](/sync-prouduct-to-other-platform).

## Repair {#repair}

Re-knotting a parting, replacing a torn frontal on a good wig, new elastic, a fresh steam for a tired wave. We look at photos first, name a price, and refuse when the piece is not worth it. Most repairs cost a quarter to a third of a new piece and take about ten working days.

## Next step {#next}

Name the service, how often you need it and by when. If it is not on this list, describe it; four of the six began as somebody's question.

[[lead]]
`,
  bodyZh: `
[商务合作](/business-solutions)下面的各页，从“您是谁”说起；这一页，从“您要做什么”说起。

## 按单分拣 {#sorting}

双抽、只取最长的三分之一、只用同一地区、发尾加厚，2 公斤起可按您的要求梳。需 {{madeToOrderDaysMin}} 至 {{madeToOrderDaysMax}} 个工作日。价格看梳掉多少，我们先梳一百克，把两堆都给您看。

## 配色 {#colour}

寄一小束头发，至少十根、四英寸长，贴在卡纸上。我们在自然光下配好，寄回色样和配方号。这个号归您，往后几年都可按号下单。配色收一份样品的费用，首次订 {{bulkFromPieces}} 件时抵扣。

## 贴您的牌 {#label}

| 项目 | 起订 | 交期 |
| --- | --- | --- |
| 吊牌与贴纸 | 100 件 | 8 个工作日 |
| 印字缎面袋 | 100 件 | 12 个工作日 |
| 印字纸盒 | 300 件 | 20 个工作日 |

印之前先出图给您确认。头发的参数保留在标签上，上面的名字是您的。[定制包装](/hair-package-customization)里可以一样一样看效果。

## 以您的名义发货 {#parcels}

放您的清单，不放我们的，直接寄给您的顾客。运费与所有人一样按重量算。流程和利润见[一件代发](/dropshipping-services)。

## 数据 {#data}

名称、参数、库存、图片，按 Shopify 与 WooCommerce 格式，套用您的定价规则，见[商品同步](/sync-prouduct-to-other-platform)。

## 修补 {#repair}

重钩分缝、给好端端的假发换一块撕破的前额蕾丝、换松紧带、给疲掉的波浪重新蒸汽定型。先看照片再报价，不值得修的会直说。多数修补是新品价的四分之一到三分之一，约十个工作日。

## 下一步 {#next}

写明要哪项服务、多久一次、什么时候要。清单上没有的也请描述，六项里有四项，最初都是客人的一个问题。

[[lead]]
`,
};

export const dropshipPage: ArticlePlan = {
  kind: 'business',
  slug: 'dropshipping-services',
  picture: 'wig-water-wave-1b',
  title: ['Dropshipping: parcels in your name', '一件代发：以您的名义发货'],
  summary: [
    'You sell, we pack and send: no stock, your slip in the box, our price plus weight. What one sale leaves you, to try with your own numbers.',
    '您来卖，我们打包发货：不压货，盒里放您的清单，我们的价格加运费。一单能剩多少，填自己的数字试试。',
  ],
  keywords: [
    'hair dropshipping, wig dropship supplier, blind shipping hair, dropship profit',
    '头发一件代发, 假发代发, 无标发货, 代发利润',
  ],
  goods: ['reseller-sample-kit'],
  bodyEn: `
Dropshipping is the cheapest way to find out what your people buy, and a poor way to get rich. Treat it as a test that pays for itself. What sells five times belongs on a shelf of your own.

[[calc dropship]]

## How an order runs {#how-run}

1. **Your buyer pays you,** in your shop, at your price.
2. **You pass it on**: piece, receiver, your own number. In your [business account](/user/business) you paste them as a sheet, or order one by one in the shop.
3. **You pay each order.** Our price, less your step if the pieces of the sheet reach {{tierFrom:1}}, plus shipping by weight: {{shippingFee:290}} for a usual wig.
4. **We pack with your slip.** No price, no name of ours, no advertising inside. The word wig does not stand outside.
5. **You get the tracking number** when the label is scanned and send it on.

Stock leaves in {{inStockDaysMin}} to {{inStockDaysMax}} days. Do not promise your buyer less than a week.

## An example {#example}

A wig of ours at $158 sells in your shop for $279. Shipping {{shippingFee:290}}, payment 4 per cent, $11.16, advertising $25: what is left is about $59, and you never touched the wig. One return in twenty costs you its shipping twice. Set aside $4 a sale for it and you will not feel it.

## Returns {#returns}

Your buyer sends back to you, or to us with your number on the parcel. Within {{returnDays}} days, unworn, lace uncut. We give store credit in full ({{returnFeeCreditBp}} fee) or money less {{returnFeeCashBp}}. What you give your buyer is your own policy; write it down before the first one asks.

## Fair play {#fair}

- Sell under your own name. Do not use ours, nor our reviews.
- Sell what you have seen: order one sample of each piece you list.
- No prices below ours in public. It ends with nobody earning.
- The first three orders are checked by hand; after that they run by themselves.

## Next step {#next}

Tell us the address of your shop, the pieces you want to start with, and how many orders you expect in the first month. A guess will do.

[[lead]]
`,
  bodyZh: `
一件代发，是弄清顾客买什么的最便宜办法，却不是发财的好办法。把它当成能自己养活自己的试验：卖过五次的款，就该放上自己的货架。

[[calc dropship]]

## 一单怎么走 {#how-run}

1. **买家付款给您**，在您的店，按您的价。
2. **您转给我们**：款式、收件人、您自己的单号。在[商业账户](/user/business)里整表粘贴，或在店里逐单下。
3. **您付订单款。**我们的价格，同一张表满 {{tierFrom:1}} 件再减档位优惠，加按重量的运费，一顶常规假发为 {{shippingFee:290}}。
4. **放您的清单打包。**不放价格，不放我们的名字，没有广告。外面也没有“假发”字样。
5. **面单扫描后您会收到单号**，转给买家。

现货 {{inStockDaysMin}} 至 {{inStockDaysMax}} 天发出。给买家的承诺，请别少于一周。

## 举个例子 {#example}

我们 158 美元的假发，您卖 279 美元。运费 {{shippingFee:290}}，收款 4% 即 11.16 美元，广告 25 美元，剩下约 59 美元，而您没碰过那顶假发。每二十单退一单，要赔两趟运费；每单留出 4 美元，就不会觉得疼。

## 退货 {#returns}

买家退给您，或在包裹上写您的单号退给我们。{{returnDays}} 天内，未戴、蕾丝未剪。退余额收 {{returnFeeCreditBp}}，退现金收 {{returnFeeCashBp}}。您给买家怎么退，是您自己的规则，请赶在第一个人来问之前写好。

## 公平往来 {#fair}

- 用自己的名字卖，不用我们的名字，也不用我们的评价。
- 只卖见过的：上架一款，先订一件样品。
- 公开售价不低于本店，否则最后谁都赚不到。
- 前三单人工核对，之后自动走。

## 下一步 {#next}

告诉我们店铺地址、想先卖哪几款、头一个月预计多少单，估一个数就行。

[[lead]]
`,
};

export const syncPage: ArticlePlan = {
  kind: 'business',
  slug: 'sync-prouduct-to-other-platform',
  picture: 'bundle-weft-4-detail',
  title: ['Our products in your shop', '把我们的商品同步到您的店'],
  summary: [
    'Files for Shopify and WooCommerce, a feed for shopping engines, prices by your own rule: what is in them, what they cannot do.',
    'Shopify 与 WooCommerce 导入文件、购物引擎数据源，按您的规则定价：里面有什么、做不到什么。',
  ],
  keywords: [
    'sync products shopify, hair product csv, woocommerce import wigs, product feed hair',
    '商品同步, Shopify 导入, WooCommerce 导入, 商品数据',
  ],
  goods: [],
  bodyEn: `
Typing two hundred wigs into a shop takes three weeks and has mistakes in it for ever. We keep the catalogue as data anyhow, so we may as well give it to you in the shape your platform reads.

## What a file holds {#holds}

| Field | Where it comes from | You may change it |
| --- | --- | --- |
| Code | Our own SKU, kept for ever | No: it is how updates find the piece |
| Title and text | Our words, English or Chinese | Please do |
| Length, colour, lace, density | As options, three at most | Order and names |
| Price | Our price by your rule | The rule |
| Weight | Grams, for your own shipping table | No |
| Stock | Pieces on our shelf today | Lower it, if you like a reserve |
| Pictures | Three sizes, one ground | Add your own |

Shopify allows three options and 2,048 variants for a product. Pieces with more choices are split by lace, and the file says where it did so.

## Your price rule {#rule}

Three numbers: a percentage, an amount, an ending. Our price of $140, plus 60 per cent, plus $10, ending in .99, makes $234.99. One rule for everything is enough to begin; wigs and bundles usually want two, and a file for each.

## New prices, new stock {#update}

The second time, take the file with prices and stock alone: it leaves your texts and pictures as they are. Import it weekly, on the same day, before you advertise. A connected Shopify shop needs no file: each sending holds only what changed since the last, and says how many pieces were new, changed, as they were or left out, with the reason. If a piece is gone here, its stock in the file is nought, and your shop shows it as sold out instead of selling hair that nobody has.

## What it cannot do {#cannot}

- It does not send orders back. You pass those on, as the page about [dropshipping](/dropshipping-services) shows.
- It makes no shop for you; see [a website](/business-solutions-build-website-services).
- It does not write for you. Two shops with one text share one place in a search engine, and it is neither of theirs.

## Get your first file {#next}

Resellers take their files at the top of this page, at any hour, after a look at the first ten products. Not a reseller yet? Tell us your shop, your platform and the kinds you want; we answer within two working days.

[[lead]]
`,
  bodyZh: `
把两百款假发一条条敲进网店，要三个星期，错处永远改不完。我们的目录本来就是数据，不如直接按您平台能读的格式给您。

## 文件里有什么 {#holds}

| 字段 | 来源 | 您能改吗 |
| --- | --- | --- |
| 编码 | 我们的 SKU，永久不变 | 不能，更新靠它对应 |
| 标题与描述 | 我们的文字，中文或英文 | 请务必改 |
| 长度、颜色、蕾丝、密度 | 作为选项，最多三个 | 顺序与名称 |
| 价格 | 我们的价格套您的规则 | 改规则 |
| 重量 | 克，供您自己的运费表用 | 不能 |
| 库存 | 我们货架上今天的件数 | 可调低，留点余量 |
| 图片 | 三种尺寸，统一底色 | 可添加自己的 |

Shopify 每个商品最多三个选项、2,048 个变体。选择更多的款，会按蕾丝拆分，文件里注明拆在哪里。

## 您的定价规则 {#rule}

三个数：百分比、加价、尾数。我们 140 美元，加 60%，再加 10 美元，尾数 .99，就是 234.99 美元。开始一条规则就够；假发和发帘往往各要一条，各下一份文件。

## 新价格、新库存 {#update}

第二次请下载「仅价格与库存」的文件，不动您的文字和图片。每周固定一天、在投广告之前导入。已连接的 Shopify 店铺不需要文件：每次只发送上次之后的变化，并写明新增、更新、未变和未处理各多少，未处理的附原因。这边卖完的，文件里库存为零，您店里就显示售罄，不会卖出谁都没有的货。

## 它做不到的 {#cannot}

- 不会把订单传回来，订单请您转给我们，见[一件代发](/dropshipping-services)。
- 不替您建店，见[建站服务](/business-solutions-build-website-services)。
- 不替您写文案。两家店用同一段话，在搜索引擎里只占一个位置，而且不归其中任何一家。

## 领取第一份文件 {#next}

经销商登录后，可随时在本页顶部预览前十个商品并下载文件。还不是经销商？请告诉我们您的店铺、平台和品类，两个工作日内答复。

[[lead]]
`,
};
