import type { subscribers } from '#areas/content/tables/articles.ts';
import type { orderMessages } from '#areas/orders/tables/messages.ts';
import type { SeedOrder } from '#demo/orders/order.ts';
import { makePerson } from '#demo/shoppers/people.ts';
import type { SeedShopper } from '#demo/shoppers/seed.server.ts';
import type { SeedStaff } from '#demo/staff/seed.server.ts';
import { dayMs, hourMs } from '#kernel/dates.ts';
import { cents, dollars } from '#kernel/money.ts';
import type { Random } from '#kernel/random.ts';
import type { auditLog, jobs, mails } from '#platform/tables.ts';

type Mail = typeof mails.$inferInsert;
const recentDays = 12;
const maxOrders = 160;

/** Collects the newest orders for emails and staff actions. */
export function createRecentOrderCollector(now: Date) {
  const recent: SeedOrder[] = [];
  return {
    watch: (order: SeedOrder): void => {
      if (now.getTime() - order.placedAt > recentDays * dayMs) return;
      recent.push(order);
      if (recent.length > maxOrders) recent.shift();
    },
    recent,
  };
}

/** One email of each kind an order has reached. */
export function mailRows(orders: readonly SeedOrder[]): Mail[] {
  const rows: Mail[] = [];
  const tell = (order: SeedOrder, kind: string, at: number | null, subjectLine: string, textBody: string) => {
    if (at === null) return;
    const createdAt = new Date(at);
    rows.push({
      id: rows.length + 1,
      subjectKind: 'order',
      subjectId: String(order.id),
      kind,
      toEmail: order.buyer.email,
      language: 'en',
      subjectLine,
      textBody,
      state: 'kept',
      attempts: 1,
      sendAfter: createdAt,
      createdAt,
    });
  };
  for (const order of orders) {
    const { timeline, number, totals, buyer } = order;
    const hello = `Hi ${buyer.firstName},\n\n`;
    tell(
      order,
      'order_paid',
      timeline.paidAt,
      `Thanks for your order ${number}`,
      `${hello}We received your payment of ${dollars(cents(totals.totalCents))} for order ${number}. It ships in one to two days.\n`,
    );
    tell(
      order,
      'order_shipped',
      timeline.shippedAt,
      `Order ${number} is on its way`,
      `${hello}Order ${number} is with the carrier. You can track it from your order page.\n`,
    );
    tell(
      order,
      'order_refunded',
      order.refunds[0]?.at ?? null,
      `Your refund for order ${number}`,
      `${hello}We refunded ${dollars(cents(Math.max(0, order.refundedCents)))} for order ${number}.\n`,
    );
  }
  return rows;
}

export function auditRows(random: Random, staff: SeedStaff, orders: readonly SeedOrder[], now: Date): (typeof auditLog.$inferInsert)[] {
  const rows: (typeof auditLog.$inferInsert)[] = [];
  const did = (
    person: SeedStaff['manager'],
    action: string,
    subjectKind: string,
    subjectId: string,
    before: unknown,
    after: unknown,
    at: number,
  ) =>
    rows.push({
      actorKind: 'staff',
      actorId: String(person.id),
      actorName: `${person.firstName} ${person.lastName}`,
      action,
      subjectKind,
      subjectId,
      before,
      after,
      createdAt: new Date(at),
    });
  for (const order of orders) {
    for (const step of order.timeline.steps) {
      if (step.actor !== 'staff' || step.event === 'placed') continue;
      const person = random.pick(step.to === 3 || step.to === 4 ? staff.stock : staff.sales);
      did(
        person,
        step.event === 'refund' ? 'order.refund' : 'order.status',
        'order',
        String(order.id),
        { status: step.from, payment_state: step.fromPayment },
        { status: step.to, payment_state: step.toPayment },
        step.at,
      );
    }
  }
  for (let daysAgo = 30; daysAgo > 0; daysAgo -= 3) {
    did(
      staff.editor,
      'article.publish',
      'article',
      String((daysAgo % 7) + 1),
      { live_version: 1 },
      { live_version: 2 },
      now.getTime() - daysAgo * dayMs,
    );
    did(
      staff.finance,
      'ledger.add',
      'ledger_entry',
      String(daysAgo + 10),
      null,
      { amount_cents: random.int(2000, 90_000) },
      now.getTime() - daysAgo * dayMs + 2 * hourMs,
    );
  }
  return rows
    .sort((a, b) => (a.createdAt?.getTime() ?? 0) - (b.createdAt?.getTime() ?? 0))
    .map((row, index) => ({ id: index + 1, ...row }));
}

