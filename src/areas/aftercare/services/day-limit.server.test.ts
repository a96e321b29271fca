import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { openProtectedShop, type TestAddress } from '../../../../tests/kit/protected-prices.ts';
import { approveCredit } from './decide.server.ts';
import { fetchPriceProtectionTerms, processPriceProtection, protectLine, recordPriceFalls } from './price-protection.server.ts';

type Shop = Awaited<ReturnType<typeof openProtectedShop>>;
let shop: Shop;
const finance: Caller = { ...anonymousCaller, staff: { id: 1, roles: ['finance'] }, by: 'header' };
let lastBuyer = 60;
const newBuyer = (): number => {
  lastBuyer += 1;
  return lastBuyer;
};
beforeAll(async () => {
  shop = await openProtectedShop({ priceProtectionDayCents: 5000 });
});

const homeOf = (street: string): TestAddress => ({ street, postCode: '30301' });
/** Purchases at today's price; a drop of $10 owes $20 to each. */
async function boughtBy(...buyers: readonly { userId: number; address?: TestAddress; quantity?: number }[]): Promise<number[]> {
  const lines: number[] = [];
  for (const [place, buyer] of buyers.entries()) lines.push(await shop.bought({ ...buyer, isSameMoment: place > 0 }));
  return lines;
}
const outcomes = async (lines: readonly number[]): Promise<string[]> =>
  (await Promise.all(lines.map(shop.credits))).flatMap((rows) => rows.map(({ state, reason }) => `${state} ${reason}`.trim()));
const paidOf = (list: readonly string[]): number => list.filter((one) => one === 'paid').length;

test('one person gets so much a day over all orders; what does not fit waits for a person, the next day is another', async () => {
  const userId = newBuyer();
  const lines = await boughtBy({ userId }, { userId }, { userId });
  await shop.drop(9000);
  await processPriceProtection(shop.app);
  expect(await outcomes(lines)).toEqual(['paid', 'paid', 'pending daily']);
  expect(await shop.balance(userId)).toBe(4000);
  shop.pass(1);
  await shop.drop(8000);
  await processPriceProtection(shop.app);
  expect((await outcomes(lines)).sort()).toEqual(['paid', 'paid', 'paid', 'paid', 'pending daily', 'pending daily']);
  await shop.inOrder();
});

test('a smaller credit still fits after a larger one did not', async () => {
  const userId = newBuyer();
  const lines = await boughtBy({ userId, quantity: 2 }, { userId, quantity: 2 }, { userId });
  await shop.setPolicies({ priceProtectionDayCents: 6000 });
  await shop.drop(9000);
  await processPriceProtection(shop.app);
  expect(await outcomes(lines)).toEqual(['paid', 'pending daily', 'paid']);
  await shop.setPolicies({ priceProtectionDayCents: 5000 });
});

test('two accounts of one household share it, however the address is spelt; neighbors do not', async () => {
  const lines = await boughtBy(
    { userId: newBuyer(), address: homeOf('12 Peach Street, Apt 4') },
    { userId: newBuyer(), address: homeOf('12 peach st. #4') },
    { userId: newBuyer(), address: homeOf('12 PEACH ST APARTMENT 4') },
    { userId: newBuyer(), address: homeOf('12 Peach Street, Apt 5') },
  );
  await shop.drop(9000);
  await processPriceProtection(shop.app);
  expect(await outcomes(lines)).toEqual(['paid', 'paid', 'pending daily', 'paid']);
});

test('a household that is full takes nothing from what the person may still get', async () => {
  const [first, second] = [newBuyer(), newBuyer()];
  const home = homeOf('7 Full House Lane');
  const lines = await boughtBy(
    { userId: first, address: home },
    { userId: first, address: home },
    { userId: second, address: home },
    { userId: second, address: homeOf('8 Other Road') },
    { userId: second, address: homeOf('8 Other Road') },
  );
  await shop.drop(9000);
  await processPriceProtection(shop.app);
  expect(await outcomes(lines)).toEqual(['paid', 'paid', 'pending daily', 'paid', 'paid']);
});

test('two accounts behind one mailbox are one person', async () => {
  const lines = await boughtBy({ userId: newBuyer() }, { userId: newBuyer() }, { userId: newBuyer() });
  for (const [place, email] of ['ann.lee@gmail.com', 'annlee+a@gmail.com', 'an.n.lee@googlemail.com'].entries())
    await shop.app.db.execute(sql`update orders set email = ${email} where id = ${lines[place]}`);
  await shop.drop(9000);
  await processPriceProtection(shop.app);
  expect(await outcomes(lines)).toEqual(['paid', 'paid', 'pending daily']);
});

test('asked for by many at once it is not exceeded', async () => {
  const home = homeOf('99 Crowd Avenue');
  const people = Array.from({ length: 4 }, newBuyer);
  const lines = await boughtBy(...Array.from({ length: 12 }, (_, place) => ({ userId: people[place % 4] ?? 0, address: home })));
  await shop.drop(9000);
  const terms = await fetchPriceProtectionTerms(shop.app);
  // Recorded first, so that each has something to pay.
  await recordPriceFalls(shop.app, terms);
  await Promise.all([
    ...lines.map((line) => protectLine(shop.app, line, terms)),
    processPriceProtection(shop.app),
    processPriceProtection(shop.app),
  ]);
  const found = await outcomes(lines);
  expect(found).toHaveLength(12);
  expect(paidOf(found)).toBe(2);
  const given = await Promise.all(people.map(shop.balance));
  expect(given.reduce((sum, cents) => sum + cents, 0)).toBe(4000);
  await shop.inOrder();
});

test('what a person of the shop gives does not count, and a claim counts like the chore', async () => {
  const userId = newBuyer();
  const lines = await boughtBy({ userId }, { userId }, { userId }, { userId });
  await shop.drop(9000);
  for (const line of lines.slice(0, 3)) await shop.claim(line, { shopperId: userId, by: 'header' });
  expect(await outcomes(lines)).toEqual(['paid', 'paid', 'pending daily']);
  const [waiting] = await shop.rowsOf(sql`select id from price_credits where order_line_id = ${lines[2]}`);
  await approveCredit(shop.app, finance, Number(waiting?.id));
  expect(await shop.balance(userId)).toBe(6000);
  const { body } = await shop.claim(lines[3] ?? 0, { shopperId: userId, by: 'header' });
  expect(body.Data).toEqual({ amount: 20, state: 'pending' });
  await shop.inOrder();
});
