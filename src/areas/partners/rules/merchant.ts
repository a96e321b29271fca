import type { FeedOffer } from '#areas/catalog/services/offers.server.ts';
import { shippingFee } from '#areas/shipping/rules.ts';
import { type Cents, cents, plainAmount } from '#kernel/money.ts';
import { inXml } from '#kernel/xml.ts';
import { forVariant } from '#site/links.ts';
import { absolute, type Site } from '#site/meta.ts';

/** A feed field by name; a list repeats the field, an object has parts. */
type Field = string | readonly (string | Readonly<Record<string, string>>)[] | Readonly<Record<string, string>> | null;
export type MerchantItem = Readonly<Record<string, Field>>;

/** Google's category for wigs and hair extensions; other products are classified by their texts. */
const wigs = '181';
const hair = '4057';
const platformCategory: Readonly<Record<string, string>> = {
  wig: wigs,
  bundle: hair,
  'closure-frontal': hair,
  'hair-braiding': hair,
  'hair-extensions': hair,
  accessories: '7305',
};
/** Made to order can be bought today; its handling time says the rest. */
const availabilityOf = { inStock: 'in_stock', fewLeft: 'in_stock', madeToOrder: 'in_stock', soldOut: 'out_of_stock' } as const;

const required = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'availability',
  'price',
  'brand',
  'mpn',
  'condition',
  'item_group_id',
];
/** Wearable products must state color and size. */
const requiredWhenWorn = ['color', 'size', 'gender', 'age_group'];
/** Attributes with their own field; the others are part of the size, so that no two of a group are alike. */
const fieldOf: Readonly<Record<string, string>> = { Color: 'color', Texture: 'pattern', Material: 'material' };
const maxLengths: Readonly<Record<string, number>> = {
  title: 150,
  description: 5000,
  brand: 70,
  mpn: 70,
  color: 100,
  size: 100,
  pattern: 100,
  material: 200,
};

export function buildMerchantItem(offer: FeedOffer, site: Pick<Site, 'origin'>): MerchantItem {
  const [picture, ...more] = offer.pictures.map((file) => absolute(site, file));
  const attributeValue = (key: string): string => offer.attributes.find((one) => one.key === key)?.value ?? '';
  const isReduced = offer.payableCents < offer.priceCents;
  const fee = shippingFee(offer.feeGrams);
  return shortened({
    id: offer.code,
    title: offer.name,
    description: offer.description || offer.name,
    link: absolute(site, offer.path),
    mobile_link: absolute(site, forVariant(offer.path, 'mobile')),
    image_link: picture ?? '',
    additional_image_link: more.slice(0, 10),
    availability: availabilityOf[offer.stock],
    price: offer.priceCents > 0 ? amount(cents(offer.priceCents)) : '',
    sale_price: isReduced ? amount(cents(offer.payableCents)) : null,
    brand: offer.brand,
    gtin: isTradeNumber(offer.barcode) ? offer.barcode : null,
    mpn: offer.code,
    condition: 'new',
    google_product_category: platformCategory[offer.category] ?? null,
    product_type: offer.categoryName,
    item_group_id: `G-${offer.groupId}`,
    color: attributeValue('Color'),
    size: sizeOf(offer, attributeValue),
    pattern: attributeValue('Texture'),
    material: attributeValue('Material'),
    gender: 'unisex',
    age_group: 'adult',
    shipping: { country: 'US', service: offer.shippingName, price: amount(fee) },
    shipping_weight: `${offer.weightGrams} g`,
    min_handling_time: offer.ready ? String(offer.ready.min) : null,
    max_handling_time: offer.ready ? String(offer.ready.max) : null,
    product_detail: offer.attributes
      .filter(({ key }) => !fieldOf[key])
      .map(({ name, value }) => ({ attribute_name: name, attribute_value: value })),
  });
}

/** Length first, then the other options: 20 in / 180%. */
const sizeOf = ({ optionKeys }: FeedOffer, attributeValue: (key: string) => string): string =>
  [...new Set(['Length', ...optionKeys])]
    .filter((key) => !fieldOf[key])
    .map(attributeValue)
    .filter(Boolean)
    .join(' / ');

export function findMissingFields(item: MerchantItem): string[] {
  const isWorn = item.google_product_category === wigs || item.google_product_category === hair;
  return [...required, ...(isWorn ? requiredWhenWorn : [])].filter((name) => !item[name]);
}

export const itemXml = (item: MerchantItem): string =>
  `<item>${Object.entries(item)
    .map(([name, field]) => fieldXml(name, field))
    .join('')}</item>\n`;

function fieldXml(name: string, field: Field): string {
  if (!field) return '';
  if (typeof field === 'string') return `<g:${name}>${inXml(field)}</g:${name}>`;
  if (isList(field)) return field.map((one) => fieldXml(name, one)).join('');
  return `<g:${name}>${Object.entries(field)
    .map(([part, value]) => fieldXml(part, value))
    .join('')}</g:${name}>`;
}

const isList = (field: Exclude<Field, string | null>): field is Extract<Field, readonly unknown[]> => Array.isArray(field);

/** 189.00 USD. */
const amount = (sum: Cents): string => `${plainAmount(sum)} USD`;

const shortened = (item: MerchantItem): MerchantItem =>
  Object.fromEntries(
    Object.entries(item).map(([name, field]) => [name, typeof field === 'string' ? field.slice(0, maxLengths[name] ?? 2000) : field]),
  );

/** A GTIN with a valid check digit; prefixes 2, 02 and 04 are store-internal. */
export function isTradeNumber(barcode: string | null): barcode is string {
  if (!barcode || !/^\d{8}(?:\d{4,6})?$/.test(barcode)) return false;
  const digits = barcode.padStart(14, '0');
  if (barcode.length > 8 && /^(?:02|0002|0004)/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0;
}
