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

/** One press after the other goes to the server; the page shows at once what was asked for. */
let queue: Promise<void> = Promise.resolve();
const inQueue = (work: () => Promise<void>): void => {
  queue = queue.then(work);
};

/** Changes a line of a member: seen at once, put back with the server's word when it is refused. */
function changeMemberLine(line: CartLine, wanted: PendingLineChange): void {
  const name = cartLineName(line);
  // What is still here goes to the server first, or it would be added to what she now asks for.
  if (line.id === undefined || unsentLinesNamed(name).length > 0) inQueue(() => wishWhenBooked(name, wanted));
  else wishFor(line.id, wanted);
}

function wishFor(id: number, wanted: PendingLineChange): void {
  pendingChanges.set(id, { ...pendingChanges.get(id), ...wanted });
  notifyCartListeners();
  inQueue(() => grant(id));
}

async function wishWhenBooked(name: string, wanted: PendingLineChange): Promise<void> {
  await syncMemberCart();
  const line = lineNamed(name);
  const waiting = unsentLinesNamed(name);
  if (waiting.length > 0 && (line || waiting.some(({ batch }) => batch))) return showErrorToast('');
  // Not reached yet, and nobody but this browser knows of it: it is changed here.
  for (const one of waiting) changeCart((cart) => applyLineChange(cart, cartLineKey(one), wanted));
  if (waiting.length === 0 && line?.id !== undefined) wishFor(line.id, wanted);
}

/** Presses that came while an earlier one was on its way are sent as one. */
async function grant(id: number): Promise<void> {
  const wanted = pendingChanges.get(id);
  if (!wanted) return;
  const answer = await sendLineChange(id, wanted);
  const isStillWanted = pendingChanges.get(id) === wanted;
  if (isStillWanted || !answer.isDone) pendingChanges.delete(id);
  if (answer.isDone) {
    if (wanted.isRemoved) removeServerLine(id);
    const line = parseCartLine(readAnswerItem(answer.data));
    if (line) replaceServerLine(line);
    notifyTabs();
  } else if (answer.why === 'ended') handleSignedOut();
  else showErrorToast(answer.message);
  notifyCartListeners();
}

/** Puts a line back that was taken out: it is added anew, and laid aside again if it was. */
function restoreMemberLine({ skuId, quantity, seenCents, estimate, set, isLater }: CartLine): void {
  const line = { skuId, quantity, seenCents, ...(estimate && { estimate }), ...(set && { set }) };
  inQueue(async () => {
    changeCart((cart) => addLine(cart, line));
    await syncMemberCart();
    const booked = lineNamed(cartLineName(line));
    if (isLater && booked?.id !== undefined) wishFor(booked.id, { isLater });
  });
}

const memberCart: MemberCartStore = { ...memberCartReader, change: changeMemberLine, putBack: restoreMemberLine };

/** Begins all that only members need; the frame loads it for those who may be one. */
export const syncMember = (): Promise<void> => startMemberSync(memberCart);
