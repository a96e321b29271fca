import { asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs, earlier, hourMs, later } from '#kernel/dates.ts';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { auditLog, mails, rateCounters } from '#platform/tables.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { buildDrawLines, checkDraw, findOwnDrawLine } from '../rules/draw.ts';
import type { GiveawayFacts } from '../rules/giveaway.ts';
import { giveawayDraws, giveawayEntries, giveaways, giveawayWinners } from '../tables/giveaways.ts';
import { closeGiveaway, drawGiveaway } from './giveaway-draw.server.ts';
import { confirmEntry, submitGiveawayEntry, withdrawEntry } from './giveaway-entries.server.ts';
import { buildGiveawayLink } from './giveaway-links.server.ts';
import { advanceGiveaways, answerPrize, contactWinners, decideWinner, publishWinners } from './giveaway-winners.server.ts';
import { fetchGiveawayPage, fetchPublicGiveaways, publishedDraw } from './giveaways.server.ts';
import { cancelGiveaway, openGiveaway, saveGiveaway } from './manage-giveaways.server.ts';

let app: TestApp;
let start: Date;
let id: number;
const staff: Caller = { ...anonymousCaller, staff: { id: 0, roles: ['owner'] } };
const office: Caller = { ...staff, staff: null };

const plan = (): GiveawayFacts => ({
  ...{ slug: 'bob', titleEn: 'Win a bob', titleZh: '赢波波头', prizeEn: 'One bob wig', prizeZh: '波波头一顶' },
  ...{ rulesEn: 'No purchase.', rulesZh: '无需购买。', pictureUrl: '', winnerCount: 2, reserveCount: 2 },
  ...{ countries: ['US', 'CA'], timeZone: 'America/New_York', givesShareEntry: true },
  ...{ startsAt: earlier(start, hourMs), endsAt: later(start, 7 * dayMs) },
});

beforeAll(async () => {
  app = await testApp();
  start = app.now();
});

beforeEach(async () => {
  app.clock.at = start;
  for (const table of [mails, rateCounters, giveawayWinners, giveawayDraws, giveawayEntries, giveaways]) await app.db.delete(table);
  id = await saveGiveaway(app, office, null, plan());
  await openGiveaway(app, office, id);
});

/** Separate addresses, so that rate limits do not interfere. */
const visitor = (email: string): Caller => ({ ...anonymousCaller, ip: `10.0.${email.length}.${email.charCodeAt(0)}`, requestId: email });
let visits = 0;
const wish = (email: string, more: object = {}) => ({ slug: 'bob', name: 'Mia', email, country: 'US', isAdult: true, friend: '', ...more });
const ask = (email: string, more: object = {}) => {
  visits += 1;
  return submitGiveawayEntry(app, { ...visitor(email), ip: `10.1.${visits >> 8}.${visits & 255}` }, wish(email, more));
};
const letters = (kind: string) => app.db.select().from(mails).where(eq(mails.kind, kind)).orderBy(asc(mails.id));
const linkIn = (text: string | undefined, key: string): string => new RegExp(`[?&]${key}=([\\w-]+)`).exec(text ?? '')?.[1] ?? '';
const lastLink = async (kind: string, key: string) => linkIn((await letters(kind)).at(-1)?.textBody, key);

async function join(email: string, more: object = {}): Promise<void> {
  await ask(email, more);
  await confirmEntry(app, await lastLink('giveaway_confirm', 'confirm'));
}
const receipt = (at: number): string => `${at}`.padStart(16, 'R');
const joinMany = (count: number) =>
  app.db.insert(giveawayEntries).values(
    Array.from({ length: count }, (_, at) => ({
      ...{ giveawayId: id, name: 'Mia', email: `person${at}@example.com`, emailStem: `person${at}@example.com`, country: 'US' },
      ...{ isAdult: true, receipt: receipt(at), confirmedAt: app.now() },
    })),
  );
