import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#platform/app.ts';
import { openProtectedShop } from '../../../../tests/kit/protected-prices.ts';
import { estimateDropCostBySku } from './liability.server.ts';
import { fetchOwnServices } from './own-services.server.ts';
import { processPriceProtection, sweepPriceProtection } from './price-protection.server.ts';

type Shop = Awaited<ReturnType<typeof openProtectedShop>>;
let shop: Shop;
beforeAll(async () => {
  shop = await openProtectedShop({ priceProtectionStandMinutes: 30, priceProtectionDayCents: 100_000 });
});
const account = (line: number): Partial<Caller> => ({ shopperId: line, by: 'header' });
const shown = async (line: number) => (await fetchOwnServices(shop.app, line, 'en')).protection.lines.find(({ id }) => id === line);

type PriceAt = readonly [minutes: number, cents: number, isClearance?: boolean];

/** Prices by the minute; the task runs after each, and once a day later. */
async function play(...prices: readonly PriceAt[]): Promise<void> {
  let now = 0;
  for (const [minutes, cents, isClearance] of prices) {
    shop.passMinutes(minutes - now);
    now = minutes;
    await processPriceProtection(shop.app);
    await shop.price(101, cents, isClearance);
    await processPriceProtection(shop.app);
  }
  shop.pass(1);
  await processPriceProtection(shop.app);
  await sweepPriceProtection(shop.app);
}

describe('a lower price', () => {
  test('pays once it has stood for 30 minutes, not a moment before', async () => {
    const line = await shop.bought();
    await shop.price(101, 9000);
    for (const minutes of [0, 1, 28.9]) {
      shop.passMinutes(minutes);
      await processPriceProtection(shop.app);
      await sweepPriceProtection(shop.app);
      expect(await shop.credits(line)).toEqual([]);
    }
    shop.passMinutes(0.1);
    await processPriceProtection(shop.app);
    expect(await shop.credits(line)).toMatchObject([{ state: 'paid', amount_cents: 2000, to_cents: 9000 }]);
    await shop.inOrder();
  });

  test('that was a typing error pays nobody, ever', async () => {
    const line = await shop.bought();
    await play([0, 100], [29, 10_000]);
    expect(await shop.credits(line)).toEqual([]);
    // The period may be shortened later; judged drops stay judged.
    await shop.setPolicies({ priceProtectionStandMinutes: 0 });
    await processPriceProtection(shop.app);
    await sweepPriceProtection(shop.app);
    expect((await shop.claim(line, account(line))).body.Code).toBe(80343);
    expect(await shop.credits(line)).toEqual([]);
    expect(await shop.letters(line)).toBe(0);
    expect((await shown(line))?.fall).toBeNull();
    await shop.setPolicies({ priceProtectionStandMinutes: 30 });
    await shop.inOrder();
  });

  test.each<[string, readonly PriceAt[], readonly (readonly [to: number, cents: number])[]]>([
    [
      'undone in part pays by the level that stood',
      [
        [0, 1000],
        [1, 9000],
      ],
      [[9000, 2000]],
    ],
    [
      'raised at the very end of the time has stood',
      [
        [0, 9000],
        [30, 10_000],
      ],
      [[9000, 2000]],
    ],
    [
      'raised a little more each time pays by the highest',
      [
        [0, 1000],
        [10, 5000],
        [20, 9500],
      ],
      [[9500, 1000]],
    ],
    [
      'below one that stands is another with a time of its own',
      [
        [0, 9000],
        [20, 8000],
      ],
      [
        [9000, 2000],
        [8000, 2000],
      ],
    ],
    [
      'below one that stands, and undone, leaves that one',
      [
        [0, 9000],
        [10, 100],
        [11, 9000],
      ],
      [[9000, 2000]],
    ],
    [
      'undone and set again counts from then on',
      [
        [0, 9000],
        [20, 10_000],
        [25, 9000],
      ],
      [[9000, 2000]],
    ],
    [
      'undone to above what it was before pays nobody',
      [
        [0, 9000],
        [20, 12_000],
      ],
      [],
    ],
    [
      'corrected to a clearance price pays nobody',
      [
        [0, 1000],
        [5, 9000, true],
      ],
      [],
    ],
    [
      'that becomes clearance lower still has stood',
      [
        [0, 9000],
        [5, 5000, true],
      ],
      [[9000, 2000]],
    ],
  ])('%s', async (_, prices, expected) => {
    const line = await shop.bought();
    await play(...prices);
    expect((await shop.credits(line)).map(({ to_cents, amount_cents }) => [to_cents, amount_cents])).toEqual(expected);
    await shop.inOrder();
  });

  test('undone in part stays judged, whatever the time is later', async () => {
    const line = await shop.bought();
    await play([0, 1000], [1, 9000]);
    await shop.setPolicies({ priceProtectionStandMinutes: 0 });
    await processPriceProtection(shop.app);
    await sweepPriceProtection(shop.app);
    expect(await shop.credits(line)).toMatchObject([{ to_cents: 9000, amount_cents: 2000 }]);
    await shop.setPolicies({ priceProtectionStandMinutes: 30 });
  });

  test('is one to be checked until then: the page promises nothing, the bill knows it already', async () => {
    const line = await shop.bought();
    await shop.price(101, 9000);
    expect(await shown(line)).toMatchObject({ fall: null, events: [], pendingDrop: { toCents: 9000 } });
    expect((await shown(line))?.pendingDrop?.confirmedAt.getTime()).toBe(shop.app.now().getTime() + 30 * 60_000);
    expect(await estimateDropCostBySku(shop.app, [{ skuId: 101, payableCents: 8900 }])).toMatchObject([{ billCents: 200 }]);
    shop.passMinutes(30);
    expect(await shown(line)).toMatchObject({ fall: { backCents: 2000 }, pendingDrop: null });
  });

  test('that was undone is in no bill: the next one costs all of it', async () => {
    const line = await shop.bought();
    await shop.price(101, 5000);
    await shop.price(101, 10_000);
    expect(await shown(line)).toMatchObject({ fall: null, pendingDrop: null });
    expect(await estimateDropCostBySku(shop.app, [{ skuId: 101, payableCents: 9000 }])).toMatchObject([{ billCents: 2000 }]);
  });
});

