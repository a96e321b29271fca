import { texts } from '#kernel/texts.ts';

/** Emails to vendors, each in both languages, the vendor's own first. */
export const purchaseEmailTexts = texts({
  sentSubject: { en: 'Purchase order {number} from {shop}', zh: '{shop} 采购单 {number}' },
  sentTitle: { en: 'Purchase order {number}', zh: '采购单 {number}' },
  sentText: {
    en: 'Hello {name}, please supply the items below and reply with your expected delivery date.',
    zh: '{name}，您好！请按以下明细供货，并回复确认交期。',
  },
  lateSubject: { en: 'Purchase order {number} is overdue', zh: '采购单 {number} 已逾期' },
  lateTitle: { en: 'Purchase order {number} is overdue', zh: '采购单 {number} 尚未到齐' },
  lateText: {
    en: 'Hello {name}, this delivery was due on {day}. Please reply and let us know when it will arrive.',
    zh: '{name}，您好！该批货原定 {day} 到货，至今未到齐，请回复告知到货日期。',
  },
  number: { en: 'PO number', zh: '单号' },
  due: { en: 'Expected delivery', zh: '预计到货' },
  total: { en: 'Total', zh: '合计' },
  to: { en: 'Ship to', zh: '送货地址' },
  note: { en: 'Note', zh: '备注' },
  line: { en: '{quantity} pcs × {cost} = {sum}', zh: '{quantity} 件 × {cost} = {sum}' },
  open: { en: '{left} of {quantity} pcs outstanding', zh: '共 {quantity} 件，{left} 件尚未到货' },
});
