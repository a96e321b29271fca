import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { dayOf } from '#kernel/dates.ts';
import { isMobileScreen } from '#site/variant.ts';
import type { App, Caller } from './app.ts';
import { appMetadata, dailyVisitors } from './tables.ts';

export const saltName = 'visit salt ';

/** Longer user agents say no more. */
export const maxUserAgentLength = 300;

/** A visitor of one day: a hash with that day's salt, which is deleted afterwards. */
export const visitorHash = (salt: string, event: string, { ip, agent }: { readonly ip: string; readonly agent: string }): string =>
  createHash('sha256')
    .update(`${salt}\n${event}\n${ip}\n${agent.slice(0, maxUserAgentLength)}`)
    .digest('base64url')
    .slice(0, 32);

export const hasDoNotTrack = (headers: Headers): boolean => headers.get('dnt') === '1' || headers.get('sec-gpc') === '1';

export const deviceOf = (agent: string): string => (isMobileScreen({ agent }) ? 'mobile' : 'desktop');

type FirstTouch = { readonly visitSource: string; readonly device: string };

/** Today's traffic source and device of a visitor as counted. Nothing is known of visitors who are not counted. */
export async function firstTouchOf(app: App, { ip, agent }: Caller): Promise<FirstTouch> {
  if (!agent) return { visitSource: '', device: '' };
  const day = dayOf(app.now());
  const [fact] = await app.db
    .select({ salt: appMetadata.value })
    .from(appMetadata)
    .where(eq(appMetadata.name, saltName + day));
  if (typeof fact?.salt !== 'string') return { visitSource: '', device: deviceOf(agent) };
  const [visitor] = await app.db
    .select({ source: dailyVisitors.source })
    .from(dailyVisitors)
    .where(and(eq(dailyVisitors.day, day), eq(dailyVisitors.visitorHash, visitorHash(fact.salt, 'visit', { ip, agent }))));
  return { visitSource: visitor?.source ?? '', device: deviceOf(agent) };
}
