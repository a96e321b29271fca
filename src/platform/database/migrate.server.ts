import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadSetting } from '../env.ts';

/** One migration: a file of SQL statements. */
export type Migration = {
  readonly name: string;
  readonly hash: string;
  readonly statements: readonly string[];
  /** Earlier migrations squashed into this one: a database with all of them already has its schema. */
  readonly replaces?: readonly string[];
};

/** Runs plain SQL inside one transaction. */
export type RunSql = (sql: string, params?: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>;
export type InTransaction = (work: (run: RunSql) => Promise<void>) => Promise<void>;

const recordTable = 'schema_migrations';

/** In order; `squashed.json` names the migrations that one replaces. */
export function readMigrations(folder: string): Migration[] {
  const squashedFile = join(folder, 'squashed.json');
  const squashed: Record<string, string[]> = existsSync(squashedFile) ? JSON.parse(readFileSync(squashedFile, 'utf8')) : {};
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const statements = text
        .split('--> statement-breakpoint')
        .map((statement) => statement.trim())
        .filter(Boolean);
      const name = file.replace(/\.sql$/, '');
      return { name, hash: createHash('sha256').update(text).digest('hex'), statements, replaces: squashed[name] ?? [] };
    });
}

/** Brings the schema up to date. Each migration is one transaction with its own record, so it can be interrupted and rerun. */
export async function migrate(inTransaction: InTransaction, migrations: readonly Migration[]): Promise<string[]> {
  const done: string[] = [];
  let applied = new Map<string, string>();
  await inTransaction(async (run) => {
    await run(
      `CREATE TABLE IF NOT EXISTS ${recordTable} (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    applied = await appliedMigrations(run);
  });
  for (const migration of migrations)
    if (migration.replaces?.some((name) => applied.has(name)))
      await inTransaction(async (run) => {
        await recordSquashed(run, migration);
        applied = await appliedMigrations(run);
      });
  refuseUnknown(applied, migrations);
  for (const migration of migrations.filter(({ name }) => !applied.has(name))) {
    await inTransaction(async (run) => {
      // Several instances may start together: the record is inserted first, so only one does the work.
      const mine = await run(`INSERT INTO ${recordTable} (name, hash) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING RETURNING name`, [
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

const appliedMigrations = async (run: RunSql): Promise<Map<string, string>> =>
  new Map((await run(`SELECT name, hash FROM ${recordTable}`)).map((row) => [String(row.name), String(row.hash)]));

/** A database with every replaced migration gets the record of the squashed one; a partial one is refused. */
async function recordSquashed(run: RunSql, { name, hash, replaces = [] }: Migration): Promise<void> {
  const applied = await appliedMigrations(run);
  const missing = replaces.filter((replaced) => !applied.has(replaced));
  // A concurrent start may have replaced them all.
  if (missing.length === replaces.length) return;
  if (missing.length > 0)
    throw new BadSetting(
      `the database was made by an older version of the shop (it lacks "${missing[0]}"): start the last version with the migration "${replaces.at(-1)}" once, then this one`,
    );
  await run(`INSERT INTO ${recordTable} (name, hash) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING`, [name, hash]);
  for (const replaced of replaces) await run(`DELETE FROM ${recordTable} WHERE name = $1`, [replaced]);
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
