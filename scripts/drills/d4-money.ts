import { sql } from 'drizzle-orm';
import { calculateCartSums, type PricedLine, type PricedSnapshot } from '#areas/cart/rules/sums.ts';
import { allocateDiscount } from '#areas/checkout/rules/shares.ts';
import { orderStatus } from '#areas/orders/rules/status.ts';
import { shippingFee } from '#areas/shipping/rules.ts';
import { cents, payable } from '#kernel/money.ts';
import type { Random } from '#kernel/random.ts';
import { checkInvariantsHold, fillUp, seedStock } from './buyers.ts';
import type { Drill, DrillContext } from './frame.ts';
import { receiver, shopApi } from './people.ts';

const discounts = [10_000, 9500, 9000, 8500, 8000, 7500, 5000];
const carts = 1000;

/** Every price with every discount, every weight, and random carts, each against BigInt arithmetic. */
export const money: Drill = {
  name: 'D4',
  title: 'money and weights, exhaustively; carts by chance; tampered wishes',
  engines: ['embedded'],
  rounds: { full: 100, short: 5 },
  sabotage: 'prices, weights and carts are floats',
  async run(ground) {
    prices(ground);
    weights(ground);
    for (let round = 0; round < ground.rounds; round += 1) baskets(ground, round);
    await tampering(ground);
    await checkInvariantsHold(ground);
  },
};

const floating = (price: number, bp: number): number => Math.round(Number(((price / 100) * (bp / 10_000)).toFixed(2)) * 100);

function prices({ must, isSabotaged, say }: DrillContext): void {
  let wrong = 0;
  for (let price = 2000; price <= 50_000; price += 1)
    for (const bp of discounts) {
      const computed = isSabotaged ? floating(price, bp) : payable(cents(price), bp);
      if (BigInt(computed) !== (BigInt(price) * BigInt(bp) + 5000n) / 10_000n) wrong += 1;
    }
  say(`${48_001 * discounts.length} prices, ${wrong} wrong`);
  must(wrong === 0, 'price times discount is right to the cent');
  must(payable(cents(2006), 7500) === 1505, '20.06 x 0.75 = 15.05');
}

/** Fifteen times a tenth of a kilogram is more than one and a half in floats. */
const floatingFee = (grams: readonly number[]): number => {
  const kilograms = grams.reduce((sum, one) => sum + one / 1000, 0);
  return kilograms === 0 ? 0 : 2600 + 600 * Math.max(0, Math.ceil((kilograms - 0.5) / 0.5));
};

function weights({ must, isSabotaged }: DrillContext): void {
  let wrong = 0;
  for (let grams = 0; grams <= 50_000; grams += 1) {
    const steps = grams === 0 ? 0n : (BigInt(grams) + 499n) / 500n;
    const fee = steps === 0n ? 0n : 2600n + 600n * (steps - 1n);
    if (BigInt(shippingFee(grams)) !== fee) wrong += 1;
  }
  must(wrong === 0, 'every weight from 0 to 50 kg has its fee');
  for (const [grams, dollars] of [
    [0, 0],
    [1, 26],
    [500, 26],
    [501, 32],
    [1000, 32],
    [1001, 38],
    [1500, 38],
    [10_000, 140],
  ] as const)
    must(shippingFee(grams) === dollars * 100, `${grams} g ship for ${dollars}`);
  const fifteen = Array.from({ length: 15 }, () => 100);
  const fee = isSabotaged ? floatingFee(fifteen) : shippingFee(fifteen.reduce((sum, one) => sum + one, 0));
  must(fee === 3800, '15 x 100 g ship for 38');
}

type Drawn = PricedLine<PricedSnapshot> & { readonly price: number; readonly bp: number };
const lineOf = (random: Random): Drawn => {
  const price = cents(random.int(100, 50_000));
  const bp = random.pick(discounts);
  const quantity = random.int(1, 20);
  const snapshot = {
    payableCents: payable(price, bp),
    weightGrams: random.int(0, 900),
    shipsFree: random.isHit(0.1),
    available: 999,
    isMadeToOrder: false,
    ready: null,
    readyMade: null,
  };
  const line = { skuId: 1, quantity, seenCents: snapshot.payableCents };
  const checked = { line, snapshot, state: 'fine', quantity, limit: 999, ready: null, wasCents: null } as const;
  return { ...checked, totalCents: cents(snapshot.payableCents * quantity), price, bp };
};

