import { z } from 'zod';
import type { ShopLimits } from '#kernel/sent-goods.ts';
import type { RemoteProduct, RemoteVariant, ShopProblem } from './shop.ts';

const UserErrors = z.array(z.object({ field: z.array(z.string()).nullish(), message: z.string(), code: z.string().nullish() }));
const Variant = z.object({ id: z.string(), sku: z.string().nullable(), inventoryItem: z.object({ id: z.string() }) });
const Variants = z.object({
  nodes: z.array(Variant),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
});
const Product = z.object({ id: z.string(), handle: z.string(), variants: Variants });

/** The envelope of every answer: errors and cost. */
export const Envelope = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .union([
      z.string(),
      z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).loose().optional() }).loose()),
    ])
    .optional(),
  extensions: z
    .object({
      cost: z
        .object({
          requestedQueryCost: z.number(),
          throttleStatus: z.object({ maximumAvailable: z.number(), currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
        })
        .loose()
        .optional(),
    })
    .loose()
    .optional(),
});
export type Cost = NonNullable<NonNullable<z.output<typeof Envelope>['extensions']>['cost']>;

export const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive().default(86_399) });

export const limitsIn = (data: unknown): ShopLimits => {
  const { maxProductOptions, maxProductVariants } = z
    .object({ shop: z.object({ resourceLimits: z.object({ maxProductOptions: z.number().int(), maxProductVariants: z.number().int() }) }) })
    .parse(data).shop.resourceLimits;
  return { options: maxProductOptions, variants: maxProductVariants };
};

export const locationIn = (data: unknown): string | null =>
  z.object({ locations: z.object({ nodes: z.array(z.object({ id: z.string() })) }) }).parse(data).locations.nodes[0]?.id ?? null;

export type ProductPage = { readonly product: RemoteProduct; readonly next: string | null };

/** A product with its first variants, and the cursor of the rest. */
export function pageIn(found: unknown): ProductPage | null {
  if (found === null || found === undefined) return null;
  const { id, handle, variants } = Product.parse(found);
  const { hasNextPage, endCursor } = variants.pageInfo;
  return { product: { id, handle, variants: variants.nodes.map(remoteVariantIn) }, next: hasNextPage ? endCursor : null };
}

export const addedIn = (payload: unknown): RemoteVariant[] =>
  z
    .object({ productVariants: z.array(Variant) })
    .parse(payload)
    .productVariants.map(remoteVariantIn);

const remoteVariantIn = ({ id, sku, inventoryItem }: z.output<typeof Variant>): RemoteVariant => ({
  id,
  sku: sku ?? '',
  itemId: inventoryItem.id,
});

/** User errors of a mutation; the first path segment names the argument and is dropped. */
export const problemsIn = (payload: unknown): ShopProblem[] =>
  z
    .object({ userErrors: UserErrors })
    .parse(payload)
    .userErrors.map(({ field, message, code }) => ({
      at: (field ?? []).filter((part, index) => index > 0 || part !== 'input'),
      code: code ?? '',
      text: message.slice(0, 300),
    }));
