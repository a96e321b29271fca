import type { App, Caller } from './app.ts';
import { auditLog } from './tables.ts';

type Change = {
  /** What was done, in the words of the code: `coupon.change`. */
  readonly action: string;
  readonly subject: readonly [kind: string, id: string | number];
  readonly before?: unknown;
  readonly after?: unknown;
};

/** Writes down who changed what, with before and after. Call it inside the transaction of the change. */
export async function audit(app: App, caller: Caller, { action, subject, before, after }: Change): Promise<void> {
  await app.db.insert(auditLog).values({
    actorKind: caller.staff ? 'staff' : caller.shopperId ? 'shopper' : 'house',
    actorId: String(caller.staff?.id ?? caller.shopperId ?? 0),
    action,
    subjectKind: subject[0],
    subjectId: String(subject[1]),
    before: before ?? null,
    after: after ?? null,
    requestId: caller.requestId,
    createdAt: app.now(),
  });
}
