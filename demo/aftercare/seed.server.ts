import { sql } from 'drizzle-orm';
import { caseLines, caseMessages, serviceCases } from '#areas/aftercare/tables/cases.ts';
import { orderStatus } from '#areas/orders/rules/status.ts';
import type { SeedLine, SeedOrder } from '#demo/orders/order.ts';
import type { SeedStaff } from '#demo/staff/seed.server.ts';
import { dayMs, dayOf, hourMs } from '#kernel/dates.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import type { Database } from '#platform/database/open.server.ts';

type Row<T extends { $inferInsert: unknown }> = T['$inferInsert'];
type CaseRow = Omit<Row<typeof serviceCases>, 'id' | 'number' | 'orderId' | 'userId' | 'createdAt' | 'updatedAt'>;
type SeedMessage = readonly [author: 'shopper' | 'staff', hoursLater: number, message: string];
type About = { readonly line: SeedLine; readonly quantity: number; readonly backCents?: number; readonly isBack?: boolean };

/** Copied rows must have the same columns. */
const plain = {
  feeCents: 0,
  backCents: 0,
  returnCarrier: '',
  returnTracking: '',
  settledAs: null,
  refundId: null,
  approvedAt: null,
  receivedAt: null,
  settledAt: null,
};

const maxOtherOrders = 4;

/** Delivered, with a returnable stock item. */
const isFresh = ({ timeline, shopper, isMadeToOrder, coupon, refunds }: SeedOrder): boolean =>
  timeline.status === orderStatus.delivered &&
  timeline.deliveredAt !== null &&
  shopper !== null &&
  !isMadeToOrder &&
  coupon === null &&
  refunds.length === 0;

/** Collects the demo shopper's orders with requests, and the last few other delivered ones. */
export function openCases() {
  const orders: SeedOrder[] = [];
  const others: SeedOrder[] = [];
  return {
    watch: (order: SeedOrder): void => {
      if (order.shopper?.id === 1) orders.push(order);
      else if (isFresh(order)) others.push(order);
      if (others.length > maxOtherOrders) others.shift();
    },
    orders,
    others,
  };
}

/** The demo shopper's cases: a settled return, an approved exchange, a question about a parcel. */
export async function seedCases(
  copy: Copy,
  db: Database,
  { orders, others, staff, now }: { orders: readonly SeedOrder[]; others: readonly SeedOrder[]; staff: SeedStaff; now: Date },
): Promise<void> {
  const rows = {
    cases: [] as Row<typeof serviceCases>[],
    lines: [] as Row<typeof caseLines>[],
    messages: [] as Row<typeof caseMessages>[],
  };
  const [clerk] = staff.sales;
  const open = (order: SeedOrder, at: number, caseRow: CaseRow, about: readonly About[], messages: readonly SeedMessage[]): void => {
    const id = rows.cases.length + 1;
    const createdAt = new Date(at);
    const number = `S-${dayOf(createdAt).replaceAll('-', '').slice(2)}-${String(id).padStart(3, '0')}`;
    const handler = caseRow.status === 'asked' ? null : (clerk?.id ?? null);
    const updatedAt = caseRow.settledAt ?? caseRow.approvedAt ?? createdAt;
    rows.cases.push({
      ...plain,
      ...caseRow,
      id,
      number,
      orderId: order.id,
      userId: order.shopper?.id ?? null,
      handlerId: handler,
      createdAt,
      updatedAt,
    });
    for (const { line, quantity, backCents = 0, isBack } of about)
      rows.lines.push({
        id: rows.lines.length + 1,
        caseId: id,
        orderLineId: line.id,
        quantity,
        backCents,
        disposition: isBack ? 'restocked' : 'waiting',
      });
    for (const [author, hoursLater, message] of messages) {
      const staffId = author === 'staff' ? (clerk?.id ?? null) : null;
      if (author === 'staff' && staffId === null) continue;
      const sentAt = new Date(Math.min(at + hoursLater * hourMs, now.getTime()));
      rows.messages.push({ id: rows.messages.length + 1, caseId: id, author, staffId, message, createdAt: sentAt });
    }
  };

  const exchanged = orders.find(({ timeline }) => timeline.status === orderStatus.delivered && timeline.deliveredAt !== null);
  for (const order of orders) {
    const { status, deliveredAt, shippedAt } = order.timeline;
    const [refund] = order.refunds;
    const [first] = order.lines;
    if (status === orderStatus.returned && refund && deliveredAt !== null) await openReturn(db, order, refund, deliveredAt, open);
    if (order === exchanged && first && deliveredAt !== null)
      openExchange(order, first, Math.min(deliveredAt + dayMs, now.getTime() - 6 * hourMs), open);
    if (status === orderStatus.shipped && first && shippedAt !== null)
      openWorry(order, first, Math.max(shippedAt, now.getTime() - 3 * hourMs), open);
  }
  others.forEach((order, index) => {
    openOther(order, index, now, open);
  });
  await copy(serviceCases, rows.cases);
  await copy(caseLines, rows.lines);
  await copy(caseMessages, rows.messages);
}

