import { type DoubleProduct, type DoubleShop, type DoubleVariant, gid, locationId, variantIds } from './double-shop.server.ts';

/** Input after schema validation. */
type Sent = Readonly<Record<string, unknown>>;
type OptionValue = { readonly optionName?: string; readonly name?: string };
export type UserError = { readonly field: readonly string[] | null; readonly message: string; readonly code: string };
export type Payload = {
  readonly product?: DoubleProduct | null;
  readonly variants?: readonly DoubleVariant[];
  readonly userErrors: readonly UserError[];
};

export const limits = { options: 3, variants: 2048, values: 2048, text: 255, tags: 250 } as const;

const wrong = (code: string, message: string, ...field: (string | number)[]): UserError => ({
  field: field.length > 0 ? field.map(String) : null,
  message,
  code,
});
const refused = (...userErrors: UserError[]): Payload => ({ product: null, userErrors });
const list = (value: unknown): readonly Sent[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Creates a product or makes the identified one equal to the input; missing variants are deleted. */
export async function productSet(shop: DoubleShop, input: Sent, identifier: Sent | null): Promise<Payload> {
  if (identifier && input.id !== undefined)
    return refused(wrong('ID_NOT_ALLOWED', 'Input id is not allowed with an identifier', 'input', 'id'));
  const id = text(identifier?.id) ?? text(input.id);
  const handle = text(identifier?.handle);
  if (handle !== undefined && input.handle === undefined)
    return refused(wrong('MISSING_FIELD_REQUIRED', 'The handle is required in the input', 'input', 'handle'));
  if (handle !== undefined && input.handle !== handle)
    return refused(wrong('INPUT_MISMATCH', 'The handle of the input does not match the identifier', 'input', 'handle'));
  const found = id !== undefined ? await shop.product(id) : handle !== undefined ? await shop.byHandle(handle) : null;
  if (id !== undefined && !found) return refused(wrong('PRODUCT_DOES_NOT_EXIST', 'Product does not exist', 'input', 'id'));
  const bad = wrongProduct(input, found === null);
  if (bad.length > 0) return refused(...bad);

  const base = found?.product ?? (await blank(shop, input));
  const options = input.productOptions === undefined ? base.options : list(input.productOptions).map(optionOf);
  const names = options.map(({ name }) => name);
  const sent = input.variants === undefined ? null : list(input.variants);
  const strange =
    sent?.findIndex((variant) => typeof variant.id === 'string' && !base.variants.some(({ id: knownId }) => knownId === variant.id)) ?? -1;
  if (strange >= 0)
    return refused(wrong('PRODUCT_VARIANT_DOES_NOT_EXIST', 'Product variant does not exist', 'input', 'variants', strange, 'id'));
  let next = base.next;
  const variants =
    sent === null
      ? base.variants
      : sent.map((variant) => {
          const values = valuesOf(variant, names);
          const old = base.variants.find((one) => one.id === variant.id) ?? base.variants.find((one) => sameValues(one.options, values));
          const quantity = list(variant.inventoryQuantities)[0]?.quantity;
          const item = (variant.inventoryItem ?? {}) as Sent;
          const variantNumber = old ? null : next++;
          return changedVariant(old ?? newVariant(base.id, variantNumber ?? 0), { ...variant, sku: variant.sku, item, values, quantity });
        });
  const made: DoubleProduct = { ...base, ...textsIn(input, base), options, variants, next };
  const isSaved = found ? await shop.save(made, found.version) : await shop.create(made);
  return isSaved
    ? { product: made, userErrors: [] }
    : refused(wrong('HANDLE_NOT_UNIQUE', 'Handle has already been taken', 'input', 'handle'));
}

function wrongProduct(input: Sent, isNew: boolean): UserError[] {
  const found: UserError[] = [];
  const [options, variants] = [input.productOptions, input.variants];
  if (isNew && !text(input.title)?.trim()) found.push(wrong('INVALID_PRODUCT', "Title can't be blank", 'input', 'title'));
  for (const key of ['title', 'handle', 'vendor', 'productType'])
    if ((text(input[key])?.length ?? 0) > limits.text)
      found.push(wrong('INVALID_PRODUCT', `${key} is too long (maximum is 255 characters)`, 'input', key));
  if (input.handle !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text(input.handle) ?? ''))
    found.push(wrong('INVALID_PRODUCT', 'Handle is invalid', 'input', 'handle'));
  if (list(input.tags).length > limits.tags) found.push(wrong('INVALID_PRODUCT', 'Too many tags', 'input', 'tags'));
  if (options !== undefined && variants === undefined)
    found.push(wrong('VARIANTS_INPUT_MISSING', 'Variants input is required when updating product options', 'input', 'variants'));
  if (variants !== undefined && options === undefined)
    found.push(
      wrong('PRODUCT_OPTIONS_INPUT_MISSING', 'Product options input is required when updating variants', 'input', 'productOptions'),
    );
  return options !== undefined && variants !== undefined
    ? [...found, ...wrongOptions(list(options)), ...wrongVariants(list(variants), list(options))]
    : found;
}

