import { isUnpaidStatus } from '#areas/orders/rules/status.ts';
import { billTexts, paymentTexts } from '#areas/orders/texts.ts';
import { splitAddress } from '#areas/shoppers/rules/address-line.ts';
import { cents, dollars } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { letterhead } from '#platform/documents/letterhead.server.ts';
import { inks, type Pdf, renderPdf } from '#platform/documents/pdf.server.ts';
import { documentTexts } from '../document-texts.ts';
import type { DocumentKind } from '../rules/documents.ts';
import { shippedPart } from '../rules/shipped-part.ts';
import type { OneOrder } from './order-detail.server.ts';

type DocumentTranslator = ReturnType<typeof translator<typeof documentTexts>>;
type About = {
  readonly order: OneOrder;
  readonly say: DocumentTranslator;
  readonly language: Language;
  readonly kind: DocumentKind;
  readonly at: Date;
  readonly packer: Packer | null;
};
type Packer = { readonly order: OneOrder; readonly say: DocumentTranslator };
type Column = { readonly x: number; readonly width: number; readonly align: 'left' | 'right' };

const left = 56;
const right = 539;
const bottom = 760;

/** An invoice with prices, or a packing slip without. */
export const renderOrderDocument = (kind: DocumentKind, order: OneOrder, language: Language, at: Date): Promise<Uint8Array> =>
  renderOrderDocuments(kind, [{ order, language }], at);

/** The packer may read another language than the buyer: then a slip names items in both. */
type LocalizedOrder = { readonly order: OneOrder; readonly language: Language; readonly packer?: Omit<LocalizedOrder, 'packer'> | null };

/** A slip in a reseller's name shows their name and reference, and nothing that leads to us. */
const withResellerSender = (order: OneOrder): OneOrder =>
  order.slip
    ? {
        ...order,
        company: { name: order.slip.sender, brand: order.slip.sender, address: '', email: '', phone: '' },
        number: order.slip.reference,
        buyerMessage: '',
        isDiscreet: false,
        lines: order.lines.map((line) => ({ ...line, code: '' })),
      }
    : order;

/** Several orders in one file, each in its own language and on its own pages. */
export function renderOrderDocuments(kind: DocumentKind, orders: readonly LocalizedOrder[], at: Date): Promise<Uint8Array> {
  const abouts = orders.map(
    ({ order, language, packer }): About => ({
      order: kind === 'packing-slip' ? shippedPart(withResellerSender(order)) : order,
      say: translator(documentTexts, language),
      language,
      kind,
      at,
      packer: packer
        ? { order: kind === 'packing-slip' ? shippedPart(packer.order) : packer.order, say: translator(documentTexts, packer.language) }
        : null,
    }),
  );
  const title = abouts.map((about) => `${titleOf(about)} ${about.order.number}`)[0] ?? '';
  return renderPdf({ title, author: abouts[0]?.order.company?.name ?? '', at }, (pdf) => {
    abouts.forEach((about, index) => {
      if (index > 0) pdf.addPage();
      const first = pdf.bufferedPageRange().count - 1;
      head(pdf, about);
      people(pdf, about);
      lines(pdf, about);
      if (kind === 'invoice') sums(pdf, about);
      else slipEnd(pdf, about);
      feet(pdf, about, first);
    });
  });
}

const titleOf = ({ kind, order, say }: About): string =>
  kind === 'packing-slip' ? say('packingSlip') : say(order.paidCents > 0 ? 'invoice' : 'proForma');

/** In the buyer's language, and in the packer's if different. */
const inBoth = ({ say, packer }: About, key: Exclude<keyof typeof documentTexts, 'number'>): string =>
  [say(key), packer?.say(key)].filter(Boolean).join('  ');

function head(pdf: Pdf, about: About): void {
  const { order, say, kind, packer } = about;
  letterhead(pdf, {
    sender: order.company?.brand ?? '',
    title: titleOf(about),
    facts: [
      ...(packer ? [packer.say('packingSlip')] : []),
      say('number', { number: order.number }),
      say('placed', { day: order.day }),
      say('printed', { day: order.today }),
    ],
    isOurs: kind === 'invoice' || order.slip === null,
  });
}

