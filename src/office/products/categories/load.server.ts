import { redirect } from 'react-router';
import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import { moveIdBy } from '#areas/catalog/rules/editing/reorder.ts';
import { categoryList } from '#areas/catalog/rules/office-lists.ts';
import { listAttributes } from '#areas/catalog/services/editing/attributes.server.ts';
import * as keeping from '#areas/catalog/services/editing/categories.server.ts';
import { undoCatalogChange } from '#areas/catalog/services/editing/undo.server.ts';
import { ownPublicPictures, processUpload } from '#areas/content/services/uploads.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { parseAmount } from '#kernel/money.ts';
import { inLanguage } from '#kernel/texts.ts';
import { maxAmountCents } from '#kernel/within.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { formAction, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { chosenIn, numberFrom } from '#site/list.ts';
import { categoryOfficeTexts } from './category-office-texts.ts';

export const loader = load(async ({ app, caller, url }) => {
  const requestedId = url.searchParams.get('id');
  const id = numberFrom(requestedId);
  const [all, properties, one] = await Promise.all([
    keeping.categoriesOf(app),
    listAttributes(app),
    id === null ? null : keeping.categoryOf(app, id),
  ]);
  return {
    isNew: requestedId === 'new',
    chosen: chosenIn(categoryList, url.searchParams),
    categories: all.map((row) => ({
      id: row.id,
      name: localizedColumn(row, 'name', caller.language),
      isHidden: row.isHidden,
      slug: row.slug,
      groupCount: row.groupCount,
      skuCount: row.skuCount,
    })),
    properties: properties.map((row) => ({ id: row.id, name: localizedColumn(row, 'name', caller.language) })),
    one: one && {
      ...one,
      name: localizedColumn(one.category, 'name', caller.language),
      path: hrefOf('category', { category: one.category.slug }),
    },
  };
});
export type CategoryData = Awaited<ReturnType<typeof loader>>;
export type OneCategory = NonNullable<CategoryData['one']>;

const line = (maxLength: number) => z.string().trim().max(maxLength).default('');
const whole = z
  .string()
  .trim()
  .default('')
  .transform((text) => (text === '' ? null : Number(text)))
  .refine((value) => value === null || (Number.isInteger(value) && value >= 1 && value <= 60));
const money = z
  .string()
  .trim()
  .default('')
  .transform((text) => (text === '' ? null : (parseAmount(text) ?? Number.NaN)))
  .refine((value) => value === null || value <= maxAmountCents);
const categoryForm = z.object({
  nameEn: z.string().trim().min(1).max(80),
  nameZh: z.string().trim().min(1).max(80),
  slug: z
    .string()
    .trim()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(80),
  descriptionEn: line(2000),
  descriptionZh: line(2000),
  durabilityEn: line(120),
  durabilityZh: line(120),
  lengthMinInches: whole,
  lengthMaxInches: whole,
  priceMinCents: money,
  priceMaxCents: money,
  metaTitleEn: line(120),
  metaTitleZh: line(120),
  metaDescriptionEn: line(320),
  metaDescriptionZh: line(320),
  metaKeywordsEn: line(300),
  metaKeywordsZh: line(300),
});
const Faq = z.object({
  questionEn: z.string().trim().min(1).max(300),
  questionZh: z.string().trim().min(1).max(300),
  answerEn: z.string().trim().min(1).max(2000),
  answerZh: z.string().trim().min(1).max(2000),
});