function wrongOptions(options: readonly Sent[]): UserError[] {
  const found: UserError[] = [];
  if (options.length > limits.options)
    found.push(wrong('OPTIONS_OVER_LIMIT', 'Options are over the limit of 3', 'input', 'productOptions'));
  const names = options.map(({ name }) => text(name) ?? '');
  if (new Set(names).size < names.length) found.push(wrong('DUPLICATED_OPTION_NAME', 'Duplicated option name', 'input', 'productOptions'));
  for (const [index, option] of options.entries()) {
    const values = list(option.values).map(({ name }) => text(name) ?? '');
    if (values.length === 0)
      found.push(wrong('OPTION_VALUES_MISSING', 'Option values are missing', 'input', 'productOptions', index, 'values'));
    if (new Set(values).size < values.length)
      found.push(wrong('DUPLICATED_OPTION_VALUE', 'Duplicated option value', 'input', 'productOptions', index, 'values'));
    if ([names[index] ?? '', ...values].some((name) => name === '' || name.length > limits.text))
      found.push(wrong('INVALID_INPUT', 'Option name or value is blank or too long', 'input', 'productOptions', index));
  }
  return found;
}

function wrongVariants(variants: readonly Sent[], options: readonly Sent[]): UserError[] {
  if (variants.length > limits.variants)
    return [wrong('VARIANTS_OVER_LIMIT', `Variants are over the limit of ${limits.variants}`, 'input', 'variants')];
  const known = new Map(
    options.map((option) => [text(option.name) ?? '', new Set(list(option.values).map(({ name }) => text(name) ?? ''))]),
  );
  const seen = new Set<string>();
  return variants.flatMap((variant, index) => {
    const values = list(variant.optionValues) as readonly OptionValue[];
    const combination = JSON.stringify(values.map(({ optionName, name }) => [optionName, name]));
    const found = [...wrongNumbers(variant, ['input', 'variants', index])];
    if (values.length !== known.size || values.some(({ optionName = '' }) => !known.has(optionName)))
      found.push(wrong('OPTION_DOES_NOT_EXIST', 'One value is needed for each option', 'input', 'variants', index, 'optionValues'));
    else if (values.some(({ optionName = '', name = '' }) => !known.get(optionName)?.has(name)))
      found.push(wrong('OPTION_VALUE_DOES_NOT_EXIST', 'Option value does not exist', 'input', 'variants', index, 'optionValues'));
    if (seen.has(combination)) found.push(wrong('DUPLICATED_VALUE', 'The variant already exists', 'input', 'variants', index));
    seen.add(combination);
    return found;
  });
}

function wrongNumbers(variant: Sent, at: readonly (string | number)[]): UserError[] {
  const item = (variant.inventoryItem ?? {}) as Sent;
  const weight = ((item.measurement as Sent | undefined)?.weight as Sent | undefined)?.value;
  const sku = text(variant.sku) ?? text(item.sku) ?? '';
  const location = list(variant.inventoryQuantities)[0]?.locationId;
  return [
    ...(text(variant.price)?.startsWith('-') ? [wrong('INVALID_VARIANT', 'Price must be greater than or equal to 0', ...at, 'price')] : []),
    ...(typeof weight === 'number' && weight < 0 ? [wrong('INVALID_VARIANT', 'Weight must be greater than or equal to 0', ...at)] : []),
    ...(sku.length > limits.text ? [wrong('INVALID_VARIANT', 'SKU is too long (maximum is 255 characters)', ...at, 'sku')] : []),
    ...(location !== undefined && location !== locationId
      ? [wrong('INVALID_VARIANT', 'The location does not exist', ...at, 'inventoryQuantities')]
      : []),
  ];
}

