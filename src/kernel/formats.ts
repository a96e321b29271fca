/** Cache limit: user-supplied time zones must not fill the memory. */
const maxCached = 300;
const dates = new Map<string, Intl.DateTimeFormat>();

/** Creating an Intl format takes a hundred times as long as using it, so each is cached. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = locale + JSON.stringify(options);
  const known = dates.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  if (dates.size >= maxCached) dates.clear();
  dates.set(name, made);
  return made;
}

const regions = new Map<string, Intl.DisplayNames>();

export function regionName(locale: 'en' | 'zh-Hans', code: string): string {
  const names = regions.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  regions.set(locale, names);
  return names.of(code) ?? code;
}
