import { type BuyerTerms, fetchBuyerTerms, removeBuyerTerms, saveBuyerTerms } from '#areas/promotions/services/buyer-terms.server.ts';
import { dayMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { checkWithin } from '#kernel/limits.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { takeAttempt } from '#platform/rate-limit.server.ts';
import { hashToken, newLinkToken } from '#platform/tokens.server.ts';
import {
  type AccountKind,
  type AccountState,
  type ApplicationKind,
  affiliateStates,
  canAccountBecome,
  reachedFrom,
  websiteIn,
} from '../rules/account.ts';
import { maxShareBp } from '../rules/payouts.ts';
import type { Markup } from '../rules/resale.ts';
import * as store from '../store/partners.server.ts';
import { writePartnerEmail } from './emails.server.ts';

const maxApplicationsPerDay = 5;

/** Only members reach these handlers; this narrows the type. */
export const requireShopperId = ({ shopperId }: Caller): number => {
  if (shopperId === null) throw new DomainError('userNotLogin');
  return shopperId;
};

/** Null while there is none. */
export async function accountOf(app: App, userId: number) {
  const [row, terms] = await Promise.all([store.partnerOf(app.db, userId), fetchBuyerTerms(app, userId)]);
  return row && { ...row, terms };
}

export type Application = {
  readonly kind: ApplicationKind;
  readonly businessName: string;
  readonly website: string;
  readonly taxNumber: string;
  readonly region: string;
  readonly monthlyVolume: string;
};

/** Refused while an application is pending or approved. */
export async function applyForAccount(app: App, caller: Caller, application: Application): Promise<void> {
  const userId = requireShopperId(caller);
  if (application.businessName === '') throw new DomainError('lackParameter', { field: 'business_name' });
  const website = websiteIn(application.website);
  if (website === null) throw new DomainError('badValue', { field: 'website' });
  if (application.kind !== 'wholesale' && website === '') throw new DomainError('lackParameter', { field: 'website' });
  const limit = { bucket: 'business-account', key: String(userId), max: maxApplicationsPerDay, windowMs: dayMs };
  if (!(await takeAttempt(app, limit))) throw new DomainError('tooMany');
  await transact(app, async (inside) => {
    const row = await store.upsertApplication(inside.db, { ...application, website, userId, at: app.now() }, reachedFrom.asked);
    if (!row) throw new DomainError('accountAsked');
    await audit(inside, caller, { action: 'partner.ask', subject: ['partner', row.id], after: { kind: row.kind, name: row.businessName } });
    await writePartnerEmail(inside, row, 'asked');
  });
  app.live.publish('partners');
}

export type Agreed = BuyerTerms & { readonly kind: AccountKind; readonly hasBlankSlip: boolean };

/** Approves an account or changes its terms; effective at once. */
export async function approveAccount(app: App, caller: Caller, id: number, { kind, hasBlankSlip, ...terms }: Agreed): Promise<void> {
  checkWithin('off', terms.offBp, [0, 9000], 'bp');
  checkWithin('minPieces', terms.minPieces, [0, 999]);
  await decide(app, caller, id, 'approved', async (inside, row) => {
    if (row.kind === 'affiliate') throw new DomainError('accountNotExist');
    const before = await fetchBuyerTerms(inside, row.userId);
    await saveBuyerTerms(inside, row.userId, terms);
    return {
      changes: { kind, hasBlankSlip, minOrderPieces: terms.minPieces, reason: '' },
      before: { ...before, kind: row.kind, hasBlankSlip: row.hasBlankSlip },
      after: { ...terms, kind, hasBlankSlip },
    };
  });
}

/** Approves an affiliate: from now on referrals earn a monthly share instead of store credit. */
export async function approveAffiliate(app: App, caller: Caller, id: number, shareBp: number): Promise<void> {
  checkWithin('share', shareBp, [1, maxShareBp], 'bp');
  await decide(app, caller, id, 'approved', async (_, row) => {
    if (row.kind !== 'affiliate') throw new DomainError('accountNotExist');
    return { changes: { shareBp, reason: '' }, before: {}, after: { share_bp: shareBp } };
  });
}

/** With a reason shown to the applicant. */
export const refuseAccount = (app: App, caller: Caller, id: number, reason: string): Promise<void> =>
  decide(app, caller, id, 'refused', async () => ended(reason));

/** Prices, feed and packing slips end at once; existing orders keep theirs. */
export const revokeAccount = (app: App, caller: Caller, id: number, reason: string): Promise<void> =>
  decide(app, caller, id, 'revoked', async (inside, row) => {
    await removeBuyerTerms(inside, row.userId);
    return { ...ended(reason), changes: { reason, feedTokenHash: null, feedTokenAt: null } };
  });

const ended = (reason: string) => {
  if (reason === '') throw new DomainError('lackParameter', { field: 'reason' });
  return { changes: { reason }, before: {}, after: { reason } };
};

type Decision = { readonly changes: Omit<store.PartnerChanges, 'updatedAt'>; readonly before: object; readonly after: object };

async function decide(
  app: App,
  caller: Caller,
  id: number,
  to: AccountState,
  work: (inside: App, row: store.PartnerRow) => Promise<Decision>,
): Promise<void> {
  await transact(app, async (inside) => {
    const row = await store.lockPartner(inside.db, id);
    // Current and former affiliates are managed with the payouts.
    if (!row || (row.kind === 'affiliate' && affiliateStates.includes(row.status))) throw new DomainError('accountNotExist');
    // Changing the terms of an approved account is no decision and sends no email.
    const isChange = row.status === to && to === 'approved';
    if (!isChange && !canAccountBecome(row.status, to)) throw new DomainError('accountMoved');
    const { changes, before, after } = await work(inside, row);
    const at = app.now();
    const decided = isChange ? {} : { status: to, decidedBy: caller.staff?.id ?? null, decidedAt: at };
    await store.updatePartner(inside.db, id, { ...changes, ...decided, updatedAt: at });
    await audit(inside, caller, {
      action: isChange ? 'partner.change' : `partner.${to}`,
      subject: ['partner', id],
      before: { ...before, status: row.status },
      after: { ...after, status: to },
    });
    if (!isChange) await writePartnerEmail(inside, { ...row, ...changes, updatedAt: at }, to);
  });
  app.live.publish('partners');
}

/** Internal note. */
export async function setPartnerNote(app: App, caller: Caller, id: number, note: string): Promise<void> {
  await transact(app, async (inside) => {
    const row = await store.lockPartner(inside.db, id);
    if (!row) throw new DomainError('accountNotExist');
    await store.updatePartner(inside.db, id, { note, updatedAt: app.now() });
    await audit(inside, caller, { action: 'partner.note', subject: ['partner', id], before: { note: row.note }, after: { note } });
  });
}

/** Sender name on packing slips and markup. */
export async function updateSellingSettings(
  app: App,
  caller: Caller,
  { senderName, hasBlankSlip, ...markup }: Markup & { senderName: string; hasBlankSlip: boolean },
): Promise<void> {
  if (markup.markupBp > 50_000) throw new DomainError('badValue', { field: 'markup' });
  if (markup.plusCents > 1_000_000) throw new DomainError('badValue', { field: 'plus' });
  const row = await requireApprovedPartner(app, requireShopperId(caller), 'dropship');
  await store.updatePartner(app.db, row.id, { senderName, hasBlankSlip, ...markup, updatedAt: app.now() });
}

/** Replaces the feed key; shown once and stored as a hash. */
export async function renewFeedToken(app: App, caller: Caller): Promise<string> {
  const row = await requireApprovedPartner(app, requireShopperId(caller));
  const token = `p_${newLinkToken()}`;
  const at = app.now();
  await store.updatePartner(app.db, row.id, { feedTokenHash: hashToken(token), feedTokenAt: at, updatedAt: at });
  return token;
}

/** Requires an approved account of the given kind. */
export async function requireApprovedPartner(app: App, userId: number, kind?: AccountKind): Promise<store.PartnerRow> {
  const row = await store.partnerOf(app.db, userId);
  if (row?.status !== 'approved' || row.kind === 'affiliate' || (kind && row.kind !== kind)) throw new DomainError('accountNotExist');
  return row;
}
