import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { endOfMonth } from '#areas/ledger/rules/months.ts';
import { reopenMonth } from '#areas/ledger/services/months.server.ts';
import { anonymousCaller } from '#platform/app.ts';
import { checkInvariants } from '#platform/invariants.server.ts';
import { openCheckout } from '../../../../tests/kit/checkout.ts';
import { amount, refund } from '../../../../tests/kit/refunds.ts';
import { compareDays } from '../store/reconcile.server.ts';
import { closeReconciledMonth, recheckMonth, reconcileMonth, refreshDayChecks } from './reconciliation.server.ts';

let shop: Awaited<ReturnType<typeof openCheckout>>;
const owner = { ...anonymousCaller, staff: { id: 1, roles: ['owner' as const] } };
const month = '2026-11-01';

beforeAll(async () => {
  shop = await openCheckout();
});

/** Stored day by day, the result equals one pass over the whole month. */
async function lookedAt(of = month) {
  await refreshDayChecks(shop.app);
  const found = await reconcileMonth(shop.app, of);
  const whole = await compareDays(shop.app.db, of, endOfMonth(of), 201);
  expect(found.sums).toEqual(whole.sums.toSorted((a, b) => (a.source < b.source ? -1 : 1)));
  expect(found.differences).toEqual(whole.differences);
  return found;
}

test('after payments and a partial refund the books are the payments, to the cent', async () => {
  const first = await shop.bought(1, [101, 2]);
  await shop.anew();
  await shop.bought(2, [101, 1]);
  await refund(shop.app, first, amount(1234), 'piece missing');
  const { sums, differences } = await lookedAt();
  expect(differences).toEqual([]);
  expect(sums.map(({ source, sourceCents, ledgerCents }) => [source, sourceCents === ledgerCents])).toEqual([
    ['capture', true],
    ['refund', true],
  ]);
  expect(sums.find(({ source }) => source === 'refund')?.ledgerCents).toBe(-1234);
  expect((await checkInvariants(shop.app.db)).filter(({ name, brokenCount }) => name === 'I-14 income' && brokenCount > 0)).toEqual([]);
});

test('a payment that is not booked, or booked with another amount, is listed and the month cannot be closed', async () => {
  shop.app.clock.at = new Date('2026-12-02T08:00:00Z');
  await shop.app.store.load(async (_, db) => {
    await db.execute(sql`set local session_replication_role = replica`);
    await db.execute(sql`update ledger_entries set amount_cents = amount_cents + 1 where source_kind = 'refund'`);
    await db.execute(sql`delete from ledger_entries where id = (select min(id) from ledger_entries where source_kind = 'capture')`);
  });
  await recheckMonth(shop.app, month);
  const { differences } = await lookedAt();
  expect(differences.map(({ source, kind }) => `${source} ${kind}`).sort()).toEqual(['capture missing', 'refund amount']);
  await expect(closeReconciledMonth(shop.app, owner, month)).rejects.toThrow('doesn’t match payments or deliveries in 2 places');
});

test('when they agree again the month is closed, and only the owner opens it', async () => {
  await shop.app.store.load(async (_, db) => {
    await db.execute(sql`set local session_replication_role = replica`);
    await db.execute(sql`update ledger_entries set amount_cents = amount_cents - 1 where source_kind = 'refund'`);
    await db.execute(sql`insert into ledger_entries (kind, category_id, amount_cents, booked_on, source_kind, source_id)
      select 'income', (select id from ledger_categories where key = 'sales'), amount_cents, (captured_at at time zone 'UTC')::date, 'capture', id::text from captures
      where not exists (select 1 from ledger_entries e where e.source_kind = 'capture' and e.source_id = captures.id::text)`);
  });
  await closeReconciledMonth(shop.app, owner, month);
  await expect(closeReconciledMonth(shop.app, owner, month)).rejects.toThrow('2026-11 is closed');
  expect(await shop.app.store.run(`select 1 from stale_days where aggregate = 'checks' and day = '2026-11-30'`)).toHaveLength(1);
  await lookedAt();
  await reopenMonth(shop.app, owner, month);
  await lookedAt();
});

test('a payment booked in a later month differs until its own month is closed', async () => {
  const [late] = await shop.app.store.run(
    'select max(id) as id, max(amount_cents) as cents from captures where id = (select max(id) from captures)',
  );
  await shop.app.store.load(async (_, db) => {
    await db.execute(sql`set local session_replication_role = replica`);
    await db.execute(sql`delete from ledger_entries where source_kind = 'capture' and source_id = ${String(late?.['id'])}`);
  });
  await shop.app.db.execute(sql`insert into ledger_entries (kind, category_id, amount_cents, booked_on, source_kind, source_id)
    select 'income', (select id from ledger_categories where key = 'sales'), ${late?.['cents']}, '2026-12-01', 'capture', ${String(late?.['id'])}`);
  expect((await lookedAt()).differences.map(({ kind }) => kind)).toEqual(['day']);
  await lookedAt('2026-12-01');
});

test('a month that is still being checked says so, with what was known, until the chore has looked at every day', async () => {
  const known = await lookedAt();
  await recheckMonth(shop.app, month);
  const waiting = await reconcileMonth(shop.app, month, { days: 2, ms: 60_000 });
  expect(waiting).toEqual({ ...known, waitingDays: 28 });
  await refreshDayChecks(shop.app);
  expect(await lookedAt()).toEqual({ ...known, waitingDays: 0 });
});
