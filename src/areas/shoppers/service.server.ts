import { hourMs } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import { hashToken, tokenFor } from '#platform/tokens.server.ts';
import { isLive } from './rules.ts';
import * as store from './store.server.ts';

const touchEveryMs = hourMs;

/** The shopper behind a token, or null; a staff token is no token here. */
export async function shopperBehind(app: App, text: string | null): Promise<number | null> {
  const token = tokenFor('s', text);
  if (!token) return null;
  const found = await store.sessionByHash(app.db, hashToken(token));
  const now = app.now();
  if (!found || !isLive(found, now)) return null;
  if (now.getTime() - found.lastSeenAt.getTime() > touchEveryMs) await store.touchSession(app.db, found.id, now);
  return found.userId;
}