/** Finished jobs and one failed. */
export function jobRows(staff: SeedStaff, now: Date): (typeof jobs.$inferInsert)[] {
  const made: readonly (readonly [string, number, number, number, string | null])[] = [
    ['product-import', 26, 180, 4, null],
    ['order-export', 19, 640, 0, null],
    ['picture-variants', 15, 48, 0, null],
    ['product-sync', 9, 320, 2, null],
    ['price-import', 5, 210, 0, 'Row 1: the file has no column "price"'],
    ['order-export', 2, 212, 0, null],
    ['sales-ranks', 0.1, 400, 0, null],
  ];
  return made.map(([kind, daysAgo, total, failed, error], index) => {
    const startedAt = new Date(now.getTime() - daysAgo * dayMs);
    const finishedAt = new Date(startedAt.getTime() + 40_000 + index * 9000);
    return {
      id: index + 1,
      kind,
      // The office lists product imports by their file.
      payload: kind === 'product-import' ? { fileName: 'autumn-colors.xlsx', isDry: false } : {},
      state: error ? 'failed' : 'done',
      runAt: startedAt,
      attempts: error ? 5 : 1,
      ownerKind: 'staff',
      ownerId: String(staff.manager.id),
      totalCount: total,
      doneCount: error ? 0 : total,
      updatedCount: error ? 0 : total - failed,
      failedCount: failed,
      lastError: error,
      startedAt,
      finishedAt,
      createdAt: startedAt,
    };
  });
}

const shopperMessages = [
  'Could you send it before the weekend?',
  'Thank you! It arrived and it’s beautiful.',
  'Can you change the length to 22"?',
  'The tracking hasn’t updated since yesterday.',
];
const replied = [
  'It’s packed and ships today.',
  'We’re so glad to hear that. Enjoy!',
  'Yes, we’ve changed it for you.',
  'We’ve asked the carrier and will update you today.',
];

export function messageRows(
  random: Random,
  staff: SeedStaff,
  orders: readonly SeedOrder[],
  now: Date,
): (typeof orderMessages.$inferInsert)[] {
  const rows: (typeof orderMessages.$inferInsert)[] = [];
  for (const order of orders) {
    const at = order.placedAt + random.int(2, 30) * hourMs;
    if (!order.shopper || !random.isHit(0.15) || at + hourMs >= now.getTime()) continue;
    const messageIndex = random.int(0, shopperMessages.length - 1);
    rows.push({
      id: rows.length + 1,
      orderId: order.id,
      author: 'shopper',
      staffId: null,
      message: shopperMessages[messageIndex] ?? '',
      createdAt: new Date(at),
    });
    if (random.isHit(0.7))
      rows.push({
        id: rows.length + 1,
        orderId: order.id,
        author: 'staff',
        staffId: random.pick(staff.sales).id,
        message: replied[messageIndex] ?? '',
        createdAt: new Date(at + hourMs),
      });
  }
  return rows;
}

/** Newsletter subscribers: half the members, and some readers. */
export function subscriberRows(random: Random, shoppers: readonly SeedShopper[], now: Date): (typeof subscribers.$inferInsert)[] {
  const rows: (typeof subscribers.$inferInsert)[] = [];
  const add = (email: string, userId: number | null, createdAt: Date, language: 'en' | 'zh') => {
    const confirmedAt = random.isHit(0.9) ? new Date(createdAt.getTime() + random.int(1, 50) * 60_000) : null;
    const stoppedAt =
      confirmedAt && random.isHit(0.06) ? new Date(Math.min(confirmedAt.getTime() + random.int(5, 90) * dayMs, now.getTime())) : null;
    rows.push({
      id: rows.length + 1,
      email,
      userId,
      language,
      source: random.pick(['footer', 'checkout', 'giveaway', 'home']),
      confirmedAt,
      stoppedAt,
      createdAt,
    });
  };
  for (const shopper of shoppers.slice(0, 4000)) if (random.isHit(0.5)) add(shopper.email, shopper.id, shopper.joinedAt, shopper.language);
  for (let number = 1; number <= 120; number += 1) {
    const reader = makePerson(random, number, 'reader.test');
    add(reader.email, null, new Date(now.getTime() - random.int(1, 170 * 24) * hourMs), reader.language);
  }
  return rows;
}
