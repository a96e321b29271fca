import { expect, test } from 'vitest';
import { rowsIn } from './rows.server.ts';
import { zipOf } from './zip.server.ts';

const most = 5000;
const book = (inside: string, before = ''): Buffer =>
  zipOf({
    'xl/workbook.xml': '<x:workbook xmlns:x="m" xmlns:q="r"><x:sheets><x:sheet name="x" sheetId="1" q:id="rId1"/></x:sheets></x:workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId1" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
    'xl/sharedStrings.xml': '<sst><si><t>first</t></si></sst>',
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?>${before}<worksheet><sheetData>${inside}</sheetData></worksheet>`,
  });
const cell = (text: string): string => `<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>`;
const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('');

test.each([
  ['signs written as names and numbers', cell('a &lt; b &#128512; &#x4e2d;'), 'a < b 😀 中'],
  ['a number of no sign', cell('&#x110000;&#0;'), '&#x110000;\u0000'],
  ['a text the parser must not read', cell('<![CDATA[<b>&amp;]]>'), '<b>&amp;'],
  ['a formula with what it last showed', '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c></row>', '2'],
  ['a formula that gave a text', '<row r="1"><c r="A1" t="str"><f>A2</f><v>go</v></c></row>', 'go'],
  ['a formula that failed', '<row r="1"><c r="A1" t="e"><f>A2</f><v>#REF!</v></c></row>', '#REF!'],
  ['a formula that never ran', '<row r="1"><c r="A1"><f>A2</f></c></row>', ''],
  ['a shared text of no number', '<row r="1"><c r="A1" t="s"></c></row>', ''],
  ['a shared text that is not there', '<row r="1"><c r="A1" t="s"><v>7</v></c></row>', ''],
  ['tags with a prefix', '<x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c></x:row>', 'first'],
])('%s is read as it is meant', async (_, inside, value) => {
  expect(await rowsIn(book(inside), most)).toEqual([[value]]);
});

test.each([
  ['entities that grow to gigabytes stay unread', cell('&e9;'), `<!DOCTYPE x [<!ENTITY e0 "ha">${laughs}]>`, [['&e9;']]],
  ['a file of the server is not fetched', cell('&f;'), '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>', [['&f;']]],
  ['two cells at the corners', `${cell('a')}<row r="1048576"><c r="XFD1048576"><v>2</v></c></row>`, '', [['a']]],
  ['a row beyond all numbers', '<row r="99999999999999999999"><c r="A1"><v>1</v></c></row>', '', []],
  ['row nought', `<row r="0"><c r="A0"><v>1</v></c></row>${cell('a')}`, '', [['a']]],
  ['a column beyond all letters', '<row r="1"><c r="ZZZZZZZZZZ1"><v>1</v></c></row>', '', [['1']]],
  ['tags two million deep', '<a>'.repeat(2_000_000) + '</a>'.repeat(2_000_000), '', []],
  ['two hundred columns and no more', `<row r="1">${'<c><v>1</v></c>'.repeat(200_000)}</row>`, '', [Array(200).fill('1')]],
  ['a row that never ends', `<row r="1"><c r="A1"><v>1${'<row '.repeat(500_000)}`, '', null],
  ['a text that never ends', `<row r="1"><c r="A1"><v>${'<![CDATA['.repeat(300_000)}`, '', null],
  ['tags closed crosswise', '<row r="1"><c r="A1"></row></c>', '', null],
])('%s', async (_, inside, before, rows) => {
  expect(await rowsIn(book(inside, before), most)).toEqual(rows);
});

/** What the directory says of the last file, the sheet. */
function claimed(bytes: Buffer, change: (entry: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes);
  change(copy.subarray(copy.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]))));
  return copy;
}

test.each([
  ['smaller than it is', (entry: Buffer) => entry.writeUInt32LE(10, 24)],
  ['larger than it is', (entry: Buffer) => entry.writeUInt32LE(9000, 24)],
  ['larger than we unpack', (entry: Buffer) => entry.writeUInt32LE(0xfffffff0, 24)],
  ['packed to more than there is', (entry: Buffer) => entry.writeUInt32LE(0x7fffffff, 20)],
  ['not packed', (entry: Buffer) => entry.writeUInt16LE(0, 10)],
  ['packed in a way nobody knows', (entry: Buffer) => entry.writeUInt16LE(99, 10)],
  ['locked', (entry: Buffer) => entry.writeUInt16LE(0x0801, 8)],
  ['outside the file', (entry: Buffer) => entry.writeUInt32LE(0x7fffffff, 42)],
])('a sheet that its archive calls %s is not read', async (_, change) => {
  expect(await rowsIn(claimed(book(cell('a')), change), most)).toBeNull();
});

test('a sheet that unpacks to two hundred megabytes is not unpacked', async () => {
  const bomb = book(cell('a') + ' '.repeat(200_000_000));
  expect(bomb.length).toBeLessThan(300_000);
  expect(await rowsIn(bomb, most)).toBeNull();
  // What it says is a lie just as well: the unpacking stops where the said size ends.
  expect(
    await rowsIn(
      claimed(bomb, (entry) => entry.writeUInt32LE(1000, 24)),
      most,
    ),
  ).toBeNull();
});

test('an archive that claims four thousand million files is given up at once', async () => {
  const bytes = book(cell('a'));
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const large = Buffer.alloc(76);
  large.writeUInt32LE(0x06064b50, 0);
  large.writeUInt32LE(0xffffffff, 32);
  large.writeUInt32LE(bytes.readUInt32LE(end + 16), 48);
  large.writeUInt32LE(0x07064b50, 56);
  large.writeUInt32LE(end, 64);
  const tail = Buffer.from(bytes.subarray(end));
  tail.writeUInt16LE(0xffff, 10);
  tail.writeUInt32LE(0xffffffff, 16);
  expect(await rowsIn(Buffer.concat([bytes.subarray(0, end), large, tail]), most)).toBeNull();
});

test('half an archive is not read', async () => {
  const bytes = book(cell('a'));
  expect(await rowsIn(bytes.subarray(0, bytes.length / 2), most)).toBeNull();
});
