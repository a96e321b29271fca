import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { signUp } from '#areas/shoppers/services/login.server.ts';
import { anonymousCaller } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { bindNewcomers, type ReferralSources } from './pairs.server.ts';
import { processReferrals } from './rewards.server.ts';
import { recordDevice, recordTouch } from './touch.server.ts';
import { welcomeDiscountFor } from './welcome.server.ts';

let app: TestApp;
const payers = new Map<number, string[]>();
const outside: ReferralSources = { payersOf: async () => payers, affiliates: async () => [] };
/** One statement after the other; returns the last result. */
const run = async (words: string) => {
  let rows: Awaited<ReturnType<TestApp['store']['run']>> = [];
  for (const statement of words.split(';')) rows = await app.store.run(statement);
  return rows;
};

beforeAll(async () => {
  app = await testApp();
  await run(
    `INSERT INTO referral_rules (friend_off_cents, min_order_cents, reward_cents, starts_at) VALUES (1500, 15000, 1500, '2026-01-01')`,
  );
  await run(
    `INSERT INTO staff_members (username, email, password_hash, first_name, phone_number) VALUES ('sam', 'sam@tressline.test', 'x', 'Sam', '+1 404 555 0999')`,
  );
});

type Scene = {
  readonly n: number;
  readonly referrerId: number;
  readonly friendId: number;
  readonly code: string;
};
type Act = (scene: Scene) => Promise<unknown>;
const nothing: Act = async () => undefined;
const address = (id: number, street: string, code: string, phone = '') =>
  run(`INSERT INTO receivers (user_id, first_name, last_name, phone_number, address, city, region, post_code, country)
    VALUES (${id}, 'A', 'B', '${phone}', '${street}', 'Atlanta', 'GA', '${code}', 'US')`);
/** Full-width digits. */
const wide = (digits: string): string => digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
const phone = (id: number, number: string) => run(`UPDATE users SET phone_number = '${number}' WHERE id = ${id}`);

type Case = readonly [
  what: string,
  reason: string,
  acts: { readonly referrer?: string; readonly friend?: string; readonly before?: Act; readonly after?: Act },
];
const box = (name: string) => (n: number) => name.replace('#', String(n));