/** The naive way: dollars times discount times quantity, rounded at the end. */
const floatingTotal = (lines: readonly Drawn[], { totalCents, itemsCents }: { totalCents: number; itemsCents: number }): number => {
  const items = lines.reduce((sum, { price, bp, quantity }) => sum + (price / 100) * (bp / 10_000) * quantity, 0);
  return Math.round(Number((items + (totalCents - itemsCents) / 100).toFixed(2)) * 100);
};

/** The cart calculation against BigInt, with discounts of any size; shares of a discount add up to it. */
function baskets({ must, random, isSabotaged }: DrillContext, round: number): void {
  const chance = random.branch(`baskets ${round}`);
  for (let place = 0; place < carts; place += 1) {
    const lines = Array.from({ length: chance.int(1, 8) }, () => lineOf(chance));
    const [goodsCents, shippingCents, taxBp, handlingCents] = [
      chance.int(0, 400_000),
      chance.int(0, 9000),
      chance.int(0, 3000),
      chance.int(0, 900),
    ];
    const sums = calculateCartSums(lines, { goodsCents, shippingCents }, { feeCents: null, handlingCents, taxBp });
    const items = lines.reduce((sum, { snapshot, quantity }) => sum + BigInt(snapshot?.payableCents ?? 0) * BigInt(quantity), 0n);
    const grams = lines.reduce(
      (sum, { snapshot, quantity }) => sum + (snapshot?.shipsFree ? 0 : (snapshot?.weightGrams ?? 0) * quantity),
      0,
    );
    const fee = BigInt(shippingFee(grams));
    const off = BigInt(goodsCents) < items ? BigInt(goodsCents) : items;
    const offFee = BigInt(shippingCents) < fee ? BigInt(shippingCents) : fee;
    const tax = ((items - off) * BigInt(taxBp) + 5000n) / 10_000n;
    const total = items + fee + BigInt(handlingCents) + tax - off - offFee;
    must(BigInt(isSabotaged ? floatingTotal(lines, sums) : sums.totalCents) === total && total >= 0n, 'a cart costs the sum of its parts');
    const shares = allocateDiscount(
      Number(off),
      lines.map(({ totalCents }) => totalCents),
    );
    const isFair = shares.every((share, at) => share >= 0 && share <= (lines[at]?.totalCents ?? 0));
    must(isFair && shares.reduce((sum, share) => sum + share, 0) === Number(off), 'the shares of a discount add up to it');
  }
}

/** Fields a browser might forge about money, products and identity. */
const fields =
  'price price_total payable unit_price list_price was_price total total_cents amount payment paid already_paid postage_fees shipping shipping_fee fee handling tax tax_bp discount discount_bp weight weight_grams ships_free is_sample is_made_to_order currency status user_id number'.split(
    ' ',
  );
const values = [0, -1, 0.01, '0.01', '1e2', null, [], {}];
const places = ['beside the piece', 'beside the order'] as const;

/** Whatever a request contains besides items and quantities, the amounts are ours: 30 fields in two places with eight values. */
async function tampering(ground: DrillContext): Promise<void> {
  const { app, must, rounds } = ground;
  await seedStock(ground);
  const { asked } = shopApi(app);
  let visitor = 0;
  for (const [at, field] of fields.entries())
    for (const [valueIndex, value] of values.entries())
      for (const place of places) {
        visitor += 1;
        if (rounds < 10 && (at + valueIndex) % 40 !== 0) continue;
        // A number refers to an existing order.
        if (field === 'number' && place === 'beside the order') continue;
        await fillUp(ground, 101, 3);
        const more = { [field]: value };
        const item = { sku_id: 101, quantity: 1, ...(place === 'beside the piece' ? more : {}) };
        const request = { receiver, email: `t${visitor}@example.com`, items: [item], ...(place === 'beside the order' ? more : {}) };
        const { Result, Msg, Data } = await asked('/payment/create_order', request, { ip: `10.9.${visitor >> 8}.${visitor & 255}` });
        must(Result === 0, `a wish with ${field} ${place} is a wish, not: ${Msg}`);
        if (Result !== 0) continue;
        const { rows } = await app.db.execute<{ total_cents: number; amount_cents: number; status: number; postage_fees: number }>(
          sql`select o.total_cents, o.status, o.postage_fees, p.amount_cents from orders o join payments p on p.order_id = o.id where o.number = ${Data.number}`,
        );
        const [order] = rows;
        must(Number(order?.total_cents) === 20_600 && Number(order?.amount_cents) === 20_600, `${field} ${place} changes no total`);
        must(
          Number(order?.status) === orderStatus.awaitingPayment && Number(order?.postage_fees) === 1,
          `${field} ${place} changes no order`,
        );
      }
}
