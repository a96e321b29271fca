import { listOf } from '#site/list.ts';

export const shopperStates = ['open', 'unconfirmed', 'blocked', 'gone'] as const;
export type ShopperState = (typeof shopperStates)[number];

export const shopperList = listOf({
  page: 'office-users',
  filters: { state: shopperStates, vip: 'number', from: 'day', to: 'day' },
  sorts: ['at'],
  first: '-at',
  size: 40,
});

type Moments = { readonly activatedAt: unknown; readonly blockedAt: unknown; readonly deletedAt: unknown };

export const stateOfShopper = ({ activatedAt, blockedAt, deletedAt }: Moments): ShopperState =>
  deletedAt ? 'gone' : blockedAt ? 'blocked' : activatedAt ? 'open' : 'unconfirmed';
