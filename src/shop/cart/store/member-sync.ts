import type { ApiAnswer } from '#api/client.ts';
import { type Batch, cartLineName, nextBatch, removeBatch } from '#areas/cart/rules/batches.ts';
import type { Cart } from '#areas/cart/rules/lines.ts';
import { parseCartChanges, parseCartLine, parseCartLines, readAnswerItem } from '#areas/cart/rules/parse-answers.ts';
import { mayBeLoggedIn } from '#shop/account/parts/member.ts';
import { readStored, removeStored } from '#site/storage.ts';
import { showErrorToast } from '../parts/cart-messages.ts';
import { sendBatch, sendCoupon, sendLineChange } from './cart-api.ts';
import { announceCartChanges } from './cart-changes.ts';
import { changeCart, type MemberCartStore, notifyCartListeners, storedCart, subscribeToCart } from './cart-store.ts';
import {
  handleSignedOut,
  identifyMember,
  isMemberKnown,
  lineNamed,
  refreshCart,
  replaceServerLine,
  setServerLines,
} from './member-cart.ts';

const retryMs = 20_000;
const lockName = 'tressline-cart';
/** Tabs tell each other that the cart on the server is another one now. */
const voice = new BroadcastChannel(lockName);
export const notifyTabs = (): void => voice.postMessage('changed');

/** Called at every step through the shop; the first time it begins to listen. */
export async function startMemberSync(keeper: MemberCartStore): Promise<void> {
  listen(() => void startMemberSync(keeper));
  if (!(await identifyMember(keeper))) return;
  await syncMemberCart();
  await adoptCoupon();
}

let running: Promise<void> | null = null;

/** Sends what waits here to the server; tabs take turns. What does not arrive stays and is sent again, under the same name. */
export function syncMemberCart(): Promise<void> {
  // Offline nothing is sent, so what waits can still be changed here.
  if (!isMemberKnown() || !navigator.onLine || (running === null && storedCart().length === 0)) return Promise.resolve();
  running ??= inTurn(upload).finally(() => {
    running = null;
  });
  return running;
}

async function upload(): Promise<void> {
  for (let batch = takeBatch(); batch; batch = takeBatch()) {
    const answer = await sendBatch(batch);
    if (!answer.isDone) return refused(answer, batch);
    const { id, lines } = batch;
    const aside = lines.filter((line) => line.isLater && !lineNamed(cartLineName(line)));
    changeCart((cart) => removeBatch(cart, id));
    setServerLines(parseCartLines(answer.data) ?? []);
    await layAside(aside);
    notifyTabs();
    announceCartChanges(parseCartChanges(answer.data));
  }
}

/** What a visitor had laid aside is laid aside on the server too. */
async function layAside(lines: Cart): Promise<void> {
  for (const id of lines.flatMap((line) => lineNamed(cartLineName(line))?.id ?? [])) {
    const answer = await sendLineChange(id, { isLater: true });
    const line = answer.isDone ? parseCartLine(readAnswerItem(answer.data)) : null;
    if (line) replaceServerLine(line);
  }
}

function takeBatch(): Batch | null {
  const next = nextBatch(storedCart(), crypto.randomUUID());
  if (!next) return null;
  changeCart(() => next.cart);
  return next.batch;
}

let retry = 0;

function refused(answer: Exclude<ApiAnswer, { isDone: true }>, { lines }: Batch): void {
  window.clearTimeout(retry);
  if (answer.why === 'ended') ended(lines);
  else if (answer.why === 'away') retry = window.setTimeout(() => void syncMemberCart(), retryMs);
  else showErrorToast(answer.message);
}

/** The login ended while she put something in: that is a visitor's cart now, the rest of her goes. */
function ended(lines: Cart): void {
  handleSignedOut();
  changeCart(() => lines);
}

/** Where the browser knows no locks, the names of the batches are the guard. */
const inTurn = (work: () => Promise<void>): Promise<void> => ('locks' in navigator ? navigator.locks.request(lockName, work) : work());

/** A coupon she entered before she signed in goes with her. */
async function adoptCoupon(): Promise<void> {
  const code = readStored('coupon');
  if (!code) return;
  const answer = await sendCoupon(code);
  if (!answer.isDone && answer.why !== 'refused') return;
  removeStored('coupon');
  if (!answer.isDone) showErrorToast(answer.message);
  notifyCartListeners();
}

let isListening = false;

function listen(look: () => void): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('online', look);
  window.addEventListener('pageshow', ({ persisted }) => persisted && look());
  window.addEventListener('storage', ({ key }) => key?.endsWith(':member') && look());
  voice.addEventListener('message', () => mayBeLoggedIn() && void refreshCart());
  subscribeToCart(() => void syncMemberCart());
}
