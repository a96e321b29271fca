import { randomUUID } from 'node:crypto';
import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { checkWithin } from '#kernel/limits.ts';
import { localizedEntry } from '#kernel/words.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import type { Chosen } from '#site/list.ts';
import { pairStateTexts, referralRefusalTexts, referralOfficeTexts as texts } from '../office-texts.ts';
import { parseReferralCode, type ReferralTerms } from '../rules/codes.ts';
import { referralList } from '../rules/referral-list.ts';
import * as store from '../store/manage-referrals.server.ts';
import { selectCreditBalance } from '../store/own.server.ts';
import { insertReferralRule, rulesByDate } from '../store/terms.server.ts';
import { giveCredit, spendCredit } from './store-credit.server.ts';

export const listPairs = (
  app: App,
  { filters: { state }, searchText, sort }: Chosen<typeof referralList>,
  page: { readonly limit: number; readonly offset: number },
) => store.selectPairsPage(app.db, { state, searchText, sort, ...page });

export const pairCounts = (app: App) => store.countPairsByState(app.db);

export const referralFile = fileOf({
  spec: referralList,
  read: async (app, chosen, page) => (await listPairs(app, chosen, page)).items,
  columns: [
    { label: texts.joined, cell: (row) => row.joinedAt },
    { label: texts.referrer, cell: (row) => row.referrer },
    { label: texts.code, cell: (row) => row.code },
    { label: texts.friend, cell: (row) => row.friend },
    { label: texts.state, cell: (row, language) => pairStateTexts[row.state][language] },
    { label: texts.reason, cell: (row, language) => localizedEntry(referralRefusalTexts, row.reason, language) },
    { label: texts.reward, cell: (row) => (row.rewardCents === null ? null : row.rewardCents / 100) },
    { label: texts.order, cell: (row) => row.orderNumber },
  ],
});

/** A blocked code refers nobody any more, and pending rewards are not given. Given ones stay. */
export const blockCodes = (app: App, caller: Caller, pairIds: readonly number[], isBlocked: boolean, reason: string): Promise<number> =>
  transact(app, async (inside) => change(inside, caller, await store.codesOfPairs(inside.db, pairIds), isBlocked, reason));

export const blockCode = (app: App, caller: Caller, typed: string, isBlocked: boolean, reason: string): Promise<number> =>
  transact(app, async (inside) => {
    const code = parseReferralCode(typed);
    const found = code && (await store.codeNamed(inside.db, code));
    if (!found) throw new DomainError('codeUnknown');
    return change(inside, caller, [found], isBlocked, reason);
  });

type Code = { readonly id: number; readonly code: string; readonly blockedAt: Date | null };

async function change(inside: App, caller: Caller, codes: readonly Code[], isBlocked: boolean, reason: string): Promise<number> {
  const moved = codes.filter(({ blockedAt }) => (blockedAt !== null) !== isBlocked);
  if (moved.length === 0) return 0;
  await store.updateCodesBlocked(
    inside.db,
    moved.map(({ id }) => id),
    isBlocked ? inside.now() : null,
    isBlocked ? reason : '',
  );
  for (const { id, code } of moved)
    await audit(inside, caller, {
      action: isBlocked ? 'referral.block' : 'referral.unblock',
      subject: ['referral_code', id],
      before: { code, is_blocked: !isBlocked },
      after: { code, is_blocked: isBlocked, reason },
    });
  return moved.length;
}

/** Staff refuse referrals: pending rewards are not given. Given ones stay. */
export const refusePairs = (app: App, caller: Caller, pairIds: readonly number[]): Promise<number> =>
  transact(app, async (inside) => {
    const refused = await store.refusePairRows(inside.db, pairIds, app.now());
    for (const id of refused)
      await audit(inside, caller, {
        action: 'referral.refuse',
        subject: ['referral', id],
        before: { reason: '' },
        after: { reason: 'by_staff' },
      });
    return refused.length;
  });

