import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkoutActions, openCheckout } from '../../../../tests/kit/checkout.ts';
import { ana, bea } from '../../../../tests/kit/shoppers.ts';
import { restock, stockLevelOf } from '../../../../tests/kit/till.ts';
import { mount } from '../../../api/mount.server.ts';
import { handlers } from '../../../calls.server.ts';
import { anonymousCaller } from '../../../platform/app.ts';
import type { ProviderPayment } from '../../../providers/ports.ts';
import { capturePayment } from './capture-payment.server.ts';
import { reconcile } from './reconcile.server.ts';
import { processWaitingEvents } from './webhook.server.ts';

const { app, as, fill, place, approve, capture, bought, row, inOrder, pass, anew } = await openCheckout();
const owner = { staff: { id: 1, roles: ['owner' as const] }, by: 'header' as const };
const web = mount(handlers, app, async () => anonymousCaller);
const post = (headers: Headers, body: Uint8Array) =>
  web.request('http://127.0.0.1:4000/v1/payment/webhook', { method: 'POST', headers, body: Buffer.from(body) });

/** The provider's webhook messages about a payment. */
async function mailFor(id: string) {
  await app.paypal.messages.settled();
  return Promise.all((await app.paypal.messages.kept(id)).map((message) => app.paypal.messages.transmission(message)));
}
beforeEach(anew);

describe('news of the provider', () => {
  test('pay an order whose buyer never came back, once, in any order and however often they come', async () => {
    await fill(ana, [101, 1]);
    const { Data } = await place(ana);
    await approve(Data.provider_order_id);
    const [approved] = await mailFor(Data.provider_order_id);
    for (let time = 0; time < 3; time += 1)
      expect((await post(approved?.headers ?? new Headers(), approved?.raw ?? new Uint8Array())).status).toBe(200);
    expect(await row(Data.number)).toMatchObject({ status: 2, payment_state: 'paid' });
    const all = (await mailFor(Data.provider_order_id)).reverse();
    await Promise.all([...all, ...all].map(({ headers, raw }) => post(headers, raw)));
    expect(await row(Data.number)).toMatchObject({ status: 2, payment_state: 'paid' });
    expect((await app.paypal.till.find(Data.provider_order_id))?.captures).toHaveLength(1);
    const { rows } = await app.db.execute<{ waiting: number }>(
      sql`select count(*)::integer as waiting from webhook_events where processed_at is null`,
    );
    expect(rows[0]?.waiting).toBe(0);
    await inOrder();
  });

  test('forged or changed by one byte they do nothing', async () => {
    await fill(ana, [101, 1]);
    const { Data } = await place(ana);
    await approve(Data.provider_order_id);
    const [real] = await mailFor(Data.provider_order_id);
    const { headers, raw } = real ?? { headers: new Headers(), raw: new Uint8Array() };
    const changed = raw.with(raw.length - 2, 0x20);
    const unsigned = new Headers(headers);
    unsigned.delete('paypal-transmission-sig');
    for (const [head, body] of [
      [headers, changed],
      [unsigned, raw],
      [new Headers({ 'content-type': 'application/json' }), raw],
    ] as const)
      expect((await post(head, body)).status).toBeGreaterThanOrEqual(400);
    expect(await row(Data.number)).toMatchObject({ status: 1 });
    await as(ana)('/api/add_succeed_order_item', { number: Data.number });
  });

  test('that were kept but not worked on are worked on by the clock', async () => {
    await fill(ana, [101, 1]);
    const { Data } = await place(ana);
    await approve(Data.provider_order_id);
    await app.db.execute(sql`insert into webhook_events (provider, event_id, kind, payload, received_at)
      values ('paypal', 'WH-kept', 'CHECKOUT.ORDER.APPROVED', ${JSON.stringify({ providerOrderId: Data.provider_order_id, captureId: null })}::jsonb, ${app.now().toISOString()}::timestamptz)`);
    pass(2);
    await processWaitingEvents(app);
    expect(await row(Data.number)).toMatchObject({ status: 2 });
    await inOrder();
  });

  test('one that always fails holds up no other, however many there are', async () => {
    await fill(ana, [101, 1]);
    const { Data } = await place(ana);
    await approve(Data.provider_order_id);
    await app.db.execute(sql`insert into webhook_events (provider, event_id, kind, payload, received_at)
      select 'paypal', 'WH-broken-' || number, 'CHECKOUT.ORDER.APPROVED', '{}'::jsonb, ${app.now().toISOString()}::timestamptz
      from generate_series(1, 60) as number`);
    pass(1);
    await app.db.execute(sql`insert into webhook_events (provider, event_id, kind, payload, received_at)
      values ('paypal', 'WH-behind', 'CHECKOUT.ORDER.APPROVED', ${JSON.stringify({ providerOrderId: Data.provider_order_id, captureId: null })}::jsonb, ${app.now().toISOString()}::timestamptz)`);
    pass(2);
    await processWaitingEvents(app);
    await processWaitingEvents(app);
    expect(await row(Data.number)).toMatchObject({ status: 2 });
    const { rows } = await app.db.execute(
      sql`select sum(attempts)::integer as attempts, count(*)::integer as waiting from webhook_events where processed_at is null`,
    );
    expect(rows).toEqual([{ attempts: 99, waiting: 60 }]);
    await app.db.execute(sql`delete from webhook_events where event_id like 'WH-broken-%'`);
    await inOrder();
  });
});

