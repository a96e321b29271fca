/** Checks of required schema.org fields, as search engines read them. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type JsonLdNode = { [key: string]: Json };
type Check = (node: JsonLdNode, at: string, around: Around) => string[];
type Around = { readonly isVariant: boolean };

const alone: Around = { isVariant: false };
const isNode = (value: Json | undefined): value is JsonLdNode => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: Json | undefined): value is string => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: Json | undefined): boolean => isText(value) && /^https?:\/\/[^/\s]+\//.test(value);
/** A picture's address, alone or as an ImageObject. */
const isPicture = (value: Json | undefined): boolean => isAddress(isNode(value) ? (value.url ?? value.contentUrl) : value);
const isMoment = (value: Json | undefined): boolean =>
  isText(value) && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value));
const listOf = (value: Json | undefined): Json[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
const typeOf = (node: JsonLdNode): string => (isText(node['@type']) ? node['@type'] : '');

const needs =
  (fits: (value: Json | undefined) => boolean, ...names: string[]): Check =>
  (node, at) =>
    names.filter((name) => !fits(node[name])).map((name) => `${at}.${name} is missing or wrong: ${JSON.stringify(node[name])}`);
const texts = (...names: string[]) => needs(isText, ...names);
const addresses = (...names: string[]) => needs(isAddress, ...names);
const mayHave =
  (fits: (value: Json | undefined) => boolean, ...names: string[]): Check =>
  (node, at) =>
    names
      .filter((name) => node[name] !== undefined && !fits(node[name]))
      .map((name) => `${at}.${name} is wrong: ${JSON.stringify(node[name])}`);
const all =
  (...checks: Check[]): Check =>
  (node, at, around) =>
    checks.flatMap((check) => check(node, at, around));
/** A list of at least this many valid things of a type. */
const manyOf =
  (name: string, type: string, fewest: number): Check =>
  (node, at) => {
    const members = listOf(node[name]);
    const few = members.length < fewest ? [`${at}.${name} has ${members.length} members, at least ${fewest} are needed`] : [];
    return [...few, ...members.flatMap((one, index) => ofType(one, type, `${at}.${name}[${index}]`))];
  };
const inside =
  (name: string, ...types: string[]): Check =>
  (node, at) =>
    listOf(node[name]).flatMap((one) => {
      const type = isNode(one) ? typeOf(one) : '';
      return types.includes(type) ? [] : [`${at}.${name} is ${type || JSON.stringify(one)}, not ${types.join(' or ')}`];
    });

function ofType(value: Json | undefined, type: string, at: string): string[] {
  return isNode(value) && typeOf(value) === type ? [] : [`${at} is no ${type}: ${JSON.stringify(value)?.slice(0, 80)}`];
}

const schema = (name: string): string => `https://schema.org/${name}`;
const availabilities = [
  'BackOrder',
  'Discontinued',
  'InStock',
  'InStoreOnly',
  'LimitedAvailability',
  'MadeToOrder',
  'OnlineOnly',
  'OutOfStock',
  'PreOrder',
  'PreSale',
  'Reserved',
  'SoldOut',
].map(schema);
const conditions = ['NewCondition', 'RefurbishedCondition', 'UsedCondition', 'DamagedCondition'].map(schema);
const variations = ['color', 'size', 'material', 'pattern', 'suggestedAge', 'suggestedGender'].map(schema);

const isAmount = (value: Json | undefined): boolean => /^\d+(\.\d{1,2})?$/.test(String(value)) && Number(value) > 0;
const isCount = (value: Json | undefined): boolean => Number.isInteger(Number(value)) && Number(value) > 0;

const positions: Check = (node, at) =>
  listOf(node.itemListElement).flatMap((one, index) =>
    isNode(one) && one.position === index + 1 ? [] : [`${at}.itemListElement[${index}] is not at position ${index + 1}`],
  );

const oneOfThese: Check = (node, at) =>
  ['offers', 'aggregateRating', 'review'].some((name) => node[name] !== undefined)
    ? []
    : [`${at} has neither offers nor rating nor review`];

const required: Readonly<Record<string, Check>> = {
  Organization: all(texts('name'), mayHave(isAddress, 'url'), mayHave(isPicture, 'logo')),
  WebSite: all(texts('name'), addresses('url')),
  SearchAction: (node, at) => {
    const template = isNode(node.target) ? node.target.urlTemplate : node.target;
    const hole = /^required name=(\w+)$/.exec(String(node['query-input']))?.[1];
    return isText(template) && hole && template.includes(`{${hole}}`) ? [] : [`${at} has no template for its query-input`];
  },
  BreadcrumbList: all(manyOf('itemListElement', 'ListItem', 2), positions, (node, at) => {
    const steps = listOf(node.itemListElement).filter(isNode);
    return steps.flatMap((step, index) => [
      ...(isText(step.name) ? [] : [`${at}: step ${index + 1} has no name`]),
      ...(isAddress(step.item) || index === steps.length - 1 ? [] : [`${at}: step ${index + 1} has no address`]),
    ]);
  }),
  ItemList: all(manyOf('itemListElement', 'ListItem', 1), positions, (node, at) =>
    listOf(node.itemListElement)
      .filter(isNode)
      .filter((one) => !isAddress(one.url) && !isNode(one.item))
      .map((one) => `${at}: position ${String(one.position)} leads nowhere`),
  ),
  FAQPage: manyOf('mainEntity', 'Question', 1),
  Question: all(texts('name'), (node, at) => ofType(node.acceptedAnswer, 'Answer', `${at}.acceptedAnswer`)),
  Answer: texts('text'),
  ProductGroup: all(
    texts('name', 'productGroupID'),
    manyOf('hasVariant', 'Product', 1),
    (node, at) => listOf(node.variesBy).flatMap((one) => (variations.includes(String(one)) ? [] : [`${at}.variesBy names ${String(one)}`])),
    mayHave(isAddress, 'url'),
  ),
  Product: all(
    texts('name'),
    (node, at) => (listOf(node.image).length > 0 && listOf(node.image).every(isPicture) ? [] : [`${at} has no picture with an address`]),
    (node, at, { isVariant }) => (isVariant ? needs(isNode, 'offers')(node, at, alone) : oneOfThese(node, at, alone)),
    inside('offers', 'Offer'),
    inside('brand', 'Brand', 'Organization'),
  ),
  Brand: texts('name'),
  Offer: all(
    needs(isAmount, 'price'),
    needs((value) => value === 'USD', 'priceCurrency'),
    needs((value) => availabilities.includes(String(value)), 'availability'),
    mayHave((value) => conditions.includes(String(value)), 'itemCondition'),
    mayHave(isAddress, 'url'),
    (node, at) =>
      node.priceValidUntil !== undefined && !(Date.parse(String(node.priceValidUntil)) >= Date.now())
        ? [`${at}.priceValidUntil is past`]
        : [],
  ),
  AggregateRating: all(
    needs((value) => Number(value) >= 1 && Number(value) <= 5, 'ratingValue'),
    (node, at) => (isCount(node.reviewCount) || isCount(node.ratingCount) ? [] : [`${at} counts nobody`]),
  ),
  Review: all(
    (node, at) => (isNode(node.author) && isText(node.author.name) ? [] : [`${at} has no author`]),
    (node, at) => (isNode(node.reviewRating) && Number(node.reviewRating.ratingValue) >= 1 ? [] : [`${at} has no rating`]),
  ),
  VideoObject: all(
    texts('name'),
    (node, at) => (listOf(node.thumbnailUrl).some(isAddress) ? [] : [`${at} has no thumbnailUrl`]),
    needs(isMoment, 'uploadDate'),
    mayHave(isAddress, 'contentUrl', 'embedUrl'),
    mayHave((value) => /^P(?!$)(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)$/.test(String(value)), 'duration'),
  ),
  Article: all(texts('headline'), needs(isMoment, 'datePublished'), (node, at) =>
    isNode(node.author) && isText(node.author.name) ? [] : [`${at} has no author`],
  ),
  HowTo: all(texts('name'), manyOf('step', 'HowToStep', 2)),
  HowToStep: texts('text'),
  OfferShippingDetails: all(
    needs((value) => isNode(value) && isText(value.currency) && (value.value ?? value.maxValue) !== undefined, 'shippingRate'),
    needs((value) => listOf(value).every((one) => isNode(one) && isText(one.addressCountry)), 'shippingDestination'),
  ),
  MerchantReturnPolicy: all(
    needs((value) => listOf(value).some(isText), 'applicableCountry'),
    texts('returnPolicyCategory'),
  ),
};
const sameAs: Readonly<Record<string, string>> = { BlogPosting: 'Article', NewsArticle: 'Article', OnlineStore: 'Organization' };

/** Everything wrong with a block of structured data, nested blocks included. */
export function faultsOf(block: Json): string[] {
  if (!isNode(block)) return ['it is no object'];
  const context = block['@context'] === 'https://schema.org' ? [] : [`@context is ${JSON.stringify(block['@context'])}`];
  const type = typeOf(block);
  const unknown = required[sameAs[type] ?? type] ? [] : [`nobody checks the type ${JSON.stringify(type)}`];
  return [...context, ...unknown, ...walk(block, type, alone)];
}

function walk(node: JsonLdNode, at: string, around: Around): string[] {
  const type = typeOf(node);
  const check = required[sameAs[type] ?? type];
  const faults = check?.(node, at, around) ?? [];
  const within = Object.entries(node).flatMap(([name, value]) =>
    listOf(value).flatMap((one, index) =>
      isNode(one) ? walk(one, `${at}.${name}${Array.isArray(value) ? `[${index}]` : ''}`, { isVariant: name === 'hasVariant' }) : [],
    ),
  );
  return [...faults, ...within];
}

/** Throws for a block that does not parse. */
export function blocksIn(html: string): JsonLdNode[] {
  const found = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  return found.flatMap(([, text = '']) => listOf(JSON.parse(text) as Json)).filter(isNode);
}

export function offersIn(blocks: readonly JsonLdNode[]): { price: string; availability: string; url: string }[] {
  const found: JsonLdNode[] = [];
  const collect = (value: Json): void => {
    if (isNode(value) && typeOf(value) === 'Offer') found.push(value);
    for (const one of isNode(value) ? Object.values(value) : listOf(value)) if (typeof one === 'object' && one !== null) collect(one);
  };
  for (const block of blocks) collect(block);
  return found.map(({ price, availability, url }) => ({ price: String(price), availability: String(availability), url: String(url) }));
}
