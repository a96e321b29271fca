import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed address allows: one action on one file until a time, with size and type for uploads. */
export type Grant = {
  readonly act: 'put' | 'get';
  readonly key: string;
  readonly expiresAt: Date;
  readonly contentType: string;
  readonly maxBytes: number;
};

const signatureOf = (secret: string, { act, key, expiresAt, contentType, maxBytes }: Grant): string =>
  createHmac('sha256', secret)
    .update(['file', act, key, Math.floor(expiresAt.getTime() / 1000), contentType, maxBytes].join('\n'))
    .digest('base64url');

/** The address of a local file, with the grant and its signature in the query. */
export function signedAddress(secret: string, grant: Grant): string {
  const query = new URLSearchParams({ expires: String(Math.floor(grant.expiresAt.getTime() / 1000)) });
  if (grant.act === 'put') {
    query.set('type', grant.contentType);
    query.set('most', String(grant.maxBytes));
  }
  query.set('signature', signatureOf(secret, grant));
  return `/uploads/${grant.key}?${query}`;
}

/** The grant of an address, or why there is none: nothing is trusted before the signature matches. */
export function grantOf(secret: string, act: Grant['act'], key: string, query: URLSearchParams, now: Date): Grant | 'expired' | 'forged' {
  const seconds = Number(query.get('expires'));
  const maxBytes = act === 'put' ? Number(query.get('most')) : 0;
  if (!Number.isSafeInteger(seconds) || seconds < 0 || seconds > 1e11 || !Number.isSafeInteger(maxBytes)) return 'forged';
  const contentType = act === 'put' ? (query.get('type') ?? '') : '';
  const grant: Grant = { act, key, expiresAt: new Date(seconds * 1000), contentType, maxBytes };
  const given = Buffer.from(query.get('signature') ?? '');
  const right = Buffer.from(signatureOf(secret, grant));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'forged';
  return now < grant.expiresAt ? grant : 'expired';
}
