import { orderBy } from '#areas/orders/services/steps.server.ts';
import { dayMs, dayOf } from '#kernel/dates.ts';
import { Refused } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { countAttempt, secondsLeft } from '#platform/attempts.server.ts';
import { type Finalised, finalise, orderOfPayment, type Which } from './finalise.server.ts';
import { requireHers } from './guest-key.server.ts';
import { askForOrderLetter } from './letters.server.ts';

/** A browser says that its order is paid. It is believed nothing but which order is meant, and only its own. */
export async function claimed(app: App, caller: Caller, which: Which, key: string | null = null): Promise<Finalised> {
  const order = await orderOfPayment(app, which);
  requireHers(order, caller, key);
  return finalise(app, { number: order.number });
}

const copiesADay = 3;

/** Sends an order once more, to the address it has and to no other. */
export async function sendAgain(app: App, caller: Caller, { number, key }: { number: string; key: string | null }): Promise<void> {
  const order = await orderBy(app, { number });
  requireHers(order, caller, key);
  const limit = { bucket: 'order-copy', key: number, most: copiesADay, windowMs: dayMs };
  const count = await countAttempt(app, limit);
  if (count > limit.most) throw new Refused('tooMany', { seconds: secondsLeft(app, limit) });
  await transact(app, (inside) => askForOrderLetter(inside, order.id, 'copy', `${dayOf(app.now())} ${count}`));
}
