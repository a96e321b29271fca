import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, startPostgres } from '../../tests/kit/postgres.ts';
import type { Home } from './d8-ground.ts';
import type { DrillContext } from './frame.ts';

/** Instructions for a shop to be killed: database, action, and the statement before which it dies. */
export type KilledShop = {
  readonly home: Home;
  readonly isFirst: boolean;
  readonly seed: string;
  /** The action to start, of the closings and then the endings; null checks the invariants and exits. */
  readonly closing: number | null;
  readonly at: number;
};

const kills = 20;
const lastStatement = 70;

/** kill -9 while an order is cancelled or refunded: the next start finds the order untouched, or its refund under way. */
export async function killShops(ground: DrillContext, actionCount: number): Promise<void> {
  const { random, say, engine } = ground;
  const cluster = engine === 'postgres' ? await startPostgres() : null;
  const folder = mkdtempSync(join(tmpdir(), 'tressline-cancel-kills-'));
  const home: Home = cluster ? { url: (await freshDatabase(cluster.url)).url } : { folder };
  let killed = 0;
  try {
    for (let round = 0; round < kills; round += 1) {
      const shop = {
        home,
        isFirst: round === 0,
        seed: String(random.int(1, 1_000_000)),
        closing: round % actionCount,
        at: random.int(5, lastStatement),
      };
      if (await liveAndDie(ground, shop)) killed += 1;
    }
    await liveAndDie(ground, { home, isFirst: false, seed: 'last', closing: null, at: 0 });
    say(`${killed} of ${kills} shops were killed at work`);
  } finally {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** True when it was killed before it finished. */
function liveAndDie({ must }: DrillContext, shop: KilledShop): Promise<boolean> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'r2-killed-shop.ts'), JSON.stringify(shop)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  return new Promise((done, fail) => {
    child.on('close', (code, signal) => {
      if (signal !== 'SIGKILL' && code !== 0) return fail(new Error(`the shop ended with ${code ?? signal}: ${errors}`));
      for (const [kind, holds, what] of output.split('\n').map((line) => line.split('\t')))
        if (kind === 'must') must(holds === 'true', what ?? '');
      must(output.includes('judged\n'), 'a shop that starts after a kill looks at its books');
      done(signal === 'SIGKILL');
    });
  });
}
