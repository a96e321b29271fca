import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { staffMembers } from '#areas/staff/tables.ts';
import { anonymousCaller } from '#platform/app.ts';
import { auditLog } from '#platform/tables.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { ledgerCategories, ledgerEntries, monthCloses } from '../tables.ts';
import { correctEntry, type LedgerEntryInput, recordEntry, reverseEntry } from './entries.server.ts';
import { ledgerJournalOf } from './entry-list.server.ts';
import { closeMonth, listLedgerMonths, reopenMonth } from './months.server.ts';
import { addRecurringEntry, endRecurringEntry, writeRecurring } from './recurring.server.ts';
import { recordSaleMoney } from './sales.server.ts';

let app: TestApp;
const finance = { ...anonymousCaller, staff: { id: 1, roles: ['finance' as const] } };
const owner = { ...anonymousCaller, staff: { id: 2, roles: ['owner' as const] } };
const [sales, rent] = [1, 2];
const fine = async () => undefined;
let turn = 0;

const typed = (more: Partial<LedgerEntryInput> = {}): LedgerEntryInput => {
  turn += 1;
  return {
    ...{ kind: 'expenditure', categoryId: rent, amountCents: 42_000, bookedOn: '2026-11-02', party: 'Landlord', method: 'bank' },
    ...{ reference: `R-${turn}`, note: '', uploadIds: [], key: `form-${turn}-key` },
    ...more,
  };
};
const sums = async (): Promise<Record<string, number>> => {
  const { rows } = await app.db.execute<{ kind: string; cents: string }>(
    sql`select kind, sum(amount_cents::bigint) as cents from ledger_entries group by kind`,
  );
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, Number(cents)]));
};

beforeAll(async () => {
  app = await testApp();
  await app.db.insert(staffMembers).values([
    { id: 1, username: 'fin', email: 'fin@tressline.test', passwordHash: 'x', firstName: 'Fay', lastName: 'Lin' },
    { id: 2, username: 'own', email: 'own@tressline.test', passwordHash: 'x', firstName: 'Olga', lastName: 'Owens' },
  ]);
  await app.db.insert(ledgerCategories).values([
    { id: sales, kind: 'income', key: 'sales', nameEn: 'Sales', nameZh: '销售收入' },
    { id: rent, kind: 'expenditure', key: 'rent', nameEn: 'Rent', nameZh: '房租' },
  ]);
});

test('the same form sent ten times at once books once', async () => {
  const form = typed();
  const booked = await Promise.all(Array.from({ length: 10 }, () => recordEntry(app, finance, form)));
  expect(new Set(booked.map(({ id }) => id)).size).toBe(1);
  expect(booked.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await sums()).toEqual({ expenditure: 42_000 });
});

test('an entry is taken back by its counter entry, once, and both are in the log', async () => {
  const { id } = await recordEntry(app, finance, typed({ amountCents: 1000 }));
  const wish = { id, kind: 'expenditure', reason: 'typed twice' } as const;
  const tries = await Promise.allSettled([reverseEntry(app, finance, wish), reverseEntry(app, finance, wish)]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await sums()).toEqual({ expenditure: 42_000 });
  const log = await app.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(sql`subject_id = ${String(id)}`);
  expect(log.map(({ action }) => action).sort()).toEqual(['ledger.book', 'ledger.counter']);
});

test('what was booked cannot be changed or erased, not even past the services', async () => {
  const { id } = await recordEntry(app, finance, typed({ amountCents: 500 }));
  await expect(app.db.execute(sql`update ledger_entries set amount_cents = 1 where id = ${id}`)).rejects.toThrow();
  await expect(app.db.execute(sql`delete from ledger_entries where id = ${id}`)).rejects.toThrow();
  const right = await correctEntry(app, finance, id, typed({ amountCents: 700 }));
  expect(right.id).not.toBe(id);
  expect(await sums()).toEqual({ expenditure: 42_700 });
  await expect(correctEntry(app, finance, id, typed({ amountCents: 900 }))).rejects.toThrow('already been reversed');
});

test('money of a payment cannot be taken back here, and a strange heading or a day far ahead is refused', async () => {
  await recordSaleMoney(app, { kind: 'capture', id: 7, amountCents: 100_000, at: app.now(), party: 'ann@example.com', reference: 'T-7' });
  const [entry] = await app.db.select({ id: ledgerEntries.id }).from(ledgerEntries).where(sql`source_kind = 'capture'`);
  await expect(reverseEntry(app, finance, { id: entry?.id ?? 0, kind: 'income', reason: '' })).rejects.toThrow('comes from a payment');
  await expect(recordEntry(app, finance, typed({ categoryId: sales }))).rejects.toThrow('Ledger category not found');
  await expect(recordEntry(app, finance, typed({ bookedOn: '2026-12-24' }))).rejects.toThrow('booked_on');
});

test('a standing order writes each of its months once, whoever writes, and ends', async () => {
  const standing = { kind: 'expenditure', categoryId: rent, amountCents: 10_000, party: 'Hosting', note: '' } as const;
  const id = await addRecurringEntry(app, finance, { ...standing, dayOfMonth: 5, startsOn: '2026-09-01', endsOn: null });
  await Promise.all([writeRecurring(app), writeRecurring(app), writeRecurring(app)]);
  const written = () => app.db.select({ day: ledgerEntries.bookedOn }).from(ledgerEntries).where(sql`recurring_id = ${id}`);
  expect((await written()).map(({ day }) => day).sort()).toEqual(['2026-09-05', '2026-10-05', '2026-11-05']);
  await endRecurringEntry(app, finance, id);
  app.clock.at = new Date('2026-12-20T10:00:00Z');
  expect(await writeRecurring(app)).toBe(0);
  app.clock.at = new Date('2026-11-12T10:42:00Z');
});

