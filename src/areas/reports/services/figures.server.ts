import type { App } from '#platform/app.ts';
import { freshen, freshenAll } from '#platform/stale-days.server.ts';
import { sumUpDay } from '../store/figures.server.ts';

/** Sums up the days that changed before somebody reads; false while older days still wait for the chore. */
export const refreshDailyFigures = (app: App): Promise<boolean> => freshen(app, 'orders', sumUpDay);

/** The chore that sums up every day whose orders changed. */
export const refreshAllDailyFigures = (app: App): Promise<boolean> => freshenAll(app, 'orders', sumUpDay);
