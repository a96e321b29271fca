import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type App, appContext, type Caller, callerContext, nonceContext, tagsContext } from '../app.ts';

/** Renders one page with the given App; nothing is cached. */
export type RenderOnce = (app: App, path: string, caller: Caller) => Promise<Response>;

export function renderer(build: ServerBuild): RenderOnce {
  const handle = createRequestHandler(build, 'production');
  return (app, path, caller) => {
    const context = new RouterContextProvider();
    context.set(appContext, app);
    context.set(callerContext, caller);
    context.set(nonceContext, null);
    context.set(tagsContext, new Set());
    return handle(new Request(new URL(path, app.origin), { headers: { accept: 'text/html' } }), context);
  };
}
