import { itemIn, lineIn, linesIn, newsIn } from '#areas/cart/rules/answers.ts';
import { type Batch, landed, nameOf, nextBatch } from '#areas/cart/rules/batches.ts';
import type { Cart } from '#areas/cart/rules/lines.ts';
import { mayBeMember } from '#shop/account/parts/member.ts';
import { forget, recall } from '#site/storage.ts';
import { type Answer, ask } from './ask.ts';
import { changeCart, hearCart, type Keeper, keptCart, tell } from './kept-cart.ts';
import { bookedLine, bookedNow, isKnown, left, lineNamed, lookForMember, refreshCart } from './member-cart.ts';
import { spreadNews } from './news.ts';
import { sayFailed } from './words.ts';

const retryMs = 20_000;
const lockName = 'tressline-cart';
/** Tabs tell each other that the cart on the server is another one now. */
const voice = new BroadcastChannel(lockName);
export const tellTabs = (): void => voice.postMessage('changed');

/** Called at every step through the shop; the first time it begins to listen. */
export async function lookAs(keeper: Keeper): Promise<void> {
  listen(() => void lookAs(keeper));
  if (!(await lookForMember(keeper))) return;
  await sync();
  await adoptCoupon();
}

let running: Promise<void> | null = null;

/** Sends what waits here to the server; tabs take turns. What does not arrive stays and is sent again, under the same name. */
export function sync(): Promise<void> {
  // Offline nothing is sent, so what waits can still be changed here.
  if (!isKnown() || !navigator.onLine || (running === null && keptCart().length === 0)) return Promise.resolve();
  running ??= inTurn(upload).finally(() => {
    running = null;
  });
  return running;
}

async function upload(): Promise<void> {
  for (let batch = takeBatch(); batch; batch = takeBatch()) {
    const answer = await ask('/shoppingcart/add_shopping_carts', { items: batch.lines.map(asItem), batch_id: batch.id });
    if (!answer.isDone) return refused(answer, batch);
    const { id, lines } = batch;
    const aside = lines.filter((line) => line.isLater && !lineNamed(nameOf(line)));
    changeCart((cart) => landed(cart, id));
    bookedNow(linesIn(answer.data) ?? []);
    await layAside(aside);
    tellTabs();
    spreadNews(newsIn(answer.data));
  }
}

/** What a visitor had laid aside is laid aside on the server too. */
async function layAside(lines: Cart): Promise<void> {
  for (const { id } of lines.flatMap((line) => lineNamed(nameOf(line)) ?? [])) {
    const answer = await ask('/shoppingcart/update_shopping_cart', { id, saved_for_later: true });
    const line = answer.isDone ? lineIn(itemIn(answer.data)) : null;
    if (line) bookedLine(line);
  }
}

function takeBatch(): Batch | null {
  const next = nextBatch(keptCart(), crypto.randomUUID());
  if (!next) return null;
  changeCart(() => next.cart);
  return next.batch;
}

const asItem = ({ skuId, quantity, seenCents, estimate, set }: Cart[number]) => ({
  sku_id: skuId,
  quantity,
  seen_price: seenCents / 100,
  ...((estimate || set) && { product_attribute: { estimate, set } }),
});

let retry = 0;

function refused(answer: Exclude<Answer, { isDone: true }>, { lines }: Batch): void {
  window.clearTimeout(retry);
  if (answer.why === 'ended') ended(lines);
  else if (answer.why === 'away') retry = window.setTimeout(() => void sync(), retryMs);
  else sayFailed(answer.message);
}

/** The login ended while she put something in: that is a visitor's cart now, the rest of her goes. */
function ended(lines: Cart): void {
  left();
  changeCart(() => lines);
}

/** Where the browser knows no locks, the names of the batches are the guard. */
const inTurn = (work: () => Promise<void>): Promise<void> => ('locks' in navigator ? navigator.locks.request(lockName, work) : work());

/** A coupon she entered before she signed in goes with her. */
async function adoptCoupon(): Promise<void> {
  const code = recall('coupon');
  if (!code) return;
  const answer = await ask('/shoppingcart/set_coupon', { code });
  if (!answer.isDone && answer.why !== 'refused') return;
  forget('coupon');
  if (!answer.isDone) sayFailed(answer.message);
  tell();
}

let isListening = false;

function listen(look: () => void): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('online', look);
  window.addEventListener('pageshow', ({ persisted }) => persisted && look());
  window.addEventListener('storage', ({ key }) => key?.endsWith(':member') && look());
  voice.addEventListener('message', () => mayBeMember() && void refreshCart());
  hearCart(() => void sync());
}
