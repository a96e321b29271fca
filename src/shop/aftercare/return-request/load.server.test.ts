import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { lockOrder, orderByNumber, transition } from '#areas/orders/services/transitions.server.ts';
import { anonymousCaller, type Caller, transact } from '#platform/app.ts';
import { openCheckout } from '../../../../tests/kit/checkout.ts';
import { ana } from '../../../../tests/kit/shoppers.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { action as answerCase } from '../case/load.server.ts';
import { loader as openSheet } from '../return-sheet/load.server.ts';
import { action, loader } from './load.server.ts';

const { app, bought } = await openCheckout();
const her: Caller = { ...anonymousCaller, shopperId: ana, by: 'cookie' };
let number: string;
let line: string;
beforeAll(async () => {
  await app.db.execute(sql`insert into policies (name, value, unit) values ('returnDays', 30, 'days'), ('returnFeeCashBp', 1000, 'bp'),
    ('returnFeeCreditBp', 0, 'bp'), ('bulkFromPieces', 10, 'pieces'), ('bulkIsFinal', 1, 'flag')`);
  number = await bought(ana, [101, 3]);
  await transact(app, async (inside) => {
    const { id } = await orderByNumber(inside, number);
    for (const to of [4, 5] as const) await transition(inside, await lockOrder(inside, id), { to, by: { actor: 'system' } });
  });
  const { rows } = await app.db.execute(sql`select l.id from order_lines l join orders o on o.id = l.order_id where o.number = ${number}`);
  line = String(rows[0]?.id);
});

type Quoted = { readonly quote: { readonly backCents: number }; readonly typed: Readonly<Record<string, string>> };
const send = (intent: 'look' | 'send', fields: Readonly<Record<string, string | File>> = {}) =>
  action(
    visitOn(app, her, `/return-request?number=${number}`, { intent, reason: 'colour', wish: 'refund', [`pieces.${line}`]: '1', ...fields }),
  );
const cases = async () => Number((await app.store.run('select count(*)::int as count from service_cases'))[0]?.count);

test('the sum is shown first, with what was chosen', async () => {
  const { quote, typed } = (await send('look', { message: 'Too red.' })) as Quoted;
  expect(quote.backCents).toBeGreaterThan(0);
  expect(typed).toMatchObject({ reason: 'colour', wish: 'refund', [`pieces.${line}`]: '1', message: 'Too red.' });
});

test.each([
  [{ reason: '' }, 'Please input reason'],
  [{ wish: '' }, 'Please input request'],
  [{ wish: 'gold' }, 'Please check this field: request'],
])('%j is refused: %s', async (fields, problem) => {
  expect(await send('look', fields)).toMatchObject({
    data: { problem, typed: fields },
    init: { status: 400 },
  });
});

test.each(['0', '', '1.5', '-1', 'all'])('%s pieces are none', async (pieces) => {
  const none = await send('look', { [`pieces.${line}`]: pieces });
  expect(none).toMatchObject({ init: { status: 400 }, data: { intent: 'look' } });
  expect((none as { data: { field: string | null } }).data.field).toBeNull();
});

test('nothing is sent whose sum was not seen', async () => {
  const before = await cases();
  for (const seen of ['', '1']) expect(await send('send', { seen })).toMatchObject({ quote: { backCents: expect.any(Number) } });
  expect(await cases()).toBe(before);
});

test('our own mistake needs a photo; with one the case is open, and its page takes the parcel', async () => {
  const { quote } = (await send('look', { reason: 'damaged' })) as Quoted;
  const good = { reason: 'damaged', seen: String(quote.backCents), message: 'One tie is torn off.' };
  expect(await send('send', good)).toMatchObject({ data: { field: 'upload_ids' } });
  const pixels = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const photos = new File([new Uint8Array(pixels)], 'label.png', { type: 'image/png' });
  const opened = (await send('send', { ...good, photos })) as Response;
  expect(opened.status).toBe(302);
  const [found] = await app.store.run(
    'select c.number, count(p.*)::int as photos from service_cases c left join case_pictures p on p.case_id = c.id group by 1',
  );
  expect(found?.photos).toBe(1);

  const answer = (fields: Record<string, string>) => answerCase(visitOn(app, her, `/service-case?number=${found?.number}`, fields));
  expect(await answer({ intent: 'reply', message: ' ' })).toMatchObject({
    data: { intent: 'reply', fields: { message: 'Please input Your question' } },
  });
  expect(await answer({ intent: 'reply', message: 'And the box was wet.' })).toEqual({ done: 'reply' });
  expect(await answer({ intent: 'sent', carrier: '', tracking: '1Z' })).toMatchObject({ data: { problem: 'Please input carrier' } });
  expect(await answer({ intent: 'sent', carrier: 'FedEx', tracking: '!' })).toMatchObject({
    data: { problem: 'Please check this field: tracking number' },
  });
  expect(await answer({ intent: 'withdraw' })).toEqual({ done: 'withdraw' });
  expect(await answer({ intent: 'sent', carrier: 'FedEx', tracking: '1234 5678' })).toMatchObject({ init: { status: 409 } });
});

test.each([
  ['/return-request?number=TL-261112-1&_routes=x', loader, '/user/login?back=/return-request?number=TL-261112-1'],
  ['/m/return-request?number=TL-261112-1', loader, '/m/user?back=/m/return-request?number=TL-261112-1'],
  ['/service-case/sheet?number=S-261112-001', openSheet, '/user/login?back=/service-case/sheet?number=S-261112-001'],
])('who opens %s without a login is led to the login and back', async (address, open, to) => {
  const led = await open(visitOn(app, anonymousCaller, address)).catch((thrown: unknown) => thrown);
  expect(led instanceof Response && decodeURIComponent(led.headers.get('location') ?? '')).toBe(to);
});

test('a guest with the wrong key and a member with a strange order are told that there is none', async () => {
  const strange = `/return-request?number=${number}&key=${'x'.repeat(43)}`;
  await expect(loader(visitOn(app, anonymousCaller, strange))).rejects.toMatchObject({ init: { status: 404 } });
  await expect(loader(visitOn(app, { ...her, shopperId: ana + 1 }, `/return-request?number=${number}`))).rejects.toMatchObject({
    init: { status: 404 },
  });
  await expect(openSheet(visitOn(app, her, '/service-case/sheet?number=S-261112-999'))).rejects.toMatchObject({ init: { status: 404 } });
});
