import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { type Random, randomFrom } from '#kernel/random.ts';
import { anonymousCaller } from '#platform/app.ts';
import { auditLog } from '#platform/tables.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { stockLevels, stockMovements, stockReservations } from '../tables.ts';
import { checkLines } from './check.server.ts';
import { releaseItems, reserveItems } from './holds.server.ts';
import { listStockLevels, stockLevelOf } from './levels.server.ts';
import { recordStockForm, reverseMovement } from './movements.server.ts';

let app: TestApp;
const clerk = { ...anonymousCaller, staff: { id: 1, roles: ['stock'] as const } };
const skuCount = 30;
let form = 0;
const key = () => {
  form += 1;
  return `form-${form}`;
};

beforeAll(async () => {
  app = await testApp();
  const words = (name: string) => ({ nameEn: name, nameZh: name });
  await app.db
    .insert(staffMembers)
    .values({ id: 1, username: 'wei', email: 'w@t.test', passwordHash: 'x', firstName: 'Wei', lastName: 'Lin' });
  await app.db.insert(categories).values({ id: 1, slug: 'wig', ...words('Wigs') });
  await app.db.insert(spus).values({ id: 1, categoryId: 1, slug: 'bob', ...words('Bob') });
  await app.db.insert(skus).values(
    Array.from({ length: skuCount + 1 }, (_, at) => ({
      ...{ id: at + 1, spuId: 1, categoryId: 1, slug: `s-${at + 1}`, code: `W-${at + 1}`, barcode: `690000000${100 + at}` },
      ...{ ...words(`Wig ${at + 1}`), searchText: `wig w-${at + 1}`, priceCents: 10_000, costCents: 4000, weightGrams: 200 },
      ...{ shippingName: 'Wig', bin: `A-01-${at + 1}`, isMadeToOrder: at === skuCount },
    })),
  );
});
beforeEach(async () => {
  await app.store.run('TRUNCATE stock_movements, stock_levels, stock_reservations RESTART IDENTITY CASCADE');
  await app.db.update(skus).set({ available: 0 });
});

const stock = (lines: readonly (readonly [skuId: number, quantity: number])[], direction: 'in' | 'out' = 'in', with_ = key()) =>
  recordStockForm(app, clerk, {
    ...{ direction, reason: direction === 'in' ? 'production' : 'damage', key: with_ },
    lines: lines.map(([skuId, quantity]) => ({ skuId, quantity })),
  });
const level = async (skuId: number) => (await app.db.select().from(stockLevels).where(eq(stockLevels.skuId, skuId)))[0];
const available = async (skuId: number) => (await app.db.select({ n: skus.available }).from(skus).where(eq(skus.id, skuId)))[0]?.n;

/** Rows that break any stock invariant. */
async function broken(): Promise<unknown[]> {
  const { rows } = await app.db.execute(sql`
    select 'sum' as law, l.sku_id from stock_levels l
      left join (select sku_id, sum(quantity) as moved from stock_movements group by 1) m on m.sku_id = l.sku_id
      where l.on_hand <> coalesce(m.moved, 0) or l.on_hand < 0 or l.reserved > l.on_hand
    union all
    select 'chain', sku_id from (select sku_id, before, lag(after, 1, 0) over (partition by sku_id order by id) as left_at from stock_movements) c
      where before <> left_at
    union all
    select 'shop', k.id from skus k left join stock_levels l on l.sku_id = k.id where k.available <> coalesce(l.available, 0)
    union all
    select 'held', l.sku_id from stock_levels l
      left join (select sku_id, sum(quantity) as held from stock_reservations where state = 'held' group by 1) r on r.sku_id = l.sku_id
      where l.reserved <> coalesce(r.held, 0)`);
  return rows;
}