/** Abuse attempts and the reason they are refused with. Before: before sign-up. After: between sign-up and first order. */
const cases: readonly Case[] = [
  ['two people who share nothing', '', {}],
  ['a tag after a plus', 'same_mailbox', { referrer: 'ann#@gmail.com', friend: 'ann#+friend@gmail.com' }],
  ['dots in a mailbox', 'same_mailbox', { referrer: 'annlee#@gmail.com', friend: 'a.n.n.lee#@gmail.com' }],
  ['dots and a tag together', 'same_mailbox', { referrer: 'beth#@mail.test', friend: 'be.th#+x@mail.test' }],
  ['the older name of a mail house', 'same_mailbox', { referrer: 'cleo#@gmail.com', friend: 'cleo#@googlemail.com' }],
  ['capital letters', 'same_mailbox', { referrer: 'dora#@mail.test', friend: 'DORA#+1@mail.test' }],
  ['a tag after the minus of its house', 'same_mailbox', { referrer: 'fay#@yahoo.com', friend: 'fay#-hair@yahoo.com' }],
  ['another name of the same mail house', 'same_mailbox', { referrer: 'gia#@icloud.com', friend: 'g.ia#@me.com' }],
  ['a minus that is part of a name', '', { referrer: 'ida#@mail.test', friend: 'ida#-lou@mail.test' }],
  ['the same name at another house', '', { referrer: 'eve#@mail.test', friend: 'eve#@other.test' }],
  [
    'the same phone',
    'same_phone',
    { after: async (s) => [await phone(s.referrerId, `404555${s.n}11`), await phone(s.friendId, `404555${s.n}11`)] },
  ],
  [
    'the same phone, spelt with its country',
    'same_phone',
    { after: async (s) => [await phone(s.referrerId, `(404) 555-${s.n}22`), await phone(s.friendId, `+1 404 555 ${s.n}22`)] },
  ],
  [
    'a phone of a saved address',
    'same_phone',
    {
      after: async (s) => [await phone(s.referrerId, `404666${s.n}33`), await address(s.friendId, `${s.n} Oak`, '30301', `404666${s.n}33`)],
    },
  ],
  [
    'the same phone with an extension',
    'same_phone',
    { after: async (s) => [await phone(s.referrerId, `404777${s.n}1`), await phone(s.friendId, `404-777-${s.n}1 ext. 20`)] },
  ],
  [
    'the same phone in wide digits',
    'same_phone',
    { after: async (s) => [await phone(s.referrerId, `404888${s.n}1`), await phone(s.friendId, wide(`404888${s.n}1`))] },
  ],
  ['too few digits are no phone', '', { after: async (s) => [await phone(s.referrerId, '123'), await phone(s.friendId, '123')] }],
  [
    'the same address',
    'same_address',
    {
      after: async (s) => [await address(s.referrerId, `${s.n} Peach St`, '30301'), await address(s.friendId, `${s.n} Peach St`, '30301')],
    },
  ],
  [
    'the same address, spelt another way',
    'same_address',
    {
      after: async (s) => [
        await address(s.referrerId, `${s.n} Peach Street, Apt. 4`, '30302'),
        await address(s.friendId, `${s.n} peach st #4`, '30302-1234'),
      ],
    },
  ],
  [
    'the flat named before the street',
    'same_address',
    {
      after: async (s) => [
        await address(s.referrerId, `${s.n} Plum Street, Apt 9`, '30304'),
        await address(s.friendId, `Apt. 9, ${s.n} Plum St`, '30304'),
      ],
    },
  ],
  [
    'a street named by its number or by its word',
    'same_address',
    {
      after: async (s) => [
        await address(s.referrerId, `${s.n} 5th Avenue`, '30305'),
        await address(s.friendId, `${s.n} Fifth Ave`, '30305'),
      ],
    },
  ],
  [
    'a parcel of the referrer that went where the friend lives',
    'same_address',
    {
      after: async (s) => [
        await run(`INSERT INTO orders (user_id, number, items_cents, shipping_cents, total_cents, piece_count, email, status, payment_state, payment_time, created_at)
    VALUES (${s.referrerId}, 'P-${s.n}', 100, 0, 100, 1, 'ref${s.n}@mail.test', 2, 'paid', '2026-10-01', '2026-10-01');
    INSERT INTO order_shippings (order_id, receiver_name, receiver_phone, street, city, region, post_code, country)
      SELECT id, 'A B', '', '${s.n} Lime Rd', 'Atlanta', 'GA', '30306', 'US' FROM orders WHERE number = 'P-${s.n}'`),
        await address(s.friendId, `${s.n} Lime Road`, '30306'),
      ],
    },
  ],
  [
    'the neighbour',
    '',
    {
      after: async (s) => [
        await address(s.referrerId, `${s.n} Elm St`, '30303'),
        await address(s.friendId, `${s.n + 1000} Elm St`, '30303'),
      ],
    },
  ],
  [
    'the same street number in another town',
    '',
    { after: async (s) => [await address(s.referrerId, `${s.n} Fir St`, '30303'), await address(s.friendId, `${s.n} Fir St`, '90210')] },
  ],
  [
    'the same purse',
    'same_payer',
    { after: async (s) => [payers.set(s.referrerId, [`PAYER${s.n}`]), payers.set(s.friendId, ['OTHER', `PAYER${s.n}`])] },
  ],
  [
    'a purse under the referrer’s mailbox',
    'same_payer',
    { after: async (s) => payers.set(s.friendId, [`OWN${s.n}`, `re.f${s.n}@mail.test`]) },
  ],
  ['other purses', '', { after: async (s) => [payers.set(s.referrerId, [`MINE${s.n}`]), payers.set(s.friendId, [`HERS${s.n}`])] }],
  ['the referrer’s own browser', 'same_device', { before: (s) => recordDevice(app, s.referrerId, `browser-${s.n}`) }],
  ['a browser the referrer uses later', 'same_device', { after: (s) => recordDevice(app, s.referrerId, `browser-${s.n}`) }],
  ['a friend who works here', 'staff', { friend: 's.am+#@tressline.test' }],
  ['a referrer with the phone of a colleague', 'staff', { after: (s) => phone(s.referrerId, '4045550999') }],
  ['a test account', 'test', { after: (s) => run(`UPDATE users SET is_test = true WHERE id = ${s.friendId}`) }],
  ['a blocked code', 'code_blocked', { after: (s) => run(`UPDATE referral_codes SET blocked_at = now() WHERE user_id = ${s.referrerId}`) }],
  [
    'a referrer whose account is closed',
    'account_closed',
    { after: (s) => run(`UPDATE users SET blocked_at = now() WHERE id = ${s.referrerId}`) },
  ],
  [
    'two who bring each other',
    'mutual',
    {
      after: (s) =>
        run(`INSERT INTO referral_codes (user_id, code) VALUES (${s.friendId}, 'BACK${s.n}');
    INSERT INTO referrals (referee_id, referrer_id, code_id, touched_at) SELECT ${s.referrerId}, ${s.friendId}, id, now() FROM referral_codes WHERE code = 'BACK${s.n}'`),
    },
  ],
  [
    'three who bring each other in a ring',
    'mutual',
    {
      after: (s) =>
        run(`INSERT INTO users (id, email, password_hash, first_name, last_name) VALUES (${s.n + 60_000}, 'third${s.n}@mail.test', 'x', 'T', 'T');
    INSERT INTO referral_codes (user_id, code) VALUES (${s.friendId}, 'RING${s.n}'), (${s.n + 60_000}, 'RONG${s.n}');
    INSERT INTO referrals (referee_id, referrer_id, code_id, touched_at) SELECT ${s.n + 60_000}, user_id, id, now() FROM referral_codes WHERE code = 'RING${s.n}';
    INSERT INTO referrals (referee_id, referrer_id, code_id, touched_at) SELECT ${s.referrerId}, user_id, id, now() FROM referral_codes WHERE code = 'RONG${s.n}'`),
    },
  ],
  [
    'somebody who had an account before, under dots and a tag',
    'bought_before',
    {
      before: (s) =>
        run(`INSERT INTO users (id, email, password_hash, first_name, last_name, created_at) VALUES (${s.n + 70_000}, 'fri.end${s.n}+old@mail.test', 'x', 'F', 'F', '2026-09-01');
    INSERT INTO orders (user_id, number, items_cents, shipping_cents, total_cents, piece_count, email, status, payment_state, payment_time, created_at)
    VALUES (${s.n + 70_000}, 'H-${s.n}', 100, 0, 100, 1, 'fri.end${s.n}+old@mail.test', 2, 'paid', '2026-10-01', '2026-10-01')`),
    },
  ],
  [
    'somebody who bought before without an account',
    'bought_before',
    {
      before: (s) =>
        run(`INSERT INTO orders (guest_key_hash, number, items_cents, shipping_cents, total_cents, piece_count, email, status, payment_state, payment_time, created_at)
    VALUES ('g${s.n}', 'G-${s.n}', 100, 0, 100, 1, 'friend${s.n}@mail.test', 2, 'paid', '2026-10-01', '2026-10-01')`),
    },
  ],
  [
    'another code after she signed up changes nothing',
    '',
    {
      after: async (s) => {
        await run(`INSERT INTO users (id, email, password_hash, first_name, last_name) VALUES (${s.n + 50_000}, 'thief${s.n}@mail.test', 'x', 'T', 'T');
      INSERT INTO referral_codes (user_id, code) VALUES (${s.n + 50_000}, 'THIEF${s.n}')`);
        await recordTouch(app, {
          code: `THIEF${s.n}`,
          visitorHash: `browser-${s.n}`,
          network: '10.0.0.1',
          path: '/',
          shopperId: s.friendId,
        });
        await run(`UPDATE users SET settings = '{"referral_code":"THIEF${s.n}"}' WHERE id = ${s.friendId}`);
      },
    },
  ],
];

