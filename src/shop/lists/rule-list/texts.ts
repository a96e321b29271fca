import { texts } from '#kernel/texts.ts';

export const ruleListTexts = texts({
  home: { en: 'Home', zh: '首页' },
  breadcrumb: { en: 'Breadcrumb', zh: '当前位置' },

  'clearance-sale-title': { en: 'Clearance', zh: '清仓特卖' },
  'clearance-sale-lead': {
    en: 'The last items in shades and lengths we no longer make. Clearance is final sale: no returns, no exchanges, no price protection. Once it’s gone, it’s gone.',
    zh: '停产颜色与长度的最后几件。清仓商品售出不退不换，不享价格保护，售完即止。',
  },
  'clearance-sale-description': {
    en: 'Human hair on clearance: last items at their lowest price, final sale',
    zh: '真人发清仓：最后几件，最低价，售出不退不换',
  },
  'clearance-sale-keywords': {
    en: 'clearance human hair, clearance wigs, final sale hair, cheap human hair',
    zh: '头发清仓, 假发清仓, 特价真人发',
  },

  'under10-title': { en: 'Under $10', zh: '10 美元以下' },
  'under30-title': { en: 'Under $30', zh: '30 美元以下' },
  'under50-title': { en: 'Under $50', zh: '50 美元以下' },
  'under100-title': { en: 'Under $100', zh: '100 美元以下' },
  hallLead: {
    en: 'Everything in stock under {price} today, based on the price you actually pay. A crossed-out price is our lowest from the previous 30 days.',
    zh: '今日实付价低于 {price} 的全部现货。划线价为此前 30 天内的最低价。',
  },
  hallDescription: {
    en: 'Human hair and hair care under {price}: every in-stock item, at the price you actually pay',
    zh: '{price} 以下的真人发与护理用品：全部现货，以实付价计',
  },
  hallKeywords: { en: 'hair under {price}, cheap human hair, hair deals, affordable wigs', zh: '{price} 以下头发, 平价真人发, 优惠假发' },

  'long-hair-title': { en: '40 inches and longer', zh: '40 英寸及以上' },
  'long-hair-lead': {
    en: 'Hair 40 inches (102 cm) and longer. Few donors grow it this long, so most items are made one at a time. Each page shows when it ships.',
    zh: '40 英寸（102 厘米）及更长的头发。能留到这个长度的人很少，因此多为逐件制作，每款都标明发货时间。',
  },
  'long-hair-description': {
    en: 'Human hair wigs and bundles 40 inches and longer, measured straight',
    zh: '40 英寸及以上的真人发：假发与发帘，拉直量取',
  },
  'long-hair-keywords': {
    en: '40 inch wig, 40 inch hair, extra long human hair, 40 inch bundles',
    zh: '40 英寸假发, 超长真人发, 40 英寸发帘',
  },

  'boho-braids-title': { en: 'Boho braids', zh: '波西米亚辫' },
  'boho-braids-lead': {
    en: 'Human hair curls to leave loose in knotless braids. Choose curls as long as the braids; a full head takes two or three 50 g packs.',
    zh: '散落在无结辫之间的真人发卷发。卷发长度与辫子一致即可，一头约需两到三包，每包 50 克。',
  },
  'boho-braids-description': {
    en: 'Human hair for boho braids: bulk curls with no weft, in water wave, deep wave and more',
    zh: '波西米亚辫用真人发：无发帘散发，水波纹、深波浪等',
  },
  'boho-braids-keywords': {
    en: 'boho braiding hair, bohemian braids, knotless braids human hair, bulk human hair for braiding',
    zh: '波西米亚辫, 无结辫真人发, 编发散发',
  },

  'glueless-wig-title': { en: 'Glueless wigs', zh: '免胶假发' },
  'glueless-wig-lead': {
    en: 'Wigs held on by an elastic band, combs or a headband, with no glue on your skin. On in a minute, off at night.',
    zh: '靠松紧带、发梳或发带固定，不用胶水。一分钟戴好，晚上轻松取下。',
  },
  'glueless-wig-description': {
    en: 'Glueless human hair wigs: closure, U part, V part and headband caps that need no glue',
    zh: '免胶真人发假发：顶发块、U 型、V 型与发带式，无需胶水',
  },
  'glueless-wig-keywords': {
    en: 'glueless wig, wear and go wig, beginner wig, headband wig',
    zh: '免胶假发, 即戴假发, 新手假发, 发带假发',
  },

  halls: { en: 'Shop by price', zh: '优惠专区' },
  onlyBand: { en: '{from} to {to} only', zh: '只看 {from} 至 {to}' },
  wholeHall: { en: 'Everything under {to}', zh: '{to} 以下全部' },
  band: { en: 'Price range', zh: '价格范围' },

  emptyTitle: { en: 'Nothing here right now', zh: '这里暂时没有商品' },
  emptyText: { en: 'Items will appear here as soon as we have a match.', zh: '一有符合条件的商品，就会出现在这里。' },
  emptyHallTitle: { en: 'Nothing under {price} right now', zh: '暂无 {price} 以下的现货' },
  emptyHallText: { en: 'We have {count} {count:style|styles} under {price}.', zh: '另有 {count} 款 {price} 以下的商品。' },
  toHall: { en: 'Shop under {price}', zh: '查看 {price} 以下' },
  wishTitle: { en: 'What would you like to find here?', zh: '您希望在这里找到什么？' },
  wishText: { en: 'We read every suggestion and reply by email.', zh: '我们会阅读每条建议，并通过邮件回复。' },
  wishMessage: { en: 'Your suggestion', zh: '您的建议' },
  email: { en: 'Email', zh: '邮箱' },
  wishSend: { en: 'Send suggestion', zh: '提交建议' },
  wishThanks: { en: 'Thanks! We’ve received your suggestion and will reply by email.', zh: '谢谢，已收到您的建议，我们会通过邮件回复。' },
});
