import { startPostgres } from '../../tests/kit/postgres.ts';
import { ensureBuilt } from './build.mjs';
import { whyMissing } from './machine.mjs';
import { atEnd } from './main.mjs';
import { Stop, say } from './place.mjs';
import { chosenWaves } from './steps.mjs';

/** Runs the chosen steps, prints one line each and the sum; returns the exit code. */
export async function examine({ isQuick, isCi, words }) {
  const waves = chosenWaves({ isQuick, isCi, words });
  if (waves.length === 0) {
    say(`No step is called like "${words.join(' ')}".`);
    return 1;
  }
  const total = { passed: 0, failed: 0, skipped: 0 };
  // By hand the longest tests are left to CI, and service tests that run on PostgreSQL need not run on PGlite as well.
  const isShort = !isCi && !isQuick && words.length === 0;
  const isOnce = isShort && !(await whyMissing('postgres'));
  const around = { isCi, isShort, isOnce, cluster: undefined, build: undefined };
  const startedAt = Date.now();
  atEnd(async () => (await around.cluster?.catch(() => undefined))?.stop());
  for (const lanes of waves) await Promise.all(lanes.map((steps) => runLane(steps, around, total)));
  if (isCi && total.skipped > 0) say('In CI nothing may be skipped: the run fails.');
  say(`\nTook ${seconds(Date.now() - startedAt)}.`);
  say(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
  return total.failed > 0 || (isCi && total.skipped > 0) ? 1 : 0;
}

async function runLane(steps, around, total) {
  for (const step of steps) {
    const startedAt = Date.now();
    const result = await runStep(step, around);
    total.passed += result.passed;
    total.failed += result.failed;
    total.skipped += result.skipped;
    if (step.name === 'build') around.build = result.failed > 0 ? 'failed' : 'done';
    report(step.name, result, Date.now() - startedAt);
  }
}

async function runStep({ needs = [], wants, run }, around) {
  if (needs.includes('build') && around.build === 'failed') return { passed: 0, failed: 0, skipped: 1, note: 'not run, there is no build' };
  for (const part of needs.filter((need) => need !== 'build')) {
    const why = await whyMissing(part);
    if (why) return around.isCi ? { passed: 0, failed: 1, skipped: 0, note: why } : { passed: 0, failed: 0, skipped: 1, note: why };
  }
  try {
    // One build for the whole run, even if somebody edits meanwhile; a run of one step builds by itself.
    if (needs.includes('build') && !around.build) await ensureBuilt();
    const hasPostgres = needs.includes('postgres') || (wants === 'postgres' && !(await whyMissing('postgres')));
    if (hasPostgres) around.cluster ??= startPostgres();
    const { isShort, isOnce } = around;
    return await run({ databaseUrl: hasPostgres ? (await around.cluster).url : undefined, isShort, isOnce });
  } catch (problem) {
    return { passed: 0, failed: 1, skipped: 0, output: problem instanceof Stop ? problem.message : problem.stack };
  }
}

function report(name, { failed, passed, skipped, output, note }, tookMs) {
  const mark = failed > 0 ? 'FAILED ' : passed === 0 && skipped > 0 ? 'skipped' : 'ok     ';
  if (failed > 0 && output) say(`\n${'─'.repeat(20)} ${name} ${'─'.repeat(20)}\n${shortened(output.trim())}\n`);
  say(`${mark} ${seconds(tookMs).padStart(7)}  ${name}${note ? `: ${note}` : ''}`);
}

/** Head and tail of a long output. */
function shortened(output, most = 300) {
  const lines = output.split('\n');
  if (lines.length <= most) return output;
  return [...lines.slice(0, most / 2), `… ${lines.length - most} lines left out …`, ...lines.slice(-most / 2)].join('\n');
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
