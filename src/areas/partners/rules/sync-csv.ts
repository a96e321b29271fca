import { plainAmount } from '#kernel/money.ts';

import type { MappedProduct, MappedVariant } from './sync-mapping.ts';

/** Everything, or only daily changes: codes, prices and stock, without texts. */
export const fileParts = ['all', 'prices'] as const;
export type FilePart = (typeof fileParts)[number];

type Row = { readonly product: MappedProduct; readonly variant: MappedVariant | null; readonly place: number };
type Column = { readonly name: string; readonly old: string; readonly isPrice?: boolean; readonly cell: (row: Row) => string };

/** Product fields are on its first row only. */
const once =
  (cell: (product: MappedProduct) => string) =>
  ({ product, place }: Row): string =>
    place === 0 ? cell(product) : '';
const each =
  (cell: (variant: MappedVariant) => string) =>
  ({ variant }: Row): string =>
    variant ? cell(variant) : '';
const optionColumns = [0, 1, 2].flatMap((at): Column[] => [
  { name: `Option${at + 1} name`, old: `Option${at + 1} Name`, isPrice: true, cell: each((variant) => variant.options[at]?.name ?? '') },
  { name: `Option${at + 1} value`, old: `Option${at + 1} Value`, isPrice: true, cell: each((variant) => variant.options[at]?.value ?? '') },
]);

/** Shopify's columns, by name in the current and the older template. */
const shopifyColumns: readonly Column[] = [
  { name: 'Title', old: 'Title', isPrice: true, cell: once(({ words }) => words.title) },
  { name: 'URL handle', old: 'Handle', isPrice: true, cell: ({ product }) => product.handle },
  { name: 'Description', old: 'Body (HTML)', cell: once(({ words }) => words.descriptionHtml) },
  { name: 'Vendor', old: 'Vendor', cell: once(({ words }) => words.vendor) },
  { name: 'Type', old: 'Type', cell: once(({ words }) => words.productType) },
  { name: 'Tags', old: 'Tags', cell: once(({ words }) => words.tags.join(', ')) },
  { name: 'Published on online store', old: 'Published', cell: once(() => 'TRUE') },
  { name: 'Status', old: 'Status', cell: once(() => 'draft') },
  { name: 'SKU', old: 'Variant SKU', isPrice: true, cell: each(({ sku }) => sku) },
  { name: 'Barcode', old: 'Variant Barcode', cell: each(({ barcode }) => barcode ?? '') },
  ...optionColumns,
  { name: 'Price', old: 'Variant Price', isPrice: true, cell: each(({ priceCents }) => plainAmount(priceCents)) },
  {
    name: 'Compare-at price',
    old: 'Variant Compare At Price',
    isPrice: true,
    cell: each(({ compareCents }) => (compareCents === null ? '' : plainAmount(compareCents))),
  },
  { name: 'Charge tax', old: 'Variant Taxable', cell: each(() => 'TRUE') },
  { name: 'Inventory tracker', old: 'Variant Inventory Tracker', isPrice: true, cell: each(() => 'shopify') },
  { name: 'Inventory quantity', old: 'Variant Inventory Qty', isPrice: true, cell: each(({ quantity }) => String(quantity)) },
  {
    name: 'Continue selling when out of stock',
    old: 'Variant Inventory Policy',
    cell: each(({ sellsEmpty }) => (sellsEmpty ? 'CONTINUE' : 'DENY')),
  },
  { name: 'Weight value (grams)', old: 'Variant Grams', cell: each(({ grams }) => String(grams)) },
  { name: 'Weight unit for display', old: 'Variant Weight Unit', cell: each(() => 'g') },
  { name: 'Requires shipping', old: 'Variant Requires Shipping', cell: each(() => 'TRUE') },
  { name: 'Fulfillment service', old: 'Variant Fulfillment Service', cell: each(() => 'manual') },
  { name: 'Product image URL', old: 'Image Src', cell: ({ product, place }) => product.words.pictures[place]?.url ?? '' },
  { name: 'Image position', old: 'Image Position', cell: ({ product, place }) => (product.words.pictures[place] ? String(place + 1) : '') },
  { name: 'Image alt text', old: 'Image Alt Text', cell: ({ product, place }) => product.words.pictures[place]?.alt ?? '' },
  { name: 'Variant image URL', old: 'Variant Image', cell: each(({ picture }) => picture) },
  { name: 'Gift card', old: 'Gift Card', cell: once(() => 'FALSE') },
  { name: 'SEO title', old: 'SEO Title', cell: once(({ words }) => words.seoTitle) },
  { name: 'SEO description', old: 'SEO Description', cell: once(({ words }) => words.seoDescription) },
];

export type Template = 'today' | 'older';
const columnsFor = (part: FilePart): readonly Column[] =>
  part === 'all' ? shopifyColumns : shopifyColumns.filter(({ isPrice }) => isPrice);

export const shopifyHead = (template: Template, part: FilePart): string =>
  csvLine(columnsFor(part).map(({ name, old }) => (template === 'today' ? name : old)));

