import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, startPostgres } from '../../tests/kit/postgres.ts';
import { type Home, type KillPlan, points } from './d8-ground.ts';
import type { Drill, DrillContext } from './frame.ts';

/** kill -9 at each step of a sale, and anywhere: after the next start everything the provider captured is recorded, once. */
export const kills: Drill = {
  name: 'D8',
  title: 'kill -9 before and after every step of a sale',
  engines: ['embedded', 'postgres'],
  rounds: { full: 100, short: 4 },
  sabotage: 'nobody reconciles after the kill',
  async run(ground) {
    const cluster = ground.engine === 'postgres' ? await startPostgres() : null;
    const folder = mkdtempSync(join(tmpdir(), 'tressline-kills-'));
    const home: Home = cluster ? { url: (await freshDatabase(cluster.url)).url } : { folder };
    const isCareless = ground.isSabotaged;
    let told: readonly string[] = [];
    try {
      for (let round = 0; round < ground.rounds; round += 1) {
        told = await lived(ground, { home, isCareless, isFirst: round === 0, paidNumbers: told, death: deathOf(ground, round) });
        if (round % 10 === 9) ground.say(`${round + 1} kills`);
      }
      await lived(ground, { home, isCareless, isFirst: false, paidNumbers: told, death: null });
    } finally {
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** A sabotaged run dies after money was captured and before it is recorded. */
function deathOf({ random, isSabotaged }: DrillContext, round: number): KillPlan['death'] {
  const point = isSabotaged ? 'capture' : (points[round % points.length] ?? 'anywhere');
  const fault = isSabotaged || random.isHit(0.5) ? 'killAfter' : 'killBefore';
  return { point, fault, place: round * 1000, afterMs: point === 'anywhere' ? random.int(100, 1500) : random.int(0, 300) };
}

/** Runs a shop: it checks what the previous one left, sells and dies. Returns the orders reported as paid. */
function lived({ must }: DrillContext, plan: KillPlan): Promise<readonly string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'd8-shop.ts'), JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, wrong] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    wrong += chunk;
  });
  return new Promise((done, fail) => {
    child.on('close', (code, signal) => {
      const isExpectedExit = plan.death === null ? code === 0 : signal === 'SIGKILL';
      if (!isExpectedExit) return fail(new Error(`it did not end as instructed (${code ?? signal}): ${wrong}`));
      const reports = output.split('\n').map((line) => line.split('\t'));
      for (const [kind, holds, what] of reports) if (kind === 'must') must(holds === 'true', what ?? '');
      must(
        reports.some(([kind]) => kind === 'judged'),
        'a shop that starts after a kill looks at its books',
      );
      done(reports.flatMap(([kind, number]) => (kind === 'paid' && number ? [number] : [])));
    });
  });
}