/** Other shoppers' cases: one waiting, one asked for information, one approved, one on its way back. */
function openOther(order: SeedOrder, place: number, now: Date, open: Open): void {
  const sample = sampleCases[place];
  const line = order.lines.find(({ sku, price }) => !sku.isMadeToOrder && price.unitCents > 0);
  const { deliveredAt } = order.timeline;
  if (!sample || !line || deliveredAt === null) return;
  const at = Math.max(deliveredAt + hourMs, now.getTime() - (place * 20 + 5) * hourMs);
  if (at > now.getTime()) return;
  const paid = line.price.unitCents - Math.floor(line.discountShareCents / line.quantity);
  const feeCents = sample.wants === 'refund' ? Math.round(paid / 10) : 0;
  const { messages, ...rest } = sample;
  const approvedAt =
    sample.status === 'approved' || sample.status === 'on_the_way' ? new Date(Math.min(at + 3 * hourMs, now.getTime())) : null;
  open(
    order,
    at,
    { ...rest, kind: 'return', feeCents, backCents: paid - feeCents, approvedAt },
    [{ line, quantity: 1, backCents: paid - feeCents }],
    messages,
  );
}

const sampleCases: readonly (Pick<CaseRow, 'status' | 'reason' | 'wants' | 'returnCarrier' | 'returnTracking'> & {
  messages: readonly SeedMessage[];
})[] = [
  {
    status: 'asked',
    reason: 'colour',
    wants: 'refund',
    messages: [['shopper', 0, 'In daylight the color is warmer than I expected. I haven’t worn or cut it.']],
  },
  {
    status: 'needs_info',
    reason: 'fit',
    wants: 'store_credit',
    messages: [
      ['shopper', 0, 'The cap is too big for me, even with the straps all the way in.'],
      ['staff', 2, 'Could you send a photo of the inside of the cap with the label? We can approve it right away then.'],
    ],
  },
  {
    status: 'approved',
    reason: 'tooLong',
    wants: 'refund',
    messages: [
      ['shopper', 0, 'It’s longer than I like. Can I get a refund?'],
      ['staff', 2, 'Approved. Please send it back within two weeks, unworn and in its bag.'],
    ],
  },
  {
    status: 'on_the_way',
    reason: 'changedMind',
    wants: 'store_credit',
    returnCarrier: 'UPS',
    returnTracking: '1Z5R89390357567127',
    messages: [
      ['shopper', 0, 'I changed my mind. Store credit is fine.'],
      ['staff', 3, 'No problem. We’ll check it as soon as it arrives and add the credit the same day.'],
    ],
  },
];

type Open = (order: SeedOrder, at: number, caseRow: CaseRow, about: readonly About[], messages: readonly SeedMessage[]) => void;

async function openReturn(
  db: Database,
  order: SeedOrder,
  refund: SeedOrder['refunds'][number],
  deliveredAt: number,
  open: Open,
): Promise<void> {
  const at = Math.max(deliveredAt + hourMs, refund.at - 5 * dayMs);
  const found = await db.execute<{ id: number }>(sql`select id from refunds where order_id = ${order.id} order by id limit 1`);
  const settledAt = new Date(refund.at);
  open(
    order,
    at,
    {
      kind: 'return',
      status: 'settled',
      reason: refund.reason,
      wants: 'refund',
      settledAs: 'refund',
      backCents: refund.cents,
      refundId: found.rows[0] ? Number(found.rows[0].id) : null,
      returnCarrier: 'FedEx',
      returnTracking: String(794_700_000_000 + order.id),
      approvedAt: new Date(Math.min(at + 5 * hourMs, refund.at)),
      receivedAt: settledAt,
      settledAt,
    },
    refund.lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ line, quantity, cents }) => ({ line, quantity, backCents: cents, isBack: true })),
    [
      ['shopper', 0, 'I haven’t worn it or cut the lace. How do I send it back?'],
      [
        'staff',
        4,
        'We’re sorry it didn’t work out. We’ve emailed you the return address. Once it arrives and we’ve checked it, we’ll issue your refund.',
      ],
    ],
  );
}

const openExchange = (order: SeedOrder, line: SeedLine, at: number, open: Open): void =>
  open(
    order,
    at,
    {
      kind: 'exchange',
      status: 'approved',
      reason: 'I’d like it two inches longer',
      wants: 'exchange',
      approvedAt: new Date(at + 3 * hourMs),
    },
    [{ line, quantity: 1 }],
    [
      ['shopper', 0, 'The hair is lovely, just shorter than I pictured. Can I exchange it for one two inches longer?'],
      ['staff', 3, 'Of course, as long as it’s unworn. Send it back and we’ll set the longer one aside for you.'],
    ],
  );

const openWorry = (order: SeedOrder, line: SeedLine, at: number, open: Open): void =>
  open(
    order,
    at,
    { kind: 'delay', status: 'asked', reason: 'I need it by the weekend. Will it arrive in time?', wants: 'none' },
    [{ line, quantity: line.quantity }],
    [],
  );
