import { faceFor, inks, type Pdf } from './pdf.server.ts';

const left = 56;
const right = 539;
const top = 52;
const middle = 290;

export type Letterhead = {
  readonly sender: string;
  readonly title: string;
  /** Number and dates below the title. */
  readonly facts: readonly string[];
  /** False for a document in a reseller's name: it shows nothing of the shop. */
  readonly isOurs: boolean;
};

/** The header of a customer document: sender, title, and the tape below. */
export function letterhead(pdf: Pdf, { sender, title, facts, isOurs }: Letterhead): void {
  pdf.font(titleFace(sender)).fontSize(26).fillColor(inks.ink).text(sender, left, top, { width: 225, lineGap: -4 });
  const end = pdf.y;
  pdf
    .font(titleFace(title))
    .fontSize(20)
    .fillColor(inks.ink)
    .text(title, middle, top + 5, { width: right - middle, align: 'right' });
  pdf.font('plain').fontSize(9.5).fillColor(inks.quiet);
  for (const fact of facts) pdf.text(fact, middle, pdf.y + 2, { width: right - middle, align: 'right' });
  const y = Math.max(pdf.y, end, 112) + 12;
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.7).strokeColor(inks.ink).stroke();
  if (isOurs) tape(pdf, y);
  pdf.y = y + 24;
}

/** Latin titles use the display font, which has nothing else. */
const titleFace = (text: string) => (/^[\x20-\x7e\u00a0-\u017f\u2013\u2014\u2018-\u201d]*$/.test(text) ? 'display' : faceFor(text));

const tickCount = 40;

/** Forty ticks, each fifth one longer. */
function tape(pdf: Pdf, y: number): void {
  for (let tick = 0; tick <= tickCount; tick += 1) {
    const x = left + ((right - left) * tick) / tickCount;
    const isLong = tick % 5 === 0;
    pdf
      .moveTo(x, y)
      .lineTo(x, y + (isLong ? 7 : 4))
      .lineWidth(isLong ? 0.7 : 0.5)
      .strokeColor(isLong ? inks.ink : inks.gold)
      .stroke();
  }
}
