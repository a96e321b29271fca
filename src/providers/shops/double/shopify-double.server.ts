import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { DoubleStore } from '#providers/payments/double/double-store.ts';
import { costOf, costOfAnswer, maxQueryCost, openBuckets } from './cost.ts';
import { type DoubleProduct, type DoubleShop, type DoubleVariant, gid, locationId, openDoubleShop } from './double-shop.server.ts';
import { injectShopifyFault, openShopifyFaults, type ShopifyFaultRule } from './faults.ts';
import { type Field, type Operation, parseQuestion, SyntaxMistake } from './graphql.ts';
import { limits, type Payload, productSet, quantitiesSet, variantsCreate, variantsUpdate } from './mutations.ts';
import { argsOf, misfit, outputs } from './schema.ts';

export type ShopifyDoubleOptions = { readonly ledger: DoubleStore; readonly version: string; readonly now?: () => number };
export type ShopifyDouble = {
  readonly web: Hono;
  /** Requests by their first field, for tests. */
  readonly requests: readonly { readonly field: string; readonly variables: Readonly<Record<string, unknown>> }[];
  setFaults(knobs: readonly ShopifyFaultRule[]): void;
  booksOf(host: string): DoubleShop;
};

/** The double's keys are public: nothing is sold behind them. */
export const shopifyDoubleKeys = { token: 'shpat_sandbox', clientId: 'sandbox', clientSecret: 'sandbox' } as const;
const bucketOf = { size: 2000, perSecond: 100 } as const;
const maxBodyBytes = 16 * 1024 * 1024;
const maxRecorded = 5000;

type Mistake = { readonly message: string; readonly code: string };
type Variables = Readonly<Record<string, unknown>>;

