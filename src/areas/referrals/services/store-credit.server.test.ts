import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { giveCredit, recoverCredit, spendCredit } from './store-credit.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

// Account entries stay forever, so every test has its own shopper.
let shopper = 0;
beforeEach(async () => {
  shopper += 1;
  await app.store.run(
    `INSERT INTO users (id, email, password_hash, first_name, last_name) VALUES (${shopper}, 'ann${shopper}@example.com', 'x', 'Ann', 'Adams')`,
  );
});

const gift = (id: number, cents: number) => ({ userId: shopper, kind: 'referral', source: ['reward', `${shopper}-${id}`], cents }) as const;
const purchase = (id: number, cents: number) => ({ userId: shopper, kind: 'spent', source: ['order', `${shopper}-${id}`], cents }) as const;
const balance = async () =>
  (await app.store.run(`SELECT balance_cents AS cents FROM credit_accounts WHERE user_id = ${shopper}`))[0]?.['cents'];

test('a reward told twenty times at once is given once', async () => {
  const given = await Promise.all(Array.from({ length: 20 }, () => giveCredit(app, gift(1, 1500))));
  expect(given.filter(Boolean)).toHaveLength(1);
  expect(await balance()).toBe(1500);
});

test('credit for one purchase cannot pay ten; the refusal says what is left', async () => {
  await giveCredit(app, gift(1, 1000));
  const spent = await Promise.allSettled(Array.from({ length: 10 }, (_, id) => spendCredit(app, purchase(id, 700))));
  expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await balance()).toBe(300);
  await expect(spendCredit(app, purchase(99, 301))).rejects.toMatchObject({ why: 'creditTooSmall', details: { most: '$3.00' } });
});

test('what was spent meanwhile cannot be taken back, and nobody owes us credit', async () => {
  await giveCredit(app, gift(1, 1000));
  await spendCredit(app, purchase(1, 800));
  const lost = { ...gift(1, 1000), kind: 'taken_back' as const };
  expect(await recoverCredit(app, lost)).toBe(200);
  expect(await recoverCredit(app, lost)).toBe(0);
  expect(await balance()).toBe(0);
});

test('every line says the balance it left behind', async () => {
  await giveCredit(app, gift(1, 500));
  await giveCredit(app, gift(2, 250));
  await spendCredit(app, purchase(1, 600));
  const lines = await app.store.run(
    `SELECT amount_cents AS moved, balance_after_cents AS kept FROM credit_entries WHERE user_id = ${shopper} ORDER BY id`,
  );
  expect(lines).toEqual([
    { moved: 500, kept: 500 },
    { moved: 250, kept: 750 },
    { moved: -600, kept: 150 },
  ]);
});
