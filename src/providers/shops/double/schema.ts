/**
 * The part of the Admin API used for products, as documented for version 2026-07. A type ends with ! when required, [..] is a list, =
 * starts the values of an enum.
 */
type Fields = Readonly<Record<string, string>>;

export const outputs: Readonly<Record<string, Fields>> = {
  query: { shop: 'Shop', locations: 'LocationConnection', product: 'Product', productByIdentifier: 'Product' },
  mutation: {
    productSet: 'ProductSetPayload',
    productVariantsBulkCreate: 'ProductVariantsBulkPayload',
    productVariantsBulkUpdate: 'ProductVariantsBulkPayload',
    inventorySetQuantities: 'InventorySetQuantitiesPayload',
  },
  Shop: { id: 'ID', name: 'String', myshopifyDomain: 'String', currencyCode: 'String', resourceLimits: 'ShopResourceLimits' },
  ShopResourceLimits: { maxProductOptions: 'Int', maxProductVariants: 'Int' },
  LocationConnection: { nodes: 'Location', pageInfo: 'PageInfo' },
  Location: { id: 'ID', name: 'String' },
  PageInfo: { hasNextPage: 'Boolean', endCursor: 'String' },
  Product: {
    id: 'ID',
    handle: 'String',
    title: 'String',
    descriptionHtml: 'String',
    vendor: 'String',
    productType: 'String',
    status: 'String',
    tags: 'String',
    variants: 'ProductVariantConnection',
  },
  ProductVariantConnection: { nodes: 'ProductVariant', pageInfo: 'PageInfo' },
  ProductVariant: {
    id: 'ID',
    sku: 'String',
    price: 'String',
    compareAtPrice: 'String',
    barcode: 'String',
    inventoryQuantity: 'Int',
    inventoryItem: 'InventoryItem',
  },
  InventoryItem: { id: 'ID', tracked: 'Boolean', sku: 'String' },
  ProductSetPayload: { product: 'Product', productSetOperation: 'ProductSetOperation', userErrors: 'UserError' },
  ProductSetOperation: { id: 'ID', status: 'String', userErrors: 'UserError' },
  ProductVariantsBulkPayload: { product: 'Product', productVariants: 'ProductVariant', userErrors: 'UserError' },
  InventorySetQuantitiesPayload: { inventoryAdjustmentGroup: 'InventoryAdjustmentGroup', userErrors: 'UserError' },
  InventoryAdjustmentGroup: { createdAt: 'String', reason: 'String' },
  UserError: { field: 'String', message: 'String', code: 'String' },
};

/** Arguments per field. */
export const argsOf: Readonly<Record<string, Fields>> = {
  'query.locations': { first: 'Int', after: 'String' },
  'query.product': { id: 'ID!' },
  'query.productByIdentifier': { identifier: 'ProductIdentifierInput!' },
  'Product.variants': { first: 'Int', after: 'String' },
  'mutation.productSet': { input: 'ProductSetInput!', identifier: 'ProductSetIdentifiers', synchronous: 'Boolean' },
  'mutation.productVariantsBulkCreate': {
    productId: 'ID!',
    variants: '[ProductVariantsBulkInput!]!',
    strategy: '=DEFAULT|REMOVE_STANDALONE_VARIANT|PRESERVE_STANDALONE_VARIANT',
  },
  'mutation.productVariantsBulkUpdate': {
    productId: 'ID!',
    variants: '[ProductVariantsBulkInput!]!',
    allowPartialUpdates: 'Boolean',
  },
  'mutation.inventorySetQuantities': { input: 'InventorySetQuantitiesInput!' },
};

const item: Fields = {
  tracked: 'Boolean',
  cost: 'Money',
  requiresShipping: 'Boolean',
  harmonizedSystemCode: 'String',
  countryCodeOfOrigin: 'String',
  measurement: 'MeasurementInput',
};

