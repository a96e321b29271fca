import { expect, test } from 'vitest';
import { singleFlight } from './single-flight.ts';

test('who asks while a work runs gets its answer, and it runs anew after it has ended', async () => {
  const flight = singleFlight<number>();
  let runs = 0;
  const work = async (): Promise<number> => {
    runs += 1;
    return runs;
  };
  expect(await Promise.all([flight('a', work), flight('a', work), flight('b', work)])).toEqual([1, 1, 2]);
  expect(await flight('a', work)).toBe(3);
});

test('each owner has its own keys', async () => {
  const flight = singleFlight<string>();
  const [one, two] = [{}, {}];
  expect(await Promise.all([flight(1, async () => 'one', one), flight(1, async () => 'two', two)])).toEqual(['one', 'two']);
});

test('a failure is told to all who wait, and the next one tries again', async () => {
  const flight = singleFlight<string>();
  const fail = () => Promise.reject(new Error('away'));
  await expect(Promise.allSettled([flight('', fail), flight('', fail)])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(await flight('', async () => 'there')).toBe('there');
});
