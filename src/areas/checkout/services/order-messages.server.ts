import { siteOf } from '#areas/content/services/site-settings.server.ts';
import { addOrderMessage } from '#areas/orders/services/actions.server.ts';
import { type OrderRow, orderByNumber } from '#areas/orders/services/transitions.server.ts';
import { translator } from '#kernel/texts.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { buttonBlock, composeEmail, factsBlock, paragraphBlock } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { messageEmailTexts } from '../message-email-texts.ts';
import { orderLink } from './render-email.server.ts';

type OrderMessageInput = { readonly number: string; readonly message: string; readonly isNote: boolean };

/** A message to the buyer (by email and on the order page) or an internal note. */
export async function sendOrderMessage(app: App, caller: Caller, { number, message, isNote }: OrderMessageInput): Promise<void> {
  const order = await orderByNumber(app, number);
  await transact(app, async (inside) => {
    const id = await addOrderMessage(inside, caller, order, message, isNote);
    if (id !== 0 && !isNote) await writeMessageEmail(inside, order, message, id);
  });
  app.live.publish('orders');
}

async function writeMessageEmail(inside: App, order: OrderRow, message: string, messageId: number): Promise<void> {
  const { language, number } = order;
  const say = translator(messageEmailTexts, language);
  const { shopName } = await siteOf(inside, language);
  const blocks = [paragraphBlock(message), factsBlock([say('number'), number]), buttonBlock(say('see'), orderLink(inside, order))];
  await sendMail(inside, {
    to: order.email,
    kind: 'order_message',
    about: { kind: 'order_message', id: String(messageId) },
    language,
    subject: say('subject', { number }),
    ...composeEmail({ origin: inside.origin, language, shopName, title: say('title'), blocks }),
  });
}
