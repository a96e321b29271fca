import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { activeJobStates, jobStates, mailStates, unfinishedUploadStates, uploadStates } from '#kernel/platform-states.ts';
import { stateList } from '#kernel/states.ts';

export const languages = ['en', 'zh'] as const;

export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
export const bigId = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
export const moment = (name: string) => timestamp(name, { withTimezone: true });
export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () => moment('updated_at').notNull().defaultNow();

/** A text column restricted to the given values. */
export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in ${sql.raw(stateList(values))}`);

/** For an index over the rows of some states. */
export const columnIn = (column: 'state' | 'status', states: readonly string[]) => sql.raw(`${column} in ${stateList(states)}`);

/** All the given numbers are zero or more. */
export const neverNegative = (name: string, ...columns: AnyPgColumn[]) => check(name, allOf(columns.map((column) => sql`${column} >= 0`)));

/** Texts that must not be empty. */
export const filled = (name: string, ...columns: AnyPgColumn[]) =>
  check(name, allOf(columns.map((column) => sql`length(trim(${column})) > 0`)));

/** An email address that cannot inject a second one into a mail header. */
export const mailbox = (name: string, column: AnyPgColumn) =>
  check(name, sql`length(${column}) <= 254 and ${column} ~ '^[^@[:space:],"<>]+@[^@[:space:],"<>]+$'`);

const allOf = (conditions: SQL[]) => sql.join(conditions, sql.raw(' and '));

export const ownerKinds = ['shopper', 'guest', 'staff', 'system'] as const;

/** One permitted upload; its key is chosen by the server. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    key: text('key').notNull().unique(),
    // The owner belongs to a later area, so it is named by kind and id.
    ownerKind: text('owner_kind', { enum: ownerKinds }).notNull(),
    ownerId: text('owner_id').notNull(),
    purpose: text('purpose').notNull(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type'),
    bytes: integer('bytes'),
    width: integer('width'),
    height: integer('height'),
    sha256: text('sha256'),
    isPublic: boolean('is_public').notNull().default(false),
    state: text('state', { enum: uploadStates }).notNull().default('promised'),
    variantWidths: integer('variant_widths').array().notNull().default([]),
    refusedReason: text('refused_reason'),
    expiresAt: moment('expires_at').notNull(),
    finishedAt: moment('finished_at'),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('uploads_state', t.state, uploadStates),
    oneOf('uploads_owner_kind', t.ownerKind, ownerKinds),
    neverNegative('uploads_sizes', t.bytes, t.width, t.height),
    index('uploads_owner').on(t.ownerKind, t.ownerId, t.createdAt.desc().nullsFirst()),
    index('uploads_unfinished').on(t.expiresAt).where(columnIn('state', unfinishedUploadStates)),
  ],
);

/** One background job with its progress. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: text('kind').notNull(),
    // While a job with this key waits or runs, a second one is refused.
    uniqueKey: text('unique_key'),
    payload: jsonb('payload').notNull().default({}),
    state: text('state', { enum: jobStates }).notNull().default('waiting'),
    priority: integer('priority').notNull().default(0),
    runAt: moment('run_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    maxAttempts: integer('max_attempts').notNull().default(5),
    claimedBy: text('claimed_by'),
    claimedUntil: moment('claimed_until'),
    ownerKind: text('owner_kind', { enum: ownerKinds }).notNull().default('system'),
    ownerId: text('owner_id').notNull().default(''),
    totalCount: integer('total_count').notNull().default(0),
    doneCount: integer('done_count').notNull().default(0),
    createdCount: integer('created_count').notNull().default(0),
    updatedCount: integer('updated_count').notNull().default(0),
    skippedCount: integer('skipped_count').notNull().default(0),
    failedCount: integer('failed_count').notNull().default(0),
    result: jsonb('result'),
    lastError: text('last_error'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('jobs_state', t.state, jobStates),
    oneOf('jobs_owner_kind', t.ownerKind, ownerKinds),
    neverNegative('jobs_counts', t.attempts, t.totalCount, t.doneCount, t.createdCount, t.updatedCount, t.skippedCount, t.failedCount),
    check('jobs_claim', sql`(${t.claimedBy} is null) = (${t.claimedUntil} is null)`),
    uniqueIndex('jobs_unique_key').on(t.uniqueKey).where(columnIn('state', activeJobStates)),
    index('jobs_due').on(t.priority.desc().nullsFirst(), t.runAt).where(columnIn('state', activeJobStates)),
    index('jobs_owner').on(t.ownerKind, t.ownerId, t.createdAt.desc().nullsFirst()),
    index('jobs_state_created').on(t.state, t.createdAt.desc().nullsFirst()),
  ],
);

/** Why one item of a job failed. */
export const jobFailures = pgTable(
  'job_failures',
  {
    id: bigId(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    rowNumber: integer('row_number').notNull(),
    subject: text('subject').notNull().default(''),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('job_failures_row').on(t.jobId, t.rowNumber)],
);

/** One email of the outbox; each event is emailed once per kind. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    kind: text('kind').notNull(),
    toEmail: text('to_email').notNull(),
    language: text('language', { enum: languages }).notNull().default('en'),
    subjectLine: text('subject_line').notNull(),
    textBody: text('text_body').notNull(),
    htmlBody: text('html_body'),
    headers: jsonb('headers').notNull().default({}),
    state: text('state', { enum: mailStates }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    sendAfter: moment('send_after').notNull().defaultNow(),
    claimedBy: text('claimed_by'),
    claimedUntil: moment('claimed_until'),
    messageId: text('message_id'),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('mails_once').on(t.subjectKind, t.subjectId, t.kind),
    oneOf('mails_state', t.state, mailStates),
    oneOf('mails_language', t.language, languages),
    mailbox('mails_to', t.toEmail),
    check('mails_subject_line', sql`${t.subjectLine} !~ '[\\r\\n]'`),
    check('mails_sent', sql`(${t.state} = 'sent') = (${t.sentAt} is not null)`),
    check('mails_claim', sql`(${t.claimedBy} is null) = (${t.claimedUntil} is null)`),
    index('mails_due').on(t.sendAfter).where(sql`state in ('waiting', 'sending')`),
    index('mails_created').on(t.createdAt.desc().nullsFirst()),
    index('mails_words').using('gin', sql`(lower(to_email || ' ' || subject_line)) gin_trgm_ops`),
    index('mails_to_created').on(sql`lower(to_email)`, t.createdAt.desc().nullsFirst()),
  ],
);

/** One change with before and after; rows never change. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigId(),
    actorKind: text('actor_kind', { enum: ownerKinds }).notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull().default(''),
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    ipHash: text('ip_hash'),
    requestId: text('request_id'),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('audit_log_actor_kind', t.actorKind, ownerKinds),
    index('audit_log_subject').on(t.subjectKind, t.subjectId, t.createdAt.desc().nullsFirst()),
    index('audit_log_actor').on(t.actorKind, t.actorId, t.createdAt.desc().nullsFirst()),
    index('audit_log_created').on(t.createdAt.desc().nullsFirst()),
  ],
);

/** Count of one key, mostly failures, in one time window. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    bucket: text('bucket').notNull(),
    key: text('key').notNull(),
    windowStart: moment('window_start').notNull(),
    count: integer('count').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.bucket, t.key, t.windowStart] }),
    neverNegative('rate_counters_count', t.count),
    index('rate_counters_expiry').on(t.expiresAt),
  ],
);

/** One repeatable request and its answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    lockedUntil: moment('locked_until'),
    httpStatus: integer('http_status'),
    answer: jsonb('answer'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_keys_expiry').on(t.expiresAt)],
);

/** Daily count of one kind of event by page, source, device and place; no person is stored. */
export const visits = pgTable(
  'visits',
  {
    id: bigId(),
    day: date('day', { mode: 'string' }).notNull(),
    event: text('event').notNull(),
    path: text('path').notNull().default(''),
    source: text('source').notNull().default(''),
    device: text('device').notNull().default(''),
    country: text('country').notNull().default(''),
    region: text('region').notNull().default(''),
    count: integer('count').notNull().default(0),
  },
  (t) => [
    unique('visits_once').on(t.day, t.event, t.path, t.source, t.device, t.country, t.region),
    neverNegative('visits_count', t.count),
    index('visits_event_day').on(t.event, t.day),
  ],
);

/** A visitor was seen on a day; the hash is salted daily and deleted. */
export const dailyVisitors = pgTable(
  'daily_visitors',
  {
    day: date('day', { mode: 'string' }).notNull(),
    visitorHash: text('visitor_hash').notNull(),
    source: text('source').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.day, t.visitorHash] })],
);

export const dailyAggregates = ['orders', 'ledger', 'checks'] as const;

/** A day's sums are outdated. */
export const staleDays = pgTable(
  'stale_days',
  { id: bigId(), aggregate: text('aggregate', { enum: dailyAggregates }).notNull(), day: date('day', { mode: 'string' }).notNull() },
  (t) => [oneOf('stale_days_aggregate', t.aggregate, dailyAggregates), index('stale_days_day').on(t.aggregate, t.day)],
);

/** One row is one fact about this installation, such as how far seeding came. */
export const appMetadata = pgTable('app_metadata', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: updatedAt(),
});

/** One row is what the double of a provider remembers under a key; the shop itself never reads it. */
export const doubleRecords = pgTable(
  'double_records',
  {
    id: bigId(),
    provider: text('provider').notNull(),
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [unique('double_records_key').on(t.provider, t.key), filled('double_records_filled', t.provider, t.key)],
);