/** Adds variants to a product. All or none. */
export async function variantsCreate(shop: DoubleShop, productId: string, sent: readonly Sent[]): Promise<Payload> {
  const found = await shop.product(productId);
  if (!found) return refused(wrong('PRODUCT_DOES_NOT_EXIST', 'Product does not exist', 'productId'));
  const names = found.product.options.map(({ name }) => name);
  const taken = new Set(found.product.variants.map(({ options }) => JSON.stringify(options)));
  const bad = sent.flatMap((variant, index) => {
    const values = valuesOf(variant, names);
    const errors = [...wrongNumbers(variant, ['variants', index])];
    if (variant.id !== undefined) errors.push(wrong('NO_KEY_ON_CREATE', 'No id may be given', 'variants', index, 'id'));
    if (values.some((value) => !value)) errors.push(wrong('NEED_TO_ADD_OPTION_VALUES', 'Option values are missing', 'variants', index));
    if (taken.has(JSON.stringify(values))) errors.push(wrong('VARIANT_ALREADY_EXISTS', 'The variant already exists', 'variants', index));
    taken.add(JSON.stringify(values));
    return errors;
  });
  if (found.product.variants.length + sent.length > limits.variants) bad.push(wrong('INVALID', 'Too many variants', 'variants'));
  if (bad.length > 0) return refused(...bad);
  const added = sent.map((variant, index) => {
    const item = (variant.inventoryItem ?? {}) as Sent;
    const quantity = list(variant.inventoryQuantities)[0]?.availableQuantity;
    return changedVariant(newVariant(productId, found.product.next + index), {
      ...variant,
      sku: item.sku,
      item,
      values: valuesOf(variant, names),
      quantity,
    });
  });
  const options = found.product.options.map((option, index) => ({
    ...option,
    values: [...new Set([...option.values, ...added.map((variant) => variant.options[index] ?? '')])],
  }));
  const changed = { ...found.product, options, variants: [...found.product.variants, ...added], next: found.product.next + sent.length };
  if (!(await shop.save(changed, found.version))) return variantsCreate(shop, productId, sent);
  return { product: changed, variants: added, userErrors: [] };
}

export async function variantsUpdate(shop: DoubleShop, productId: string, sent: readonly Sent[]): Promise<Payload> {
  const found = await shop.product(productId);
  if (!found) return refused(wrong('PRODUCT_DOES_NOT_EXIST', 'Product does not exist', 'productId'));
  const { product } = found;
  const names = product.options.map(({ name }) => name);
  const variantById = new Map(product.variants.map((variant) => [variant.id, variant]));
  const bad = sent.flatMap((variant, index) => [
    ...wrongNumbers(variant, ['variants', index]),
    ...(variantById.has(text(variant.id) ?? '')
      ? []
      : [wrong('PRODUCT_VARIANT_DOES_NOT_EXIST', 'Product variant does not exist', 'variants', index, 'id')]),
    ...(variant.inventoryQuantities ? [wrong('INVALID_INPUT', 'Inventory quantities can only be given on create', 'variants', index)] : []),
  ]);
  if (bad.length > 0) return refused(...bad);
  for (const variant of sent) {
    const old = variantById.get(text(variant.id) ?? '');
    const item = (variant.inventoryItem ?? {}) as Sent;
    const values = variant.optionValues === undefined ? old?.options : valuesOf(variant, names);
    if (old) variantById.set(old.id, changedVariant(old, { ...variant, sku: item.sku, item, values: values ?? [], quantity: undefined }));
  }
  const made = { ...product, variants: [...variantById.values()] };
  if (!(await shop.save(made, found.version))) return variantsUpdate(shop, productId, sent);
  return { product: made, variants: made.variants.filter(({ id }) => sent.some((variant) => variant.id === id)), userErrors: [] };
}