describe('a person must look', () => {
  test('when money comes after an order was cancelled; asked again, the pieces are found and it is paid', async () => {
    await fill(bea, [103, 1]);
    const { Data } = await place(bea);
    await as(bea)('/api/add_cancel_order_item', { number: Data.number });
    expect(await row(Data.number)).toMatchObject({ status: 7 });
    await approve(Data.provider_order_id);
    expect((await capture(bea, Data.provider_order_id)).Data).toMatchObject({ outcome: 'cancelled' });
    expect((await app.paypal.till.find(Data.provider_order_id))?.captures).toEqual([]);
    await app.paypal.till.capture(Data.provider_order_id, 'somebody else');
    const messages = await mailFor(Data.provider_order_id);
    for (const { headers, raw } of messages) await post(headers, raw);
    expect(await row(Data.number)).toMatchObject({
      status: 2,
      payment_state: 'needs_attention',
      attention_reason: 'paidAfterCancel',
      payment: 27600,
    });
    await inOrder();
    expect((await as(null, owner)('/admin/order/recheck', { number: Data.number })).Data).toMatchObject({ outcome: 'paid' });
    await inOrder();
  });

  test('when what is paid cannot be sold, until pieces come or the money goes back', async () => {
    await restock(app.db, 107, 1, app.now());
    await fill(ana, [107, 1]);
    const { Data } = await place(ana);
    await approve(Data.provider_order_id);
    await app.paypal.till.capture(Data.provider_order_id, 'taken while nobody looked');
    pass(21);
    await app.db.execute(sql`update payments set next_check_at = null where provider_order_id = ${Data.provider_order_id}`);
    await reconcile(app);
    await bought(bea, [107, 1]);
    await capturePayment(app, { number: Data.number });
    expect(await row(Data.number)).toMatchObject({ status: 2, payment_state: 'needs_attention', attention_reason: 'outOfStock:107' });
    await as(null, owner)('/admin/order/recheck', { number: Data.number });
    expect(await row(Data.number)).toMatchObject({ payment_state: 'needs_attention' });
    await inOrder();
    await restock(app.db, 107, 1, app.now());
    expect((await as(null, owner)('/admin/order/recheck', { number: Data.number })).Data).toMatchObject({ status: 2, outcome: 'paid' });
    expect(await stockLevelOf(app.db, 107)).toMatchObject({ onHand: 0, reserved: 0, available: 0 });
    await inOrder();
  });

  test.each([
    ['a cent too little', { amountCents: -1, currency: 'USD' }, 'amountDiffers', 1],
    ['another currency', { amountCents: 0, currency: 'EUR' }, 'currencyDiffers', 1],
  ])('when the provider tells of %s: it is not paid', async (_, { amountCents, currency }, reason, status) => {
    await fill(ana, [101, 1]);
    const { Data } = await place(ana);
    await approve(Data.provider_order_id);
    const bent = (seen: ProviderPayment): ProviderPayment => ({
      ...seen,
      captures: seen.captures.map((one) => ({ ...one, amountCents: (one.amountCents + amountCents) as typeof one.amountCents, currency })),
    });
    const { payments } = app.ports;
    const capturing: typeof payments.capture = async (...asked) => {
      const answer = await payments.capture(...asked);
      return answer.outcome === 'done' ? { ...answer, value: bent(answer.value) } : answer;
    };
    const door = checkoutActions(app, { ...app, ports: { ...app.ports, payments: { ...payments, capture: capturing } } });
    expect((await door.capture(ana, Data.provider_order_id)).Data).toMatchObject({ outcome: 'needsAttention', status });
    const { attention_reason: said, payment_state: state, payment_time: paidAt } = await row(Data.number);
    expect([state, paidAt]).toEqual(['needs_attention', null]);
    expect(String(said)).toContain(reason);
    expect((await as(ana)('/payment/create_order', { number: Data.number })).Data).toMatchObject({
      outcome: 'needsAttention',
      approve_url: null,
    });
    await inOrder();
  });
});
