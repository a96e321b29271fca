import { beforeAll, expect, test } from 'vitest';
import { processReferrals } from '#areas/referrals/services/rewards.server.ts';
import { listFile } from '#areas/staff/services/list-file.server.ts';
import { anonymousCaller } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { calculatePayoutLine } from '../rules/payouts.ts';
import { applyForAccount, approveAccount, approveAffiliate, refuseAccount, revokeAccount } from './account.server.ts';
import { affiliates } from './affiliates.server.ts';
import { payoutFile } from './payout-file.server.ts';
import { addAffiliate, changeShare, endAffiliate, fetchPayoutOverview, ownPayouts, payOut, statementOf } from './payouts.server.ts';

let app: TestApp;
const finance = { ...anonymousCaller, staff: { id: 1, roles: ['finance' as const] } };
const refusedAs = (why: string) => expect.objectContaining({ why });
const run = (words: string) => app.store.run(words);
let partnerId = 0;

/** One affiliate with four referred friends. Orders are given by item value; shipping is 1000 cents each time. */
beforeAll(async () => {
  app = await testApp();
  await run(
    `INSERT INTO staff_members (id, username, email, password_hash, first_name) VALUES (1, 'fin', 'fin@tressline.test', 'x', 'Fin')`,
  );
  await run(
    `INSERT INTO referral_rules (friend_off_cents, min_order_cents, reward_cents, starts_at) VALUES (1500, 15000, 1500, '2026-01-01')`,
  );
  await run(
    `INSERT INTO users (id, email, password_hash, first_name, last_name, created_at) SELECT n, 'p' || n || '@mail.test', 'x', 'P', 'P', '2026-05-01' FROM generate_series(1, 6) n`,
  );
  await run(`INSERT INTO referral_codes (id, user_id, code) VALUES (1, 1, 'TALK')`);
  await run(
    `INSERT INTO referrals (id, referee_id, referrer_id, code_id, touched_at, created_at) SELECT n, n, 1, 1, '2026-05-01', '2026-05-01' FROM generate_series(2, 5) n`,
  );
  app.clock.at = new Date('2026-06-01T09:00:00Z');
  partnerId = await addAffiliate(app, finance, { email: 'P1@mail.test', name: 'Curl Talk', shareBp: 1000 });
});

const order = (id: number, friend: number, goodsCents: number, delivered: string, placed = '2026-06-05') =>
  run(`INSERT INTO orders (id, user_id, number, items_cents, shipping_cents, total_cents, piece_count, email, status, payment_state, payment, payment_time, consign_time, delivered_at, created_at)
    VALUES (${id}, ${friend}, 'TL-${id}', ${goodsCents}, 1000, ${goodsCents + 1000}, 1, 'p${friend}@mail.test', 5, 'paid', ${goodsCents + 1000}, '${placed}', '${placed}', '${delivered}', '${placed}')`);
const pay = (month: string) => payOut(app, finance, { partnerId, month, reference: 'WIRE 1' });
const booked = () => run(`SELECT amount_cents AS cents, party FROM ledger_entries WHERE source_kind = 'partner_payout' ORDER BY id`);

test('only a shopper without a business account becomes one, at a share the house can give', async () => {
  await expect(addAffiliate(app, finance, { email: 'p1@mail.test', name: 'Again', shareBp: 500 })).rejects.toEqual(
    refusedAs('accountAsked'),
  );
  await expect(addAffiliate(app, finance, { email: 'who@mail.test', name: 'X', shareBp: 500 })).rejects.toEqual(refusedAs('userNotExist'));
  await expect(addAffiliate(app, finance, { email: 'p6@mail.test', name: 'X', shareBp: 5001 })).rejects.toEqual(refusedAs('badValue'));
});

