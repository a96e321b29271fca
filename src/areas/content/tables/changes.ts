import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { staffMembers } from '#areas/staff/tables.ts';
import { createdAt, filled, id, moment, oneOf, updatedAt } from '#platform/tables.ts';
import type { ContentFields } from '../rules/content-forms.ts';

export const changeStates = ['draft', 'planned', 'published', 'undone', 'dropped', 'failed'] as const;

/** One row is one change of something staff keep, such as a question or a banner: begun, planned for a day, done, or taken back. */
export const plannedChanges = pgTable(
  'planned_changes',
  {
    id: id(),
    kind: text('kind').notNull(),
    // What is changed, by its own key; empty while it does not exist yet.
    key: text('key').notNull().default(''),
    state: text('state', { enum: changeStates }).notNull().default('draft'),
    // Null before: it is new. Null after: it goes away.
    before: jsonb('before').$type<ContentFields>(),
    after: jsonb('after').$type<ContentFields>(),
    note: text('note').notNull().default(''),
    // Rises with every saving, so that of two people who save the second is told.
    version: integer('version').notNull().default(1),
    publishAt: moment('publish_at'),
    publishedAt: moment('published_at'),
    staffId: integer('staff_id').references(() => staffMembers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('planned_changes_state', t.state, changeStates),
    filled('planned_changes_kind', t.kind),
    check('planned_changes_day', sql`${t.state} <> 'planned' or ${t.publishAt} is not null`),
    uniqueIndex('planned_changes_one_draft').on(t.kind, t.key).where(sql`state = 'draft' and key <> ''`),
    index('planned_changes_history').on(t.kind, t.key, t.id.desc().nullsFirst()),
    index('planned_changes_due').on(t.publishAt).where(sql`state = 'planned'`),
  ],
);
