import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadSetting } from '../env.ts';

/** One step of the schema: a file of SQL statements. */
export type Migration = { readonly name: string; readonly hash: string; readonly statements: readonly string[] };

/** What migrating needs of an engine: plain SQL, inside one transaction. */
export type Plain = (sql: string, params?: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>;
export type InTransaction = (work: (run: Plain) => Promise<void>) => Promise<void>;

const keptIn = 'schema_migrations';

export function migrationsIn(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const statements = text
        .split('--> statement-breakpoint')
        .map((statement) => statement.trim())
        .filter(Boolean);
      return { name: file.replace(/\.sql$/, ''), hash: createHash('sha256').update(text).digest('hex'), statements };
    });
}

/** Brings the schema up to date. Each step is one transaction with its own record, so it can be interrupted and run again. */
export async function migrate(inTransaction: InTransaction, migrations: readonly Migration[]): Promise<string[]> {
  const done: string[] = [];
  let applied = new Map<string, string>();
  await inTransaction(async (run) => {
    await run(
      `CREATE TABLE IF NOT EXISTS ${keptIn} (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    applied = new Map((await run(`SELECT name, hash FROM ${keptIn}`)).map((row) => [String(row.name), String(row.hash)]));
  });
  refuseUnknown(applied, migrations);
  for (const migration of migrations.filter(({ name }) => !applied.has(name))) {
    await inTransaction(async (run) => {
      // Several instances may start together: the record is taken first, so only one of them does the work.
      const mine = await run(`INSERT INTO ${keptIn} (name, hash) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING RETURNING name`, [
        migration.name,
        migration.hash,
      ]);
      if (mine.length === 0) return;
      for (const statement of migration.statements) await run(statement);
      done.push(migration.name);
    });
  }
  return done;
}

function refuseUnknown(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]));
  for (const [name, hash] of applied) {
    if (!known.has(name))
      throw new BadSetting(
        `the database was made by a newer version of the shop (it knows "${name}"): start that version, or point DATA_DIR or DATABASE_URL elsewhere`,
      );
    if (known.get(name) !== hash)
      throw new BadSetting(
        `the migration "${name}" was changed after it was applied to this database: restore the file, changes go into a new migration`,
      );
  }
}
