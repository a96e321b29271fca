import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#platform/root.server.ts';

/** `npm run migrations -- --name what-changes` writes the next migration from the tables, and keeps only the newest snapshot of the schema. */
const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], { stdio: 'inherit', cwd: projectRoot() });
const folder = join(projectRoot(), 'migrations', 'meta');
const snapshots = readdirSync(folder)
  .filter((file) => file.endsWith('_snapshot.json'))
  .sort();
if (status === 0) for (const file of snapshots.slice(0, -1)) rmSync(join(folder, file));
process.exitCode = status ?? 1;
