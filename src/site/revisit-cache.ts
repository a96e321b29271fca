import type { ClientLoaderFunctionArgs } from 'react-router';

/** Pages for the back button, shown without a request. Lives as long as the tab's document. */
const cache = new Map<string, unknown>();
const maxCached = 30;
let isGoingBack = false;

/** Called once before the router starts, so that a page knows how it was reached. */
export function watchBackButton(): void {
  window.addEventListener('popstate', () => {
    isGoingBack = true;
    setTimeout(() => {
      isGoingBack = false;
    }, 0);
  });
}

/** Shows the last visit's data when going back, else the server's. */
export async function cachedLoader<T>({
  request,
  serverLoader,
}: Pick<ClientLoaderFunctionArgs, 'request'> & { serverLoader: () => Promise<T> }): Promise<T> {
  const { pathname, search } = new URL(request.url);
  const key = pathname + search;
  if (isGoingBack && cache.has(key)) return cache.get(key) as T;
  const data = await serverLoader();
  cacheLoaderData(key, data);
  return data;
}

/** A page that came with the document already has its data; it is cached when first shown. */
export function cacheLoaderData(key: string, data: unknown): void {
  cache.delete(key);
  cache.set(key, data);
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
}
