/** Social accounts as typed: a name and an address per line. */
export const socialsOf = (typed: string): Record<string, string> =>
  Object.fromEntries(
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => {
        const [name = '', ...rest] = line.split(/\s+/);
        return [name.toLowerCase(), rest.join(' ')];
      }),
  );

export const formatSocials = (socials: Readonly<Record<string, string>>): string =>
  Object.entries(socials)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, url]) => `${name} ${url}`)
    .join('\n');

export const isSocial = (url: string): boolean => /^https:\/\/[a-z0-9][\w.-]*(\/\S*)?$/i.test(url);
