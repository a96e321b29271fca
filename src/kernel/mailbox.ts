const longest = 254;
const shape = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** One way to write a mail address, so that two spellings are one account; null when it is none. */
export function mailbox(typed: string): string | null {
  const written = typed.trim().normalize('NFKC').toLowerCase();
  if (written.length > longest || !shape.test(written)) return null;
  return written;
}