export const inputs: Readonly<Record<string, Fields>> = {
  ProductIdentifierInput: { id: 'ID', handle: 'String', customId: 'CustomIdInput' },
  ProductSetIdentifiers: { id: 'ID', handle: 'String', customId: 'CustomIdInput' },
  CustomIdInput: { namespace: 'String!', key: 'String!', value: 'String!' },
  ProductSetInput: {
    id: 'ID',
    handle: 'String',
    title: 'String',
    descriptionHtml: 'String',
    vendor: 'String',
    productType: 'String',
    category: 'ID',
    tags: '[String!]',
    status: '=ACTIVE|DRAFT|ARCHIVED',
    seo: 'SEOInput',
    collections: '[ID!]',
    metafields: '[MetafieldInput!]',
    files: '[FileSetInput!]',
    productOptions: '[OptionSetInput!]',
    variants: '[ProductVariantSetInput!]',
    templateSuffix: 'String',
    requiresSellingPlan: 'Boolean',
    giftCard: 'Boolean',
    redirectNewHandle: 'Boolean',
  },
  SEOInput: { title: 'String', description: 'String' },
  MetafieldInput: { namespace: 'String', key: 'String!', value: 'String!', type: 'String' },
  FileSetInput: {
    id: 'ID',
    originalSource: 'Url',
    alt: 'String',
    contentType: '=IMAGE|VIDEO|EXTERNAL_VIDEO',
    filename: 'String',
    duplicateResolutionMode: '=APPEND_UUID|REPLACE|RAISE_ERROR',
  },
  OptionSetInput: { id: 'ID', name: 'String', position: 'Int', values: '[OptionValueSetInput!]' },
  OptionValueSetInput: { id: 'ID', name: 'String' },
  ProductVariantSetInput: {
    id: 'ID',
    optionValues: '[VariantOptionValueInput!]!',
    sku: 'String',
    price: 'Money',
    compareAtPrice: 'Money',
    barcode: 'String',
    file: 'FileSetInput',
    inventoryItem: 'InventoryItemInput',
    inventoryPolicy: '=DENY|CONTINUE',
    inventoryQuantities: '[ProductSetInventoryInput!]',
    metafields: '[MetafieldInput!]',
    position: 'Int',
    taxable: 'Boolean',
    taxCode: 'String',
  },
  VariantOptionValueInput: { id: 'ID', optionId: 'ID', optionName: 'String', name: 'String' },
  InventoryItemInput: item,
  BulkInventoryItemInput: { ...item, sku: 'String' },
  MeasurementInput: { weight: 'WeightInput' },
  WeightInput: { value: 'Float!', unit: '=GRAMS|KILOGRAMS|OUNCES|POUNDS' },
  ProductSetInventoryInput: { locationId: 'ID!', name: '=available|on_hand', quantity: 'Int!' },
  ProductVariantsBulkInput: {
    id: 'ID',
    optionValues: '[VariantOptionValueInput!]',
    price: 'Money',
    compareAtPrice: 'Money',
    barcode: 'String',
    inventoryItem: 'BulkInventoryItemInput',
    inventoryPolicy: '=DENY|CONTINUE',
    inventoryQuantities: '[InventoryLevelInput!]',
    mediaId: 'ID',
    mediaSrc: '[String!]',
    metafields: '[MetafieldInput!]',
    taxable: 'Boolean',
    taxCode: 'String',
  },
  InventoryLevelInput: { availableQuantity: 'Int!', locationId: 'ID!' },
  InventorySetQuantitiesInput: {
    name: '=available|on_hand',
    reason: 'String!',
    referenceDocumentUri: 'String',
    quantities: '[InventoryQuantityInput!]!',
  },
  InventoryQuantityInput: { inventoryItemId: 'ID!', locationId: 'ID!', quantity: 'Int!', changeFromQuantity: 'Int' },
};

const maxListLength = 250;
/** The one list as long as a product's variants. */
const longListed = new Set(['ProductSetInput.variants']);

/** Type error of a value with its path; null when valid. */
export function misfit(value: unknown, type: string, at: string, owner = ''): string | null {
  const isNeeded = type.endsWith('!');
  const plain = isNeeded ? type.slice(0, -1) : type;
  if (value === null || value === undefined) return isNeeded ? `${at}: Expected value to not be null` : null;
  if (plain.startsWith('[')) {
    if (!Array.isArray(value)) return `${at}: Expected a list`;
    if (value.length > maxListLength && !longListed.has(owner))
      return `${at}: The input array size of ${value.length} is greater than the maximum allowed of ${maxListLength}.`;
    for (const [index, one] of value.entries()) {
      const wrong = misfit(one, plain.slice(1, -1), `${at}.${index}`);
      if (wrong) return wrong;
    }
    return null;
  }
  const fields = inputs[plain];
  if (!fields) return scalarFits(value, plain) ? null : `${at}: Could not coerce value to ${plain.replace(/^=/, 'one of ')}`;
  if (typeof value !== 'object' || Array.isArray(value)) return `${at}: Expected ${plain} to be an object`;
  const strange = Object.keys(value).find((key) => !(key in fields));
  if (strange) return `${at}.${strange}: Field is not defined on ${plain}`;
  const given: Readonly<Record<string, unknown>> = { ...value };
  for (const [key, inner] of Object.entries(fields)) {
    const wrong = misfit(given[key], inner, `${at}.${key}`, `${plain}.${key}`);
    if (wrong) return wrong;
  }
  return null;
}

function scalarFits(value: unknown, type: string): boolean {
  if (type.startsWith('=')) return typeof value === 'string' && type.slice(1).split('|').includes(value);
  if (type === 'Int') return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
  if (type === 'Float') return typeof value === 'number' && Number.isFinite(value);
  if (type === 'Boolean') return typeof value === 'boolean';
  if (type === 'Money') return typeof value === 'string' && /^-?\d{1,12}(\.\d{1,2})?$/.test(value);
  if (type === 'Url') return typeof value === 'string' && URL.canParse(value) && value.startsWith('https://');
  return typeof value === 'string';
}
