import { makePerson, type Person } from '#demo/shoppers/people.ts';
import type { SeedShopper } from '#demo/shoppers/seed.server.ts';
import type { Random } from '#kernel/random.ts';

export type Buyer = { readonly buyer: Person; readonly shopper: SeedShopper | null };
const guestShare = 0.18;

/** Chooses buyers: members weighted by purchase frequency, of those who had joined by then, and guests. */
export function buyersAmong(shoppers: readonly SeedShopper[]): (random: Random, at: number) => Buyer {
  const sums = new Float64Array(shoppers.length);
  const joined = Float64Array.from(shoppers, (shopper) => shopper.joinedAt.getTime());
  let whole = 0;
  for (const [index, { zeal }] of shoppers.entries()) {
    whole += zeal;
    sums[index] = whole;
  }
  let guests = 0;
  return (random, at) => {
    const members = firstAbove(joined, at);
    const upTo = sums[members - 1] ?? 0;
    if (upTo === 0 || random.isHit(guestShare)) {
      guests += 1;
      return { buyer: makePerson(random, guests, 'inbox.test'), shopper: null };
    }
    const shopper = shoppers[Math.min(firstAbove(sums, random.next() * upTo), members - 1)];
    if (!shopper) throw new RangeError('no shopper had joined');
    return { buyer: shopper, shopper };
  };
}

/** The first index whose value exceeds the target, in ascending values. */
function firstAbove(values: Float64Array, target: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) > target) high = middle;
    else low = middle + 1;
  }
  return low;
}
