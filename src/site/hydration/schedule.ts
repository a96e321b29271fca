/** The element that holds the page's waiting code; its data-first names the files that the code imports. */
export const waitingScriptId = 'script-later';

/** Each part of the work gets a task of its own, so that none blocks input for long. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
const preloadsAtOnce = 4;

/** Starts the page's script once everything that is seen first has arrived, or at the visitor's first press. */
export function scheduleHydration(): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    void hydrate();
  };
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, start, { once: true, passive: true });
  if (document.readyState === 'complete') setTimeout(start);
  else addEventListener('load', () => setTimeout(start));
  waitForFirstMove();
}

async function hydrate(): Promise<void> {
  const waiting = document.getElementById(waitingScriptId);
  if (!waiting) return;
  const files = waiting.dataset.first?.split(' ') ?? [];
  for (let at = 0; at < files.length; at += preloadsAtOnce) {
    document.head.append(...files.slice(at, at + preloadsAtOnce).map(preloadOf));
    await nextTask();
  }
  // A file that fails here fails again, and is reported, when the page's own script imports it.
  for (const file of files.filter((name) => !name.includes('/entry.client-'))) {
    await import(/* @vite-ignore */ file).catch(() => undefined);
    await nextTask();
  }
  // The first reading of cookies and of storage waits for another process.
  void document.cookie;
  await nextTask();
  try {
    void localStorage.length;
  } catch {
    // Storage is switched off.
  }
  await nextTask();
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = waiting.textContent;
  document.body.append(script);
}

function preloadOf(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  return link;
}

/**
 * A touch screen's scrollbar is shown from the first interaction on: fading out before, it would draw twenty frames during hydration.
 * Links are prefetched from then on too, because that makes the router render the whole page again.
 */
function waitForFirstMove(): void {
  const { style } = document.documentElement;
  if (matchMedia('(pointer: coarse)').matches) style.scrollbarWidth = 'none';
  const moved = new AbortController();
  const onMove = (event: Event) => {
    if (event.type === 'pointermove' && !hasMoved(event as PointerEvent)) return;
    moved.abort();
    style.scrollbarWidth = '';
    for (const link of document.querySelectorAll<HTMLElement>('[data-ahead]')) {
      link.dataset.discover = 'true';
      delete link.dataset.ahead;
    }
  };
  for (const move of ['pointermove', 'touchstart', 'wheel', 'keydown'])
    addEventListener(move, onMove, { passive: true, signal: moved.signal });
}

/** Also for a page that appears under a resting pointer. */
const hasMoved = ({ movementX, movementY }: PointerEvent): boolean => Boolean(movementX || movementY);
