import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { dayMs, later } from '#kernel/dates.ts';
import type { App, Caller } from '#platform/app.ts';
import { tokenCookie, visitorCookieName, visitorIn } from '#platform/http/cookies.ts';
import { getConnectionInfo } from '#platform/http/visit.server.ts';
import { networkOf } from '#platform/rate-limit.server.ts';
import { hashToken } from '#platform/tokens.server.ts';
import { cookieOf } from '#site/language.ts';
import { hrefOf } from '#site/links.ts';
import { parseReferralCode } from '../rules/codes.ts';
import { recordDevice, recordTouch } from './touch.server.ts';

const cookieMaxAgeMs = 180 * dayMs;
const robots = /bot|crawl|spider|slurp|preview|facebookexternalhit|embedly|monitor/i;
const referralPath = hrefOf('referral');

/**
 * Sets a cookie for visitors who arrive by an invitation link (?ref=CODE), before the page is answered from the cache. The page has the
 * same bytes for everybody; only this answer carries the cookie, so proxies may not store it.
 */
export function trackReferralLinks(app: App, callerOf: (request: Request) => Promise<Caller>): MiddlewareHandler {
  return async (c, next) => {
    const { method, path } = c.req;
    const isReferralPage = path === referralPath || path === `/m${referralPath}`;
    if (method !== 'GET' || (!isReferralPage && !c.req.url.includes('ref='))) return next();
    const code = isReferralPage ? null : parseReferralCode(new URL(c.req.url).searchParams.get('ref'));
    const isPage = !/^\/(v1|bg|assets|media|uploads|sandbox)\b/.test(path) && !path.endsWith('.data');
    if (!isPage || (!isReferralPage && code === null) || robots.test(c.req.header('user-agent') ?? '')) return next();
    const knownVisitor = visitorIn(cookieOf(c.req.header('cookie'), visitorCookieName));
    const visitorId = knownVisitor ?? randomBytes(16).toString('base64url');
    // A visitor who cannot be counted is still served.
    await notice(visitorId).catch((err: unknown) => app.log.error({ err, path }, 'referral link not recorded'));
    await next();
    if (knownVisitor !== null) return;
    c.res.headers.append('set-cookie', tokenCookie(visitorCookieName, visitorId, later(app.now(), cookieMaxAgeMs), app.origin));
    c.res.headers.set('cache-control', 'no-store');

    async function notice(marked: string): Promise<void> {
      const { shopperId } = await callerOf(c.req.raw);
      const visitorHash = hashToken(marked);
      if (code === null) return recordDevice(app, shopperId, visitorHash);
      await recordTouch(app, { code, visitorHash, network: networkOf(getConnectionInfo(c.req.raw).ip), path, shopperId });
    }
  };
}
