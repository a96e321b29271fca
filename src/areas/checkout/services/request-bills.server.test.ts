import { writeFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { confirmWorkSheet } from '#areas/custom/services/conversation.server.ts';
import { createRequest } from '#areas/custom/services/requests.server.ts';
import { sheetPath } from '#areas/documents/rules/documents.ts';
import { workSheetFile } from '#areas/documents/services/work-sheet-pdf.server.ts';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { callerOn } from '../../../../tests/kit/app.ts';
import { openCheckout, receiver } from '../../../../tests/kit/checkout.ts';
import { acceptAndBill, fetchBalanceDue, fetchRequestBill } from './request-bills.server.ts';

const { app, as, approve, capture, inOrder } = await openCheckout();
const visitor: Caller = { ...anonymousCaller, ip: '198.51.100.9' };
const clerk: Partial<Caller> = { staff: { id: 1, roles: ['sales'] }, by: 'header' };
const update = (id: number, what: object) => callerOn(app, clerk)('POST', '/admin/pic_to_wig/update', { id, ...what });
const codeOf = async () => String((await app.db.execute(sql`select code from invoices order by id desc limit 1`)).rows[0]?.code);

/** Pays the amount due next. */
async function pay(code: string): Promise<void> {
  const { Data } = await as(null)('/invoice/create_order', { code, receiver });
  await approve(Data.provider_order_id);
  expect((await capture(null, Data.provider_order_id, { guestKeys: [Data.guest_key] })).Result).toBe(0);
}

test('a price taken is billed at once; the deposit starts the work, the balance ends the bill', async () => {
  await app.db.execute(sql`insert into staff_roles (staff_id, role) values (1, 'sales') on conflict do nothing`);
  const wish = { kind: 'hair_custom', email: 'mia@mail.test', note: 'For May', photos: [] } as const;
  const opened = await createRequest(app, visitor, { ...wish, configuration: { piece: 'wig', length: '20', colour: '1b' } });
  const door = { number: opened.number, key: opened.key ?? '' };
  expect((await update(opened.id, { quote: { price: 289.99, lead_days: 12 } })).body.Result).toBe(0);
  const terms = { isFinalSaleRead: true, quotedCents: 28_999 };
  await acceptAndBill(app, visitor, door, terms);
  await acceptAndBill(app, visitor, door, terms);
  expect((await app.db.execute(sql`select count(*)::int as count from invoices`)).rows).toEqual([{ count: 1 }]);
  expect(await fetchRequestBill(app, opened.id)).toMatchObject({
    totalCents: 28_999,
    paidCents: 0,
    path: expect.stringContaining('/paypal/'),
  });

  await update(opened.id, { ticket: {} });
  const paper = (key: string) =>
    workSheetFile(app, visitor, new URL(`${sheetPath}?${new URLSearchParams({ number: opened.number, key })}`, app.origin));
  const file = Buffer.from(await (await paper(door.key)).arrayBuffer());
  expect([file.subarray(0, 5).toString(), file.length < 200_000]).toEqual(['%PDF-', true]);
  expect((await paper('not the key')).status).toBe(404);
  if (process.env.PAPERS) writeFileSync(`${process.env.PAPERS}/work-sheet.pdf`, file);
  await confirmWorkSheet(app, visitor, door, 1);
  expect((await update(opened.id, { status: 'in_production' })).status).toBe(409);
  const code = await codeOf();
  await pay(code);
  expect(await fetchRequestBill(app, opened.id)).toMatchObject({ totalCents: 28_999, paidCents: 14_500 });
  expect((await update(opened.id, { status: 'in_production' })).body.Result).toBe(0);

  expect(await fetchBalanceDue(app, opened.id)).toBe(14_499);
  expect((await update(opened.id, { status: 'done' })).body.Result).toBe(0);
  const [told] = (await app.db.execute(sql`select text_body from mails where kind = 'request_stage'`)).rows;
  expect(told?.text_body).toContain('We’ll ship it as soon as the balance of $144.99 is paid.');

  await pay(code);
  expect(await fetchBalanceDue(app, opened.id)).toBe(0);
  expect(await fetchRequestBill(app, opened.id)).toMatchObject({ totalCents: 28_999, paidCents: 28_999, path: null });
  expect((await as(null)('/invoice/create_order', { code, receiver })).status).toBe(409);
  await inOrder();
});
