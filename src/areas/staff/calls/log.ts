import { z } from 'zod';
import { call } from '#api/call.ts';
import { day, listed, paged, typedId } from '#api/fields.ts';

const managerRoles = ['owner', 'manager'] as const;

export const auditGet = call({
  name: 'admin.audit.getWithQuery',
  method: 'POST',
  path: '/admin/audit/get_with_query',
  who: managerRoles,
  summary: 'The audit log, newest first, with values before and after',
  input: z.object({
    staff_id: typedId.optional(),
    kind: z.string().max(60).optional(),
    subject_id: z.string().max(60).optional(),
    from: day.optional(),
    to: day.optional(),
    keyword: z.string().trim().max(100).optional(),
    ...paged,
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        at: z.string(),
        actor_kind: z.string(),
        actor_id: z.string(),
        actor_name: z.string(),
        action: z.string(),
        subject_kind: z.string(),
        subject_id: z.string(),
        before: z.unknown(),
        after: z.unknown(),
      }),
    ),
    ...listed,
  }),
});

const state = z.enum(['waiting', 'running', 'failed', 'done', 'cancelled']);

export const jobsGet = call({
  name: 'admin.jobs.getWithQuery',
  method: 'POST',
  path: '/admin/jobs/get_with_query',
  who: managerRoles,
  summary: 'Background jobs: status, progress and failures',
  input: z.object({ state: state.optional(), kind: z.string().max(60).optional(), ...paged }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        kind: z.string(),
        state,
        attempts: z.number().int(),
        total: z.number().int(),
        done: z.number().int(),
        created: z.number().int(),
        updated: z.number().int(),
        skipped: z.number().int(),
        failed: z.number().int(),
        last_error: z.string().nullable(),
        create_time: z.string(),
        finish_time: z.string().nullable(),
      }),
    ),
    ...listed,
  }),
});

export const jobsRetry = call({
  name: 'admin.jobs.retry',
  method: 'POST',
  path: '/admin/jobs/retry',
  who: managerRoles,
  summary: 'Retries a job that failed or was stopped',
  input: z.object({ id: typedId }),
  output: z.object({}),
});

export const jobsStop = call({
  name: 'admin.jobs.stop',
  method: 'POST',
  path: '/admin/jobs/stop',
  who: managerRoles,
  summary: 'Stops a job',
  input: z.object({ id: typedId }),
  output: z.object({}),
});
