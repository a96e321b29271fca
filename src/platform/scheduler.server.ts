import { hourMs, minuteMs } from '#kernel/dates.ts';
import type { App } from './app.ts';

/** Work of an area that comes back by the clock; every instance asks, and the work itself knows whether it is due. */
export type ScheduledTask = { readonly everyMs: number; readonly work: (app: App) => Promise<unknown> };

/** The embedded engine has no helpers of its own in the background: the shop writes down, counts anew and sweeps for it. */
export function startScheduler(app: App, chores: readonly ScheduledTask[]): { stop(): void } {
  const every = (ms: number, work: () => Promise<unknown>) =>
    setInterval(() => void work().catch((err: unknown) => app.log.error({ err }, 'upkeep failed')), ms).unref();
  const timers = [every(hourMs, () => app.store.run('DELETE FROM rate_counters WHERE expires_at < now()'))];
  for (const { everyMs, work } of chores) timers.push(every(everyMs, () => work(app)));
  if (app.store.engine === 'embedded') {
    timers.push(every(5 * minuteMs, () => app.store.run('CHECKPOINT')));
    timers.push(every(hourMs, () => app.store.run('ANALYZE')));
    timers.push(every(24 * hourMs, () => app.store.run('VACUUM')));
  }
  return { stop: () => timers.forEach(clearInterval) };
}