export const action = formAction(async ({ app, caller, form, url }) => {
  const say = (text: keyof typeof categoryOfficeTexts, fill: Record<string, string> = {}): string =>
    inLanguage(categoryOfficeTexts[text], caller.language, fill);
  const id = numberFrom(String(form.get('id') ?? url.searchParams.get('id') ?? '')) ?? 0;
  const order = () =>
    String(form.get('order'))
      .split(',')
      .flatMap((one) => numberFrom(one) ?? []);
  const filtersMoved = (before: readonly number[]) => ({
    done: say('moved'),
    undo: { intent: 'filter-order', id: String(id), order: before.join() },
  });
  if (form.has('step')) {
    const [attribute, by] = String(form.get('step')).split(' ');
    const before = (await keeping.categoryOf(app, id))?.filters.map(({ attributeId }) => attributeId) ?? [];
    return filtersMoved(await orderFilters(app, caller, id, moveIdBy(before, Number(attribute), by === '-1' ? -1 : 1)));
  }
  switch (String(form.get('intent'))) {
    case 'create': {
      const made = await keeping.addCategory(app, caller, { ...readForm(form, categoryForm), shipsFree: form.has('shipsFree') });
      throw redirect(`${hrefOf('office-categories')}?id=${made}`);
    }
    case 'save':
      await keeping.changeCategory(app, caller, id, { ...readForm(form, categoryForm), shipsFree: form.has('shipsFree') });
      return { done: say('saved') };
    case 'hide':
    case 'show': {
      const isHidden = form.get('intent') === 'hide';
      const change = await keeping.changeCategory(app, caller, id, { isHidden });
      return {
        done: say(isHidden ? 'hiddenDone' : 'shownDone', { name: String(form.get('name') ?? '') }),
        ...(change === null ? {} : { undo: { intent: 'undo', line: String(change) } }),
      };
    }
    case 'undo':
      await undoCatalogChange(app, caller, numberFrom(String(form.get('line'))) ?? 0);
      return { done: say('undone') };
    case 'picture': {
      const uploadId = String(form.get('upload'));
      await processUpload(app, caller, uploadId);
      const [picture] = await ownPublicPictures(app, caller, [uploadId]);
      if (!picture) throw new DomainError('fileNotExist');
      const change = await keeping.setCategoryPicture(app, caller, id, picture);
      return { done: say('saved'), ...(change === null ? {} : { undo: { intent: 'undo', line: String(change) } }) };
    }
    case 'remove':
      await keeping.removeCategory(app, caller, id);
      throw redirect(hrefOf('office-categories'));
    case 'order':
      return { done: say('moved'), undo: { intent: 'order', order: (await keeping.reorderCategories(app, caller, order())).join() } };
    case 'properties':
      await keeping.setFilters(
        app,
        caller,
        id,
        form.getAll('uses').flatMap((one) => {
          const attributeId = numberFrom(String(one));
          return attributeId === null ? [] : [{ attributeId, isFilterable: form.getAll('filters').includes(String(one)) }];
        }),
      );
      return { done: say('saved') };
    case 'filter-order':
      return filtersMoved(await orderFilters(app, caller, id, order()));
    case 'faq-add':
      await keeping.addFaq(app, caller, { ...readForm(form, Faq), categoryId: id });
      return { done: say('saved') };
    case 'faq-save':
      await keeping.changeFaq(app, caller, numberFrom(String(form.get('faq'))) ?? 0, readForm(form, Faq));
      return { done: say('saved') };
    case 'faq-remove':
      await keeping.removeFaq(app, caller, numberFrom(String(form.get('faq'))) ?? 0);
      return { done: say('removed') };
    case 'faq-order':
      await keeping.reorderFaqs(app, caller, id, order());
      return { done: say('moved') };
    default:
      throw new DomainError('badValue', { field: 'intent' });
  }
});

/** Reorders the filters; returns the previous order. */
async function orderFilters(app: App, caller: Caller, category: number, ids: readonly number[]): Promise<number[]> {
  const filters = (await keeping.categoryOf(app, category))?.filters ?? [];
  const named = ids.flatMap((id) => filters.find(({ attributeId }) => attributeId === id) ?? []);
  await keeping.setFilters(app, caller, category, [...named, ...filters.filter((one) => !named.includes(one))]);
  return filters.map(({ attributeId }) => attributeId);
}
