import { afterEach, expect, test, vi } from 'vitest';
import { scheduleHydration, waitingScriptId } from './schedule.ts';

type Element = { dataset: Record<string, string>; textContent?: string; rel?: string; href?: string; type?: string };
type Options = { once?: boolean; signal?: AbortSignal };

/** As much of a browser as the starter needs: it writes down what was added to the page. */
function open({ readyState = 'loading', isTouch = false, files = ['/a.js', '/assets/entry.client-1.js'] } = {}) {
  const target = new EventTarget();
  const waiting: Element = { dataset: { first: files.join(' ') }, textContent: 'import "/a.js";' };
  const link: Element = { dataset: { ahead: '' } };
  const added: Element[] = [];
  const append = (...more: Element[]) => void added.push(...more);
  const style = { scrollbarWidth: '' };
  vi.stubGlobal('addEventListener', (name: string, listener: () => void, options?: Options) =>
    target.addEventListener(name, listener, options),
  );
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
  vi.stubGlobal('localStorage', { length: 0 });
  vi.stubGlobal('document', {
    ...{ readyState, cookie: '', head: { append }, body: { append }, documentElement: { style } },
    getElementById: (id: string) => (id === waitingScriptId ? waiting : null),
    createElement: () => ({ dataset: {} }),
    querySelectorAll: () => [link],
  });
  scheduleHydration();
  const scripts = () => added.filter(({ type }) => type === 'module');
  return {
    added,
    scripts,
    link,
    style,
    happens: (name: string, facts = {}) => target.dispatchEvent(Object.assign(new Event(name), facts)),
  };
}

afterEach(() => vi.unstubAllGlobals());

test('the script waits until the page has loaded, then runs once, after its files', async () => {
  const { added, scripts, happens } = open();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(added).toEqual([]);
  happens('load');
  await vi.waitFor(() => expect(scripts()).toHaveLength(1));
  expect(added.map(({ rel, href, textContent }) => href ?? textContent ?? rel)).toEqual([
    '/a.js',
    '/assets/entry.client-1.js',
    'import "/a.js";',
  ]);
  happens('pointerdown');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(scripts()).toHaveLength(1);
});

test('a press starts it before everything has arrived', async () => {
  const { scripts, happens } = open();
  happens('pointerdown');
  await vi.waitFor(() => expect(scripts()).toHaveLength(1));
});

test('a page that has loaded already starts by itself', async () => {
  const { scripts } = open({ readyState: 'complete' });
  await vi.waitFor(() => expect(scripts()).toHaveLength(1));
});

test('every file but the entry is run before the script', async () => {
  vi.stubGlobal('ran', []);
  const file = (name: string) => `data:text/javascript,globalThis.ran.push('${name}')`;
  const { scripts } = open({ readyState: 'complete', files: [file('first'), file('second'), '/assets/entry.client-1.js'] });
  await vi.waitFor(() => expect(scripts()).toHaveLength(1));
  expect(Reflect.get(globalThis, 'ran')).toEqual(['first', 'second']);
});

test('links are looked up ahead from the first move on, and a pointer that rests has not moved', () => {
  const { link, happens } = open();
  happens('pointermove', { movementX: 0, movementY: 0 });
  expect(link.dataset).toEqual({ ahead: '' });
  happens('pointermove', { movementX: 3, movementY: 0 });
  expect(link.dataset).toEqual({ discover: 'true' });
});

test('a touch screen shows its scrollbar from the first move on', () => {
  const { style, happens } = open({ isTouch: true });
  expect(style.scrollbarWidth).toBe('none');
  happens('touchstart');
  expect(style.scrollbarWidth).toBe('');
  expect(open().style.scrollbarWidth).toBe('');
});
