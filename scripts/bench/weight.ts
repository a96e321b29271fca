import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { wholeChromiumPath } from '../../tests/kit/chromium.ts';

/** What a first visit fetches, measured in the browser. */
export async function pageWeight(url: string, isPhone: boolean) {
  const executablePath = wholeChromiumPath();
  if (!executablePath) throw new Error('Chromium is not installed (Debian: apt-get install chromium)');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
  const context = await browser.newContext(
    isPhone ? { viewport: { width: 390, height: 844 }, isMobile: true, userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile' } : {},
  );
  const page = await context.newPage();
  const weight = { scripts: 0, scriptGzip: 0, styleGzip: 0, fontBytes: 0, documentBytes: 0 };
  const counting: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!['script', 'stylesheet', 'font', 'document'].includes(kind)) return;
    counting.push(
      response.body().then((body) => {
        if (kind === 'script') {
          weight.scripts += 1;
          weight.scriptGzip += gzipSync(body, { level: 9 }).length;
        } else if (kind === 'stylesheet') weight.styleGzip += gzipSync(body, { level: 9 }).length;
        else if (kind === 'font') weight.fontBytes += body.length;
        else weight.documentBytes += gzipSync(body, { level: 9 }).length;
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(counting);
  await browser.close();
  return weight;
}
