import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { generateReferralCode, shortName } from '../rules/codes.ts';
import { fetchOwnReferral, ownCode } from './own-referral.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.store.run(`INSERT INTO users (id, email, password_hash, first_name, last_name) VALUES
    (1, 'ann@example.com', 'x', 'Ann', 'Adams'), (2, 'bea@example.com', 'x', 'Bea', 'Brown'), (3, 'cy@example.com', 'x', '小雨', '王')`);
});

test('twenty first visits at once make one code, and later visits find it', async () => {
  const codes = await Promise.all(Array.from({ length: 20 }, () => ownCode(app, 1)));
  expect(new Set(codes.map(({ code }) => code)).size).toBe(1);
  expect(codes[0]?.code).toMatch(/^ANN[A-HJKMNP-Z2-9]{5}$/);
  expect(await app.store.run('SELECT 1 FROM referral_codes WHERE user_id = 1')).toHaveLength(1);
  expect((await fetchOwnReferral(app, 1)).code).toBe(codes[0]?.code);
});

test('everybody has a code of her own, whatever alphabet her name is in', async () => {
  const [bea, cy] = await Promise.all([ownCode(app, 2), ownCode(app, 3)]);
  expect(bea.code).toMatch(/^BEA/);
  expect(cy.code).toMatch(/^FRIEND/);
});

test('the link holds the code and comes from the configured origin', async () => {
  const { link, code } = await fetchOwnReferral(app, 1);
  expect(link).toBe(`http://127.0.0.1:4000/?ref=${code}`);
});

test('without rules of its own the programme follows the shop’s numbers; the newest rule that has begun wins', async () => {
  await app.store.run("INSERT INTO policies (name, value, unit) VALUES ('friendOffCents', 700, 'cents'), ('referrerWaitDays', 9, 'days')");
  expect((await fetchOwnReferral(app, 1)).terms).toMatchObject({ friendOffCents: 700, waitDays: 9 });
  await app.store.run(`INSERT INTO referral_rules (friend_off_cents, min_order_cents, reward_cents, starts_at) VALUES
    (1000, 1, 1, '2026-01-01'), (1500, 15000, 1500, '2026-06-01'), (9900, 1, 1, '2027-01-01')`);
  expect((await fetchOwnReferral(app, 1)).terms).toMatchObject({ friendOffCents: 1500, minOrderCents: 15_000, waitDays: 30 });
});

test('a friend is told by her first name and a letter, to the one who brought her and to nobody else', async () => {
  const { id } = await ownCode(app, 1);
  await app.store.run(`INSERT INTO referrals (referee_id, referrer_id, code_id, touched_at) VALUES (2, 1, ${id}, now())`);
  const hers = await fetchOwnReferral(app, 1);
  expect(hers.friends.map(({ name, state }) => [name, state])).toEqual([['Bea B.', null]]);
  expect(hers.sums).toEqual({ joined: 1, ordered: 0, pendingCents: 0, earnedCents: 0 });
  expect(JSON.stringify(hers)).not.toContain('bea@');
  expect((await fetchOwnReferral(app, 2)).friends).toEqual([]);
  await expect(fetchOwnReferral(app, null)).rejects.toThrow('User Not Login');
});

test('names are cut to what can be said and written', () => {
  expect(generateReferralCode('Zoë-Marguerite', () => 0)).toBe('ZOEMARAAAAA');
  expect(generateReferralCode('', () => 1)).toBe('FRIENDBBBBB');
  expect(shortName('雨', '')).toBe('雨');
});
