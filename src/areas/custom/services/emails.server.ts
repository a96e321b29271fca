import { companyOf, siteOf } from '#areas/content/services/site-settings.server.ts';
import { quotedOf } from '#areas/inquiries/rules/quote.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import { inLanguage, type Language, translator } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { buttonBlock, composeEmail, type EmailBlock, factsBlock, paragraphBlock, smallPrintBlock } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { hrefOf } from '#site/links.ts';
import { requestEmailTexts } from '../email-texts.ts';
import { customRequestKindTexts, customRequestStageTexts } from '../kind-texts.ts';
import { requestAnswerHours } from '../rules/limits.ts';
import { depositOf } from '../rules/quotes.ts';
import type { RequestKind, StageName } from '../rules/statuses.ts';

/** The key opens a guest's request; members sign in. */
export type RequestEmailContext = {
  readonly id: number;
  readonly number: string;
  readonly kind: RequestKind;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly key: string | null;
};

/** A member's after login, a guest's by its key. */
export const requestPath = ({ number, key }: { number: string; key: string | null }): string =>
  `${hrefOf('request')}?${new URLSearchParams(key === null ? { number } : { key, number })}`;

export async function sendRequestReceivedEmail(app: App, told: RequestEmailContext, note: string): Promise<void> {
  const say = translator(requestEmailTexts, told.language);
  const name = told.key === null ? told.name : quotedOf(told.name);
  const shown = told.key === null ? note : quotedOf(note);
  await send(app, told, 'request_received', {
    about: `received`,
    subject: say('receivedSubject', { number: told.number }),
    title: say('receivedTitle', { name }),
    blocks: [
      paragraphBlock(say('receivedText', { hours: requestAnswerHours })),
      factsBlock([say('number'), told.number], ...(shown ? [[say('youWrote'), shown] as const] : [])),
      buttonBlock(say('open'), requestPath(told)),
      smallPrintBlock(told.key === null ? say('notYou') : `${say('keep')}\n${say('notYou')}`),
    ],
  });
}

export async function sendRequestAnswerEmail(
  app: App,
  told: RequestEmailContext,
  { message, messageId }: { message: string; messageId: number },
): Promise<void> {
  const say = translator(requestEmailTexts, told.language);
  await send(app, told, 'request_answer', {
    about: `message ${messageId}`,
    subject: say('answerSubject', { number: told.number }),
    title: say('answerTitle'),
    blocks: [paragraphBlock(message), buttonBlock(say('answerButton'), requestPath(told)), ...keepNote(told)],
  });
}

type Quote = {
  readonly quotedCents: number;
  readonly depositBp: number;
  readonly leadDays: number;
  readonly message: string;
  readonly turn: string;
};

export async function sendQuoteEmail(
  app: App,
  told: RequestEmailContext,
  { quotedCents, depositBp, leadDays, message, turn }: Quote,
): Promise<void> {
  const say = translator(requestEmailTexts, told.language);
  const { depositCents, balanceCents } = depositOf(quotedCents, depositBp);
  const [price, deposit, balance] = [quotedCents, depositCents, balanceCents].map((amount) => dollars(cents(amount))) as [
    string,
    string,
    string,
  ];
  await send(app, told, 'request_quote', {
    about: `quote ${turn}`,
    subject: say('quoteSubject', { number: told.number, price }),
    title: say('quoteTitle'),
    blocks: [
      ...(message ? [paragraphBlock(message)] : []),
      factsBlock([say('price'), price], [say('deposit'), deposit], [say('balance'), balance], [say('leadDays'), String(leadDays)]),
      paragraphBlock(say('quoteText', { deposit, balance })),
      buttonBlock(say('quoteButton'), requestPath(told)),
      ...keepNote(told),
    ],
  });
}

export async function sendTicketEmail(app: App, told: RequestEmailContext, version: number): Promise<void> {
  const say = translator(requestEmailTexts, told.language);
  await send(app, told, 'request_ticket', {
    about: `ticket ${version}`,
    subject: say('ticketSubject', { number: told.number }),
    title: say('ticketTitle'),
    blocks: [
      paragraphBlock(version > 1 ? `${say('ticketAgain')} ${say('ticketText')}` : say('ticketText')),
      buttonBlock(say('ticketButton'), requestPath(told)),
      ...keepNote(told),
    ],
  });
}

export async function sendStageEmail(
  app: App,
  told: RequestEmailContext,
  stage: StageName | 'done' | 'declined',
  message: string,
): Promise<void> {
  const say = translator(requestEmailTexts, told.language);
  const isEnd = stage === 'done' || stage === 'declined';
  const name = isEnd ? '' : inLanguage(customRequestStageTexts[stage], told.language);
  await send(app, told, 'request_stage', {
    about: `stage ${stage}`,
    subject: isEnd ? say(`${stage}Subject`, { number: told.number }) : say('stageSubject', { number: told.number, stage: name }),
    title: isEnd ? say(`${stage}Title`) : say('stageTitle'),
    blocks: [
      ...(name ? [paragraphBlock(name)] : []),
      ...(stage === 'done' ? [paragraphBlock(say('doneText'))] : []),
      ...(message ? [paragraphBlock(message)] : []),
      buttonBlock(say('open'), requestPath(told)),
      ...keepNote(told),
    ],
  });
}

/** A shop without an email address finds it in the office. */
export async function emailStaffAboutRequest(
  app: App,
  told: RequestEmailContext,
  about: 'new' | 'reply' | 'agreed',
  message: string,
  mark = '',
): Promise<void> {
  const house = await houseOf(app);
  if (!house?.email) return;
  const say = translator(requestEmailTexts, 'en');
  await send(app, { ...told, email: house.email, language: 'en' }, `request_${about}`, {
    about: `${about} ${mark}`,
    replyTo: told.email,
    subject: say(`${about}Subject`, { number: told.number, name: told.name }),
    title: say(`${about}Title`),
    blocks: [
      factsBlock(
        [say('number'), told.number],
        [say('from'), `${told.name}, ${told.email}`],
        [say('kind'), customRequestKindTexts[told.kind].en],
      ),
      ...(message ? [paragraphBlock(message)] : []),
      buttonBlock(say('toOffice'), `${hrefOf('office-pic-to-wig')}?id=${told.id}`),
    ],
  });
}

const keepNote = ({ key, language }: RequestEmailContext): EmailBlock[] =>
  key === null ? [] : [smallPrintBlock(translator(requestEmailTexts, language)('keep'))];

async function houseOf(app: App) {
  try {
    return await companyOf(app, 'en');
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

type Draft = {
  readonly about: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly EmailBlock[];
};

async function send(app: App, told: RequestEmailContext, kind: string, { title, blocks, about, ...mail }: Draft): Promise<void> {
  const { shopName } = await siteOf(app, told.language);
  await sendMail(app, {
    ...mail,
    to: told.email,
    kind,
    about: { kind: 'custom_request', id: `${told.id} ${about}`.trim() },
    language: told.language,
    ...composeEmail({ origin: app.origin, language: told.language, shopName, title, blocks }),
  });
}
