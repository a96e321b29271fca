import { AsyncLocalStorage } from 'node:async_hooks';

type Heard = { hasChanged: boolean; isAudited: boolean };
const hearing = new AsyncLocalStorage<Heard>();

/** What comes and goes with a visit and is nobody's decision. */
const passing = new Set([
  'rate_counters',
  'staff_sessions',
  'shopper_sessions',
  'idempotency_keys',
  'saved_views',
  'visits',
  'daily_visitors',
]);

/** Hears every statement; while a request of staff is watched it notes whether something was changed, and whether that was written down. */
export const auditDetector = {
  logQuery(statement: string): void {
    const now = hearing.getStore();
    if (!now || now.isAudited) return;
    for (const [, table] of statement.matchAll(/\b(?:insert into|update|delete from) "?(\w+)"?/gi)) {
      if (table === 'audit_log') now.isAudited = true;
      else if (table && !passing.has(table)) now.hasChanged = true;
    }
  },
};

/** Does the work and tells what was heard of it. */
export async function detectChanges<T>(work: () => Promise<T>): Promise<{ done: T; heard: Readonly<Heard> }> {
  const heard: Heard = { hasChanged: false, isAudited: false };
  return { done: await hearing.run(heard, work), heard };
}
