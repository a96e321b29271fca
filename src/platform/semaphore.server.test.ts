import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.server.ts';

test('so many work at once, the others wait, and a full line is told so', async () => {
  const turns = createSemaphore(2, 3);
  let busy = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const work = async () => {
    busy += 1;
    most = Math.max(most, busy);
    await new Promise<void>((end) => ends.push(end));
    busy -= 1;
  };
  const all = Array.from({ length: 5 }, () => turns(work));
  await expect(turns(work)).rejects.toMatchObject({ why: 'unavailable' });
  for (let count = 0; count < 5; count += 1) {
    ends.shift()?.();
    await new Promise((later) => setImmediate(later));
  }
  await Promise.all(all);
  expect(most).toBe(2);
});

test('work that fails gives its turn on', async () => {
  const turns = createSemaphore(1, 5);
  const fails = turns(async () => Promise.reject(new Error('no')));
  const next = turns(async () => 'yes');
  await expect(fails).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