const entries = () => app.db.select().from(giveawayEntries).orderBy(asc(giveawayEntries.id));
const winners = () => app.db.select().from(giveawayWinners).orderBy(asc(giveawayWinners.place));

test('an entry counts only when its mailbox said yes, and one person counts once however she writes her mailbox', async () => {
  await ask('mia@gmail.com');
  expect((await fetchGiveawayPage(app, 'en', 'bob')).entryCount).toBe(0);
  await ask('m.i.a+prizes@googlemail.com');
  const questions = await letters('giveaway_confirm');
  expect(questions.map(({ toEmail }) => toEmail)).toEqual(['mia@gmail.com', 'mia@gmail.com']);
  const token = linkIn(questions[0]?.textBody, 'confirm');
  await confirmEntry(app, token);
  await confirmEntry(app, token);
  expect(await entries()).toHaveLength(1);
  expect((await fetchGiveawayPage(app, 'en', 'bob')).entryCount).toBe(1);
  expect(await letters('giveaway_entered')).toHaveLength(1);
});

test.each([
  ['mia@icloud.com', 'mia@me.com'],
  ['mia@yahoo.com', 'mia-prizes@yahoo.com'],
  ['mia@proton.me', 'm.ia@pm.me'],
])('%s and %s are one box and enter once', async (first, second) => {
  await join(first);
  await ask(second);
  expect((await entries()).map(({ email }) => email)).toEqual([first]);
});

test.each([
  [{ email: 'nonsense' }, 'Invalid mailbox format!'],
  [{ isAdult: false }, '18'],
  [{ country: 'FR' }, 'isn’t open in that country'],
  [{ name: '  ' }, 'Please input'],
  [{ slug: 'none' }, 'Giveaway not found'],
])('who enters with %j is refused', async (more, words) => {
  await expect(ask('mia@example.com', more)).rejects.toThrow(words);
  expect(await entries()).toEqual([]);
});

test('nobody enters before the start or after the end, nor confirms after it', async () => {
  await ask('early@example.com');
  const token = await lastLink('giveaway_confirm', 'confirm');
  app.clock.at = later(start, 7 * dayMs);
  await expect(ask('late@example.com')).rejects.toThrow('isn’t accepting entries');
  await expect(confirmEntry(app, token)).rejects.toThrow('isn’t accepting entries');
  app.clock.at = earlier(start, 2 * hourMs);
  await expect(ask('before@example.com')).rejects.toThrow('isn’t accepting entries');
  expect((await fetchPublicGiveaways(app, 'zh')).coming.map(({ title }) => title)).toEqual(['赢波波头']);
});

test('who leaves is no longer counted and may come back', async () => {
  await join('mia@example.com');
  const out = await lastLink('giveaway_entered', 'stop');
  await withdrawEntry(app, out);
  await withdrawEntry(app, out);
  expect((await fetchGiveawayPage(app, 'en', 'bob')).entryCount).toBe(0);
  await join('mia@example.com');
  expect((await fetchGiveawayPage(app, 'en', 'bob')).entryCount).toBe(1);
  await expect(
    withdrawEntry(
      app,
      out.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ),
  ).rejects.toThrow('This link is incomplete');
});

test('the yes of an old letter does not bring back who left since', async () => {
  await join('mia@example.com');
  const yes = await lastLink('giveaway_confirm', 'confirm');
  await withdrawEntry(app, await lastLink('giveaway_entered', 'stop'));
  await expect(confirmEntry(app, yes)).rejects.toThrow('This link is incomplete');
  expect((await fetchGiveawayPage(app, 'en', 'bob')).entryCount).toBe(0);
});

test('a friend who confirms gives a second ticket, once', async () => {
  await join('mia@example.com');
  const friend = await lastLink('giveaway_entered', 'friend');
  await join('ann@example.com', { friend });
  await join('bea@example.com', { friend });
  await join('cleo@example.com', { friend: '1-forged-friend' });
  expect((await entries()).map(({ shareCount }) => shareCount)).toEqual([1, 0, 0, 0]);
  await closeGiveaway(app, office, id);
  expect((await publishedDraw(app, 'bob')).lines.map((line) => line.slice(65))).toEqual(['2', '1', '1', '1']);
});

