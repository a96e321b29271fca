import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { largestId } from '#kernel/ids.ts';
import type { App } from '#platform/app.ts';

type Act = 'confirm' | 'withdraw' | 'friend' | 'answer';

const proofOf = (app: App, act: Act, about: string): string =>
  createHmac('sha256', app.secret).update(`giveaway ${act} ${about}`).digest('base64url');

/** The link of a letter: names its row and proves that we wrote it, so that nothing need be kept for it. */
export const buildGiveawayLink = (app: App, act: Exclude<Act, 'confirm'>, id: number): string =>
  `${id}-${proofOf(app, act, String(id)).slice(0, act === 'friend' ? 12 : 32)}`;

/** The row a link names; null for one that is none of ours. */
export function parseGiveawayLink(app: App, act: Exclude<Act, 'confirm'>, link: string): number | null {
  const id = Number(/^([1-9]\d{0,9})-[\w-]+$/.exec(link)?.[1] ?? 0);
  if (id === 0 || id > largestId) return null;
  const [given, ours] = [Buffer.from(link), Buffer.from(buildGiveawayLink(app, act, id))];
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : null;
}

/** Made from the row: a second question holds the same answer, and who left needs a new one. */
export const confirmLink = (app: App, id: number, withdrawnAt: Date | null): string =>
  proofOf(app, 'confirm', `${id} ${withdrawnAt?.toISOString() ?? ''}`);

/** Without letters and digits that look alike. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const newReceipt = (): string => Array.from(randomBytes(16), (byte) => signs[byte & 31]).join('');
export const newSeed = (): string => randomBytes(32).toString('hex');
