import { type CDPSession, chromium, type Page, type Worker } from 'playwright-core';
import { wholeChromiumPath } from '../../tests/kit/chromium.ts';
import { type Spread, spreadOf } from './ranks.ts';

/** How long a choice took to be visible, and how much of that was script time. */
export type Painted = {
  readonly path: string;
  readonly choice: string;
  readonly count: number;
  readonly seen: Spread & { readonly max: number };
  readonly own: Spread & { readonly max: number };
  /** Choices that did not change the picture: nothing was measured. */
  readonly unchanged: number;
};

type Move = { readonly choice: string; readonly tab?: string; act(page: Page): Promise<void> };
type Choice = { readonly seenMs: number; readonly ownMs: number; readonly isChanged: boolean };

const slowdown = 4;
const plain = ['1', '4', '27', '613', '99j', '350', '2', 'pink'] as const;
const [ombre, highlights] = ['t1b27', ['p427', 'p1b613']] as const;
const textures = ['straight', 'loose-wave', 'deep-wave', 'kinky-curly', 'body-wave'] as const;

const pick =
  (name: string, value: string): Move['act'] =>
  (page) =>
    tap(page, `label:has(input[name="${name}"][value="${value}"])`);
const press =
  (key: string): Move['act'] =>
  (page) =>
    page.locator('input[name="length"]').press(key);
const colours = (tab?: string): Move[] =>
  [...plain, ombre, '1b', ...highlights].map((value) => ({
    choice: value === ombre ? 'ombre' : highlights.some((one) => one === value) ? 'highlight' : 'colour',
    ...(tab !== undefined && { tab }),
    act: pick('colour', value),
  }));
const lengths = (keys: readonly string[]): Move[] => keys.map((key) => ({ choice: 'length', tab: 'length', act: press(key) }));
const textured = (choice: string, names: readonly string[], tab?: string): Move[] =>
  names.map((value) => ({ choice, ...(tab !== undefined && { tab }), act: pick('texture', value) }));

const pages: readonly { readonly path: string; readonly moves: readonly Move[] }[] = [
  {
    path: '/m/diy-wigs',
    moves: [
      ...textured('texture, first time', textures, 'texture'),
      ...colours('colour'),
      ...lengths(['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight']),
      ...textured('texture', textures, 'texture'),
      ...colours('colour'),
    ],
  },
  {
    path: '/m/diy-closure-frontal',
    moves: [...textured('texture, first time', ['straight', 'body-wave'], 'texture'), ...colours('colour'), ...colours('colour')],
  },
  {
    path: '/m/diy-bundles',
    moves: [
      ...textured('texture, first time', ['straight', 'deep-wave', 'body-wave']),
      ...colours(),
      ...[1, 2, 3, 1].map((place) => ({
        choice: 'length',
        act: (page: Page) => tap(page, `.mixes button:nth-of-type(${place + 1})`),
      })),
      ...textured('texture', ['straight', 'deep-wave', 'body-wave']),
      ...colours(),
    ],
  },
];

/**
 * Choices on a phone whose processor is four times slower. A choice is seen when the frame that carries the new picture has been
 * shown: the later of what Event Timing says of the press (to its next paint) and of the first task after the frame that followed
 * the last stroke on the picture's canvas, by the clock of whoever painted it, the page or the worker beside it. Chromium slows the page
 * down and not its workers, so what the worker took for a choice is counted four times. The page's own time is what its thread worked
 * meanwhile, whoever else uses the machine.
 */
export async function measurePaint(origin: string): Promise<Painted[]> {
  const executablePath = wholeChromiumPath();
  if (!executablePath) throw new Error('Chromium is not installed (Debian: apt-get install chromium)');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
  try {
    const figures: Painted[] = [];
    for (const { path, moves } of pages) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        serviceWorkers: 'block',
        userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile',
      });
      const page = await context.newPage();
      await page.addInitScript(watch);
      figures.push(...(await measurePage(page, `${origin}${path}`, moves)).map((figure) => ({ path, ...figure })));
      await context.close();
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function measurePage(page: Page, url: string, moves: readonly Move[]): Promise<Omit<Painted, 'path'>[]> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('.live canvas:not([hidden])').waitFor();
  for (const worker of page.workers()) await worker.evaluate(watchBeside);
  const line = await page.context().newCDPSession(page);
  await line.send('Performance.enable', { timeDomain: 'threadTicks' });
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const choices = new Map<string, Choice[]>();
  for (const { choice, tab, act } of moves) {
    if (tab !== undefined) await page.locator(`.build-tabs a[href="#step-${tab}"]`).click();
    await page.evaluate('paintWatch.rest()');
    choices.set(choice, [...(choices.get(choice) ?? []), await chosen(page, line, act)]);
  }
  return [...choices].map(([choice, all]) => {
    const changed = all.filter(({ isChanged }) => isChanged);
    return {
      choice,
      count: changed.length,
      seen: spread(changed.map(({ seenMs }) => seenMs)),
      own: spread(changed.map(({ ownMs }) => ownMs)),
      unchanged: all.length - changed.length,
    };
  });
}

