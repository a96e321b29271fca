import { faceFor, inks, type Pdf } from './pdf.server.ts';

const left = 56;
const right = 539;
const top = 52;
const middle = 290;

export type Letterhead = {
  /** Who sends it, in large letters. */
  readonly sender: string;
  readonly title: string;
  /** Number and days, under the title. */
  readonly facts: readonly string[];
  /** False for a paper in somebody else's name: it carries nothing of the house. */
  readonly isOurs: boolean;
};

/** The head of a paper that goes to a buyer: who sends it, what it is, and the house's measuring tape under both. */
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

/** Latin words stand in the house's display face, which holds nothing else. */
const titleFace = (text: string) => (/^[\x20-\x7e\u00a0-\u017f\u2013\u2014\u2018-\u201d]*$/.test(text) ? 'display' : faceFor(text));

const marks = 40;

/** Forty marks hang from the line, each fifth one longer. */
function tape(pdf: Pdf, y: number): void {
  for (let mark = 0; mark <= marks; mark += 1) {
    const x = left + ((right - left) * mark) / marks;
    const isLong = mark % 5 === 0;
    pdf
      .moveTo(x, y)
      .lineTo(x, y + (isLong ? 7 : 4))
      .lineWidth(isLong ? 0.7 : 0.5)
      .strokeColor(isLong ? inks.ink : inks.gold)
      .stroke();
  }
}
