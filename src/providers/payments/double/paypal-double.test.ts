import { beforeEach, describe, expect, test } from 'vitest';
import { agreed, done, freshPayments, paymentRequest } from '../../../../tests/kit/payments.ts';

let shop = freshPayments();
beforeEach(() => {
  shop = freshPayments();
});

type Refusal = { name: string; message: string; debug_id: string; details?: { issue: string; field?: string }[]; links: object[] };
const token = async (): Promise<string> => {
  const answer = await shop.double.web.request('/v1/oauth2/token', {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('sandbox:sandbox')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
};
const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const answer = await shop.double.web.request(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json', 'paypal-request-id': 'key', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const said = (await answer.json()) as Refusal & { id: string; status: string };
  return { status: answer.status, said, issue: said.details?.[0]?.issue, field: said.details?.[0]?.field };
};
const orders = '/v2/checkout/orders';
const usd = (value: string) => ({ currency_code: 'USD', value });
const unit = {
  invoice_id: 'W-1',
  amount: { ...usd('214.00'), breakdown: { item_total: usd('220.00'), shipping: usd('16.00'), discount: usd('22.00') } },
  items: [{ name: 'Body Wave', quantity: '2', unit_amount: usd('110.00') }],
};
const body = (change: object = {}, more: object = {}) => ({ intent: 'CAPTURE', purchase_units: [{ ...unit, ...change }], ...more });
const amount = (change: object) => ({ amount: { ...unit.amount, ...change } });
const breakdown = (change: object) => amount({ breakdown: { ...unit.amount.breakdown, ...change } });
const item = (change: object) => ({ items: [{ ...unit.items[0], ...change }] });
const address = { address_line_1: '1 A St', admin_area_2: 'Atlanta', admin_area_1: 'GA', postal_code: '30303', country_code: 'US' };
const sent = (change: object) => ({ shipping: { address: { ...address, ...change } } });

describe('an order is refused as PayPal refuses it', () => {
  test.each<[string, unknown, number, string]>([
    ['broken JSON', '{"intent', 400, 'MALFORMED_REQUEST_JSON'],
    ['no intent', { purchase_units: [unit] }, 400, 'MISSING_REQUIRED_PARAMETER'],
    ['another intent', body({}, { intent: 'BUY' }), 400, 'INVALID_PARAMETER_VALUE'],
    ['no units', body({}, { purchase_units: [] }), 400, 'INVALID_ARRAY_MIN_ITEMS'],
    ['eleven units', body({}, { purchase_units: Array.from({ length: 11 }, () => unit) }), 400, 'INVALID_ARRAY_MAX_ITEMS'],
    ['no amount', body({ amount: undefined }), 400, 'MISSING_REQUIRED_PARAMETER'],
    ['an amount as a number', body(amount({ value: 214 })), 400, 'INVALID_PARAMETER_SYNTAX'],
    ['an amount in words', body(amount({ value: '2 hundred' })), 400, 'INVALID_PARAMETER_SYNTAX'],
    ['a long item name', body(item({ name: 'x'.repeat(128) })), 400, 'INVALID_STRING_LENGTH'],
    ['a nameless item', body(item({ name: '' })), 400, 'INVALID_STRING_LENGTH'],
    ['no pieces', body(item({ quantity: '0' })), 400, 'INVALID_PARAMETER_SYNTAX'],
    ['a long invoice id', body({ invoice_id: 'x'.repeat(128) }), 400, 'INVALID_STRING_LENGTH'],
    ['a country of three letters', body(sent({ country_code: 'USA' })), 400, 'INVALID_COUNTRY_CODE'],
    ['a return address that is none', body({}, { application_context: { return_url: 'javascript:1' } }), 400, 'INVALID_PARAMETER_SYNTAX'],
    ['a wrong sum', body(amount({ value: '214.01' })), 422, 'AMOUNT_MISMATCH'],
    ['a wrong sum of items', body(item({ unit_amount: usd('109.99') })), 422, 'ITEM_TOTAL_MISMATCH'],
    ['no sum of items', body(amount({ breakdown: undefined })), 422, 'ITEM_TOTAL_REQUIRED'],
    ['tax without its sum', body(item({ tax: usd('1.00') })), 422, 'TAX_TOTAL_REQUIRED'],
    ['a wrong sum of tax', body({ ...breakdown({ tax_total: usd('1.00') }), ...item({ tax: usd('1.00') }) }), 422, 'TAX_TOTAL_MISMATCH'],
    ['two currencies', body(breakdown({ shipping: { currency_code: 'EUR', value: '16.00' } })), 422, 'MULTI_CURRENCY_ORDER'],
    ['a currency nobody knows', body(amount({ currency_code: 'XXX' })), 422, 'INVALID_CURRENCY_CODE'],
    ['three decimals', body(amount({ value: '214.000' })), 422, 'DECIMAL_PRECISION'],
    ['yen with decimals', body(amount({ currency_code: 'JPY' })), 422, 'DECIMAL_PRECISION'],
    ['a negative part', body(breakdown({ shipping: usd('-16.00') })), 422, 'CANNOT_BE_NEGATIVE'],
    ['nothing to pay', body(amount({ value: '0.00' })), 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['too much to pay', body(amount({ value: '1000000000000000.00' })), 422, 'MAX_VALUE_EXCEEDED'],
    ['two units without names', body({}, { purchase_units: [unit, unit] }), 422, 'REFERENCE_ID_REQUIRED'],
    ['no city', body(sent({ admin_area_2: '' })), 422, 'CITY_REQUIRED'],
    ['no post code', body(sent({ postal_code: undefined })), 422, 'POSTAL_CODE_REQUIRED'],
    ['a post code of another country', body(sent({ postal_code: 'M5V 2T6' })), 422, 'SHIPPING_ADDRESS_INVALID'],
  ])('for %s', async (_, asked, status, issue) => {
    const answer = await post(orders, asked);
    expect(answer).toMatchObject({ status, issue });
    expect(answer.said).toMatchObject({
      name: status === 400 ? 'INVALID_REQUEST' : 'UNPROCESSABLE_ENTITY',
      message: expect.any(String),
      debug_id: expect.stringMatching(/^[0-9a-f]{13}$/),
      links: [{ rel: 'information_link', method: 'GET' }],
    });
  });

  test('and names the field it means', async () => {
    expect((await post(orders, body(amount({ value: '214.01' })))).field).toBe("/purchase_units/@reference_id=='default'/amount/value");
    expect((await post(orders, body(item({ name: 'x'.repeat(128) })))).field).toBe('/purchase_units/0/items/0/name');
  });

  test('without a token, with a made-up one, with one of yesterday, or in another media type', async () => {
    const good = await token();
    expect(await post(orders, body(), { authorization: '' })).toMatchObject({ status: 401, said: { name: 'AUTHENTICATION_FAILURE' } });
    expect(await post(orders, body(), { authorization: 'Bearer A21AA.99999999999999.x' })).toMatchObject({ status: 401 });
    shop.clock.at += 32_400_000;
    expect(await post(orders, body(), { authorization: `Bearer ${good}` })).toMatchObject({
      status: 401,
      said: { error: 'invalid_token' },
    });
    expect(await post(orders, body(), { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
      said: { name: 'UNSUPPORTED_MEDIA_TYPE' },
    });
    expect(await post(orders, body(), { 'paypal-request-id': 'x'.repeat(109) })).toMatchObject({
      status: 400,
      issue: 'INVALID_STRING_LENGTH',
    });
  });
});

describe('the same key', () => {
  test('makes one order: 201, then 200 with the same id, whatever the second body says', async () => {
    const first = await post(orders, body());
    const second = await post(orders, body(amount({ value: '214.00' })));
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.said.id).toBe(first.said.id);
    expect(first.said).toEqual({ id: first.said.id, status: 'CREATED', links: expect.any(Array) });
  });

  test('and another one with the same invoice id is a duplicate', async () => {
    await post(orders, body());
    expect(await post(orders, body(), { 'paypal-request-id': 'other' })).toMatchObject({ status: 422, issue: 'DUPLICATE_INVOICE_ID' });
  });

  test('captures once: 201, then 200; another key is told that it is captured', async () => {
    const id = await agreed(shop);
    const path = `${orders}/${id}/capture`;
    const statuses = [await post(path, {}), await post(path, {}), await post(path, {}, { 'paypal-request-id': 'other' })];
    expect(statuses.map(({ status }) => status)).toEqual([201, 200, 422]);
    expect(statuses[2]?.issue).toBe('ORDER_ALREADY_CAPTURED');
    expect(statuses[1]?.said).toEqual(statuses[0]?.said);
  });
});

describe('a refund', () => {
  const captured = async () => done(await shop.payments.capture(await agreed(shop), 'capture:1')).captures[0]?.id ?? '';
  test.each([
    ['in another currency', { amount: { currency_code: 'EUR', value: '1.00' } }, 422, 'REFUND_CAPTURE_CURRENCY_MISMATCH'],
    ['of nothing', { amount: usd('0.00') }, 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['of parts of a cent', { amount: usd('1.001') }, 422, 'DECIMAL_PRECISION'],
    ['of too much', { amount: usd('214.01') }, 422, 'REFUND_AMOUNT_EXCEEDED'],
    ['with a long note', { note_to_payer: 'x'.repeat(256) }, 400, 'INVALID_STRING_LENGTH'],
  ])('%s is refused', async (_, asked, status, issue) => {
    expect(await post(`/v2/payments/captures/${await captured()}/refund`, asked)).toMatchObject({ status, issue });
  });

  test('without an amount gives back the rest', async () => {
    const captureId = await captured();
    const path = `/v2/payments/captures/${captureId}/refund`;
    expect(await post(path, { amount: usd('14.00') })).toMatchObject({ status: 201 });
    expect(await post(path, {}, { 'paypal-request-id': 'rest' })).toMatchObject({
      status: 201,
      said: { amount: usd('200.00'), seller_payable_breakdown: { total_refunded_amount: usd('214.00') } },
    });
    expect(await post('/v2/payments/captures/NOBODY/refund', {})).toMatchObject({ status: 404, issue: 'INVALID_RESOURCE_ID' });
  });
});

describe('the page of the payer', () => {
  const decide = (id: string, decision: string) =>
    shop.double.web.request(`/checkoutnow?token=${id}`, { method: 'POST', body: new URLSearchParams({ decision }) });

  test('says that it is a test, in her language, with one form for each decision', async () => {
    const { providerOrderId: id } = done(await shop.payments.create({ ...paymentRequest, language: 'zh' }));
    const answer = await shop.double.web.request(`/checkoutnow?token=${id}`);
    const page = await answer.text();
    expect(page).toContain('测试模式：不会产生真实扣款');
    expect([...page.matchAll(/name="decision" value="(\w+)"/g)].map(([, word]) => word)).toEqual(['pay', 'pending', 'decline', 'cancel']);
    expect(page).not.toContain('<script');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await (await shop.double.web.request('/checkoutnow?token=NOBODY')).text()).toContain('Payment not found.');
  });

  test('cannot be talked into markup by a name', async () => {
    const { said } = await post(orders, body(item({ name: '<img src=x onerror=alert(1)>' })));
    const page = await (await shop.double.web.request(`/checkoutnow?token=${said.id}`)).text();
    expect(page).toContain('&lt;img');
    expect(page).not.toContain('<img');
  });

  test('sends back whoever cancels, and takes no money', async () => {
    const id = done(await shop.payments.create(paymentRequest)).providerOrderId;
    expect((await decide(id, 'cancel')).headers.get('location')).toBe(`http://127.0.0.1:4000/paypal/fail?token=${id}`);
    expect((await decide(id, 'nonsense')).status).toBe(400);
    expect(done(await shop.payments.fetchOrder(id)).status).toBe('PAYER_ACTION_REQUIRED');
  });

  test('after the payment offers nothing more', async () => {
    const id = await agreed(shop);
    await shop.payments.capture(id, 'capture:1');
    expect((await decide(id, 'pay')).status).toBe(409);
    expect(await (await shop.double.web.request(`/checkoutnow?token=${id}`)).text()).not.toContain('name="decision"');
  });
});

test('nobody without the secret of the shop turns a knob', async () => {
  const turn = (authorization: string) =>
    shop.double.web.request('/knobs', {
      method: 'POST',
      headers: { authorization },
      body: JSON.stringify({ faults: [{ fault: 'killBefore' }] }),
    });
  expect((await turn('')).status).toBe(401);
  expect((await turn('Bearer sandbox')).status).toBe(401);
});