export type CreditAdjustment = { readonly email: string; readonly cents: number; readonly note: string };

/** Staff adjust store credit with a note; no balance goes below zero. */
export async function adjustCredit(
  app: App,
  caller: Caller,
  { email, cents, note }: CreditAdjustment,
): Promise<{ readonly balanceCents: number }> {
  if (!caller.staff) throw new DomainError('userNotLogin');
  const staffId = caller.staff.id;
  if (note.trim() === '') throw new DomainError('lackParameter', { field: 'note' });
  checkWithin('amount', Math.abs(cents), [1, 1_000_000], 'cents');
  return transact(app, async (inside) => {
    const userId = await store.selectCreditShopperId(inside.db, email.trim());
    if (userId === null) throw new DomainError('userNotExist');
    const before = await selectCreditBalance(inside.db, userId);
    const event = { userId, kind: 'adjusted', source: ['staff', randomUUID()], note: note.trim(), staffId } as const;
    await (cents > 0 ? giveCredit(inside, { ...event, cents }) : spendCredit(inside, { ...event, cents: -cents }));
    await audit(inside, caller, {
      action: 'credit.adjust',
      subject: ['shopper', userId],
      before: { balance_cents: before },
      after: { balance_cents: before + cents, note: note.trim() },
    });
    return { balanceCents: before + cents };
  });
}

/** New terms from a moment on. Versions that have started never change: an order is evaluated by the terms of its day. */
export const addTerms = (app: App, caller: Caller, terms: ReferralTerms & { readonly startsAt: Date }): Promise<number> =>
  transact(app, async (inside) => {
    checkTerms(terms);
    if (terms.startsAt < app.now()) throw new DomainError('ruleStarted');
    const id = await insertReferralRule(inside.db, { ...terms, staffId: caller.staff?.id ?? null, createdAt: app.now() });
    if (id === null) throw new DomainError('ruleStarted');
    await audit(inside, caller, { action: 'referral.terms', subject: ['referral_rule', id], after: terms });
    return id;
  });

const termLimits = {
  friendOffCents: [0, 100_000],
  minOrderCents: [0, 10_000_000],
  rewardCents: [0, 100_000],
  rewardBp: [0, 5000],
  touchDays: [1, 365],
  waitDays: [0, 365],
  monthCapCents: [0, 100_000_000],
} as const;

/** The welcome discount must not exceed the minimum order. */
function checkTerms(terms: ReferralTerms): void {
  for (const [field, limits] of Object.entries(termLimits)) checkWithin(field, terms[field as keyof typeof termLimits], limits);
  const [, maxCents] = termLimits.minOrderCents;
  checkWithin('minOrderCents', terms.minOrderCents, [terms.friendOffCents, maxCents]);
}

const yearMs = 366 * dayMs;

/** Versions, cost by month, and what is owed today. */
export async function fetchTermsOverview(app: App) {
  const [rules, { welcome, credit }, owed] = await Promise.all([
    rulesByDate(app.db),
    store.costsSince(app.db, earlier(app.now(), yearMs)),
    store.selectOwedCredit(app.db),
  ]);
  const months = [...new Set([...welcome, ...credit].map(({ month }) => month))].sort().reverse();
  const costs = months.map((month) => {
    const of = (kind: string) => credit.find((row) => row.month === month && row.kind === kind);
    const discounts = welcome.find((row) => row.month === month);
    const rewardCents = of('referral')?.cents ?? 0;
    const backCents = 0 - (of('taken_back')?.cents ?? 0);
    const welcomeCents = discounts?.cents ?? 0;
    const counts = { welcomeCount: discounts?.count ?? 0, rewardCount: of('referral')?.count ?? 0 };
    return { month, ...counts, welcomeCents, rewardCents, backCents, costCents: welcomeCents + rewardCents - backCents };
  });
  return { rules, costs, owed };
}
