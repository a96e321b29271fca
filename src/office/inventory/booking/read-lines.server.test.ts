import { expect, test } from 'vitest';
import { xlsxOf } from '#platform/sheets/xlsx.server.ts';
import { readBookingLines } from './read-lines.server.ts';

const formOf = (fields: Readonly<Record<string, string | File>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const short = ({ code, quantity }: { code: string; quantity: string }) => `${code} ${quantity}`;

test('of a sheet with more lines than one form holds, it is said how many were left out', async () => {
  const sheet = Array.from({ length: 512 }, (_, index) => `W-${index},1`).join('\n');
  const { lines, leftOut } = await readBookingLines(formOf({ sheet }));
  expect([lines.length, leftOut]).toEqual([500, 12]);
});

test('rows of one code are one line, so a long list of scans fits', async () => {
  const sheet = Array.from({ length: 900 }, () => 'W-1').join('\n');
  const { lines, leftOut } = await readBookingLines(formOf({ sheet }));
  expect([lines.map(short), leftOut]).toEqual([['W-1 900'], 0]);
});

test('of more typed lines than one form holds, it is said how many were left out', async () => {
  const form = new FormData();
  for (let at = 0; at < 501; at += 1)
    for (const [part, value] of [
      ['code', `W-${at}`],
      ['quantity', '1'],
    ])
      form.append(`lines.${part}`, value ?? '');
  const { lines, leftOut } = await readBookingLines(form);
  expect([lines.length, leftOut]).toEqual([500, 1]);
});

test('a workbook is read like a sheet', async () => {
  const rows = [
    ['SKU', 'Quantity'],
    ['W-1', 3],
    ['W-2', 4],
  ].map((row) => row.map((value) => ({ value })));
  const file = new File([new Uint8Array(xlsxOf([{ name: 'Purchase', rows }]))], 'delivery.xlsx');
  const { lines, isUnread } = await readBookingLines(formOf({ file }));
  expect([lines.map(short), isUnread]).toEqual([['W-1 3', 'W-2 4'], false]);
});

test.each([
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00])],
  ['a broken workbook', new TextEncoder().encode('PK nothing')],
])('%s is no sheet, and what was typed stays', async (_, bytes) => {
  const { lines, isUnread } = await readBookingLines(formOf({ 'lines.code': 'W-1', 'lines.quantity': '2', file: new File([bytes], 'x') }));
  expect([lines.map(short), isUnread]).toEqual([['W-1 2'], true]);
});
