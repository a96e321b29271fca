import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { labelPdf } from '#providers/carrier/double/label.ts';
import { joined } from './join-pdfs.server.ts';
import { paper } from './pdf.server.ts';

const label = (trackingNumber: string) =>
  labelPdf({ service: 'FEDEX_GROUND', trackingNumber, from: ['Mill'], to: ['Amara 1 0 R'], foot: [] });
const textOf = (file: Uint8Array | null): string => Buffer.from(file ?? []).toString('latin1');
const countIn = (file: Uint8Array | null): number => Number(/\/Count (\d+) >>\nendobj\nxref/.exec(textOf(file))?.[1] ?? 0);

/** Every place the table names is where that object begins, and no reference leads nowhere. */
function isWhole(file: Uint8Array | null): boolean {
  const text = textOf(file);
  const rows = [...text.slice(text.lastIndexOf('xref\n0')).matchAll(/^(\d{10}) 00000 n $/gm)];
  return rows.length > 0 && rows.every(([, place], at) => text.startsWith(`${at + 1} 0 obj`, Number(place)));
}

test('labels and drawn sheets become one document with all their pages', async () => {
  const sheet = await paper({ title: 'Sheet (1 0 R)', author: 'Mill', at: new Date(0) }, (pdf) => {
    pdf.text('one').addPage().text('two');
  });
  const file = joined([label('111'), sheet, label('222')]);
  expect(countIn(file)).toBe(4);
  expect(isWhole(file)).toBe(true);
  // A text that only looks like a reference is not one.
  expect(textOf(file)).toContain('(Amara 1 0 R)');
});

test('a document whose small objects are pressed together is read too', () => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
  ];
  const places = objects.map((_, at) => objects.slice(0, at).reduce((sum, one) => sum + one.length + 1, 0));
  const index = places.map((place, at) => `${at + 1} ${place}`).join(' ');
  const pressed = deflateSync(Buffer.from(`${index}\n${objects.join('\n')}`));
  const head = `<< /Type /ObjStm /N 3 /First ${index.length + 1} /Filter /FlateDecode /Length ${pressed.length} >>`;
  const file = Buffer.concat([Buffer.from(`%PDF-1.5\n4 0 obj\n${head}\nstream\n`), pressed, Buffer.from('\nendstream\nendobj\n%%EOF')]);
  expect(countIn(joined([file, label('1')]))).toBe(2);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a picture', Buffer.from('GIF89a')],
  ['a locked file', Buffer.from('%PDF-1.4\n/Encrypt 9 0 R')],
])('%s cannot be joined', (_, file) => {
  expect(joined([label('1'), file])).toBeNull();
});
