import type { invoiceLines, invoicePayments, invoiceStatuses, invoices } from '#areas/checkout/tables/invoices.ts';
import { isCancelled, orderStatus } from '#areas/orders/rules/status.ts';
import type { SeedOrder } from '#demo/orders/order.ts';
import type { SeedStaff } from '#demo/staff/seed.server.ts';
import { dayMs, dayOf, hourMs } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import type { MoneyMovement } from './payments.ts';

type Status = (typeof invoiceStatuses)[number];
export type InvoiceRows = {
  invoices: (typeof invoices.$inferInsert)[];
  lines: (typeof invoiceLines.$inferInsert)[];
  payments: (typeof invoicePayments.$inferInsert)[];
};
export type InvoiceWriter = {
  readonly rows: InvoiceRows;
  /** The invoice an order came from. */
  write(random: Random, order: SeedOrder, moved: readonly MoneyMovement[]): void;
  /** Invoices without an order. */
  writeOpen(random: Random, now: Date): void;
};

const noteByStatus: Readonly<Partial<Record<Status, string>>> = { draft: 'Check with the workshop', overdue: 'Two reminders sent' };
/** Open offers: status, age in days, subject, dollars. */
const openOffers: readonly (readonly [Status, number, string, number])[] = [
  ['draft', 0.4, 'Custom 26" lace front wig, two-tone', 420],
  ['draft', 1.3, '10 raw wavy bundles, mixed lengths', 1180],
  ['sent', 0.8, 'Coloring, two wigs', 160],
  ['sent', 2.1, 'Salon order: 12 5x5 closures', 1044],
  ['viewed', 1.6, 'Bridal wig, made to measure', 690],
  ['viewed', 3.5, '20 straight bundles, 18–24"', 2260],
  ['overdue', 14, 'Full lace wig repair', 95],
  ['overdue', 23, 'Sample box for a new salon', 120],
  ['cancelled', 12, '40 frontals, private label', 4800],
  ['cancelled', 47, 'Ombré wig from a photo', 380],
];

export function createInvoiceWriter(staff: SeedStaff): InvoiceWriter {
  const rows: InvoiceRows = { invoices: [], lines: [], payments: [] };
  let last = 0;
  let lastLine = 0;
  let lastPayment = 0;
  const nameOf = (at: number) => {
    last += 1;
    return { id: last, number: `INV-${dayOf(new Date(at)).replaceAll('-', '').slice(2)}-${String(last).padStart(4, '0')}` };
  };
  return {
    rows,
    write: (random, order, moved) => {
      const { timeline, totals, buyer } = order;
      const sentAt = order.placedAt - random.int(2, 50) * hourMs;
      const status = statusOf(order);
      const name = nameOf(sentAt);
      rows.invoices.push({
        ...name,
        code: codeOf(random, buyer.lastName),
        kind: random.pick(['invoice', 'invoice', 'shipping_address']),
        status,
        userId: order.shopper?.id ?? null,
        customerName: `${buyer.firstName} ${buyer.lastName}`,
        email: buyer.email,
        phoneNumber: buyer.phoneNumber,
        language: buyer.language,
        orderId: order.id,
        itemsCents: totals.itemsCents,
        shippingCents: totals.shippingCents,
        isShippingByWeight: true,
        discountCents: totals.discountCents,
        totalCents: totals.totalCents,
        paidCents: order.capturedCents,
        depositBp: order.isMadeToOrder ? 5000 : 10_000,
        receiver: {
          address: order.address.street,
          city: order.address.city,
          region: order.address.region,
          post_code: order.address.postCode,
        },
        note: '',
        dueOn: dayOf(new Date(sentAt + 14 * dayMs)),
        ownerStaffId: order.ownerId,
        sentAt: new Date(sentAt),
        viewedAt: new Date(order.placedAt),
        paidAt: timeline.paidAt === null ? null : new Date(timeline.paidAt),
        cancelledAt: status === 'cancelled' ? new Date(timeline.closedAt ?? order.placedAt) : null,
        createdAt: new Date(sentAt - hourMs),
        updatedAt: new Date(timeline.steps.at(-1)?.at ?? order.placedAt),
      });
      for (const [position, { sku, quantity, price }] of order.lines.entries()) {
        lastLine += 1;
        rows.lines.push({
          id: lastLine,
          invoiceId: name.id,
          skuId: sku.id,
          name: sku.nameEn,
          quantity,
          priceCents: price.unitCents,
          totalCents: price.unitCents * quantity,
          weightGrams: sku.weightGrams,
          position,
        });
      }
      for (const money of moved) {
        if (money.kind !== 'capture') continue;
        lastPayment += 1;
        rows.payments.push({
          id: lastPayment,
          invoiceId: name.id,
          captureId: money.id,
          amountCents: money.cents,
          createdAt: new Date(money.at),
        });
      }
    },
    writeOpen: (random, now) => {
      for (const [index, [status, daysAgo, what, dollars]] of openOffers.entries()) {
        const at = now.getTime() - Math.round(daysAgo * dayMs);
        const name = nameOf(at);
        const isSent = status !== 'draft';
        rows.invoices.push({
          ...name,
          code: codeOf(random, what),
          kind: index % 3 === 2 ? 'payment_link' : 'invoice',
          status,
          userId: null,
          customerName: ['Bright Ends Salon', 'Nia Fields', 'Crown & Curl', 'Marisol Vega', 'House of Locs'][index % 5] ?? 'A salon',
          email: `offer${index + 1}@example.com`,
          phoneNumber: `+1-404-555-01${String(10 + index)}`,
          language: 'en',
          orderId: null,
          itemsCents: dollars * 100,
          shippingCents: 2600,
          isShippingByWeight: false,
          discountCents: 0,
          totalCents: dollars * 100 + 2600,
          paidCents: 0,
          depositBp: 10_000,
          receiver: null,
          note: noteByStatus[status] ?? '',
          dueOn: dayOf(new Date(at + 7 * dayMs)),
          ownerStaffId: staff.sales[index % staff.sales.length]?.id ?? null,
          sentAt: isSent ? new Date(at) : null,
          viewedAt: status === 'viewed' || status === 'overdue' ? new Date(at + 3 * hourMs) : null,
          paidAt: null,
          cancelledAt: status === 'cancelled' ? new Date(at + 4 * dayMs) : null,
          createdAt: new Date(at),
          updatedAt: new Date(at),
        });
        lastLine += 1;
        rows.lines.push({
          id: lastLine,
          invoiceId: name.id,
          skuId: null,
          name: what,
          quantity: 1,
          priceCents: dollars * 100,
          totalCents: dollars * 100,
          weightGrams: 0,
          position: 0,
        });
      }
    },
  };
}

function statusOf({ timeline, capturedCents, refundedCents, totals }: SeedOrder): Status {
  if (capturedCents > 0 && refundedCents === capturedCents) return 'refunded';
  if (capturedCents >= totals.totalCents) return 'paid';
  if (capturedCents > 0) return 'part_paid';
  return isCancelled(timeline.status) ? 'cancelled' : timeline.status === orderStatus.paymentFailed ? 'overdue' : 'viewed';
}

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
function codeOf(random: Random, text: string): string {
  const readable = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 20);
  const secret = Array.from({ length: 24 }, () => alphabet[random.int(0, alphabet.length - 1)]).join('');
  return `${readable}-${secret}`;
}
