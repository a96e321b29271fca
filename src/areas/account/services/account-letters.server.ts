import { siteOf } from '#areas/content/service.server.ts';
import { type Language, speak } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { type Block, button, compose, small, words } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { momentWords } from '#site/days.ts';
import { hrefOf } from '#site/links.ts';
import { accountLetterTexts as letterTexts } from '../account-letter-texts.ts';

type To = { readonly email: string; readonly language: Language };
type Says = ReturnType<typeof speak<typeof letterTexts>>;
type Draft = { readonly kind: string; readonly subject: keyof typeof letterTexts; readonly title: keyof typeof letterTexts };

export const tellPasswordChanged = (app: App, to: To): Promise<void> =>
  write(app, to, { kind: 'password_changed', subject: 'passwordSubject', title: 'passwordTitle' }, (say, when) => [
    words(say('passwordText', { when })),
    button(say('passwordButton'), `${hrefOf('account-info')}#devices`),
    small(say('notYou')),
  ]);

/** Goes to the new mailbox; its button is what proves that she reads it. */
export const askNewMailbox = (app: App, to: To, token: string): Promise<void> =>
  write(app, to, { kind: 'email_change', subject: 'askSubject', title: 'askTitle' }, (say) => [
    words(say('askText', { email: to.email })),
    button(say('askButton'), `${hrefOf('confirm-email')}?token=${token}`),
    small(say('askNot')),
  ]);

export const warnOldMailbox = (app: App, to: To, newEmail: string): Promise<void> =>
  write(app, to, { kind: 'email_change_asked', subject: 'warnSubject', title: 'warnTitle' }, (say, when) => [
    words(say('warnText', { when, email: newEmail })),
    words(say('warnNot')),
    button(say('warnButton'), `${hrefOf('account-info')}#sign-in`),
  ]);

export const tellEmailChanged = (app: App, to: To, newEmail: string): Promise<void> =>
  write(app, to, { kind: 'email_changed', subject: 'movedSubject', title: 'movedTitle' }, (say, when) => [
    words(say('movedText', { when, email: newEmail })),
    words(say('movedNot')),
  ]);

export const sayGoodbye = (app: App, to: To): Promise<void> =>
  write(app, to, { kind: 'account_deleted', subject: 'byeSubject', title: 'byeTitle' }, (say, when) => [
    words(say('byeText', { when })),
    words(say('byeOrders')),
  ]);

async function write(app: App, { email, language }: To, draft: Draft, blocksOf: (say: Says, when: string) => Block[]): Promise<void> {
  const say = speak(letterTexts, language);
  const { shopName } = await siteOf(app, language);
  const blocks = blocksOf(say, momentWords(language, app.now()));
  const body = compose({ origin: app.origin, language, shopName, title: say(draft.title), blocks });
  await sendMail(app, { to: email, kind: draft.kind, language, subject: say(draft.subject, { shop: shopName }), ...body });
}
