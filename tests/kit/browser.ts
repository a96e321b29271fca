import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import { chromiumPath } from './chromium.ts';

export type PageOptions = {
  /** The shop's origin: page.goto('/') then means its home page. */
  origin: string;
  phone?: boolean;
  lang?: 'en' | 'zh';
  /** False for a browser without script. */
  script?: boolean;
  /** Allows the service worker; elsewhere it would interfere with a test's requests. */
  worker?: boolean;
  /** Console errors this test expects, for example /status of 404/. */
  allow?: readonly RegExp[];
};

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
const phoneAgent = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, userAgent: phoneAgent },
};

const opened = new Set<{ context: BrowserContext; duringTest: boolean }>();
const complaints: string[] = [];
let launching: Promise<Browser> | undefined;

afterEach(async () => {
  const leaving = [...opened].filter(({ duringTest }) => duringTest);
  await Promise.all(leaving.map(({ context }) => context.close()));
  for (const entry of leaving) opened.delete(entry);
  refuseComplaints();
});

afterAll(async () => {
  await (await launching)?.close();
  launching = undefined;
  refuseComplaints();
});

/** A page with its own cookies. It closes after the test (or the file, when opened outside a test), and its errors fail it. */
export async function newPage({
  origin,
  phone = false,
  lang = 'en',
  script = true,
  worker = false,
  allow = [],
}: PageOptions): Promise<Page> {
  const browser = await launchedBrowser();
  const context = await browser.newContext({
    ...(phone ? screens.phone : screens.desktop),
    baseURL: origin,
    locale: lang === 'zh' ? 'zh-CN' : 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    javaScriptEnabled: script,
    serviceWorkers: worker ? 'allow' : 'block',
  });
  opened.add({ context, duringTest: expect.getState().currentTestName !== undefined });
  if (lang !== 'en') await context.addCookies([{ name: 'lang', value: lang, url: origin }]);
  context.setDefaultTimeout(30_000);
  // Without script the browser logs every blocked script.
  const allowed = script ? allow : [...allow, / csp$/];
  const complain = (complaint: string) => {
    if (!allowed.some((pattern) => pattern.test(complaint))) complaints.push(complaint);
  };
  context.on('page', (page) => listen(page, origin, complain));
  return context.newPage();
}

/** Accessibility violations, one readable line each. */
export async function axe(page: Page, options: RunOptions = {}): Promise<string[]> {
  // Evaluated through the debugger, which the page's CSP does not restrict.
  await page.evaluate(`${axeSource()};undefined`);
  await page.evaluate(stillPage);
  // All rules run; reporting passes as well would double the work.
  const axeOptions = JSON.stringify({ resultTypes: ['violations'], ...options });
  const violations = await page.evaluate<AxeResults['violations']>(`axe.run(document, ${axeOptions}).then(({ violations }) => violations)`);
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${impact} ${id}: ${help} at ${target.join(' ')}\n  ${failureSummary?.replaceAll('\n', '\n  ')}`,
    ),
  );
}

/** Ends running transitions: half-way through, a button has a contrast nobody chose. */
const stillPage = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const motion of document.getAnimations()) if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
})()`;

function launchedBrowser() {
  launching ??= launch();
  return launching;
}

async function launch() {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error('Chromium is not installed (Debian: apt-get install chromium).');
  return chromium.launch({ executablePath, headless: true, args: flags });
}

function listen(page: Page, origin: string, complain: (complaint: string) => void) {
  const at = () => page.url().replace(origin, '');
  page.on('console', (message) => {
    if (message.type() === 'error') complain(`${at()} console error: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (problem) => complain(`${at()} script error: ${problem.stack ?? problem.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown reason';
    // A page left while loading aborts its requests; that is not an error.
    if (request.url().startsWith(origin) && reason !== 'net::ERR_ABORTED') complain(`${at()} request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.url().startsWith(origin) && response.status() >= 500) complain(`${at()} ${response.url()} answered ${response.status()}`);
  });
}

function refuseComplaints() {
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(`The browser complained:\n${found.join('\n')}`);
}

let source: string | undefined;
function axeSource() {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}

/** Hydrated: React handles its main part. Office pages keep a connection open, so the network is never idle. */
export const alive = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactFiber')));
