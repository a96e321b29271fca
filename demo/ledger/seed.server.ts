import { sql } from 'drizzle-orm';
import { sumUpLedger } from '#areas/ledger/store/entries.server.ts';
import { ledgerCategories, ledgerEntries, recurringEntries } from '#areas/ledger/tables.ts';
import type { SeedStaff } from '#demo/staff/seed.server.ts';
import { dayMs, dayOf } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import type { Database } from '#platform/database/open.server.ts';

type Entry = typeof ledgerEntries.$inferInsert;
export type LedgerRows = { entries: Entry[] };

const headings = [
  ['income', 'sales', 'Sales', '销售收入'],
  ['income', 'refunds', 'Refunds', '退款'],
  ['income', 'other_income', 'Other income', '其他收入'],
  ['expenditure', 'purchase', 'Inventory purchases', '商品采购'],
  ['expenditure', 'materials', 'Workshop materials', '车间原料'],
  ['expenditure', 'carrier', 'Shipping costs', '运费'],
  ['expenditure', 'provider_fee', 'Payment processing fees', '支付手续费'],
  ['expenditure', 'wages', 'Wages', '工资'],
  ['expenditure', 'rent', 'Rent', '房租'],
  ['expenditure', 'marketing', 'Marketing', '市场推广'],
  ['expenditure', 'packaging', 'Packaging', '包装材料'],
  ['expenditure', 'software', 'Software and services', '软件与服务'],
  ['expenditure', 'insurance', 'Insurance', '保险'],
  ['expenditure', 'credit', 'Store credit issued', '发放账户余额'],
  ['expenditure', 'partner_payout', 'Affiliate payouts', '合作伙伴佣金'],
  ['expenditure', 'other', 'Other expenses', '其他支出'],
] as const;
export type Heading = (typeof headings)[number][1];

/** Monthly expenses: category, dollars for a shop of usual size, day, payee. */
const everyMonth: readonly (readonly [Heading, number, number, string])[] = [
  ['wages', 27_400, 25, 'Payroll'],
  ['rent', 4_200, 1, 'Peachtree Industrial Estates'],
  ['software', 389, 5, 'Hosting and tools'],
  ['insurance', 640, 12, 'Southern Mutual'],
];
/** Occasional expenses: category, chance per day, lowest and highest dollars, payees. */
const occasionalExpenses: readonly (readonly [Heading, number, number, number, readonly string[]])[] = [
  ['marketing', 0.32, 120, 1_400, ['Instagram ads', 'Google ads', 'Video creator', 'Hair show booth']],
  ['packaging', 0.12, 90, 640, ['Box supplier', 'Satin bags', 'Labels and tape']],
  ['other', 0.06, 25, 380, ['Office supplies', 'Electrician', 'Courier to the airport']],
];
const usualOrderCount = 3000;

/** Who paid, and for which order. */
type Sale = { readonly party: string; readonly reference: string };

export type LedgerWriter = {
  readonly rows: LedgerRows;
  /** The highest id so far. */
  lastId(): number;
  earn(at: number, cents: number, captureId: number, sale: Sale): void;
  giveBack(at: number, cents: number, refundId: number, sale: Sale): void;
  buy(at: number, cents: number, receiptId: number, reference: string): void;
  spend(heading: Heading, at: number, cents: number, details: { party: string; note?: string }): void;
};

/** Writes income and expenses; ids are continuous. */
export function createLedgerWriter(staff: SeedStaff): LedgerWriter {
  const rows: LedgerRows = { entries: [] };
  let last = 0;
  const book = (heading: Heading, at: number, amountCents: number, details: Partial<Entry>): void => {
    last += 1;
    rows.entries.push({
      id: last,
      ...headingOf(heading),
      amountCents,
      bookedOn: dayOf(new Date(at)),
      sourceKind: details.sourceKind ?? null,
      sourceId: details.sourceId ?? null,
      purchaseReceiptId: details.purchaseReceiptId ?? null,
      party: details.party ?? '',
      method: details.method ?? '',
      reference: details.reference ?? '',
      note: details.note ?? '',
      recurringId: details.recurringId ?? null,
      staffId: details.sourceKind ? null : staff.finance.id,
      createdAt: new Date(at),
      updatedAt: new Date(at),
    });
  };
  return {
    rows,
    lastId: () => last,
    earn: (at, cents, captureId, sale) =>
      book('sales', at, cents, { sourceKind: 'capture', sourceId: String(captureId), ...sale, method: 'paypal' }),
    giveBack: (at, cents, refundId, sale) =>
      book('refunds', at, -cents, { sourceKind: 'refund', sourceId: String(refundId), ...sale, method: 'paypal' }),
    buy: (at, cents, receiptId, reference) => book('purchase', at, cents, { purchaseReceiptId: receiptId, reference, method: 'bank' }),
    spend: (heading, at, cents, { party, note = '' }) => book(heading, at, cents, { party, note, method: 'bank' }),
  };
}

