import { listOf } from '#site/list.ts';

export const priceStates = ['current', 'coming', 'ended'] as const;

export const vendorPriceList = listOf({
  page: 'office-vendor-price-list',
  filters: { state: priceStates, vendor: 'number', kind: 'words', texture: 'words', length: 'number' },
  sorts: ['day', 'vendor', 'kind', 'length', 'price'],
  first: '-day',
  size: 50,
});
