import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { largestId } from '#kernel/ids.ts';
import type { App } from '#platform/app.ts';

type LinkAction = 'confirm' | 'withdraw' | 'friend' | 'answer';

const proofOf = (app: App, action: LinkAction, about: string): string =>
  createHmac('sha256', app.secret).update(`giveaway ${action} ${about}`).digest('base64url');

/** An email link that names its row and is signed, so that nothing need be stored. */
export const buildGiveawayLink = (app: App, action: Exclude<LinkAction, 'confirm'>, id: number): string =>
  `${id}-${proofOf(app, action, String(id)).slice(0, action === 'friend' ? 12 : 32)}`;

/** Null for an invalid link. */
export function parseGiveawayLink(app: App, action: Exclude<LinkAction, 'confirm'>, link: string): number | null {
  const id = Number(/^([1-9]\d{0,9})-[\w-]+$/.exec(link)?.[1] ?? 0);
  if (id === 0 || id > largestId) return null;
  const [given, ours] = [Buffer.from(link), Buffer.from(buildGiveawayLink(app, action, id))];
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : null;
}

/** Derived from the row: a second request gives the same link, and a withdrawn entry needs a new one. */
export const confirmLink = (app: App, id: number, withdrawnAt: Date | null): string =>
  proofOf(app, 'confirm', `${id} ${withdrawnAt?.toISOString() ?? ''}`);

/** Without characters that look alike. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const newReceipt = (): string => Array.from(randomBytes(16), (byte) => signs[byte & 31]).join('');
export const newSeed = (): string => randomBytes(32).toString('hex');
