import { z } from 'zod';
import { call } from '#api/call.ts';
import { listed, paged } from '#api/fields.ts';
import type { Role } from '#site/page.ts';

export const contentRoles: readonly Role[] = ['owner', 'manager', 'editor'];
export const settingRoles: readonly Role[] = ['owner', 'manager'];

export const nothing = z.object({});
export const contentId = z.number().int().min(1).max(2_147_483_647);
export const contentText = (maxLength: number) => z.string().max(maxLength);
export const createdId = z.object({ id: z.number().int() });
export const searchQuery = z.object({ words: contentText(100).optional(), ...paged });
export const foundRows = z.object({ items: z.array(z.record(z.string(), z.unknown())), ...listed });

export const staffCall = <In extends z.ZodType, Out extends z.ZodType>(
  path: `/admin/${string}`,
  who: readonly Role[],
  summary: string,
  input: In,
  output: Out,
  method: 'GET' | 'POST' = 'POST',
) =>
  call({
    name: path
      .slice(1)
      .replaceAll('/', '.')
      .replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    method,
    path,
    who,
    summary,
    input,
    output,
  });

/** For calls with long texts. */
export const longCall = <In extends z.ZodType, Out extends z.ZodType>(
  path: `/admin/${string}`,
  who: readonly Role[],
  summary: string,
  input: In,
  output: Out,
) => ({
  ...staffCall(path, who, summary, input, output),
  maxTextLength: 100_000,
});
