import { sql } from 'drizzle-orm';
import { orderStatus } from '#areas/orders/rules/status.ts';
import { processReferrals } from '#areas/referrals/services/rewards.server.ts';
import { recordDevice } from '#areas/referrals/services/touch.server.ts';
import { dayMs } from '#kernel/dates.ts';
import { twin } from './buyers.ts';
import type { DrillContext } from './frame.ts';

const callerCount = 50;
const rewardCents = 1500;
const payers = new Map<number, string[]>();
const outside = { payersOf: async () => payers, affiliates: async () => [] };
/** Ids of pairs: the referrer, and the friend one above. */
const firstId = 900_000;

export async function openReferrals({ app }: DrillContext): Promise<void> {
  payers.clear();
  await app.db.execute(
    sql`insert into referral_rules (friend_off_cents, min_order_cents, reward_cents, starts_at) values (1500, 15000, ${rewardCents}, '2026-01-01')`,
  );
}

type Pair = { readonly referrer: number; readonly friend: number; readonly place: number };

/** Two people, one referred by the other; the friend's first order is paid when they are judged. */
async function bring(
  { app }: DrillContext,
  place: number,
  boxes: readonly [string, string] | null,
  before: (pair: Pair) => Promise<unknown>,
): Promise<Pair> {
  const pair = { referrer: firstId + place * 2, friend: firstId + place * 2 + 1, place };
  const [referrerEmail, friends] = boxes ?? [`ref${place}@drill.test`, `friend${place}@drill.test`];
  const at = app.now().toISOString();
  await app.db.execute(sql`insert into users (id, email, password_hash, first_name, last_name)
    values (${pair.referrer}, ${referrerEmail.replace('#', String(place))}, 'x', 'Ref', 'R'), (${pair.friend}, ${friends.replace('#', String(place))}, 'x', 'Fri', 'F')`);
  await app.db.execute(sql`insert into referral_codes (user_id, code) values (${pair.referrer}, ${`DRILL${place}`})`);
  await app.db.execute(sql`insert into referrals (referee_id, referrer_id, code_id, touched_at)
    select ${pair.friend}, ${pair.referrer}, id, ${at}::timestamptz from referral_codes where code = ${`DRILL${place}`}`);
  await before(pair);
  await app.db.execute(sql`insert into orders (user_id, number, items_cents, shipping_cents, total_cents, piece_count, email, status, payment_state, payment, payment_time, created_at)
    values (${pair.friend}, ${`R-${place}`}, 20000, 0, 20000, 1, ${friends.replace('#', String(place))}, 2, 'paid', 20000, ${at}::timestamptz, ${at}::timestamptz)`);
  return pair;
}

/** Fifty concurrent tasks when the order is paid, and fifty when its waiting period ends: one reward, one credit. */
export async function oneReward(ground: DrillContext, round: number): Promise<void> {
  const { app, clock, must } = ground;
  const { referrer } = await bring(ground, round, null, async () => undefined);
  const shops = [app, twin(app)];
  const all = () =>
    Promise.allSettled(Array.from({ length: callerCount }, (_, index) => processReferrals(shops[index % 2] ?? app, outside)));
  await all();
  await app.db.execute(
    sql`update orders set status = ${orderStatus.delivered}, consign_time = ${app.now().toISOString()}::timestamptz, delivered_at = ${app.now().toISOString()}::timestamptz where number = ${`R-${round}`}`,
  );
  await processReferrals(app, outside);
  clock.aheadMs += 45 * dayMs;
  await all();
  await processReferrals(app, outside);
  const { rows } = await app.db.execute<{ state: string }>(sql`select state from referral_rewards where referrer_id = ${referrer}`);
  must(rows.length === 1 && rows[0]?.state === 'available', 'a friend is one reward, and it becomes free');
  const given = await app.db.execute<{ amount_cents: number }>(
    sql`select e.amount_cents from credit_entries e where e.user_id = ${referrer} and e.kind = 'referral'`,
  );
  must(given.rows.length === 1 && Number(given.rows[0]?.amount_cents) === rewardCents, 'the reward is paid once');
}

type Scene = readonly [what: string, boxes: readonly [string, string] | null, act?: (ground: DrillContext, pair: Pair) => Promise<unknown>];
const phones =
  (one: string, two: string) =>
  async ({ app }: DrillContext, { referrer, friend, place }: Pair): Promise<void> => {
    for (const [id, phone] of [
      [referrer, one],
      [friend, two],
    ] as const)
      await app.db.execute(sql`update users set phone_number = ${phone.replace('#', String(1000 + place))} where id = ${id}`);
  };