test('the draw can be done again from what is published, and an entrant finds her line by her receipt', async () => {
  await joinMany(9);
  await join('mia@example.com');
  const code = /(\d+-[A-Z0-9]{16})/.exec((await letters('giveaway_entered'))[0]?.textBody ?? '')?.[1] ?? '';
  await closeGiveaway(app, office, id);
  expect((await publishedDraw(app, 'bob')).seed).toBeNull();
  await drawGiveaway(app, office, id);
  const draw = await publishedDraw(app, 'bob');
  expect(await checkDraw({ ...draw, seed: draw.seed ?? '' })).toBe('same');
  expect(await findOwnDrawLine(draw.lines, code, 'mia@example.com')).toBe(9);
  expect(JSON.stringify(draw)).not.toContain('example.com');
  expect((await winners()).map(({ state }) => state)).toEqual(['drawn', 'drawn', 'reserve', 'reserve']);
});

test('an entry slipped in after the closing is not in the root, and a changed list is not drawn', async () => {
  await joinMany(3);
  await closeGiveaway(app, office, id);
  const before = await publishedDraw(app, 'bob');
  const rows = (await entries()).map(({ id, email, receipt }) => ({ id, email, receipt, tickets: 1 }));
  const slipped = await buildDrawLines([...rows, { id: 9999, email: 'cheat@example.com', receipt: 'A'.repeat(16), tickets: 1 }]);
  expect(await checkDraw({ ...before, seed: '', lines: slipped })).not.toBe('same');
  await app.db.update(giveawayDraws).set({ entryHashes: slipped, entryIds: [...rows.map((row) => row.id), 9999] });
  await expect(drawGiveaway(app, office, id)).rejects.toThrow('No winner was drawn');
  expect(await winners()).toEqual([]);
});

