import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dayMs, hourMs, later, minuteMs } from '#kernel/dates.ts';
import { anonymousCaller } from '#platform/app.ts';
import { startClusterTasks } from '#platform/scheduler.server.ts';
import { scheduledTasks } from '#platform/tables/scheduled-tasks.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { loader } from './load.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
const owner = { ...anonymousCaller, staff: { id: 1, roles: ['owner' as const] }, by: 'cookie' as const };
const tasksIn = async (language: 'en' | 'zh') => (await loader(visitOn(app, { ...owner, language }, '/bg/jobs'))).tasks;

test('the job list shows every scheduled task with its last run, the failed ones first, in both languages', async () => {
  expect(await tasksIn('en')).toEqual([]);
  const work = async () => undefined;
  const tasks = [
    { name: 'count-demand', everyMs: hourMs, work },
    { name: 'database-vacuum', everyMs: dayMs, work },
    { name: 'track-parcels', everyMs: 10 * minuteMs, work },
    { name: 'unknown', everyMs: minuteMs, work },
  ];
  await (await startClusterTasks(app, tasks, 'test')).stop();
  const change = (name: string, row: Partial<typeof scheduledTasks.$inferInsert>) =>
    app.db.update(scheduledTasks).set(row).where(eq(scheduledTasks.name, name));
  await change('count-demand', { lastStartedAt: app.now(), lastDurationMs: 40, lastResult: 'succeeded' });
  await change('database-vacuum', { lockedBy: 'me', lockedUntil: later(app.now(), minuteMs) });
  await change('track-parcels', { lastStartedAt: app.now(), lastDurationMs: 1540, lastResult: 'failed', lastError: 'no response' });
  const brief = async (language: 'en' | 'zh') =>
    (await tasksIn(language)).map(({ label, every, took, result, lastError }) => [label, every.count, every.unit, took, result, lastError]);
  expect(await brief('en')).toEqual([
    ['Track packages', 10, 'minutes', '1.5 s', 'failed', 'no response'],
    ['Calculate purchasing demand', 1, 'hours', '40 ms', 'succeeded', null],
    ['Database: vacuum', 1, 'days', null, 'running', null],
    ['unknown', 1, 'minutes', null, 'notYet', null],
  ]);
  expect((await brief('zh')).map(([label]) => label)).toEqual(['跟踪包裹', '统计采购需求', '数据库：清理', 'unknown']);
});
