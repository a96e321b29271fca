import { rmSync } from 'node:fs';
import { type BrowseFigures, measureBrowse } from './bench/browse.ts';
import { type Goods, withGoods } from './bench/goods.ts';
import { lighthouseOf } from './bench/lighthouse.ts';
import { hammer } from './bench/load.ts';
import { type Served, serveShop } from './bench/shops.ts';
import { pageWeight } from './bench/weight.ts';

/** Prints what it measures; only ratios and counts within this run can fail it, never a clock. */
const failures: string[] = [];
const line = (name: string, value: string) => console.log(`${name.padEnd(58)} ${value}`);
const must = (isGood: boolean, name: string, value: string) => {
  line(name, `${value}  ${isGood ? 'ok' : 'FAILED'}`);
  if (!isGood) failures.push(name);
};
const aim = (isGood: boolean, name: string, value: string) => line(name, `${value}${isGood ? '' : '  (below the aim)'}`);

const minutes = 20;
setTimeout(() => {
  console.error(`stopped after ${minutes} minutes`);
  process.exit(1);
}, minutes * 60_000).unref();

async function rates(kept: Served, made: Served, path: string, agent: string): Promise<void> {
  const fromMemory = await hammer(`${kept.origin}${path}`, { connections: 16, seconds: 8, agent });
  const rendered = await hammer(`${made.origin}${path}`, { connections: 16, seconds: 8, agent });
  line(`${path} from memory`, `${fromMemory.perSecond.toFixed(0)} requests/s, p50 ${fromMemory.p50} ms, p99 ${fromMemory.p99} ms`);
  line(`${path} rendered each time`, `${rendered.perSecond.toFixed(0)} requests/s, p50 ${rendered.p50} ms, p99 ${rendered.p99} ms`);
  const ratio = fromMemory.perSecond / rendered.perSecond;
  must(rendered.perSecond > 0 && ratio >= 40, `${path} from memory against rendered (at least 40 times)`, `${ratio.toFixed(1)} times`);
  must(fromMemory.failed + rendered.failed === 0, `${path} failed requests`, String(fromMemory.failed + rendered.failed));
  aim(fromMemory.p99 < 10, `${path} p99 from memory at 16 connections (aim: below 10 ms)`, `${fromMemory.p99} ms`);
}

/** A category's data with three filters and counts, small shop against large. Figures of search belong beside it. */
async function goods(shops: { small: Goods; large: Goods; embedded: Goods }): Promise<void> {
  const figures: Record<string, BrowseFigures> = {};
  for (const [size, { app, name, skus }] of Object.entries(shops)) {
    const measured = await measureBrowse(app);
    figures[size] = measured;
    const { filtered, plain, change, firstMs } = measured;
    const about = `${skus.toLocaleString('en')} SKUs, ${name}`;
    const ms = (spread: { p50: number; p95: number }): string => `p50 ${spread.p50.toFixed(1)} ms, p95 ${spread.p95.toFixed(1)} ms`;
    aim(filtered.p95 <= 30, `${about}: list with three filters (aim: p95 30 ms)`, ms(filtered));
    line(`${about}: list without filters`, ms(plain));
    line(`${about}: a price changed, then the list`, ms(change));
    line(`${about}: shelf filled`, `${firstMs.toFixed(0)} ms`);
  }
  const growth = (figures.large?.filtered.p50 ?? Number.POSITIVE_INFINITY) / (figures.small?.filtered.p50 ?? 1);
  must(growth <= 4, 'list with three filters, large against small (at most 4 times)', `${growth.toFixed(1)} times`);
}

const desk = 'Mozilla/5.0 (X11; Linux x86_64)';
const phone = 'Mozilla/5.0 (Linux; Android 14) Mobile';
const started = Date.now();
const first = await serveShop({ cache: true });
line('first start with the demo shop', `${((Date.now() - started) / 1000).toFixed(1)} s`);
await first.stop({ keepData: true });
const again = Date.now();
const kept = await serveShop({ cache: true, from: first.dataDir });
line('second start', `${((Date.now() - again) / 1000).toFixed(1)} s`);
const made = await serveShop({ cache: false, from: first.dataDir });
rmSync(first.dataDir, { recursive: true, force: true });
try {
  await rates(kept, made, '/', desk);
  await rates(kept, made, '/m', phone);
  for (const [path, isPhone] of [
    ['/', false],
    ['/m', true],
  ] as const) {
    const weight = await pageWeight(kept.origin + path, isPhone);
    must(
      weight.scriptGzip <= 140_000,
      `${path} script, gzip (at most 140 kB)`,
      `${(weight.scriptGzip / 1000).toFixed(1)} kB in ${weight.scripts} files`,
    );
    line(
      `${path} page, style and fonts`,
      `${(weight.documentBytes / 1000).toFixed(1)} kB, ${(weight.styleGzip / 1000).toFixed(1)} kB, ${(weight.fontBytes / 1000).toFixed(1)} kB`,
    );
  }
  for (const [path, preset] of [
    ['/', 'desktop'],
    ['/m', 'mobile'],
  ] as const) {
    for (const [category, score] of Object.entries(await lighthouseOf(kept.origin + path, preset, 3))) {
      const report = category === 'performance' ? aim : must;
      report(score >= 95, `Lighthouse ${path} ${preset}, ${category} (median of 3, at least 95)`, String(score));
    }
  }
} finally {
  await kept.stop();
  await made.stop();
}
if (!(await withGoods({ small: 1000, large: 100_000 }, goods)))
  line('lists and search of large shops', 'skipped: PostgreSQL is not installed');
console.log(failures.length === 0 ? 'bench: all ratios and counts hold' : `bench: ${failures.length} failed: ${failures.join('; ')}`);
process.exitCode = failures.length === 0 ? 0 : 1;
