import { z } from 'zod';
import { call } from '#api/call.ts';

const read = { method: 'GET', who: 'anyone' } as const;

export const getPictures = call({
  ...read,
  name: 'content.pictures',
  path: '/pictures/get',
  summary: 'The banners of one place that are shown now',
  input: z.object({ type: z.string().trim().min(1).max(64) }),
  output: z.object({
    items: z.array(
      z.object({
        p_id: z.number().int(),
        type: z.string(),
        url: z.string(),
        src: z.string(),
        href: z.string(),
        title: z.string(),
        info: z.string(),
        alt: z.string(),
        buttons: z.array(z.object({ text: z.string(), href: z.string() })),
      }),
    ),
  }),
});
