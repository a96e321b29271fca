import { expect, test } from 'vitest';
import { actionIn, differencesIn, subjectIn, subjectKindIn } from './audit-text.server.ts';

test('a change reads as words, and what stayed is not told', () => {
  const before = { priceCents: 10_000, roles: ['sales'], isHidden: false, note: '', same: 1, expiresAt: null };
  const after = {
    priceCents: 8950,
    roles: ['sales', 'stock'],
    isHidden: true,
    note: 'fragile',
    same: 1,
    expiresAt: '2026-11-12T02:00:00.000Z',
  };
  expect(differencesIn(before, after, 'en')).toEqual([
    { field: 'Price', before: '$100.00', after: '$89.50' },
    { field: 'Roles', before: 'Sales', after: 'Sales, Warehouse' },
    { field: 'Hidden', before: 'no', after: 'yes' },
    { field: 'Note', before: 'empty', after: 'fragile' },
    { field: 'Expires', before: 'empty', after: 'Nov 12, 2026, 10:00 AM' },
  ]);
  expect(differencesIn({ roles: ['sales'] }, { roles: ['stock', 'editor'] }, 'zh')).toEqual([
    { field: '角色', before: '销售', after: '仓库、编辑' },
  ]);
});

test('something new has nothing before it, something unknown is told by its name, something deep is told flat', () => {
  expect(differencesIn(null, { oddThing: 3 }, 'en')).toEqual([{ field: 'odd thing', before: 'empty', after: '3' }]);
  expect(differencesIn({ options: { name: 'a', list: [] } }, null, 'en')).toEqual([
    { field: 'options', before: 'Name a; list empty', after: 'empty' },
  ]);
  expect(differencesIn('a', 'b', 'en')).toEqual([{ field: 'Value', before: 'a', after: 'b' }]);
  expect(differencesIn(undefined, undefined, 'en')).toEqual([]);
});

test('states, shares and what was done to one of a list are told in words', () => {
  expect(differencesIn({ status: 2, paymentState: 'paid' }, { status: 7, paymentState: 'refunded' }, 'zh')).toEqual([
    { field: '状态', before: '已付款', after: '已取消' },
    { field: '付款状态', before: '已付清', after: '已退款' },
  ]);
  expect(differencesIn([{ id: 4, isHidden: false, discountBp: 10_000 }], [{ id: 4, isHidden: true, discountBp: 8500 }], 'en')).toEqual([
    { field: 'Hidden', before: 'no', after: 'yes' },
    { field: 'Discount', before: '100%', after: '85%' },
  ]);
});

test('why pieces moved, what they were after it and what vendors ask is told in words', () => {
  const sides = [{ levels: [[7, 12]] }, { reason: 'damage', note: '', levels: [[7, 9]] }] as const;
  expect(differencesIn(...sides, 'en')).toEqual([
    { field: 'Stock level', before: 'SKU 7: 12', after: 'SKU 7: 9' },
    { field: 'Reason', before: 'empty', after: 'damaged' },
  ]);
  expect(differencesIn(...sides, 'zh')).toEqual([
    { field: '库存', before: '规格 7：12', after: '规格 7：9' },
    { field: '原因', before: '空', after: '损坏' },
  ]);
  const asked = [{ prices: [['weft India Straight 14 kg 1', null]] }, { prices: [['weft India Straight 14 kg 1', 1250]] }] as const;
  expect(differencesIn(...asked, 'zh')).toEqual([
    { field: '价格', before: '发帘 印度 直发 14 公斤 1：空', after: '发帘 印度 直发 14 公斤 1：12.50' },
  ]);
  expect(differencesIn(null, { kind: 'expenditure', method: 'bank', refusedFor: 'list' }, 'zh').map(({ after }) => after)).toEqual([
    '支出',
    '银行',
    '不在白名单',
  ]);
});

test.each([
  ['ledger.book', 'Recorded ledger entry', '登记账目'],
  ['order.mark', 'Changed flag on order', '更改订单的标记'],
  ['staff.roles', 'Changed roles for staff member', '更改员工的角色'],
  ['login refused', 'Sign-in denied', '登录被拒'],
  ['coupon.change', 'Updated coupon', '修改优惠码'],
  ['sku.show', 'Unhid SKU', '重新显示规格'],
  ['odd_thing.turn-round', 'odd thing: turn round', 'odd thing: turn round'],
])('%s is said as %s and %s', (action, en, zh) => {
  expect([actionIn(action, 'en'), actionIn(action, 'zh')]).toEqual([en, zh]);
});

test.each([
  ['list', 'office-orders', 'Orders', '订单'],
  ['list', 'office-vendor-price-list', 'Vendor price versions', '供应商价格版本'],
  ['order', '17', '17', '17'],
  ['doors', 'office', 'back office', '后台登录'],
])('the log calls %s %s %s and %s', (kind, id, en, zh) => {
  expect([subjectIn(kind, id, 'en'), subjectIn(kind, id, 'zh')]).toEqual([en, zh]);
});

test('a form that said nothing of its own is told by its page', () => {
  expect([actionIn('office-coupons: change', 'en'), actionIn('office-coupons: change', 'zh')]).toEqual([
    'Updated an entry (Coupons)',
    '修改一条记录（优惠码）',
  ]);
});

test('words of the trade within a line of the log are read in Chinese', () => {
  const prices = [['bulk India double drawn Body Wave #1B Natural Black 18 100g 5', 990]];
  expect(differencesIn(null, { prices }, 'zh')).toEqual([
    { field: '价格', before: '空', after: '散发 印度 双抽 大波浪 #1B 自然黑 18 100 克 5：9.90' },
  ]);
});

test('a language is told by its name', () => {
  expect(differencesIn({ language: 'en' }, { language: 'zh' }, 'zh')).toEqual([{ field: '语言', before: '英文', after: '中文' }]);
});

test('who has it and what a standing order says is told in words', () => {
  expect(differencesIn({ owner_id: null }, { owner_id: 103 }, 'zh')).toEqual([{ field: '负责人', before: '空', after: '员工 103' }]);
  expect(differencesIn({ priceFromCents: 18_170 }, { priceFromCents: 19_999 }, 'en')).toEqual([
    { field: 'Starting price', before: '$181.70', after: '$199.99' },
  ]);
});

test('a page names its thing', () => {
  expect(subjectKindIn('office-coupon', 'zh')).toBe('优惠码');
});