async function chosen(page: Page, line: CDPSession, act: Move['act']): Promise<Choice> {
  const beside: Worker | undefined = page.workers()[0];
  await page.evaluate('paintWatch.begin()');
  await beside?.evaluate('paintWatch.begin()');
  const before = await workedMs(line);
  await act(page);
  const paintedAt = await beside?.evaluate<number>('paintWatch.end()');
  const seenMs = await page.evaluate<number>(`paintWatch.end(${paintedAt ?? 0})`);
  const ownMs = (await workedMs(line)) - before;
  return { seenMs, ownMs, isChanged: await page.evaluate<boolean>('paintWatch.isChanged()') };
}

/** Scrolls it between the sticky picture and the bottom bar, and taps. */
async function tap(page: Page, selector: string): Promise<void> {
  const [x, y] = await page.evaluate<[number, number]>(`(() => {
    const one = document.querySelector(${JSON.stringify(selector)});
    scrollBy(0, one.getBoundingClientRect().top - 610);
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  })()`);
  await page.mouse.click(x, y);
}

async function workedMs(line: CDPSession): Promise<number> {
  const { metrics } = await line.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

const spread = (values: readonly number[]): Painted['seen'] => ({ ...spreadOf(values), max: Math.max(0, ...values) });

/** In the drawing worker: when the last frame was out, and how long it worked. */
const watchBeside = `(() => {
  let startedAt = 0, shownAt = 0, waiting = 0;
  const pens = OffscreenCanvasRenderingContext2D.prototype;
  const work = onmessage;
  onmessage = (event) => { startedAt = performance.now(); return work(event); };
  for (const name of ['putImageData', 'drawImage', 'fillRect']) {
    const stroke = pens[name];
    pens[name] = function (...given) {
      const done = stroke.apply(this, given);
      const worked = performance.now() - startedAt;
      waiting += 1;
      requestAnimationFrame(() => setTimeout(() => {
        shownAt = performance.timeOrigin + performance.now() + worked * ${slowdown - 1};
        waiting -= 1;
      }));
      return done;
    };
  }
  globalThis.paintWatch = {
    begin: () => { shownAt = 0; },
    end: async () => {
      for (const started = performance.now(); (!shownAt || waiting) && performance.now() - started < 5000; ) await new Promise(requestAnimationFrame);
      return shownAt;
    },
  };
})()`;

/** In the page, before its own scripts: time of the press, of the last drawing, and of that frame. */
const watch = `(() => {
  let pressedAt = 0, shownAt = 0, waiting = 0, before = '', events = [];
  const note = (event) => { if (event.isTrusted) pressedAt ||= event.timeStamp; };
  for (const kind of ['pointerup', 'click', 'keydown']) addEventListener(kind, note, { capture: true });
  new PerformanceObserver((list) => events.push(...list.getEntries())).observe({ type: 'event', durationThreshold: 16 });
  const pens = CanvasRenderingContext2D.prototype;
  for (const name of ['putImageData', 'drawImage', 'fillRect']) {
    const stroke = pens[name];
    pens[name] = function (...given) {
      if (this.canvas.isConnected) {
        waiting += 1;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => { shownAt = performance.now(); waiting -= 1; };
          port2.postMessage(0);
        });
      }
      return stroke.apply(this, given);
    };
  }
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const look = () => {
    const canvas = document.querySelector('.live canvas');
    const small = new OffscreenCanvas(80, 100), pen = small.getContext('2d', { willReadFrequently: true });
    pen.drawImage(canvas, 0, 0, 80, 100);
    return pen.getImageData(0, 0, 80, 100).data.join();
  };
  globalThis.paintWatch = {
    rest: async () => { for (let calm = 0; calm < 3; calm += 1) await frame(); },
    begin: () => { before = look(); pressedAt = shownAt = 0; events = []; },
    end: async (isBeside) => {
      for (const started = performance.now(); !isBeside && (!shownAt || waiting) && performance.now() - started < 5000; ) await frame();
      await frame();
      if (isBeside) shownAt = isBeside - performance.timeOrigin;
      const own = events.filter(({ startTime }) => startTime >= pressedAt - 1 && startTime < shownAt);
      return Math.max(shownAt, ...own.map(({ startTime, duration }) => startTime + duration)) - pressedAt;
    },
    // The page learns of a worker's picture some frames after it is visible.
    isChanged: async () => { for (let late = 0; late < 30 && look() === before; late += 1) await frame(); return shownAt > 0 && look() !== before; },
  };
})()`;