test('what is below the minimum waits, a month that is not over cannot be paid, and friends bring no store credit', async () => {
  await order(1, 2, 20_000, '2026-06-10');
  app.clock.at = new Date('2026-07-20T09:00:00Z');
  await processReferrals(app, { payersOf: async () => new Map(), affiliates });
  expect(await run('SELECT 1 FROM referral_rewards')).toEqual([]);
  // Delivered on June 10, payable from July 10: nothing is due at the end of June.
  await expect(pay('2026-06-01')).rejects.toEqual(refusedAs('payoutNotDue'));
  await expect(pay('2026-07-01')).rejects.toEqual(refusedAs('payoutNotDue'));
  app.clock.at = new Date('2026-08-03T09:00:00Z');
  expect((await fetchPayoutOverview(app)).open).toMatchObject([
    { partnerId, month: '2026-07-01', amountCents: 2000, orderCount: 1, isDue: false },
  ]);
  await expect(pay('2026-07-01')).rejects.toEqual(refusedAs('payoutTooSmall'));
  expect(await booked()).toEqual([]);
});

test('a month is paid once, with what waited, by however many hands; the books hold one expenditure', async () => {
  await order(2, 3, 30_000, '2026-07-05');
  app.clock.at = new Date('2026-09-02T09:00:00Z');
  const paid = await Promise.allSettled([pay('2026-08-01'), pay('2026-08-01'), pay('2026-08-01')]);
  expect(paid.filter(({ status }) => status === 'fulfilled')).toMatchObject([{ value: 5000 }]);
  await expect(pay('2026-08-01')).rejects.toEqual(refusedAs('payoutNotDue'));
  expect(await booked()).toEqual([{ cents: 5000, party: 'Curl Talk' }]);
  expect((await fetchPayoutOverview(app)).open).toEqual([]);
});

test('what comes back after its payout is taken off the next one, cent by cent, and a refused friend earns nothing', async () => {
  await run(`UPDATE orders SET status = 9, payment_state = 'refunded', payment = 0, deal_close_time = '2026-09-10' WHERE id = 1`);
  await run(`UPDATE orders SET payment_state = 'part_refunded', payment = payment - 10001 WHERE id = 2`);
  await order(3, 4, 99_999, '2026-08-10', '2026-08-01');
  await order(4, 5, 50_000, '2026-08-10', '2026-08-01');
  await run(`UPDATE referrals SET refused_reason = 'same_payer', refused_at = now() WHERE referee_id = 5`);
  await changeShare(app, finance, partnerId, 800);
  app.clock.at = new Date('2026-10-02T09:00:00Z');
  const [open] = (await fetchPayoutOverview(app)).open;
  // 2000 of the first order and 1001 of the second are taken back as paid; 8 % of 999.99 are 7999 cents.
  expect(open).toMatchObject({ amountCents: 7999 - 2000 - 1001, backCents: 3001, orderCount: 3 });
  expect(await pay('2026-09-01')).toBe(4998);
  expect((await booked()).map(({ cents }) => cents)).toEqual([5000, 4998]);
  const sums = await run(
    `SELECT sum(amount_cents)::int AS lines, (SELECT sum(amount_cents)::int FROM partner_payouts) AS paid FROM partner_payout_lines`,
  );
  expect(sums).toEqual([{ lines: 9998, paid: 9998 }]);
});

test('the statement says every order of a month, as a file only for whoever may see the page', async () => {
  const lines = await statementOf(app, { partnerId, month: '2026-09-01' });
  expect(lines.map(({ number, amountCents }) => [number, amountCents])).toEqual([
    ['TL-1', -2000],
    ['TL-2', -1001],
    ['TL-3', 7999],
  ]);
  const url = new URL(`http://127.0.0.1/bg/export/office-payouts.csv?partner=${partnerId}&month=2026-09-01`);
  const file = await listFile(app, finance, url, [payoutFile]);
  const [, first, ...rest] = (await file.text()).trim().split(/\r?\n/);
  expect(first).toBe('2026-09,Curl Talk,TL-1,2026-06-10,-200,-20,2026-10-02');
  expect(rest).toHaveLength(2);
  const sales = { ...anonymousCaller, staff: { id: 1, roles: ['sales' as const] } };
  expect((await listFile(app, sales, url, [payoutFile])).status).toBe(403);
  const own = await ownPayouts(app, { id: partnerId, shareBp: 800 });
  expect(own.made.map(({ month, amountCents }) => [month, amountCents])).toEqual([
    ['2026-09-01', 4998],
    ['2026-08-01', 5000],
  ]);
});

