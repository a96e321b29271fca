/** Settings the shop itself obeys: whole numbers between two ends. They are staff's own thresholds and nobody else's business. */
const settings = {
  vendor_rise_percent: { least: 1, most: 500 },
  vendor_stale_days: { least: 1, most: 3650 },
} as const;

export const isKnownSetting = (name: string): name is keyof typeof settings => Object.hasOwn(settings, name);

/** Whether the shop could work with this value; what it does not know, programs of others may read as they like. */
export function isValidSetting(name: string, value: string): boolean {
  const known = isKnownSetting(name) ? settings[name] : undefined;
  return known === undefined || (/^\d{1,6}$/.test(value) && Number(value) >= known.least && Number(value) <= known.most);
}
