import { listOf } from '#site/list.ts';

export const subscriberStates = ['on', 'asked', 'stopped'] as const;
export type SubscriberState = (typeof subscriberStates)[number];
export const topics = ['news', 'sales', 'business'] as const;
export type Topic = (typeof topics)[number];

export const subscriberList = listOf({
  page: 'office-subscribers',
  filters: { state: subscriberStates, topic: topics, language: ['en', 'zh'], since: 'day' },
  sorts: ['at', 'email', 'confirmed'],
  first: '-at',
  size: 50,
});

/** Subscribed only after confirmation, and never after unsubscribing. */
export const subscriberState = ({ confirmedAt, stoppedAt }: { confirmedAt: Date | null; stoppedAt: Date | null }): SubscriberState =>
  stoppedAt ? 'stopped' : confirmedAt ? 'on' : 'asked';
