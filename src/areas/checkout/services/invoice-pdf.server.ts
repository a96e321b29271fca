import { buildOrderBreakdown } from '#areas/orders/rules/money.ts';
import { billTexts } from '#areas/orders/texts.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { letterhead } from '#platform/documents/letterhead.server.ts';
import { inks, type Pdf, renderPdf } from '#platform/documents/pdf.server.ts';
import { refuseFile } from '#platform/http/refusal.server.ts';
import { formatDay } from '#site/days.ts';
import { invoiceTexts } from '../invoice-texts.ts';
import { buildInvoiceView, fetchInvoiceSender, type InvoiceRecord, type InvoiceView, invoiceByCode } from './invoice-view.server.ts';

const left = 56;
const right = 539;
const bottom = 740;
type InvoiceTranslator = ReturnType<typeof translator<typeof invoiceTexts>>;
type Seller = Awaited<ReturnType<typeof fetchInvoiceSender>>;
type About = { readonly invoice: InvoiceView; readonly seller: Seller; readonly say: InvoiceTranslator; readonly language: Language };

/** The invoice PDF for holders of the invoice's code; a dead link has none. */
export async function renderInvoicePdf(app: App, caller: Caller, code: string): Promise<Response> {
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  try {
    const row = await invoiceByCode(app, caller, code);
    if (row.status === 'cancelled') throw new DomainError('invoiceNotExist');
    const file = await invoicePaper(app, row, caller.language);
    return new Response(file as Uint8Array<ArrayBuffer>, {
      headers: { ...headers, 'content-type': 'application/pdf', 'content-disposition': `inline; filename="${row.number}.pdf"` },
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return refuseFile(error.why === 'tooMany' ? 'tooMany' : 'notFound', headers);
  }
}

async function invoicePaper(app: App, row: InvoiceRecord, language: Language): Promise<Uint8Array> {
  const [invoice, seller] = await Promise.all([buildInvoiceView(app, row), fetchInvoiceSender(app, language)]);
  const about: About = { invoice, seller, say: translator(invoiceTexts, language), language };
  return renderPdf({ title: about.say('title', { number: invoice.number }), author: seller.name, at: app.now() }, (pdf) => {
    head(pdf, about);
    lines(pdf, about);
    sums(pdf, about);
    foot(pdf, about);
  });
}

function head(pdf: Pdf, { invoice, seller, say, language }: About): void {
  const day = (at: Date): string => formatDay(language, at);
  const facts = [
    `${say('made')}: ${day(invoice.sentAt ?? invoice.createdAt)}`,
    ...(invoice.dueOn ? [`${say('due')}: ${day(new Date(`${invoice.dueOn}T12:00:00Z`))}`] : []),
  ];
  letterhead(pdf, { sender: seller.name, title: say('title', { number: invoice.number }), facts, isOurs: true });
  const top = pdf.y;
  const people = [
    [left, say('from'), [seller.legalName || seller.name, seller.address, seller.email, seller.phone]],
    [310, say('to'), [invoice.customerName]],
  ] as const;
  const ends = people.map(([x, title, rows]) => {
    pdf.font('bold').fontSize(9).fillColor(inks.quiet).text(title, x, top, { width: 225 });
    pdf.font('plain').fontSize(10.5).fillColor(inks.ink);
    for (const row of rows.filter(Boolean)) pdf.text(row, x, pdf.y + 2, { width: 225 });
    return pdf.y;
  });
  pdf.y = Math.max(...ends) + 22;
}

function rule(pdf: Pdf, y: number, ink: string): void {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.7).strokeColor(ink).stroke();
  pdf.y = y + 10;
}

const columns = [
  { x: left, width: 290, align: 'left' },
  { x: 356, width: 40, align: 'right' },
  { x: 400, width: 66, align: 'right' },
  { x: 470, width: right - 470, align: 'right' },
] as const;
const sumColumns = [
  { x: 330, width: 120, align: 'left' },
  { x: 450, width: right - 450, align: 'right' },
] as const;
type Column = { readonly x: number; readonly width: number; readonly align: 'left' | 'right' };

/** A table row as high as its highest cell. */
function row(pdf: Pdf, places: readonly Column[], cells: readonly string[]): void {
  const top = pdf.y;
  let end = top;
  places.forEach(({ x, width, align }, index) => {
    pdf.text(cells[index] ?? '', x, top, { width, align });
    end = Math.max(end, pdf.y);
  });
  pdf.y = end + 4;
}

function lines(pdf: Pdf, { invoice, say }: About): void {
  row(pdf.font('bold').fontSize(9).fillColor(inks.quiet), columns, [say('name'), say('quantity'), say('price'), say('amount')]);
  rule(pdf, pdf.y, inks.ink);
  for (const line of invoice.lines) {
    if (pdf.y > bottom - 40) pdf.addPage();
    const cells = [line.name, String(line.quantity), dollars(line.priceCents), dollars(line.totalCents)];
    row(pdf.font('plain').fontSize(10.5).fillColor(inks.ink), columns, cells);
    rule(pdf, pdf.y + 2, inks.line);
  }
}

function sums(pdf: Pdf, { invoice, say, language }: About): void {
  const bill = translator(billTexts, language);
  if (pdf.y > bottom - 150) pdf.addPage();
  for (const { part, cents: amount } of buildOrderBreakdown(invoice.bill)) {
    const value = amount < 0 ? `−${dollars(cents(-amount))}` : dollars(amount);
    row(pdf.font('plain').fontSize(10.5).fillColor(inks.ink), sumColumns, [bill(part), value]);
  }
  pdf.moveTo(330, pdf.y).lineTo(right, pdf.y).lineWidth(0.7).strokeColor(inks.ink).stroke();
  pdf.y += 8;
  row(pdf.font('bold').fontSize(13).fillColor(inks.ink), sumColumns, [say('total'), dollars(cents(invoice.bill.totalCents))]);
  if (invoice.paidCents > 0)
    row(pdf.font('plain').fontSize(10.5).fillColor(inks.quiet), sumColumns, [say('paid'), dollars(invoice.paidCents)]);
  row(pdf.font('bold').fontSize(10.5).fillColor(inks.rose), sumColumns, [say('balance'), dollars(invoice.balanceCents)]);
}

function foot(pdf: Pdf, { invoice, say }: About): void {
  pdf.font('plain').fontSize(9.5).fillColor(inks.quiet);
  const notes = [invoice.note, say('currency'), invoice.isTest ? say('testMode') : ''];
  for (const note of notes.filter(Boolean)) pdf.text(note, left, pdf.y + 10, { width: right - left });
}
