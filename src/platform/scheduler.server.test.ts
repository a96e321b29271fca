import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { earlier, hourMs, later, minuteMs, secondMs } from '#kernel/dates.ts';
import { type TestApp, testApp } from '../../tests/kit/app.ts';
import { leaseMs, type ScheduledTask, startClusterTasks, startInstanceTasks, type TaskResult } from './scheduler.server.ts';
import { scheduledTasks } from './tables/scheduled-tasks.ts';

let app: TestApp;
let started: { stop(): Promise<void> }[] = [];
let counted: [string, TaskResult][] = [];

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await app.db.delete(scheduledTasks);
  counted = [];
});
afterEach(async () => {
  for (const scheduler of started) await scheduler.stop();
  started = [];
  vi.useRealTimers();
});

const start = async (instance: string, ...tasks: ScheduledTask[]) => {
  const scheduler = await startClusterTasks(app, tasks, instance, (task, result) => counted.push([task, result]));
  started.push(scheduler);
  return scheduler;
};
/** The simulated clock and the timers move together. */
const pass = (ms: number): void => {
  app.clock.at = later(app.clock.at, ms);
  vi.advanceTimersByTime(ms);
};
const rowOf = async (name: string) => (await app.db.select().from(scheduledTasks).where(eq(scheduledTasks.name, name)))[0];
const finished = (name: string, runCount: number) =>
  expect.poll(() => rowOf(name)).toMatchObject({ runCount, lockedBy: null, lockedUntil: null });
/** Answers that nothing was claimed need no time of their own: a later statement of the same session comes after them. */
const settled = async () => {
  for (let round = 0; round < 5; round += 1) await app.db.select().from(scheduledTasks);
};
/** Work that ends when the test says so. */
const slow = (name: string, everyMs: number) => {
  let begun = 0;
  let end = (): void => undefined;
  const work = (): Promise<void> => {
    begun += 1;
    return new Promise((resolve) => {
      end = resolve;
    });
  };
  return { task: { name, everyMs, work }, begun: () => begun, end: () => end() };
};

test('a due task runs on one of two instances, and again after its interval', async () => {
  const runs: string[] = [];
  const task = (instance: string) => ({ name: 'count', everyMs: minuteMs, work: async () => void runs.push(instance) });
  await start('one', task('one'));
  await start('two', task('two'));
  pass(59 * secondMs);
  await settled();
  expect(runs).toEqual([]);
  pass(secondMs);
  await finished('count', 1);
  pass(30 * secondMs);
  await settled();
  expect(runs).toHaveLength(1);
  pass(30 * secondMs);
  await finished('count', 2);
  expect(runs).toHaveLength(2);
  expect(await rowOf('count')).toMatchObject({
    lastResult: 'succeeded',
    lastStartedAt: app.clock.at,
    lastSucceededAt: app.clock.at,
    nextRunAt: later(app.clock.at, minuteMs),
    failureCount: 0,
    lastError: null,
  });
  expect(counted).toEqual(Array(2).fill(['count', 'succeeded']));
});

test('a task that takes longer than its interval and its lease never runs beside itself', async () => {
  const { task, begun, end } = slow('long', 10 * secondMs);
  await start('one', task);
  await start('two', task);
  pass(10 * secondMs);
  await expect.poll(begun).toBe(1);
  for (let step = 0; step < 8; step += 1) {
    pass(15 * secondMs);
    await expect.poll(async () => (await rowOf('long'))?.lockedUntil).toEqual(later(app.clock.at, leaseMs));
    await settled();
  }
  expect(begun()).toBe(1);
  end();
  await expect.poll(begun).toBe(2);
  end();
});

test('a task of an instance that died is taken over when its lease ends', async () => {
  const runs: number[] = [];
  await start('living', { name: 'carry', everyMs: hourMs, work: async () => void runs.push(1) });
  await app.db.update(scheduledTasks).set({ lockedBy: 'dead', lockedUntil: later(app.clock.at, leaseMs), runCount: 1 });
  pass(leaseMs - secondMs);
  await settled();
  expect(runs).toEqual([]);
  pass(secondMs);
  await finished('carry', 2);
  expect(runs).toEqual([1]);
  expect(await rowOf('carry')).toMatchObject({ lastResult: 'succeeded', failureCount: 1 });
  expect(counted).toEqual([
    ['carry', 'interrupted'],
    ['carry', 'succeeded'],
  ]);
});

