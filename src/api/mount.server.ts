import { type Context, Hono } from 'hono';
import { DomainError, domainErrors, domainErrorText, outcomes } from '#kernel/errors.ts';
import { refusalOf } from '#kernel/limits.ts';
import type { Language } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { type AuditFallback, withAuditFallback } from '#platform/audit.server.ts';
import { databaseErrorName } from '#platform/database/connection-errors.ts';
import { openFailedCallLimit } from '#platform/failed-call-limit.server.ts';
import { readJson, readQuery } from './body.server.ts';
import { apiBase, type Call } from './call.ts';
import { docsPage } from './docs.server.ts';
import type { Handler } from './handle.server.ts';
import { openapi } from './openapi.ts';

type Who = (request: Request) => Promise<Caller>;
const noStore = { 'cache-control': 'no-store' };

/** Makes a web app of the handlers. Validation, permission and the envelope live here only. */
export function mount(handlers: readonly Handler[], app: App, callerOf: Who): Hono {
  const web = new Hono().basePath(apiBase);
  const failures = openFailedCallLimit(app.settings.RATE_LIMIT_FAILED_CALLS, () => app.now().getTime());
  let described: ReturnType<typeof openapi> | undefined;

  // Generated on first request: writing out every schema takes longer than opening the shop.
  web.get('/openapi.json', (c) => {
    described ??= openapi(
      handlers.map((handler) => handler.call),
      app.origin,
    );
    return c.json(described);
  });
  web.get('/docs', (c) => c.html(docsPage(handlers.map((handler) => handler.call))));

  for (const handler of handlers) {
    const { call } = handler;
    web.on([call.method], [call.path], async (c) => {
      const caller = await callerOf(c.req.raw);
      const waitSeconds = failures.waitSeconds(caller.ip);
      if (waitSeconds > 0) return refuse(c, app, new DomainError('tooMany'), caller, { 'retry-after': String(waitSeconds) });
      try {
        const cookies: string[] = [];
        const data = await answer(handler, c.req.raw, app, caller, cookies);
        for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
        const { code, text } = outcomes.success;
        return c.json({ Result: code, Code: code, Msg: text[caller.language], Data: data }, 200, noStore);
      } catch (error) {
        failures.count(caller.ip);
        return refuse(c, app, error, caller);
      }
    });
    web.all(call.path, async (c) => refuse(c, app, new DomainError('wrongMethod', { method: call.method }), await callerOf(c.req.raw)));
  }
  web.all('*', async (c) => refuse(c, app, new DomainError('callNotExist'), await callerOf(c.req.raw)));
  web.onError((error, c) => refuse(c, app, error, null));
  return web;
}

async function answer(
  { call, run, raw: byBytes }: Handler,
  request: Request,
  app: App,
  caller: Caller,
  cookies: string[],
): Promise<unknown> {
  permit(call, caller);
  if (byBytes) return byBytes(request, app);
  if ((call.method === 'POST' || call.changes) && caller.by === 'cookie') requireOwnPage(request, app.origin);
  const raw = call.method === 'GET' ? readQuery(new URL(request.url), call.lists ?? []) : await readJson(request, call.maxTextLength);
  const parsed = call.input.safeParse(raw, { reportInput: true });
  if (!parsed.success) throw refusalOf(parsed.error).onWire;
  const work = () => run(parsed.data as never, app, caller, { setCookie: (cookie) => cookies.push(cookie) });
  const data = Array.isArray(call.who) ? await withAuditFallback(app, caller, auditFallbackOf(call, parsed.data), work) : await work();
  const checked = call.output.safeParse(data);
  if (!checked.success) {
    app.log.error({ call: call.name, issues: checked.error.issues, requestId: caller.requestId }, 'response does not match its schema');
    throw new DomainError('marshal');
  }
  return checked.data;
}

/** The call's input, in case its service writes no audit entry. */
function auditFallbackOf({ name }: Call, input: unknown): AuditFallback {
  const after = typeof input === 'object' && input !== null ? input : {};
  return { action: name, subject: [name.split('.').slice(0, -1).join('.') || name, 'id' in after ? String(after.id) : ''], after };
}

function permit(call: Call, caller: Caller): void {
  if (call.who === 'anyone') return;
  if (call.who === 'shopper') {
    if (!caller.shopperId) throw new DomainError('userNotLogin');
    return;
  }
  if (!caller.staff) throw new DomainError('userNotLogin');
  if (!call.who.some((role) => caller.staff?.roles.includes(role))) throw new DomainError('forbidden');
}

/** Cookies travel with every request, also cross-site ones; so the browser must prove that our page asked. */
export function requireOwnPage(request: Request, origin: string): void {
  const site = request.headers.get('sec-fetch-site');
  if (site === 'same-origin') return;
  const from = request.headers.get('origin');
  if (site === null && from !== null && (from === origin || from === new URL(request.url).origin)) return;
  throw new DomainError('otherSite');
}

function refuse(c: Context, app: App, error: unknown, caller: Caller | null, headers: Record<string, string> = {}) {
  const refused = error instanceof DomainError ? error : new DomainError(databaseErrorName(error) ?? 'unknown');
  const { code, status } = domainErrors[refused.why];
  if (status >= 500) app.log.error({ err: error, requestId: caller?.requestId, path: c.req.path }, 'api call failed');
  const language: Language = caller?.language ?? 'en';
  const seconds = refused.why === 'unavailable' ? 1 : refused.details.seconds;
  if ((status === 429 || status === 503) && seconds !== undefined) c.header('retry-after', String(seconds));
  return c.json({ Result: code, Code: code, Msg: domainErrorText(refused, language), Data: refused.data }, status, {
    ...noStore,
    ...headers,
  });
}
