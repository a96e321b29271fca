import { on } from '#api/handle.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { parseAmount } from '#kernel/money.ts';
import { type Caller, hasRole } from '#platform/app.ts';
import { priceRoles } from '#site/page.ts';
import * as calls from '../calls/editing.ts';
import { goodsImport, goodsImportStart } from '../calls/product-import.ts';
import { toCamelCase } from '../rules/editing/spelling.ts';
import * as attributes from '../services/editing/attributes.server.ts';
import * as categories from '../services/editing/categories.server.ts';
import { categoryChangesOf } from '../services/editing/category-wire.server.ts';
import * as groups from '../services/editing/groups.server.ts';
import * as imports from '../services/editing/import.server.ts';
import * as pictures from '../services/editing/pictures.server.ts';
import { changeSkuAndPrice } from '../services/editing/sku-price.server.ts';
import * as skus from '../services/editing/skus.server.ts';

/** The wire's dollars with two decimals, in cents. */
const centsOf = (amount: number): number => parseAmount(amount.toFixed(2)) ?? 0;
const bpOf = (factor: number): number => Math.round(factor * 10_000);
const pageOf = ({ page, page_size }: { page: number; page_size: number }) => ({ limit: page_size, offset: (page - 1) * page_size });
const cut = <T>(all: readonly T[], { page, page_size }: { page: number; page_size: number }) => ({
  items: all.slice((page - 1) * page_size, page * page_size),
  total: all.length,
  page,
  page_size,
});

type SkuWire = { cost?: number | undefined; weight_g?: number | undefined; hidden?: boolean | undefined; shelf?: string | undefined };
const skuIn = <T extends SkuWire>({ cost, weight_g, hidden, shelf, ...rest }: T) => ({
  ...toCamelCase(rest),
  ...(cost === undefined ? {} : { costCents: centsOf(cost) }),
  ...(weight_g === undefined ? {} : { weightGrams: weight_g }),
  ...(shelf === undefined ? {} : { bin: shelf }),
  ...(hidden === undefined ? {} : { isHidden: hidden }),
});

/** Roles that buy and price; editors do not see costs. */
const mayPrice = (caller: Caller): boolean => hasRole(caller, priceRoles);

