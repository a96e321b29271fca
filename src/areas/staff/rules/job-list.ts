import type { JobState } from '#kernel/platform-states.ts';
import { listOf } from '#site/list.ts';

/** In the order of the list: what failed stands before what is done. */
export const listedJobStates = ['waiting', 'running', 'failed', 'done', 'cancelled'] as const satisfies readonly JobState[];

/** `job` is the open one. */
export const jobList = listOf({
  page: 'office-jobs',
  filters: { state: listedJobStates, kind: 'words', job: 'number' },
  sorts: ['at'],
  first: '-at',
  size: 40,
});

export const mayRetry = (state: JobState): boolean => state === 'failed' || state === 'cancelled';
