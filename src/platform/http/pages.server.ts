import { randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Language } from '#kernel/texts.ts';
import hydrationStarter from '#site/hydration/start.ts?script';
import { languageOf } from '#site/language.ts';
import { type Found, pageAt } from '#site/match.ts';
import { cacheKeysOf, takesPayment } from '#site/pages.server.ts';
import { variantOf } from '#site/variant.ts';
import { type App, anonymousCaller, appContext, type Caller, callerContext, nonceContext, tagsContext } from '../app.ts';
import { fileOriginsOf } from '../env.ts';
import type { RenderedPage } from '../page-cache.server.ts';
import { deferHydration } from './deferred-hydration.server.ts';
import { refuseFile } from './refusal.server.ts';
import { type Policies, payingHeaders, policiesFor, securityHeaders } from './security.server.ts';
import { send } from './send.server.ts';

type How = { readonly mode: 'production' | 'development'; readonly cache: boolean };
type Render = (request: Request, caller: Caller, nonce: string | null, tags: Set<string>) => Promise<Response>;
const varies = 'accept-encoding, cookie, user-agent, sec-ch-ua-mobile';

/** Answers every page: from the cache where it is the same for everybody, else rendered for this visitor. */
export function openPages(build: ServerBuild, app: App, callerOf: (request: Request) => Promise<Caller>, how: How) {
  const handle = createRequestHandler(build, how.mode);
  const safe = securityHeaders(app.origin.startsWith('https:'));
  const policies = policiesFor(fileOriginsOf(app.settings));
  const render: Render = (request, caller, nonce, tags) => {
    const context = new RouterContextProvider();
    context.set(appContext, app);
    context.set(callerContext, caller);
    context.set(nonceContext, nonce);
    context.set(tagsContext, tags);
    return handle(request, context);
  };

  /** A page without personal data, for the phone's offline cache although the page is not cached on the server. */
  const forNobody = async (request: Request, path: string, language: Language): Promise<Response> => {
    const found = pageAt(path);
    const cached = found && (await fromCache(request, new URL(path, request.url), cacheKeysOf(found.name) ?? [], language));
    if (!cached) return refuseFile('notFound');
    cached.headers.set('content-language', language);
    return cached;
  };

  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const found = pageAt(url.pathname);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const queryKeys = found && cacheKeysOf(found.name);
    if (how.cache && isRead && queryKeys) {
      const cached = await fromCache(request, url, queryKeys);
      if (cached) return cached;
    }
    return personal(request, found);
  };
  return { answer, forNobody };

  async function fromCache(
    request: Request,
    url: URL,
    queryKeys: readonly string[],
    requestedLanguage?: Language,
  ): Promise<Response | null> {
    const language = requestedLanguage ?? languageOf(request.headers.get('cookie'));
    const plain = withoutStrangeQuery(url, queryKeys);
    let failed: Response | null = null;
    const make = async (): Promise<RenderedPage | null> => {
      const tags = new Set<string>(['all']);
      // Rendered for nobody in particular: no cookie, token or unknown header reaches it.
      const response = await render(new Request(plain, { headers: { accept: 'text/html' } }), { ...anonymousCaller, language }, null, tags);
      if (response.status >= 500) {
        failed = response;
        throw new Error(`page ${plain.pathname} answered ${response.status}`);
      }
      return keepable(response, tags, safe, policies);
    };
    try {
      const finished = await app.pageCache.page(`${variantOf(url.pathname)} ${language} ${plain.pathname}${plain.search}`, make);
      return finished && send(request, finished);
    } catch (error) {
      if (failed) return withHeaders(failed);
      throw error;
    }
  }

  async function personal(request: Request, found: Found | null): Promise<Response> {
    const nonce = randomBytes(16).toString('base64');
    const forwarded = withOwnOrigin(request, app.origin);
    const made = await render(forwarded, await callerOf(request), nonce, new Set());
    // Our double needs no third party.
    if (found && takesPayment(found.page) && app.ports.payments.scriptUrl.startsWith('https:'))
      return withHeaders(made, policies.paying(nonce), payingHeaders);
    return withHeaders(made, policies.byNonce(nonce));
  }
}

/**
 * React Router refuses a form whose origin is not the address it sees itself. Behind a proxy that address differs, and a page with `no-
 * referrer` sends "null". A request that the browser marks as same-origin, or that comes from our public address, is ours; everything else
 * stays as it came and is refused.
 */
function withOwnOrigin(request: Request, publicOrigin: string): Request {
  const from = request.headers.get('origin');
  const ownOrigin = new URL(request.url).origin;
  const site = request.headers.get('sec-fetch-site');
  const isOurs = site === 'same-origin' || (site === null && from === publicOrigin);
  if (from === null || from === ownOrigin || !isOurs) return request;
  const headers = new Headers(request.headers);
  headers.set('origin', ownOrigin);
  return new Request(request, { headers });
}

/** Only query keys that vary the page stay; others would fill the cache with copies. */
function withoutStrangeQuery(url: URL, allowed: readonly string[]): URL {
  const plain = new URL(url);
  const allowedParams = [...url.searchParams].filter(([key, value]) => allowed.includes(key) && value.length <= 200);
  plain.search = new URLSearchParams(allowedParams.sort(([a], [b]) => a.localeCompare(b))).toString();
  return plain;
}

async function keepable(
  response: Response,
  tags: Set<string>,
  safe: Record<string, string>,
  policies: Policies,
): Promise<RenderedPage | null> {
  if (response.status !== 200 || response.headers.has('set-cookie') || tags.has('!incomplete')) return null;
  const text = await response.text();
  const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const isPage = type.startsWith('text/html');
  const finished = isPage ? deferHydration(text, hydrationStarter) : text;
  const headers: Record<string, string> = { ...safe, 'content-type': type, 'cache-control': 'no-cache', vary: varies };
  headers['content-security-policy'] = isPage ? policies.byHashes(finished) : policies.strict;
  for (const name of ['x-remix-response', 'link']) {
    const value = response.headers.get(name);
    if (value) headers[name] = value;
  }
  return { status: 200, headers, body: new TextEncoder().encode(finished), tags: [...tags] };
}

function withHeaders(response: Response, policy?: string, more: Readonly<Record<string, string>> = {}): Response {
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'no-store');
  headers.set('vary', varies);
  if (policy) headers.set('content-security-policy', policy);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
