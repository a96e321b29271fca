import { childrenOf, parseXml, textIn } from './xml.ts';

/** An importer's result: SKUs with prices, and everything it would have refused. */
export type Imported = { readonly prices: Map<string, string>; readonly problems: string[] };

type Row = Readonly<Record<string, string>>;

/** Strict RFC 4180: a misplaced quote is an error. */
export function strictCsv(text: string): { head: string[]; rows: Row[] } {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      for (;;) {
        const end = text.indexOf('"', at);
        if (end < 0) throw new Error('a quote is never closed');
        cell += text.slice(at, end);
        at = end + 1;
        if (text[at] !== '"') break;
        cell += '"';
        at += 1;
      }
    } else {
      const end = text.slice(at).search(/[,\n]/);
      cell = end < 0 ? text.slice(at) : text.slice(at, at + end);
      at += cell.length;
      if (/["\r]/.test(cell)) throw new Error(`a bare quote in ${cell}`);
    }
    line.push(cell);
    if (text[at] === ',') at += 1;
    else if (text[at] === '\n' || at >= text.length) {
      at += 1;
      lines.push(line);
      line = [];
    } else throw new Error(`text after a quote at ${at}`);
  }
  const [head = [], ...rest] = lines;
  const wrong = rest.findIndex((cells) => cells.length !== head.length);
  if (wrong >= 0) throw new Error(`row ${wrong + 2} has ${rest[wrong]?.length} cells of ${head.length}`);
  return { head, rows: rest.map((cells) => Object.fromEntries(cells.map((cell, index) => [head[index] ?? '', cell]))) };
}

const shopifyToday =
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value,Option2 Linked To,Option3 name,Option3 value,Option3 Linked To,Price,Compare-at price,Cost per item,Charge tax,Tax code,Unit price total measure,Unit price total measure unit,Unit price base measure,Unit price base measure unit,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Requires shipping,Fulfillment service,Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title,SEO description';
const shopifyOlder =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Variant Tax Code,Cost per item,Status';
/** Columns of the older template by their current names. */
const sameAs: Readonly<Record<string, string>> = {
  Handle: 'URL handle',
  'Body (HTML)': 'Description',
  Published: 'Published on online store',
  'Variant SKU': 'SKU',
  'Variant Grams': 'Weight value (grams)',
  'Variant Inventory Tracker': 'Inventory tracker',
  'Variant Inventory Qty': 'Inventory quantity',
  'Variant Inventory Policy': 'Continue selling when out of stock',
  'Variant Price': 'Price',
  'Variant Compare At Price': 'Compare-at price',
  'Variant Taxable': 'Charge tax',
  'Image Src': 'Product image URL',
  'Variant Image': 'Variant image URL',
  'Variant Requires Shipping': 'Requires shipping',
  'Gift Card': 'Gift card',
  ...Object.fromEntries(
    [1, 2, 3].flatMap((n) => [`Name`, `Value`].map((word) => [`Option${n} ${word}`, `Option${n} ${word.toLowerCase()}`])),
  ),
};

/** Imports a product file like Shopify, with its documented limits. */
export function importShopify(text: string, template: 'today' | 'older'): Imported {
  const problems: string[] = [];
  const { head, rows: raw } = strictCsv(text);
  const known = (template === 'today' ? shopifyToday : shopifyOlder).split(',');
  for (const name of head) if (!known.includes(name)) problems.push(`unknown column ${name}`);
  if (text.length > 15 * 1024 * 1024) problems.push('over 15 MB');
  const rows = raw.map((row): Row => Object.fromEntries(Object.entries(row).map(([name, cell]) => [sameAs[name] ?? name, cell])));
  const prices = new Map<string, string>();
  const products = new Map<string, { names: string[]; seen: Set<string>; pictures: number }>();
  let last = '';
  for (const [index, row] of rows.entries()) {
    const complain = (why: string) => problems.push(`row ${index + 2}: ${why}`);
    const handle = row['URL handle'] ?? '';
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(handle) || handle.length > 255) complain(`handle ${handle}`);
    const names = [1, 2, 3].map((n) => row[`Option${n} name`] ?? '').filter(Boolean);
    const values = [1, 2, 3].map((n) => row[`Option${n} value`] ?? '').filter(Boolean);
    let product = products.get(handle);
    if (!product) {
      product = { names, seen: new Set(), pictures: 0 };
      products.set(handle, product);
      if (!row.Title || row.Title.length > 255) complain('no title on the first row');
      if (names.length === 0) complain('no option');
      if ('Vendor' in row && (row.Vendor?.length ?? 0) < 2) complain('vendor');
      if ('Status' in row && !['active', 'draft', 'archived'].includes(row.Status ?? '')) complain('status');
    } else {
      if (handle !== last) complain(`${handle} stands apart from its product`);
      if (row.Title || row.Description) complain('fields of the product on a later row');
    }
    last = handle;
    for (const [name, cell] of Object.entries(row)) if (/^[=+\-@\t\r]/.test(cell)) complain(`${name} could be a formula`);
    for (const name of ['Published on online store', 'Charge tax', 'Requires shipping', 'Gift card'])
      if (row[name] && !['TRUE', 'FALSE'].includes(row[name] ?? '')) complain(name);
    const image = row['Product image URL'] ?? '';
    if (image && !image.startsWith('https://')) complain('a picture not by https');
    if (image) product.pictures += 1;
    if (!row.SKU) {
      if (!image) complain('neither variant nor picture');
      continue;
    }
    if (values.length !== product.names.length) complain('values do not fit the options');
    const combination = values.join('\u0000');
    if (product.seen.has(combination)) complain(`the same choices twice: ${values.join(', ')}`);
    product.seen.add(combination);
    if (product.seen.size > 2048) complain('over 2,048 variants');
    if (!/^\d+\.\d{2}$/.test(row.Price ?? '') || Number(row.Price) <= 0) complain(`price ${row.Price}`);
    if (row['Compare-at price'] && Number(row['Compare-at price']) <= Number(row.Price)) complain('compare-at price is no saving');
    if (!/^\d+$/.test(row['Inventory quantity'] ?? '')) complain('quantity');
    const policy = row['Continue selling when out of stock'];
    if (policy !== undefined && !(template === 'today' ? ['DENY', 'CONTINUE'] : ['deny', 'continue']).includes(policy)) complain('policy');
    if (prices.has(row.SKU)) complain(`${row.SKU} twice`);
    prices.set(row.SKU, row.Price ?? '');
  }
  for (const [handle, { pictures }] of products) if (pictures > 250) problems.push(`${handle}: over 250 pictures`);
  return { prices, problems };
}

