import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/open.server.ts';

/** A lock timeout fails one statement; a dead process or lost connection fails all that follow. */
export type InterruptionKind = 'lockTimeout' | 'lost';

export type InterruptedApp = { readonly app: App; isInterrupted(): boolean };

/** The same shop over its own connection with counted statements; the one with this number, and perhaps all after it, fail. */
export function interruptAt(app: App, at: number, kind: InterruptionKind, onInterrupt: () => void = () => undefined): InterruptedApp {
  let count = 0;
  const logQuery = (statement: string): void => {
    // What is not committed is rolled back, and a transaction that did not begin equals one whose first statement fails.
    if (/^(begin|rollback)/i.test(statement)) return;
    count += 1;
    const isHit = kind === 'lost' ? count >= at : count === at;
    if (!isHit) return;
    onInterrupt();
    throw Object.assign(new Error(`${kind} at statement ${at}: ${statement.slice(0, 60)}`), {
      code: kind === 'lost' ? 'ECONNRESET' : '55P03',
    });
  };
  const db = watchedDatabase(app, logQuery);
  return { app: { ...app, db, store: { ...app.store, db } }, isInterrupted: () => count >= at };
}

/** The database client with a hook before each statement. */
function watchedDatabase({ store }: App, logQuery: (statement: string) => void): Database {
  const { $client: client } = store.db as Database & { readonly $client: never };
  const config = { client, logger: { logQuery } };
  return (store.engine === 'postgres' ? drizzlePostgres(config) : drizzleEmbedded(config)) as unknown as Database;
}

/** Sabotage: each statement is committed by itself. */
export function withoutTransactions(app: App): App {
  const db: Database = Object.create(app.db);
  Object.assign(db, { transaction: (work: (inside: Database) => Promise<unknown>) => work(db) });
  return { ...app, db, store: { ...app.store, db } };
}
