import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFDocument, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib';
import PdfKit from 'pdfkit';
import { expect, test } from 'vitest';
import { labelPdf } from '#providers/carrier/double/label.ts';
import { mergePdfs } from './merge-pdfs.server.ts';
import { renderPdf } from './pdf.server.ts';

const label = (trackingNumber: string) =>
  labelPdf({ service: 'FEDEX_GROUND', trackingNumber, from: ['Mill'], to: ['Amara 1 0 R'], foot: [] });
const sheet = (title: string) =>
  renderPdf({ title, author: 'Mill', at: new Date(0) }, (pdf) => {
    pdf.text('one').addPage().text('two');
  });

/** The pages of a merged document, each with all that is drawn on it. */
async function pagesIn(file: Uint8Array | null): Promise<{ width: number; drawn: string }[]> {
  const pages = (await PDFDocument.load(file ?? '', { throwOnInvalidObject: true })).getPages();
  return pages.map((page) => ({ width: page.getWidth(), drawn: drawnOn(page) }));
}

function drawnOn({ node }: PDFPage): string {
  const contents = node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray().map((one) => node.context.lookup(one)) : [contents];
  const bytes = streams.flatMap((one) => (one instanceof PDFRawStream ? [decodePDFRawStream(one).decode()] : []));
  return Buffer.concat(bytes).toString('latin1');
}

test('labels and drawn sheets become one document with all their pages, in their order and sizes', async () => {
  const file = await mergePdfs([label('111122223333'), await sheet('Sheet (1 0 R)'), label('444455556666')]);
  const pages = await pagesIn(file);
  expect(pages.map(({ width }) => Math.round(width))).toEqual([288, 595, 595, 288]);
  expect(pages.map(({ drawn }) => /TRK# ([\d ]+)/.exec(drawn)?.[1])).toEqual(['1111 2222 3333', undefined, undefined, '4444 5555 6666']);
  // Text that looks like a reference is not one.
  expect(pages[0]?.drawn).toContain('(Amara 1 0 R)');
  expect(pages[1]?.drawn).not.toBe(pages[2]?.drawn);
});

test('what one document says about itself is not said of all', async () => {
  const merged = await PDFDocument.load((await mergePdfs([await sheet('Amara’s parcel'), label('1')])) ?? '', { updateMetadata: false });
  expect([merged.getTitle(), merged.getAuthor(), merged.getCreationDate()]).toEqual([undefined, undefined, undefined]);
});

test('a hundred labels are one document', async () => {
  const file = await mergePdfs(Array.from({ length: 100 }, (_, at) => label(String(100 + at))));
  expect((await pagesIn(file)).map(({ drawn }) => /TRK# (\d+)/.exec(drawn)?.[1])).toEqual(
    Array.from({ length: 100 }, (_, at) => String(100 + at)),
  );
});

test('a document whose small objects are pressed together is read too', async () => {
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
  expect((await pagesIn(await mergePdfs([file, label('1')]))).map(({ width }) => width)).toEqual([9, 288]);
});

test('of a document that was changed after it was written, the last state counts', async () => {
  const before = label('1').toString('latin1');
  const table = before.length;
  const later =
    '6 0 obj\n<< /Type /Catalog /Pages 7 0 R >>\nendobj\n' +
    '7 0 obj\n<< /Type /Pages /Kids [8 0 R] /Count 1 >>\nendobj\n' +
    '8 0 obj\n<< /Type /Page /Parent 7 0 R /MediaBox [0 0 9 9] >>\nendobj\n';
  const places = [...later.matchAll(/\d 0 obj/g)].map(({ index }) => `${String(table + index).padStart(10, '0')} 00000 n \n`);
  const start = /startxref\n(\d+)/.exec(before)?.[1];
  const end = `xref\n6 3\n${places.join('')}trailer\n<< /Size 9 /Root 6 0 R /Prev ${start} >>\nstartxref\n${table + later.length}\n%%EOF\n`;
  const pages = await pagesIn(await mergePdfs([Buffer.from(before + later + end, 'latin1')]));
  expect(pages.map(({ width }) => width)).toEqual([9]);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a picture', Buffer.from('GIF89a')],
  ['the mark of a locked file', Buffer.from('%PDF-1.4\n/Encrypt 9 0 R')],
  ['half a file', label('1').subarray(0, 500)],
])('%s cannot be merged', async (_, file) => {
  expect(await mergePdfs([label('1'), file])).toBeNull();
});

test('a document that opens with a password only cannot be merged', async () => {
  const locked = new PdfKit({ userPassword: 'a', ownerPassword: 'b' });
  locked.text('secret').end();
  expect(await mergePdfs([label('1'), await buffer(locked)])).toBeNull();
});

test('no files are no document', async () => {
  expect(await mergePdfs([])).toBeNull();
});
