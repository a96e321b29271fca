import { ticketTexts } from '#areas/custom/ticket-texts.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { faceFor, inks, type Pdf, renderPdf } from '#platform/documents/pdf.server.ts';
import { refuseFile } from '#platform/http/refusal.server.ts';
import { type WorkSheet, workSheet } from './work-sheet.server.ts';

const left = 56;
const right = 539;
const bottom = 760;
/** Code, English, Chinese, tolerance. */
const columns = [
  { x: left, width: 54 },
  { x: 116, width: 170 },
  { x: 294, width: 150 },
  { x: 450, width: right - 450 },
] as const;

/** For others it does not exist. */
export async function workSheetFile(app: App, caller: Caller, url: URL): Promise<Response> {
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  const sheet = await workSheet(app, caller, url.searchParams).catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
  if (!sheet) return refuseFile('notFound', headers);
  const file = await sheetPaper(sheet, app.now());
  const name = `work-sheet-${sheet.number}-${sheet.version}`.replace(/[^\w-]/g, '');
  return new Response(file as Uint8Array<ArrayBuffer>, {
    headers: { ...headers, 'content-type': 'application/pdf', 'content-disposition': `inline; filename="${name}.pdf"` },
  });
}

/** The factory's sheet: both languages line by line, in large print. */
function sheetPaper(sheet: WorkSheet, at: Date): Promise<Uint8Array> {
  const both = (key: keyof typeof ticketTexts) => `${ticketTexts[key].en} ${ticketTexts[key].zh}`;
  return renderPdf({ title: `${ticketTexts.title.en} ${sheet.number}`, author: '', at }, (pdf) => {
    pdf.font('bold').fontSize(20).fillColor(inks.rose).text(both('title'), left, 56);
    pdf
      .font('bold')
      .fontSize(14)
      .fillColor(inks.ink)
      .text(sheet.number, left, pdf.y + 2);
    const facts = [
      [both('version'), String(sheet.version)],
      [both('made'), `${sheet.madeOn.en} ${sheet.madeOn.zh}`],
      [both('pieces'), String(sheet.quantity)],
      [both('confirmed'), sheet.confirmedOn ? `${sheet.confirmedOn.en} ${sheet.confirmedOn.zh}` : both('notYet')],
    ];
    pdf.y += 10;
    for (const [label = '', value = ''] of facts) {
      const top = pdf.y;
      pdf.font('plain').fontSize(9.5).fillColor(inks.quiet).text(label, left, top, { width: 200 });
      pdf
        .font('bold')
        .fontSize(10.5)
        .fillColor(inks.ink)
        .text(value, 260, top, { width: right - 260 });
      pdf.y += 3;
    }
    rule(pdf, inks.ink);
    row(pdf.font('bold').fontSize(9).fillColor(inks.quiet), [
      both('code'),
      ticketTexts.language.en,
      ticketTexts.language.zh,
      both('tolerance'),
    ]);
    rule(pdf, inks.ink);
    for (const { code, label, value, tolerance } of sheet.lines) {
      if (pdf.y > bottom - 50) pdf.addPage();
      row(pdf.font('plain').fontSize(8.5).fillColor(inks.quiet), ['', label.en, label.zh, '']);
      const allowed = tolerance ? `${tolerance.en} / ${tolerance.zh}` : '';
      row(pdf.fontSize(11.5).fillColor(inks.ink), [code, value.en, value.zh, allowed], true);
      rule(pdf, inks.line);
    }
    const note = [sheet.note.en, sheet.note.zh].filter(Boolean).join(' / ');
    if (note)
      pdf
        .font('bold')
        .fontSize(10.5)
        .fillColor(inks.rose)
        .text(`${both('note')}: ${note}`, left, pdf.y + 6, { width: right - left });
  });
}

function rule(pdf: Pdf, ink: string): void {
  const y = pdf.y + 5;
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.7).strokeColor(ink).stroke();
  pdf.y = y + 7;
}

/** As high as its highest cell. */
function row(pdf: Pdf, cells: readonly string[], isBold = false): void {
  const top = pdf.y;
  let end = top;
  columns.forEach(({ x, width }, index) => {
    const text = cells[index] ?? '';
    if (isBold) pdf.font(faceFor(text));
    pdf.text(text, x, top, { width });
    end = Math.max(end, pdf.y);
  });
  pdf.y = end;
}
