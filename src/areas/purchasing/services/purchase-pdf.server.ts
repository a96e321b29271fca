import { senderOf } from '#areas/content/services/site-settings.server.ts';
import { mayOpen } from '#areas/staff/rules.ts';
import { calendarDayIn, dayIn } from '#areas/staff/services/when.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { inks, type Pdf, renderPdf } from '#platform/documents/pdf.server.ts';
import { refuseFile } from '#platform/http/refusal.server.ts';
import { pages } from '#site/pages.ts';
import { purchaseTexts } from '../purchase-texts.ts';
import { purchaseOf } from './purchases.server.ts';

const [left, right, bottom] = [56, 539, 740];
const columns = [
  { x: left, width: 110, align: 'left' },
  { x: 170, width: 190, align: 'left' },
  { x: 364, width: 40, align: 'right' },
  { x: 408, width: 60, align: 'right' },
  { x: 472, width: right - 472, align: 'right' },
] as const;

export async function purchaseDocument(app: App, caller: Caller, id: number): Promise<Response> {
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  if (!caller.staff) return refuseFile('signInFirst', headers);
  if (!mayOpen(pages['office-stock-order'].who, caller.staff.roles)) return refuseFile('notForRole', headers);
  try {
    const found = await purchaseOf(app, id);
    const file = await purchasePaper(app, caller, found);
    return new Response(file as Uint8Array<ArrayBuffer>, {
      headers: { ...headers, 'content-type': 'application/pdf', 'content-disposition': `inline; filename="${found.row.number}.pdf"` },
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return refuseFile('notFound', headers);
  }
}

type Found = Awaited<ReturnType<typeof purchaseOf>>;

async function purchasePaper(app: App, { language }: Caller, { row, lines, vendor }: Found): Promise<Uint8Array> {
  const say = translator(purchaseTexts, language);
  const us = await senderOf(app);
  const title = say('paperTitle', { number: row.number });
  return renderPdf({ title, author: us.name, at: app.now() }, (pdf) => {
    pdf.font('bold').fontSize(18).fillColor(inks.rose).text(us.name, left, 56, { width: 220 });
    pdf
      .font('bold')
      .fontSize(15)
      .fillColor(inks.ink)
      .text(title, 280, 56, { width: right - 280, align: 'right' });
    pdf.font('plain').fontSize(9.5).fillColor(inks.quiet);
    const facts = [
      say('paperDay', { day: dayIn(row.sentAt ?? row.createdAt, language) }),
      row.expectedOn && say('paperDue', { day: calendarDayIn(row.expectedOn, language) }),
    ];
    for (const fact of facts) if (fact) pdf.text(fact, 280, pdf.y + 2, { width: right - 280, align: 'right' });
    rule(pdf, Math.max(pdf.y, 104) + 10, inks.ink);
    pdf.font('bold').fontSize(9).fillColor(inks.quiet).text(say('paperTo'), left, pdf.y);
    pdf.font('plain').fontSize(10.5).fillColor(inks.ink);
    const whom = vendor
      ? [localizedColumn(vendor, 'name', language), vendor.contact, vendor.address, vendor.email, vendor.phoneNumber]
      : [];
    for (const line of whom.filter(Boolean)) pdf.text(line, left, pdf.y + 2, { width: 300 });
    pdf.y += 18;
    cells(pdf.font('bold').fontSize(9).fillColor(inks.quiet), [
      say('sku'),
      say('description2'),
      say('pieces'),
      say('cost'),
      say('lineCost'),
    ]);
    rule(pdf, pdf.y, inks.ink);
    for (const line of lines) {
      if (pdf.y > bottom - 40) pdf.addPage();
      const name = line.rawLot || localizedColumn({ nameEn: line.nameEn ?? '', nameZh: line.nameZh ?? '' }, 'name', language);
      const amounts = [line.unitCostCents, line.quantity * line.unitCostCents].map((amount) => dollars(cents(amount)));
      cells(pdf.font('plain').fontSize(9.5).fillColor(inks.ink), [line.code ?? '', name, String(line.quantity), ...amounts]);
      rule(pdf, pdf.y + 1, inks.line);
    }
    cells(pdf.font('bold').fontSize(12).fillColor(inks.ink), ['', '', '', say('total'), dollars(cents(row.totalCents))]);
    if (row.note)
      pdf
        .font('plain')
        .fontSize(9.5)
        .fillColor(inks.quiet)
        .text(row.note, left, pdf.y + 12, { width: right - left });
  });
}

function rule(pdf: Pdf, y: number, ink: string): void {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.7).strokeColor(ink).stroke();
  pdf.y = y + 8;
}

function cells(pdf: Pdf, texts: readonly string[]): void {
  const top = pdf.y;
  let end = top;
  columns.forEach(({ x, width, align }, at) => {
    pdf.text(texts[at] ?? '', x, top, { width, align });
    end = Math.max(end, pdf.y);
  });
  pdf.y = end + 4;
}
