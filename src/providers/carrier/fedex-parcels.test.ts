import { beforeEach, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import type { Party, PickupRequest, PostalAddress, ShipmentRequest } from '../ports.ts';
import { type FedexFault, fedexDouble, fedexDoubleKeys } from './double/fedex-double.server.ts';
import { fedexCarrier } from './fedex.server.ts';
import { phoneIn } from './fedex-parcel-questions.ts';

const hourMs = 3_600_000;
const clock = { at: Date.parse('2026-11-12T10:42:00Z') };
const faults: { path: string; fault: FedexFault }[] = [];
const seen: Request[] = [];
beforeEach(() => {
  faults.length = 0;
  seen.length = 0;
  clock.at = Date.parse('2026-11-12T10:42:00Z');
});

/** A fault applies to its own path, so that the token request does not consume it. */
function carrier(patienceMs = 5000) {
  const now = () => clock.at;
  const fault = (path: string): FedexFault => (faults[0]?.path === path ? (faults.shift()?.fault ?? null) : null);
  const double = fedexDouble({ secret: 'the secret of the tests', fee: () => 2600, now, fault });
  return fedexCarrier({
    ...fedexDoubleKeys,
    baseUrl: 'http://sandbox.invalid',
    isTest: true,
    timeoutMs: patienceMs,
    now,
    ask: async (request) => {
      seen.push(request.clone());
      return double.fetch(request);
    },
  });
}

const home: PostalAddress = { street: '218 Peachtree St Apt 7B', city: 'Atlanta', region: 'GA', postCode: '30303', country: 'US' };
const house: Party = { name: 'Inventory', company: 'Tressline', phone: '+1 (404) 555-0100', address: home };
const amara: Party = { ...house, name: 'Amara Okafor', company: '' };
const wish: ShipmentRequest = {
  requestId: 'ship-1',
  from: house,
  to: amara,
  grams: 700,
  service: 'FEDEX_2_DAY',
  day: '2026-11-12',
  reference: 'T-1001',
  worthCents: cents(18_000),
};
const visit: PickupRequest = {
  from: house,
  isGround: true,
  day: '2026-11-13',
  readyAt: '11:00:00',
  closesAt: '17:00:00',
  parcelCount: 3,
  grams: 2100,
};

test('a label is bought once, with a number, a price and a page to print', async () => {
  const bought = await carrier().ship(wish);
  expect(bought).toMatchObject({ outcome: 'bought', trackingNumber: expect.stringMatching(/^7\d{11}$/), costCents: 2600 });
  if (bought.outcome !== 'bought') return;
  const file = Buffer.from(bought.label.bytes).toString('latin1');
  expect(bought.label.contentType).toBe('application/pdf');
  expect(file).toMatch(/^%PDF-1\.4[\s\S]*Amara Okafor[\s\S]*%%EOF\n$/);
  expect(seen.filter(({ url }) => url.endsWith('/ship/v1/shipments'))).toHaveLength(1);
  expect(seen.at(-1)?.headers.get('x-customer-transaction-id')).toBe('ship-1');
});

test('every label has a number of its own', async () => {
  const one = carrier();
  const all = await Promise.all(Array.from({ length: 20 }, () => one.ship(wish)));
  expect(new Set(all.map((bought) => bought.outcome === 'bought' && bought.trackingNumber)).size).toBe(20);
});

test.each([
  ['a phone number too short', { to: { ...amara, phone: '12345' } }, 'RECIPIENTS.PHONENUMBER.TOOSHORT'],
  ['no state', { to: { ...amara, address: { ...home, region: '' } } }, 'STATEORPROVINCECODE.REQUIRED'],
  ['no post code', { to: { ...amara, address: { ...home, postCode: '3030' } } }, 'COUNTRY.POSTALCODE.INVALID'],
  ['more than a parcel may weigh', { grams: 68_001 }, 'INVALID.INPUT.EXCEPTION'],
  ['a service nobody offers', { service: 'BY_SWAN' }, 'SHIPMENT.SERVICETYPE.INVALID'],
  ['a day far ahead', { day: '2026-12-24' }, 'SHIPDATESTAMP.INVALID'],
  ['no name', { to: { ...amara, name: '' } }, 'INVALID.INPUT.EXCEPTION'],
])('%s is refused, and nothing is bought', async (_, change, code) => {
  expect(await carrier().ship({ ...wish, ...change })).toEqual({ outcome: 'refused', reason: `the carrier declined: ${code}` });
});

test('a parcel abroad declares what it is worth', async () => {
  const toronto: PostalAddress = { street: '1 King St W', city: 'Toronto', region: 'ON', postCode: 'M5H 1A1', country: 'CA' };
  const abroad = { ...wish, service: 'INTERNATIONAL_ECONOMY', to: { ...amara, address: toronto } };
  expect(await carrier().ship(abroad)).toMatchObject({ outcome: 'bought' });
  expect(await seen.at(-1)?.json()).toMatchObject({
    requestedShipment: { customsClearanceDetail: { commodities: [{ customsValue: { amount: 180, currency: 'USD' } }] } },
  });
});

test.each(['error', 'away', 'malformed'] as const)('after %s nobody knows whether a label was bought', async (fault) => {
  faults.push({ path: '/ship/v1/shipments', fault });
  expect(await carrier().ship(wish)).toMatchObject({ outcome: 'unsure' });
});

test('a carrier that takes its time may have bought the label', async () => {
  faults.push({ path: '/ship/v1/shipments', fault: 'slow' });
  expect(await carrier(50).ship(wish)).toMatchObject({ outcome: 'unsure', reason: expect.stringContaining('no answer in time') });
});

test.each([
  ['/oauth/token', 'error'],
  ['/ship/v1/shipments', 'tooMany'],
] as const)('where %s says %s nothing was bought', async (path, fault) => {
  faults.push({ path, fault });
  expect(await carrier().ship(wish)).toMatchObject({ outcome: 'away' });
});

test('after three failures the carrier rests, and nothing is bought meanwhile', async () => {
  const one = carrier();
  for (let count = 0; count < 3; count += 1) {
    faults.push({ path: '/ship/v1/shipments', fault: 'error' });
    await one.ship(wish);
  }
  seen.length = 0;
  expect(await one.ship(wish)).toEqual({ outcome: 'away', reason: 'the carrier rests after failures' });
  expect(seen).toHaveLength(0);
});

test('a label can be given back until the parcel is handed over', async () => {
  const one = carrier();
  const bought = await one.ship(wish);
  const number = bought.outcome === 'bought' ? bought.trackingNumber : '';
  expect(await one.cancelLabel(number)).toMatchObject({ outcome: 'given' });
  clock.at += 7 * hourMs;
  expect(await one.cancelLabel(number)).toMatchObject({ outcome: 'refused' });
  expect(await one.cancelLabel('999')).toMatchObject({ outcome: 'refused' });
});

test.each([true, false])('somebody comes to fetch the parcels (ground: %s)', async (isGround) => {
  expect(await carrier().pickUp({ ...visit, isGround })).toEqual({ outcome: 'confirmed', confirmation: expect.stringMatching(/^\d{4}/) });
});

test('nobody comes yesterday', async () => {
  expect(await carrier().pickUp({ ...visit, day: '2026-11-10' })).toEqual({
    outcome: 'refused',
    reason: 'the carrier declined: PICKUP.REQUESTED.PREVIOUS.DAY',
  });
});

test('a parcel moves with the hours and arrives', async () => {
  const one = carrier();
  const bought = await one.ship(wish);
  const number = bought.outcome === 'bought' ? bought.trackingNumber : '';
  const at = async (hours: number) => {
    clock.at = Date.parse('2026-11-12T10:42:00Z') + hours * hourMs;
    const seenNow = await one.track([number]);
    return seenNow.outcome === 'seen' ? seenNow.parcels[0] : null;
  };
  expect(await at(0)).toMatchObject({ state: 'labelled', deliveredAt: null, scans: [{ code: 'OC', place: 'ATLANTA, GA' }] });
  expect(await at(25)).toMatchObject({ state: 'moving', scans: [{ code: 'OC' }, { code: 'PU' }, { code: 'DP' }, { code: 'IT' }] });
  expect(await at(60)).toMatchObject({ state: 'delivered', deliveredAt: new Date('2026-11-14T13:42:00Z') });
});

test('a number nobody knows is left out, the others are told', async () => {
  const one = carrier();
  const bought = await one.ship(wish);
  const number = bought.outcome === 'bought' ? bought.trackingNumber : '';
  expect(await one.track(['123', number])).toMatchObject({ outcome: 'seen', parcels: [{ trackingNumber: number }] });
  expect(await one.track([])).toMatchObject({ outcome: 'away' });
  expect(await one.track(Array.from({ length: 31 }, () => number))).toMatchObject({ outcome: 'away' });
});

test.each([
  ['+1 (404) 555-0100', 'US', '4045550100'],
  ['404.555.0100', 'US', '4045550100'],
  ['+86 138 0013 8000', 'CN', '8613800138000'],
])('%s in %s is written %s', (typed, country, written) => {
  expect(phoneIn(typed, country)).toBe(written);
});
