import { listOf } from '#site/list.ts';
import { requestKinds, requestQueueNames } from './statuses.ts';

/** `at` is the last change: ascending, the longest waiting comes first. */
export const requestList = listOf({
  page: 'office-pic-to-wig',
  filters: { heap: requestQueueNames, kind: requestKinds, handler: 'number', free: ['yes'], from: 'day', to: 'day' },
  sorts: ['at', 'asked', 'price'],
  first: '-at',
  size: 40,
});
