import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { answerTemplates } from '../tables.ts';

type Row = typeof answerTemplates.$inferSelect;
export type TemplateTexts = Pick<Row, 'nameEn' | 'nameZh' | 'kind' | 'bodyEn' | 'bodyZh'>;

export async function templateById(db: Database, id: number): Promise<Row | null> {
  const [row] = await db.select().from(answerTemplates).where(eq(answerTemplates.id, id));
  return row ?? null;
}

/** Null when the name is taken. */
export async function insertTemplate(db: Database, texts: TemplateTexts, now: Date): Promise<number | null> {
  const last = db.select({ next: sql<number>`coalesce(max(${answerTemplates.position}), 0) + 1` }).from(answerTemplates);
  const [made] = await db
    .insert(answerTemplates)
    .values({ ...texts, position: sql`(${last})`, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: answerTemplates.id });
  return made?.id ?? null;
}

/** In either language: two templates of the same name could not be distinguished. */
export async function isNameTaken(db: Database, { nameEn, nameZh }: TemplateTexts, but: number | null): Promise<boolean> {
  const isSame = or(eq(answerTemplates.nameEn, nameEn), eq(answerTemplates.nameZh, nameZh));
  const [row] = await db
    .select({ id: answerTemplates.id })
    .from(answerTemplates)
    .where(but === null ? isSame : and(isSame, ne(answerTemplates.id, but)))
    .limit(1);
  return row !== undefined;
}

export const updateTemplate = (db: Database, id: number, changes: Partial<Row>) =>
  db.update(answerTemplates).set(changes).where(eq(answerTemplates.id, id));

export const deleteTemplate = (db: Database, id: number) => db.delete(answerTemplates).where(eq(answerTemplates.id, id));