test('pieces in and out, each movement with before and after, who and why', async () => {
  const { moved } = await stock([
    [1, 10],
    [2, 4],
  ]);
  expect(moved).toMatchObject([
    { skuId: 1, before: 0, after: 10 },
    { skuId: 2, before: 0, after: 4 },
  ]);
  await stock([[1, 3]], 'out');
  expect([(await level(1))?.onHand, await available(1)]).toEqual([7, 7]);
  const seen = await stockLevelOf(app, 1, { limit: 10, offset: 0 });
  expect(seen?.history).toMatchObject([
    { quantity: -3, before: 10, after: 7, reason: 'damage', firstName: 'Wei' },
    { quantity: 10, before: 0, after: 10, reason: 'production' },
  ]);
  expect(await app.db.select().from(auditLog).where(eq(auditLog.action, 'stock.out'))).toMatchObject([{ actorId: '1' }]);
  expect(await broken()).toEqual([]);
});

test('a form sent ten times at once is booked once', async () => {
  const again = key();
  const answers = await Promise.all(Array.from({ length: 10 }, () => stock([[1, 5]], 'in', again)));
  expect(answers.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
  expect(new Set(answers.map(({ moved }) => moved[0]?.id)).size).toBe(1);
  expect((await level(1))?.onHand).toBe(5);
});

test('never below zero, and never what is kept for an order; the whole form stays out', async () => {
  await stock([
    [1, 5],
    [2, 5],
  ]);
  await reserveItems(app, [{ skuId: 1, quantity: 4, lineId: 77 }], null);
  const before = await app.db.$count(stockMovements);
  await expect(
    stock(
      [
        [2, 1],
        [1, 2],
      ],
      'out',
    ),
  ).rejects.toMatchObject({ why: 'stockTooLow', details: { code: 'W-1', wanted: 2, free: 1, reserved: 4 } });
  expect([(await level(2))?.onHand, await app.db.$count(stockMovements)]).toEqual([5, before]);
  await stock([[1, 1]], 'out');
  await expect(stock([[1, 1]], 'out')).rejects.toMatchObject({ why: 'stockTooLow' });
  expect(await broken()).toEqual([]);
});

test.each([
  ['a reason of the other side', { direction: 'in', reason: 'damage' }, 'badValue'],
  ['a purchase without its order', { direction: 'in', reason: 'purchase' }, 'badValue'],
  ['nothing', { lines: [] }, 'lackParameter'],
  ['less than nothing', { lines: [{ skuId: 1, quantity: -1 }] }, 'badValue'],
  ['goods that are not there', { lines: [{ skuId: 999, quantity: 1 }] }, 'goodsNotExist'],
  ['goods made to order', { lines: [{ skuId: 31, quantity: 1 }] }, 'notKeptInStock'],
] as const)('%s is refused', async (_, change, why) => {
  const booking = { direction: 'in' as const, reason: 'found', key: key(), lines: [{ skuId: 1, quantity: 1 }], ...change };
  await expect(recordStockForm(app, clerk, booking)).rejects.toMatchObject({ why });
});

test('a slip is countered once and both stay in the ledger; a sale is not countered', async () => {
  const { moved } = await stock([[1, 10]]);
  const id = moved[0]?.id ?? 0;
  expect(await reverseMovement(app, clerk, id, 'typed on the wrong line')).toMatchObject({ before: 10, after: 0 });
  await expect(reverseMovement(app, clerk, id, '')).rejects.toMatchObject({ why: 'movementCountered' });
  const [counter] = await app.db.select().from(stockMovements).where(eq(stockMovements.reversesId, id));
  await expect(reverseMovement(app, clerk, counter?.id ?? 0, '')).rejects.toMatchObject({ why: 'movementCountered' });
  await expect(reverseMovement(app, clerk, 999, '')).rejects.toMatchObject({ why: 'movementNotExist' });
  const sale = { skuId: 2, quantity: 1, before: 0, after: 1, reason: 'sale' as const, idempotencyKey: 'sale', createdAt: app.now() };
  const [sold] = await app.db.insert(stockMovements).values(sale).returning({ id: stockMovements.id });
  await expect(reverseMovement(app, clerk, sold?.id ?? 0, '')).rejects.toMatchObject({ why: 'movementBound' });
});

test('a dry run says what each line would do, one after another, and writes nothing', async () => {
  await stock([[1, 3]]);
  const line = (code: string, quantity: string, cost = '', shelf = '') => ({ code, quantity, cost, bin: shelf });
  const out = await checkLines(app, 'out', [
    line('w-1', '2'),
    line('690000000100', '2'),
    line('W-1', '1'),
    line('?', '1'),
    line('W-31', '1'),
  ]);
  expect(out.map(({ problem, before, after }) => [problem, before, after])).toEqual([
    [null, 3, 1],
    ['tooFew', 1, 1],
    [null, 1, 0],
    ['unknown', 0, 0],
    ['notKept', 0, 0],
  ]);
  expect(out[2]?.remarks).toEqual(['takesLast']);
  const [dear] = await checkLines(app, 'in', [line('W-1', '1', '50', 'B-9')]);
  expect(dear?.remarks).toEqual(['costAbove', 'newShelf']);
  expect((await level(1))?.onHand).toBe(3);
});

test('levels are found by word and shelf, and the low ones stand in their heap', async () => {
  await stock([
    [1, 30],
    [2, 2],
    [3, 9],
  ]);
  await app.db
    .update(stockLevels)
    .set({ sold30: 30 })
    .where(inArray(stockLevels.skuId, [1, 3]));
  const asked = { filters: {}, sort: { by: 'cover', down: false } } as const;
  const levels = async (change = {}) => (await listStockLevels(app, { ...asked, ...change }, { limit: 10, offset: 0 })).rows;
  expect((await levels()).map(({ code, coverDays }) => [code, coverDays])).toEqual([
    ['W-3', 9],
    ['W-1', 30],
    ['W-2', null],
  ]);
  expect((await levels({ filters: { heap: 'low' } })).map(({ code }) => code)).toEqual(['W-2']);
  expect((await levels({ filters: { heap: 'soon' } })).map(({ code }) => code)).toEqual(['W-3']);
  expect((await levels({ searchText: 'w-2' })).map(({ code }) => code)).toEqual(['W-2']);
  expect((await levels({ searchText: 'a-01-3' })).map(({ code }) => code)).toEqual(['W-3']);
  expect(await levels({ searchText: '100%_' })).toEqual([]);
});

describe('ten thousand movements by fifty clerks at once', () => {
  const formSize = 20;
  const forms = 10;
  const someLines = (chance: Random) => Array.from({ length: formSize }, () => [chance.int(1, skuCount), chance.int(1, 6)] as const);

  /** Random bookings; refused ones are skipped. Now and then an order reserves or releases units. */
  async function work(clerkNumber: number): Promise<void> {
    const chance = randomFrom(`clerk ${clerkNumber}`);
    for (let turn = 0; turn < forms; turn += 1) {
      const isOut = turn > 1 && chance.isHit(0.4);
      await stock(someLines(chance), isOut ? 'out' : 'in').catch(expectRefusal);
      if (turn % 5 === 4) {
        const lineId = clerkNumber * 100 + turn;
        await reserveItems(app, [{ skuId: chance.int(1, skuCount), quantity: chance.int(1, 3), lineId }], null);
        if (chance.isHit(0.5)) await releaseItems(app, [lineId]);
      }
    }
  }
  const expectRefusal = (error: unknown) => expect(error).toMatchObject({ why: 'stockTooLow' });

  test('in less out is on hand, never below zero, and every step follows the one before', { timeout: 240_000 }, async () => {
    await Promise.all(Array.from({ length: 50 }, (_, at) => work(at + 1)));
    expect(await app.db.$count(stockMovements)).toBeGreaterThan(9000);
    expect(await app.db.$count(stockReservations)).toBeGreaterThan(50);
    expect(await broken()).toEqual([]);
  });
});
