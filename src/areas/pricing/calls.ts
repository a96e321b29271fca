import { z } from 'zod';
import { call } from '#api/call.ts';

export const parseSentence = call({
  method: 'POST',
  who: 'anyone',
  name: 'pricing.parse',
  path: '/pricing/parse',
  summary: 'Parses an English or Chinese sentence into a configuration, with what was assumed and what is missing',
  input: z.object({ sentence: z.string().trim().min(1).max(400) }),
  output: z.object({
    configuration: z.record(z.string(), z.union([z.string(), z.array(z.string())])).nullable(),
    quantity: z.number().int(),
    /** Assumed although not stated: it must be shown. */
    assumed: z.array(z.string()),
    missing: z.array(z.string()),
    /** Stated ambiguously. */
    unclear: z.array(z.string()),
  }),
});
