import { texts } from '#kernel/texts.ts';

export const saleTexts = texts({
  home: { en: 'Home', zh: '首页' },
  breadcrumb: { en: 'Breadcrumb', zh: '当前位置' },
  'black-friday': { en: 'Black Friday', zh: '黑色星期五' },
  'christmas-sale': { en: 'Christmas sale', zh: '圣诞优惠' },
  'crazy-sale': { en: 'Ten-day sale', zh: '十日特惠' },
  'black-friday-about': {
    en: 'Black Friday, factory direct: human hair wigs, bundles and closures for less',
    zh: '工厂直销黑色星期五：真人发假发、发帘与顶发块优惠，起止日期明确',
  },
  'christmas-sale-about': {
    en: 'Christmas sale on human hair: gifts that fit without measuring',
    zh: '圣诞真人发优惠：不用量头围也合适的礼物，起止日期明确',
  },
  'crazy-sale-about': {
    en: 'Ten days of savings on a dozen human hair styles, with a firm end date',
    zh: '十天，十来款真人发特惠，到期即止',
  },
  'black-friday-keywords': { en: 'black friday wigs, black friday hair deals, black friday human hair', zh: '黑五假发, 黑五真人发优惠' },
  'christmas-sale-keywords': { en: 'christmas hair sale, christmas wig deals, hair gifts', zh: '圣诞假发优惠, 圣诞真人发, 头发礼物' },
  'crazy-sale-keywords': { en: 'hair sale, wig sale, human hair deals this week', zh: '头发特惠, 假发促销, 本周真人发优惠' },

  ends: { en: 'Ends {at}', zh: '{at}结束' },
  begins: { en: 'Starts {at}', zh: '{at}开始' },
  until: { en: 'and runs until {at}', zh: '持续至 {at}' },
  wasOn: {
    en: 'The last sale ended {at}. The next date isn’t set yet; we’ll post it here.',
    zh: '上一次活动于 {at} 结束。下次日期尚未确定，确定后会在此公布。',
  },
  noDate: { en: 'No date is set yet. We’ll post it here.', zh: '日期尚未确定，确定后会在此公布。' },
  timeToEnd: { en: 'Time left', zh: '距结束' },
  timeToStart: { en: 'Starts in', zh: '距开始' },
  days: { en: 'days', zh: '天' },
  hours: { en: 'hours', zh: '时' },
  minutes: { en: 'minutes', zh: '分' },
  seconds: { en: 'seconds', zh: '秒' },
  hasEnded: { en: 'This sale just ended.', zh: '活动刚刚结束。' },
  hasBegun: { en: 'This sale just started.', zh: '活动已经开始。' },
  reload: { en: 'Reload page', zh: '重新加载页面' },
  goods: { en: 'Sale items', zh: '活动商品' },
  goodsNote: {
    en: 'The prices below are what you pay. They’re the same across the store, and regular prices return when the sale ends.',
    zh: '以下为实付价，全店一致，活动结束后恢复原价。',
  },
  nowTitle: { en: 'On sale right now', zh: '正在优惠' },
  nowNote: { en: 'No need to wait: these are below list price today.', zh: '不必等待：以下商品今日低于原价。' },
  emptyTitle: { en: 'Nothing is on sale right now', zh: '目前没有优惠商品' },
  emptyText: { en: 'All products are at their regular price today.', zh: '今日所有商品均为原价。' },
});
