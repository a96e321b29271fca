import type { App } from '#platform/app.ts';
import { orderNumbersByIds } from '../store/causes.server.ts';

type Caused = { readonly causeKind: string; readonly causeId: string };

export async function orderNumbersOfMovements(app: App, rows: readonly Caused[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.filter(({ causeKind }) => causeKind === 'order').map(({ causeId }) => Number(causeId)))].filter(
    Number.isSafeInteger,
  );
  if (ids.length === 0) return new Map();
  return new Map((await orderNumbersByIds(app.db, ids)).map(({ id, number }) => [String(id), number]));
}