test('the balance runs through the book', async () => {
  const { items, balances, sumCents } = await ledgerJournalOf(app, {}, { limit: 50, offset: 0 });
  const total = items.reduce((sum, { kind, amountCents }) => sum + (kind === 'income' ? amountCents : -amountCents), 0);
  expect(balances[0]).toBe(total);
  expect(sumCents).toBe(total);
  const second = await ledgerJournalOf(app, {}, { limit: 2, offset: 2 });
  expect(second.balances[0]).toBe(balances[2]);
  expect((await listLedgerMonths(app)).months[0]?.balanceCents).toBe(total);
});

test('a month is closed in its turn, when it is over and nothing differs; then it takes nothing any more', async () => {
  await expect(closeMonth(app, finance, '2026-11-01', fine)).rejects.toThrow('2026-11 isn’t over yet');
  await expect(closeMonth(app, finance, '2026-10-01', fine)).rejects.toThrow('Start with 2026-09');
  const refuse = async () => {
    throw new Error('differs');
  };
  await expect(closeMonth(app, finance, '2026-09-01', refuse)).rejects.toThrow('differs');
  await closeMonth(app, finance, '2026-09-01', fine);
  const tries = await Promise.allSettled([closeMonth(app, finance, '2026-10-01', fine), closeMonth(app, finance, '2026-10-01', fine)]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(
    await app.db.select({ month: monthCloses.month, balance: monthCloses.balanceCents }).from(monthCloses).orderBy(monthCloses.month),
  ).toEqual([
    { month: '2026-09-01', balance: -10_000 },
    { month: '2026-10-01', balance: -20_000 },
  ]);
  await expect(recordEntry(app, finance, typed({ bookedOn: '2026-10-31' }))).rejects.toThrow('2026-10 is closed');
  await expect(
    app.db.insert(ledgerEntries).values({ kind: 'expenditure', categoryId: rent, amountCents: 1, bookedOn: '2026-10-31' }),
  ).rejects.toThrow();
  const states = (await listLedgerMonths(app)).months.map(({ month, state }) => [month, state]);
  expect(states).toEqual([
    ['2026-11-01', 'running'],
    ['2026-10-01', 'closed'],
    ['2026-09-01', 'closed'],
  ]);
});

test('money of a closed month that the provider tells late is booked today', async () => {
  const at = new Date('2026-10-31T23:59:00Z');
  await recordSaleMoney(app, { kind: 'capture', id: 8, amountCents: 5000, at, party: 'bea@example.com', reference: 'T-8' });
  const [entry] = await app.db.select().from(ledgerEntries).where(sql`source_id = '8'`);
  expect(entry).toMatchObject({ bookedOn: '2026-11-12', note: '2026-10-31', amountCents: 5000 });
});

test('an entry of a closed month is taken back today; only the owner opens a month again, the last one first, and it is logged', async () => {
  const [old] = await app.db.select({ id: ledgerEntries.id }).from(ledgerEntries).where(sql`booked_on = '2026-10-05'`);
  const counterId = await reverseEntry(app, finance, { id: old?.id ?? 0, kind: 'expenditure', reason: 'not ours' });
  expect(await app.db.select({ day: ledgerEntries.bookedOn }).from(ledgerEntries).where(sql`id = ${counterId}`)).toEqual([
    { day: '2026-11-12' },
  ]);
  await expect(reopenMonth(app, finance, '2026-10-01')).rejects.toThrow('You don’t have permission');
  await expect(reopenMonth(app, owner, '2026-09-01')).rejects.toThrow('Start with 2026-10');
  await reopenMonth(app, owner, '2026-10-01');
  await recordEntry(app, finance, typed({ bookedOn: '2026-10-31' }));
  const log = await app.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(sql`subject_kind = 'ledger_month'`)
    .orderBy(auditLog.id);
  expect(log.map(({ action }) => action)).toEqual(['ledger.close', 'ledger.close', 'ledger.reopen']);
});

test('the calls book, put right, take back and find; sales may not', async () => {
  const ask = callerOn(app, { ...finance, by: 'header' });
  const sent = { category_id: rent, amount: 12.34, booked_on: '2026-11-11', party: '=HYPERLINK("x")', idempotency_key: 'call-key-1' };
  const first = await ask('POST', '/admin/expenditure/add', sent);
  expect(first.body).toMatchObject({ Result: 0 });
  expect((await ask('POST', '/admin/expenditure/add', sent)).body.Data).toEqual(first.body.Data);
  const { id } = first.body.Data as { id: number };
  const update = await ask('POST', '/admin/expenditure/update', { ...sent, id, amount: 12.35, idempotency_key: 'call-key-2' });
  const { id: right } = update.body.Data as { id: number };
  const found = await ask('POST', '/admin/expenditure/get_with_query', { q: 'hyperlink', from: '2026-11-11' });
  expect(found.body.Data).toMatchObject({ total: 3, sum: 12.35 });
  expect((await ask('POST', '/admin/income/delete', { id: right })).body.Msg).toBe('Entry not found');
  expect((await ask('POST', '/admin/expenditure/delete', { id: right })).body.Result).toBe(0);
  expect((await ask('POST', '/admin/expenditure/add', { ...sent, amount: 0.001 })).status).toBe(400);
  const salesAsks = callerOn(app, { ...anonymousCaller, staff: { id: 2, roles: ['sales'] }, by: 'header' });
  expect((await salesAsks('POST', '/admin/income/get_with_query', {})).status).toBe(403);
});
