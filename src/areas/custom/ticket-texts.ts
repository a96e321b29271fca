import { texts } from '#kernel/texts.ts';

export const ticketTexts = texts({
  title: { en: 'Work order', zh: '制作工单' },
  lead: { en: 'Print it from your browser. Both languages say the same thing.', zh: '可直接用浏览器打印，中英文内容一致。' },
  file: { en: 'Download PDF', zh: '下载 PDF' },
  version: { en: 'Version', zh: '版本' },
  made: { en: 'Created', zh: '制单日期' },
  pieces: { en: 'Quantity', zh: '数量' },
  confirmed: { en: 'Confirmed by customer', zh: '顾客确认' },
  notYet: { en: 'Not yet', zh: '尚未确认' },
  language: { en: 'English', zh: '中文' },
  code: { en: 'Code', zh: '代码' },
  tolerance: { en: 'Tolerance', zh: '允许误差' },
  note: { en: 'Note', zh: '备注' },
  drawing: { en: 'Where each measurement is taken', zh: '测量位置图' },
});
