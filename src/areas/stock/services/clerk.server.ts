import { Refused } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { writeAudit } from '../store/movements.server.ts';

/** Whoever works at the shelves, proved by the office's door. */
export type Clerk = { readonly id: number; readonly requestId: string };

export function clerkIn({ staff, requestId }: Caller): Clerk {
  if (!staff) throw new Refused('forbidden');
  return { id: staff.id, requestId };
}

type Change = {
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string | number;
  readonly before?: object | null;
  readonly after?: object | null;
};

/** One line in the log of changes, written with the change itself. */
export const noteChange = (inside: App, clerk: Clerk, { action, subjectKind, subjectId, before = null, after = null }: Change) =>
  writeAudit(inside.db, {
    ...{ staffId: clerk.id, requestId: clerk.requestId, action, subjectKind, before, after },
    subjectId: String(subjectId),
    at: inside.now(),
  });
