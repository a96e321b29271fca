import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as account from '#areas/partners/services/account.server.ts';
import { partnerFeed } from '#areas/partners/services/feed.server.ts';
import { placeIntakeOrders, planIntake } from '#areas/partners/services/intake.server.ts';
import type { Language } from '#kernel/texts.ts';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { openCheckout } from '../../../../tests/kit/checkout.ts';
import { ana, bea } from '../../../../tests/kit/shoppers.ts';

const { app } = await openCheckout();
const owner = { ...anonymousCaller, staff: { id: 1, roles: ['owner' as const] } };
const she = { ...anonymousCaller, shopperId: ana, by: 'header' as const };

const asked = (caller: Caller, file: string, token = ''): Promise<Response> =>
  partnerFeed(app, caller, new Request(`${app.origin}/feeds/partner-orders/${file}?token=${token}`), file);
const linesOf = async (answer: Response): Promise<string[]> => (await answer.text()).replace('\uFEFF', '').trim().split('\r\n');
const sheetIn = async (language: Language): Promise<string[]> => linesOf(await asked({ ...she, language }, 'sheet.csv'));

test('a dropshipper takes her orders away in the words of her page; what her programs read keeps its codes', async () => {
  const wish = { kind: 'dropship' as const, businessName: 'Dora', website: 'dora.example', taxNumber: '', region: 'GA' };
  await account.applyForAccount(app, she, { ...wish, monthlyVolume: 'few' });
  const agreed = { kind: 'dropship' as const, priceList: 'wholesale' as const, offBp: 0, minPieces: 0, hasBlankSlip: true };
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from partners where user_id = ${ana}`);
  const id = Number(rows[0]?.id);
  await account.approveAccount(app, owner, id, { ...agreed });
  const [{ code } = { code: '' }] = (await app.db.execute<{ code: string }>(sql`select code from skus where id = 101`)).rows;
  const row = `=R-1,${code},2,Dora,Buyer,4045550199,9 Elm St,Macon,GA,31201,US`;
  const [taken] = await placeIntakeOrders(app, she, row, (await planIntake(app, she, row)).totalCents);
  await app.db.execute(sql`update orders set shipping_name = 'FedEx', shipping_code = '7777' where number = ${taken?.number}`);
  const total = (((await planIntake(app, she, row.replace('=R-1', 'R-2'))).totalCents ?? 0) / 100).toFixed(2);
  const day = app.now().toISOString().slice(0, 10);

  expect(await sheetIn('en')).toEqual([
    'Reference,Order,Placed,Status,Items,Total,Tracking',
    `'=R-1,${taken?.number},${day},Awaiting payment,2 x ${code},${Number(total)},FedEx 7777`,
  ]);
  expect(await sheetIn('zh')).toEqual([
    '您的单号,订单,下单日期,状态,商品,金额,运单号',
    `'=R-1,${taken?.number},${day},待付款,2 x ${code},${Number(total)},FedEx 7777`,
  ]);
  const sheet = await asked(she, 'sheet.csv');
  expect(sheet.headers.get('content-disposition')).toBe(`attachment; filename="orders-${day}.csv"`);
  expect(sheet.headers.get('cache-control')).toBe('no-store');

  const token = await account.renewFeedToken(app, she);
  const [head, line] = await linesOf(await asked({ ...anonymousCaller, language: 'zh' }, 'orders.csv', token));
  expect(head).toBe('reference,number,status,payment_state,total_usd,placed_at,updated_at,items,carrier,tracking_number');
  expect(line).toContain(',awaiting_payment,unpaid,');

  const refused = async (caller: Caller) => (await asked(caller, 'sheet.csv', token)).status;
  expect([await refused(anonymousCaller), await refused({ ...anonymousCaller, shopperId: bea })]).toEqual([401, 404]);
  await account.revokeAccount(app, owner, id, 'Ended');
  expect(await refused(she)).toBe(404);
});
