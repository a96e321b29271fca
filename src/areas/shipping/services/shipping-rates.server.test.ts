import { beforeAll, beforeEach, expect, test } from 'vitest';
import { companyInformation } from '#areas/content/tables/site.ts';
import { rateCounters } from '#platform/tables.ts';
import type { AddressCheck, Carrier, Parcel } from '#providers/ports.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ RATE_LIMIT_FAILED_CALLS: '1000000' });
  // The double uses the real clock: it refuses a parcel that left long ago.
  app.clock.at = new Date();
  await app.db.insert(companyInformation).values({
    nameEn: 'Tressline',
    nameZh: 'Tressline',
    email: 'hello@tressline.test',
    city: 'Atlanta',
    region: 'GA',
    postCode: '30309',
  });
});
beforeEach(async () => {
  await app.db.delete(rateCounters);
});

const receiver = { address: '218 Peachtree St Apt 7B', city: 'Atlanta', region: 'GA', post_code: '30303', country: 'US' };
const ask = (path: string, input: unknown, carrier: Partial<Carrier> = {}) =>
  callerOn({ ...app, ports: { ...app.ports, carrier: { ...app.ports.carrier, ...carrier } } })('POST', path, input);
const validate = (change: object, carrier?: Partial<Carrier>) =>
  ask('/carrier/validate_address', { receiver: { ...receiver, ...change } }, carrier);

test.each([
  ['as it is', {}, { outcome: 'known', receiver, doubts: [] }],
  ['in other letters', { address: '218 PEACHTREE STREET, Apartment 7b' }, { outcome: 'known', doubts: [] }],
  ['with a slip', { city: 'Altanta' }, { outcome: 'corrected', receiver, doubts: [] }],
  ['with two slips', { city: 'Altanta', address: '218 Peachtre St Apt 7B' }, { outcome: 'corrected', receiver }],
  ['that nobody knows', { address: 'the blue house' }, { outcome: 'doubtful', doubts: ['unknown'] }],
  ['without its flat', { address: '218 Peachtree St Apt' }, { outcome: 'doubtful', doubts: ['unitMissing'] }],
  ['abroad', { country: 'CN', region: '', post_code: '461000', city: '许昌' }, { outcome: 'unsupported', doubts: [] }],
])('an address %s is answered', async (_, change, expected) => {
  const answer = await validate(change);
  expect(answer.body).toMatchObject({ Result: 0, Data: expected });
});

test('nonsense is refused before the carrier hears of it', async () => {
  const answer = await validate({ post_code: '3' });
  expect([answer.status, answer.body.Msg]).toEqual([400, 'Please check this field: post_code']);
});

test('a carrier that is away is no failure of ours', async () => {
  const checkAddress = async (): Promise<AddressCheck> => ({ outcome: 'away', reason: 'test' });
  expect((await validate({}, { checkAddress })).body).toMatchObject({ Result: 0, Data: { outcome: 'away', receiver } });
});

test.each(['1 Oak St | Macon | GA | 31201', '<b>1</b>\u0000', 'x'.repeat(400)])(
  'a carrier that says %j suggests nothing',
  async (street) => {
    const written = { street, city: 'ATLANTA', region: 'GA', postCode: '30303', country: 'US' };
    const checkAddress = async (): Promise<AddressCheck> => ({ outcome: 'known', isHome: true, written });
    expect((await validate({}, { checkAddress })).body.Data).toMatchObject({ outcome: 'known', receiver });
  },
);

test('nobody asks the carrier without end, and one visitor does not use up another’s questions', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 42; count += 1) statuses.push((await validate({})).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  const other = callerOn(app, { ip: '203.0.113.9' });
  expect((await other('POST', '/carrier/validate_address', { receiver })).status).toBe(200);
});

test('rates come from the carrier once in ten minutes, and by our formula while it is away', async () => {
  const asked: Parcel[] = [];
  const carrier: Partial<Carrier> = {
    rates: async (parcel) => {
      asked.push(parcel);
      return app.ports.carrier.rates(parcel);
    },
  };
  const own = { ...app, ports: { ...app.ports, carrier: { ...app.ports.carrier, ...carrier } } };
  const first = await callerOn(own)('POST', '/carrier/rates', { receiver, grams: 1200 });
  expect(first.body.Data).toMatchObject({
    by: 'carrier',
    rates: [
      { service: 'GROUND_HOME_DELIVERY', price: 22.8, arrives_on: expect.any(String) },
      {},
      { service: 'FEDEX_2_DAY', price: 38 },
      {},
      {},
    ],
  });
  expect((await callerOn(own)('POST', '/carrier/rates', { receiver, grams: 1200 })).body).toEqual(first.body);
  expect(asked).toMatchObject([{ grams: 1200, from: { postCode: '30309' }, to: { postCode: '30303' } }]);
  const away = await ask('/carrier/rates', { receiver, grams: 1200 }, { rates: async () => ({ outcome: 'away', reason: 'test' }) });
  expect(away.body.Data).toEqual({
    by: 'formula',
    rates: [{ service: 'STANDARD', name: 'Standard shipping', price: 38, arrives_on: null }],
  });
});

test.each([{ grams: 0 }, { grams: 1.5 }, { grams: 68_001 }, { grams: '500' }, { receiver: { ...receiver, region: 'XX' } }])(
  'rates for %j are refused',
  async (change) => {
    expect((await ask('/carrier/rates', { receiver, ...change })).status).toBe(400);
  },
);
