import { redirect } from 'react-router';
import { z } from 'zod';
import { joinedIds, momentInput, optionalText, requiredText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { spuPictureCalls } from '#areas/catalog/calls/editing.ts';
import { toCamelCase } from '#areas/catalog/rules/editing/spelling.ts';
import { brandsOf, listAttributes, listAttributeValues } from '#areas/catalog/services/editing/attributes.server.ts';
import { categoriesOf } from '#areas/catalog/services/editing/categories.server.ts';
import * as groups from '#areas/catalog/services/editing/groups.server.ts';
import * as pictures from '#areas/catalog/services/editing/pictures.server.ts';
import { pendingPlansOfSkus } from '#areas/catalog/services/editing/price-plans.server.ts';
import { undoCatalogChange } from '#areas/catalog/services/editing/undo.server.ts';
import { createVariants, previewVariants } from '#areas/catalog/services/editing/variants.server.ts';
import { valueTranslator } from '#areas/catalog/services/value-names.server.ts';
import { setGroupVideos, videosForEditing } from '#areas/content/services/goods-videos.server.ts';
import { ownPublicPictures, processUpload } from '#areas/content/services/uploads.server.ts';
import { actionIn, differencesIn } from '#areas/staff/services/audit-text.server.ts';
import { dayIn, whenIn } from '#areas/staff/services/when.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { plainAmount } from '#kernel/money.ts';
import { inLanguage } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type Caller, hasRole } from '#platform/app.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';
import { priceRoles } from '#site/page.ts';
import { plannedOf } from '../parts/planned.server.ts';
import { seoLabels } from '../parts/seo-labels.ts';
import { productOfficeTexts } from '../product-office-texts.ts';
import { readProductSeo, readProductWords, readVariants } from './form.server.ts';

export const loader = load(async ({ app, caller, params }) => {
  const { language } = caller;
  const named = (row: { id: number; nameEn: string; nameZh: string }) => ({ id: row.id, name: localizedColumn(row, 'name', language) });
  const [categories, brands, properties] = await Promise.all([categoriesOf(app), brandsOf(app), listAttributes(app)]);
  const frame = {
    categories: categories.map(named),
    brands: brands.map(named),
    properties: properties.map((row) => ({ ...named(row), key: row.key })),
  };
  if (params.id === 'new') return { ...frame, desk: null };
  const id = numberFrom(params.id ?? '') ?? 0;
  const [{ group, skus, pictures: shots, changes }, values, videos, sayValue] = await Promise.all([
    groups.groupForEditing(app, id),
    listAttributeValues(app, null),
    videosForEditing(app, id),
    valueTranslator(app, language),
  ]);
  const now = app.now();
  const planned = plannedOf(
    await pendingPlansOfSkus(
      app,
      skus.map((sku) => sku.id),
    ),
    language,
    now,
  );
  // Editors do not see costs.
  const seesCost = hasRole(caller, priceRoles);
  const category = categories.find((row) => row.id === group.categoryId);
  const { publishedAt } = group;
  return {
    ...frame,
    desk: {
      group: {
        ...group,
        searchVector: '',
        name: localizedColumn(group, 'name', language),
        state: group.isHidden
          ? ('isHidden' as const)
          : publishedAt === null
            ? ('isDraft' as const)
            : publishedAt > now
              ? ('isComing' as const)
              : ('isLive' as const),
        when: publishedAt === null ? '' : dayIn(publishedAt, language),
        path: hrefOf('spu', { category: category?.slug ?? '', spu: group.slug }),
        factLines: Object.entries(group.facts)
          .map(([fact, value]) => `${fact}: ${value}`)
          .join('\n'),
      },
      skus: skus.map((sku) => ({
        id: sku.id,
        code: sku.code,
        choice:
          group.optionKeys.flatMap((key) => (sku.attributes[key] ? [sayValue(key, sku.attributes[key])] : [])).join(' · ') || sku.slug,
        pays: plainAmount(sku.payableCents),
        list: plainAmount(sku.priceCents),
        cost: seesCost && sku.costCents ? plainAmount(sku.costCents) : '',
        grams: sku.weightGrams,
        stock: sku.available,
        shelf: sku.bin,
        isHidden: sku.isHidden,
        planned: planned(sku.id, sku),
      })),
      pictures: shots.map(({ id: pictureId, baseUrl, widths, altEn, altZh, colourCode, view }) => ({
        id: pictureId,
        url: `${baseUrl}-${widths[0] ?? 450}.webp`,
        altEn,
        altZh,
        colourCode,
        view,
      })),
      values: values.map(({ id: valueId, key, value, code, nameEn, nameZh }) => ({
        id: valueId,
        key,
        value,
        code,
        name: localizedColumn({ nameEn, nameZh }, 'name', language),
      })),
      films: videos.map(({ id: filmId, titleEn, titleZh, isShown }) => ({
        id: filmId,
        title: localizedColumn({ titleEn, titleZh }, 'title', language),
        isShown,
      })),
      changes: changes.map(({ id: line, action: what, at, before, after }) => ({
        line,
        what: actionIn(what, language),
        at: whenIn(at, language, now),
        found: differencesIn(before, after, language),
      })),
    },
  };
});
export type ProductPageData = Awaited<ReturnType<typeof loader>>;
export type OpenProduct = NonNullable<ProductPageData['desk']>;

