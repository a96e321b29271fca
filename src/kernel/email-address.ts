const maxLength = 254;
const shape = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** One spelling of an email address, so that two spellings are one account; null when invalid. */
export function normalizeEmail(typed: string): string | null {
  const written = typed.trim().normalize('NFKC').toLowerCase();
  if (written.length > maxLength || !shape.test(written)) return null;
  return written;
}

/** Mail providers with several domains for one mailbox. */
const domainAliases: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
};
/** Providers whose tags begin with a minus; elsewhere it is part of the name. */
const minusTagProviders = /^(yahoo|ymail|rocketmail)\./;

/** An address without alias variations: dots, plus or minus tags, alternative domains. */
export function emailStem(email: string): string {
  const [name = '', host = ''] = email.normalize('NFKC').trim().toLowerCase().split('@');
  const tagged = name.split('+')[0] ?? '';
  const bare = (minusTagProviders.test(host) ? (tagged.split('-')[0] ?? '') : tagged).replaceAll('.', '');
  // A local part of nothing but a tag is still a name.
  return `${bare || name}@${domainAliases[host] ?? host}`;
}
