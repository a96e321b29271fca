import { waitingScriptId } from '#site/hydration/schedule.ts';

/**
 * React Router prefetches the route manifest for the links of a page and then renders the whole page again. That waits for the visitor's
 * first interaction, so that a page that has just hydrated is not rendered twice.
 */
const ahead = [/ data-discover="true"/g, ' data-ahead=""'] as const;

const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * A cached page works without script, so script waits: styles, fonts and the first picture get a phone's bandwidth first, and `starter`
 * (site/hydration/start.ts) loads the rest. The code is unchanged, so its hash in the policy stays valid.
 */
export function deferHydration(html: string, starter: string): string {
  const first = [...html.matchAll(preload)].map(([, href]) => href).join(' ');
  if (!moduleScript.test(html)) return html;
  return html
    .replaceAll(preload, '')
    .replaceAll(...ahead)
    .replace(
      moduleScript,
      (_, code: string) =>
        `<script type="text/plain" id="${waitingScriptId}" data-first="${first}">${code}</script><script>${starter}</script>`,
    );
}
