import { listOf } from '#site/list.ts';

/** Which month of the sellers. */
export const performanceList = listOf({ page: 'office-performance', filters: { month: 'words' }, sorts: ['revenue'], first: '-revenue' });
