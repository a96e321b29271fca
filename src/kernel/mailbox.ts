const longest = 254;
const shape = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** One way to write a mail address, so that two spellings are one account; null when it is none. */
export function mailbox(typed: string): string | null {
  const written = typed.trim().normalize('NFKC').toLowerCase();
  if (written.length > longest || !shape.test(written)) return null;
  return written;
}

/** Houses in which one box answers to several names. */
const sameHouses: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
};
/** Houses whose tags begin with a minus; elsewhere it is part of the name. */
const minusHouses = /^(yahoo|ymail|rocketmail)\./;

/** A mailbox without what makes one box look like many: dots, a tag after a plus or a house's own minus, another name of the house. */
export function mailStem(email: string): string {
  const [name = '', host = ''] = email.normalize('NFKC').trim().toLowerCase().split('@');
  const tagged = name.split('+')[0] ?? '';
  const bare = (minusHouses.test(host) ? (tagged.split('-')[0] ?? '') : tagged).replaceAll('.', '');
  // A name of nothing but a tag is a name all the same.
  return `${bare || name}@${sameHouses[host] ?? host}`;
}
