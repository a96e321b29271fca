import { expect, test } from 'vitest';
import { maxIntakeReferences, parseIntakeOrders } from './intake.ts';

const ann = 'Ann,Lee,4045550100,12 Peach St,Atlanta,GA,30301,US';

test('rows of one reference are one parcel, and a later row need not repeat the receiver', () => {
  const { orders } = parseIntakeOrders(`A-1,wig-1,2,${ann}\nA-1,BUN-2,1\nA-2,WIG-1,,${ann}`);
  expect(orders).toMatchObject([
    {
      reference: 'A-1',
      lines: [
        { sku: 'WIG-1', quantity: 2 },
        { sku: 'BUN-2', quantity: 1 },
      ],
      receiver: { firstName: 'Ann', city: 'Atlanta', country: 'US' },
      fault: null,
    },
    { reference: 'A-2', lines: [{ sku: 'WIG-1', quantity: 1 }], fault: null },
  ]);
});

test('a head names the columns in any order, and a table program pastes tabs', () => {
  const head = 'SKU\tReference\tQuantity\tCity\tFirst name';
  expect(parseIntakeOrders(`${head}\nWIG-1\tB-7\t3\tMacon\tBea`).orders).toMatchObject([
    { reference: 'B-7', lines: [{ sku: 'WIG-1', quantity: 3 }], receiver: { city: 'Macon', firstName: 'Bea' } },
  ]);
});

test.each([
  'Order,First name,Surname,Zip,State,SKU,Qty\nB-8,Bea,Ray,31201,GA,wig-1,2',
  '订单号,名,姓,邮编,州,货号,数量\nB-8,Bea,Ray,31201,GA,wig-1,2',
])('the columns may be called as people call them: %s', (pasted) => {
  expect(parseIntakeOrders(pasted).orders).toMatchObject([
    {
      ...{ reference: 'B-8', lines: [{ sku: 'WIG-1', quantity: 2 }], fault: null },
      receiver: { firstName: 'Bea', lastName: 'Ray', postCode: '31201', region: 'GA' },
    },
  ]);
});

test.each([
  [`,WIG-1,1,${ann}`, 'noReference'],
  [`${'x'.repeat(41)},WIG-1,1,${ann}`, 'longReference'],
  [`A-1,,1,${ann}`, 'noSku'],
  [`A-1,WIG-1,0,${ann}`, 'quantity'],
  [`A-1,WIG-1,1.5,${ann}`, 'quantity'],
  [`A-1,WIG-1,1000,${ann}`, 'quantity'],
  [`A-1,WIG-1,1,${ann}\nA-1,WIG-1,1,Bea,${ann.slice(4)}`, 'otherReceiver'],
])('%s is told as %s', (pasted, fault) => {
  expect(parseIntakeOrders(pasted).orders[0]?.fault).toBe(fault);
});

test('two rows without a number are two faults, not one parcel', () => {
  expect(parseIntakeOrders(`,WIG-1,1,${ann}\n,WIG-2,1,${ann}`).orders).toHaveLength(2);
});

test('more than fits is told, and nothing is taken of what is over', () => {
  const many = Array.from({ length: maxIntakeReferences + 1 }, (_, at) => `R-${at},WIG-1,1,${ann}`).join('\n');
  const { orders, isTooLong } = parseIntakeOrders(many);
  expect([orders.length, isTooLong]).toEqual([maxIntakeReferences, true]);
  expect(parseIntakeOrders('').orders).toEqual([]);
});
