import { expect, test } from 'vitest';
import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import { parsePriceSheet } from '#areas/vendor-prices/rules/price-sheet.ts';
import { gridOf, linesOfGrid, writtenOver } from './grid.ts';
import { gridLines, gridRowsInput } from './grid-rows.server.ts';

const common = { productKind: 'bulk', unit: '100g', minQuantity: 50, origin: '', grade: '', texture: '', colour: '', lace: '' } as const;
const today = [12, 14].map((lengthInches) => ({
  ...{ ...common, origin: 'India', grade: 'single drawn', texture: 'Straight', colour: '#1B Natural Black', lengthInches },
  ...{ quotedCents: lengthInches * 100, currency: 'USD', priceCents: lengthInches * 100 },
}));

test('the matrix is written in the reader’s language and kept in one', () => {
  const { rows } = gridOf(today, 'zh');
  expect(rows[0]?.spec).toMatchObject({ origin: '印度', grade: '单抽', texture: '直发', colour: '#1B 自然黑' });
  expect(linesOfGrid(rows, common)).toEqual(linesOfGrid(gridOf(today, 'en').rows, common));
});

test('beside a sheet, only what was written over in the matrix counts: today’s prices do not stand against the sheet', () => {
  const form = new FormData();
  for (const [field, value] of Object.entries({ origin: 'India', grade: 'single drawn', texture: 'Straight', colour: '#1B Natural Black' }))
    form.set(`rows.${field}`, value);
  form.set('rows.row', '3');
  form.set('rows.prices.12', '12.00');
  form.set('rows.prices.14', '14.50');
  const { rows } = readForm(form, z.object({ rows: gridRowsInput }));
  const left = writtenOver(gridLines(rows, common), today);
  expect(left.map(({ row, column }) => [row, column])).toEqual([[3, 14]]);
  expect(left.map((line) => line.problem === null && [line.spec.lengthInches, line.quotedCents])).toEqual([[14, 1450]]);
  const sheet = parsePriceSheet('origin,grade,texture,colour,12\nIndia,single drawn,Straight,#1B Natural Black,12.90', common);
  expect(sheet.map(({ problem }) => problem)).toEqual([null]);
});
