import { siteOf } from '#areas/content/services/site-settings.server.ts';
import { dollars, dollarText } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { buttonBlock, composeEmail, factsBlock, paragraphBlock, smallPrintBlock } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { formatDay } from '#site/days.ts';
import { invoiceEmailTexts } from '../invoice-email-texts.ts';
import { invoiceAmountDue, invoiceBalance } from '../rules/invoice.ts';
import { invoicePath } from '../rules/invoice-paths.ts';
import type { InvoiceRow } from '../store/invoices.server.ts';

/** Emails the invoice or a reminder. Sending again by staff is a new email; a reminder is written once per due day. */
export async function writeInvoiceEmail(inside: App, kind: 'sent' | 'overdue', invoice: InvoiceRow): Promise<void> {
  const { language, number, customerName: name } = invoice;
  const say = translator(invoiceEmailTexts, language);
  const { shopName } = await siteOf(inside, language);
  const now = invoiceAmountDue(invoice);
  await sendMail(inside, {
    to: invoice.email,
    kind: `invoice_${kind}`,
    about: { kind: 'invoice', id: `${number} ${kind === 'sent' ? (invoice.sentAt?.toISOString() ?? '') : (invoice.dueOn ?? '')}` },
    language,
    subject: say(`${kind}Subject`, { number, shop: shopName }),
    ...composeEmail({
      origin: inside.origin,
      language,
      shopName,
      title: say(`${kind}Title`, { name }),
      blocks: [
        paragraphBlock(say(`${kind}Text`)),
        factsBlock(
          [say('number'), number],
          [say('total'), dollarText(invoice.totalCents)],
          ...(invoice.paidCents > 0 ? [[say('paid'), dollarText(invoice.paidCents)] as const] : []),
          [say('balance'), dollars(invoiceBalance(invoice))],
          ...(now.purpose === 'deposit' ? [[say('now'), dollars(now.cents)] as const] : []),
          ...(invoice.dueOn ? [[say('due'), formatDay(language, new Date(`${invoice.dueOn}T12:00:00Z`))] as const] : []),
        ),
        buttonBlock(say('see'), invoicePath(invoice.kind, invoice.code)),
        smallPrintBlock(say('keep')),
      ],
    }),
  });
}
