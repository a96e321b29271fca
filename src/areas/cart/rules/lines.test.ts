import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { removeLine, restoreLine, setLineQuantity, setSavedForLater } from './editing.ts';
import {
  addLine,
  type Cart,
  cartLineKey,
  countCartItems,
  maxCartLines,
  maxLineQuantity,
  parseCartSkuIds,
  parseStoredCart,
} from './lines.ts';

const line = (skuId: number, quantity = 1, seenCents = 1000) => ({ skuId, quantity, seenCents });
const wholeCart = Array.from({ length: maxCartLines }, (_, place) => line(place + 1));

describe('adding', () => {
  test.each([
    ['one more of the same adds up', [line(1, 2)], line(1, 3), 999, [line(1, 5)]],
    ['the price seen last is kept', [line(1, 1, 900)], line(1, 1, 800), 999, [line(1, 2, 800)]],
    ['999 of one SKU are enough', [line(1, 998)], line(1, 5), 999, [line(1, 999)]],
    ['a new SKU stands last', [line(1)], line(2), 999, [line(1), line(2)]],
    ['the stock is the limit', [line(1, 2)], line(1, 9), 4, [line(1, 4)]],
    ['what lies there already stays when the stock fell', [line(1, 6)], line(1), 4, [line(1, 6)]],
    ['a thousand at once are 999', [], line(1, 1000), 999, [line(1, 999)]],
  ])('%s', (_, cart, more, limit, after) => {
    expect(addLine(cart, more, limit)).toEqual(after);
  });

  test('a full cart takes no other SKU, and the very same cart comes back', () => {
    expect(addLine(wholeCart, line(5000))).toBe(wholeCart);
    expect(countCartItems(addLine(wholeCart, line(7)))).toBe(maxCartLines + 1);
  });
});

test.each([
  [0, 1],
  [1, 1],
  [17, 17],
  [1000, 999],
])('a line changed to %d holds %d', (wanted, held) => {
  expect(setLineQuantity([line(1, 5), line(2)], cartLineKey(line(1)), wanted)).toEqual([line(1, held), line(2)]);
});

test('a line put back stands where it stood', () => {
  const cart = [line(1), line(2, 4), line(3)];
  expect(restoreLine(removeLine(cart, cartLineKey(line(2))), line(2, 4), 1)).toEqual(cart);
});

test('what is laid aside stays in its place and is not counted; adding the same again takes it back', () => {
  const aside = setSavedForLater([line(1, 2), line(2)], cartLineKey(line(1)), true);
  expect(aside).toEqual([{ ...line(1, 2), isLater: true }, line(2)]);
  expect(countCartItems(aside)).toBe(1);
  expect(countCartItems(setSavedForLater(aside, cartLineKey(line(1)), false))).toBe(3);
  expect(countCartItems(addLine(aside, line(1)))).toBe(4);
});

test('a configured piece, and a line on its way to the server, are lines of their own', () => {
  const [configured, onItsWay] = [
    { ...line(1), estimate: 'E-7' },
    { ...line(1, 4), batch: 'one-batch' },
  ];
  expect([configured, onItsWay, line(1, 2)].reduce<Cart>((cart, one) => addLine(cart, one), [line(1)])).toEqual([
    line(1, 3),
    configured,
    onItsWay,
  ]);
});

test('a line put back beside the same SKU adds up', () => {
  expect(restoreLine([line(2, 3)], line(2, 4), 0)).toEqual([line(2, 7)]);
});

test.each([
  [null, []],
  ['[]', []],
  [{ length: 1 }, []],
  [[null, 1, 'x', {}, { skuId: '1', quantity: 1, seenCents: 1 }], []],
  [[line(1, 0), line(2, 1.5), line(-3), line(4, 2, -1), line(5, Number.NaN)], []],
  [
    [line(1, 2), line(1, 3), line(2, 5000)],
    [line(1, 5), line(2, 999)],
  ],
])('of what a browser kept only whole lines are taken: %j', (kept, cart) => {
  expect(parseStoredCart(kept)).toEqual(cart);
});

test.each([
  [null, []],
  ['', []],
  ['12,7,12', [12, 7]],
  ['0,-1,1e3,01,9999999999,2147483648, 3,%00,4', [4]],
  ['2147483647', [2147483647]],
])('the address %j asks about %j', (text, ids) => {
  expect(parseCartSkuIds(text)).toEqual(ids);
});

test('an address asks about a hundred SKUs at most', () => {
  expect(parseCartSkuIds(Array.from({ length: 300 }, (_, place) => place + 1).join())).toHaveLength(maxCartLines);
});

const anyLine = fc.record({
  skuId: fc.integer({ min: 1, max: 150 }),
  quantity: fc.integer({ min: 1, max: 1200 }),
  seenCents: fc.integer({ min: 0, max: 100_000 }),
});
const anyAct = fc.oneof(
  anyLine.map((one) => (cart: Cart) => addLine(cart, one)),
  anyLine.map((one) => (cart: Cart) => setLineQuantity(cart, cartLineKey(one), one.quantity)),
  anyLine.map((one) => (cart: Cart) => removeLine(cart, cartLineKey(one))),
  fc.tuple(anyLine, fc.nat(120)).map(
    ([one, place]) =>
      (cart: Cart) =>
        restoreLine(cart, { ...one, quantity: Math.min(one.quantity, maxLineQuantity) }, place),
  ),
);

test('whatever is done to a cart: one line a SKU, 1 to 999 of each, a hundred lines, and it survives the browser', () => {
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 200 }), (acts) => {
      const cart = acts.reduce<Cart>((now, act) => act(now), []);
      expect(new Set(cart.map((one) => one.skuId)).size).toBe(cart.length);
      expect(cart.length).toBeLessThanOrEqual(maxCartLines);
      expect(cart.every(({ quantity }) => quantity >= 1 && quantity <= maxLineQuantity)).toBe(true);
      expect(parseStoredCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
    }),
  );
});

test('removing a line and putting it back changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 60 }), fc.nat(), (lines, pick) => {
      const cart = parseStoredCart(lines);
      const place = pick % cart.length;
      const one = cart[place];
      if (one) expect(restoreLine(removeLine(cart, cartLineKey(one)), one, place)).toEqual(cart);
    }),
  );
});
