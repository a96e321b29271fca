import { redirect } from 'react-router';
import { z } from 'zod';
import { joinedIds, optionalText, requiredText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { categoryCalls, spuPictureCalls } from '#areas/catalog/calls/editing.ts';
import { moveIdBy } from '#areas/catalog/rules/editing/reorder.ts';
import { toCamelCase } from '#areas/catalog/rules/editing/spelling.ts';
import { categoryList } from '#areas/catalog/rules/office-lists.ts';
import { listAttributes } from '#areas/catalog/services/editing/attributes.server.ts';
import * as keeping from '#areas/catalog/services/editing/categories.server.ts';
import { categoryChangesOf } from '#areas/catalog/services/editing/category-wire.server.ts';
import { undoCatalogChange } from '#areas/catalog/services/editing/undo.server.ts';
import { ownPublicPictures, processUpload } from '#areas/content/services/uploads.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { inLanguage } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { chosenIn, numberFrom } from '#site/list.ts';
import { seoLabels } from '../parts/seo-labels.ts';
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

const one = z.object({ id: rowId });
const lineInput = z.object({ line: rowId });
const ordered = one.extend({ order: joinedIds });
const faqInput = z.object({
  question_en: requiredText(300),
  question_zh: requiredText(300),
  answer_en: requiredText(2000),
  answer_zh: requiredText(2000),
});
const faqOf = z.object({ faq: rowId });
const uploadInput = one.extend({ upload_id: spuPictureCalls.add.input.shape.upload_id });
const propertiesInput = one.extend({ uses: z.array(rowId).max(100), filters: z.array(rowId).max(100) });
/** A property and where it goes: up or down. */
const stepInput = one.extend({ step: z.string().regex(/^[1-9]\d{0,8} (?:-1|1)$/) });

const say =
  ({ language }: Caller) =>
  (text: keyof typeof categoryOfficeTexts, fill: Record<string, string> = {}): string =>
    inLanguage(categoryOfficeTexts[text], language, fill);
const undoOf = (line: number | null) => (line === null ? {} : { undo: { intent: 'undo', line: String(line) } });

const setHidden =
  (isHidden: boolean) =>
  async ({ app, caller, form }: ActionContext) => {
    const { id, name } = readForm(form, one.extend({ name: optionalText(160) }));
    const change = await keeping.changeCategory(app, caller, id, { isHidden });
    return { done: say(caller)(isHidden ? 'hiddenDone' : 'shownDone', { name }), ...undoOf(change) };
  };

async function moveFilters({ app, caller }: ActionContext, id: number, order: readonly number[]) {
  const before = await orderFilters(app, caller, id, order);
  return { done: say(caller)('moved'), undo: { intent: 'filter-order', id: String(id), order: before.join() } };
}

export const action = actions(
  {
    async create({ app, caller, form }) {
      const { slug, nameEn, nameZh, ...rest } = categoryChangesOf(readForm(form, categoryCalls.add.input));
      const made = await keeping.addCategory(app, caller, { ...rest, slug, nameEn, nameZh });
      throw redirect(`${hrefOf('office-categories')}?id=${made}`);
    },
    async save({ app, caller, form }) {
      const { id, attributes: _, order: __, ...changes } = readForm(form, categoryCalls.update.input);
      await keeping.changeCategory(app, caller, id, categoryChangesOf(changes));
      return { done: say(caller)('saved') };
    },
    hide: setHidden(true),
    show: setHidden(false),
    async undo({ app, caller, form }) {
      await undoCatalogChange(app, caller, readForm(form, lineInput).line);
      return { done: say(caller)('undone') };
    },
    async picture({ app, caller, form }) {
      const { id, upload_id: uploadId } = readForm(form, uploadInput);
      await processUpload(app, caller, uploadId);
      const [picture] = await ownPublicPictures(app, caller, [uploadId]);
      if (!picture) throw new DomainError('fileNotExist');
      return { done: say(caller)('saved'), ...undoOf(await keeping.setCategoryPicture(app, caller, id, picture)) };
    },
    async remove({ app, caller, form }) {
      await keeping.removeCategory(app, caller, readForm(form, one).id);
      throw redirect(hrefOf('office-categories'));
    },
    async order({ app, caller, form }) {
      const before = await keeping.reorderCategories(app, caller, readForm(form, z.object({ order: joinedIds })).order);
      return { done: say(caller)('moved'), undo: { intent: 'order', order: before.join() } };
    },
    async properties({ app, caller, form }) {
      const { id, uses, filters } = readForm(form, propertiesInput);
      const used = uses.map((attributeId) => ({ attributeId, isFilterable: filters.includes(attributeId) }));
      await keeping.setFilters(app, caller, id, used);
      return { done: say(caller)('saved') };
    },
    async 'filter-order'(visit) {
      const { id, order } = readForm(visit.form, ordered);
      return moveFilters(visit, id, order);
    },
    async 'filter-step'(visit) {
      const { id, step } = readForm(visit.form, stepInput);
      const [attribute = 0, by] = step.split(' ').map(Number);
      const before = (await keeping.categoryOf(visit.app, id)).filters.map(({ attributeId }) => attributeId);
      return moveFilters(visit, id, moveIdBy(before, attribute, by === -1 ? -1 : 1));
    },
    async 'faq-add'({ app, caller, form }) {
      const { id: categoryId, ...sent } = readForm(form, one.extend(faqInput.shape));
      await keeping.addFaq(app, caller, { ...toCamelCase(sent), categoryId });
      return { done: say(caller)('saved') };
    },
    async 'faq-save'({ app, caller, form }) {
      const { faq, ...sent } = readForm(form, faqOf.extend(faqInput.shape));
      await keeping.changeFaq(app, caller, faq, toCamelCase(sent));
      return { done: say(caller)('saved') };
    },
    async 'faq-remove'({ app, caller, form }) {
      await keeping.removeFaq(app, caller, readForm(form, faqOf).faq);
      return { done: say(caller)('removed') };
    },
    async 'faq-order'({ app, caller, form }) {
      const { id, order } = readForm(form, ordered);
      await keeping.reorderFaqs(app, caller, id, order);
      return { done: say(caller)('moved') };
    },
  },
  {
    labels: {
      ...seoLabels,
      slug: categoryOfficeTexts.slug,
      name_en: categoryOfficeTexts.nameEn,
      name_zh: categoryOfficeTexts.nameZh,
      description_en: categoryOfficeTexts.descriptionEn,
      description_zh: categoryOfficeTexts.descriptionZh,
      durability_en: categoryOfficeTexts.durabilityEn,
      durability_zh: categoryOfficeTexts.durabilityZh,
      length_min_inches: categoryOfficeTexts.lengths,
      length_max_inches: categoryOfficeTexts.lengths,
      price_min: categoryOfficeTexts.priceRange,
      price_max: categoryOfficeTexts.priceRange,
      question_en: categoryOfficeTexts.questionEn,
      question_zh: categoryOfficeTexts.questionZh,
      answer_en: categoryOfficeTexts.answerEn,
      answer_zh: categoryOfficeTexts.answerZh,
    },
  },
);

/** Reorders the filters; returns the previous order. */
async function orderFilters(app: App, caller: Caller, category: number, ids: readonly number[]): Promise<number[]> {
  const filters = (await keeping.categoryOf(app, category)).filters;
  const named = ids.flatMap((id) => filters.find(({ attributeId }) => attributeId === id) ?? []);
  await keeping.setFilters(app, caller, category, [...named, ...filters.filter((one) => !named.includes(one))]);
  return filters.map(({ attributeId }) => attributeId);
}
