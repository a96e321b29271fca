import { redirect } from 'react-router';
import { brandsOf, listAttributes, listAttributeValues } from '#areas/catalog/services/editing/attributes.server.ts';
import { categoriesOf } from '#areas/catalog/services/editing/categories.server.ts';
import * as groups from '#areas/catalog/services/editing/groups.server.ts';
import * as pictures from '#areas/catalog/services/editing/pictures.server.ts';
import { pendingPlansOfSkus } from '#areas/catalog/services/editing/price-plans.server.ts';
import { undoCatalogChange } from '#areas/catalog/services/editing/undo.server.ts';
import { createVariants, previewVariants, type VariantSelection } from '#areas/catalog/services/editing/variants.server.ts';
import { valueTranslator } from '#areas/catalog/services/value-names.server.ts';
import { setGroupVideos, videosForEditing } from '#areas/content/services/goods-videos.server.ts';
import { ownPublicPictures, processUpload } from '#areas/content/services/uploads.server.ts';
import { actionIn, differencesIn } from '#areas/staff/rules/audit-text.ts';
import { dayIn, whenIn } from '#areas/staff/rules/when.ts';
import { DomainError } from '#kernel/errors.ts';
import { readForm } from '#kernel/form-data.ts';
import { amountIn, checkWithin } from '#kernel/limits.ts';
import { plainAmount } from '#kernel/money.ts';
import { inLanguage } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type Caller, hasRole } from '#platform/app.ts';
import { formAction, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';
import { priceRoles } from '#site/page.ts';
import { plannedOf } from '../parts/planned.server.ts';
import { productOfficeTexts } from '../product-office-texts.ts';
import { readProductChanges } from './form.server.ts';

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
        choice: group.optionKeys.flatMap((key) => (sku.attributes[key] ? [sayValue(key, sku.attributes[key])] : [])).join(', ') || sku.slug,
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

const bulkIn = (form: FormData): VariantSelection => {
  const money = (field: string): number => {
    return amountIn(field, String(form.get(field) ?? '').trim() || '0');
  };
  const whole = (field: string, max: number): number => {
    const value = Number(String(form.get(field) ?? '').trim() || '0');
    checkWithin(field, value, [0, max]);
    return value;
  };
  return {
    valueIds: form.getAll('values').flatMap((id) => numberFrom(String(id)) ?? []),
    codeStart:
      String(form.get('codeStart') ?? '')
        .trim()
        .replace(/[^\w-]/g, '')
        .slice(0, 30) || raise('codeStart'),
    priceCents: money('price'),
    centsPerInch: money('perInch'),
    weightGrams: whole('grams', 100_000),
    gramsPerInch: whole('gramsPerInch', 1000),
    costBp: whole('costShare', 100) * 100,
  };
};
/** A new variant comes with a price: one for a dollar beside the real one is a price cut. */
function requirePriceRole(caller: Caller): void {
  if (!hasRole(caller, priceRoles)) throw new DomainError('forbidden');
}
const raise = (field: string): never => {
  throw new DomainError('badValue', { field });
};

export const action = formAction(async ({ app, caller, form, params }) => {
  const say = (text: keyof typeof productOfficeTexts, count = 1): string =>
    inLanguage(productOfficeTexts[text], caller.language, { count });
  const intent = String(form.get('intent'));
  if (params.id === 'new') {
    const { categoryId, slug, nameEn, nameZh, ...rest } = readProductChanges(form);
    if (!categoryId || !slug || !nameEn || !nameZh) throw new DomainError('badValue', { field: 'slug' });
    const made = await groups.addGroup(app, caller, { ...rest, categoryId, slug, nameEn, nameZh });
    throw redirect(hrefOf('office-spu', { id: String(made) }));
  }
  const id = numberFrom(params.id ?? '') ?? 0;
  const number = (field: string): number => numberFrom(String(form.get(field) ?? '')) ?? 0;
  const numbers = (field: string): number[] => form.getAll(field).flatMap((one) => numberFrom(String(one)) ?? []);
  const undoing = (line: number | null) => (line === null ? {} : { undo: { intent: 'undo', line: String(line) } });
  switch (intent) {
    case 'save':
      await groups.changeGroup(app, caller, id, readProductChanges(form));
      return { done: say('saved') };
    case 'publish':
      return {
        done: say('publishedDone'),
        ...undoing(await groups.publishGroups(app, caller, [id], readForm(form).momentOrNone('at') ?? app.now())),
      };
    case 'draft':
      return { done: say('draftDone'), ...undoing(await groups.publishGroups(app, caller, [id], null)) };
    case 'hide':
    case 'show':
      return {
        done: say(intent === 'hide' ? 'hiddenDone' : 'shownDone'),
        ...undoing(await groups.hideGroups(app, caller, [id], intent === 'hide')),
      };
    case 'undo':
      await undoCatalogChange(app, caller, number('line'));
      return { done: say('undone') };
    case 'remove':
      await groups.removeGroup(app, caller, id);
      throw redirect(hrefOf('office-spus'));
    case 'picture-add': {
      const uploadId = String(form.get('upload'));
      await processUpload(app, caller, uploadId);
      const found = await ownPublicPictures(app, caller, [uploadId]);
      await pictures.addGroupPictures(app, caller, id, found);
      return { done: say('saved') };
    }
    case 'picture-save':
      await pictures.changePicture(app, caller, number('picture'), {
        altEn:
          String(form.get('altEn') ?? '')
            .trim()
            .slice(0, 200) || undefined,
        altZh:
          String(form.get('altZh') ?? '')
            .trim()
            .slice(0, 200) || undefined,
        colourCode: String(form.get('colourCode') ?? '').slice(0, 32),
        view: (['front', 'back', 'side', 'detail', 'other'] as const).find((view) => view === form.get('view')),
      });
      return { done: say('saved') };
    case 'picture-remove':
      await pictures.removeGroupPicture(app, caller, number('picture'));
      return { done: say('saved') };
    case 'picture-order':
      await pictures.orderPictures(
        app,
        caller,
        id,
        String(form.get('order'))
          .split(',')
          .flatMap((one) => numberFrom(one) ?? []),
      );
      return { done: say('moved') };
    case 'variants-look':
      requirePriceRole(caller);
      return { variants: await previewVariants(app, id, bulkIn(form)) };
    case 'variants-make': {
      requirePriceRole(caller);
      const made = await createVariants(app, caller, id, bulkIn(form), form.getAll('skip').map(String));
      return { done: say('made', made.length) };
    }
    case 'films':
      await setGroupVideos(app, caller, id, numbers('films'));
      return { done: say('saved') };
    default:
      throw new DomainError('badValue', { field: 'intent' });
  }
});