describe('a claim', () => {
  test('before the time is over is refused kindly, in both languages, and says from when', async () => {
    const line = await shop.bought();
    await shop.price(101, 9000);
    shop.passMinutes(5);
    const early = await shop.claim(line, account(line));
    expect([early.status, early.body.Code]).toEqual([409, 80358]);
    expect(early.body.Msg).toMatch(/\$90\.00.*30 minutes.*\d\d:\d\d/);
    const chinese = await shop.claim(line, { ...account(line), language: 'zh' });
    expect(chinese.body.Msg).toMatch(/30 分钟.*\d\d:\d\d/);
    expect(await shop.credits(line)).toEqual([]);
    shop.passMinutes(25);
    expect((await shop.claim(line, account(line))).body.Data).toEqual({ amount: 20, state: 'paid' });
  });

  test('of a further drop names that one, after the first was paid', async () => {
    const line = await shop.bought();
    await shop.drop(9000);
    await processPriceProtection(shop.app);
    await shop.price(101, 8000);
    expect((await shop.claim(line, account(line))).body.Msg).toMatch(/\$80\.00/);
  });

  test('pays what stood, though a further drop is still checked', async () => {
    const line = await shop.bought();
    await shop.drop(9000);
    await shop.price(101, 8000);
    expect((await shop.claim(line, account(line))).body.Data).toEqual({ amount: 20, state: 'paid' });
    shop.passMinutes(30);
    await processPriceProtection(shop.app);
    expect(await shop.balance(line)).toBe(4000);
  });
});