const homes =
  (one: string, two: string, codes: readonly [string, string] = ['30301', '30301']) =>
  async ({ app }: DrillContext, { referrer, friend, place }: Pair): Promise<void> => {
    for (const [at, [id, street]] of (
      [
        [referrer, one],
        [friend, two],
      ] as const
    ).entries())
      await app.db.execute(sql`insert into receivers (user_id, first_name, last_name, phone_number, address, city, region, post_code, country)
        values (${id}, 'A', 'B', '', ${street.replace('#', String(1000 + place))}, 'Atlanta', 'GA', ${codes[at]}, 'US')`);
  };
const change =
  (set: string, who: keyof Omit<Pair, 'place'>) =>
  ({ app }: DrillContext, pair: Pair): Promise<unknown> =>
    app.db.execute(sql`update users set ${sql.raw(set)} where id = ${pair[who]}`);

/** Twenty-five ways of self-referral. */
const scenes: readonly Scene[] = [
  ['a tag after a plus', ['ann#@gmail.com', 'ann#+friend@gmail.com']],
  ['dots in a mailbox', ['annlee#@gmail.com', 'a.n.n.lee#@gmail.com']],
  ['dots and a tag together', ['beth#@drill.test', 'be.th#+x@drill.test']],
  ['the older name of a mail house', ['cleo#@gmail.com', 'cleo#@googlemail.com']],
  ['capital letters and a tag', ['dora#@drill.test', 'DORA#+1@drill.test']],
  ['two tags', ['ella#+a@drill.test', 'ella#+b@drill.test']],
  ['dots at the older name', ['fay#@gmail.com', 'f.a.y#@googlemail.com']],
  ['the same phone', null, phones('404555#', '404555#')],
  ['a phone with its country', null, phones('(404) 666-#', '+1 404 666 #')],
  ['a phone with dots', null, phones('404.777.#', '404 777 #')],
  ['a phone with 001', null, phones('404888#', '1404888#')],
  ['a phone in brackets', null, phones('(404)999#', '404-999-#')],
  ['the same address', null, homes('# Peach St', '# Peach St')],
  ['a street spelt out', null, homes('# Peach Street, Apt. 4', '# peach st #4', ['30302', '30302-1234'])],
  ['capital letters in a street', null, homes('# ELM AVENUE', '# elm ave')],
  ['the longer post code', null, homes('# Oak Rd', '# Oak Road', ['30303', '30303-0001'])],
  [
    'the same purse',
    null,
    async (_, { referrer, friend, place }) => [payers.set(referrer, [`P${place}`]), payers.set(friend, ['X', `P${place}`])],
  ],
  [
    'one of many purses',
    null,
    async (_, { referrer, friend, place }) => [payers.set(referrer, ['A1', `Q${place}`]), payers.set(friend, [`Q${place}`])],
  ],
  [
    'the same browser',
    null,
    async ({ app }, { referrer, friend, place }) => [
      await recordDevice(app, referrer, `b-${place}`),
      await recordDevice(app, friend, `b-${place}`),
    ],
  ],
  [
    'a browser among others',
    null,
    async ({ app }, { referrer, friend, place }) => {
      for (const [id, device] of [
        [referrer, 'c'],
        [referrer, 'd'],
        [friend, 'd'],
      ] as const)
        await recordDevice(app, id, `${device}-${place}`);
    },
  ],
  ['a friend who works here', ['gia#@drill.test', 'st.ock+#@tressline.test']],
  ['a test account', null, change('is_test = true', 'friend')],
  ['an account that is closed', null, change('blocked_at = now()', 'referrer')],
  [
    'a blocked code',
    null,
    ({ app }, { referrer }) => app.db.execute(sql`update referral_codes set blocked_at = now() where user_id = ${referrer}`),
  ],
  [
    'two who bring each other',
    null,
    async ({ app }, { referrer, friend, place }) => {
      await app.db.execute(sql`insert into referral_codes (user_id, code) values (${friend}, ${`BACK${place}`})`);
      await app.db.execute(sql`insert into referrals (referee_id, referrer_id, code_id, touched_at)
        select ${referrer}, ${friend}, id, now() from referral_codes where code = ${`BACK${place}`}`);
    },
  ],
];

/** None is rewarded, however often it is tried. */
export async function selfDealing(ground: DrillContext): Promise<void> {
  const { app, must, rounds } = ground;
  for (const [at, [what, boxes, prepare]] of scenes.entries()) {
    const { referrer, friend } = await bring(ground, rounds + at, boxes, (pair) => prepare?.(ground, pair) ?? Promise.resolve());
    await Promise.allSettled([processReferrals(app, outside), processReferrals(twin(app), outside)]);
    const { rows } = await app.db.execute(sql`select 1 from referral_rewards where referrer_id = ${referrer} or referee_id = ${friend}`);
    must(rows.length === 0, `no reward for ${what}`);
  }
  ground.say(`${scenes.length} ways of dealing with oneself`);
}
