import type { BilingualPair, CategorySlug } from './plan.ts';

type FaqPlan = {
  readonly category: CategorySlug | null;
  readonly topic?: string;
  readonly question: BilingualPair;
  readonly answer: BilingualPair;
};

const about = (category: CategorySlug, list: readonly (readonly [question: BilingualPair, answer: BilingualPair])[]): FaqPlan[] =>
  list.map(([question, answer]) => ({ category, question, answer }));
const general = (topic: string, list: readonly (readonly [question: BilingualPair, answer: BilingualPair])[]): FaqPlan[] =>
  list.map(([question, answer]) => ({ category: null, topic, question, answer }));

export const faqPlans: readonly FaqPlan[] = [
  ...about('wig', [
    [
      ['What lengths do your wigs come in?', '假发有哪些长度？'],
      [
        'From {{lengths:wig}} in, measured with the hair pulled straight; a few are made longer. Bobs run from 8 to 14 in, lace fronts mostly from 14 to 30. Curly hair looks about 2 in shorter, so take one size longer.',
        '{{lengths:wig}} 英寸，按拉直后量取，另有少量更长款。波波头 8 至 14 英寸，前蕾丝多为 14 至 30 英寸。卷发视觉上短约 2 英寸，建议多选一档。',
      ],
    ],
    [
      ['What does a wig cost?', '一顶假发多少钱？'],
      [
        'From {{prices:wig}}. Length and density decide most of it, because hair is paid by the gram; then come lace and colour. Each product page shows the price of every length.',
        '{{prices:wig}}。价格主要由长度与密度决定，因为头发按克计价；其次是蕾丝与颜色。商品页列出每个长度的价格。',
      ],
    ],
    [
      ['How long does a human-hair wig last?', '真人发假发能用多久？'],
      [
        'One to three years. Worn in turn with another and washed every ten to fourteen days it reaches three; with daily heat it is nearer to one.',
        '1 至 3 年。与另一顶轮换佩戴、10 到 14 天清洗一次，可用到三年；天天用热工具则接近一年。',
      ],
    ],
    [
      ['HD or transparent lace: which one?', 'HD 蕾丝和透明蕾丝怎么选？'],
      [
        'HD is 0.06 mm thin and takes the tone of any skin, but tears more easily. Transparent is 0.09 mm, stronger, and needs a little powder on deeper skin. If you glue often, take transparent.',
        'HD 厚 0.06 毫米，贴合各种肤色，但较易撕破。透明蕾丝厚 0.09 毫米，更结实，深肤色需少量粉底。经常上胶建议选透明蕾丝。',
      ],
    ],
    [
      ['Which cap size should I take?', '帽围怎么选？'],
      [
        'Measure round the hairline three times. XS is 20 to 21 in, S 21 to 21.5, M 22 to 22.5, L 22.5 to 23.5 and XL 24. Between two sizes take the larger: the straps give half an inch.',
        '沿发际线量三次。XS 20-21 英寸，S 21-21.5，M 22-22.5，L 22.5-23.5，XL 24。介于两档选大号，调节带可收放半英寸。',
      ],
    ],
    [
      ['What density looks natural?', '多大密度看起来自然？'],
      [
        '150% is close to most heads of hair, 180% is full, 200% very full. Above 28 in we suggest 180% or more, or the ends look thin.',
        '150% 接近多数人的发量，180% 饱满，200% 非常饱满。28 英寸以上建议 180% 以上，否则发尾显稀。',
      ],
    ],
    [
      ['Can I wear it without glue?', '可以不用胶吗？'],
      [
        'Yes. Closure wigs and all caps marked glueless hold by an elastic and combs. A lace front also stays with the band; glue only makes the edge flatter.',
        '可以。顶发假发与标注免胶的帽型靠松紧带与插梳固定。前蕾丝也可只用松紧带，上胶只是让边缘更贴。',
      ],
    ],
  ]),
  ...about('bundle', [
    [
      ['What lengths do bundles come in?', '发帘有哪些长度？'],
      [
        'From {{lengths:bundle}} in in even inches, with 42 in for straight hair. Every bundle is measured straight and may differ by half an inch.',
        '{{lengths:bundle}} 英寸（双数），直发另有 42 英寸。均拉直量取，误差半英寸以内。',
      ],
    ],
    [
      ['What does a bundle cost?', '发帘多少钱？'],
      [
        'From {{prices:bundle}}, from a short single bundle to a long set. All are priced per 100 g, so you can compare.',
        '{{prices:bundle}}，从短单帘到长套装。均以 100 克为单位计价，便于比较。',
      ],
    ],
    [
      ['How many bundles do I need?', '需要几帘？'],
      [
        'Three with a closure up to 18 in, four from 20 in, five from 28 in. With double drawn hair one less is enough.',
        '配顶发时，18 英寸以内三帘，20 英寸起四帘，28 英寸起五帘。双抽发可少一帘。',
      ],
    ],
    [
      ['What does unprocessed mean?', '“未加工”是什么意思？'],
      [
        'Washed, sorted and sewn, and nothing else: no acid, silicone, steam or dye. Shade and wave then differ a little from bundle to bundle.',
        '只清洗、分拣、缝帘，不经酸洗、硅油、蒸汽与染色。因此每帘颜色与波纹会略有差异。',
      ],
    ],
    [
      ['Is there a price for sets?', '套装有优惠吗？'],
      [
        'Three or more bundles in one order are 5% less, and with a closure or frontal 3% more comes off. The cart works it out.',
        '一单三帘及以上减 5%，再配顶发或前额发块另减 3%。购物车自动计算。',
      ],
    ],
    [
      ['Can I dye and bleach it?', '可以染色和漂色吗？'],
      [
        'Natural black can be dyed darker at home and lifted by a stylist, raw hair up to #27. Hair that is already bleached should only be toned.',
        '自然黑可自行染深，漂浅请交给发型师，原发可漂至 #27。已漂浅的头发只宜上色，不宜再漂。',
      ],
    ],
  ]),
  ...about('closure-frontal', [
    [
      ['What lengths are closures and frontals made in?', '顶发与前额发块有哪些长度？'],
      [
        'From {{lengths:closure-frontal}} in. Choose it 2 to 4 in shorter than your longest bundle, since hair at the crown falls from higher up.',
        '{{lengths:closure-frontal}} 英寸。建议比最长发帘短 2 到 4 英寸，因为头顶的头发垂落点更高。',
      ],
    ],
    [
      ['What do they cost?', '价格是多少？'],
      [
        'From {{prices:closure-frontal}}. The size of the lace counts most: a 13x6 takes more than twice the knots of a 4x4.',
        '{{prices:closure-frontal}}。主要取决于蕾丝尺寸：13x6 的发结数是 4x4 的两倍多。',
      ],
    ],
    [
      ['How long does a closure last?', '顶发能用多久？'],
      [
        'Six months to a year. Lace and knots wear before the hair does; bleach the knots once, and take adhesive off with remover, not by pulling.',
        '6 个月至 1 年。蕾丝与发结先于头发磨损；漂结一次即可，卸胶请用卸胶液，勿硬扯。',
      ],
    ],
    [
      ['Closure or frontal?', '顶发块还是前额发块？'],
      [
        'A closure covers the part and is sewn down in an hour. A frontal runs from ear to ear, can be worn off the face, and asks for glue or a band.',
        '顶发块只覆盖分缝，一小时即可缝好。前额发块从耳到耳，可露额，但需要胶水或松紧带。',
      ],
    ],
    [
      ['Are the knots bleached?', '发结漂过吗？'],
      [
        'On HD pieces yes. On transparent pieces they are left dark unless the page says otherwise, so that your stylist can match them to you.',
        'HD 款已漂结。透明款除页面另有说明外保留深结，便于发型师按您的肤色处理。',
      ],
    ],
  ]),
  ...about('hair-braiding', [
    [
      ['What lengths does braiding hair come in?', '编发有哪些长度？'],
      [
        'From {{lengths:hair-braiding}} in. For boho braids take the curls as long as the braid itself; they draw up a little and sit higher.',
        '{{lengths:hair-braiding}} 英寸。波西米亚辫请选与辫身同长的卷发，回卷后会略短。',
      ],
    ],
    [
      ['What does it cost?', '价格是多少？'],
      [
        'From {{prices:hair-braiding}} a pack, by length and grams. A boho head needs two or three packs of 50 g.',
        '每包 {{prices:hair-braiding}}，按长度与克重计。一头波西米亚辫需两到三包 50 克装。',
      ],
    ],
    [
      ['Why human hair for braids?', '为什么用真人发编发？'],
      [
        'The loose curls do not mat after a week as fibre does, they can be washed, and they weigh less.',
        '外露的卷发不像化纤那样一周就打结，可以清洗，也更轻。',
      ],
    ],
    [
      ['Can it be used again?', '可以重复使用吗？'],
      [
        'Yes. Take the braids out after four to six weeks, wash the hair in a net, and dry it flat. Expect to use it twice.',
        '可以。四到六周后拆辫，装网袋清洗，平铺晾干。一般可用两次。',
      ],
    ],
    [
      ['May I seal the ends with hot water or flame?', '可以用热水或火封发尾吗？'],
      [
        'No. That is for synthetic fibre. Human hair ends are tied, wrapped or left loose.',
        '不可以，那是化纤的做法。真人发发尾请打结、缠绕或自然散开。',
      ],
    ],
  ]),
  ...about('hair-extensions', [
    [
      ['What lengths do extensions come in?', '接发有哪些长度？'],
      [
        'From {{lengths:hair-extensions}} in. To blend well, stay within 8 in of your own length.',
        '{{lengths:hair-extensions}} 英寸。为衔接自然，建议与自己的发长相差不超过 8 英寸。',
      ],
    ],
    [
      ['What do they cost?', '价格是多少？'],
      [
        'From {{prices:hair-extensions}}. Ponytails and tape-ins start lowest; hand-tied wefts take most handwork.',
        '{{prices:hair-extensions}}。马尾与胶带接发起价较低，手织发排用工最多。',
      ],
    ],
    [
      ['Which kind suits fine hair?', '细软发适合哪种？'],
      [
        'Tape-ins and flat base clip-ins, because they lie flat. Avoid I-tips if a single strand of yours is hard to feel between the fingers.',
        '胶带接发与隐形底座卡子，贴合不显痕。若发丝细到指间难以感觉，不建议 I 型棒。',
      ],
    ],
    [
      ['How long do they last?', '能用多久？'],
      [
        'Six to twelve months of hair. Tapes are moved up every six to eight weeks, I-tips every ten; clip-ins come out every night.',
        '头发可用 6 至 12 个月。胶带每 6 到 8 周上移，I 型棒每 10 周上移，卡子每晚取下。',
      ],
    ],
    [
      ['How many grams do I need?', '需要多少克？'],
      [
        '100 to 120 g for fullness, 150 to 200 g for a full change of length. The weight stands on every page.',
        '增量 100 至 120 克，明显加长 150 至 200 克。每个商品页都标有克重。',
      ],
    ],
  ]),
  ...about('hair-sample', [
    [
      ['What does shipping of samples cost?', '样品运费多少？'],
      ['Nothing. Samples ship free, also beside other goods, because they count as 0 g.', '免运费。与其他商品同寄时，样品按 0 克计。'],
    ],
    [
      ['Is the sample money returned?', '样品费会退吗？'],
      [
        'The cost of samples comes off your first bulk order. For a single order it is not returned.',
        '样品费可在首次批量订单中抵扣，单件订单不退。',
      ],
    ],
    [
      ['Is the lock the same hair that I will get?', '发样与成品是同一种头发吗？'],
      [
        "Yes, it is cut from production. Dye lots can differ by a hair's breadth; on a large order we send a lock of the very lot on request.",
        '是，取自生产用发。不同染缸会有极小差异；大单可应要求寄送同缸发样。',
      ],
    ],
    [
      ['Which sample should I begin with?', '先订哪种样品？'],
      [
        'The colour ring if you are unsure of the shade, a texture lock if you know the shade but not the wave.',
        '颜色拿不准先订色环；颜色确定、纹理未定可订发纹样。',
      ],
    ],
  ]),
  ...about('accessories', [
    [
      ['What do I need for a first lace wig?', '第一顶蕾丝假发要配什么？'],
      [
        'A cap, a band and a comb. Adhesive only if you want the edge glued; start with the 15 ml bottle.',
        '发网帽、弹力带与尖尾梳。需要贴边才用胶水，先用 15 毫升装即可。',
      ],
    ],
    [
      ['Is the adhesive safe for skin?', '胶水对皮肤安全吗？'],
      [
        'It is water-based and made for skin. Try a drop inside the arm the day before, and do not use it on broken skin.',
        '水性配方，可用于皮肤。使用前一天在手臂内侧试用，破损处勿用。',
      ],
    ],
    [
      ['Do accessories change the shipping fee?', '配件会增加运费吗？'],
      [
        'Only if they lift the parcel over the next 500 g. The cart shows how many grams are left.',
        '只有整包超过下一个 500 克档时才会。购物车会显示剩余克数。',
      ],
    ],
    [
      ['Can accessories be sent back?', '配件可以退吗？'],
      [
        'Unopened, within 30 days. Opened adhesive, worn caps and bonnets cannot be taken back.',
        '未拆封 30 天内可退。已开封的胶水、已佩戴的发网帽与睡帽不退。',
      ],
    ],
  ]),
  ...about('other-channel', [
    [
      ['Is there anything of your name on the parcel?', '包裹上有你们的品牌吗？'],
      ['No. Packs are in plain bags and cartons; the sender line can carry your name.', '没有。使用素袋与素箱，寄件人可写您的名称。'],
    ],
    [
      ['May I use your pictures and texts?', '可以使用你们的图片和文案吗？'],
      [
        'Yes, as long as you sell our goods. Download them on the product sync page as files for Shopify or WooCommerce.',
        '销售我们的商品期间可以。请在商品同步页面下载 Shopify 或 WooCommerce 格式文件。',
      ],
    ],
    [
      ['What are the quantity steps?', '批量折扣如何计算？'],
      [
        'From 10 pieces 5%, 20 pieces 8%, 50 pieces 12%, 100 pieces 15%. Lengths, colours and kinds may be mixed.',
        '10 件起减 5%，20 件 8%，50 件 12%，100 件 15%。长度、颜色、品类可混搭。',
      ],
    ],
    [
      ['Can bulk packs be returned?', '批量装可以退吗？'],
      [
        'No, bulk is final sale. Order samples first; their cost comes off the first bulk order.',
        '不可以，批量为最终销售。请先订样品，费用可在首次批量订单抵扣。',
      ],
    ],
  ]),
  ...about('start-business', [
    [
      ['How much money do I need to begin?', '开始需要多少资金？'],
      [
        'The sample kit is $48. Most begin with it, take orders, and buy the first six bundles when three are sold.',
        '样品套装 48 美元。多数人先用它接单，卖出三帘后再进首批六帘。',
      ],
    ],
    [
      ['How do I set my price?', '如何定价？'],
      [
        'Add up what a piece costs you at the door: hair, payment fee of 3 to 5%, shipping, duty, packaging. Then add 50% or more.',
        '先算到手成本：发品、3% 至 5% 支付手续费、运费、关税、包装，再加 50% 以上。',
      ],
    ],
    [
      ['Can you send straight to my clients?', '可以直接发给我的客户吗？'],
      [
        'Yes. Dropshipping is one piece at a time, without our name, with your slip in the parcel.',
        '可以。一件代发，不带我们的品牌，可放入您的小票。',
      ],
    ],
    [
      ['Do I need a licence?', '需要执照吗？'],
      [
        'For the starter kits no. For business prices we ask for a business licence or a resale certificate once.',
        '入门套装不需要。申请批发价需一次性提供营业执照或转售许可。',
      ],
    ],
    [
      ['Can the kit be changed?', '套装内容可以调整吗？'],
      [
        'Lengths and textures may be exchanged at equal price: write to us before you order.',
        '同价位可更换长度与纹理，请在下单前联系我们。',
      ],
    ],
  ]),
  ...about('other', [
    [
      ['Are these supplies only for salons?', '这些用品只卖给沙龙吗？'],
      [
        'No, anybody may buy them. The packs are simply sized for a chair or a shop window.',
        '不限，任何人都可购买，只是规格按座位或橱窗设计。',
      ],
    ],
    [
      ['Can bags carry my logo?', '袋子可以印标吗？'],
      [
        'From 50 pieces. Send the drawing on the packaging page and approve a proof before we print.',
        '50 只起可印。请在包装定制页面上传图样，确认打样后印制。',
      ],
    ],
    [
      ['How heavy are display heads to ship?', '展示头模运费重量多少？'],
      [
        '480 g each, 1,440 g for the set of three. The cart shows the fee before you pay.',
        '每只 480 克，三只装 1,440 克。付款前购物车会显示运费。',
      ],
    ],
    [
      ['Do you renew the locks of the ring?', '色环上的发样可以更换吗？'],
      ['For two years, without charge, whenever we change a shade.', '两年内颜色更新时免费更换。'],
    ],
  ]),
  ...about('sales-promotion', [
    [
      ['Why is a deal cheaper than its parts?', '为什么套装比单买便宜？'],
      [
        'One picking, one parcel, one lot: it costs us less. The saving is 8% on the parts.',
        '一次拣货、一个包裹、同一批次，我们的成本更低，因此整套优惠 8%。',
      ],
    ],
    [
      ['May I choose other lengths in a set?', '套装可以换长度吗？'],
      [
        'On the bundle builder every bundle has its own length, with the same set price rules.',
        '可在发帘定制页面为每帘单独选长度，套装价规则相同。',
      ],
    ],
    [
      ['Can clearance goods be returned?', '清仓商品可以退吗？'],
      [
        'No. Clearance is final sale and outside price protection; it is written on the page before you add it.',
        '不可以。清仓为最终销售，不享受价格保护，加入购物车前页面会注明。',
      ],
    ],
    [
      ['Do coupons work on deals?', '套装可以用优惠券吗？'],
      ['On sets yes, on clearance no. Only one coupon counts for an order.', '套装可用，清仓不可用。每单限用一张。'],
    ],
  ]),
  ...general('shipping', [
    [
      ['When will my order leave?', '什么时候发货？'],
      [
        'Pieces in stock leave in {{inStockDaysMin}} to {{inStockDaysMax}} days. Made-to-order pieces take {{madeToOrderDaysMin}} to {{madeToOrderDaysMax}} working days; the page gives the date.',
        '现货 {{inStockDaysMin}} 至 {{inStockDaysMax}} 天内发出。定制商品需 {{madeToOrderDaysMin}} 至 {{madeToOrderDaysMax}} 个工作日，页面会显示日期。',
      ],
    ],
    [
      ['What does shipping cost?', '运费怎么算？'],
      [
        '{{shippingFee:1}} up to {{shippingStep}} g, then {{shippingNext}} for each further {{shippingStep}} g begun. A wig mostly stays in the first step.',
        '{{shippingStep}} 克以内 {{shippingFee:1}}，之后每增加 {{shippingStep}} 克（不足按 {{shippingStep}} 克计）加 {{shippingNext}}。一顶假发通常在首档内。',
      ],
    ],
    [
      ['Can the parcel be discreet?', '可以隐私包装吗？'],
      ['Yes, tick it at checkout: the word wig then stands nowhere outside.', '可以，结算时勾选即可，外包装不出现“假发”字样。'],
    ],
  ]),
  ...general('returns', [
    [
      ['Can I send it back?', '可以退货吗？'],
      [
        'Within {{returnDays}} days, unworn and with the lace uncut. Store credit is free of charge; for money back we keep {{returnFeeCashBp}}.',
        '{{returnDays}} 天内，未佩戴且蕾丝未剪可退。退为店铺余额免手续费，退款收取 {{returnFeeCashBp}}。',
      ],
    ],
    [
      ['What cannot be returned?', '哪些商品不退？'],
      ['Pieces made to order, clearance and bulk packs.', '定制商品、清仓商品与批量装。'],
    ],
    [
      ['Can I still cancel?', '还能取消订单吗？'],
      ['Free of charge until we start picking. You do it yourself on the order page.', '拣货开始前可免费取消，在订单页面自行操作。'],
    ],
  ]),
  ...general('price', [
    [
      ['What is price protection?', '什么是价格保护？'],
      [
        'If our own price for your piece falls within {{priceProtectionDays}} days of payment, you get twice the difference back as credit, without asking.',
        '付款后 {{priceProtectionDays}} 天内若同款降价，我们自动以余额双倍返还差价，无需申请。',
      ],
    ],
    [
      ['Why do prices differ by length?', '为什么不同长度价格不同？'],
      [
        'Long hair is rarer and heavier. The page on fair prices shows how each gram, lace and hour adds up.',
        '长发更稀少也更重。公平定价页面列出每克头发、蕾丝与工时如何构成价格。',
      ],
    ],
  ]),
];
