import { on } from '#api/handle.server.ts';
import { profileOf } from '#areas/shoppers/services/profile.server.ts';
import { wireCurrent } from '#areas/shoppers/services/wire.server.ts';
import { Refused } from '#kernel/errors.ts';
import type { Caller } from '#platform/app.ts';
import * as calls from './calls.ts';
import { addLines, changeLine } from './services/booking.server.ts';
import { cartOf, deleteLines } from './services/lines.server.ts';
import { wireCart, wireChanges, wireItem, wishesIn } from './services/wire.server.ts';
import { addWish, deleteWish, wishList } from './services/wishlist.server.ts';

const firstPage = { page: 1, page_size: 24 };

/** The door lets members in only; this says so to the types. */
const memberOf = ({ shopperId }: Caller): number => {
  if (shopperId === null) throw new Refused('userNotLogin');
  return shopperId;
};

export const cartHandlers = [
  on(calls.userCurrent, async (_, app, caller) => {
    const [profile, lines] = await Promise.all([profileOf(app, caller.shopperId), cartOf(app, memberOf(caller))]);
    return { ...wireCurrent(profile), ...wireCart(lines, caller.language) };
  }),
  on(calls.addShoppingCarts, async (input, app, caller) => {
    const { lines, changes, names } = await addLines(app, memberOf(caller), wishesIn(input));
    return { ...wireCart(lines, caller.language), changes: wireChanges(changes, names, caller.language) };
  }),
  on(calls.updateShoppingCart, async ({ id, quantity, saved_for_later, product_attribute }, app, caller) => {
    const line = await changeLine(app, memberOf(caller), id, { quantity, isSavedForLater: saved_for_later, attribute: product_attribute });
    return { item: wireItem(line, caller.language) };
  }),
  on(calls.deleteShoppingCart, async ({ id }, app, caller) => {
    await deleteLines(app, memberOf(caller), [id]);
    return {};
  }),
  on(calls.deleteShoppingCarts, async ({ ids }, app, caller) => {
    await deleteLines(app, memberOf(caller), ids);
    return {};
  }),
  on(calls.addWish, async ({ sku_id }, app, caller) => {
    await addWish(app, memberOf(caller), sku_id);
    return wishList(app, caller.language, memberOf(caller), firstPage);
  }),
  on(calls.deleteWish, async ({ sku_id }, app, caller) => {
    await deleteWish(app, memberOf(caller), sku_id);
    return wishList(app, caller.language, memberOf(caller), firstPage);
  }),
  on(calls.getWishes, (input, app, caller) => wishList(app, caller.language, memberOf(caller), input)),
];