test.each(cases.map(([what, reason, acts], place) => ({ what, reason, acts, n: 100 + place })))(
  '$what: $reason',
  async ({ reason, acts, n }) => {
    const [referrerId, code] = [n * 10, `CODE${n}`];
    const referrer = acts.referrer ? box(acts.referrer)(n) : `ref${n}@mail.test`;
    const friend = acts.friend ? box(acts.friend)(n) : `friend${n}@mail.test`;
    await run(`INSERT INTO users (id, email, password_hash, first_name, last_name) VALUES (${referrerId}, '${referrer}', 'x', 'Ref', 'R');
    INSERT INTO referral_codes (user_id, code) VALUES (${referrerId}, '${code}')`);
    const scene = { n, referrerId, friendId: 0, code };
    await (acts.before ?? nothing)(scene);
    const visitorHash = `browser-${n}`;
    await recordTouch(app, { code, visitorHash, network: `10.0.${n}.1`, path: '/', shopperId: null });
    const { userId } = await signUp(
      app,
      { ...anonymousCaller, visitorHash },
      { email: friend, password: 'long enough 1', firstName: 'F', lastName: 'F' },
    );
    await bindNewcomers(app, outside);
    await (acts.after ?? nothing)({ ...scene, friendId: userId });
    const off = await welcomeDiscountFor(app, userId, 20_000, outside);
    expect(off?.cents ?? 0).toBe(reason === '' ? 1500 : 0);
    await run(`INSERT INTO orders (user_id, number, items_cents, shipping_cents, total_cents, piece_count, email, status, payment_state, payment, payment_time, created_at)
    VALUES (${userId}, 'O-${n}', 20000, 0, 20000, 1, '${friend}', 2, 'paid', 20000, '${app.now().toISOString()}', '${app.now().toISOString()}')`);
    await processReferrals(app, outside);
    const [pair] =
      await run(`SELECT r.referrer_id, r.refused_reason AS reason, (r.refused_at IS NOT NULL) AS dated, w.state FROM referrals r
    LEFT JOIN referral_rewards w ON w.referral_id = r.id WHERE r.referee_id = ${userId}`);
    expect(pair).toEqual({ referrer_id: referrerId, reason, dated: reason !== '', state: reason === '' ? 'pending' : null });
  },
);

