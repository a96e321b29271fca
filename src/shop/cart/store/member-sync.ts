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
/** Tabs notify each other of server-side changes. */
const voice = new BroadcastChannel(lockName);
export const notifyTabs = (): void => voice.postMessage('changed');

/** Called on every navigation; the first call starts listening. */
export async function startMemberSync(memberCart: MemberCartStore): Promise<void> {
  listen(() => void startMemberSync(memberCart));
  if (!(await identifyMember(memberCart))) return;
  await syncMemberCart();
  await adoptCoupon();
}

let running: Promise<void> | null = null;

/** Sends pending changes; tabs take turns. What fails stays and is sent again under the same batch name. */
export function syncMemberCart(): Promise<void> {
  // Offline nothing is sent, so pending changes can still be edited.
  if (!isMemberKnown() || !navigator.onLine || (running === null && storedCart().length === 0)) return Promise.resolve();
  running ??= withLock(upload).finally(() => {
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

/** Items a guest saved for later are saved on the server too. */
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

/** The login ended meanwhile: the new items become a guest's cart, other personal data is cleared. */
function ended(lines: Cart): void {
  handleSignedOut();
  changeCart(() => lines);
}

/** Without browser locks the batch names prevent duplicates. */
const withLock = (work: () => Promise<void>): Promise<void> => ('locks' in navigator ? navigator.locks.request(lockName, work) : work());

/** A coupon entered before signing in is kept. */
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

function listen(resync: () => void): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('online', resync);
  window.addEventListener('pageshow', ({ persisted }) => persisted && resync());
  window.addEventListener('storage', ({ key }) => key?.endsWith(':member') && resync());
  voice.addEventListener('message', () => mayBeLoggedIn() && void refreshCart());
  subscribeToCart(() => void syncMemberCart());
}
