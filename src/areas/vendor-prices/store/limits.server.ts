import { asc, inArray } from 'drizzle-orm';
import { webConfig } from '#areas/content/tables/site.ts';
import type { Database } from '#platform/database/open.server.ts';

export async function settingsNamed(db: Database, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ name: webConfig.name, value: webConfig.value })
    .from(webConfig)
    .where(inArray(webConfig.name, [...names]))
    .orderBy(asc(webConfig.id))
    .limit(names.length);
  return new Map(rows.map(({ name, value }) => [name, value]));
}

export async function writeSetting(db: Database, name: string, value: string, at: Date): Promise<void> {
  await db
    .insert(webConfig)
    .values({ name, value, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({ target: webConfig.name, set: { value, updatedAt: at } });
}
