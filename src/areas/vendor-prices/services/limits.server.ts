import { checkWithin } from '#kernel/limits.ts';
import type { App, Caller } from '#platform/app.ts';
import { transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { type AlertLimits, defaultAlertLimits } from '../rules/alerts.ts';
import { settingsNamed, writeSetting } from '../store/limits.server.ts';

const names = { risePercent: 'vendor_rise_percent', staleDays: 'vendor_stale_days' } as const;

/** Stored with the shop's settings. */
export async function alertLimits(app: App): Promise<AlertLimits> {
  const stored = await settingsNamed(app.db, Object.values(names));
  const number = (key: keyof AlertLimits): number => {
    const value = Number(stored.get(names[key]) ?? '');
    return Number.isSafeInteger(value) && value >= 1 ? value : defaultAlertLimits[key];
  };
  return { risePercent: number('risePercent'), staleDays: number('staleDays') };
}

export async function setAlertLimits(app: App, caller: Caller, limits: AlertLimits): Promise<void> {
  for (const [field, max] of [
    ['risePercent', 500],
    ['staleDays', 3650],
  ] as const)
    checkWithin(field, limits[field], [1, max]);
  await transact(app, async (inside) => {
    const before = await alertLimits(inside);
    await writeSetting(inside.db, names.risePercent, String(limits.risePercent), app.now());
    await writeSetting(inside.db, names.staleDays, String(limits.staleDays), app.now());
    await audit(inside, caller, { action: 'vendor_alert.change', subject: ['web_config', names.risePercent], before, after: limits });
  });
}
