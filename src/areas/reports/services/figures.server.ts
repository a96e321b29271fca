import type { App } from '#platform/app.ts';
import { freshen, freshenAll } from '#platform/stale-days.server.ts';
import { sumUpDay } from '../store/figures.server.ts';

/** Sums up changed days before a read; false while older days still wait for the scheduled task. */
export const refreshDailyFigures = (app: App): Promise<boolean> => freshen(app, 'orders', sumUpDay);

/** Scheduled task: sums up every day whose orders changed. */
export const refreshAllDailyFigures = (app: App): Promise<boolean> => freshenAll(app, 'orders', sumUpDay);
