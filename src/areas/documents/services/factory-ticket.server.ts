import { ticketLines } from '#areas/custom/rules/ticket.ts';
import { ticketTexts } from '#areas/custom/ticket-texts.ts';
import { type AttributeLabels, describeLineAttributes } from '#areas/orders/rules/line-attributes.ts';
import { fetchAttributeLabels } from '#areas/orders/services/own-orders.server.ts';
import type { App } from '#platform/app.ts';
import { inks, type Pdf, renderPdf } from '#platform/documents/pdf.server.ts';
import { formatDay } from '#site/days.ts';
import { madeLines } from '../store/made-lines.server.ts';

const left = 56;
const right = 539;
type Made = Awaited<ReturnType<typeof madeLines>>[number];

/**
 * Factory tickets of all made-to-order items of these orders, one page each, in both languages: every row has its code. Null where nothing
 * is made.
 */
export async function renderFactoryTickets(app: App, numbers: readonly string[]): Promise<Uint8Array | null> {
  const lines = await madeLines(app.db, numbers);
  if (lines.length === 0) return null;
  const labels = await fetchAttributeLabels(
    app,
    lines.map(({ attributes }) => attributes),
  );
  const at = app.now();
  return renderPdf({ title: `${ticketTexts.title.en} ${lines[0]?.number ?? ''}`, author: '', at }, (pdf) => {
    lines.forEach((line, index) => {
      if (index > 0) pdf.addPage();
      sheet(pdf, line, labels, at);
    });
  });
}

function sheet(pdf: Pdf, line: Made, labels: readonly AttributeLabels[], at: Date): void {
  pdf.font('bold').fontSize(18).fillColor(inks.rose).text(`${ticketTexts.title.zh}  ${ticketTexts.title.en}`, left, 56, { width: 300 });
  pdf
    .font('bold')
    .fontSize(16)
    .fillColor(inks.ink)
    .text(line.number, 330, 56, { width: right - 330, align: 'right' });
  pdf
    .font('plain')
    .fontSize(9.5)
    .fillColor(inks.quiet)
    .text(`${formatDay('zh', at)}  ${formatDay('en', at)}`, 330, pdf.y + 2, { width: right - 330, align: 'right' });
  pdf.moveTo(left, 112).lineTo(right, 112).lineWidth(0.7).strokeColor(inks.ink).stroke();
  pdf.y = 124;
  pdf
    .font('bold')
    .fontSize(13)
    .fillColor(inks.ink)
    .text(`${line.nameZh || line.nameEn}`, left, pdf.y, { width: right - left });
  pdf
    .font('plain')
    .fontSize(10.5)
    .fillColor(inks.quiet)
    .text(`${line.nameEn}  ${line.code}`, left, pdf.y + 2, { width: right - left });
  pdf
    .font('bold')
    .fontSize(13)
    .fillColor(inks.ink)
    .text(`${ticketTexts.pieces.zh} ${ticketTexts.pieces.en}: ${line.quantity}`, left, pdf.y + 8);
  pdf.y += 12;
  for (const { code, label, value, tolerance } of linesOf(line, labels)) {
    const top = pdf.y;
    pdf.font('bold').fontSize(10).fillColor(inks.quiet).text(code, left, top, { width: 40 });
    pdf
      .font('plain')
      .fontSize(10.5)
      .fillColor(inks.quiet)
      .text(label.zh === label.en ? label.zh : `${label.zh} ${label.en}`, left + 44, top, { width: 150 });
    pdf
      .font('bold')
      .fontSize(11.5)
      .fillColor(inks.ink)
      .text(value.zh === value.en ? value.zh : `${value.zh}  ${value.en}`, left + 200, top, { width: 180 });
    const end = pdf.y;
    pdf
      .font('plain')
      .fontSize(9)
      .fillColor(inks.quiet)
      .text(tolerance ? `${tolerance.zh} ${tolerance.en}` : '', left + 386, top, { width: right - left - 386 });
    pdf.y = Math.max(end, pdf.y) + 6;
    pdf.moveTo(left, pdf.y).lineTo(right, pdf.y).lineWidth(0.5).strokeColor(inks.line).stroke();
    pdf.y += 6;
  }
  if (line.message)
    pdf
      .font('plain')
      .fontSize(10)
      .fillColor(inks.ink)
      .text(`${ticketTexts.note.zh} ${ticketTexts.note.en}: ${line.message.slice(0, 500)}`, left, pdf.y + 8, { width: right - left });
}

/** A built item lists its choices; a catalog item its attributes. */
function linesOf({ configuration, attributes }: Made, labels: readonly AttributeLabels[]) {
  const measurements = (configuration?.measurements ?? {}) as Record<string, number>;
  const chosen = ticketLines({ configuration: configuration ?? {}, measurements });
  if (chosen.length > 0) return chosen;
  const english = describeLineAttributes(attributes, labels, 'en');
  return describeLineAttributes(attributes, labels, 'zh').map(({ label, value }, index) => ({
    code: `P${index + 1}`,
    label: { en: english[index]?.label ?? label, zh: label },
    value: { en: english[index]?.value ?? value, zh: value },
    tolerance: null,
  }));
}