/** A row per variant, and further rows where there are more pictures than variants. */
export function shopifyRows(product: MappedProduct, template: Template, part: FilePart): string {
  const pictures = part === 'all' ? product.words.pictures.length : 0;
  const count = Math.max(product.variants.length, pictures);
  const columns = columnsFor(part);
  let text = '';
  for (let place = 0; place < count; place += 1) {
    const row: Row = { product, variant: product.variants[place] ?? null, place };
    text += csvLine(columns.map(({ name, cell }) => policyIn(template, name, cell(row))));
  }
  return text;
}

/** The older column is lower case. */
const policyIn = (template: Template, column: string, cell: string): string =>
  template === 'older' && column === 'Continue selling when out of stock' ? cell.toLowerCase() : cell;

const attributes = [1, 2, 3] as const;
const wooColumns = [
  'Type',
  'SKU',
  'GTIN, UPC, EAN, or ISBN',
  'Name',
  'Published',
  'Visibility in catalog',
  'Short description',
  'Description',
  'Tax status',
];
const wooHead = [
  ...wooColumns,
  ...[
    'In stock?',
    'Stock',
    'Backorders allowed?',
    'Weight (kg)',
    'Sale price',
    'Regular price',
    'Categories',
    'Tags',
    'Images',
    'Parent',
    'Position',
  ],
  ...attributes.flatMap((n) => [`Attribute ${n} name`, `Attribute ${n} value(s)`, `Attribute ${n} visible`, `Attribute ${n} global`]),
];
const wooPriceHead = ['Type', 'SKU', 'In stock?', 'Stock', 'Backorders allowed?', 'Sale price', 'Regular price', 'Parent'];

export const wooHeadLine = (part: FilePart): string => csvLine(part === 'all' ? wooHead : wooPriceHead);

/** The parent first, or its variations would hang on a placeholder. A product without options is a simple product. */
export function wooRows(product: MappedProduct, part: FilePart): string {
  const [only] = product.variants;
  const isSimple = product.variants.length === 1 && only?.options[0]?.value === 'Default Title';
  const rows = isSimple && only ? [{ ...wooTextsOf(product), ...wooVariantCells(only), Type: 'simple' }] : wooFamily(product);
  const head = part === 'all' ? wooHead : wooPriceHead;
  return rows
    .filter((row) => part === 'all' || row.Type !== 'variable')
    .map((row: Readonly<Record<string, string>>) => csvLine(head.map((name) => guarded(row[name] ?? ''))))
    .join('');
}

function wooFamily(product: MappedProduct): Record<string, string>[] {
  const code = ['G', product.groupId, product.part].filter(Boolean).join('-');
  const values = product.optionNames.map((_, at) => [...new Set(product.variants.map(({ options }) => options[at]?.value ?? ''))]);
  const parent = {
    ...wooTextsOf(product),
    Type: 'variable',
    SKU: code,
    'In stock?': product.variants.some(({ quantity, sellsEmpty }) => quantity > 0 || sellsEmpty) ? '1' : '0',
    ...wooAttributes(product.optionNames.map((name, at) => ({ name, values: values[at] ?? [] }))),
  };
  const children = product.variants.map((variant, index) => ({
    Type: 'variation',
    Name: `${product.words.title} - ${variant.options.map(({ value }) => value).join(', ')}`,
    Published: '1',
    ...wooVariantCells(variant),
    Images: variant.picture,
    Parent: code,
    Position: String(index + 1),
    ...wooAttributes(variant.options.map(({ name, value }) => ({ name, values: [value] }))),
  }));
  return [parent, ...children];
}

const wooTextsOf = ({ words, category }: MappedProduct): Record<string, string> => ({
  Name: words.title,
  Published: '-1',
  'Visibility in catalog': 'visible',
  'Short description': words.seoDescription,
  Description: words.descriptionHtml,
  'Tax status': 'taxable',
  Categories: listed([category]),
  Tags: listed(words.tags),
  Images: words.pictures.map(({ url }) => url).join(', '),
});

const wooVariantCells = (variant: MappedVariant): Record<string, string> => ({
  SKU: variant.sku,
  'GTIN, UPC, EAN, or ISBN': variant.barcode ?? '',
  'Tax status': 'taxable',
  'In stock?': variant.quantity > 0 ? '1' : variant.sellsEmpty ? 'backorder' : '0',
  Stock: String(variant.quantity),
  'Backorders allowed?': variant.sellsEmpty ? 'notify' : '0',
  'Weight (kg)': String(variant.grams / 1000),
  'Sale price': variant.compareCents === null ? '' : plainAmount(variant.priceCents),
  'Regular price': plainAmount(variant.compareCents ?? variant.priceCents),
});

const wooAttributes = (all: readonly { readonly name: string; readonly values: readonly string[] }[]): Record<string, string> =>
  Object.fromEntries(
    all.flatMap(({ name, values }, at) => [
      [`Attribute ${at + 1} name`, name],
      [`Attribute ${at + 1} value(s)`, listed(values)],
      [`Attribute ${at + 1} visible`, '1'],
      [`Attribute ${at + 1} global`, '1'],
    ]),
  );

/** Several values in one cell; commas inside are escaped. */
const listed = (values: readonly string[]): string => values.map((value) => value.replaceAll(',', '\\,')).join(', ');
/** WooCommerce's importer removes this apostrophe again. */
const guarded = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) && !/^-?\d+$/.test(cell) ? `'${cell}` : cell);

export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`;
