import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startShop } from '../kit/shop.ts';

const assets = join(import.meta.dirname, '../../build/client/assets');

test('asked to stop under load, the shop finishes what it began and ends with 0', async () => {
  const shop = await startShop({ env: { DEMO: '0' } });
  let cut = 0;
  let answered = 0;
  let isStopping = false;
  const visitor = async () => {
    while (!isStopping || answered === 0) {
      try {
        const answer = await fetch(`${shop.origin}/no-such-page-${Math.floor(answered / 7)}`);
        await answer.text();
        answered += 1;
      } catch {
        // Refused connections are fine while stopping; one cut off mid-response is a fault.
        if (!isStopping) cut += 1;
        return;
      }
    }
  };
  const visitors = Array.from({ length: 8 }, visitor);
  await expect.poll(() => answered).toBeGreaterThan(10);
  isStopping = true;
  const begun = Date.now();
  await shop.stop();
  await Promise.all(visitors);
  expect(cut).toBe(0);
  expect(Date.now() - begun).toBeLessThan(10_000);
});

test('a client that never reads its answer does not keep the database from being closed', async () => {
  const shop = await startShop({ env: { DEMO: '0' } });
  const { port } = new URL(shop.origin);
  const socket = connect(Number(port), '127.0.0.1').pause();
  socket.on('error', () => undefined);
  const sizeOf = (name: string) => statSync(join(assets, name)).size;
  const largest = readdirSync(assets).toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
  socket.write(`GET /assets/${largest} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`.repeat(100));
  await once(socket, 'connect');
  await wait(1000);
  const begun = Date.now();
  // Ends with 0, or this throws.
  await shop.stop();
  const tookMs = Date.now() - begun;
  socket.destroy();
  expect(tookMs, 'the answer was not held up: this test shows nothing').toBeGreaterThan(4000);
  expect(tookMs).toBeLessThan(9500);
});
