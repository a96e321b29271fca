import { type BookResult, checkBooks } from '#areas/storefront/seed/books.server.ts';
import { openEmbeddedStore, type Store } from '#platform/database/open.server.ts';
import { openPostgresStore } from '#platform/database/postgres.server.ts';
import { BadSetting, readSettings } from '#platform/env.ts';

/** Asks the laws of the books that are chosen, prints one line each, and ends the process with 1 when one is broken. */
export async function askBooks(what: string, chosen: (results: readonly BookResult[]) => readonly BookResult[]): Promise<void> {
  try {
    const broken = (await asked(chosen)).filter(({ brokenCount }) => brokenCount > 0).length;
    console.log(broken === 0 ? `All ${what} hold.` : `${broken} ${what} are broken.`);
    process.exitCode = broken === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof BadSetting)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function asked(chosen: (results: readonly BookResult[]) => readonly BookResult[]): Promise<readonly BookResult[]> {
  const settings = readSettings(process.env);
  const store: Store = settings.DATABASE_URL
    ? await openPostgresStore(settings.DATABASE_URL, () => undefined)
    : await openEmbeddedStore(settings.DATA_DIR);
  try {
    let results: readonly BookResult[] = [];
    // The laws read whole tables, so they run where no time limit ends them.
    await store.load(async (_, db) => {
      results = chosen(await checkBooks(db));
    });
    for (const { name, law, brokenCount } of results)
      console.log(`${brokenCount === 0 ? 'holds ' : 'BROKEN'}  ${name}: ${law}${brokenCount === 0 ? '' : ` (${brokenCount} rows)`}`);
    return results;
  } finally {
    await store.close();
  }
}
