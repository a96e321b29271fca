import { on } from '#api/handle.server.ts';
import { profileOf } from '#areas/shoppers/services/profile.server.ts';
import { wireCurrent } from '#areas/shoppers/services/wire.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Caller } from '#platform/app.ts';
import * as calls from './calls.ts';
import { addCartLines, changeCartLine } from './services/add-to-cart.server.ts';
import { deleteCartLines, fetchCart } from './services/lines.server.ts';
import { readCartItemRequests, wireCart, wireCartItem, wireChanges } from './services/wire.server.ts';
import { addWishlistItem, deleteWishlistItem, fetchWishlist } from './services/wishlist.server.ts';

const firstPage = { page: 1, page_size: 24 };

/** Only members reach these handlers; this narrows the type. */
const memberOf = ({ shopperId }: Caller): number => {
  if (shopperId === null) throw new DomainError('userNotLogin');
  return shopperId;
};

export const cartHandlers = [
  on(calls.userCurrent, async (_, app, caller) => {
    const [profile, lines] = await Promise.all([profileOf(app, caller.shopperId), fetchCart(app, memberOf(caller))]);
    return { ...wireCurrent(profile), ...wireCart(lines, caller.language) };
  }),
  on(calls.addShoppingCarts, async (input, app, caller) => {
    const { lines, changes, names } = await addCartLines(app, memberOf(caller), readCartItemRequests(input));
    return { ...wireCart(lines, caller.language), changes: wireChanges(changes, names, caller.language) };
  }),
  on(calls.updateShoppingCart, async ({ id, quantity, saved_for_later, product_attribute }, app, caller) => {
    const line = await changeCartLine(app, memberOf(caller), id, {
      quantity,
      isSavedForLater: saved_for_later,
      attribute: product_attribute,
    });
    return { item: wireCartItem(line, caller.language) };
  }),
  on(calls.deleteShoppingCart, async ({ id }, app, caller) => {
    await deleteCartLines(app, memberOf(caller), [id]);
    return {};
  }),
  on(calls.deleteShoppingCarts, async ({ ids }, app, caller) => {
    await deleteCartLines(app, memberOf(caller), ids);
    return {};
  }),
  on(calls.addToWishlist, async ({ sku_id }, app, caller) => {
    await addWishlistItem(app, memberOf(caller), sku_id);
    return fetchWishlist(app, caller.language, memberOf(caller), firstPage);
  }),
  on(calls.removeFromWishlist, async ({ sku_id }, app, caller) => {
    await deleteWishlistItem(app, memberOf(caller), sku_id);
    return fetchWishlist(app, caller.language, memberOf(caller), firstPage);
  }),
  on(calls.getWishlist, (input, app, caller) => fetchWishlist(app, caller.language, memberOf(caller), input)),
];
