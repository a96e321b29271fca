import { dayMs, earlier } from '#kernel/dates.ts';
import { deviceOf } from '#kernel/device.ts';
import { DomainError } from '#kernel/errors.ts';
import { regionName } from '#kernel/formats.ts';
import { type Language, translator } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { hashToken } from '#platform/tokens.server.ts';
import type { GeoLocation } from '#providers/ports.ts';
import { shopperSessionIdleMs } from '../rules.ts';
import { sessionTexts } from '../session-texts.ts';
import * as store from '../store/sessions.server.ts';

/** Ended sessions are stored for one more day, so that a second click still finds them. */
const rememberEndedMs = dayMs;

export type OpenSession = Awaited<ReturnType<typeof listShopperSessions>>[number];

/** Devices and locations, and which one is the current. */
export async function listShopperSessions(app: App, caller: Caller) {
  if (caller.shopperId === null) throw new DomainError('userNotLogin');
  const now = app.now();
  const rows = await store.liveSessions(app.db, caller.shopperId, ownHash(caller), { now, seenSince: earlier(now, shopperSessionIdleMs) });
  const places = new Map(
    await Promise.all([...new Set(rows.map(({ ip }) => ip))].map(async (ip) => [ip, await app.ports.geo.locate(ip)] as const)),
  );
  return rows.map(({ ip, device, ...row }) => ({
    ...row,
    device: deviceText(device, caller.language),
    place: locationText(places.get(ip), caller.language),
  }));
}

const ownHash = ({ shopperToken }: Caller): string => (shopperToken === null ? '' : hashToken(shopperToken));

function deviceText(userAgent: string, language: Language): string {
  const say = translator(sessionTexts, language);
  const { browser, system } = deviceOf(userAgent);
  const name = browser === 'WeChat' ? say('weChat') : browser;
  if (name && system) return say('browserOnSystem', { browser: name, system });
  if (name) return say('onlyBrowser', { browser: name });
  return system ? say('onlySystem', { system }) : say('unknownDevice');
}

function locationText(location: GeoLocation | undefined, language: Language): string | null {
  if (!location?.country) return null;
  const country = regionName(language === 'zh' ? 'zh-Hans' : 'en', location.country);
  return location.city ? translator(sessionTexts, language)('placeIn', { city: location.city, country }) : country;
}

/** Other shoppers' sessions are unknown. Returns whether it was the caller's own. */
export async function revokeShopperSession(app: App, caller: Caller, id: number): Promise<{ wasCurrent: boolean }> {
  if (caller.shopperId === null) throw new DomainError('userNotLogin');
  const ended = await store.revokeOwnShopperSession(app.db, caller.shopperId, id, app.now());
  if (!ended) throw new DomainError('badValue', { field: 'id' });
  return { wasCurrent: ended.tokenHash === ownHash(caller) };
}

/** Returns how many sessions ended. */
export async function revokeOtherSessions(app: App, caller: Caller): Promise<number> {
  if (caller.shopperId === null) throw new DomainError('userNotLogin');
  return store.revokeOthers(app.db, caller.shopperId, ownHash(caller), app.now());
}

/** Deletes expired sessions and tokens. */
export async function sweepLogins(app: App): Promise<void> {
  const now = app.now();
  const endedBefore = earlier(now, rememberEndedMs);
  await store.deleteEndedSessions(app.db, { now, seenSince: earlier(now, shopperSessionIdleMs), endedBefore });
  await store.deleteOldTokens(app.db, endedBefore);
}