/** A double of Shopify's Admin GraphQL: the same path, headers, answers, limits and costs, and no shop behind it. */
export function shopifyDouble({ ledger, version, now = Date.now }: ShopifyDoubleOptions): ShopifyDouble {
  const web = new Hono();
  const knobs = openShopifyFaults();
  const buckets = openBuckets(now, bucketOf);
  const recordedCalls: { field: string; variables: Variables }[] = [];
  const shopOf = (host: string): DoubleShop => openDoubleShop(ledger, host);

  web.use(async (c, next) => {
    await next();
    c.header('x-test-mode', 'no goods are sold');
    c.header('cache-control', 'no-store');
  });

  web.post('/admin/oauth/access_token', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const isKnown = form.get('client_id') === shopifyDoubleKeys.clientId && form.get('client_secret') === shopifyDoubleKeys.clientSecret;
    if (form.get('grant_type') !== 'client_credentials' || !isKnown) return c.json({ error: 'invalid_client' }, 401);
    return c.json({ access_token: shopifyDoubleKeys.token, scope: 'write_products,write_inventory,read_locations', expires_in: 86_399 });
  });

  web.post('/admin/api/:version/graphql.json', async (c) => {
    const text = await c.req.text();
    return injectShopifyFault(knobs.next(text), async () => answered(c, text));
  });

  web.get('/', async (c) => {
    const held = await shopOf(new URL(c.req.url).hostname).all(50);
    return c.text(
      ['Test mode: this simulator speaks Shopify Admin GraphQL for our own store. Nothing is sold.', ...held.map(lineOf), ''].join('\n'),
    );
  });
  web.all('*', (c) => c.json({ errors: 'Not Found' }, 404));

  async function answered(c: Context, text: string): Promise<Response> {
    if (!isKey(c.req.header('x-shopify-access-token') ?? ''))
      return c.json({ errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' }, 401);
    if (c.req.param('version') !== version) return c.json({ errors: 'Not Found' }, 404);
    const isJson = /^application\/json\b/i.test(c.req.header('content-type') ?? '');
    const body = isJson && text.length <= maxBodyBytes ? jsonIn(text) : null;
    if (!body || typeof body.query !== 'string') return c.json({ errors: 'Bad Request' }, 400);
    const variables = (body.variables ?? {}) as Variables;
    const operation = parsed(body.query);
    if (operation instanceof SyntaxMistake) return c.json({ errors: [{ message: operation.message, extensions: { code: 'parseError' } }] });
    const wrong = wrongFields(operation.fields, operation.kind) ?? wrongValues(operation, variables);
    if (wrong) return c.json({ errors: [{ message: wrong.message, extensions: { code: wrong.code } }] });
    return paid(c, operation, variables);
  }

  /** Every answer states its cost; without enough points nothing is done. */
  async function paid(c: Context, operation: Operation, variables: Variables): Promise<Response> {
    const shop = new URL(c.req.url).hostname;
    const requestedQueryCost = costOf(operation, variables);
    const errorResponse = (code: string, message: string, throttleStatus: object) =>
      c.json({
        errors: [{ message, extensions: { code, documentation: 'https://shopify.dev/api/usage/rate-limits' } }],
        extensions: { cost: { requestedQueryCost, actualQueryCost: null, throttleStatus } },
      });
    if (requestedQueryCost > maxQueryCost)
      return errorResponse('MAX_COST_EXCEEDED', 'Query cost is over the limit', buckets.take(shop, 0).throttleStatus);
    const { isThere, throttleStatus } = buckets.take(shop, requestedQueryCost);
    if (!isThere) return errorResponse('THROTTLED', 'Throttled', throttleStatus);
    const doubleShop = shopOf(shop);
    const data: Record<string, unknown> = {};
    for (const field of operation.fields) {
      if (recordedCalls.length < maxRecorded) recordedCalls.push({ field: field.name, variables });
      const wrong = wrongKey(field, variables);
      if (wrong) return c.json({ errors: [{ message: wrong, extensions: { code: 'BAD_REQUEST' } }], data: null });
      data[field.alias] = shown(field, operation.kind, await resolved(doubleShop, field, variables), variables);
    }
    const actualQueryCost = Math.min(requestedQueryCost, costOfAnswer(operation.kind, data));
    const left = buckets.giveBack(shop, requestedQueryCost - actualQueryCost);
    return c.json({ data, extensions: { cost: { requestedQueryCost, actualQueryCost, throttleStatus: left } } });
  }

  return { web, requests: recordedCalls, setFaults: knobs.setFaults, booksOf: shopOf };
}

const isKey = (given: string): boolean =>
  Buffer.byteLength(given) === shopifyDoubleKeys.token.length && timingSafeEqual(Buffer.from(given), Buffer.from(shopifyDoubleKeys.token));
const lineOf = ({ status, handle, title, variants }: DoubleProduct): string => `${status} ${handle} · ${title} · ${variants.length}`;

function parsed(query: string): Operation | SyntaxMistake {
  try {
    return parseQuestion(query);
  } catch (error) {
    return error instanceof SyntaxMistake ? error : new SyntaxMistake('syntax error');
  }
}

function jsonIn(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null;
  } catch {
    return null;
  }
}

/** Only documented fields and arguments. */
function wrongFields(fields: readonly Field[], type: string): Mistake | null {
  for (const field of fields) {
    const inner = outputs[type]?.[field.name];
    if (!inner) return { code: 'undefinedField', message: `Field '${field.name}' doesn't exist on type '${type}'` };
    const args = argsOf[`${type}.${field.name}`] ?? {};
    const strange = Object.keys(field.args).find((name) => !(name in args));
    if (strange) return { code: 'argumentNotAccepted', message: `Field '${field.name}' doesn't accept argument '${strange}'` };
    if (inner in outputs && field.fields.length === 0)
      return { code: 'selectionMismatch', message: `Field '${field.name}' must have selections` };
    if (!(inner in outputs) && field.fields.length > 0)
      return { code: 'selectionMismatch', message: `Field '${field.name}' has no fields` };
    const deeper = wrongFields(field.fields, inner);
    if (deeper) return deeper;
  }
  return null;
}

function wrongValues(operation: Operation, variables: Variables): Mistake | null {
  for (const field of operation.fields) {
    for (const [name, type] of Object.entries(argsOf[`${operation.kind}.${field.name}`] ?? {})) {
      const message = misfit(field.args[name]?.(variables), type, name);
      if (message) return { code: /array size/.test(message) ? 'MAX_INPUT_SIZE_EXCEEDED' : 'INVALID_VARIABLE', message };
    }
  }
  return null;
}

