import { expect, test } from 'vitest';
import { startShop } from '../kit/shop.ts';

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
