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

/** What is asked in the first day, and our reply. */
const messagePairs = {
  en: [
    ['Could it go out before the weekend? I have an event.', 'It’s packed and goes out with today’s pickup.'],
    ['I typed the wrong apartment number. It should be 4B.', 'Thanks for telling us. We’ve corrected it on the label.'],
    ['It’s a gift. Can you leave the prices out of the box?', 'Of course. There won’t be any prices in the box.'],
    ['I have two orders with you. Can they go in one box?', 'Yes. They’re being packed together, so you’ll get one tracking link.'],
    ['I didn’t get a confirmation email.', 'We’ve sent it again. Please check your spam folder, too.'],
    ['When will I get a tracking number?', 'As soon as the label is scanned, usually on the evening of the day it ships.'],
    ['I’m at work all day. Can the driver leave it at the door?', 'Yes, we’ve noted that for the driver.'],
    ['Is everything in my order from the same batch?', 'Yes, we picked it from one batch and compared the shades in daylight.'],
    ['Does the box say what’s inside?', 'No. Only your address and ours are on it.'],
    ['Is it too late to change my shipping address?', 'Not yet. Send us the new one and we’ll update it before we print the label.'],
  ],
  zh: [
    ['周末前能发出吗？有活动要用。', '已经打包好，今天随承运商取件发出。'],
    ['门牌号写错了，应该是 4B。', '感谢告知，面单上已更正。'],
    ['什么时候有物流单号？', '面单扫描后就会发给您，通常是发货当天晚上。'],
    ['是礼物，箱子里能不放价格吗？', '可以，箱内不会有价格。'],
  ],
} as const;

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
    const [question, reply] = random.pick<readonly [string, string]>(messagePairs[order.buyer.language]);
    rows.push({
      id: rows.length + 1,
      orderId: order.id,
      author: 'shopper',
      staffId: null,
      message: question,
      createdAt: new Date(at),
    });
    if (random.isHit(0.7))
      rows.push({
        id: rows.length + 1,
        orderId: order.id,
        author: 'staff',
        staffId: random.pick(staff.sales).id,
        message: reply,
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
