import { listOf } from '#site/list.ts';

export const performanceList = listOf({ page: 'office-performance', filters: { month: 'words' }, sorts: ['revenue'], first: '-revenue' });