test('only as much as the month allows, and three chores at once write one reward', async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`select user_id as id from referral_codes where code = 'CODE100'`);
  const referrerId = rows[0]?.id ?? 0;
  await run(`INSERT INTO users (id, email, password_hash, first_name, last_name, created_at) SELECT 90000 + n, 'many' || n || '@mail.test', 'x', 'M', 'M', '2026-11-01' FROM generate_series(1, 25) n;
    INSERT INTO referrals (referee_id, referrer_id, code_id, touched_at) SELECT 90000 + n, ${referrerId}, (SELECT id FROM referral_codes WHERE code = 'CODE100'), now() FROM generate_series(1, 25) n;
    INSERT INTO orders (user_id, number, items_cents, shipping_cents, total_cents, piece_count, email, status, payment_state, payment, payment_time, created_at)
      SELECT 90000 + n, 'M-' || n, 20000, 0, 20000, 1, 'many' || n || '@mail.test', 2, 'paid', 20000, '2026-11-12', '2026-11-12' FROM generate_series(1, 25) n`);
  await Promise.all(Array.from({ length: 3 }, () => processReferrals(app, outside)));
  const states = await run(
    `SELECT state, reason, count(*)::int AS count FROM referral_rewards WHERE referrer_id = ${referrerId} GROUP BY 1, 2 ORDER BY 1`,
  );
  expect(states).toEqual([
    { state: 'pending', reason: '', count: 20 },
    { state: 'refused', reason: 'month_cap', count: 6 },
  ]);
});
