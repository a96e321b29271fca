import { texts } from '#kernel/texts.ts';

/** What each setting does. */
export const settingTexts = texts({
  vendor_rise_percent: {
    en: 'A vendor’s price that rises by more than so many percent is told',
    zh: '供应商涨价超过此百分比时提醒',
  },
  vendor_stale_days: { en: 'A vendor’s price nobody asked about for so many days is told', zh: '供应商报价超过此天数未更新时提醒' },
  obeyed: { en: 'The shop works by these', zh: '商店依此运行' },
  handedOn: { en: 'Only handed on to programs that ask web_config/get', zh: '仅供外部程序经 web_config/get 读取' },
});
