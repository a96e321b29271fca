import { countWorkQueues } from '#areas/reports/services/start-page.server.ts';
import { infoOf } from '#areas/staff/services/staff-sessions.server.ts';
import { clockTimeIn } from '#areas/staff/services/when.server.ts';
import type { App, Caller } from '#platform/app.ts';
import { load } from '#platform/load.server.ts';
import { memoized } from '#platform/memoized.server.ts';
import type { Role } from '#site/page.ts';
import type { CountedEntry } from './menu.ts';
import { menuFor } from './menu.ts';

export type SignedInStaff = {
  readonly name: string;
  readonly roles: readonly Role[];
  readonly entries: readonly CountedEntry[];
  readonly at: string;
  readonly clock: string;
};

/** The signed-in person with current roles and queue counts; null at the login page. */
export const loader = load(async ({ app, caller }) => ({ person: caller.staff ? await personOf(app, caller) : null }));

async function personOf(app: App, caller: Caller): Promise<SignedInStaff> {
  const { name, roles } = await infoOf(app, caller);
  const menu = menuFor(roles);
  const waiting = await cachedWorkQueues(app, roles.join());
  const entries = menu.map((entry) => {
    const queue = entry.counts && waiting[entry.counts];
    return queue ? { ...entry, count: queue.count, isLate: queue.lateCount > 0 } : entry;
  });
  return { name, roles, entries, at: app.now().toISOString(), clock: clockTimeIn(app.now(), caller.language) };
}

/** Queue counts by roles: shown on every page, so they are cached. */
const cachedWorkQueues = memoized((app, roles: string) =>
  countWorkQueues(
    app,
    menuFor(roles.split(',') as Role[]).flatMap(({ counts }) => (counts ? [counts] : [])),
  ),
);
