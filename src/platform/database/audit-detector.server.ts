import { AsyncLocalStorage } from 'node:async_hooks';

type DetectedChanges = { hasChanged: boolean; isAudited: boolean };
const detection = new AsyncLocalStorage<DetectedChanges>();

/** Tables that change with every visit and are not staff decisions. */
const passing = new Set([
  'rate_counters',
  'staff_sessions',
  'shopper_sessions',
  'idempotency_keys',
  'saved_views',
  'visits',
  'daily_visitors',
]);

/** Watches every statement; during a staff request it notes whether something changed, and whether that was audited. */
export const auditDetector = {
  logQuery(statement: string): void {
    const now = detection.getStore();
    if (!now || now.isAudited) return;
    for (const [, table] of statement.matchAll(/\b(?:insert into|update|delete from) "?(\w+)"?/gi)) {
      if (table === 'audit_log') now.isAudited = true;
      else if (table && !passing.has(table)) now.hasChanged = true;
    }
  },
};

export async function detectChanges<T>(work: () => Promise<T>): Promise<{ done: T; detected: Readonly<DetectedChanges> }> {
  const detected: DetectedChanges = { hasChanged: false, isAudited: false };
  return { done: await detection.run(detected, work), detected };
}
