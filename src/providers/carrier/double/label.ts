type LabelTexts = {
  readonly service: string;
  readonly trackingNumber: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly foot: readonly string[];
};

/** Four by six inches. */
const [width, height] = [288, 432];

/** A printable one-page PDF: sender, receiver, bars, and a large TEST mark. */
export function labelPdf({ service, trackingNumber, from, to, foot }: LabelTexts): Buffer {
  const drawn = [
    ...from.map((line, row) => textAt(8, 16, height - 24 - row * 10, line)),
    rule(height - 84),
    textAt(8, 16, height - 98, 'SHIP TO'),
    ...to.map((line, row) => textAt(14, 16, height - 118 - row * 17, line)),
    rule(height - 216),
    textAt(15, 16, height - 238, service),
    ...bars(trackingNumber, 16, height - 322, 70),
    textAt(13, 16, height - 340, `TRK# ${trackingNumber.replace(/(\d{4})(?=\d)/g, '$1 ')}`),
    textAt(8, 16, height - 358, foot.filter(Boolean).join('   ')),
    rule(height - 368),
    textAt(15, 16, height - 392, 'TEST LABEL - NOT FOR SHIPPING'),
    textAt(8, 16, height - 408, 'Test mode: not a real shipping label.'),
  ].join('\n');
  return pdfOf(drawn);
}

/** Standard PDF fonts have Western European letters only. */
const plain = (line: string): string => line.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').replace(/[\\()]/g, '\\$&');
const textAt = (size: number, x: number, y: number, line: string): string => `BT /F1 ${size} Tf ${x} ${y} Td (${plain(line)}) Tj ET`;
const rule = (y: number): string => `16 ${y} 256 1 re f`;

/** Decorative bars; not scannable. */
function bars(digits: string, x: number, y: number, tall: number): string[] {
  let at = x;
  return [...digits].flatMap((digit) => {
    const wide = 1 + (Number(digit) % 4);
    const drawn = [`${at} ${y} ${wide} ${tall} re f`, `${at + wide + 3} ${y} ${5 - wide} ${tall} re f`];
    at += 20;
    return drawn;
  });
}

function pdfOf(drawn: string): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = file.length;
  const rows = places.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
