/** Settings the shop itself uses: integers within bounds. */
const settings = {
  vendor_rise_percent: { least: 1, most: 500 },
  vendor_stale_days: { least: 1, most: 3650 },
} as const;

export const isKnownSetting = (name: string): name is keyof typeof settings => Object.hasOwn(settings, name);

/** Whether the shop can work with this value; unknown settings are free for other programs. */
export function isValidSetting(name: string, value: string): boolean {
  const known = isKnownSetting(name) ? settings[name] : undefined;
  return known === undefined || (/^\d{1,6}$/.test(value) && Number(value) >= known.least && Number(value) <= known.most);
}
