import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parseCsv } from '#kernel/csv.ts';
import { csvOf } from './csv.ts';

import { readXlsx } from './read-xlsx.server.ts';
import { openZip } from './unzip.server.ts';
import { xlsxOf } from './xlsx.server.ts';
import { zipOf } from './zip.server.ts';

test.each([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\uFEFFa;b\n"1;5";',
    [
      ['a', 'b'],
      ['1;5', ''],
    ],
  ],
  [
    'a\tb\n"say ""so"""\tx',
    [
      ['a', 'b'],
      ['say "so"', 'x'],
    ],
  ],
  [
    'a,b\n"two\nlines",2',
    [
      ['a', 'b'],
      ['two\nlines', '2'],
    ],
  ],
  ["a\n'=1+1", [['a'], ['=1+1']]],
  ['"never closed, x', [['never closed, x']]],
  ['', []],
  [
    'a, b\tc, d\n1\t 2 ',
    [
      ['a, b', 'c, d'],
      ['1', '2'],
    ],
  ],
])('the file %j is read as %j', (text, rows) => expect(parseCsv(text, 100)).toEqual(rows));

test('what we write we can read again, formulas and all', async () => {
  const rows = [
    ['=1+1', 'a,b', 'say "so"'],
    ['中文', '', '-2'],
  ];
  expect(parseCsv(csvOf(rows), 10)).toEqual(rows);
  const sheet = xlsxOf([{ name: 'Products', rows: [[{ value: 'a < b' }, null, { value: 12.5 }], [{ value: '中文' }]] }]);
  expect(await readXlsx(sheet, 10)).toEqual([['a < b', '', '12.5'], ['中文']]);
});

test('a workbook of another program is read: shared texts in pieces, yes and no, gaps', async () => {
  const bytes = zipOf({
    'xl/workbook.xml': '<workbook><sheets><sheet name="x" sheetId="1" r:id="rId7"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Type="t" Target="worksheets/other.xml" Id="rId7"/></Relationships>',
    'xl/sharedStrings.xml':
      '<sst><si><t>one</t></si><si><r><t>tw</t></r><r><t xml:space="preserve">o &amp; more</t></r><rPh><t>no</t></rPh></si></sst>',
    'xl/worksheets/other.xml':
      '<worksheet><sheetData><row r="2"><c r="B2" t="s"><v>1</v></c><c r="C2" t="b"><v>1</v></c><c r="D2"><v>0.30000000000000004</v></c></row></sheetData></worksheet>',
  });
  expect(await readXlsx(bytes, 10)).toEqual([[], ['', 'two & more', 'yes', '0.3']]);
});

test('an archive that unpacks to too much is given up, and so is one that is none', async () => {
  const bomb = zipOf({ 'xl/workbook.xml': 'x'.repeat(200_000) });
  expect(deflateRawSync(Buffer.from('x'.repeat(200_000))).length).toBeLessThan(1000);
  await expect((await openZip(bomb, 100_000)).read('xl/workbook.xml')).rejects.toThrow('too much');
  await expect(readXlsx(Buffer.from('hello'), 10)).rejects.toThrow('not a zip file');
});
