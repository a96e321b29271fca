import { hourMs, minuteMs } from '#kernel/dates.ts';
import type { App } from './app.ts';

/** The embedded engine has no helpers of its own in the background: the shop writes down, counts anew and sweeps for it. */
export function startUpkeep(app: App, sweeps: readonly (() => Promise<unknown>)[]): { stop(): void } {
  const every = (ms: number, work: () => Promise<unknown>) =>
    setInterval(() => void work().catch((err: unknown) => app.log.error({ err }, 'upkeep failed')), ms).unref();
  const timers = [every(hourMs, () => app.store.run('DELETE FROM rate_counters WHERE expires_at < now()'))];
  for (const sweep of sweeps) timers.push(every(10 * minuteMs, sweep));
  if (app.store.engine === 'embedded') {
    timers.push(every(5 * minuteMs, () => app.store.run('CHECKPOINT')));
    timers.push(every(hourMs, () => app.store.run('ANALYZE')));
    timers.push(every(24 * hourMs, () => app.store.run('VACUUM')));
  }
  return { stop: () => timers.forEach(clearInterval) };
}
