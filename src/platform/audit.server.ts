import { createHash } from 'node:crypto';
import type { App, Caller } from './app.ts';
import { listening } from './database/ear.server.ts';
import { auditLog } from './tables.ts';

/** One change somebody made: what was done, to what, and how it was before and after. */
export type Change = {
  readonly action: string;
  readonly kind: string;
  readonly id: number | string;
  readonly before?: object | null;
  readonly after?: object | null;
};

/** Writes a change down inside the caller's transaction: no change without its row, no row without its change. */
export async function writeAudit(app: App, caller: Caller, { action, kind, id, before, after }: Change): Promise<void> {
  await app.db.insert(auditLog).values({
    actorKind: caller.staff ? 'staff' : 'guest',
    actorId: String(caller.staff?.id ?? 0),
    action,
    subjectKind: kind,
    subjectId: String(id),
    before: before ?? null,
    after: after ?? null,
    ipHash: createHash('sha256').update(`${app.secret} ${caller.ip}`).digest('hex').slice(0, 24),
    requestId: caller.requestId,
    createdAt: app.now(),
  });
}

/** Does the work of a staff request. What it changed without saying so is written down here, with what was asked for. */
export async function watched<T>(app: App, caller: Caller, asked: Change, work: () => Promise<T>): Promise<T> {
  if (!caller.staff) return work();
  const { done, heard } = await listening(work);
  if (heard.hasChanged && !heard.isAudited) await writeAudit(app, caller, { ...asked, after: withoutSecrets(asked.after ?? {}) });
  return done;
}

const secretName = /pass|token|secret|code|hash/i;
const longest = 200;

/** What was asked for, without what opens doors and without files. */
function withoutSecrets(asked: object): Record<string, unknown> {
  const kept = Object.entries(asked).filter(([name]) => !secretName.test(name));
  return Object.fromEntries(kept.slice(0, 40).map(([name, value]) => [name, shortened(value)]));
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, longest);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (value instanceof File) return value.name.slice(0, longest);
  return JSON.stringify(value)?.slice(0, longest) ?? null;
}
