import { type App, transact } from '#platform/app.ts';
import { parseReferralCode } from '../rules/codes.ts';
import { findReferralRefusal, type ReferralAddress, type ReferralRefusal } from '../rules/self-dealing.ts';
import * as store from '../store/pairs.server.ts';
import { insertDevice, openCode, touchOf } from '../store/touches.server.ts';

/** What later areas know about people: payer accounts, and who is paid monthly instead of by credit. */
export type ReferralSources = {
  readonly payersOf: (app: App, userIds: readonly number[]) => Promise<ReadonlyMap<number, readonly string[]>>;
  readonly affiliates: (app: App) => Promise<readonly number[]>;
};
type Pair = { readonly id: number; readonly referrerId: number; readonly refereeId: number; readonly codeId: number };

/** Where an order of the friend ships. */
export type OrderDestination = ReferralAddress & { readonly phone: string };

/** Evaluates a pair by everything known today; null when it counts. */
async function refusalOf(
  app: App,
  pair: Omit<Pair, 'id'>,
  { payersOf }: Pick<ReferralSources, 'payersOf'>,
  goesTo: readonly OrderDestination[] = [],
): Promise<ReferralRefusal | null> {
  const found = await store.selectReferralPair(app.db, pair);
  const payers = await payersOf(app, [pair.referrerId, pair.refereeId]);
  const referrer = { ...found.referrer, payers: payers.get(pair.referrerId) ?? [] };
  const { phones, places } = found.referee;
  const reached = { phones: [...phones, ...goesTo.map(({ phone }) => phone)], places: [...places, ...goesTo] };
  const referee = { ...found.referee, ...reached, payers: payers.get(pair.refereeId) ?? [] };
  return findReferralRefusal({ ...found, referrer, referee });
}

/** Evaluates a pair and stores a refusal for good: a refused pair never counts again. */
export async function isPairStillValid(
  app: App,
  pair: Pair,
  outside: Pick<ReferralSources, 'payersOf'>,
  goesTo: readonly OrderDestination[] = [],
): Promise<boolean> {
  const reason = await refusalOf(app, pair, outside, goesTo);
  if (reason === null) return true;
  await store.refusePair(app.db, pair.id, reason, app.now());
  app.log.info({ referralId: pair.id, reason }, 'referral does not count');
  return false;
}

/**
 * Decides once who referred a new shopper: the first code of the browser while valid, else the one typed. Later events change nothing,
 * because only the data at sign-up is used.
 */
export const bindNewcomer = (app: App, userId: number, outside: Pick<ReferralSources, 'payersOf'>): Promise<void> =>
  transact(app, async (inside) => {
    const { db } = inside;
    const signUp = await store.heldSignUp(db, userId);
    if (!signUp) return;
    const { visitorHash, createdAt } = signUp;
    if (visitorHash !== '') await insertDevice(db, userId, visitorHash, createdAt);
    await store.emptySignUp(db, userId);
    const by = await broughtBy(inside, signUp);
    if (!by || by.userId === userId) return;
    const pair = { refereeId: userId, referrerId: by.userId, codeId: by.codeId };
    const reason = await refusalOf(inside, pair, outside);
    const refused = reason === null ? {} : { refusedReason: reason, refusedAt: app.now() };
    await store.insertReferral(db, { ...pair, ...refused, touchedAt: by.touchedAt, createdAt });
  });

type SignUp = NonNullable<Awaited<ReturnType<typeof store.heldSignUp>>>;

async function broughtBy(app: App, { inviteCode, visitorHash, createdAt }: SignUp) {
  const touch = visitorHash === '' ? null : await touchOf(app.db, visitorHash);
  if (touch && touch.createdAt <= createdAt && createdAt < touch.expiresAt) {
    const code = await store.codeById(app.db, touch.codeId);
    if (code) return { codeId: code.id, userId: code.userId, touchedAt: touch.createdAt };
  }
  const typed = parseReferralCode(inviteCode);
  const code = typed && (await openCode(app.db, typed));
  return code ? { codeId: code.id, userId: code.userId, touchedAt: createdAt } : null;
}

const atOnce = 500;

/** Every minute, for everybody who signed up since. */
export async function bindNewcomers(app: App, outside: Pick<ReferralSources, 'payersOf'>): Promise<void> {
  for (const { id } of await store.newcomers(app.db, atOnce)) await bindNewcomer(app, id, outside);
}
