import { hasConnection } from '#site/online.ts';

const workerPath = '/sw.js';

/** Caches this page and its files for offline use; registers the worker first. No effect where unsupported. */
export async function cachePageOffline(page: string, language: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !hasConnection() || savesData()) return;
  try {
    await navigator.serviceWorker.register(workerPath, { scope: '/', updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ keep: page, files: files.filter((file) => /\/(assets|media)\//.test(file)), language });
  } catch {
    // Private windows and plain http have no service workers; the shop works without.
  }
}

/** With Save-Data no page is fetched twice. */
export function savesData(): boolean {
  if (!('connection' in navigator)) return false;
  const line: unknown = navigator.connection;
  return typeof line === 'object' && line !== null && 'saveData' in line && line.saveData === true;
}

/** Offline, links load whole documents: the worker has those, but not the router's data requests. */
export function followLinksOffline(): () => void {
  const press = (event: MouseEvent): void => {
    if (hasConnection() || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('aria-haspopup')) return;
    const to = new URL(link.href);
    const isHere = to.pathname + to.search === location.pathname + location.search;
    if (to.origin !== location.origin || (isHere && to.hash)) return;
    event.preventDefault();
    event.stopPropagation();
    location.assign(link.href);
  };
  window.addEventListener('click', press, { capture: true });
  return () => window.removeEventListener('click', press, { capture: true });
}
