import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { wholeChromiumPath } from '../../tests/kit/chromium.ts';

const run = promisify(execFile);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;
export type LighthouseResult = { readonly scores: Scores /** How quick Lighthouse found this machine. */; readonly hostIndex: number };
type Report = {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; scoreDisplayMode: string }>;
};

/** The median of several runs. The phone page's canonical points to the desktop one by design, so that audit is left out there. */
export async function lighthouseOf(url: string, preset: 'desktop' | 'mobile', runs: number, slowdown?: number): Promise<LighthouseResult> {
  const all: LighthouseResult[] = [];
  for (let count = 0; count < runs; count += 1) all.push(await runOnce(url, preset, slowdown));
  return {
    scores: Object.fromEntries(categories.map((name) => [name, median(all.map(({ scores }) => scores[name]))])) as Scores,
    hostIndex: median(all.map(({ hostIndex }) => hostIndex)),
  };
}

/**
 * The preset makes a quick desktop four times slower, so that it stands for a phone of the middle class. Lighthouse's throttling guide
 * asks slower machines for less: twice for an index of 1000, four times from 1500 on. Between the two we go straight.
 */
export const slowdownFor = (hostIndex: number): number => Math.min(4, Math.max(1, 2 + (hostIndex - 1000) / 250));

/** Lighthouse asks to be rerun when the browser gave no trace; a page that fails twice is reported. */
const runOnce: typeof once = (...args) =>
  once(...args).catch((error: unknown) => {
    if (!/Please run Lighthouse again/.test(String(error instanceof Error && 'stderr' in error ? error.stderr : ''))) throw error;
    return once(...args);
  });

async function once(url: string, preset: 'desktop' | 'mobile', slowdown?: number): Promise<LighthouseResult> {
  const folder = mkdtempSync(join(tmpdir(), 'tressline-lighthouse-'));
  const file = join(folder, 'report.json');
  const flags =
    '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${flags} --user-data-dir=${folder}/profile`,
  ];
  try {
    if (preset === 'desktop') args.push('--preset=desktop');
    if (slowdown !== undefined) args.push(`--throttling.cpuSlowdownMultiplier=${slowdown.toFixed(2)}`);
    await run(resolve('node_modules/.bin/lighthouse'), args, {
      env: { ...process.env, CHROME_PATH: wholeChromiumPath(), PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}` },
      timeout: 120_000,
    });
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const scores = Object.fromEntries(categories.map((name) => [name, scoreOf(report, name, preset)])) as Scores;
    return { scores, hostIndex: report.environment.benchmarkIndex };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function scoreOf(report: Report, name: string, preset: 'desktop' | 'mobile'): number {
  const category = report.categories[name];
  if (!category) return 0;
  if (name !== 'seo' || preset === 'desktop') return Math.round((category.score ?? 0) * 100);
  const counted = category.auditRefs.filter(({ id, weight }) => id !== 'canonical' && weight > 0 && report.audits[id]?.score !== null);
  const total = counted.reduce((sum, { weight }) => sum + weight, 0);
  return Math.round((counted.reduce((sum, { id, weight }) => sum + weight * (report.audits[id]?.score ?? 0), 0) / total) * 100);
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
