import { z } from 'zod';
import { joinedIds, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { moveIdBy } from '#areas/catalog/rules/editing/reorder.ts';
import { propertyList } from '#areas/catalog/rules/office-lists.ts';
import * as keeping from '#areas/catalog/services/editing/attributes.server.ts';
import { inLanguage } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';
import { chosenIn, numberFrom } from '#site/list.ts';
import { categoryOfficeTexts } from '../categories/category-office-texts.ts';

export const loader = load(async ({ app, caller, url }) => {
  const [properties, brands] = await Promise.all([keeping.listAttributes(app), keeping.brandsOf(app)]);
  const requestedId = numberFrom(url.searchParams.get('id'));
  const one = properties.find(({ id }) => id === requestedId) ?? properties[0] ?? null;
  return {
    chosen: chosenIn(propertyList, url.searchParams),
    properties: properties.map((row) => ({ ...row, name: localizedColumn(row, 'name', caller.language) })),
    one: one && { ...one, name: localizedColumn(one, 'name', caller.language), values: await keeping.valuesInUse(app, one.id) },
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

const one = z.object({ id: rowId });
const moved = ({ language }: Caller, before: readonly number[], undo: Readonly<Record<string, string>>) => ({
  done: inLanguage(categoryOfficeTexts.moved, language),
  undo: { ...undo, order: before.join() },
});

/** A change that answers only that it was saved. */
const saving =
  <S extends z.ZodType>(schema: S, work: (app: App, caller: Caller, sent: z.output<S>) => Promise<unknown>) =>
  async ({ app, caller, form }: ActionContext) => {
    await work(app, caller, readForm(form, schema));
    return { done: inLanguage(categoryOfficeTexts.saved, caller.language) };
  };

export const action = actions({
  async 'property-order'({ app, caller, form }) {
    const { order } = readForm(form, z.object({ order: joinedIds }));
    return moved(caller, await keeping.reorderAttributes(app, caller, order), { intent: 'property-order' });
  },
  async 'value-order'({ app, caller, form }) {
    const { id, order } = readForm(form, one.extend({ order: joinedIds }));
    return moved(caller, await keeping.reorderAttributeValues(app, caller, id, order), { intent: 'value-order', id: String(id) });
  },
  async 'value-step'({ app, caller, form }) {
    const { id, of, by } = readForm(form, one.extend({ of: rowId, by: z.number() }));
    const values = (await keeping.listAttributeValues(app, [of])).map((value) => value.id);
    const before = await keeping.reorderAttributeValues(app, caller, of, moveIdBy(values, id, by < 0 ? -1 : 1));
    return moved(caller, before, { intent: 'value-order', id: String(of) });
  },
  'property-add': saving(Property, (app, caller, sent) => keeping.addAttribute(app, caller, sent)),
  'property-save': saving(one.extend(Property.omit({ key: true, kind: true }).shape), (app, caller, { id, ...sent }) =>
    keeping.changeAttribute(app, caller, id, sent),
  ),
  'property-remove': saving(one, (app, caller, { id }) => keeping.removeAttribute(app, caller, id)),
  'value-add': saving(one.extend(Value.shape), (app, caller, { id, ...sent }) =>
    keeping.addValue(app, caller, { ...sent, attributeId: id }),
  ),
  'value-save': saving(one.extend(Value.shape), (app, caller, { id, ...sent }) => keeping.changeValue(app, caller, id, sent)),
  'value-remove': saving(one, (app, caller, { id }) => keeping.removeValue(app, caller, id)),
  'brand-add': saving(Brand, (app, caller, sent) => keeping.addBrand(app, caller, sent)),
  'brand-save': saving(one.extend(Brand.shape), (app, caller, { id, ...sent }) => keeping.changeBrand(app, caller, id, sent)),
  'brand-remove': saving(one, (app, caller, { id }) => keeping.removeBrand(app, caller, id)),
});
