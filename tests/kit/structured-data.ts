/** Checks of required schema.org fields, as search engines read them. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Thing = { [key: string]: Json };
type Check = (thing: Thing, at: string, around: Around) => string[];
type Around = { readonly isVariant: boolean };

const alone: Around = { isVariant: false };
const isThing = (value: Json | undefined): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: Json | undefined): value is string => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: Json | undefined): boolean => isText(value) && /^https?:\/\/[^/\s]+\//.test(value);
/** A picture's address, alone or as an ImageObject. */
const isPicture = (value: Json | undefined): boolean => isAddress(isThing(value) ? (value.url ?? value.contentUrl) : value);
const isMoment = (value: Json | undefined): boolean =>
  isText(value) && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value));
const listOf = (value: Json | undefined): Json[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
const typeOf = (thing: Thing): string => (isText(thing['@type']) ? thing['@type'] : '');

const needs =
  (fits: (value: Json | undefined) => boolean, ...names: string[]): Check =>
  (thing, at) =>
    names.filter((name) => !fits(thing[name])).map((name) => `${at}.${name} is missing or wrong: ${JSON.stringify(thing[name])}`);
const texts = (...names: string[]) => needs(isText, ...names);
const addresses = (...names: string[]) => needs(isAddress, ...names);
const mayHave =
  (fits: (value: Json | undefined) => boolean, ...names: string[]): Check =>
  (thing, at) =>
    names
      .filter((name) => thing[name] !== undefined && !fits(thing[name]))
      .map((name) => `${at}.${name} is wrong: ${JSON.stringify(thing[name])}`);
const all =
  (...checks: Check[]): Check =>
  (thing, at, around) =>
    checks.flatMap((check) => check(thing, at, around));
/** A list of at least this many valid things of a type. */
const manyOf =
  (name: string, type: string, fewest: number): Check =>
  (thing, at) => {
    const members = listOf(thing[name]);
    const few = members.length < fewest ? [`${at}.${name} has ${members.length} members, at least ${fewest} are needed`] : [];
    return [...few, ...members.flatMap((one, index) => ofType(one, type, `${at}.${name}[${index}]`))];
  };
const inside =
  (name: string, ...types: string[]): Check =>
  (thing, at) =>
    listOf(thing[name]).flatMap((one) => {
      const type = isThing(one) ? typeOf(one) : '';
      return types.includes(type) ? [] : [`${at}.${name} is ${type || JSON.stringify(one)}, not ${types.join(' or ')}`];
    });

function ofType(value: Json | undefined, type: string, at: string): string[] {
  return isThing(value) && typeOf(value) === type ? [] : [`${at} is no ${type}: ${JSON.stringify(value)?.slice(0, 80)}`];
}

const schema = (word: string): string => `https://schema.org/${word}`;
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

const positions: Check = (thing, at) =>
  listOf(thing.itemListElement).flatMap((one, index) =>
    isThing(one) && one.position === index + 1 ? [] : [`${at}.itemListElement[${index}] is not at position ${index + 1}`],
  );

const oneOfThese: Check = (thing, at) =>
  ['offers', 'aggregateRating', 'review'].some((name) => thing[name] !== undefined)
    ? []
    : [`${at} has neither offers nor rating nor review`];

const required: Readonly<Record<string, Check>> = {
  Organization: all(texts('name'), mayHave(isAddress, 'url'), mayHave(isPicture, 'logo')),
  WebSite: all(texts('name'), addresses('url')),
  SearchAction: (thing, at) => {
    const template = isThing(thing.target) ? thing.target.urlTemplate : thing.target;
    const hole = /^required name=(\w+)$/.exec(String(thing['query-input']))?.[1];
    return isText(template) && hole && template.includes(`{${hole}}`) ? [] : [`${at} has no template for its query-input`];
  },
  BreadcrumbList: all(manyOf('itemListElement', 'ListItem', 2), positions, (thing, at) => {
    const steps = listOf(thing.itemListElement).filter(isThing);
    return steps.flatMap((step, index) => [
      ...(isText(step.name) ? [] : [`${at}: step ${index + 1} has no name`]),
      ...(isAddress(step.item) || index === steps.length - 1 ? [] : [`${at}: step ${index + 1} has no address`]),
    ]);
  }),
  ItemList: all(manyOf('itemListElement', 'ListItem', 1), positions, (thing, at) =>
    listOf(thing.itemListElement)
      .filter(isThing)
      .filter((one) => !isAddress(one.url) && !isThing(one.item))
      .map((one) => `${at}: position ${String(one.position)} leads nowhere`),
  ),
  FAQPage: manyOf('mainEntity', 'Question', 1),
  Question: all(texts('name'), (thing, at) => ofType(thing.acceptedAnswer, 'Answer', `${at}.acceptedAnswer`)),
  Answer: texts('text'),
  ProductGroup: all(
    texts('name', 'productGroupID'),
    manyOf('hasVariant', 'Product', 1),
    (thing, at) =>
      listOf(thing.variesBy).flatMap((one) => (variations.includes(String(one)) ? [] : [`${at}.variesBy names ${String(one)}`])),
    mayHave(isAddress, 'url'),
  ),
  Product: all(
    texts('name'),
    (thing, at) => (listOf(thing.image).length > 0 && listOf(thing.image).every(isPicture) ? [] : [`${at} has no picture with an address`]),
    (thing, at, { isVariant }) => (isVariant ? needs(isThing, 'offers')(thing, at, alone) : oneOfThese(thing, at, alone)),
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
    (thing, at) =>
      thing.priceValidUntil !== undefined && !(Date.parse(String(thing.priceValidUntil)) >= Date.now())
        ? [`${at}.priceValidUntil is past`]
        : [],
  ),
  AggregateRating: all(
    needs((value) => Number(value) >= 1 && Number(value) <= 5, 'ratingValue'),
    (thing, at) => (isCount(thing.reviewCount) || isCount(thing.ratingCount) ? [] : [`${at} counts nobody`]),
  ),
  Review: all(
    (thing, at) => (isThing(thing.author) && isText(thing.author.name) ? [] : [`${at} has no author`]),
    (thing, at) => (isThing(thing.reviewRating) && Number(thing.reviewRating.ratingValue) >= 1 ? [] : [`${at} has no rating`]),
  ),
  VideoObject: all(
    texts('name'),
    (thing, at) => (listOf(thing.thumbnailUrl).some(isAddress) ? [] : [`${at} has no thumbnailUrl`]),
    needs(isMoment, 'uploadDate'),
    mayHave(isAddress, 'contentUrl', 'embedUrl'),
    mayHave((value) => /^P(?!$)(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)$/.test(String(value)), 'duration'),
  ),
  Article: all(texts('headline'), needs(isMoment, 'datePublished'), (thing, at) =>
    isThing(thing.author) && isText(thing.author.name) ? [] : [`${at} has no author`],
  ),
  HowTo: all(texts('name'), manyOf('step', 'HowToStep', 2)),
  HowToStep: texts('text'),
  OfferShippingDetails: all(
    needs((value) => isThing(value) && isText(value.currency) && (value.value ?? value.maxValue) !== undefined, 'shippingRate'),
    needs((value) => listOf(value).every((one) => isThing(one) && isText(one.addressCountry)), 'shippingDestination'),
  ),
  MerchantReturnPolicy: all(
    needs((value) => listOf(value).some(isText), 'applicableCountry'),
    texts('returnPolicyCategory'),
  ),
};
const sameAs: Readonly<Record<string, string>> = { BlogPosting: 'Article', NewsArticle: 'Article', OnlineStore: 'Organization' };

/** Everything wrong with a block of structured data, nested blocks included. */
export function faultsOf(block: Json): string[] {
  if (!isThing(block)) return ['it is no object'];
  const context = block['@context'] === 'https://schema.org' ? [] : [`@context is ${JSON.stringify(block['@context'])}`];
  const type = typeOf(block);
  const unknown = required[sameAs[type] ?? type] ? [] : [`nobody checks the type ${JSON.stringify(type)}`];
  return [...context, ...unknown, ...walk(block, type, alone)];
}

function walk(thing: Thing, at: string, around: Around): string[] {
  const type = typeOf(thing);
  const check = required[sameAs[type] ?? type];
  const faults = check?.(thing, at, around) ?? [];
  const within = Object.entries(thing).flatMap(([name, value]) =>
    listOf(value).flatMap((one, index) =>
      isThing(one) ? walk(one, `${at}.${name}${Array.isArray(value) ? `[${index}]` : ''}`, { isVariant: name === 'hasVariant' }) : [],
    ),
  );
  return [...faults, ...within];
}

/** Throws for a block that does not parse. */
export function blocksIn(html: string): Thing[] {
  const found = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  return found.flatMap(([, text = '']) => listOf(JSON.parse(text) as Json)).filter(isThing);
}

export function offersIn(blocks: readonly Thing[]): { price: string; availability: string; url: string }[] {
  const found: Thing[] = [];
  const look = (value: Json): void => {
    if (isThing(value) && typeOf(value) === 'Offer') found.push(value);
    for (const one of isThing(value) ? Object.values(value) : listOf(value)) if (typeof one === 'object' && one !== null) look(one);
  };
  for (const block of blocks) look(block);
  return found.map(({ price, availability, url }) => ({ price: String(price), availability: String(availability), url: String(url) }));
}
