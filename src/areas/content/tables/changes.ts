import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { staffMembers } from '#areas/staff/tables.ts';
import { createdAt, filled, id, moment, oneOf, updatedAt } from '#platform/tables.ts';
import type { ContentFields } from '../rules/content-forms.ts';

export const changeStates = ['draft', 'planned', 'published', 'undone', 'dropped', 'failed'] as const;

/** One change of staff-maintained content: draft, scheduled, published, or undone. */
export const plannedChanges = pgTable(
  'planned_changes',
  {
    id: id(),
    kind: text('kind').notNull(),
    // Key of the changed item; empty while it does not exist yet.
    key: text('key').notNull().default(''),
    state: text('state', { enum: changeStates }).notNull().default('draft'),
    // Null before: created. Null after: deleted.
    before: jsonb('before').$type<ContentFields>(),
    after: jsonb('after').$type<ContentFields>(),
    note: text('note').notNull().default(''),
    // Increases with every save, so that of two concurrent writers the second gets an error.
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
