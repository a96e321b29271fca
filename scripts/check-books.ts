import { checkBooks } from '#areas/storefront/seed/books.server.ts';
import { openEmbeddedStore, type Store } from '#platform/database/open.server.ts';
import { openPostgresStore } from '#platform/database/postgres.server.ts';
import { BadSetting, readSettings } from '#platform/env.ts';

/** Asks every law of the books, prints one line each, and ends with 1 when one is broken. */
async function main(): Promise<number> {
  const settings = readSettings(process.env);
  const store: Store = settings.DATABASE_URL
    ? await openPostgresStore(settings.DATABASE_URL, () => undefined)
    : await openEmbeddedStore(settings.DATA_DIR);
  try {
    let broken = 0;
    // The laws read whole tables, so they run where no time limit ends them.
    await store.load(async (_, db) => {
      for (const { name, law, brokenCount } of await checkBooks(db)) {
        if (brokenCount > 0) broken += 1;
        console.log(`${brokenCount === 0 ? 'holds ' : 'BROKEN'}  ${name}: ${law}${brokenCount === 0 ? '' : ` (${brokenCount} rows)`}`);
      }
    });
    console.log(broken === 0 ? 'All books are in order.' : `${broken} laws are broken.`);
    return broken === 0 ? 0 : 1;
  } finally {
    await store.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof BadSetting)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
