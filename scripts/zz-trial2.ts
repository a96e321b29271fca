import { openEmbeddedStore } from '#platform/database/open.server.ts';
import { seedDemo } from '#areas/storefront/seed/demo.server.ts';
const rss = () => Math.round(process.memoryUsage().rss / 1e6);
const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
console.log('start', rss());
const store = await openEmbeddedStore(process.argv[2] ?? null);
console.log('open', rss(), cpu().toFixed(1));
const real = store.load;
const timed = { ...store, load: (work: any) => real(async (copy0: any, db: any) => {
  const loud = new Proxy(db, { get: (t, k) => k === 'execute' ? async (q: any) => { const s = cpu(); const r0 = rss(); const r = await t.execute(q); const d = cpu() - s; if (d > 0.15) console.log('sql', d.toFixed(2), r0, '->', rss(), JSON.stringify(q.queryChunks?.[0]?.value?.[0]?.trim().slice(0, 60))); return r; } : t[k] });
  await work(async (t: any, rows: any) => { const r0 = rss(); const n = await copy0(t, rows); if (rss() - r0 > 25) console.log('copy', t[Symbol.for('drizzle:Name')], r0, '->', rss()); return n; }, loud); }) };
const s = cpu();
await seedDemo(timed as never, { now: new Date('2026-11-12T10:42:00Z'), report: (w) => { if (!w.startsWith('day')) console.log((cpu() - s).toFixed(2), rss(), w); } });
console.log('end', (cpu() - s).toFixed(2), rss());
await store.close();
