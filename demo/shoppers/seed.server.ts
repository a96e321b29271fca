import { receivers, users } from '#areas/shoppers/tables.ts';
import { dayMs, earlier, hourMs } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import { type Address, makeAddress, makePerson, type Person } from './people.ts';

export type SeedShopper = Person & {
  readonly id: number;
  readonly joinedAt: Date;
  /** Purchase frequency relative to others. */
  readonly zeal: number;
  /** A salon, stylist or reseller, who buys in quantity. */
  readonly isBusiness: boolean;
  readonly second: Address | null;
};

/** Password of the demo shopper: demo-shopper-2026. */
const demoHash = 'argon2id$19456$2$1$4AK1e2JrF8LPkN05FGRrdQ$rIfPXKoLcwKKfRdW8rc3OludI0MC2NJoIa0YmShOv-g';
/** Hash of a random password nobody kept: it opens nothing. */
const closedHash = 'argon2id$19456$2$1$9BxTka4xSX7PhcvsLWmQcg$4kw_dL-AS7_xoCe4UlMyAyC4ruogHk-i1HX-DWOcAH8';
export const demoShopperEmail = 'demo@tressline.test';
const yearsOfTrade = 2;

/** In order of joining; the demo shopper is the first. */
export function makeShoppers({ random, now, count }: { random: Random; now: Date; count: number }): SeedShopper[] {
  const joinedAt = Array.from({ length: count - 1 }, () => joiningTime(random, now)).sort((a, b) => a - b);
  return [demoShopper(now), ...joinedAt.map((at, index) => shopper(random, index + 2, new Date(at)))];
}

/** More people join the nearer the present: the shop grows. */
const joiningTime = (random: Random, now: Date): number =>
  earlier(now, yearsOfTrade * 365 * dayMs * (1 - Math.sqrt(random.next())) + 2 * hourMs).getTime();

function shopper(random: Random, id: number, joinedAt: Date): SeedShopper {
  const isBusiness = random.isHit(0.06);
  return {
    id,
    ...makePerson(random, id, random.isHit(0.85) ? 'example.com' : 'mail.test'),
    joinedAt,
    // A few buy often, most once or twice.
    zeal: isBusiness ? 5 + random.next() * 6 : 0.4 + random.next() ** 4 * 8,
    isBusiness,
    second: random.isHit(0.2) ? makeAddress(random)[0] : null,
  };
}

const demoShopper = (now: Date): SeedShopper => ({
  id: 1,
  firstName: 'Dana',
  lastName: 'Mills',
  email: demoShopperEmail,
  phoneNumber: '+1-404-555-0100',
  language: 'en',
  street: '218 Peachtree St Apt 7B',
  city: 'Atlanta',
  region: 'GA',
  postCode: '30303',
  joinedAt: earlier(now, yearsOfTrade * 365 * dayMs),
  zeal: 0,
  isBusiness: false,
  second: { street: '40 Magnolia Ave', city: 'Savannah', region: 'GA', postCode: '31401' },
});

export async function seedShoppers(
  copy: Copy,
  shoppers: readonly SeedShopper[],
  { random, now }: { random: Random; now: Date },
): Promise<void> {
  await copy(users, userRows(shoppers, random, now));
  await copy(receivers, receiverRows(shoppers));
}

function* userRows(shoppers: readonly SeedShopper[], random: Random, now: Date): Generator<typeof users.$inferInsert> {
  for (const { id, joinedAt, ...person } of shoppers) {
    const sinceJoining = now.getTime() - joinedAt.getTime();
    yield {
      id,
      email: person.email,
      passwordHash: person.email === demoShopperEmail ? demoHash : closedHash,
      firstName: person.firstName,
      lastName: person.lastName,
      nickname: person.firstName,
      phoneNumber: person.phoneNumber,
      address: person.street,
      city: person.city,
      region: person.region,
      postCode: person.postCode,
      vipLevel: person.isBusiness ? 2 : random.isHit(0.15) ? 1 : 0,
      language: person.language,
      note: person.isBusiness ? 'Buys for a salon.' : '',
      activatedAt: joinedAt,
      passwordChangedAt: joinedAt,
      lastLoginAt: new Date(joinedAt.getTime() + Math.floor(sinceJoining * random.next())),
      createdAt: joinedAt,
      updatedAt: joinedAt,
    };
  }
}

function* receiverRows(shoppers: readonly SeedShopper[]): Generator<typeof receivers.$inferInsert> {
  let id = 0;
  for (const shopper of shoppers) {
    for (const [index, address] of [shopper, shopper.second].entries()) {
      if (!address) continue;
      id += 1;
      yield {
        id,
        userId: shopper.id,
        firstName: shopper.firstName,
        lastName: shopper.lastName,
        email: shopper.email,
        phoneNumber: shopper.phoneNumber,
        address: address.street,
        city: address.city,
        region: address.region,
        postCode: address.postCode,
        isDefault: index === 0,
        checkedAt: index === 0 ? shopper.joinedAt : null,
        createdAt: shopper.joinedAt,
        updatedAt: shopper.joinedAt,
      };
    }
  }
}