/** Sets inventory quantities. All or none. */
export async function quantitiesSet(shop: DoubleShop, sent: readonly Sent[]): Promise<Payload> {
  const products = new Map<string, { product: DoubleProduct; version: number }>();
  const bad: UserError[] = [];
  for (const [index, level] of sent.entries()) {
    const itemId = text(level.inventoryItemId) ?? '';
    const found = await shop.productOfItem(itemId);
    const entry = found && (products.get(found.product.id) ?? found);
    const variant = entry?.product.variants.find((one) => one.itemId === itemId);
    const at = ['input', 'quantities', index] as const;
    if (!entry || !variant)
      bad.push(wrong('INVALID_INVENTORY_ITEM', 'The specified inventory item could not be found.', ...at, 'inventoryItemId'));
    else if (level.locationId !== locationId)
      bad.push(wrong('INVALID_LOCATION', 'The specified location could not be found.', ...at, 'locationId'));
    else if (!variant.isTracked || variant.quantity === null)
      bad.push(wrong('ITEM_NOT_STOCKED_AT_LOCATION', 'The item is not stocked at the location.', ...at));
    else if (typeof level.changeFromQuantity === 'number' && level.changeFromQuantity !== variant.quantity)
      bad.push(wrong('CHANGE_FROM_QUANTITY_STALE', 'The change from quantity is stale.', ...at, 'changeFromQuantity'));
    else
      products.set(entry.product.id, {
        ...entry,
        product: {
          ...entry.product,
          variants: entry.product.variants.map((one) => (one === variant ? { ...one, quantity: Number(level.quantity) } : one)),
        },
      });
  }
  if (bad.length > 0) return { userErrors: bad };
  for (const { product, version } of products.values()) await shop.save(product, version);
  return { userErrors: [] };
}

async function blank(shop: DoubleShop, input: Sent): Promise<DoubleProduct> {
  const number = await shop.newNumber();
  const handle = text(input.handle) ?? `product-${number}`;
  const defaults = { title: '', descriptionHtml: '', vendor: '', productType: '', status: 'ACTIVE', tags: [], seo: {}, files: [] };
  return { id: gid('Product', number), handle, ...defaults, options: [], variants: [], next: 1 };
}

const textsIn = (input: Sent, base: DoubleProduct) => ({
  handle: base.handle,
  title: text(input.title) ?? base.title,
  descriptionHtml: text(input.descriptionHtml) ?? base.descriptionHtml,
  vendor: text(input.vendor) ?? base.vendor,
  productType: text(input.productType) ?? base.productType,
  status: text(input.status) ?? base.status,
  tags: Array.isArray(input.tags) ? (input.tags as string[]) : base.tags,
  seo: (input.seo as DoubleProduct['seo'] | undefined) ?? base.seo,
  files: (input.files as DoubleProduct['files'] | undefined) ?? base.files,
});

const optionOf = (option: Sent) => ({ name: text(option.name) ?? '', values: list(option.values).map(({ name }) => text(name) ?? '') });
const valuesOf = (variant: Sent, names: readonly string[]): string[] =>
  names.map((name) => (list(variant.optionValues) as readonly OptionValue[]).find(({ optionName }) => optionName === name)?.name ?? '');
const sameValues = (one: readonly string[], other: readonly string[]): boolean => JSON.stringify(one) === JSON.stringify(other);

const newVariant = (productId: string, index: number): DoubleVariant => ({
  ...variantIds(productId, index),
  ...{
    sku: '',
    price: '0.00',
    compareAtPrice: null,
    barcode: null,
    options: [],
    isTracked: false,
    policy: 'DENY',
    grams: 0,
    quantity: null,
  },
});

type Change = Sent & { readonly sku: unknown; readonly item: Sent; readonly values: readonly string[]; readonly quantity: unknown };
const changedVariant = (old: DoubleVariant, sent: Change): DoubleVariant => ({
  ...old,
  sku: text(sent.sku) ?? old.sku,
  price: text(sent.price) ?? old.price,
  compareAtPrice: sent.compareAtPrice === undefined ? old.compareAtPrice : (text(sent.compareAtPrice) ?? null),
  barcode: sent.barcode === undefined ? old.barcode : (text(sent.barcode) ?? null),
  options: sent.values,
  isTracked: typeof sent.item.tracked === 'boolean' ? sent.item.tracked : old.isTracked,
  policy: text(sent.inventoryPolicy) ?? old.policy,
  grams: Number(((sent.item.measurement as Sent | undefined)?.weight as Sent | undefined)?.value ?? old.grams),
  quantity: typeof sent.quantity === 'number' ? sent.quantity : old.quantity,
});
