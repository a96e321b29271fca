import { listOf } from '#site/list.ts';

export const groupStates = ['live', 'draft', 'coming', 'hidden', 'noPicture', 'soldOut', 'clearance'] as const;
export const skuStates = ['offered', 'hidden', 'soldOut', 'low', 'discounted', 'clearance', 'belowCost', 'noCost'] as const;

export const groupList = listOf({
  page: 'office-spus',
  filters: { state: groupStates, category: 'number', brand: 'number' },
  sorts: ['place', 'name', 'skus', 'price', 'sold', 'updated', 'published'],
  first: 'place',
  size: 40,
});

export const skuList = listOf({
  page: 'office-skus',
  filters: { state: skuStates, category: 'number', group: 'number' },
  sorts: ['place', 'code', 'price', 'stock', 'sold', 'updated', 'length'],
  first: 'place',
  size: 50,
});

/** Two lists whose order staff arrange: only their columns are configurable. */
export const categoryList = listOf({ page: 'office-categories', filters: {}, sorts: ['place'], first: 'place' });
export const propertyList = listOf({ page: 'office-properties', filters: {}, sorts: ['place'], first: 'place' });

export const planStates = ['waiting', 'applied', 'revoked'] as const;

export const planList = listOf({
  page: 'office-price-plans',
  filters: { state: planStates, sku: 'number' },
  sorts: ['starts', 'made'],
  first: '-starts',
  size: 40,
});
