import type { App } from '#platform/app.ts';
import { policiesOf } from '../service.server.ts';
import { putPolicy } from '../store/desks.server.ts';

/** Keeps numbers that follow from another book; pages that tell them are made anew. Only numbers the shop knows are written. */
export async function keepNumbers(app: App, numbers: ReadonlyMap<string, number>): Promise<void> {
  const known = await policiesOf(app);
  const changed = [...numbers].filter(([name, value]) => known.has(name) && known.get(name) !== value);
  for (const [name, value] of changed) await putPolicy(app.db, name, { value, updatedAt: app.now() });
  if (changed.length > 0) await app.pages.drop(['policies']);
}
