import { listOf } from '#site/list.ts';

export const giveawayListStates = ['draft', 'open', 'closed', 'drawn', 'published', 'cancelled'] as const;
export type GiveawayListState = (typeof giveawayListStates)[number];

export const giveawayList = listOf({
  page: 'office-giveaways',
  filters: { state: giveawayListStates },
  sorts: ['ends', 'starts', 'at'],
  first: '-ends',
  size: 40,
});
