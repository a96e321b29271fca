import { randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import { dayOf, secondMs } from '#kernel/dates.ts';
import { type App, transact } from '#platform/app.ts';
import { deviceOf, hasDoNotTrack, maxUserAgentLength, visitorHash } from '#platform/first-touch.server.ts';
import { staffCookieName } from '#platform/http/cookies.ts';
import { getConnectionInfo } from '#platform/http/visit.server.ts';
import { locateByTable } from '#providers/geo/table.server.ts';
import { cookieOf } from '#site/language.ts';
import { sourceOf, type VisitEvent, type VisitEvents, visitEventsOf } from '../rules/visits.ts';
import * as store from '../store/visits.server.ts';

/** Equal requests share an entry; the visitor is kept only until it is written a few seconds later. */
type Entry = {
  readonly day: string;
  readonly happened: VisitEvents;
  readonly ip: string;
  readonly agent: string;
  readonly source: string;
  count: number;
};
type Pile = { waiting: Map<string, Entry>; timer: NodeJS.Timeout | null; writing: Promise<void> };
const piles = new WeakMap<App, Pile>();

const writeAfterMs = 3 * secondMs;
/** More distinct requests than this in three seconds are not shoppers. */
const maxPending = 20_000;
/** Longer values say no more about the source. */
const maxTextLength = 300;
/** Referrers can be forged: a day has at most this many sources, the rest count as others. */
const maxSources = 200;

/** Counts an answered request in the background. Staff and visitors who opted out are not counted. */
export function countVisit(app: App, request: Request, status: number): void {
  if (status !== 200 && status !== 304 && !(status === 302 && request.method === 'POST')) return;
  const { headers } = request;
  const isDocument = headers.get('accept')?.includes('text/html') ?? false;
  if (!isDocument && request.method !== 'POST' && !request.url.includes('.data')) return;
  const url = new URL(request.url);
  const happened = visitEventsOf({ method: request.method, path: url.pathname, search: url.searchParams, isDocument });
  if (!happened || isAhead(headers) || hasDoNotTrack(headers) || cookieOf(headers.get('cookie'), staffCookieName)) return;
  const pile = pileOf(app);
  const agent = (headers.get('user-agent') ?? '').slice(0, maxUserAgentLength);
  const { ip } = getConnectionInfo(request);
  const referrer = headers.get('referer')?.slice(0, maxTextLength) ?? null;
  const day = dayOf(app.now());
  const key = `${day}\n${happened.path}\n${happened.events.length}${happened.events[0]}\n${ip}\n${agent}\n${url.search.slice(0, maxTextLength)}\n${referrer}`;
  const known = pile.waiting.get(key);
  if (known) known.count += 1;
  else if (pile.waiting.size < maxPending) {
    const source = sourceOf(url.searchParams, referrer, [url.host, new URL(app.origin).host]);
    pile.waiting.set(key, { day, happened, ip, agent, source, count: 1 });
  }
  pile.timer ??= setTimeout(() => void writeVisits(app), writeAfterMs).unref();
}

/** Prefetched, or fetched by the service worker for its cache. */
const isAhead = (headers: Headers): boolean =>
  /prefetch|prerender|preview/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '') || headers.has('x-purpose');

function pileOf(app: App): Pile {
  const known = piles.get(app);
  if (known) return known;
  const pile: Pile = { waiting: new Map(), timer: null, writing: Promise.resolve() };
  piles.set(app, pile);
  return pile;
}

/** Writes the queue one batch at a time; also on shutdown. A failed batch stays queued. */
export function writeVisits(app: App): Promise<void> {
  const pile = pileOf(app);
  pile.writing = pile.writing.then(() => writeBatch(app, pile));
  return pile.writing;
}

async function writeBatch(app: App, pile: Pile): Promise<void> {
  if (pile.timer) clearTimeout(pile.timer);
  pile.timer = null;
  const batch = pile.waiting;
  pile.waiting = new Map();
  if (batch.size === 0) return;
  try {
    const people = [...batch.values()].filter(({ agent }) => agent !== '' && !isbot(agent));
    for (const [day, entries] of Map.groupBy(people, (entry) => entry.day)) await transact(app, (inside) => writeDay(inside, day, entries));
  } catch (err) {
    app.log.error({ err }, 'visits not counted');
    for (const [key, entry] of batch) {
      const known = pile.waiting.get(key);
      if (known) known.count += entry.count;
      else pile.waiting.set(key, entry);
    }
    pile.timer ??= setTimeout(() => void writeVisits(app), writeAfterMs).unref();
  }
}

async function writeDay(app: App, day: string, entries: readonly Entry[]): Promise<void> {
  const salt = await store.saltFor(app.db, day, randomBytes(32).toString('base64url'));
  const hashOf = (event: VisitEvent, entry: Entry): string => visitorHash(salt, event, entry);
  const few = fewSources(entries, await store.sourcesOf(app.db, day));
  const visitors = new Map(entries.map((entry) => [hashOf('visit', entry), few(entry.source)]));
  const marked = entries.flatMap((entry) =>
    entry.happened.events
      .filter((event) => event !== 'view')
      .map((event) => ({ event, entry, hash: hashOf(event, entry), source: few(entry.source) })),
  );
  // A visitor's first request counts, with its source.
  const firsts = new Map(marked.toReversed().map((one) => [one.hash, one]));
  const visitorRows = [...firsts.values()].map(({ hash, source }) => ({ day, visitorHash: hash, source }));
  const fresh = await store.markNewVisitors(
    app.db,
    visitorRows.sort((a, b) => (a.visitorHash < b.visitorHash ? -1 : 1)),
  );
  const sources = await store.sourcesBy(app.db, day, [...visitors.keys()]);
  const rows = new Map<string, store.VisitRow>();
  const add = (row: Omit<store.VisitRow, 'count'>, count: number): void => {
    const key = Object.values(row).join('\n');
    rows.set(key, { ...row, count: (rows.get(key)?.count ?? 0) + count });
  };
  for (const entry of entries) {
    if (entry.happened.events.includes('view'))
      add({ day, event: 'view', path: entry.happened.path, source: '', device: deviceOf(entry.agent), country: '' }, entry.count);
  }
  for (const { event, entry, hash, source } of firsts.values()) {
    if (!fresh.has(hash)) continue;
    const first = sources.get(hashOf('visit', entry)) ?? source;
    const country = (await locateByTable(entry.ip)).country ?? '';
    add({ day, event, path: event === 'visit' ? entry.happened.path : '', source: first, device: deviceOf(entry.agent), country }, 1);
  }
  await store.addVisits(
    app.db,
    [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row),
  );
}

/** Known sources of the day, and new ones while there is room. */
function fewSources(entries: readonly Entry[], known: readonly string[]): (source: string) => string {
  const some = new Set([...new Set([...known, ...entries.map(({ source }) => source)])].slice(0, maxSources));
  return (source) => (some.has(source) ? source : 'other');
}

/** Deletes yesterday's marks and salts, so that nobody can be identified from them. */
export const deleteOldVisitorHashes = (app: App): Promise<void> => store.deleteVisitorHashesBefore(app.db, dayOf(app.now()));
