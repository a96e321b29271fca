import { expect, test } from 'vitest';
import { taskNameTexts } from '#office/settings/jobs/task-texts.ts';
import { clusterTasks, embeddedDatabaseTasks, instanceTasks } from '#schedule.server.ts';

const names = [...clusterTasks, ...embeddedDatabaseTasks].map(({ name }) => name);

test('every task of the cluster has a name of its own, and words for it in the office', () => {
  expect(new Set([...names, ...instanceTasks.map(({ name }) => name)]).size).toBe(names.length + instanceTasks.length);
  expect(Object.keys(taskNameTexts).sort()).toEqual(names.toSorted());
});

test('names are those of labels in metrics: lower case words with hyphens', () => {
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
});
