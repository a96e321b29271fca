import type { App } from '#platform/app.ts';
import { savePolicy } from '../store/content-rows.server.ts';
import { policiesOf } from './site-settings.server.ts';

/** Saves numbers that follow from elsewhere and invalidates pages that show them. Only known numbers are written. */
export async function savePolicyNumbers(app: App, numbers: ReadonlyMap<string, number>): Promise<void> {
  const known = await policiesOf(app);
  const changed = [...numbers].filter(([name, value]) => known.has(name) && known.get(name) !== value);
  for (const [name, value] of changed) await savePolicy(app.db, name, { value, updatedAt: app.now() });
  if (changed.length > 0) await app.pageCache.invalidate(['policies']);
}
