import { texts } from '#kernel/texts.ts';

/** What each setting does. */
export const settingTexts = texts({
  vendor_rise_percent: {
    en: 'Alert when a vendor’s price rises by more than this percentage',
    zh: '供应商涨价超过此百分比时提醒',
  },
  vendor_stale_days: { en: 'Alert when a vendor’s price hasn’t been updated for this many days', zh: '供应商报价超过此天数未更新时提醒' },
  obeyed: { en: 'Used by the shop', zh: '商店实际使用的设置' },
  handedOn: { en: 'Only sent to apps that call web_config/get', zh: '仅供外部程序经 web_config/get 读取' },
});
