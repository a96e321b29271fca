import { checkBooks, invariants } from '#areas/storefront/seed/books.server.ts';
import { openEmbeddedStore, type Store } from '#platform/database/open.server.ts';
import { openPostgresStore } from '#platform/database/postgres.server.ts';
import { BadSetting, readSettings } from '#platform/env.ts';

/** Asks the laws money and goods stand on (I-1 to I-15), prints one line each, and ends with 1 when one is broken. */
async function main(): Promise<number> {
  const settings = readSettings(process.env);
  const store: Store = settings.DATABASE_URL
    ? await openPostgresStore(settings.DATABASE_URL, () => undefined)
    : await openEmbeddedStore(settings.DATA_DIR);
  try {
    let broken = 0;
    await store.load(async (_, db) => {
      for (const { name, law, brokenCount } of invariants(await checkBooks(db))) {
        if (brokenCount > 0) broken += 1;
        console.log(`${brokenCount === 0 ? 'holds ' : 'BROKEN'}  ${name}: ${law}${brokenCount === 0 ? '' : ` (${brokenCount} rows)`}`);
      }
    });
    console.log(broken === 0 ? 'All invariants hold.' : `${broken} invariants are broken.`);
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
