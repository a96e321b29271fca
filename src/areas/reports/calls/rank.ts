import { z } from 'zod';
import { call } from '#api/call.ts';

export const recomputeSalesRank = call({
  name: 'reports.recomputeSalesRank',
  method: 'POST',
  path: '/admin/sales_rank/recompute',
  who: ['owner', 'manager', 'editor'],
  summary: 'Recomputes the public sales rank now instead of at the next hour',
  input: z.object({}),
  output: z.object({}),
});
