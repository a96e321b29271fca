type Pair = readonly [en: string, zh: string];
export type PolicyPlan = readonly [name: string, value: number, unit: string, note: Pair];

/** The numbers of decisions.md; texts of the shop are made from them. */
export const policyPlans: readonly PolicyPlan[] = [
  ['returnDays', 30, 'days', ['Days in which an unworn, uncut piece may come back', '未佩戴未剪商品可退货的天数']],
  ['returnFeeCashBp', 1000, 'bp', ['Kept from a return paid back in money', '退款时扣除的手续费']],
  ['returnFeeCreditBp', 0, 'bp', ['Kept from a return paid back as store credit', '退为余额时扣除的手续费']],
  ['madeToOrderIsFinal', 1, 'flag', ['Pieces made to order cannot come back', '定制商品不退换']],
  ['clearanceIsFinal', 1, 'flag', ['Clearance pieces cannot come back', '清仓商品不退换']],
  ['bulkIsFinal', 1, 'flag', ['Bulk packs cannot come back', '批量商品不退换']],
  ['bulkFromPieces', 10, 'pieces', ['An order from so many pieces is bulk', '达到此件数即为批量订单']],
  ['cancelFreeUntilPicking', 1, 'flag', ['Cancelling is free until picking starts', '拣货开始前可免费取消']],
  ['priceProtectionDays', 30, 'days', ['Days after payment in which a fallen price is made good', '付款后享受价格保护的天数']],
  ['priceProtectionTimes', 2, 'times', ['How often the difference is given back', '差价返还倍数']],
  ['depositBp', 5000, 'bp', ['Share of the price that starts made-to-order work', '定制开工所需定金比例']],
  ['estimateDays', 7, 'days', ['Days for which an estimate is honoured', '报价有效天数']],
  ['friendOffCents', 1500, 'cents', ['Off the first order of a referred friend', '受邀好友首单优惠']],
  ['friendMinOrderCents', 15000, 'cents', ['Goods a friend must order for it', '好友首单最低金额']],
  ['referrerCreditCents', 1500, 'cents', ['Credit for the one who referred', '推荐人获得的余额']],
  ['referrerWaitDays', 30, 'days', ['Days after delivery until that credit is free', '签收后余额解冻天数']],
  ['referralFirstTouchDays', 30, 'days', ['Days for which a first click counts', '首次点击有效天数']],
  ['setMinBundles', 3, 'pieces', ['Bundles in one order that make a set', '构成套装的发帘数']],
  ['setOffBp', 500, 'bp', ['Off a set of bundles', '发帘套装优惠']],
  ['setClosureOffBp', 300, 'bp', ['More off a set with closure or frontal', '配顶发或前额发块的额外优惠']],
  ['wholesaleFrom10Bp', 500, 'bp', ['Off each piece from 10 pieces', '10 件起每件优惠']],
  ['wholesaleFrom20Bp', 800, 'bp', ['Off each piece from 20 pieces', '20 件起每件优惠']],
  ['wholesaleFrom50Bp', 1200, 'bp', ['Off each piece from 50 pieces', '50 件起每件优惠']],
  ['wholesaleFrom100Bp', 1500, 'bp', ['Off each piece from 100 pieces', '100 件起每件优惠']],
  ['photoReviewCreditCents', 500, 'cents', ['Credit for a review with a photo', '带图评价奖励余额']],
  ['sampleOffFirstBulk', 1, 'flag', ['The cost of samples comes off the first bulk order', '样品费可在首次批量订单抵扣']],
  ['uploadMegabytes', 8, 'MB', ['Largest picture that may be uploaded', '单张图片上传上限']],
  ['uploadPictures', 5, 'pictures', ['Pictures in one request', '单次请求图片数量上限']],
  ['inquiriesPerHour', 5, 'inquiries', ['Inquiries a visitor may send in an hour', '访客每小时可提交询价数']],
  ['inStockDaysMin', 1, 'days', ['Pieces in stock leave after so many days at the earliest', '现货最早发出天数']],
  ['inStockDaysMax', 2, 'days', ['Pieces in stock leave after so many days at the latest', '现货最晚发出天数']],
  ['madeToOrderDaysMin', 7, 'working days', ['Made-to-order work takes at least', '定制最短工作日']],
  ['madeToOrderDaysMax', 15, 'working days', ['Made-to-order work takes at most', '定制最长工作日']],
  ['taxBp', 0, 'bp', ['Tax where no state has its own rate', '未设州税率时的税率']],
  ['handlingCents', 0, 'cents', ['Handling fee of an order', '订单手续费']],
];

export const configPlans: readonly (readonly [name: string, value: string])[] = [
  ['shop_currency', 'USD'],
  ['default_language', 'en'],
  ['time_zone', 'America/New_York'],
  ['search_example_en', '24 in HD lace'],
  ['search_example_zh', '24 英寸 HD 蕾丝'],
  ['free_sample_note', '1'],
  ['home_best_days', '30'],
  ['home_new_days', '30'],
  ['newsletter', 'monthly'],
  ['test_mode_banner', '1'],
];

