import { applyLineChange, cartLineName, type PendingLineChange } from '#areas/cart/rules/batches.ts';
import { addLine, cartLineKey } from '#areas/cart/rules/lines.ts';
import { parseCartLine, readAnswerItem } from '#areas/cart/rules/parse-answers.ts';
import type { CartLine } from '#site/storage.ts';
import { showErrorToast } from '../parts/cart-messages.ts';
import { sendLineChange } from './cart-api.ts';
import { changeCart, type MemberCartStore, notifyCartListeners } from './cart-store.ts';
import {
  handleSignedOut,
  lineNamed,
  memberCartReader,
  pendingChanges,
  removeServerLine,
  replaceServerLine,
  unsentLinesNamed,
} from './member-cart.ts';
import { notifyTabs, startMemberSync, syncMemberCart } from './member-sync.ts';

/** Changes are sent one after the other; the page shows them at once. */
let queue: Promise<void> = Promise.resolve();
const inQueue = (work: () => Promise<void>): void => {
  queue = queue.then(work);
};

/** Optimistic: shown at once, reverted with the server's message when refused. */
function changeMemberLine(line: CartLine, change: PendingLineChange): void {
  const name = cartLineName(line);
  // Unsent additions go first, or they would be added to the new quantity.
  if (line.id === undefined || unsentLinesNamed(name).length > 0) inQueue(() => queueAfterSync(name, change));
  else queueLineChange(line.id, change);
}

function queueLineChange(id: number, change: PendingLineChange): void {
  pendingChanges.set(id, { ...pendingChanges.get(id), ...change });
  notifyCartListeners();
  inQueue(() => grant(id));
}

async function queueAfterSync(name: string, change: PendingLineChange): Promise<void> {
  await syncMemberCart();
  const line = lineNamed(name);
  const waiting = unsentLinesNamed(name);
  if (waiting.length > 0 && (line || waiting.some(({ batch }) => batch))) return showErrorToast('');
  // Not sent yet, so only this browser knows it: changed locally.
  for (const one of waiting) changeCart((cart) => applyLineChange(cart, cartLineKey(one), change));
  if (waiting.length === 0 && line?.id !== undefined) queueLineChange(line.id, change);
}

/** Changes made while a request is under way are sent as one. */
async function grant(id: number): Promise<void> {
  const change = pendingChanges.get(id);
  if (!change) return;
  const answer = await sendLineChange(id, change);
  const isUnchanged = pendingChanges.get(id) === change;
  if (isUnchanged || !answer.isDone) pendingChanges.delete(id);
  if (answer.isDone) {
    if (change.isRemoved) removeServerLine(id);
    const line = parseCartLine(readAnswerItem(answer.data));
    if (line) replaceServerLine(line);
    notifyTabs();
  } else if (answer.why === 'ended') handleSignedOut();
  else showErrorToast(answer.message);
  notifyCartListeners();
}

/** Adds a removed line again, and saves it for later if it was. */
function restoreMemberLine({ skuId, quantity, seenCents, estimate, set, isLater }: CartLine): void {
  const line = { skuId, quantity, seenCents, ...(estimate && { estimate }), ...(set && { set }) };
  inQueue(async () => {
    changeCart((cart) => addLine(cart, line));
    await syncMemberCart();
    const booked = lineNamed(cartLineName(line));
    if (isLater && booked?.id !== undefined) queueLineChange(booked.id, { isLater });
  });
}

const memberCart: MemberCartStore = { ...memberCartReader, change: changeMemberLine, putBack: restoreMemberLine };

/** Begins all that only members need; the frame loads it for those who may be one. */
export const syncMember = (): Promise<void> => startMemberSync(memberCart);
