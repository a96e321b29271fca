import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromiumPath } from '../../tests/kit/chromium.ts';

const run = promisify(execFile);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; scoreDisplayMode: string }>;
};

/** The median of several runs. The phone page's canonical points to the plain one by design, so that one audit is left out there. */
export async function lighthouseOf(url: string, preset: 'desktop' | 'mobile', runs: number): Promise<Scores> {
  const all: Scores[] = [];
  for (let count = 0; count < runs; count += 1) all.push(await once(url, preset));
  return Object.fromEntries(categories.map((name) => [name, median(all.map((scores) => scores[name]))])) as Scores;
}

async function once(url: string, preset: 'desktop' | 'mobile'): Promise<Scores> {
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
    await run(resolve('node_modules/.bin/lighthouse'), [...args, ...(preset === 'desktop' ? ['--preset=desktop'] : [])], {
      env: { ...process.env, CHROME_PATH: chromiumPath(), PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}` },
      timeout: 120_000,
    });
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    return Object.fromEntries(categories.map((name) => [name, scoreOf(report, name, preset)])) as Scores;
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
