import { listOf } from '#site/list.ts';

export const jobStates = ['waiting', 'running', 'failed', 'done', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

/** The jobs of the house, as their address asks for them; `job` is the one that lies open. */
export const jobList = listOf({
  page: 'office-jobs',
  filters: { state: jobStates, kind: 'words', job: 'number' },
  sorts: ['at'],
  first: '-at',
  size: 40,
});

export const mayRetry = (state: JobState): boolean => state === 'failed' || state === 'cancelled';
export const mayStop = (state: JobState): boolean => state === 'waiting' || state === 'running';
