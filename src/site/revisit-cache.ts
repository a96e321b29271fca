import type { ClientLoaderFunctionArgs } from 'react-router';

/** The back button shows kept pages from here, without a request. Lives as long as the tab's document. */
const kept = new Map<string, unknown>();
const mostKept = 30;
let isGoingBack = false;

/** Called once at start, before the router listens, so that a page knows how it was reached. */
export function watchBackButton(): void {
  window.addEventListener('popstate', () => {
    isGoingBack = true;
    setTimeout(() => {
      isGoingBack = false;
    }, 0);
  });
}

/** For pages that are shown at once when one goes back: the data of the last visit, else the server's. */
export async function cachedLoader<T>({
  request,
  serverLoader,
}: Pick<ClientLoaderFunctionArgs, 'request'> & { serverLoader: () => Promise<T> }): Promise<T> {
  const { pathname, search } = new URL(request.url);
  const key = pathname + search;
  if (isGoingBack && kept.has(key)) return kept.get(key) as T;
  const data = await serverLoader();
  cacheLoaderData(key, data);
  return data;
}

/** A page that came with the document has its data already; it is kept the first time it is shown. */
export function cacheLoaderData(key: string, data: unknown): void {
  kept.delete(key);
  kept.set(key, data);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}
