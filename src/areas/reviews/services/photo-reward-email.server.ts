import { siteOf } from '#areas/content/services/site-settings.server.ts';
import { cents, dollars } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { buttonBlock, composeEmail, factsBlock, paragraphBlock } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { hrefOf } from '#site/links.ts';
import { photoRewardEmailTexts } from '../photo-reward-email-texts.ts';

type Thanked = { readonly id: number; readonly email: string; readonly orderNumber: string; readonly language: Language };

/** One email, in the transaction that gives the credit. */
export async function writePhotoRewardEmail(
  inside: App,
  { id, email, orderNumber, language }: Thanked,
  amountCents: number,
): Promise<void> {
  const say = translator(photoRewardEmailTexts, language);
  const { shopName } = await siteOf(inside, language);
  const amount = dollars(cents(amountCents));
  const blocks = [
    paragraphBlock(say('text', { amount })),
    factsBlock([say('order'), orderNumber]),
    buttonBlock(say('seeCredit'), hrefOf('referral')),
  ];
  await sendMail(inside, {
    to: email,
    kind: 'review_credit',
    language,
    subject: say('subject', { amount }),
    about: { kind: 'review', id: String(id) },
    ...composeEmail({ origin: inside.origin, language, shopName, title: say('title'), blocks }),
  });
}
