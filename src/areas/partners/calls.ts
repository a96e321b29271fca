import { z } from 'zod';
import { call } from '#api/call.ts';
import { id, maxListItems, twoDecimals, typedId } from '#api/fields.ts';
import { priceEndings } from './rules/resale.ts';

const percent = z.number().min(0).max(1000);

/** Resellers and staff are distinguished inside: the target is always the caller's own saved shop. */
export const syncToShopify = call({
  method: 'POST',
  who: 'anyone',
  name: 'products.syncDataToShopify',
  path: '/products/sync_data_to_shopify',
  summary:
    'Exports products to a Shopify shop: staff (owner, manager) to ours, an approved reseller to their own. Runs as a job; progress: /jobs/get',
  input: z.object({
    data: z.object({
      categories: z
        .array(z.string().regex(/^[a-z0-9-]{1,60}$/))
        .max(40)
        .optional(),
      sku_ids: z.array(id).max(maxListItems).optional(),
      markup: z
        .union([
          percent,
          z.object({
            percent: percent.optional(),
            plus: twoDecimals(0, 10_000).optional(),
            rounding: z.enum(priceEndings).optional(),
          }),
        ])
        .optional(),
      language: z.enum(['en', 'zh']).optional(),
    }),
  }),
  output: z.object({ job_id: z.number().int() }),
});

export const getJob = call({
  method: 'GET',
  who: 'anyone',
  name: 'jobs.get',
  path: '/jobs/get',
  summary: 'One of the caller’s jobs: status, progress and the reason for each failure',
  input: z.object({ id: typedId }),
  output: z.object({
    id: z.number().int(),
    kind: z.string(),
    state: z.string(),
    counts: z.object({
      total: z.number().int(),
      done: z.number().int(),
      created: z.number().int(),
      updated: z.number().int(),
      skipped: z.number().int(),
      failed: z.number().int(),
    }),
    failures: z.array(z.object({ row: z.number().int(), subject: z.string(), reason: z.string() })),
    reductions: z.array(z.string()),
  }),
});
