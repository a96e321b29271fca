import { expect, test } from 'vitest';
import { checkBulkStatus } from '#areas/orders/rules/office.ts';
import { bulkStatusText } from './mark-result.ts';

const paid = { status: 2, paymentState: 'paid', consignTime: null, attentionReason: '', pieceCount: 2, removedCount: 0 };

test.each([
  [paid, 'goes'],
  [{ ...paid, status: 3 }, 'there'],
  [{ ...paid, attentionReason: 'held:asks for another colour' }, 'held'],
  [{ ...paid, paymentState: 'part_refunded' }, 'goes'],
  [{ ...paid, paymentState: 'part_refunded', removedCount: 1 }, 'goes'],
  [{ ...paid, paymentState: 'part_refunded', removedCount: 2 }, 'nothingLeft'],
  [{ ...paid, paymentState: 'part_paid' }, 'unpaid'],
  [{ ...paid, paymentState: 'needs_attention' }, 'attention'],
  [{ ...paid, paymentState: 'disputed' }, 'attention'],
  [{ ...paid, status: 7 }, 'noWay'],
] as const)('an order that is %j, sent to picking: %s', (order, verdict) => {
  expect(checkBulkStatus(order, 'preparing')).toBe(verdict);
});

test.each([
  [
    [
      ['TL-1', 'goes', 2],
      ['TL-2', 'goes', 2],
    ],
    '2 orders sent to picking',
    '2 单已转入拣货',
  ],
  [
    [
      ['TL-1', 'there', 3],
      ['TL-2', 'there', 3],
    ],
    'No orders sent to picking; 2 already had this status',
    '没有订单转入拣货；2 单此前已是该状态',
  ],
  [
    [
      ['TL-1', 'goes', 2],
      ['TL-2', 'there', 3],
      ['TL-3', 'held', 2],
      ['TL-4', 'unpaid', 2],
      ['TL-5', 'noWay', 7],
    ],
    '1 order sent to picking; 1 already had this status; on hold: TL-3; not paid in full: TL-4; not possible from current status: TL-5 (Canceled)',
    '1 单已转入拣货；1 单此前已是该状态；已暂停：TL-3；未付清：TL-4；当前状态不可操作：TL-5（已取消）',
  ],
] as const)('what became of %j is told whole', (answers, en, zh) => {
  const results = answers.map(([number, verdict, status]) => ({ number, verdict, status }));
  expect([bulkStatusText(results, 'preparing', 'en'), bulkStatusText(results, 'preparing', 'zh')]).toEqual([en, zh]);
});

test('of many that stay, the first six are named', () => {
  const results = Array.from({ length: 8 }, (_, index) => ({ number: `TL-${index}`, verdict: 'unpaid' as const, status: 1 }));
  expect(bulkStatusText(results, 'delivered', 'en')).toBe(
    'No orders marked as delivered; not paid in full: TL-0, TL-1, TL-2, TL-3, TL-4, TL-5 and 2 more',
  );
});
