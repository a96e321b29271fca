import { listOf } from '#site/list.ts';

export const giveawayDeskStates = ['draft', 'open', 'closed', 'drawn', 'published', 'cancelled'] as const;
export type GiveawayDeskState = (typeof giveawayDeskStates)[number];

export const giveawayList = listOf({
  page: 'office-giveaways',
  filters: { state: giveawayDeskStates },
  sorts: ['ends', 'starts', 'at'],
  first: '-ends',
  size: 40,
});
