import { z } from 'zod';
import { moveIdBy } from '#areas/catalog/rules/editing/reorder.ts';
import { propertyList } from '#areas/catalog/rules/office-lists.ts';
import * as keeping from '#areas/catalog/services/editing/attributes.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { refusedFor } from '#kernel/limits.ts';
import { inLanguage } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import { act, load } from '#platform/load.server.ts';
import { chosenIn, numberFrom } from '#site/list.ts';
import { categoryOfficeTexts } from '../categories/category-office-texts.ts';

export const loader = load(async ({ app, caller, url }) => {
  const [properties, brands] = await Promise.all([keeping.listAttributes(app), keeping.brandsOf(app)]);
  const asked = numberFrom(url.searchParams.get('id'));
  const one = properties.find(({ id }) => id === asked) ?? properties[0] ?? null;
  return {
    chosen: chosenIn(propertyList, url.searchParams),
    properties: properties.map((row) => ({ ...row, name: inWords(row, 'name', caller.language) })),
    one: one && { ...one, name: inWords(one, 'name', caller.language), values: await keeping.valuesInUse(app, one.id) },
    brands,
  };
});
export type PropertyData = Awaited<ReturnType<typeof loader>>;

const name = z.string().trim().min(1).max(80);
const hex = z
  .string()
  .trim()
  .toLowerCase()
  .default('')
  .transform((text) => text || null)
  .refine((text) => text === null || /^#[0-9a-f]{6}$/.test(text));
const Property = z.object({
  key: z
    .string()
    .trim()
    .regex(/^[A-Z][A-Za-z ]{1,39}$/),
  nameEn: name,
  nameZh: name,
  kind: z.enum(['choice', 'colour', 'length', 'number']),
  unit: z.string().trim().max(12).default(''),
});
const Value = z.object({
  value: name,
  code: z.string().trim().max(32).default(''),
  nameEn: name,
  nameZh: name,
  amount: z
    .string()
    .trim()
    .default('')
    .transform((text) => (text === '' ? null : Number(text)))
    .refine((value) => value === null || Number.isFinite(value)),
  rootHex: hex,
});
const Brand = z.object({
  slug: z
    .string()
    .trim()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(80),
  nameEn: name,
  nameZh: name,
});

function parsed<S extends z.ZodType>(schema: S, form: FormData): z.output<S> {
  const found = schema.safeParse(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')));
  if (!found.success) throw refusedFor(found.error.issues[0], 'name');
  return found.data;
}

const order = (form: FormData): number[] =>
  String(form.get('order'))
    .split(',')
    .flatMap((one) => numberFrom(one) ?? []);

export const action = act(async ({ app, caller, form }) => {
  const id = numberFrom(String(form.get('id') ?? '')) ?? 0;
  const moved = (before: readonly number[], undo: Readonly<Record<string, string>>) => ({
    done: inLanguage(categoryOfficeTexts.moved, caller.language),
    undo: { ...undo, order: before.join() },
  });
  switch (String(form.get('intent'))) {
    case 'property-order':
      return moved(await keeping.reorderAttributes(app, caller, order(form)), { intent: 'property-order' });
    case 'value-order':
      return moved(await keeping.reorderAttributeValues(app, caller, id, order(form)), { intent: 'value-order', id: String(id) });
    case 'value-step': {
      const of = numberFrom(String(form.get('of') ?? '')) ?? 0;
      const ids = (await keeping.listAttributeValues(app, [of])).map((value) => value.id);
      const next = moveIdBy(ids, id, form.get('by') === '-1' ? -1 : 1);
      return moved(await keeping.reorderAttributeValues(app, caller, of, next), { intent: 'value-order', id: String(of) });
    }
    case 'property-add':
      await keeping.addAttribute(app, caller, parsed(Property, form));
      break;
    case 'property-save':
      await keeping.changeAttribute(app, caller, id, parsed(Property.omit({ key: true, kind: true }), form));
      break;
    case 'property-remove':
      await keeping.removeAttribute(app, caller, id);
      break;
    case 'value-add':
      await keeping.addValue(app, caller, { ...parsed(Value, form), attributeId: id });
      break;
    case 'value-save':
      await keeping.changeValue(app, caller, id, parsed(Value, form));
      break;
    case 'value-remove':
      await keeping.removeValue(app, caller, id);
      break;
    case 'brand-add':
      await keeping.addBrand(app, caller, parsed(Brand, form));
      break;
    case 'brand-save':
      await keeping.changeBrand(app, caller, id, parsed(Brand, form));
      break;
    case 'brand-remove':
      await keeping.removeBrand(app, caller, id);
      break;
    default:
      throw new DomainError('badValue', { field: 'intent' });
  }
  return { done: inLanguage(categoryOfficeTexts.saved, caller.language) };
});
