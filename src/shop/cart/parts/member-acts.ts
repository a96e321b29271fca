import { itemIn, lineIn } from '#areas/cart/rules/answers.ts';
import { granted, nameOf, type SeenLine, type Wish } from '#areas/cart/rules/batches.ts';
import { added, keyOf } from '#areas/cart/rules/lines.ts';
import { ask } from './ask.ts';
import { changeCart, tell } from './kept-cart.ts';
import { bookedLine, left, lineNamed, unbooked, waitingAs, wishes } from './member-cart.ts';
import { sync, tellTabs } from './member-sync.ts';
import { sayFailed } from './words.ts';

/** One press after the other goes to the server; the page shows at once what was asked for. */
let queue: Promise<void> = Promise.resolve();
const inQueue = (work: () => Promise<void>): void => {
  queue = queue.then(work);
};

/** Changes a line of a member: seen at once, put back with the server's word when it is refused. */
export function wish(line: SeenLine, wanted: Wish): void {
  const name = nameOf(line);
  // What is still here goes to the server first, or it would be added to what she now asks for.
  if (line.id === undefined || waitingAs(name).length > 0) inQueue(() => wishWhenBooked(name, wanted));
  else wishFor(line.id, wanted);
}

function wishFor(id: number, wanted: Wish): void {
  wishes.set(id, { ...wishes.get(id), ...wanted });
  tell();
  inQueue(() => grant(id));
}

async function wishWhenBooked(name: string, wanted: Wish): Promise<void> {
  await sync();
  const line = lineNamed(name);
  const waiting = waitingAs(name);
  if (waiting.length > 0 && (line || waiting.some(({ batch }) => batch))) return sayFailed('');
  // Not reached yet, and nobody but this browser knows of it: it is changed here.
  for (const one of waiting) changeCart((cart) => granted(cart, keyOf(one), wanted));
  if (waiting.length === 0 && line?.id !== undefined) wishFor(line.id, wanted);
}

/** Presses that came while an earlier one was on its way are sent as one. */
async function grant(id: number): Promise<void> {
  const wanted = wishes.get(id);
  if (!wanted) return;
  const answer = wanted.isRemoved
    ? await ask('/shoppingcart/delete_shopping_cart', { id })
    : await ask('/shoppingcart/update_shopping_cart', { id, quantity: wanted.quantity, saved_for_later: wanted.isLater });
  const isStillWanted = wishes.get(id) === wanted;
  if (isStillWanted || !answer.isDone) wishes.delete(id);
  if (answer.isDone) {
    if (wanted.isRemoved) unbooked(id);
    const line = lineIn(itemIn(answer.data));
    if (line) bookedLine(line);
    tellTabs();
  } else if (answer.why === 'ended') left();
  else sayFailed(answer.message);
  tell();
}

/** Puts a line back that was taken out: it is added anew, and laid aside again if it was. */
export function putBackLine({ skuId, quantity, seenCents, estimate, set, isLater }: SeenLine): void {
  const line = { skuId, quantity, seenCents, ...(estimate && { estimate }), ...(set && { set }) };
  inQueue(async () => {
    changeCart((cart) => added(cart, line));
    await sync();
    const booked = lineNamed(nameOf(line));
    if (isLater && booked?.id !== undefined) wishFor(booked.id, { isLater });
  });
}
