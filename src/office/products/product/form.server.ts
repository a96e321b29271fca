import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import type { GroupChanges } from '#areas/catalog/services/editing/groups.server.ts';
import { numberFrom } from '#site/list.ts';

const name = z.string().trim().min(1).max(160);
const line = (maxLength: number) => z.string().trim().max(maxLength);
const days = z.number().int().min(0).max(365);

const fields = {
  nameEn: name,
  nameZh: name,
  slug: z
    .string()
    .trim()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(120),
  descriptionEn: line(4000),
  descriptionZh: line(4000),
  searchText: line(1000).transform((text) => text.toLowerCase()),
  leadDaysMin: days,
  leadDaysMax: days,
  metaTitleEn: line(120),
  metaTitleZh: line(120),
  metaDescriptionEn: line(320),
  metaDescriptionZh: line(320),
  metaKeywordsEn: line(300),
  metaKeywordsZh: line(300),
} as const;

/** Only the fields the form has. */
export function readProductChanges(form: FormData): GroupChanges {
  const changes: GroupChanges = readForm(form, z.object(fields).partial());
  if (!form.has('isWords')) return changes;
  return {
    ...changes,
    categoryId: numberFrom(String(form.get('categoryId'))) ?? undefined,
    brandId: numberFrom(String(form.get('brandId') ?? '')),
    optionKeys: form.getAll('optionKeys').map(String).slice(0, 12),
    isMadeToOrder: form.has('isMadeToOrder'),
    isClearance: form.has('isClearance'),
    ...(form.has('facts') && { facts: factsIn(String(form.get('facts'))) }),
  };
}

/** One fact per line, the name before the first colon of either script. */
const factsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(/\r?\n/)
      .flatMap((row) => {
        const at = row.search(/[:：]/);
        const [fact, value] = [row.slice(0, at).trim(), row.slice(at + 1).trim()];
        return at > 0 && fact && value ? [[fact.slice(0, 60), value.slice(0, 300)]] : [];
      })
      .slice(0, 60),
  );