const wooColumns = new Set(
  'ID|Type|SKU|GTIN, UPC, EAN, or ISBN|Name|Published|Is featured?|Visibility in catalog|Short description|Description|Date sale price starts|Date sale price ends|Tax status|Tax class|In stock?|Stock|Low stock amount|Backorders allowed?|Sold individually?|Weight (kg)|Length (cm)|Width (cm)|Height (cm)|Allow customer reviews?|Purchase note|Sale price|Regular price|Categories|Tags|Shipping class|Images|Download limit|Download expiry days|Parent|Grouped products|Upsells|Cross-sells|External URL|Button text|Position'.split(
    '|',
  ),
);
const listIn = (cell: string): string[] => cell.split(/(?<!\\),/).map((item) => item.trim().replaceAll('\\,', ','));

/** Imports a product file like WooCommerce; a price file must match known SKUs. */
export function importWoo(text: string, knownSkus: ReadonlySet<string> = new Set()): Imported {
  const problems: string[] = [];
  const prices = new Map<string, string>();
  const { head, rows } = strictCsv(text);
  for (const name of head)
    if (!wooColumns.has(name) && !/^Attribute \d+ (name|value\(s\)|visible|global|default)$/.test(name))
      problems.push(`unknown column ${name}`);
  const parents = new Map<string, Map<string, string[]>>();
  const attributesOf = (row: Row) =>
    new Map(
      [1, 2, 3].flatMap((n) =>
        row[`Attribute ${n} name`] ? [[row[`Attribute ${n} name`] ?? '', listIn(row[`Attribute ${n} value(s)`] ?? '')] as const] : [],
      ),
    );
  for (const [index, raw] of rows.entries()) {
    const complain = (why: string) => problems.push(`row ${index + 2}: ${why}`);
    const row: Row = Object.fromEntries(Object.entries(raw).map(([name, cell]) => [name, cell.replace(/^'(?=[=+\-@\t\r])/, '')]));
    for (const [name, cell] of Object.entries(raw)) if (/^[=+@\t\r]|^-\D/.test(cell)) complain(`${name} could be a formula`);
    const { Type: type = '', SKU: sku = '' } = row;
    if (!['simple', 'variable', 'variation'].includes(type)) complain(`type ${type}`);
    if (!sku || prices.has(sku) || parents.has(sku)) complain(`SKU ${sku}`);
    if (row.Published !== undefined && !['1', '0', '-1'].includes(row.Published)) complain('published');
    for (const image of listIn(row.Images ?? '').filter(Boolean)) if (!image.startsWith('https://')) complain('a picture not by https');
    if (type === 'variable') {
      parents.set(sku, attributesOf(row));
      if (row['Regular price']) complain('a parent has no price');
      continue;
    }
    if (type === 'variation') {
      const parent = parents.get(row.Parent ?? '');
      if (!parent && !knownSkus.has(sku)) complain(`parent ${row.Parent} has no earlier row`);
      for (const [name, values] of attributesOf(row))
        if (values.length !== 1 || !parent?.get(name)?.includes(values[0] ?? '')) complain(`${name}: ${values} is not among its parent's`);
    }
    if (!/^\d+\.\d{2}$/.test(row['Regular price'] ?? '')) complain('regular price');
    if (row['Sale price'] && Number(row['Sale price']) >= Number(row['Regular price'])) complain('sale price');
    if (!['1', '0', 'backorder'].includes(row['In stock?'] ?? '')) complain('in stock');
    if (!/^\d+$/.test(row.Stock ?? '')) complain('stock');
    prices.set(sku, row['Sale price'] || (row['Regular price'] ?? ''));
  }
  return { prices, problems };
}

const needed = ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'brand', 'item_group_id'];

export function importGoogle(text: string): Imported {
  const problems: string[] = [];
  const prices = new Map<string, string>();
  for (const item of childrenOf(childrenOf(parseXml(text), 'channel')[0] ?? parseXml(text), 'item')) {
    const field = (name: string): string => textIn(item, `g:${name}`) ?? '';
    const id = field('id');
    for (const name of needed) if (!field(name)) problems.push(`${id}: no ${name}`);
    if (id.length > 50 || prices.has(id)) problems.push(`${id}: id`);
    if (field('title').length > 150) problems.push(`${id}: title`);
    if (!field('link').startsWith('https://') || !field('image_link').startsWith('https://')) problems.push(`${id}: not https`);
    if (!['in_stock', 'out_of_stock', 'preorder', 'backorder'].includes(field('availability'))) problems.push(`${id}: availability`);
    const price = field('sale_price') || field('price');
    if (!/^\d+\.\d{2} USD$/.test(price)) problems.push(`${id}: price ${price}`);
    prices.set(id, price.replace(' USD', ''));
  }
  return { prices, problems };
}
