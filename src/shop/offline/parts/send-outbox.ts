import type { InputOf } from '#api/call.ts';
import { callApi } from '#api/client.ts';
import { addLine } from '#areas/cart/rules/lines.ts';
import { buildSetKey, partName } from '#areas/cart/rules/sets.ts';
import type { createOrder } from '#areas/checkout/calls/payment.ts';
import type { giveEstimate } from '#areas/custom/calls/estimates.ts';
import type { addInquiry } from '#areas/inquiries/calls.ts';
import { parseBuildPrice } from '#shop/builder/parts/build-price.ts';
import { changeCart } from '#shop/cart/store/cart-store.ts';
import { addToOutbox, listOutbox, type OutboxBuild, type OutboxInquiry, type OutboxOrder, removeFromOutbox } from '#site/outbox.ts';
import type { CartLine } from '#site/storage.ts';
import { orderBody, withServerRefusal } from '../rules/offline.ts';

/** Sends what waits, one tab at a time. What the server has not surely answered stays and is sent again, under the same name. */
export async function sendOutbox(): Promise<void> {
  const work = async (): Promise<void> => {
    for (const entry of await listOutbox()) {
      if (!navigator.onLine) return;
      if (entry.kind === 'build') await priceBuild(entry);
      else if (entry.state === 'waiting') await (entry.kind === 'order' ? sendOrder(entry) : sendInquiry(entry));
    }
  };
  await (navigator.locks ? navigator.locks.request('tressline-waiting', work) : work());
}

/** Into the cart at the server's price; the price she saw goes along, so that a difference is told. */
async function priceBuild(build: OutboxBuild): Promise<void> {
  const lines = await linesOf(build);
  // One that the server will not price stays in sight until she removes it.
  if (lines === null || lines.length === 0) return;
  await removeFromOutbox(build.id);
  changeCart((cart) => lines.reduce<readonly CartLine[]>((now, line) => addLine(now, line), cart));
}

async function sendOrder(order: OutboxOrder): Promise<void> {
  let ready = order;
  for (const build of order.builds) {
    const lines = await linesOf(build);
    if (lines === null) return;
    if (lines.length === 0) return addToOutbox(withServerRefusal(ready, { message: '', data: null }));
    // Kept before it is sent: sent again it must be the same order.
    ready = { ...ready, lines: [...ready.lines, ...lines], builds: ready.builds.filter(({ id }) => id !== build.id) };
    await addToOutbox(ready);
  }
  const answer = await callApi<typeof createOrder>('/payment/create_order', orderBody(ready));
  if (answer.isDone) return addToOutbox({ ...ready, state: 'placed', number: answer.data.number });
  if (answer.why !== 'away') await addToOutbox(withServerRefusal(ready, answer));
}

async function sendInquiry(inquiry: OutboxInquiry): Promise<void> {
  const body = { ...inquiry.body, request_id: inquiry.id } as InputOf<typeof addInquiry>;
  const answer = await callApi<typeof addInquiry>('/inquiry/add_inquiry', body);
  if (answer.isDone) await addToOutbox({ ...inquiry, state: 'sent', number: answer.data.number });
  else if (answer.why !== 'away') await addToOutbox({ ...inquiry, state: 'refused', message: answer.message });
}

/** A build as lines of the cart, each made part with the estimate the server gave it. Null when the server did not answer; empty when it will not price it. */
async function linesOf({ parts, sets }: OutboxBuild): Promise<readonly CartLine[] | null> {
  const named: { skuId: number; estimate?: string; count: number; unitCents: number }[] = [];
  for (const { skuId, configuration, count, unitCents } of parts) {
    if (skuId !== null) {
      named.push({ skuId, count, unitCents });
      continue;
    }
    const answer = await callApi<typeof giveEstimate>('/custom/estimate', {
      configuration: configuration as InputOf<typeof giveEstimate>['configuration'],
      quantity: parts.length === 1 ? count * sets : 1,
    });
    if (!answer.isDone) {
      if (answer.why === 'away') return null;
      return [];
    }
    const given = parseBuildPrice(answer.data);
    if (given === 'person') return [];
    named.push({ skuId: given.skuId, ...(given.estimate && { estimate: given.estimate }), count, unitCents });
  }
  const isSet = parts.length > 1;
  const set = isSet ? buildSetKey(named.map((one) => ({ name: partName({ ...one, estimate: one.estimate }), count: one.count }))) : '';
  return named.map(({ skuId, estimate, count, unitCents }) => ({
    skuId,
    quantity: count * sets,
    seenCents: unitCents,
    ...(estimate && { estimate }),
    ...(set && { set }),
  }));
}
