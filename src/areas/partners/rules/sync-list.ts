import { listOf } from '#site/list.ts';

export const runStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;

export const syncList = listOf({
  page: 'office-sync',
  filters: { state: runStates, platform: ['shopify', 'woocommerce', 'google', 'json'], who: ['house', 'reseller'], failed: ['yes'] },
  sorts: ['at', 'failed', 'total'],
  first: '-at',
  size: 40,
});