export async function seedHeadings(copy: Copy): Promise<void> {
  await copy(
    ledgerCategories,
    headings.map(([kind, key, nameEn, nameZh], index) => ({ id: index + 1, kind, key, nameEn, nameZh, position: index })),
  );
}

export async function copyLedger(copy: Copy, { entries }: LedgerRows): Promise<void> {
  await copy(ledgerEntries, entries);
  entries.length = 0;
}

export function bookSmallExpenses(random: Random, books: LedgerWriter, at: number, orderTarget: number): void {
  for (const [heading, chance, low, high, parties] of occasionalExpenses) {
    if (random.isHit(chance))
      books.spend(heading, at, random.int(low * 100, high * 100) * sizeOf(orderTarget), { party: random.pick(parties) });
  }
}

/** Wages, rent and other recurring entries with their past months. Returns the next free id. */
export async function seedRecurring(
  copy: Copy,
  staff: SeedStaff,
  span: { from: number; now: Date; orderTarget: number; firstId: number },
): Promise<number> {
  const startsOn = dayOf(new Date(span.from));
  const made = everyMonth.map(([heading, dollars, dayOfMonth, party], index) => ({
    id: index + 1,
    ...headingOf(heading),
    amountCents: dollars * 100 * sizeOf(span.orderTarget),
    dayOfMonth,
    startsOn,
    party,
    staffId: staff.finance.id,
    createdAt: new Date(span.from),
  }));
  await copy(recurringEntries, made);
  const paid: Entry[] = [];
  for (let at = span.from; at < span.now.getTime(); at += dayMs) {
    const due = made.filter(({ dayOfMonth }) => new Date(at).getUTCDate() === dayOfMonth);
    for (const { id: recurringId, kind, categoryId, amountCents, party } of due) {
      paid.push({
        id: span.firstId + paid.length,
        kind,
        categoryId,
        amountCents,
        bookedOn: dayOf(new Date(at)),
        party,
        method: 'bank',
        recurringId,
        staffId: staff.finance.id,
        createdAt: new Date(at),
        updatedAt: new Date(at),
      });
    }
  }
  await copy(ledgerEntries, paid);
  return span.firstId + paid.length;
}

type PaidOut = { readonly id: number; readonly amountCents: number; readonly party: string; readonly reference: string; readonly at: Date };

export const payoutEntries = (staff: SeedStaff, firstId: number, paid: readonly PaidOut[]): Entry[] =>
  paid.map(({ id, amountCents, party, reference, at }, index) => ({
    ...{ id: firstId + index, ...headingOf('partner_payout'), amountCents, bookedOn: dayOf(at), party, reference, method: 'bank' },
    ...{ sourceKind: 'partner_payout', sourceId: String(id), staffId: staff.finance.id, createdAt: at, updatedAt: at },
  }));

/** Closes every month that ended more than ten days ago, with the sums of its entries. */
export async function closeMonths(db: Database, staff: SeedStaff, now: Date): Promise<void> {
  await sumUpLedger(db);
  await db.execute(sql`
    insert into month_closes (month, income_cents, expenditure_cents, balance_cents, closed_by, closed_at)
    select month, income, expenditure, sum(income - expenditure) over (order by month), ${staff.finance.id}, month + interval '1 month 9 days'
    from (
      select date_trunc('month', booked_on)::date as month,
        coalesce(sum(amount_cents::bigint) filter (where kind = 'income'), 0) as income,
        coalesce(sum(amount_cents::bigint) filter (where kind = 'expenditure'), 0) as expenditure
      from ledger_entries group by 1
    ) months
    where month + interval '1 month 10 days' <= ${now.toISOString()}::timestamptz`);
}

function headingOf(key: Heading): { kind: 'income' | 'expenditure'; categoryId: number } {
  const place = headings.findIndex((heading) => heading[1] === key);
  return { kind: headings[place]?.[0] ?? 'expenditure', categoryId: place + 1 };
}

/** A large shop has large costs. */
const sizeOf = (orderTarget: number): number => Math.max(1, Math.round(orderTarget / usualOrderCount));
