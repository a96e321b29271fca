import { siteOf } from '#areas/content/service.server.ts';
import { cents, dollars } from '#kernel/money.ts';
import { speak } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { button, compose, facts, small, words } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { invoiceLetterTexts } from '../invoice-letter-texts.ts';
import { balanceOf, dueNow } from '../rules/invoice.ts';
import { readPath } from '../rules/invoice-address.ts';
import type { InvoiceRow } from '../store/invoices.server.ts';

/** Tells the buyer of her invoice, or reminds her of it. Sent anew by staff it is a letter of its own; a reminder is written once a day it was due. */
export async function writeInvoiceLetter(inside: App, kind: 'sent' | 'overdue', invoice: InvoiceRow): Promise<void> {
  const { language, number, customerName: name } = invoice;
  const say = speak(invoiceLetterTexts, language);
  const { shopName } = await siteOf(inside, language);
  const now = dueNow(invoice);
  const money = (amount: number): string => dollars(cents(amount));
  await sendMail(inside, {
    to: invoice.email,
    kind: `invoice_${kind}`,
    about: { kind: 'invoice', id: `${number} ${kind === 'sent' ? (invoice.sentAt?.toISOString() ?? '') : (invoice.dueOn ?? '')}` },
    language,
    subject: say(`${kind}Subject`, { number, shop: shopName }),
    ...compose({
      origin: inside.origin,
      language,
      shopName,
      title: say(`${kind}Title`, { name }),
      blocks: [
        words(say(`${kind}Text`)),
        facts(
          [say('number'), number],
          [say('total'), money(invoice.totalCents)],
          ...(invoice.paidCents > 0 ? [[say('paid'), money(invoice.paidCents)] as const] : []),
          [say('balance'), dollars(balanceOf(invoice))],
          ...(now.purpose === 'deposit' ? [[say('now'), dollars(now.cents)] as const] : []),
          ...(invoice.dueOn ? [[say('due'), invoice.dueOn] as const] : []),
        ),
        button(say('see'), readPath(invoice.kind, invoice.code)),
        small(say('keep')),
      ],
    }),
  });
}
