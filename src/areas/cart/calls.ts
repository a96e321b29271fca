import { z } from 'zod';
import { call } from '#api/call.ts';
import { id, listed, paged } from '#api/fields.ts';
import { skuOutput } from '#areas/catalog/calls.ts';
import { maxCartLines, maxLineQuantity } from './rules/lines.ts';

const maxDollars = 1_000_000;
const maxCharacters = 4096;
const quantity = z.number().int().min(1).max(maxLineQuantity);
const empty = z.object({});
/** JSON as text, or the object itself; validated against the SKU. */
export const productAttribute = z.union([z.string().max(maxCharacters), z.record(z.string(), z.unknown())]);

const lineInput = z.object({
  sku_id: id,
  quantity,
  product_attribute: productAttribute.optional(),
  seen_price: z.number().min(0).max(maxDollars).optional(),
});
const lineInputs = z.array(lineInput).min(1).max(maxCartLines);

const cartItem = z.object({
  shopping_cart: z.object({
    id: z.number().int(),
    sku_id: z.number().int(),
    quantity: z.number().int(),
    product_attribute: z.string(),
    saved_for_later: z.boolean(),
    seen_price: z.number(),
    state: z.enum(['fine', 'fewer', 'soldOut', 'gone']),
    reason: z.string(),
  }),
  sku_item: z.object({
    sku: z.object({
      id: z.number().int(),
      name: z.string(),
      price: z.number(),
      discount: z.number(),
      payable_price: z.number(),
      weight: z.number(),
      shipping_name: z.string(),
      stock: z.number().int(),
    }),
    picture: z.array(z.object({ url: z.string() })),
  }),
});
const cart = { cart_num: z.number().int(), shopping_cart_items: z.array(cartItem) };

const change = z.object({
  sku_id: z.number().int(),
  name: z.string(),
  kind: z.enum(['price', 'fewer', 'soldOut', 'gone', 'full']),
  was: z.number().nullable(),
  now: z.number().nullable(),
});

const member = { method: 'POST', who: 'shopper' } as const;

export const addShoppingCarts = call({
  ...member,
  name: 'cart.add',
  path: '/shoppingcart/add_shopping_carts',
  summary:
    'Adds items to the caller’s cart; the same batch_id is applied once. `changes` lists prices and stock that differ from what the customer saw',
  input: z.union([
    lineInputs,
    z.object({
      items: lineInputs,
      batch_id: z
        .string()
        .regex(/^[A-Za-z0-9-]{8,64}$/)
        .optional(),
    }),
  ]),
  output: z.object({ ...cart, changes: z.array(change) }),
});

export const updateShoppingCart = call({
  ...member,
  name: 'cart.update',
  path: '/shoppingcart/update_shopping_cart',
  summary: 'Changes a line of the caller’s cart, saves it for later or moves it back; its current price counts as seen',
  input: z.object({
    id,
    quantity: quantity.optional(),
    product_attribute: productAttribute.optional(),
    saved_for_later: z.boolean().optional(),
  }),
  output: z.object({ item: cartItem }),
});

export const deleteShoppingCart = call({
  ...member,
  name: 'cart.delete',
  path: '/shoppingcart/delete_shopping_cart',
  summary: 'Removes a line of the caller’s cart; idempotent',
  input: z.object({ id }),
  output: empty,
});

export const deleteShoppingCarts = call({
  ...member,
  name: 'cart.deleteMany',
  path: '/shoppingcart/delete_shopping_carts',
  summary: 'Removes several lines of the caller’s cart',
  input: z.object({ ids: z.array(id).min(1).max(maxCartLines) }),
  output: empty,
});

export const userCurrent = call({
  name: 'user.current',
  method: 'GET',
  path: '/user/get_current_login',
  who: 'shopper',
  summary: 'The signed-in customer, with the cart at current prices',
  input: empty,
  output: z.object({
    user_id: z.number().int(),
    id: z.number().int(),
    name: z.string(),
    avatar: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    phone_number: z.string(),
    roles: z.array(z.string()),
    settings: z.record(z.string(), z.unknown()),
    ...cart,
  }),
});

const wishlistOutput = z.object({ items: z.array(skuOutput.extend({ added_at: z.string(), was_price: z.number() })), ...listed });

export const addToWishlist = call({
  ...member,
  name: 'wishlist.add',
  path: '/wishlist/add',
  summary: 'Adds a SKU to the caller’s wishlist; idempotent',
  input: z.object({ sku_id: id }),
  output: wishlistOutput,
});

export const removeFromWishlist = call({
  ...member,
  name: 'wishlist.delete',
  path: '/wishlist/delete',
  summary: 'Removes a SKU from the caller’s wishlist; idempotent',
  input: z.object({ sku_id: id }),
  output: wishlistOutput,
});

export const getWishlist = call({
  ...member,
  name: 'wishlist.list',
  path: '/wishlist/get_with_query',
  summary: 'The caller’s wishlist, newest first, with the price of each SKU when it was added',
  input: z.object(paged),
  output: wishlistOutput,
});

const couponCode = z
  .string()
  .trim()
  .max(40)
  .regex(/^[\w-]*$/);
const coupon = z.object({ code: z.string(), name: z.string() }).nullable();

export const setCoupon = call({
  ...member,
  name: 'cart.setCoupon',
  path: '/shoppingcart/set_coupon',
  summary: 'Saves a coupon with the caller’s cart; an empty code removes it',
  input: z.object({ code: couponCode }),
  output: z.object({ coupon }),
});

export const orderQuote = call({
  method: 'POST',
  who: 'anyone',
  name: 'order.quote',
  path: '/order/quote',
  summary: 'Totals of the given items, or of the caller’s cart; reserves nothing and uses up no coupon',
  input: z.object({
    items: z
      .array(z.object({ sku_id: id, quantity, product_attribute: productAttribute.optional() }))
      .min(1)
      .max(maxCartLines)
      .optional(),
    region: z.string().trim().max(100).optional(),
    coupon: couponCode.optional(),
  }),
  output: z.object({
    item_total: z.number(),
    shipping: z.number(),
    discount: z.number(),
    handling: z.number(),
    tax: z.number(),
    total: z.number(),
    grams: z.number().int(),
    coupon,
    coupon_problem: z.string().nullable(),
  }),
});
