import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { PostalAddress } from '../ports.ts';
import { type FedexFault, fedexDouble, fedexDoubleKeys } from './double/fedex-double.server.ts';
import { type FedexOptions, fedexCarrier } from './fedex.server.ts';
import { linesOf } from './fedex-questions.ts';

const clock = { at: Date.parse('2026-11-12T10:42:00Z') };
const faults: FedexFault[] = [];
const seen: string[] = [];
const double = fedexDouble({
  secret: 'the secret of the tests',
  fee: (grams) => 2600 + (Math.ceil(grams / 500) - 1) * 600,
  now: () => clock.at,
  fault: (path) => {
    seen.push(path);
    return faults.shift() ?? null;
  },
});
const server = serve({ fetch: double.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
beforeEach(() => {
  faults.length = 0;
  seen.length = 0;
  clock.at = Date.parse('2026-11-12T10:42:00Z');
});

const carrier = (options: Partial<FedexOptions> = {}) =>
  fedexCarrier({ ...fedexDoubleKeys, baseUrl: `${base()}/`, isTest: true, now: () => clock.at, ...options });
const home: PostalAddress = { street: '218 Peachtree St Apt 7B', city: 'Atlanta', region: 'GA', postCode: '30303', country: 'US' };
const resolve = '/address/v1/addresses/resolve';
const parcel = { from: { ...home, region: 'GA' }, to: home, grams: 700, day: '2026-11-13' };

describe('an address', () => {
  test('that is right is known, with its whole post code', async () => {
    expect(await carrier().checkAddress(home)).toEqual({
      outcome: 'known',
      isHome: true,
      written: {
        street: '218 PEACHTREE ST APT 7B',
        city: 'ATLANTA',
        region: 'GA',
        postCode: expect.stringMatching(/^30303-\d{4}$/),
        country: 'US',
      },
    });
  });

  test.each([
    [{ city: 'Altanta' }, { city: 'ATLANTA' }],
    [{ street: '218 Peachtre Steet, Apartment 7B' }, { street: '218 PEACHTREE ST APT 7B' }],
    [{ region: 'AL' }, { region: 'GA' }],
    [{ region: '' }, { region: 'GA' }],
    [{ street: '40 north magnolia avenue' }, { street: '40 N MAGNOLIA AVE' }],
  ])('with the slip %j is written %j', async (slip, right) => {
    expect(await carrier().checkAddress({ ...home, ...slip })).toMatchObject({ outcome: 'known', written: right });
  });

  test.each([
    [{ street: 'the blue house' }, ['unknown'], null],
    [{ street: '12 Nowhere Rd' }, ['unknown'], null],
    [{ postCode: '00000' }, ['unknown'], null],
    [{ city: 'Springfield', region: 'IL' }, ['unknown'], null],
    [{ street: '218 Peachtree St Apt' }, ['unitMissing'], { city: 'ATLANTA' }],
    [{ street: '218 Peachtree St Apt 000' }, ['unitUnknown'], { city: 'ATLANTA' }],
    [{ street: 'P.O. Box 12' }, ['postBox'], { city: 'ATLANTA' }],
  ])('like %j is doubted: %j', async (change, doubts, written) => {
    const check = await carrier().checkAddress({ ...home, ...change });
    expect(check).toMatchObject({ outcome: 'doubtful', doubts, written });
  });

  test('abroad is taken as it stands', async () => {
    const abroad = { street: '人民路 1 号', city: '许昌', region: '河南', postCode: '461000', country: 'CN' };
    expect(await carrier().checkAddress(abroad)).toEqual({ outcome: 'unsupported' });
  });
});

test.each([
  ['7372 Parkridge Blvd Apt 286', ['7372 Parkridge Blvd', 'Apt 286']],
  ['7372 Parkridge Blvd, # 286', ['7372 Parkridge Blvd', '# 286']],
  ['1 Unity Rd', ['1 Unity Rd']],
  ['1 The Very Long And Winding Road Of Many Words', ['1 The Very Long And Winding Road Of', 'Many Words']],
])('%s goes out as %j', (street, lines) => {
  expect(linesOf(street)).toEqual(lines);
});

test('one token serves many questions, also at once, until it is an hour old', async () => {
  const one = carrier();
  await Promise.all([one.checkAddress(home), one.checkAddress(home), one.rates(parcel)]);
  await one.checkAddress(home);
  expect(seen.filter((path) => path === '/oauth/token')).toHaveLength(1);
  clock.at += 3600_000;
  expect(await one.checkAddress(home)).toMatchObject({ outcome: 'known' });
  expect(seen.filter((path) => path === '/oauth/token')).toHaveLength(2);
});

test('a token that died early is renewed and the question asked once more, not twice', async () => {
  const one = carrier();
  await one.checkAddress(home);
  seen.length = 0;
  faults.push('expired');
  expect(await one.checkAddress(home)).toMatchObject({ outcome: 'known' });
  expect(seen).toEqual([resolve, '/oauth/token', resolve]);
  faults.push('expired', null, 'expired');
  seen.length = 0;
  expect(await one.checkAddress(home)).toMatchObject({ outcome: 'away', reason: expect.stringContaining('401 NOT.AUTHORIZED.ERROR') });
  expect(seen).toEqual([resolve, '/oauth/token', resolve]);
});

test.each([
  ['slow', 'no answer in time'],
  ['error', '500 INTERNAL.SERVER.ERROR'],
  ['away', '503 SERVICE.UNAVAILABLE.ERROR'],
  ['malformed', 'without JSON'],
  ['tooMany', '429'],
  ['quota', '429'],
] as const)('a carrier that is %s is away, whichever call it hits', async (fault, reason) => {
  for (const before of [[], [null]] as const) {
    const one = carrier({ timeoutMs: 500 });
    faults.splice(0, faults.length, ...before, fault);
    expect(await one.checkAddress(home)).toMatchObject({ outcome: 'away', reason: expect.stringContaining(reason) });
  }
});

test('a carrier that cannot be reached, or that knows us not, is away', async () => {
  expect(await carrier({ baseUrl: 'http://127.0.0.1:9' }).checkAddress(home)).toMatchObject({ outcome: 'away' });
  expect(await carrier({ clientSecret: 'wrong' }).checkAddress(home)).toMatchObject({
    outcome: 'away',
    reason: expect.stringContaining('/oauth/token: 401 NOT.AUTHORIZED.ERROR'),
  });
});

test('what the carrier says is never believed beyond its shape', async () => {
  const says = (body: unknown) =>
    carrier({
      ask: async (request) => Response.json(request.url.endsWith('/oauth/token') ? { access_token: 'x', expires_in: 3600 } : body),
    });
  for (const odd of [
    null,
    [],
    'yes',
    { output: null },
    { output: { resolvedAddresses: [] } },
    { output: { resolvedAddresses: [{ city: 7 }] } },
  ])
    expect(await says(odd).checkAddress(home), JSON.stringify(odd)).toMatchObject({ outcome: 'away' });
  expect(await says({ output: { resolvedAddresses: [{}] } }).checkAddress(home)).toMatchObject({
    outcome: 'doubtful',
    doubts: ['unknown'],
  });
  const truth = { output: { resolvedAddresses: [{ attributes: { Resolved: true, DPV: 'TRUE' } }] } };
  expect(await says(truth).checkAddress(home)).toEqual({ outcome: 'known', isHome: true, written: home });
  expect(await says('x'.repeat(4_300_000)).checkAddress(home)).toMatchObject({ reason: expect.stringContaining('says too much') });
});

test('after three failures nobody waits for half a minute; then one question tries', async () => {
  const one = carrier();
  await one.checkAddress(home);
  faults.push('error', 'error', 'error');
  for (let count = 0; count < 3; count += 1) await one.checkAddress(home);
  seen.length = 0;
  expect(await one.checkAddress(home)).toMatchObject({ outcome: 'away', reason: expect.stringContaining('rests') });
  expect(seen).toEqual([]);
  clock.at += 31_000;
  faults.push('error');
  await one.checkAddress(home);
  await one.checkAddress(home);
  expect(seen).toEqual([resolve]);
  clock.at += 31_000;
  expect(await one.checkAddress(home)).toMatchObject({ outcome: 'known' });
  expect(await one.checkAddress(home)).toMatchObject({ outcome: 'known' });
});

describe('rates', () => {
  test('come by the formula, cheapest first, with the promised day', async () => {
    expect(await carrier().rates(parcel)).toEqual({
      outcome: 'quoted',
      rates: [
        { service: 'GROUND_HOME_DELIVERY', name: 'FedEx Home Delivery®', priceCents: 1920, arrivesOn: '2026-11-19' },
        { service: 'FEDEX_EXPRESS_SAVER', name: 'FedEx Express Saver®', priceCents: 2720, arrivesOn: '2026-11-17' },
        { service: 'FEDEX_2_DAY', name: 'FedEx 2Day®', priceCents: 3200, arrivesOn: '2026-11-16' },
        { service: 'STANDARD_OVERNIGHT', name: 'FedEx Standard Overnight®', priceCents: 5120, arrivesOn: '2026-11-14' },
        { service: 'PRIORITY_OVERNIGHT', name: 'FedEx Priority Overnight®', priceCents: 6080, arrivesOn: '2026-11-14' },
      ],
    });
  });

  test('abroad come with customs and other services', async () => {
    const to = { street: '1 King St', city: 'Toronto', region: 'ON', postCode: 'M5V 2T6', country: 'CA' };
    expect(await carrier().rates({ ...parcel, to })).toMatchObject({
      outcome: 'quoted',
      rates: [{ service: 'INTERNATIONAL_ECONOMY' }, { service: 'FEDEX_INTERNATIONAL_PRIORITY' }],
    });
  });

  test.each([
    ['another account', { account: '123456789' }, {}, 'ACCOUNT.NUMBER.MISMATCH'],
    ['no state', {}, { to: { ...home, region: '' } }, 'STATEORPROVINCECODE.REQUIRED'],
    ['a wrong post code', {}, { to: { ...home, postCode: '303' } }, 'DESTINATION.POSTALCODE.MISSING.ORINVALID'],
    ['a day long past', {}, { day: '2026-10-01' }, 'SHIPDATESTAMP.INVALID'],
    ['a day far ahead', {}, { day: '2026-12-24' }, 'SHIPDATESTAMP.INVALID'],
    ['seventy kilograms', {}, { grams: 70_000 }, 'INVALID.INPUT.EXCEPTION'],
  ])('are refused for %s', async (_, options, change, code) => {
    expect(await carrier(options).rates({ ...parcel, ...change })).toEqual({
      outcome: 'refused',
      reason: `the carrier declined: ${code}`,
    });
  });
});

describe('the stand-in', () => {
  const post = async (path: string, init: RequestInit) => {
    const answer = await fetch(base() + path, { method: 'POST', ...init });
    const body = (await answer.json()) as {
      errors?: { code: string; message: string }[];
      transactionId: string;
      customerTransactionId?: string;
    };
    return { status: answer.status, code: body.errors?.[0]?.code, body, isTest: answer.headers.get('x-test-mode') };
  };
  const form = (change: Record<string, string> = {}) =>
    new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: fedexDoubleKeys.clientId,
      client_secret: fedexDoubleKeys.clientSecret,
      ...change,
    });
  const token = async () => ((await post('/oauth/token', { body: form() })).body as unknown as { access_token: string }).access_token;
  const json = async (body: unknown, headers: Record<string, string> = {}) => ({
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json', ...headers },
  });
  const address = {
    streetLines: ['7372 PARKRIDGE BLVD', 'APT 286'],
    city: 'IRVING',
    stateOrProvinceCode: 'TX',
    postalCode: '75063',
    countryCode: 'US',
  };

  test.each([
    ['another grant', { body: form({ grant_type: 'password' }) }],
    ['a wrong secret', { body: form({ client_secret: 'x' }) }],
    ['JSON', { body: JSON.stringify(Object.fromEntries(form())), headers: { 'content-type': 'application/json' } }],
  ])('gives no token for %s', async (_, init) => {
    expect(await post('/oauth/token', init)).toMatchObject({ status: 401, code: 'NOT.AUTHORIZED.ERROR' });
  });

  test.each([
    ['no token', { authorization: '' }],
    ['a made-up token', { authorization: 'Bearer test.99999999999999.x' }],
    ['another kind of key', { authorization: 'Basic eDp5' }],
  ])('answers nothing to %s', async (_, headers) => {
    expect(await post(resolve, await json({}, headers))).toMatchObject({ status: 401, code: 'NOT.AUTHORIZED.ERROR' });
  });

  test('answers nothing to a token of yesterday', async () => {
    const init = await json({ addressesToValidate: [{ address }] });
    clock.at += 3600_000;
    expect(await post(resolve, init)).toMatchObject({
      status: 401,
      body: { errors: [{ message: expect.stringContaining('token expired') }] },
    });
  });

  test.each([
    ['no JSON', '{"a'],
    ['no addresses', { addressesToValidate: [] }],
    ['no street', { addressesToValidate: [{ address: { ...address, streetLines: [] } }] }],
    ['neither city nor post code', { addressesToValidate: [{ address: { ...address, city: '', postalCode: '' } }] }],
    ['a long state', { addressesToValidate: [{ address: { ...address, stateOrProvinceCode: 'TEX' } }] }],
    ['101 addresses', { addressesToValidate: Array.from({ length: 101 }, () => ({ address })) }],
  ])('refuses %s in the carrier’s own shape', async (_, body) => {
    expect(await post(resolve, await json(body))).toMatchObject({
      status: 400,
      code: 'INVALID.INPUT.EXCEPTION',
      body: { transactionId: expect.any(String) },
    });
  });

  test('echoes our number, says that it is a test, and knows no other path', async () => {
    const answer = await post(resolve, await json({ addressesToValidate: [{ address }] }, { 'x-customer-transaction-id': 'W-10025' }));
    expect(answer).toMatchObject({
      status: 200,
      isTest: 'no parcel moves',
      body: {
        customerTransactionId: 'W-10025',
        output: { resolvedAddresses: [{ city: 'IRVING' }], alerts: [{ code: 'VIRTUAL.RESPONSE' }] },
      },
    });
    expect(await post('/ship/v9/nothing', await json({}))).toMatchObject({ status: 404, code: 'NOT.FOUND.ERROR' });
    expect(await (await fetch(base())).text()).toContain('Test mode');
  });
});
