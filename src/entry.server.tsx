import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { appContext, callerContext, nonceContext } from '#platform/app.ts';

const timeoutMs = 5000;

/** Renders the whole page before the first byte is sent: pages are cached and compressed once. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext) ?? undefined;
  return new Promise((resolve, reject) => {
    let outcome = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />,
      {
        ...(nonce ? { nonce } : {}),
        // Renders every part in place: otherwise React moves large ones there by script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          headers.set('content-type', 'text/html; charset=utf-8');
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status: outcome, headers }));
        },
        onShellError: reject,
        onError(error) {
          outcome = 500;
          context.get(appContext).log.error({ err: error, requestId: context.get(callerContext).requestId }, 'page not rendered');
        },
      },
    );
    const timer = setTimeout(abort, timeoutMs);
  });
}

/** Errors of loaders and actions: logged once with the request id, never shown. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { log } = context.get(appContext);
  log.error({ err: error, requestId: context.get(callerContext).requestId, path: new URL(request.url).pathname }, 'page failed');
};