export const companyPlan = {
  nameEn: 'Tressline',
  nameZh: 'Tressline',
  legalNameEn: 'Xuchang Tressline Hair Products Co., Ltd.',
  legalNameZh: '许昌发丝线发制品有限公司',
  sloganEn: 'Human hair, by the inch and the gram.',
  sloganZh: '真人发，按寸论克。',
  storyEn:
    'We began in 2009 as a wefting room of eleven people in Xuchang, the town where most of the world’s hair is sorted. Today 140 people wash, sort, dye, weft and knot in two workrooms there, and a desk of six in Atlanta answers you and takes care of returns. We buy hair ourselves, weigh every piece before it is packed, and write the grams on the label. There is nobody between the workroom and you, and the price shows it.',
  storyZh:
    '2009 年，我们从许昌一间十一人的缝帘车间起步。许昌是全球发品分拣的中心。如今，140 位同事在两间车间里清洗、分拣、染色、缝帘与钩织，亚特兰大的六人团队负责客服与退换。我们自己收发，每件包装前称重，克数写在标签上。车间与您之间没有中间商，价格也因此透明。',
  email: 'hello@tressline.test',
  phoneNumber: '+1 404 555 0142',
  whatsapp: '+1 404 555 0143',
  address: '1200 Peachtree Works, Suite 210',
  city: 'Atlanta',
  region: 'GA',
  postCode: '30309',
  country: 'US',
  hoursEn: 'Monday to Friday 9:00 to 18:00, Saturday 10:00 to 14:00 (Atlanta)',
  hoursZh: '周一至周五 9:00-18:00，周六 10:00-14:00（亚特兰大时间）',
  logoUrl: '',
  socials: {},
} as const;

export type KeywordPlan = readonly [
  keyword: string,
  language: 'en' | 'zh',
  kind: 'category' | 'page' | 'spu',
  path: string,
  volume: number,
  positionTenths: number,
];
export const keywordPlans: readonly KeywordPlan[] = [
  ['human hair wigs', 'en', 'category', '/collections/wig', 74000, 182],
  ['lace front wigs human hair', 'en', 'category', '/collections/wig', 60500, 214],
  ['hd lace wig', 'en', 'page', '/collections/wig?filter_label=Lace%20Design:%20HD%20Lace', 22200, 121],
  ['bob wig human hair', 'en', 'page', '/collections/wig?filter_label=Style:%20BOB', 18100, 96],
  ['body wave bundles', 'en', 'page', '/collections/bundle?filter_label=Texture:%20Body%20Wave', 14800, 88],
  ['raw hair bundles', 'en', 'page', '/collections/bundle?filter_label=Processing:%20Unprocessed', 12100, 143],
  ['613 blonde wig', 'en', 'page', '/collections/wig?filter_label=Color:%20%23613%20Blonde', 9900, 104],
  ['lace closure', 'en', 'category', '/collections/closure-frontal', 12100, 117],
  ['13x4 lace frontal', 'en', 'page', '/collections/closure-frontal?filter_label=Lace%20Size:%2013x4', 6600, 79],
  ['human hair for boho braids', 'en', 'page', '/styles/boho-braids', 8100, 62],
  ['clip in hair extensions', 'en', 'category', '/collections/hair-extensions', 90500, 263],
  ['40 inch wig', 'en', 'page', '/long-hair/40-inches', 5400, 41],
  ['hair color ring', 'en', 'spu', '/collections/hair-sample/colour-ring-fourteen-shades', 1300, 38],
  ['custom wigs', 'en', 'page', '/diy-wigs', 12100, 156],
  ['hair vendors wholesale', 'en', 'page', '/business-solutions-wholesale-price', 4400, 87],
  ['start a hair business', 'en', 'page', '/business-solutions-start-business', 6600, 112],
  ['真人发假发', 'zh', 'category', '/collections/wig', 3600, 94],
  ['发帘批发', 'zh', 'page', '/business-solutions-wholesale-price', 880, 57],
  ['前蕾丝假发', 'zh', 'category', '/collections/wig', 1600, 71],
  ['接发', 'zh', 'category', '/collections/hair-extensions', 8100, 188],
];

export type VideoWords = { readonly title: Pair; readonly about: Pair };
export const videoWords: Readonly<Record<string, VideoWords>> = {
  'wig-straight-1b': {
    title: ['Straight wig, natural black, in motion', '自然黑直发假发动态'],
    about: [
      'A 24 in straight wig in #1B turns slowly under daylight. Watch how the ends fall together and where the light breaks.',
      '24 英寸 #1B 直发假发在自然光下缓缓转动，可看发尾垂落与光泽。',
    ],
  },
  'wig-body-wave-t1b27': {
    title: ['Body wave wig, ombre 1B/27, in motion', '渐变 1B/27 大波浪假发动态'],
    about: [
      'The blend from black to honey begins at the cheekbone. Four seconds, no filter.',
      '由黑到蜂蜜金的渐变从颧骨处开始。四秒实拍，无滤镜。',
    ],
  },
  'wig-bob-613': {
    title: ['Bob in #613 blonde, in motion', '#613 浅金波波头动态'],
    about: [
      'A 12 in bob with a blunt line, shown swaying, so that you see how the cut holds.',
      '12 英寸齐尾波波头摆动展示，可看剪裁线条是否齐整。',
    ],
  },
  'wig-deep-wave-99j': {
    title: ['Deep wave wig, burgundy, in motion', '酒红深波浪假发动态'],
    about: ['99J in deep wave at 24 in: dark red in shade, wine in the light.', '24 英寸深波浪 99J：暗处深红，光下酒红。'],
  },
  'bundle-body-wave-4': {
    title: ['Body wave bundle, chocolate brown', '巧克力棕大波浪发帘'],
    about: ['One 100 g bundle held at the weft. The wave is as it comes out of the bag.', '手持帘头展示 100 克单帘，波纹为出袋原状。'],
  },
  'ponytail-straight-27': {
    title: ['Straight ponytail, honey blonde', '蜂蜜金直发马尾'],
    about: ['The wrap-around ponytail in #27 on a smoothed base.', '#27 缠绕马尾装在梳光的发髻上。'],
  },
};
