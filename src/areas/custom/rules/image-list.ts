import { listOf } from '#site/list.ts';

export const imageStates = ['shown', 'hidden'] as const;

export const imageList = listOf({
  page: 'office-custom-images',
  filters: { state: imageStates, style: 'words', colour: 'words' },
  sorts: ['place', 'title', 'price', 'added'],
  first: 'place',
  size: 40,
});
