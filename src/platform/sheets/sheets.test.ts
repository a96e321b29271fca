import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { xlsxOf } from './xlsx.server.ts';

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-2', "'-2"],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
  ['=cmd|" /c calc"!A1', '"\'=cmd|"" /c calc""!A1"'],
])('the text %j is written as %j', (value, written) => expect(csvOf([[value, 1.5, null]])).toBe(`\uFEFF${written},1.5,\r\n`));

/** Reads an archive by its directory, as any other program would. */
function filesIn(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, nameLength, start] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const body = start + 30 + zip.readUInt16LE(start + 26);
    files.set(name, inflateRawSync(zip.subarray(body, body + packed)).toString('utf8'));
    at += 46 + nameLength;
  }
  return files;
}

const book = [
  {
    name: 'Wigs/2026',
    rows: [
      [
        { value: '=1+1', style: 'bold' as const },
        { value: 12.5, style: 'money' as const },
      ],
      [null, { value: 'a < b & "c"\u0000' }],
    ],
  },
  { name: 'wigs 2026', rows: [], frozen: { rows: 1, columns: 1 } },
];

test('a workbook holds its sheets, each under a name of its own', () => {
  const files = filesIn(xlsxOf(book));
  expect([...files.keys()]).toContain('xl/worksheets/sheet2.xml');
  expect(files.get('xl/workbook.xml')).toContain('name="Wigs 2026"');
  expect(files.get('xl/workbook.xml')).toContain('name="wigs 2026 2"');
});

test('numbers are numbers, texts are texts: a formula in a text stays a text', () => {
  const sheet = filesIn(xlsxOf(book)).get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet).toContain('<c r="B1" s="2"><v>12.5</v></c>');
  expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1</t>');
  expect(sheet).toContain('a &lt; b &amp; &quot;c&quot;</t>');
  expect(sheet).not.toContain('<f>');
});
