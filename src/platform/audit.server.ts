import { and, desc, eq, inArray } from 'drizzle-orm';
import type { App, Caller } from './app.ts';
import { detectChanges } from './database/audit-detector.server.ts';
import { auditLog } from './tables.ts';

type Change = {
  /** Action name: `coupon.change`. */
  readonly action: string;
  readonly subject: readonly [kind: string, id: string | number];
  readonly before?: unknown;
  readonly after?: unknown;
};

/** Records who changed what, with before and after. Call it inside the transaction of the change. */
export async function audit(app: App, caller: Caller, change: Change): Promise<void> {
  await writeAuditEntry(app, caller, change);
}

/** Returns the entry's id, by which the change can be undone. */
export async function writeAuditEntry(app: App, caller: Caller, { action, subject, before, after }: Change): Promise<number> {
  const [row] = await app.db
    .insert(auditLog)
    .values({
      actorKind: caller.staff ? 'staff' : caller.shopperId ? 'shopper' : 'system',
      actorId: String(caller.staff?.id ?? caller.shopperId ?? 0),
      action,
      subjectKind: subject[0],
      subjectId: String(subject[1]),
      before: before ?? null,
      after: after ?? null,
      requestId: caller.requestId,
      createdAt: app.now(),
    })
    .returning({ id: auditLog.id });
  if (!row) throw new Error('a line of the log was not written');
  return row.id;
}

export async function auditEntryById({ db }: Pick<App, 'db'>, id: number) {
  const [row] = await db
    .select({
      actorId: auditLog.actorId,
      action: auditLog.action,
      subjectId: auditLog.subjectId,
      before: auditLog.before,
      after: auditLog.after,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .where(eq(auditLog.id, id));
  return row ?? null;
}

/** Newest first. */
export const auditEntriesAbout = ({ db }: Pick<App, 'db'>, kinds: readonly string[], id: number | string, limit: number) =>
  db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      actorId: auditLog.actorId,
      before: auditLog.before,
      after: auditLog.after,
      at: auditLog.createdAt,
    })
    .from(auditLog)
    .where(and(inArray(auditLog.subjectKind, [...kinds]), eq(auditLog.subjectId, String(id))))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit);

/** What a request contained, in case its service writes no audit entry. */
export type AuditFallback = Pick<Change, 'action' | 'subject'> & { readonly after: object };

/** Runs a staff request. A change without an audit entry is recorded here with the request's contents. */
export async function withAuditFallback<T>(app: App, caller: Caller, fallback: AuditFallback, work: () => Promise<T>): Promise<T> {
  if (!caller.staff) return work();
  const { done, detected } = await detectChanges(work);
  if (detected.hasChanged && !detected.isAudited) await audit(app, caller, { ...fallback, after: withoutSecrets(fallback.after) });
  return done;
}

const secretName = /pass|token|secret|code|hash/i;
const maxTextLength = 200;

/** The request without secrets and files. */
function withoutSecrets(input: object): Record<string, unknown> {
  const entries = Object.entries(input).filter(([name]) => !secretName.test(name));
  return Object.fromEntries(entries.slice(0, 40).map(([name, value]) => [name, shortened(value)]));
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, maxTextLength);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (value instanceof File) return value.name.slice(0, maxTextLength);
  return JSON.stringify(value)?.slice(0, maxTextLength) ?? null;
}