test('a run whose lease was taken over records nothing', async () => {
  const { task, begun, end } = slow('lost', minuteMs);
  await start('slow', task);
  pass(minuteMs);
  await expect.poll(begun).toBe(1);
  await app.db.update(scheduledTasks).set({ lockedBy: 'other', lockedUntil: later(app.clock.at, leaseMs) });
  end();
  await expect.poll(() => counted).toHaveLength(1);
  await settled();
  expect(await rowOf('lost')).toMatchObject({ lockedBy: 'other', lastFinishedAt: null });
});

test('a failure is recorded without the values of its query, and the next run comes', async () => {
  let isBroken = true;
  const work = async () => {
    if (isBroken) throw new Error('Failed query: select 1\nparams: Ann,ann@example.org');
  };
  await start('one', { name: 'fall', everyMs: minuteMs, work });
  pass(minuteMs);
  await finished('fall', 1);
  expect(await rowOf('fall')).toMatchObject({
    lastResult: 'failed',
    lastError: 'Failed query: select 1',
    failureCount: 1,
    lastSucceededAt: null,
  });
  isBroken = false;
  pass(minuteMs);
  await finished('fall', 2);
  expect(await rowOf('fall')).toMatchObject({ lastResult: 'succeeded', lastError: null, failureCount: 1 });
});

test('of many due tasks an instance runs four at once, and all of them in the end', async () => {
  let [now, most] = [0, 0];
  const work = async () => {
    now += 1;
    most = Math.max(most, now);
    await settled();
    now -= 1;
  };
  const names = Array.from({ length: 11 }, (_, index) => `task-${index}`);
  await start('one', ...names.map((name) => ({ name, everyMs: minuteMs, work })));
  pass(minuteMs);
  for (const name of names) await finished(name, 1);
  expect(most).toBe(4);
});

test('stopping waits for a running task', async () => {
  const { task, begun, end } = slow('last', minuteMs);
  const scheduler = await start('one', task);
  pass(minuteMs);
  await expect.poll(begun).toBe(1);
  const stopped = scheduler.stop();
  end();
  await stopped;
  expect(await rowOf('last')).toMatchObject({ lastResult: 'succeeded', lockedBy: null });
});

test('a task that does not end in time is given back for when the process is gone', async () => {
  const { task, begun } = slow('endless', hourMs);
  const scheduler = await start('ending', task);
  pass(hourMs);
  await expect.poll(begun).toBe(1);
  started = [];
  await scheduler.stop();
  const runs: number[] = [];
  await start('next', { ...task, work: async () => void runs.push(1) });
  pass(9 * secondMs);
  await settled();
  expect(runs).toEqual([]);
  pass(secondMs);
  await finished('endless', 2);
  expect(runs).toEqual([1]);
});

test('a task that left the list leaves the table, and a shorter interval counts from now', async () => {
  const work = async () => undefined;
  await (await start('old', { name: 'gone', everyMs: hourMs, work }, { name: 'kept', everyMs: hourMs, work })).stop();
  await start('new', { name: 'kept', everyMs: minuteMs, work }, { name: 'added', everyMs: hourMs, work });
  const rows = await app.db.select().from(scheduledTasks).orderBy(scheduledTasks.name);
  expect(rows.map(({ name, intervalMs, nextRunAt }) => [name, intervalMs, nextRunAt])).toEqual([
    ['added', hourMs, later(app.clock.at, hourMs)],
    ['kept', minuteMs, later(app.clock.at, minuteMs)],
  ]);
});

test('a task keeps its time when the shop starts again', async () => {
  const task = { name: 'steady', everyMs: hourMs, work: async () => undefined };
  await (await start('before', task)).stop();
  pass(50 * minuteMs);
  await start('after', task);
  expect((await rowOf('steady'))?.nextRunAt).toEqual(later(earlier(app.clock.at, 50 * minuteMs), hourMs));
});

test('what lives in memory runs on every instance, at once and then by its interval, never beside itself', async () => {
  const { task, begun, end } = slow('memory', secondMs);
  started.push(startInstanceTasks(app, [task]), startInstanceTasks(app, [{ ...task, work: async () => Promise.reject(new Error('no')) }]));
  expect(begun()).toBe(1);
  pass(3 * secondMs);
  expect(begun()).toBe(1);
  end();
  await settled();
  pass(secondMs);
  expect(begun()).toBe(2);
  expect(await app.db.select().from(scheduledTasks)).toEqual([]);
});
