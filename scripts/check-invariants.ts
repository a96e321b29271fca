import { openEmbeddedStore, type Store } from '#platform/database/open.server.ts';
import { openPostgresStore } from '#platform/database/postgres.server.ts';
import { BadSetting, readSettings } from '#platform/env.ts';
import { allChecks, checkInvariant, invariants } from '#platform/invariants.server.ts';

/**
 * Checks the invariants of money and stock, prints one line for each with its duration, and exits with 1 when one is broken. `--all` also
 * checks sums and figures, `--rows` prints the rows that break an invariant.
 */
const isAll = process.argv.includes('--all');
const hasRows = process.argv.includes('--rows');

async function check(store: Store): Promise<void> {
  let broken = 0;
  // Invariants read whole tables, so they run without the time limit of requests.
  await store.load(async (_, db) => {
    for (const invariant of isAll ? allChecks : invariants) {
      const startedAt = performance.now();
      const { brokenCount, sample } = await checkInvariant(db, invariant);
      const tookMs = Math.round(performance.now() - startedAt);
      if (brokenCount > 0) broken += 1;
      console.log(
        `${brokenCount === 0 ? 'holds ' : 'BROKEN'} ${String(tookMs).padStart(6)} ms  ${invariant.name}: ${invariant.rule}${brokenCount === 0 ? '' : ` (${brokenCount} rows)`}`,
      );
      if (hasRows) for (const row of sample) console.log(`         ${JSON.stringify(row)}`);
    }
  });
  console.log(broken === 0 ? 'All invariants hold.' : `${broken} invariants are broken.`);
  process.exitCode = broken === 0 ? 0 : 1;
}

try {
  const { DATABASE_URL, DATA_DIR } = readSettings(process.env);
  const store = DATABASE_URL ? await openPostgresStore(DATABASE_URL, () => undefined) : await openEmbeddedStore(DATA_DIR);
  try {
    await check(store);
  } finally {
    await store.close();
  }
} catch (error) {
  if (!(error instanceof BadSetting)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
