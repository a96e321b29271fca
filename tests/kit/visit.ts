import { RouterContextProvider } from 'react-router';
import { type App, appContext, type Caller, callerContext, tagsContext } from '#platform/app.ts';

/** What a page's loader gets for an address, or its action for a form with these fields. */
export function visitOn(app: App, caller: Caller, address: string, fields?: Readonly<Record<string, string | File>>) {
  const context = new RouterContextProvider();
  context.set(appContext, app);
  context.set(callerContext, caller);
  context.set(tagsContext, new Set());
  const url = new URL(address, app.origin);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) body.set(name, value);
  const request = new Request(url, fields && { method: 'POST', body, headers: { origin: app.origin } });
  return { request, url, context, params: {}, pattern: url.pathname };
}
