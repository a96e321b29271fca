import { expect, test } from 'vitest';
import { parseCsv } from '#kernel/csv.ts';
import { type CurrentVendorPrice, checkPriceLines, countLineStates, isValidPriceLine } from './dry-run.ts';
import { parseLengthInches, parsePriceSheet, parseQuotedPrice } from './price-sheet.ts';
import type { SpecDefaults } from './spec.ts';

const common: SpecDefaults = {
  ...{ productKind: 'bulk', unit: '100g', minQuantity: 20 },
  ...{ origin: 'India', grade: 'single drawn', texture: 'Straight', colour: '#1B Natural Black', lace: '' },
};

test.each([
  ['10', 10],
  ['10 in', 10],
  ['26"', 26],
  ['26英寸', 26],
  ['61', null],
  ['Texture', null],
])('a head of %s is %s inches', (typed, inches) => expect(parseLengthInches(typed)).toBe(inches));

test.each([
  ['26.3', 2630],
  ['$1,234.50', 123_450],
  ['¥185', 18_500],
  ['0', null],
  ['1.234', null],
  ['-5', null],
  ['=1+1', null],
  ['1e5', null],
])('%s quotes %s', (typed, cents) => expect(parseQuotedPrice(typed)).toBe(cents));

test('cells of a table program, of a file with quotes and of a file with semicolons', () => {
  expect(parseCsv('a\tb\r\n1\t2\r\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(parseCsv('\uFEFFa,"b, ""c"""\n1,2')).toEqual([
    ['a', 'b, "c"'],
    ['1', '2'],
  ]);
  expect(parseCsv('a;b\n1,5;2')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ]);
});

test('lengths across: each filled cell is a price, a dash is nothing sold, and words of a row count for it', () => {
  const lines = parsePriceSheet('Texture\t10 in\t12 in\nStraight\t16.50\t–\nBody Wave\t17.10\t18.10', common);
  expect(lines.map((line) => line.problem === null && [line.spec.texture, line.spec.lengthInches, line.quotedCents])).toEqual([
    ['Straight', 10, 1650],
    ['Body Wave', 10, 1710],
    ['Body Wave', 12, 1810],
  ]);
});

test('a row for each price, with its own words; what is wrong is named with its row', () => {
  const sheet = [
    'kind,texture,length,unit,min_quantity,price',
    'bulk,Straight,10,100g,20,16.50',
    'bulk,Straight,10,100 g,20,16.60',
    'bulk,Straight,ten,100g,20,1',
    'bulk,Straight,12,stone,20,1',
    'bulk,Straight,12,kg,0,1',
    'bulk,Straight,12,kg,5,free',
  ].join('\n');
  expect(parsePriceSheet(sheet, common).map(({ row, problem }) => [row, problem])).toEqual([
    [2, null],
    [3, 'twice'],
    [4, 'length'],
    [5, 'unit'],
    [6, 'minimum'],
    [7, 'price'],
  ]);
  expect(parsePriceSheet('hello\nthere', common)).toMatchObject([{ problem: 'head' }]);
  expect(parsePriceSheet('', common)).toEqual([]);
});

test('each line is told beside what is asked now; a point in the wrong place is named', () => {
  const now = (lengthInches: number, quotedCents: number): CurrentVendorPrice => ({
    ...common,
    lengthInches,
    quotedCents,
    currency: 'USD',
    priceCents: quotedCents,
  });
  const lines = parsePriceSheet('10\t12\t14\t30\t32\n16.50\t19.00\t19.10\t4.78\t60', common);
  const found = checkPriceLines(lines, [now(10, 1650), now(12, 1770), now(14, 1890), now(30, 4720)], 'USD', 500);
  expect(found.map((line) => (isValidPriceLine(line) ? [line.state, line.likelyCents] : line))).toEqual([
    ['same', null],
    ['rise', null],
    ['change', null],
    ['odd', 4780],
    ['new', null],
  ]);
  expect(countLineStates(found)).toMatchObject({ same: 1, rise: 1, change: 1, odd: 1, new: 1, wrong: 0 });
  // Another currency is not compared.
  expect(checkPriceLines(lines, [now(10, 1650)], 'CNY', 500)[0]).toMatchObject({ state: 'new' });
});

test('a sheet in Chinese means the same things as one in English', () => {
  const [english] = parsePriceSheet(
    'kind\torigin\tgrade\ttexture\tcolour\tunit\tlength\tprice\nbulk\tIndia\tsingle drawn\tBody Wave\t#1B Natural Black\t100 g\t18\t20',
    common,
  );
  const [chinese] = parsePriceSheet(
    '分类\t产地\t等级\t纹理\t颜色\t单位\t长度\t价格\n散发\t印度\t单抽\t大波浪\t#1B 自然黑\t100 克\t18 英寸\t20',
    common,
  );
  const [former] = parsePriceSheet(
    '品类\t产地\t档次\t纹理\t颜色\t单位\t长度\t价格\n散发\t印度\t单层\t大波浪\t#1B 自然黑\t100 克\t18 英寸\t20',
    common,
  );
  const [shouted] = parsePriceSheet(
    'KIND\tOrigin\tgrade\ttexture\tcolour\tunit\tlength\tprice\nBulk\tINDIA\tSingle Drawn\tbody wave\t#1B Natural Black\t100g\t18\t20',
    common,
  );
  expect(chinese).toEqual(english);
  // The names used before are still understood.
  expect(former).toEqual(english);
  expect(shouted).toEqual(english);
});
