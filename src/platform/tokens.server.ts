import { createHash, randomBytes } from 'node:crypto';

/** Shopper and staff tokens have different prefixes; neither is accepted in place of the other. */
export type Audience = 's' | 'a';

export const newToken = (audience: Audience): string => `${audience}_${randomBytes(32).toString('base64url')}`;

/** Token of an email's link: 256 bits, valid for its one page only. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash is stored: a stolen database opens no account. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A token of this audience, or null: malformed ones never reach the database. */
export const tokenFor = (audience: Audience, text: string | null | undefined): string | null =>
  text && new RegExp(`^${audience}_[A-Za-z0-9_-]{43}$`).test(text) ? text : null;

/** Authorization: <token> or Authorization: Bearer <token>. */
export const bearerOf = (header: string | null | undefined): string | null => header?.replace(/^Bearer\s+/i, '').trim() || null;
