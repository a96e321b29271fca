import { handOver } from './bootstrap/child.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { main } from './bootstrap/main.mjs';
import { runsOnModernNode } from './bootstrap/place.mjs';

// Runs on the machine's own Node until the packages are there, then again on Node 24, which also runs TypeScript.
await main(async () => {
  await ensureInstalled();
  const args = process.argv.slice(2);
  if (!runsOnModernNode) return handOver([process.argv[1], ...args]);
  const { examine } = await import('./bootstrap/examine.mjs');
  const words = args.filter((arg) => !arg.startsWith('--'));
  return examine({ isQuick: args.includes('--quick'), isCi: process.env.CI === 'true', words });
});
