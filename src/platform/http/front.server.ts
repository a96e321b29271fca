import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { isLanguage } from '#kernel/texts.ts';
import { asWeSpell } from '#site/canonical-path.ts';
import { cookieOf, languageCookie, languageParam } from '#site/language.ts';
import { safeReturnPath } from '#site/links.ts';
import { betterPath } from '#site/variant.ts';
import type { App } from '../app.ts';
import { fileOriginsOf, isProduction } from '../env.ts';
import type { Metrics } from '../metrics.server.ts';
import { withTimeZone } from '../time-zone.server.ts';
import { languageCookieFor } from './cookies.ts';
import { refuseFile } from './refusal.server.ts';
import { policiesFor, securityHeaders } from './security.server.ts';
import { addressOf, isDressed, newRequestId, setConnectionInfo, trustedList } from './visit.server.ts';

const maxUrlLength = 8192;
const forEver = 'public, max-age=31536000, immutable';

/** For every request: an id, the client address, security headers, one log line, one metric. */
export function greet(app: App, metrics: Metrics): MiddlewareHandler {
  const trusted = trustedList(app.settings.TRUSTED_PROXIES);
  const { strict } = policiesFor(fileOriginsOf(app.settings));
  const headers = Object.entries({ ...securityHeaders(app.origin.startsWith('https:')), 'content-security-policy': strict });
  const host = isProduction(app.settings) && app.settings.PUBLIC_ORIGIN ? new URL(app.settings.PUBLIC_ORIGIN).host : null;
  return async (c, next) => {
    const started = performance.now();
    const requestId = newRequestId();
    setConnectionInfo(c.req.raw, { ip: addressOf(remoteOf(c), c.req.header('x-forwarded-for') ?? null, trusted), requestId });
    if (c.req.url.length > maxUrlLength) c.res = refuseFile('tooLong');
    else if (hasNul(c.req.url)) c.res = refuseFile('badAddress');
    else if (host && c.req.header('host') !== host && !isProbe(c.req.path)) c.res = refuseFile('unknownHost');
    else await withTimeZone(next);
    if (!isDressed(c.res)) {
      for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
      c.res.headers.set('x-request-id', requestId);
    }
    const ms = performance.now() - started;
    metrics.countRequest(kindOf(c.req.path), c.res.status, ms / 1000);
    app.log.debug(
      { requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms: Math.round(ms * 10) / 10 },
      'request answered',
    );
  };
}

const remoteOf = (c: Context): string | undefined => (c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined);
/** NUL is never valid text and no database accepts it; the API answers in its own envelope. */
const hasNul = (address: string): boolean => address.includes('%00') && !/^[^/]*\/\/[^/]*\/v1\//.test(address);
const isProbe = (path: string): boolean => path === '/healthz' || path === '/readyz' || path === '/metrics';
const kindOf = (path: string): string =>
  path.startsWith('/v1')
    ? 'call'
    : path.startsWith('/assets') || path.startsWith('/media')
      ? 'file'
      : path.startsWith('/bg')
        ? 'office'
        : 'page';

/** Build files have a content hash in their name, so they may be cached forever. */
export function serveFiles(web: Hono, root: string): void {
  const files = (cache: string) => serveStatic({ root, precompressed: true, onFound: (_, c) => void c.header('cache-control', cache) });
  web.use('/assets/*', files(forEver));
  web.use('/media/*', files(forEver));
  for (const path of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/social.jpg', '/docs.css'])
    web.use(path, files('public, max-age=86400'));
  // The service worker must be revalidated: an old one would keep itself alive.
  web.use('/sw.js', files('no-cache'));
  for (const path of ['/assets/*', '/media/*']) web.all(path, (c) => c.text('not found', 404));
}

/** Public pictures of staff and reviewers; private files have no address here. */
export function serveUploads(web: Hono, dataDir: string): void {
  const open = /^\/uploads\/public\/[\w-]+\.webp$/;
  const files = serveStatic({ root: dataDir, onFound: (_, c) => void c.header('cache-control', forEver) });
  web.use('/uploads/*', (c, next) => (open.test(c.req.path) ? files(c, next) : next()));
  web.all('/uploads/*', (c) => c.text('not found', 404));
}

/** Liveness, readiness and metrics. */
export function serveProbes(web: Hono, app: App, metrics: Metrics, isClosing: () => boolean): void {
  const quiet = { 'cache-control': 'no-store' };
  web.get('/healthz', (c) => c.json({ ok: true }, 200, quiet));
  web.get('/readyz', async (c) => {
    const ready = !isClosing() && (await app.store.isWell());
    return c.json({ ok: ready }, ready ? 200 : 503, quiet);
  });
  web.get('/metrics', async (c) => c.text(await metrics.text(), 200, { ...quiet, 'content-type': metrics.type }));
}

/** A plain form changes the language, so it works without script; the address stays the same. */
export function serveLanguage(web: Hono, app: App): void {
  web.post('/language', async (c) => {
    const form = await c.req.formData().catch(() => new FormData());
    const language = form.get('language');
    if (!isLanguage(language)) return c.text('no such language', 400);
    c.header('set-cookie', languageCookieFor(language, app.origin));
    c.header('cache-control', 'no-store');
    return c.redirect(safeReturnPath(form.get('back')), 303);
  });
}

/** Phones to /m, desktops away from it, and all to the canonical address: one redirect, query preserved, documents only. */
export const moveByScreen =
  (app: App): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const url = new URL(c.req.url);
    const requestedLanguage = url.searchParams.get(languageParam);
    const width = Number(cookieOf(c.req.header('cookie'), 'vw') ?? Number.NaN);
    const respelt = asWeSpell(url.pathname);
    const better = betterPath(respelt ?? url.pathname, {
      agent: c.req.header('user-agent') ?? '',
      hint: c.req.header('sec-ch-ua-mobile'),
      width: Number.isInteger(width) && width > 0 ? width : undefined,
    });
    // An email's link carries its language; a language chosen in the browser wins.
    if (isLanguage(requestedLanguage)) {
      url.searchParams.delete(languageParam);
      if (cookieOf(c.req.header('cookie'), languageCookie) === null)
        c.header('set-cookie', languageCookieFor(requestedLanguage, app.origin));
      c.header('cache-control', 'private, no-store');
      return c.redirect(safeReturnPath((better ?? respelt ?? url.pathname) + url.search), 302);
    }
    if (!better && respelt) return c.redirect(respelt + url.search, 301);
    if (!better) return next();
    c.header('vary', 'user-agent, sec-ch-ua-mobile, cookie');
    c.header('cache-control', 'private, no-store');
    return c.redirect(better + url.search, 302);
  };