function rule(pdf: Pdf, y: number, ink: string): void {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.7).strokeColor(ink).stroke();
  pdf.y = y + 12;
}

function people(pdf: Pdf, { order: { company, shipping, email }, say, kind }: About): void {
  const top = pdf.y;
  const block = (x: number, title: string, rows: readonly string[]): number => {
    pdf.font('bold').fontSize(9).fillColor(inks.quiet).text(title, x, top, { width: 225 });
    pdf.font('plain').fontSize(10.5).fillColor(inks.ink);
    for (const row of rows.filter(Boolean)) pdf.text(row, x, pdf.y + 2, { width: 225 });
    return pdf.y;
  };
  const { address, city, region, postCode } = splitAddress(shipping?.receiverAddress ?? '');
  const receiver = shipping
    ? [shipping.receiverName, address, `${city}, ${region} ${postCode}`.trim(), shipping.countryName, shipping.receiverPhone]
    : [];
  const sellerEnd = block(left, say('seller'), [company?.name ?? '', company?.address ?? '', company?.email ?? '', company?.phone ?? '']);
  const buyerEnd = block(
    310,
    say(kind === 'packing-slip' ? 'shipTo' : 'billTo'),
    kind === 'packing-slip' ? receiver : [...receiver, email],
  );
  pdf.y = Math.max(sellerEnd, buyerEnd) + 24;
}

function lines(pdf: Pdf, about: About): void {
  const { order, say, kind, packer } = about;
  const isSlip = kind === 'packing-slip';
  const columns: readonly Column[] = isSlip
    ? [
        { x: left, width: 330, align: 'left' },
        { x: 392, width: 66, align: 'right' },
        { x: 464, width: right - 464, align: 'right' },
      ]
    : [
        { x: left, width: 290, align: 'left' },
        { x: 356, width: 40, align: 'right' },
        { x: 400, width: 66, align: 'right' },
        { x: 470, width: right - 470, align: 'right' },
      ];
  const titles = isSlip
    ? [inBoth(about, 'piece'), inBoth(about, 'quantity'), inBoth(about, 'packed')]
    : [say('piece'), say('quantity'), say('unit'), say('amount')];
  row(pdf.font('bold').fontSize(9).fillColor(inks.quiet), columns, titles);
  rule(pdf, pdf.y + 4, inks.ink);
  for (const [index, line] of order.lines.entries()) {
    if (pdf.y > bottom - (packer ? 84 : 60)) pdf.addPage();
    const note = [line.attributes.map(({ value }) => value).join(say('comma')), line.code && say('code', { code: line.code })];
    const packed = packer?.order.lines[index];
    const second = packed && [packed.name, packed.attributes.map(({ value }) => value).join(packer.say('comma'))];
    const quantity = String(line.quantity);
    const money = [dollars(cents(line.priceCents)), dollars(cents(line.priceTotalCents))];
    const top = pdf.y;
    row(
      pdf.font('plain').fontSize(10.5).fillColor(inks.ink),
      columns,
      isSlip ? [line.name, quantity, ''] : [line.name, quantity, ...money],
    );
    if (isSlip)
      pdf
        .rect(right - 12, top + 1, 11, 11)
        .lineWidth(0.7)
        .strokeColor(inks.quiet)
        .stroke();
    pdf
      .font('plain')
      .fontSize(8.5)
      .fillColor(inks.quiet)
      .text(note.filter(Boolean).join('  ·  '), left, pdf.y + 1, { width: columns[0]?.width ?? 290 });
    if (second) pdf.text(second.filter(Boolean).join('  ·  '), left, pdf.y + 2, { width: columns[0]?.width ?? 290 });
    rule(pdf, pdf.y + 7, inks.line);
  }
}

/** A table row as high as its highest cell. */
function row(pdf: Pdf, columns: readonly Column[], cells: readonly string[]): void {
  const top = pdf.y;
  let end = top;
  columns.forEach(({ x, width, align }, index) => {
    pdf.text(cells[index] ?? '', x, top, { width, align });
    end = Math.max(end, pdf.y);
  });
  pdf.y = end;
}

