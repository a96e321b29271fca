import { siteOf } from '#areas/content/services/site-settings.server.ts';
import { type Language, translator } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { buttonBlock, composeEmail, type EmailBlock, paragraphBlock, smallPrintBlock } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { formatShopMoment } from '#site/days.ts';
import { hrefOf } from '#site/links.ts';
import { accountEmailTexts as emailTexts } from '../account-email-texts.ts';

type To = { readonly email: string; readonly language: Language };
type EmailTranslator = ReturnType<typeof translator<typeof emailTexts>>;
type Draft = { readonly kind: string; readonly subject: keyof typeof emailTexts; readonly title: keyof typeof emailTexts };

export const sendPasswordChangedEmail = (app: App, to: To): Promise<void> =>
  write(app, to, { kind: 'password_changed', subject: 'passwordSubject', title: 'passwordTitle' }, (say, when) => [
    paragraphBlock(say('passwordText', { when })),
    buttonBlock(say('passwordButton'), `${hrefOf('account-info')}#devices`),
    smallPrintBlock(say('notYou')),
  ]);

/** Sent to the new address; its button proves that it is read. */
export const sendEmailConfirmation = (app: App, to: To, token: string): Promise<void> =>
  write(app, to, { kind: 'email_change', subject: 'askSubject', title: 'askTitle' }, (say) => [
    paragraphBlock(say('askText', { email: to.email })),
    buttonBlock(say('askButton'), `${hrefOf('confirm-email')}?token=${token}`),
    smallPrintBlock(say('askNot')),
  ]);

export const sendEmailChangeWarning = (app: App, to: To, newEmail: string): Promise<void> =>
  write(app, to, { kind: 'email_change_asked', subject: 'warnSubject', title: 'warnTitle' }, (say, when) => [
    paragraphBlock(say('warnText', { when, email: newEmail })),
    paragraphBlock(say('warnNot')),
    buttonBlock(say('warnButton'), `${hrefOf('account-info')}#sign-in`),
  ]);

export const sendEmailChangedEmail = (app: App, to: To, newEmail: string): Promise<void> =>
  write(app, to, { kind: 'email_changed', subject: 'movedSubject', title: 'movedTitle' }, (say, when) => [
    paragraphBlock(say('movedText', { when, email: newEmail })),
    paragraphBlock(say('movedNot')),
  ]);

export const sendAccountDeletedEmail = (app: App, to: To): Promise<void> =>
  write(app, to, { kind: 'account_deleted', subject: 'byeSubject', title: 'byeTitle' }, (say, when) => [
    paragraphBlock(say('byeText', { when })),
    paragraphBlock(say('byeOrders')),
  ]);

async function write(
  app: App,
  { email, language }: To,
  draft: Draft,
  blocksOf: (say: EmailTranslator, when: string) => EmailBlock[],
): Promise<void> {
  const say = translator(emailTexts, language);
  const { shopName } = await siteOf(app, language);
  const blocks = blocksOf(say, formatShopMoment(language, app.now()));
  const body = composeEmail({ origin: app.origin, language, shopName, title: say(draft.title), blocks });
  await sendMail(app, { to: email, kind: draft.kind, language, subject: say(draft.subject, { shop: shopName }), ...body });
}
