import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database/open.server.ts';
import { appMetadata } from './tables.ts';

const factName = 'secret';

/** The signing secret when SESSION_SECRET is not set: created once, the same for every process and start. */
export async function shopSecret(db: Database): Promise<string> {
  await db
    .insert(appMetadata)
    .values({ name: factName, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select({ value: appMetadata.value }).from(appMetadata).where(eq(appMetadata.name, factName));
  if (typeof row?.value !== 'string') throw new Error('the secret of this installation cannot be read');
  return row.value;
}