test('two who draw at once make one draw', async () => {
  await joinMany(5);
  await closeGiveaway(app, office, id);
  const tries = await Promise.allSettled([1, 2, 3].map(() => drawGiveaway(app, office, id)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await winners()).toHaveLength(4);
  const drawn = await app.db.select().from(auditLog).where(eq(auditLog.action, 'giveaway.draw'));
  expect(drawn.filter(({ subjectId }) => subjectId === String(id))).toHaveLength(1);
});

test('it closes by the clock; with nobody in it nothing can be drawn', async () => {
  app.clock.at = later(start, 8 * dayMs);
  await advanceGiveaways(app);
  await advanceGiveaways(app);
  expect((await app.db.select().from(giveaways))[0]).toMatchObject({ state: 'closed', endsAt: later(start, 7 * dayMs) });
  await expect(drawGiveaway(app, office, id)).rejects.toThrow('No one has entered');
});

async function drawn(people: number): Promise<void> {
  await joinMany(people);
  await closeGiveaway(app, office, id);
  await drawGiveaway(app, office, id);
}

test('winners are written to once; who declines or is silent for seven days makes room for the next', async () => {
  await drawn(6);
  expect(await contactWinners(app, office, id)).toBe(2);
  expect(await contactWinners(app, office, id)).toBe(0);
  const [first, second] = await letters('giveaway_won');
  const [one, two] = [linkIn(first?.textBody, 'token'), linkIn(second?.textBody, 'token')];
  await answerPrize(app, one, 'declined');
  await answerPrize(app, one, 'declined');
  expect((await winners()).map(({ state }) => state)).toEqual(['declined', 'contacted', 'contacted', 'reserve']);
  await expect(decideWinner(app, office, (await winners())[1]?.id ?? 0, 'replaced')).rejects.toThrow('The prize status has changed');
  await answerPrize(app, two, 'accepted');
  app.clock.at = later(start, 8 * dayMs);
  await advanceGiveaways(app);
  await advanceGiveaways(app);
  expect((await winners()).map(({ state }) => state)).toEqual(['declined', 'accepted', 'replaced', 'contacted']);
  expect(await letters('giveaway_won')).toHaveLength(4);
  await expect(answerPrize(app, one, 'accepted')).rejects.toThrow('The prize status has changed');
});

test('names are shown masked, and only once published', async () => {
  await drawn(3);
  expect((await fetchGiveawayPage(app, 'en', 'bob')).winners).toEqual([]);
  await publishWinners(app, office, id);
  expect((await fetchGiveawayPage(app, 'en', 'bob')).winners).toEqual([
    { place: 1, name: 'M***, United States' },
    { place: 2, name: 'M***, United States' },
  ]);
  expect((await fetchGiveawayPage(app, 'zh', 'bob')).winners[0]?.name).toBe('M***，美国');
});

test('who left after the closing is passed over by the draw', async () => {
  await joinMany(3);
  await closeGiveaway(app, office, id);
  for (const entry of await entries()) await withdrawEntry(app, buildGiveawayLink(app, 'withdraw', entry.id));
  await drawGiveaway(app, office, id);
  expect((await winners()).map(({ state }) => state)).toEqual(['declined', 'declined', 'declined']);
});

test('as many are drawn as there are prizes and reserves, however many left after the closing', async () => {
  await joinMany(12);
  await closeGiveaway(app, office, id);
  for (const entry of (await entries()).slice(0, 9)) await withdrawEntry(app, buildGiveawayLink(app, 'withdraw', entry.id));
  await drawGiveaway(app, office, id);
  const states = (await winners()).map(({ state }) => state);
  expect([states.filter((state) => state === 'drawn').length, states.filter((state) => state === 'reserve').length]).toEqual([2, 1]);
  const { seedHash, seed, root, lines, places } = await publishedDraw(app, 'bob');
  expect(await checkDraw({ seedHash, seed: seed ?? '', root, lines, places })).toBe('same');
});

test('once open its rules stay, and a draft is nobody’s business', async () => {
  await expect(saveGiveaway(app, office, id, { ...plan(), winnerCount: 3 })).rejects.toThrow('only the text and image');
  await saveGiveaway(app, office, id, { ...plan(), titleEn: 'Win a bob wig' });
  const draft = await saveGiveaway(app, office, null, { ...plan(), slug: 'next' });
  await expect(fetchGiveawayPage(app, 'en', 'next')).rejects.toThrow('Giveaway not found');
  await expect(saveGiveaway(app, office, null, { ...plan(), slug: 'next' })).rejects.toThrow('Another giveaway');
  expect(await cancelGiveaway(app, office, draft)).toBe('deleted');
  expect(await cancelGiveaway(app, office, id)).toBe('cancelled');
  await expect(ask('mia@example.com')).rejects.toThrow('isn’t accepting entries');
});

test('the calls plan, find and call off; a visitor may only enter and check', async () => {
  const owner = callerOn(app, { ...staff, staff: { id: 1, roles: ['owner'] }, by: 'header' });
  const facts = {
    ...{
      slug: 'by-call',
      title_en: 'By call',
      title_zh: '接口活动',
      prize_en: 'Wig',
      prize_zh: '假发',
      rules_en: 'Be nice',
      rules_zh: '友善',
    },
    ...{ countries: ['US'], starts_at: start.toISOString(), ends_at: later(start, dayMs).toISOString() },
  };
  await callerOn(app)('POST', '/admin/giveaway/add', facts).then(({ status }) => expect(status).toBe(401));
  expect((await owner('POST', '/admin/giveaway/get_with_query', { keyword: 'bob' })).body).toMatchObject({ Result: 0, Data: { total: 1 } });
  const entered = await callerOn(app)('POST', '/giveaway/enter', {
    ...{ slug: 'bob', name: 'Mia', email: 'call@example.com', country: 'US', is_adult: true },
  });
  expect(entered.body.Result).toBe(0);
  expect((await callerOn(app)('GET', '/giveaway/get_draw?slug=bob')).body.Result).toBe(80347);
});
