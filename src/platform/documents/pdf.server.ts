import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../root.server.ts';

type Pdf = PDFKit.PDFDocument;
type Weight = 'plain' | 'bold';
type Face = Weight | 'display';
export const inks = { ink: '#2a1f1b', quiet: '#6e625c', rose: '#8a2f45', gold: '#a9794a', line: '#d9cdc3' } as const;

let fonts: Readonly<Record<Face, Buffer>> | null = null;

/** Read with the first document: four megabytes most processes never need. */
function fontsOnce(): Readonly<Record<Face, Buffer>> {
  const read = (name: string): Buffer => readFileSync(join(projectRoot(), 'src/ui/fonts', name));
  fonts ??= { plain: read('documents.ttf'), bold: read('documents-bold.ttf'), display: read('documents-display.ttf') };
  return fonts;
}

export type PdfMetadata = { readonly title: string; readonly author: string; readonly at: Date };

/**
 * An A4 document with our two fonts, which include Chinese, and one for Latin titles; returns the file. The library is loaded with the
 * first document.
 */
export async function renderPdf({ title, author, at }: PdfMetadata, draw: (pdf: Pdf) => void): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit');
  const { plain, bold, display } = fontsOnce();
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 56, bottom: 64, left: 56, right: 56 },
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: at },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  pdf.registerFont('plain', plain);
  pdf.registerFont('bold', bold);
  pdf.registerFont('display', display);
  draw(pdf.font('plain').fillColor(inks.ink));
  pdf.end();
  return done;
}

/** The bold font has letters and common signs, but no full-width punctuation and no Greek: such text uses the regular one. */
export const faceFor = (text: string): Weight => (/^[\x20-\x7e\u00a0-\u00ff\u2013-\u201d\u4e00-\u9fff]*$/.test(text) ? 'bold' : 'plain');

export type { Pdf };