function sums(pdf: Pdf, { order, say, language }: About): void {
  const bill = translator(billTexts, language);
  const columns: readonly Column[] = [
    { x: 330, width: 120, align: 'left' },
    { x: 450, width: right - 450, align: 'right' },
  ];
  const wide: readonly Column[] = [
    { x: 300, width: 176, align: 'right' },
    { x: 480, width: right - 480, align: 'right' },
  ];
  if (pdf.y > bottom - 140) pdf.addPage();
  pdf.y += 4;
  for (const { part, cents: amount } of order.bill) {
    const value = amount < 0 ? `−${dollars(cents(-amount))}` : dollars(amount);
    row(pdf.font('plain').fontSize(10.5).fillColor(inks.ink), columns, [
      bill(part),
      part === 'shipping' && amount === 0 ? say('free') : value,
    ]);
    pdf.y += 4;
  }
  pdf.moveTo(330, pdf.y).lineTo(right, pdf.y).lineWidth(0.7).strokeColor(inks.ink).stroke();
  pdf.y += 8;
  row(pdf.font('bold').fontSize(13).fillColor(inks.ink), columns, [bill('total'), dollars(cents(order.totalCents))]);
  pdf.y += 6;
  const due = Math.max(0, order.totalCents - order.paidCents);
  const isOpen = isUnpaidStatus(order.status) || order.paymentState === 'part_paid';
  row(pdf.font('plain').fontSize(10.5).fillColor(inks.quiet), columns, [say('paid'), dollars(cents(order.paidCents))]);
  const sayPayment = translator(paymentTexts, language);
  for (const { kind, state, wallet, amountCents, day } of order.payments) {
    if (kind !== 'refund' && state !== 'completed') continue;
    const how = kind === 'refund' ? sayPayment('refund') : isPaymentKey(wallet) ? sayPayment(wallet) : '';
    const amount = dollars(cents(amountCents));
    row(pdf.fontSize(8.5), wide, [[how, day].filter(Boolean).join(say('comma')), kind === 'refund' ? `−${amount}` : amount]);
  }
  pdf.fontSize(10.5).y += 4;
  if (isOpen && due > 0) row(pdf.fillColor(inks.rose), columns, [say('due'), dollars(cents(due))]);
}

const isPaymentKey = (key: string | null): key is keyof typeof paymentTexts => key !== null && Object.hasOwn(paymentTexts, key);

function slipEnd(pdf: Pdf, { order, say }: About): void {
  pdf.y += 4;
  const count = order.pieceCount;
  pdf
    .font('bold')
    .fontSize(10.5)
    .fillColor(inks.ink)
    .text(count === 1 ? say('onePiece') : say('pieces', { count }), left, pdf.y);
  pdf.font('plain').fontSize(9.5).fillColor(inks.quiet);
  const notes = [
    order.isDiscreet ? say('discreet') : '',
    order.buyerMessage ? `${say('message')}: ${order.buyerMessage.slice(0, 600)}` : '',
    say('check'),
  ];
  for (const note of notes.filter(Boolean)) pdf.text(note, left, pdf.y + 8, { width: right - left });
}

/** Footer: document and page numbers. */
function feet(pdf: Pdf, about: About, first: number): void {
  const { order, say, kind } = about;
  const { start, count } = pdf.bufferedPageRange();
  const pages = count - first;
  const note = [kind === 'invoice' ? say('currency') : '', order.isTest ? say('test') : ''].filter(Boolean).join(' ');
  for (let page = start + first; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Text below the margin would start another page.
    pdf.page.margins.bottom = 0;
    pdf.font('plain').fontSize(8.5).fillColor(inks.quiet);
    pdf.text(note, left, 792, { width: 360, lineBreak: false });
    pdf.text(`${order.number}  ·  ${say('page', { page: page - first + 1, pages })}`, 330, 792, {
      width: right - 330,
      align: 'right',
      lineBreak: false,
    });
  }
}