test('an agreement that ended pays nothing, and does not turn old friends into store credit', async () => {
  await order(5, 3, 90_000, '2026-09-01', '2026-08-20');
  app.clock.at = new Date('2026-11-02T09:00:00Z');
  await endAffiliate(app, finance, partnerId, true);
  await expect(pay('2026-10-01')).rejects.toEqual(refusedAs('payoutNotDue'));
  await processReferrals(app, { payersOf: async () => new Map(), affiliates });
  expect(await run('SELECT 1 FROM referral_rewards')).toEqual([]);
  await endAffiliate(app, finance, partnerId, false);
  expect(await pay('2026-10-01')).toBe(7200);
});

test('an application makes nobody an affiliate; approved with a share she is one, and refused she may ask again', async () => {
  const mia = { ...anonymousCaller, shopperId: 6 };
  const wish = { kind: 'affiliate' as const, businessName: 'Silk Talk', website: '', taxNumber: '', region: '', monthlyVolume: '' };
  await expect(applyForAccount(app, mia, wish)).rejects.toEqual(refusedAs('lackParameter'));
  const asked = { ...wish, website: 'silk.example' };
  await applyForAccount(app, mia, asked);
  await expect(applyForAccount(app, mia, asked)).rejects.toEqual(refusedAs('accountAsked'));
  const [row] = await run(`SELECT id FROM partners WHERE user_id = 6`);
  const id = Number(row?.id);
  expect(await affiliates(app)).not.toContain(6);
  expect((await fetchPayoutOverview(app)).partners.map(({ name }) => name)).not.toContain('Silk Talk');
  await expect(endAffiliate(app, finance, id, false)).rejects.toEqual(refusedAs('userNotExist'));
  const terms = { kind: 'wholesale' as const, priceList: 'wholesale' as const, offBp: 0, minPieces: 0, hasBlankSlip: false };
  await expect(approveAccount(app, finance, id, terms)).rejects.toEqual(refusedAs('accountNotExist'));
  await refuseAccount(app, finance, id, 'Please show us your channel.');
  app.clock.at = new Date(app.now().getTime() + 60_000);
  await applyForAccount(app, mia, asked);
  for (const share of [0, 5001]) await expect(approveAffiliate(app, finance, id, share)).rejects.toEqual(refusedAs('badValue'));
  const both = await Promise.allSettled([approveAffiliate(app, finance, id, 800), approveAffiliate(app, finance, id, 800)]);
  expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await affiliates(app)).toContain(6);
  await expect(revokeAccount(app, finance, id, 'x')).rejects.toEqual(refusedAs('accountNotExist'));
  const letters = await run(`SELECT kind, subject_line AS subject FROM mails WHERE to_email = 'p6@mail.test' ORDER BY id`);
  expect(letters.map(({ kind }) => kind)).toEqual(['business_asked', 'business_refused', 'business_asked', 'business_approved']);
  expect(letters.at(-1)?.subject).toBe('Silk Talk is now an affiliate');
});

test('all of an order takes all of its payout back, whatever was rounded', () => {
  for (const paidBasisCents of [1, 333, 99_999])
    for (const paidCents of [0, 1, 27, 7999])
      expect(calculatePayoutLine({ orderId: 1, keptCents: 0, paidBasisCents, paidCents }, 1234).amountCents + paidCents).toBe(0);
});
