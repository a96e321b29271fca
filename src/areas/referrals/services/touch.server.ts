import { dayMs, dayOf, earlier, later } from '#kernel/dates.ts';
import { type App, transact } from '#platform/app.ts';
import { takeAttempt } from '#platform/rate-limit.server.ts';
import * as store from '../store/touches.server.ts';
import { fetchReferralTerms } from './terms.server.ts';

export type Visitor = {
  readonly code: string;
  readonly visitorHash: string;
  readonly network: string;
  readonly path: string;
  readonly shopperId: number | null;
};

const newVisitorsADay = 50;

/** A referral link was opened: the first touch is stored, the visit counted once a day. The shopper's own link does neither. */
export async function recordTouch(app: App, visitor: Visitor): Promise<void> {
  const { code, visitorHash, shopperId } = visitor;
  if (shopperId !== null) await store.insertDevice(app.db, shopperId, visitorHash, app.now());
  const found = await store.openCode(app.db, code);
  if (!found || found.userId === shopperId) return;
  const limit = { bucket: 'referral-touch', key: `${found.id} ${visitor.network}`, max: newVisitorsADay, windowMs: dayMs };
  // A visitor without our cookie, or with a made-up one, could be new with every request.
  if (!(await store.isKnown(app.db, visitorHash)) && !(await takeAttempt(app, limit))) return;
  const { touchDays } = await fetchReferralTerms(app);
  const now = app.now();
  await transact(app, async ({ db }) => {
    await store.countClick(db, { codeId: found.id, visitorHash, day: dayOf(now) });
    const expiresAt = later(now, Math.max(1, touchDays) * dayMs);
    await store.upsertTouch(db, { visitorHash, codeId: found.id, landingPath: visitor.path.slice(0, 200), createdAt: now, expiresAt });
  });
}

/** Records the browser of a signed-in shopper. */
export async function recordDevice(app: App, shopperId: number | null, visitorHash: string | null | undefined): Promise<void> {
  if (shopperId !== null && visitorHash) await store.insertDevice(app.db, shopperId, visitorHash, app.now());
}

const touchRetentionMs = 7 * dayMs;

/** Hourly: deletes clicks of past days and expired touches. */
export async function deleteExpiredTouches(app: App): Promise<void> {
  await store.forgetClicks(app.db, dayOf(earlier(app.now(), 2 * dayMs)));
  await store.forgetTouches(app.db, earlier(app.now(), touchRetentionMs));
}
