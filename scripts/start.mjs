import { ensureBuilt } from './bootstrap/build.mjs';
import { handOver } from './bootstrap/child.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { main } from './bootstrap/main.mjs';
import { inRoot } from './bootstrap/place.mjs';

// Runs on the machine's own Node with nothing installed: Node's modules only, until the hand-over.
await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  if (process.argv.includes('--build-only')) return 0;
  return handOver([inRoot('build', 'server', 'index.js'), ...process.argv.slice(2)]);
});
