import { z } from 'zod';
import { call } from '#api/call.ts';
import { id, maxListItems } from '#api/fields.ts';
import { priceRoles } from '#site/page.ts';
import { below_cost, textField } from './editing.ts';

export const goodsImport = call({
  method: 'POST',
  who: priceRoles,
  name: 'admin.import.goods',
  path: '/admin/import/goods',
  summary: 'Checks a small product CSV like the import page does (dry run); `/admin/import/start` applies it. Progress: /jobs/get',
  input: z.object({ file_name: textField(120).default('call.csv'), lines: z.array(textField(2000)).min(2).max(maxListItems) }),
  output: z.object({ job_id: z.number().int() }),
});
export const goodsImportStart = call({
  method: 'POST',
  who: priceRoles,
  name: 'admin.import.start',
  path: '/admin/import/start',
  summary: 'Applies a product import that a dry run has checked; rows below cost are left out unless an owner says below_cost',
  input: z.object({ job_id: id, below_cost }),
  output: z.object({ job_id: z.number().int() }),
});
