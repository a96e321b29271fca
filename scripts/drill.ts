import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { randomFrom } from '#kernel/random.ts';
import { postgresBinaries } from '../tests/kit/postgres.ts';
import { type Drill, type Engine, runDrill } from './drills/frame.ts';
import { openDrillContext } from './drills/ground.ts';
import { drills } from './drills/table.ts';

/**
 * `npm run drill -- D9` runs one drill on each of its engines, then once more with its guard removed, which must fail. --seed 7 repeats the
 * same random choices, --rounds 20 and --engine postgres narrow it, --short uses the sizes of the tests.
 */
const options = {
  seed: { type: 'string' },
  rounds: { type: 'string' },
  engine: { type: 'string' },
  short: { type: 'boolean', default: false },
  'no-sabotage': { type: 'boolean', default: false },
} as const;
const { values, positionals } = parseCommandLine();
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
const selected = drills.filter(({ name }) => positionals.some((arg) => arg === 'all' || arg.toLowerCase() === name.toLowerCase()));
if (selected.length === 0 || !Number.isInteger(seed)) howTo(positionals.length === 0 ? 0 : 1);

/** Unknown arguments print the usage. */
function parseCommandLine() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n`);
    return howTo(1);
  }
}

function howTo(code: number): never {
  console.error('npm run drill -- <name> [--seed n] [--rounds n] [--engine embedded|postgres] [--short]\n');
  for (const { name, title } of drills) console.error(`  ${name.padEnd(4)} ${title}`);
  process.exit(code);
}

async function once(drill: Drill, engine: Engine, isSabotaged: boolean): Promise<boolean> {
  const short = isSabotaged || values.short ? drill.rounds.short : drill.rounds.full;
  const rounds = values.rounds === undefined ? short : Number(values.rounds);
  const ground = await openDrillContext(engine);
  const started = performance.now();
  try {
    const { checks, broken } = await runDrill(drill, {
      engine,
      app: ground.app,
      paypal: ground.paypal,
      clock: ground.clock,
      random: randomFrom(`${drill.name} ${seed}`),
      rounds,
      isSabotaged,
      say: (line) => console.log(`  ${line}`),
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const isGood = isSabotaged ? broken.size > 0 : broken.size === 0 && checks > 0;
    const what = isSabotaged ? `sabotaged (${drill.sabotage})` : `${rounds} rounds`;
    console.log(
      `${isGood ? 'ok    ' : 'FAILED'}  ${drill.name} on ${engine}, ${what}: ${checks} checks, ${broken.size} kinds broken, ${seconds} s`,
    );
    for (const [line, times] of [...broken].slice(0, isSabotaged ? 3 : 20)) console.log(`        ${times} times: ${line}`);
    if (isSabotaged && !isGood) console.log('        the drill does not notice that its guard is gone');
    return isGood;
  } finally {
    await ground.close();
  }
}

console.log(`seed ${seed} (play it again with --seed ${seed})`);
let isAllGood = true;
for (const drill of selected) {
  console.log(`${drill.name}: ${drill.title}`);
  const engines = drill.engines.filter((engine) => values.engine === undefined || values.engine === engine);
  for (const engine of engines) {
    if (engine === 'postgres' && !postgresBinaries()) {
      console.log(`skipped ${drill.name} on postgres: no PostgreSQL server is installed`);
      continue;
    }
    isAllGood = (await once(drill, engine, false)) && isAllGood;
    if (!values['no-sabotage']) isAllGood = (await once(drill, engine, true)) && isAllGood;
  }
}
process.exitCode = isAllGood ? 0 : 1;
