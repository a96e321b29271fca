import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartLine } from '#site/storage.ts';
import {
  applyLineChange,
  cartLineName,
  mergeCartLines,
  mergeLinePositions,
  nextBatch,
  type PendingLineChange,
  priceCartLine,
  removeBatch,
} from './batches.ts';
import { addLine, type Cart, cartLineKey, countCartItems, parseStoredCart } from './lines.ts';

const line = (skuId: number, quantity = 1, seenCents = 1000) => ({ skuId, quantity, seenCents });
const booked = (id: number, skuId: number, quantity = 1): CartLine => ({ id, ...line(skuId, quantity), isLater: false });
const noWishes = new Map<number, PendingLineChange>();

describe('a batch', () => {
  test('takes everything that lies here, and its name is written on the lines', () => {
    const next = nextBatch([line(1), line(2, 3)], 'batch-1');
    expect(next?.batch.lines.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
      [1, 1],
      [2, 3],
    ]);
    expect(next?.cart.every(({ batch }) => batch === 'batch-1')).toBe(true);
  });

  test('that waits already is sent again as it was, without what was added since', () => {
    const waiting = nextBatch([line(1)], 'batch-1')?.cart ?? [];
    const next = nextBatch(addLine(waiting, line(1, 4)), 'batch-2');
    expect(next?.batch).toEqual({ id: 'batch-1', lines: [{ ...line(1), batch: 'batch-1' }] });
  });

  test('that has landed leaves what was added since', () => {
    const waiting = nextBatch([line(1)], 'batch-1')?.cart ?? [];
    expect(removeBatch(addLine(waiting, line(1, 4)), 'batch-1')).toEqual([line(1, 4)]);
  });

  test('of nothing is none', () => {
    expect(nextBatch([], 'batch-1')).toBeNull();
  });
});

const anyLine = fc.record({ skuId: fc.integer({ min: 1, max: 20 }), quantity: fc.integer({ min: 1, max: 9 }), seenCents: fc.nat(5000) });

test('however often an answer is lost and the browser closed, every piece arrives once', () => {
  const steps = fc.array(fc.oneof(anyLine, fc.constantFrom('arrives', 'is lost on the way', 'answer is lost', 'browser closes')), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(steps, (acts) => {
      let cart: Cart = [];
      let wanted = 0;
      const server = new Map<string, number>();
      const send = (isHeard: boolean, isBooked: boolean, id: string) => {
        const next = nextBatch(cart, id);
        if (!next) return;
        cart = next.cart;
        if (isBooked && !server.has(next.batch.id)) server.set(next.batch.id, countCartItems(next.batch.lines));
        if (isHeard) cart = removeBatch(cart, next.batch.id);
      };
      acts.forEach((act, at) => {
        if (typeof act === 'object') {
          cart = addLine(cart, act);
          wanted += act.quantity;
        } else if (act === 'browser closes') cart = parseStoredCart(JSON.parse(JSON.stringify(cart)));
        else send(act === 'arrives', act !== 'is lost on the way', `batch-${at}`);
      });
      while (cart.length > 0) send(true, true, `last-${server.size}-${cart.length}`);
      expect([...server.values()].reduce((sum, count) => sum + count, 0)).toBe(wanted);
    }),
  );
});

describe('what a member sees', () => {
  test('is what the server has and what waits here, the same piece in one line', () => {
    const waiting: Cart = [line(2, 2), { ...line(2), batch: 'b' }, line(3)];
    const lines = mergeCartLines([booked(7, 1), booked(8, 2, 4)], noWishes, waiting, []);
    expect(lines.map(({ id, skuId, quantity }) => [id, skuId, quantity])).toEqual([
      [7, 1, 1],
      [8, 2, 7],
      [undefined, 3, 1],
    ]);
  });

  test('follows her presses before the server has answered', () => {
    const wishes = new Map<number, PendingLineChange>([
      [7, { quantity: 5 }],
      [8, { isRemoved: true }],
      [9, { isLater: true }],
    ]);
    const lines = mergeCartLines([booked(7, 1), booked(8, 2), booked(9, 3)], wishes, [], []);
    expect(lines.map(({ id, quantity, isLater }) => [id, quantity, isLater])).toEqual([
      [7, 5, false],
      [9, 1, true],
    ]);
    expect(countCartItems(lines)).toBe(5);
  });

  test('keeps its order when a line is taken out and put back', () => {
    const before = mergeCartLines([booked(7, 1), booked(8, 2), booked(9, 3)], noWishes, [], []);
    const places = mergeLinePositions([], before);
    const after = mergeCartLines([booked(8, 2), booked(9, 3), booked(12, 1)], noWishes, [], places);
    expect(after.map(({ skuId }) => skuId)).toEqual([1, 2, 3]);
    expect(mergeLinePositions(places, after)).toBe(places);
  });

  test('tells composed pieces of one SKU apart', () => {
    const composed: CartLine = { ...booked(7, 1), estimate: 'E-1' };
    expect(
      mergeCartLines([composed, booked(8, 1)], noWishes, [{ ...line(1), estimate: 'E-1' }], []).map(({ quantity }) => quantity),
    ).toEqual([2, 1]);
    expect(cartLineName(composed)).not.toBe(cartLineName(line(1)));
    expect(cartLineName({ ...line(1), batch: 'b' })).toBe(cartLineName(line(1)));
  });
});

test.each<[string, PendingLineChange, Cart]>([
  ['more', { quantity: 4 }, [line(1, 4), line(2)]],
  ['aside', { isLater: true }, [{ ...line(1), isLater: true }, line(2)]],
  ['out', { isRemoved: true }, [line(2)]],
  ['both at once', { quantity: 2, isLater: true }, [{ ...line(1, 2), isLater: true }, line(2)]],
])('a visitor’s wish is granted here: %s', (_, wish, after) => {
  expect(applyLineChange([line(1), line(2)], cartLineKey(line(1)), wish)).toEqual(after);
});

describe('a composed piece', () => {
  const look = {
    id: 1,
    name: 'Wig',
    path: '/',
    picture: null,
    options: [],
    payableCents: 5000,
    listCents: 6000,
    weightGrams: 100,
    shipsFree: false,
    available: 9,
    isMadeToOrder: false,
    ready: null,
    readyMade: null,
  };
  const configured = { unitCents: 7700, weightGrams: 230, choices: [], problem: '' };

  test('costs and weighs what its estimate says', () => {
    const { totalCents, snapshot: own } = priceCartLine({ ...booked(7, 1, 2), estimate: 'E-1', configured }, look);
    expect([totalCents, own?.weightGrams]).toEqual([15_400, 230]);
  });

  test('whose estimate has run out is shown and not counted', () => {
    const gone = priceCartLine({ ...booked(7, 1), estimate: 'E-1', configured: { ...configured, problem: 'Too late' } }, look);
    expect([gone.state, gone.quantity, gone.snapshot?.name]).toEqual(['gone', 0, 'Wig']);
  });
});
