import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { runNode } from './child.mjs';
import { commandOf, inRoot, Stop } from './place.mjs';

export const runFolder = mkdtempSync(join(tmpdir(), 'tressline-run-'));
process.once('exit', () => rmSync(runFolder, { recursive: true, force: true }));

const bin = {
  reactRouter: commandOf('@react-router/dev', 'react-router'),
  tsc: commandOf('typescript', 'tsc'),
  biome: commandOf('@biomejs/biome', 'biome'),
  vitest: commandOf('vitest'),
  knip: commandOf('knip'),
};

/**
 * Every step of `npm test`, in waves: the lanes of a wave run side by side, the steps of a lane one after another.
 * `needs` names what a step cannot run without, `wants` what only some of its tests need, `onlyCi` the long steps,
 * `isQuick` the steps of `npm run check`. What a step leaves out when it is run by hand and not by name, vitest.config.ts says.
 */
export const waves = [
  [
    [
      { name: 'types', isQuick: true, run: () => allOf([bin.reactRouter, 'typegen'], [bin.tsc, '--noEmit']) },
      {
        name: 'lint',
        isQuick: true,
        run: () => allOf([bin.biome, 'ci', '--colors=off', '--max-diagnostics=20', '--diagnostic-level=warn', '--error-on-warnings']),
      },
      { name: 'unused code', onlyCi: true, run: () => allOf([bin.knip]) },
    ],
    [
      { name: 'house rules', isQuick: true, folder: 'tests/house', run: vitest('house') },
      { name: 'unit, service and call tests on PGlite', isQuick: true, run: vitest('unit') },
    ],
  ],
  [[{ name: 'build', run: build }], [{ name: 'service and call tests on PostgreSQL', needs: ['postgres'], run: vitest('postgres') }]],
  [[{ name: 'process tests', folder: 'tests/process', needs: ['build'], wants: 'postgres', run: vitest('process') }]],
  [[{ name: 'browser journeys', folder: 'tests/journeys', needs: ['build', 'chromium'], run: vitest('journeys') }]],
  [[{ name: 'long tours', folder: 'tests/tours', onlyCi: true, needs: ['build', 'chromium'], wants: 'postgres', run: vitest('tours') }]],
];

/** The waves left after `--quick`, the given words and CI. */
export function chosenWaves({ isQuick, isCi, words }) {
  const isChosen = ({ name, folder, onlyCi, isQuick: quick }) =>
    (!isQuick || quick) &&
    (!onlyCi || isCi || words.length > 0) &&
    (!folder || existsSync(inRoot(folder))) &&
    (words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase())));
  return waves
    .map((lanes) => lanes.map((steps) => steps.filter(isChosen)).filter((steps) => steps.length > 0))
    .filter((lanes) => lanes.length > 0);
}

/** Programs one after another; the first failure ends the step. */
async function allOf(...programs) {
  for (const [script, ...args] of programs) {
    const { code, output } = await runNode(script, args);
    if (code !== 0) return { passed: 0, failed: 1, skipped: 0, output };
  }
  return { passed: 1, failed: 0, skipped: 0 };
}

async function build() {
  try {
    const isNew = await ensureBuilt({ isLoud: false });
    return { passed: 1, failed: 0, skipped: 0, note: isNew ? undefined : 'up to date' };
  } catch (problem) {
    if (problem instanceof Stop) return { passed: 0, failed: 1, skipped: 0, output: problem.message };
    throw problem;
  }
}

function vitest(project) {
  return async ({ databaseUrl, isShort, isOnce }) => {
    const report = join(runFolder, `${project}.json`);
    const args = [
      'run',
      '--project',
      project,
      ['journeys', 'postgres'].includes(project) ? '--reporter=verbose' : '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    const env = {
      TEST_RUN_FOLDER: runFolder,
      TEST_DATABASE_URL: databaseUrl,
      TEST_SHORT: isShort ? '1' : '',
      TEST_ONCE: isOnce ? '1' : '',
    };
    const { code, output } = await runNode(bin.vitest, args, { env });
    const { passed, failed, skipped } = countsOf(report);
    if (code === 0 && passed + skipped === 0) return { passed: 0, failed: 1, skipped: 0, output: `${output}\nNo test was found.` };
    const note = `${passed} tests${skipped ? `, ${skipped} skipped` : ''}${secondTries(output)}`;
    // A file that cannot load or an error outside any test fails the run without a failed test.
    return { passed, failed: code === 0 ? 0 : Math.max(failed, 1), skipped, output: code === 0 ? undefined : output, note };
  };
}

/** In CI a failed journey runs once more; one that needed it is named, for it has a fault to be found. */
function secondTries(output) {
  const lines = (output ?? '').split('\n').filter((line) => /\(retry x\d+\)/.test(line));
  return lines.length ? `; passed at the second try:\n${lines.join('\n')}` : '';
}

function countsOf(report) {
  if (!existsSync(report)) return { passed: 0, failed: 0, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}
