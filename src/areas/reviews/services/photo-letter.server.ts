import { siteOf } from '#areas/content/service.server.ts';
import { cents, dollars } from '#kernel/money.ts';
import { type Language, speak } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { button, compose, facts, words } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { hrefOf } from '#site/links.ts';
import { photoLetterTexts } from '../letter-texts.ts';

type Thanked = { readonly id: number; readonly email: string; readonly orderNumber: string; readonly language: Language };

/** Tells a buyer what her photo earned, once, in the transaction that gives it. */
export async function writePhotoLetter(inside: App, { id, email, orderNumber, language }: Thanked, amountCents: number): Promise<void> {
  const say = speak(photoLetterTexts, language);
  const { shopName } = await siteOf(inside, language);
  const amount = dollars(cents(amountCents));
  const blocks = [words(say('text', { amount })), facts([say('order'), orderNumber]), button(say('seeCredit'), hrefOf('referral'))];
  await sendMail(inside, {
    to: email,
    kind: 'review_credit',
    language,
    subject: say('subject', { amount }),
    about: { kind: 'review', id: String(id) },
    ...compose({ origin: inside.origin, language, shopName, title: say('title'), blocks }),
  });
}
