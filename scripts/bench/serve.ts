import { resolve } from 'node:path';

/** Runs the built shop for the bench; "made" renders every page each time, which no setting can do. */
const { openShop, runShop } = await import(resolve('build/server/index.js'));
await runShop((source: Record<string, string | undefined>) => openShop(source, { cache: process.argv[2] !== 'made' }));