export const catalogEditingHandlers = [
  on(calls.categoryCalls.add, async (input, app, caller) => {
    const { slug, nameEn, nameZh, ...rest } = categoryChangesOf(input);
    return { id: await categories.addCategory(app, caller, { ...rest, slug, nameEn, nameZh }) };
  }),
  on(calls.categoryCalls.update, async ({ id, attributes: used, order, ...changes }, app, caller) => {
    await categories.changeCategory(app, caller, id, categoryChangesOf(changes));
    if (used)
      await categories.setFilters(
        app,
        caller,
        id,
        used.map(({ attribute_id, filter }) => ({ attributeId: attribute_id, isFilterable: filter })),
      );
    if (order) await categories.reorderCategories(app, caller, order);
    return {};
  }),
  on(calls.categoryCalls.delete, async ({ id }, app, caller) => {
    await categories.removeCategory(app, caller, id);
    return {};
  }),
  on(calls.categoryCalls.list, async (query, app) => {
    const all = (await categories.categoriesOf(app)).map((row) => ({
      id: row.id,
      slug: row.slug,
      name_en: row.nameEn,
      name_zh: row.nameZh,
      position: row.position,
      hidden: row.isHidden,
      group_count: row.groupCount,
      sku_count: row.skuCount,
    }));
    return cut(all, query);
  }),
  on(calls.attributeCalls.add, async (input, app, caller) => ({ id: await attributes.addAttribute(app, caller, toCamelCase(input)) })),
  on(calls.attributeCalls.update, async ({ id, ...changes }, app, caller) => {
    await attributes.changeAttribute(app, caller, id, toCamelCase(changes));
    return {};
  }),
  on(calls.attributeCalls.delete, async ({ id }, app, caller) => {
    await attributes.removeAttribute(app, caller, id);
    return {};
  }),
  on(calls.attributeCalls.list, async (query, app) => {
    const all = await attributes.listAttributes(app);
    return cut(
      all.map(({ id, key, nameEn, nameZh, kind, valueCount }) => ({
        id,
        key,
        name_en: nameEn,
        name_zh: nameZh,
        kind,
        value_count: valueCount,
      })),
      query,
    );
  }),
  on(calls.attributeValueCalls.add, async (input, app, caller) => ({ id: await attributes.addValue(app, caller, toCamelCase(input)) })),
  on(calls.attributeValueCalls.update, async ({ id, ...changes }, app, caller) => {
    await attributes.changeValue(app, caller, id, toCamelCase(changes));
    return {};
  }),
  on(calls.attributeValueCalls.delete, async ({ id }, app, caller) => {
    await attributes.removeValue(app, caller, id);
    return {};
  }),
  on(calls.attributeValueCalls.list, async ({ attribute_id, ...query }, app) => {
    const all = await attributes.listAttributeValues(app, attribute_id === undefined ? null : [attribute_id]);
    return cut(
      all.map((row) => ({
        id: row.id,
        attribute_id: row.attributeId,
        key: row.key,
        value: row.value,
        code: row.code,
        name_en: row.nameEn,
        name_zh: row.nameZh,
        amount: row.amount,
      })),
      query,
    );
  }),
  on(calls.brandCalls.add, async (input, app, caller) => ({ id: await attributes.addBrand(app, caller, toCamelCase(input)) })),
  on(calls.brandCalls.update, async ({ id, ...changes }, app, caller) => {
    await attributes.changeBrand(app, caller, id, toCamelCase(changes));
    return {};
  }),
  on(calls.brandCalls.delete, async ({ id }, app, caller) => {
    await attributes.removeBrand(app, caller, id);
    return {};
  }),
  on(calls.brandCalls.list, async (query, app) => {
    const all = await attributes.brandsOf(app);
    return cut(
      all.map(({ id, slug, nameEn, nameZh, groupCount }) => ({ id, slug, name_en: nameEn, name_zh: nameZh, group_count: groupCount })),
      query,
    );
  }),
  on(calls.spuCalls.add, async (input, app, caller) => ({ id: await groups.addGroup(app, caller, toCamelCase(input)) })),
  on(calls.spuCalls.update, async ({ id, hidden, publish_at, ...changes }, app, caller) => {
    await groups.changeGroup(app, caller, id, toCamelCase(changes));
    if (hidden !== undefined) await groups.hideGroups(app, caller, [id], hidden);
    if (publish_at !== undefined) await groups.publishGroups(app, caller, [id], publish_at === null ? null : new Date(publish_at));
    return {};
  }),
  on(calls.spuCalls.delete, async ({ id }, app, caller) => {
    await groups.removeGroup(app, caller, id);
    return {};
  }),
  on(calls.spuCalls.list, async ({ keyword, category_id, brand_id, ...query }, app) => {
    const { items, total } = await groups.listGroupsPage(
      app,
      { searchText: keyword, categoryId: category_id, brandId: brand_id },
      pageOf(query),
    );
    return {
      items: items.map((row) => ({
        id: row.id,
        slug: row.slug,
        category_id: row.categoryId,
        name_en: row.nameEn,
        name_zh: row.nameZh,
        sku_count: row.skuCount,
        price_from: row.minPayableCents / 100,
        price_to: row.maxPayableCents / 100,
        stock: row.available,
        hidden: row.isHidden,
        publish_at: row.publishedAt?.toISOString() ?? null,
      })),
      total,
      ...query,
    };
  }),
  on(calls.skuCalls.add, async ({ spu_id, price, discount, below_cost, ...input }, app, caller) => {
    // A SKU comes with a price: a second one of the same hair for a dollar would be a price cut.
    if (!mayPrice(caller)) throw new DomainError('forbidden');
    const { code, weightGrams = 0, ...rest } = skuIn(input);
    const made = { ...rest, code, weightGrams, priceCents: centsOf(price), discountBp: bpOf(discount) };
    const [id] = await skus.addSkus(app, caller, spu_id, [made], below_cost);
    if (id === undefined) throw new DomainError('goodsNotExist');
    return { id };
  }),
  on(calls.skuCalls.update, async ({ id, price, discount, reason, below_cost, ...changes }, app, caller) => {
    const isPrice = price !== undefined || discount !== undefined;
    // Texts are an editor's work, prices and costs are not.
    if ((isPrice || changes.cost !== undefined) && !mayPrice(caller)) throw new DomainError('forbidden');
    const priceChange = {
      ...(price !== undefined && { priceCents: centsOf(price) }),
      ...(discount !== undefined && { discountBp: bpOf(discount) }),
    };
    await changeSkuAndPrice(app, caller, id, skuIn(changes), isPrice ? priceChange : null, { reason, acceptsBelowCost: below_cost });
    return {};
  }),
  on(calls.skuCalls.delete, async ({ id }, app, caller) => {
    await skus.removeSku(app, caller, id);
    return {};
  }),
  on(calls.skuCalls.list, async ({ keyword, category_id, spu_id, ...query }, app, caller) => {
    const { items, total } = await skus.listSkusPage(app, { searchText: keyword, categoryId: category_id, spuId: spu_id }, pageOf(query));
    return {
      items: items.map((row) => ({
        id: row.id,
        spu_id: row.spuId,
        code: row.code,
        name_en: row.nameEn,
        name_zh: row.nameZh,
        price: row.priceCents / 100,
        discount: row.discountBp / 10_000,
        payable_price: row.payableCents / 100,
        ...(mayPrice(caller) ? { cost: row.costCents / 100 } : {}),
        stock: row.available,
        hidden: row.isHidden,
      })),
      total,
      ...query,
    };
  }),
  on(calls.spuPictureCalls.update, async ({ id, ...changes }, app, caller) => {
    await pictures.changePicture(app, caller, id, toCamelCase(changes));
    return {};
  }),
  on(calls.spuPictureCalls.delete, async ({ id }, app, caller) => {
    await pictures.removeGroupPicture(app, caller, id);
    return {};
  }),
  on(calls.spuPictureCalls.list, async ({ spu_id, ...query }, app) => {
    const all = await pictures.listGroupPictures(app, spu_id);
    return cut(
      all.map((row) => ({
        id: row.id,
        url: `${row.baseUrl}-${row.widths.at(-1) ?? 900}.webp`,
        alt_en: row.altEn,
        alt_zh: row.altZh,
        colour_code: row.colourCode,
        view: row.view,
      })),
      query,
    );
  }),
  on(goodsImport, async ({ file_name, lines }, app, caller) => ({
    job_id: await imports.startImportDryRun(app, caller, { name: file_name, bytes: Buffer.from(lines.join('\n')) }),
  })),
  on(goodsImportStart, async ({ job_id, below_cost }, app, caller) => ({
    job_id: await imports.startImport(app, caller, job_id, below_cost),
  })),
];