/** From version 2026-04 inventory needs an idempotency key, and the previous value or null to skip that check. */
function wrongKey(field: Field, variables: Variables): string | null {
  if (field.name !== 'inventorySetQuantities') return null;
  const key = field.directives.find(({ name }) => name === 'idempotent')?.args.key?.(variables);
  if (typeof key !== 'string' || key === '') return 'The @idempotent directive is required for this mutation';
  const input = field.args.input?.(variables) as { quantities: object[] };
  return input.quantities.every((level) => 'changeFromQuantity' in level) ? null : 'changeFromQuantity is required';
}

async function resolved(doubleShop: DoubleShop, { name, args, directives }: Field, variables: Variables): Promise<unknown> {
  const arg = (key: string) => args[key]?.(variables) as never;
  switch (name) {
    case 'shop':
      return {
        id: gid('Shop', 1),
        name: 'Sandbox',
        currencyCode: 'USD',
        resourceLimits: { maxProductOptions: limits.options, maxProductVariants: limits.variants },
      };
    case 'locations':
      return { nodes: [{ id: locationId, name: 'Sandbox shelf' }], pageInfo: { hasNextPage: false, endCursor: null } };
    case 'product':
      return (await doubleShop.product(arg('id')))?.product ?? null;
    case 'productByIdentifier': {
      const { id, handle } = arg('identifier') as { id?: string; handle?: string };
      return (id ? await doubleShop.product(id) : await doubleShop.byHandle(handle ?? ''))?.product ?? null;
    }
    case 'productSet':
      return payloadShown(await productSet(doubleShop, arg('input'), arg('identifier') ?? null));
    case 'productVariantsBulkCreate':
      return payloadShown(await variantsCreate(doubleShop, arg('productId'), arg('variants')));
    case 'productVariantsBulkUpdate':
      return payloadShown(await variantsUpdate(doubleShop, arg('productId'), arg('variants')));
    default: {
      const { quantities } = arg('input') as { quantities: never };
      const key = directives[0]?.args.key?.(variables) as string;
      const done = (await doubleShop.isFirst(key)) ? await quantitiesSet(doubleShop, quantities) : { userErrors: [] };
      return {
        inventoryAdjustmentGroup: done.userErrors.length > 0 ? null : { createdAt: '', reason: 'correction' },
        userErrors: done.userErrors,
      };
    }
  }
}

const payloadShown = ({ product = null, variants, userErrors }: Payload) => ({
  product,
  productVariants: variants?.map(variantShown) ?? null,
  productSetOperation: null,
  userErrors,
});

/** The requested fields of a value. */
function shown(field: Field, owner: string, value: unknown, variables: Variables): unknown {
  const type = outputs[owner]?.[field.name] ?? '';
  if (value === null || value === undefined) return null;
  if (!(type in outputs)) return value;
  if (Array.isArray(value)) return value.map((one) => picked(field, type, one, variables));
  const whole = type === 'ProductVariantConnection' ? pageOf(value, field, variables) : value;
  return picked(field, type, whole, variables);
}

function picked(field: Field, type: string, value: object, variables: Variables): Record<string, unknown> {
  const whole: Readonly<Record<string, unknown>> = { ...value };
  return Object.fromEntries(
    field.fields.map((one) => [one.alias, shown(one, type, one.name === 'variants' ? value : whole[one.name], variables)]),
  );
}

function pageOf(product: unknown, { args }: Field, variables: Variables) {
  const from = Number(args.after?.(variables) ?? 0);
  const first = Number(args.first?.(variables) ?? 10);
  const all = (product as DoubleProduct).variants;
  const nodes = all.slice(from, from + first).map(variantShown);
  return { nodes, pageInfo: { hasNextPage: from + first < all.length, endCursor: String(from + nodes.length) } };
}

const variantShown = (variant: DoubleVariant) => ({
  ...variant,
  inventoryQuantity: variant.quantity ?? 0,
  inventoryItem: { id: variant.itemId, tracked: variant.isTracked, sku: variant.sku },
});
