import { expect, test } from 'vitest';
import { parsePastedStock, parseScan, parseStockLine, splitStockCells } from './stock-lines.ts';

const line = { code: 'W-1', quantity: '2', cost: '', bin: '' };

test('a sheet is read by its head in any order, or in the usual one', () => {
  expect(parsePastedStock('Qty,Note,SKU\n3,x,W-1\n\n,y,W-2')).toEqual([
    { code: 'W-1', quantity: '3', cost: '', bin: '' },
    { code: 'W-2', quantity: '1', cost: '', bin: '' },
  ]);
  expect(parsePastedStock('W-1\t4\t12.50\tA-01-1\r\nW-2\t5')).toEqual([
    { code: 'W-1', quantity: '4', cost: '12.50', bin: 'A-01-1' },
    { code: 'W-2', quantity: '5', cost: '', bin: '' },
  ]);
  expect(parsePastedStock('编码;数量\nW-1;2')).toEqual([line]);
});

test('quotes hold marks, line ends and quotes', () => {
  expect(splitStockCells('"a ""b"", c",2\n"two\nlines",3')).toEqual([
    ['a "b", c', '2'],
    ['two\nlines', '3'],
  ]);
});

test.each([
  ['W-12', { code: 'W-12', quantity: 1 }],
  ['12*6900412022118', { code: '6900412022118', quantity: 12 }],
  ['  3 x W-1 ', { code: 'W-1', quantity: 3 }],
  ['0*W-1', { code: 'W-1', quantity: 1 }],
  ['   ', null],
])('a scan of "%s" is %j', (typed, read) => {
  expect(parseScan(typed)).toEqual(read);
});

test.each([
  [{ ...line, code: ' ' }, 'noCode'],
  [{ ...line, quantity: '0' }, 'badQuantity'],
  [{ ...line, quantity: '-4' }, 'badQuantity'],
  [{ ...line, quantity: '1.5' }, 'badQuantity'],
  [{ ...line, quantity: '100000' }, null],
  [{ ...line, quantity: '100001' }, 'tooManyPieces'],
  [{ ...line, quantity: '9999999' }, 'tooManyPieces'],
  [{ ...line, cost: '1.234' }, 'badCost'],
  [{ ...line, cost: '-3' }, 'badCost'],
  [{ ...line, cost: '10000000.01' }, 'badCost'],
  [{ ...line, bin: '<b>' }, 'badShelf'],
  [{ ...line, cost: '$12.5', bin: 'a-01-1' }, null],
])('%j has the problem %s', (typed, problem) => {
  expect(parseStockLine(typed).problem).toBe(problem);
});
