import { orderLink } from '#areas/checkout/services/render-email.server.ts';
import { siteOf } from '#areas/content/services/site-settings.server.ts';
import { cents, dollars } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { buttonBlock, composeEmail, factsBlock, paragraphBlock, smallPrintBlock } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { creditEmailTexts } from '../credit-email-texts.ts';
import type { CoveredLine, CreditRow } from '../store/price-protection.server.ts';

/** One email per credit, in the transaction that gives it. */
export async function writeCreditEmail(inside: App, line: CoveredLine, credit: CreditRow): Promise<void> {
  const { language, number } = line;
  const say = translator(creditEmailTexts, language);
  const { shopName } = await siteOf(inside, language);
  const amount = dollars(cents(credit.amountCents));
  const blocks = [
    paragraphBlock(say(credit.method === 'refund' ? 'refundText' : 'creditText', { amount })),
    factsBlock(
      [say('piece'), localizedColumn({ nameEn: line.nameEn, nameZh: line.nameZh }, 'name', language)],
      [say('order'), number],
      [say('before'), dollars(cents(credit.fromCents))],
      [say('now'), dollars(cents(credit.toCents))],
      [say('pieces'), String(credit.quantity)],
      [say('yours'), amount],
    ),
    buttonBlock(say('seeOrder'), orderLink(inside, line)),
    ...(credit.method === 'store_credit' ? [smallPrintBlock(say('keep'))] : []),
  ];
  await sendMail(inside, {
    to: line.email,
    kind: 'price_credit',
    language,
    subject: say('creditSubject', { amount, number }),
    about: { kind: 'price_credit', id: String(credit.id) },
    ...composeEmail({ origin: inside.origin, language, shopName, title: say('creditTitle'), blocks }),
  });
}
