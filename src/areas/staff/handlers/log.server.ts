import { on } from '#api/handle.server.ts';
import { later } from '#kernel/dates.ts';
import { endOfDay, startOfDay } from '#platform/time-zone.server.ts';
import * as calls from '../calls/log.ts';
import { auditActorName, listAuditEntries } from '../services/audit-log.server.ts';
import { listJobs, retryJob, stopBackgroundJob } from '../services/jobs.server.ts';

export const logHandlers = [
  on(calls.auditGet, async ({ staff_id, kind, subject_id, from, to, keyword, page, page_size }, app, { language }) => {
    const { items, total } = await listAuditEntries(app, {
      staffId: staff_id,
      kind,
      subject: subject_id,
      from: from ? startOfDay(from) : undefined,
      before: to ? later(endOfDay(to), 1) : undefined,
      searchText: keyword || undefined,
      limit: page_size,
      offset: (page - 1) * page_size,
    });
    return {
      items: items.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        actor_kind: row.actorKind,
        actor_id: row.actorId,
        actor_name: auditActorName(row, language),
        action: row.action,
        subject_kind: row.subjectKind,
        subject_id: row.subjectId,
        before: row.before,
        after: row.after,
      })),
      total,
      page,
      page_size,
    };
  }),
  on(calls.jobsGet, async ({ state, kind, page, page_size }, app) => {
    const { items, total } = await listJobs(app, { state, kind, limit: page_size, offset: (page - 1) * page_size });
    return {
      items: items.map((row) => ({
        id: row.id,
        kind: row.kind,
        state: row.state,
        attempts: row.attempts,
        total: row.totalCount,
        done: row.doneCount,
        created: row.createdCount,
        updated: row.updatedCount,
        skipped: row.skippedCount,
        failed: row.failedCount,
        last_error: row.lastError,
        create_time: row.createdAt.toISOString(),
        finish_time: row.finishedAt?.toISOString() ?? null,
      })),
      total,
      page,
      page_size,
    };
  }),
  on(calls.jobsRetry, async ({ id }, app, caller) => {
    await retryJob(app, caller, id);
    return {};
  }),
  on(calls.jobsStop, async ({ id }, app, caller) => {
    await stopBackgroundJob(app, caller, id);
    return {};
  }),
];
