import { and, count, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { domainErrors } from '#kernel/errors.ts';
import { anonymousCaller } from '#platform/app.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { receivers, users } from '../tables.ts';
import { signUp } from './login.server.ts';
import { addReceiver, deleteReceiver, getReceiver, listReceivers, setDefaultReceiver, updateReceiver } from './receivers.server.ts';

let app: TestApp;
let ana: number;
let bea: number;
const join = async (email: string, firstName: string) =>
  (await signUp(app, anonymousCaller, { email, password: 'nine lace fronts', firstName, lastName: 'Cole' })).userId;

beforeAll(async () => {
  app = await testApp({ RATE_LIMIT_FAILED_CALLS: '1000000' });
  ana = await join('ana@tressline.test', 'Ana');
  bea = await join('bea@tressline.test', 'Bea');
});
beforeEach(async () => {
  await app.db.delete(receivers);
});

const home = {
  firstName: 'Ana',
  lastName: 'Cole',
  email: '',
  phoneNumber: '404 555 0100',
  address: '218 Peachtree St Apt 7B',
  city: 'Atlanta',
  region: 'georgia',
  postCode: '30303',
  country: '',
};
const wire = {
  first_name: 'Ana',
  last_name: 'Cole',
  phone_number: '(404) 555-0100',
  address: '218 Peachtree St Apt 7B',
  city: 'Atlanta',
  region: 'GA',
  post_code: '30303',
};
const as = (shopperId: number) => callerOn(app, { shopperId, by: 'header' });
const list = async (shopperId: number) => (await listReceivers(app, shopperId, { page: 1, size: 100 })).receivers;
const at = (number: number) => ({ ...home, address: `${number} Oak St` });

describe('the calls', () => {
  test('keep, list, change and forget an address', async () => {
    const ask = as(ana);
    const made = await ask('POST', '/user/add_receiver', { ...wire, region: 'Georgia', phone_number: '+1 404-555-0100' });
    const { id } = made.body.Data as { id: number };
    const item = { ...wire, id, email: '', country: 'US', is_default: true, is_checked: false };
    const listed = await ask('POST', '/user/get_receivers_with_query');
    expect(listed.body.Data).toEqual({ items: [item], total: 1, page: 1, page_size: 24 });
    expect((await ask('POST', '/user/update_receiver', { id, city: ' Macon ', post_code: '312011234' })).body).toMatchObject({
      Result: 0,
      Data: {},
    });
    expect((await ask('POST', '/user/get_receivers_with_query')).body.Data).toMatchObject({
      items: [{ ...item, city: 'Macon', post_code: '31201-1234' }],
    });
    expect((await ask('POST', '/user/delete_receiver', { id })).body).toMatchObject({ Result: 0, Data: {} });
    expect((await ask('POST', '/user/get_receivers_with_query')).body.Data).toMatchObject({ items: [], total: 0 });
  });

  test.each([
    [{ first_name: ' ' }, 80004, 'Please input first_name'],
    [{ city: undefined }, 80004, 'Please input city'],
    [{ region: '' }, 80004, 'Please input region'],
    [{ region: 'Ontario' }, 80113, 'Please check this field: region'],
    [{ post_code: '3030' }, 80113, 'Please check this field: post_code'],
    [{ phone_number: '12' }, 80113, 'Please check this field: phone_number'],
    [{ address: '1 Oak St | Macon' }, 80113, 'Please check this field: address'],
    [{ email: 'ana@' }, 80106, 'Invalid mailbox format!'],
    [{ country: 'ZZ' }, 80113, 'Please check this field: country'],
    [{ address: 'x'.repeat(201) }, 80004, 'Please input address'],
    [{ city: 'Atl\nanta' }, 80004, 'Please input city'],
    [{ city: { $ne: '' } }, 80004, 'Please input city'],
  ])('refuse %j', async (change, code, words) => {
    const answer = await as(ana)('POST', '/user/add_receiver', { ...wire, ...change });
    expect([answer.status, answer.body.Result, answer.body.Msg]).toEqual([400, code, words]);
    expect(await list(ana)).toEqual([]);
  });

  test('an address of somebody else answers exactly like one that is not there', async () => {
    const id = await addReceiver(app, bea, home);
    const ask = as(ana);
    for (const [path, input] of [
      ['/user/update_receiver', { city: 'Macon' }],
      ['/user/update_receiver', { is_default: true }],
      ['/user/delete_receiver', {}],
    ] as const) {
      const [foreign, missing] = await Promise.all([
        ask('POST', path, { id, ...input }),
        ask('POST', path, { id: 2_000_000_000, ...input }),
      ]);
      expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
      expect(foreign.body.Result).toBe(domainErrors.addressNotExist.code);
    }
    expect(await list(bea)).toMatchObject([{ city: 'Atlanta', isDefault: true }]);
    expect(await list(ana)).toEqual([]);
  });

  test('take nothing that only the house may say', async () => {
    await as(ana)('POST', '/user/add_receiver', { ...wire, user_id: bea, id: 7, checked_at: '2026-01-01', is_checked: true });
    const query = { user_id: bea, where: '1=1', order_by: 'id' };
    expect((await as(bea)('POST', '/user/get_receivers_with_query', query)).body.Data).toMatchObject({ total: 0 });
    expect(await list(ana)).toMatchObject([{ isChecked: false }]);
  });
});

test('the first address is the default; another becomes it when asked; the newest follows one that is gone', async () => {
  const first = await addReceiver(app, ana, at(1));
  const second = await addReceiver(app, ana, at(2));
  app.clock.at = new Date(app.clock.at.getTime() + 1000);
  const third = await addReceiver(app, ana, at(3));
  expect((await list(ana)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [first, true],
    [third, false],
    [second, false],
  ]);
  await setDefaultReceiver(app, ana, second);
  expect((await list(ana)).map(({ id }) => id)).toEqual([second, third, first]);
  expect(await deleteReceiver(app, ana, second)).toMatchObject({ id: second, isDefault: true, address: '2 Oak St' });
  expect((await list(ana)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [third, true],
    [first, false],
  ]);
  await deleteReceiver(app, ana, first);
  await deleteReceiver(app, ana, third);
  await expect(deleteReceiver(app, ana, third)).rejects.toMatchObject({ why: 'addressNotExist' });
  const fourth = await addReceiver(app, ana, at(4), { makeDefault: true });
  expect((await list(ana))[0]).toMatchObject({ id: fourth, isDefault: true });
});

test('what the carrier said holds until the place changes', async () => {
  const id = await addReceiver(app, ana, home, { isChecked: true });
  await updateReceiver(app, ana, id, { phoneNumber: '404 555 0199', region: 'ga' });
  expect(await getReceiver(app, ana, id)).toMatchObject({ isChecked: true, phoneNumber: '(404) 555-0199' });
  await updateReceiver(app, ana, id, { address: '9 Oak St' });
  expect(await getReceiver(app, ana, id)).toMatchObject({ isChecked: false });
});

test('a deleted account keeps no more addresses', async () => {
  const gone = await join('gone@tressline.test', 'Gone');
  await app.db.update(users).set({ deletedAt: app.now() }).where(eq(users.id, gone));
  await expect(addReceiver(app, gone, home)).rejects.toMatchObject({ why: 'userNotLogin' });
  await expect(addReceiver(app, -1, home)).rejects.toMatchObject({ why: 'userNotLogin' });
});

describe('at once', () => {
  const defaults = async () =>
    (
      await app.db
        .select({ n: count() })
        .from(receivers)
        .where(and(eq(receivers.userId, ana), eq(receivers.isDefault, true)))
    )[0]?.n;

  test('fifty new addresses: twenty are kept, the rest are told why', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, (_, number) => addReceiver(app, ana, at(number + 1))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    for (const one of outcomes) if (one.status === 'rejected') expect(one.reason).toMatchObject({ why: 'addressLimit' });
    expect([(await list(ana)).length, await defaults()]).toEqual([20, 1]);
  });

  test('one address sent fifty times is one address', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, () => addReceiver(app, ana, home)));
    expect(new Set(ids).size).toBe(1);
    expect(await list(ana)).toHaveLength(1);
  });

  test('twenty wishes for another default leave exactly one', async () => {
    const ids: number[] = [];
    for (let number = 1; number <= 10; number += 1) ids.push(await addReceiver(app, ana, at(number)));
    await Promise.all([...ids, ...ids].map((id) => setDefaultReceiver(app, ana, id)));
    expect(await defaults()).toBe(1);
  });

  test('deleting all but one while the default moves leaves one, and it is the default', async () => {
    const ids: number[] = [];
    for (let number = 1; number <= 10; number += 1) ids.push(await addReceiver(app, ana, at(number)));
    await Promise.allSettled(ids.slice(1).flatMap((id) => [setDefaultReceiver(app, ana, id), deleteReceiver(app, ana, id)]));
    expect(await list(ana)).toMatchObject([{ id: ids[0], isDefault: true }]);
  });
});
