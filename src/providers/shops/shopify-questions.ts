import { plainAmount } from '#kernel/money.ts';
import type { SentProductTexts, SentVariant } from '#kernel/sent-goods.ts';
import { maxVariantsPerCall, type RemoteStockLevel, type SentProduct } from './shop.ts';

export type ShopifyRequest = { readonly name: string; readonly query: string; readonly variables: Readonly<Record<string, unknown>> };

const variantFields = 'nodes { id sku inventoryItem { id } } pageInfo { hasNextPage endCursor }';
const problems = 'userErrors { field message code }';

export const limitsQuestion: ShopifyRequest = {
  name: 'limits',
  query: 'query Limits { shop { resourceLimits { maxProductOptions maxProductVariants } } }',
  variables: {},
};
export const locationQuestion: ShopifyRequest = {
  name: 'locations',
  query: 'query Locations { locations(first: 10) { nodes { id name } } }',
  variables: {},
};

export const findQuestion = (handle: string, after: string | null): ShopifyRequest => ({
  name: 'productByIdentifier',
  query: `query Find($identifier: ProductIdentifierInput!, $first: Int!, $after: String) { productByIdentifier(identifier: $identifier) { id handle variants(first: $first, after: $after) { ${variantFields} } } }`,
  variables: { identifier: { handle }, first: maxVariantsPerCall, after },
});

export const productQuery = (id: string, after: string | null): ShopifyRequest => ({
  name: 'product',
  query: `query Look($id: ID!, $first: Int!, $after: String) { product(id: $id) { id handle variants(first: $first, after: $after) { ${variantFields} } } }`,
  variables: { id, first: maxVariantsPerCall, after },
});

/** By handle, so that a repeat updates the existing product. */
export const putQuestion = ({ handle, words, isDraft, variants }: SentProduct, locationId: string): ShopifyRequest => ({
  name: 'productSet',
  query: `mutation Put($input: ProductSetInput!, $identifier: ProductSetIdentifiers, $sync: Boolean!, $first: Int!) { productSet(input: $input, identifier: $identifier, synchronous: $sync) { product { id handle variants(first: $first) { ${variantFields} } } ${problems} } }`,
  variables: {
    identifier: { handle },
    sync: true,
    first: Math.min(maxVariantsPerCall, Math.max(1, variants.length)),
    input: {
      handle,
      ...textInputOf(words),
      status: isDraft ? 'DRAFT' : 'ACTIVE',
      productOptions: optionsOf(variants),
      variants: variants.map((variant) => ({
        ...variantWritten(variant),
        sku: variant.sku,
        inventoryQuantities: [{ locationId, name: 'available', quantity: variant.quantity }],
      })),
    },
  },
});

/** Neither options nor variants: what is not named stays. */
const textsOnlyRequest = (id: string, input: Readonly<Record<string, unknown>>): ShopifyRequest => ({
  name: 'productSet words',
  query: `mutation Words($input: ProductSetInput!, $identifier: ProductSetIdentifiers, $sync: Boolean!) { productSet(input: $input, identifier: $identifier, synchronous: $sync) { product { id } ${problems} } }`,
  variables: { identifier: { id }, sync: true, input },
});
export const retellQuestion = (id: string, texts: SentProductTexts): ShopifyRequest => textsOnlyRequest(id, textInputOf(texts));
export const archiveQuestion = (id: string): ShopifyRequest => textsOnlyRequest(id, { status: 'ARCHIVED' });

export const addQuestion = (productId: string, variants: readonly SentVariant[], locationId: string): ShopifyRequest => ({
  name: 'productVariantsBulkCreate',
  query: `mutation Add($productId: ID!, $variants: [ProductVariantsBulkInput!]!) { productVariantsBulkCreate(productId: $productId, variants: $variants, strategy: DEFAULT) { productVariants { id sku inventoryItem { id } } ${problems} } }`,
  variables: {
    productId,
    variants: variants.map((variant) => ({
      ...bulkWritten(variant),
      inventoryQuantities: [{ availableQuantity: variant.quantity, locationId }],
    })),
  },
});

export const changeQuestion = (productId: string, variants: readonly (SentVariant & { readonly id: string })[]): ShopifyRequest => ({
  name: 'productVariantsBulkUpdate',
  query: `mutation Change($productId: ID!, $variants: [ProductVariantsBulkInput!]!) { productVariantsBulkUpdate(productId: $productId, variants: $variants) { productVariants { id } ${problems} } }`,
  variables: { productId, variants: variants.map((variant) => ({ id: variant.id, ...bulkWritten(variant) })) },
});

/** We own the quantity, so the previous value is not compared; the key makes a repeat harmless. */
export const stockQuestion = (levels: readonly RemoteStockLevel[], locationId: string, key: string): ShopifyRequest => ({
  name: 'inventorySetQuantities',
  query: `mutation Stock($input: InventorySetQuantitiesInput!, $key: String!) { inventorySetQuantities(input: $input) @idempotent(key: $key) { inventoryAdjustmentGroup { createdAt reason } ${problems} } }`,
  variables: {
    key,
    input: {
      name: 'available',
      reason: 'correction',
      quantities: levels.map(({ itemId, quantity }) => ({ inventoryItemId: itemId, locationId, quantity, changeFromQuantity: null })),
    },
  },
});

const textInputOf = (texts: SentProductTexts) => ({
  title: texts.title,
  descriptionHtml: texts.descriptionHtml,
  vendor: texts.vendor,
  productType: texts.productType,
  tags: texts.tags,
  seo: { title: texts.seoTitle, description: texts.seoDescription },
  files: texts.pictures.map(({ url, alt }) => ({ originalSource: url, alt, contentType: 'IMAGE' })),
});

function optionsOf(variants: readonly SentVariant[]) {
  const values = new Map<string, Set<string>>();
  for (const { options } of variants)
    for (const { name, value } of options) values.set(name, (values.get(name) ?? new Set<string>()).add(value));
  return [...values].map(([name, all], index) => ({ name, position: index + 1, values: [...all].map((value) => ({ name: value })) }));
}

const itemWritten = ({ grams }: SentVariant) => ({ tracked: true, measurement: { weight: { value: grams, unit: 'GRAMS' } } });
const variantWritten = (variant: SentVariant) => ({
  optionValues: variant.options.map(({ name, value }) => ({ optionName: name, name: value })),
  price: plainAmount(variant.priceCents),
  compareAtPrice: variant.compareCents === null ? null : plainAmount(variant.compareCents),
  barcode: variant.barcode,
  inventoryPolicy: variant.sellsEmpty ? 'CONTINUE' : 'DENY',
  inventoryItem: itemWritten(variant),
});
/** Here the SKU belongs to the inventory item. */
const bulkWritten = (variant: SentVariant) => ({
  ...variantWritten(variant),
  inventoryItem: { sku: variant.sku, ...itemWritten(variant) },
});