/** A new variant comes with a price: one for a dollar beside the real one is a price cut. */
function requirePriceRole(caller: Caller): void {
  if (!hasRole(caller, priceRoles)) throw new DomainError('forbidden');
}

const one = z.object({ id: rowId });
const pictureInput = spuPictureCalls.update.input
  .pick({ id: true, colour_code: true, view: true })
  .required()
  .extend({ alt_en: requiredText(200), alt_zh: requiredText(200) });
const { upload_id } = spuPictureCalls.add.input.shape;

const say =
  ({ language }: Caller) =>
  (text: keyof typeof productOfficeTexts, count = 1): string =>
    inLanguage(productOfficeTexts[text], language, { count });
const groupIn = ({ params }: ActionContext): number => numberFrom(params.id ?? '') ?? 0;
const undoOf = (line: number | null) => (line === null ? {} : { undo: { intent: 'undo', line: String(line) } });

const setHidden = (isHidden: boolean) => async (visit: ActionContext) => {
  const line = await groups.hideGroups(visit.app, visit.caller, [groupIn(visit)], isHidden);
  return { done: say(visit.caller)(isHidden ? 'hiddenDone' : 'shownDone'), ...undoOf(line) };
};

export const action = actions(
  {
    async save(visit) {
      const { app, caller, form, params } = visit;
      const sent = readProductWords(form);
      if (params.id === 'new') throw redirect(hrefOf('office-spu', { id: String(await groups.addGroup(app, caller, sent)) }));
      await groups.changeGroup(app, caller, groupIn(visit), sent);
      return { done: say(caller)('saved') };
    },
    async 'save-seo'(visit) {
      await groups.changeGroup(visit.app, visit.caller, groupIn(visit), readProductSeo(visit.form));
      return { done: say(visit.caller)('saved') };
    },
    async publish(visit) {
      const { app, caller, form } = visit;
      const { at } = readForm(form, z.object({ at: momentInput.nullable().default(null) }));
      const line = await groups.publishGroups(app, caller, [groupIn(visit)], at ?? app.now());
      return { done: say(caller)('publishedDone'), ...undoOf(line) };
    },
    async draft(visit) {
      const line = await groups.publishGroups(visit.app, visit.caller, [groupIn(visit)], null);
      return { done: say(visit.caller)('draftDone'), ...undoOf(line) };
    },
    hide: setHidden(true),
    show: setHidden(false),
    async undo({ app, caller, form }) {
      await undoCatalogChange(app, caller, readForm(form, z.object({ line: rowId })).line);
      return { done: say(caller)('undone') };
    },
    async remove(visit) {
      await groups.removeGroup(visit.app, visit.caller, groupIn(visit));
      throw redirect(hrefOf('office-spus'));
    },
    async 'picture-add'(visit) {
      const { app, caller, form } = visit;
      const { upload_id: uploadId } = readForm(form, z.object({ upload_id }));
      await processUpload(app, caller, uploadId);
      await pictures.addGroupPictures(app, caller, groupIn(visit), await ownPublicPictures(app, caller, [uploadId]));
      return { done: say(caller)('saved') };
    },
    async 'picture-save'({ app, caller, form }) {
      const { id, ...sent } = readForm(form, pictureInput);
      await pictures.changePicture(app, caller, id, toCamelCase(sent));
      return { done: say(caller)('saved') };
    },
    async 'picture-remove'({ app, caller, form }) {
      await pictures.removeGroupPicture(app, caller, readForm(form, one).id);
      return { done: say(caller)('saved') };
    },
    async 'picture-order'(visit) {
      const { order } = readForm(visit.form, z.object({ order: joinedIds }));
      await pictures.orderPictures(visit.app, visit.caller, groupIn(visit), order);
      return { done: say(visit.caller)('moved') };
    },
    async 'variants-look'(visit) {
      requirePriceRole(visit.caller);
      return { variants: await previewVariants(visit.app, groupIn(visit), readVariants(visit.form)) };
    },
    async 'variants-make'(visit) {
      const { app, caller, form } = visit;
      requirePriceRole(caller);
      const { skip } = readForm(form, z.object({ skip: z.array(optionalText(120)).max(500) }));
      const made = await createVariants(app, caller, groupIn(visit), readVariants(form), skip);
      return { done: say(caller)('made', made.length) };
    },
    async films(visit) {
      const { films } = readForm(visit.form, z.object({ films: z.array(rowId).max(500) }));
      await setGroupVideos(visit.app, visit.caller, groupIn(visit), films);
      return { done: say(visit.caller)('saved') };
    },
  },
  {
    labels: {
      ...seoLabels,
      name_en: productOfficeTexts.nameEn,
      name_zh: productOfficeTexts.nameZh,
      slug: productOfficeTexts.slug,
      category_id: productOfficeTexts.category,
      brand_id: productOfficeTexts.brand,
      description_en: productOfficeTexts.descriptionEn,
      description_zh: productOfficeTexts.descriptionZh,
      facts: productOfficeTexts.facts,
      option_keys: productOfficeTexts.options,
      search_text: productOfficeTexts.searchText,
      lead_days_min: productOfficeTexts.leadMin,
      lead_days_max: productOfficeTexts.leadMax,
      alt_en: productOfficeTexts.altEn,
      alt_zh: productOfficeTexts.altZh,
      at: productOfficeTexts.publishAt,
    },
  },
);
