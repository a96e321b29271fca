import { isHers } from '#areas/checkout/services/guest-key.server.ts';
import { attachedPictures, ownUploads } from '#areas/content/services/uploads.server.ts';
import { plainText } from '#areas/inquiries/rules/quote.ts';
import { withinLimit } from '#areas/inquiries/service.server.ts';
import { orderBy } from '#areas/orders/services/steps.server.ts';
import { Refused } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { caseReplyLimits, longestMessage, mostCasePhotos, sameAgainMs } from '../rules/case-limits.ts';
import { isOver, statesBefore } from '../rules/case-states.ts';
import * as store from '../store/cases.server.ts';
import { caseOfExchange } from '../store/exchanges.server.ts';
import { type ToldCase, writeToHouse } from './case-letters.server.ts';
import { freeExchange } from './exchange-hold.server.ts';
import { letItLeave } from './wish-over.server.ts';

/** Which case, and the key of its order where a guest asks. */
export type CaseDoor = { readonly number: string; readonly key: string | null };

/** The case behind a door; somebody else's is answered like one that never was. */
async function behind(app: App, caller: Caller, { number, key }: CaseDoor) {
  const found = await store.caseNumbered(app.db, number);
  if (!found || !isHers(found.order, caller, key)) throw new Refused('caseNotExist');
  return found;
}

/** Everything about one case, for somebody who may read it. */
export async function wholeCase(app: App, one: store.CaseRow, reader: 'shopper' | 'staff') {
  const [order, lines, messages, photos, exchange] = await Promise.all([
    orderBy(app, { id: one.orderId }),
    store.linesOfCase(app.db, one.id),
    store.messagesOf(app.db, one.id, reader),
    store.photosOf(app.db, one.id),
    one.exchangeOrderId === null ? null : orderBy(app, { id: one.exchangeOrderId }),
  ]);
  if (!order) throw new Refused('orderNotExist');
  const ids = photos.map(({ uploadId }) => uploadId);
  const pictures = await attachedPictures(app, ids);
  return { one, order, lines, messages, exchange, pictures: ids.flatMap((id) => pictures.get(id) ?? []) };
}
export type WholeCase = Awaited<ReturnType<typeof wholeCase>>;

/** Her own case. A member who opens it has read our answers; by a key nothing changes, since mail programs open every link. */
export async function ownCase(app: App, caller: Caller, door: CaseDoor): Promise<WholeCase> {
  const { one } = await behind(app, caller, door);
  const found = await wholeCase(app, one, 'shopper');
  if (found.order.userId !== null) await store.markRead(app.db, one.id, app.now());
  return found;
}

export async function toldOf(app: App, one: store.CaseRow): Promise<ToldCase> {
  const order = await orderBy(app, { id: one.orderId });
  if (!order) throw new Refused('orderNotExist');
  return { ...one, order };
}

type Words = { readonly message: string; readonly uploadIds: readonly string[] };

/** She writes, with photos where she has some; what waited for her waits for us again. */
export async function replyToCase(app: App, caller: Caller, door: CaseDoor, { message: typed, uploadIds }: Words): Promise<void> {
  const message = plainText(typed).slice(0, longestMessage);
  if (message === '') throw new Refused('lackParameter', { field: 'message' });
  await withinLimit(app, caller, caseReplyLimits);
  const { one } = await behind(app, caller, door);
  if (isOver(one.status)) throw new Refused('caseMoved');
  await transact(app, async (inside) => {
    const now = app.now();
    const last = await store.lastMessage(inside.db, one.id, 'shopper');
    if (last?.message === message && now.getTime() - last.createdAt.getTime() < sameAgainMs) return;
    const uploads = await ownUploads(inside, caller, uploadIds);
    const before = (await store.photosOf(inside.db, one.id)).length;
    if (before + uploads.length > mostCasePhotos) throw new Refused('tooLarge');
    if ((await store.attachPhotos(inside.db, one.id, uploads, before)) < uploads.length) throw new Refused('fileNotExist');
    const messageId = await store.insertMessage(inside.db, { caseId: one.id, author: 'shopper', message, createdAt: now });
    await store.step(inside.db, one.id, ['needs_info'], { status: 'asked', updatedAt: now });
    await writeToHouse(inside, await toldOf(inside, one), 'reply', message, String(messageId));
  });
  app.live.tell('cases');
}

/** She sent it: carrier and number, which she may correct until it is here. */
export async function sentBack(
  app: App,
  caller: Caller,
  door: CaseDoor,
  { carrier, tracking }: { carrier: string; tracking: string },
): Promise<void> {
  const [returnCarrier, returnTracking] = [plainText(carrier).slice(0, 60), plainText(tracking).slice(0, 60)];
  if (returnCarrier === '') throw new Refused('lackParameter', { field: 'carrier' });
  if (!/^[\w -]{4,60}$/.test(returnTracking)) throw new Refused('badValue', { field: 'tracking' });
  const { one } = await behind(app, caller, door);
  const changes = { status: 'on_the_way', returnCarrier, returnTracking, updatedAt: app.now() } as const;
  if (!(await store.step(app.db, one.id, ['approved', 'on_the_way'], changes))) throw new Refused('caseMoved');
  app.live.tell('cases');
}

/** She changes her mind while nothing was sent. Said twice it is said once. */
export async function withdrawCase(app: App, caller: Caller, door: CaseDoor): Promise<void> {
  const { one, order } = await behind(app, caller, door);
  if (one.status === 'withdrawn') return;
  const from = one.kind === 'cancel' ? (['asked', 'needs_info'] as const) : statesBefore('withdrawn');
  await transact(app, async (inside) => {
    const gone = await store.step(inside.db, one.id, from, { status: 'withdrawn', updatedAt: app.now() });
    if (!gone) throw new Refused('caseMoved');
    await letItLeave(inside, gone, { actor: order.userId === null ? 'guest' : 'shopper' });
    await freeExchange(inside, one.id);
  });
  app.live.tell('cases', 'orders', 'stock');
}

/** The number of the case an order is sent for, where it is an exchange. */
export const exchangeCaseOf = (app: App, orderId: number): Promise<string | null> => caseOfExchange(app.db, orderId);
