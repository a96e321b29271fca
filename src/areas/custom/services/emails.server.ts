import { companyOf, siteOf } from '#areas/content/services/site-settings.server.ts';
import { quotedOf } from '#areas/inquiries/rules/quote.ts';
import { DomainError } from '#kernel/errors.ts';
import { dollarText } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
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

export async function sendRequestReceivedEmail(app: App, context: RequestEmailContext, note: string): Promise<void> {
  const say = translator(requestEmailTexts, context.language);
  const name = context.key === null ? context.name : quotedOf(context.name);
  const shown = context.key === null ? note : quotedOf(note);
  await send(app, context, 'request_received', {
    about: `received`,
    subject: say('receivedSubject', { number: context.number }),
    title: say('receivedTitle', { name }),
    blocks: [
      paragraphBlock(say('receivedText', { hours: requestAnswerHours })),
      factsBlock([say('number'), context.number], ...(shown ? [[say('youWrote'), shown] as const] : [])),
      buttonBlock(say('open'), requestPath(context)),
      smallPrintBlock(context.key === null ? say('notYou') : `${say('keep')}\n${say('notYou')}`),
    ],
  });
}

export async function sendRequestAnswerEmail(
  app: App,
  context: RequestEmailContext,
  { message, messageId }: { message: string; messageId: number },
): Promise<void> {
  const say = translator(requestEmailTexts, context.language);
  await send(app, context, 'request_answer', {
    about: `message ${messageId}`,
    subject: say('answerSubject', { number: context.number }),
    title: say('answerTitle'),
    blocks: [paragraphBlock(message), buttonBlock(say('answerButton'), requestPath(context)), ...keepNote(context)],
  });
}

type Quote = {
  readonly quotedCents: number;
  readonly depositBp: number;
  readonly leadDays: number;
  readonly message: string;
  readonly quoteKey: string;
};

/** What the quote costs and when it is paid. */
export function quoteBlocks(language: Language, { quotedCents, depositBp, leadDays }: Omit<Quote, 'message' | 'quoteKey'>): EmailBlock[] {
  const say = translator(requestEmailTexts, language);
  const { depositCents, balanceCents } = depositOf(quotedCents, depositBp);
  const [price, deposit, balance] = [dollarText(quotedCents), dollarText(depositCents), dollarText(balanceCents)];
  const days = [say('leadDays'), String(leadDays)] as const;
  if (balanceCents === 0) return [factsBlock([say('price'), price], days), paragraphBlock(say('quoteTextFull', { deposit }))];
  return [
    factsBlock([say('price'), price], [say('deposit'), deposit], [say('balance'), balance], days),
    paragraphBlock(say('quoteText', { deposit, balance })),
  ];
}

export async function sendQuoteEmail(app: App, context: RequestEmailContext, { message, quoteKey, ...quote }: Quote): Promise<void> {
  const say = translator(requestEmailTexts, context.language);
  await send(app, context, 'request_quote', {
    about: `quote ${quoteKey}`,
    subject: say('quoteSubject', { number: context.number, price: dollarText(quote.quotedCents) }),
    title: say('quoteTitle'),
    blocks: [
      ...(message ? [paragraphBlock(message)] : []),
      ...quoteBlocks(context.language, quote),
      buttonBlock(say('quoteButton'), requestPath(context)),
      ...keepNote(context),
    ],
  });
}

export async function sendTicketEmail(app: App, context: RequestEmailContext, version: number): Promise<void> {
  const say = translator(requestEmailTexts, context.language);
  await send(app, context, 'request_ticket', {
    about: `ticket ${version}`,
    subject: say('ticketSubject', { number: context.number }),
    title: say('ticketTitle'),
    blocks: [
      paragraphBlock(version > 1 ? `${say('ticketAgain')} ${say('ticketText')}` : say('ticketText')),
      buttonBlock(say('ticketButton'), requestPath(context)),
      ...keepNote(context),
    ],
  });
}

type StageNews = {
  readonly stage: StageName | 'done' | 'declined';
  readonly message?: string;
  /** What the customer still owes once it is done. */
  readonly balanceDueCents?: number;
};

/** What the email of a stage says, in sentences. */
export function stageBlocks(language: Language, { stage, message = '', balanceDueCents = 0 }: StageNews): EmailBlock[] {
  const say = translator(requestEmailTexts, language);
  const own = message ? [paragraphBlock(message)] : [];
  if (stage === 'declined') return own;
  if (stage !== 'done') return [paragraphBlock(say('stageText', { stage: customRequestStageTexts[stage][language] })), ...own];
  const balance = dollarText(balanceDueCents);
  return [paragraphBlock(balanceDueCents > 0 ? say('doneTextDue', { balance }) : say('doneText')), ...own];
}

export async function sendStageEmail(app: App, context: RequestEmailContext, news: StageNews): Promise<void> {
  const { stage } = news;
  const say = translator(requestEmailTexts, context.language);
  const isEnd = stage === 'done' || stage === 'declined';
  const name = isEnd ? '' : customRequestStageTexts[stage][context.language];
  await send(app, context, 'request_stage', {
    about: `stage ${stage}`,
    subject: isEnd ? say(`${stage}Subject`, { number: context.number }) : say('stageSubject', { number: context.number, stage: name }),
    title: isEnd ? say(`${stage}Title`) : say('stageTitle'),
    blocks: [...stageBlocks(context.language, news), buttonBlock(say('open'), requestPath(context)), ...keepNote(context)],
  });
}

/** A shop without an email address finds it in the office. */
export async function emailStaffAboutRequest(
  app: App,
  context: RequestEmailContext,
  about: 'new' | 'reply' | 'agreed' | 'confirmed',
  message: string,
  eventId = '',
): Promise<void> {
  const company = await findCompany(app);
  if (!company?.email) return;
  const say = translator(requestEmailTexts, 'en');
  await send(app, { ...context, email: company.email, language: 'en' }, `request_${about}`, {
    about: `${about} ${eventId}`,
    replyTo: context.email,
    subject: say(`${about}Subject`, { number: context.number, name: context.name }),
    title: say(`${about}Title`),
    blocks: [
      factsBlock(
        [say('number'), context.number],
        [say('from'), `${context.name}, ${context.email}`],
        [say('kind'), customRequestKindTexts[context.kind].en],
      ),
      ...(message ? [paragraphBlock(message)] : []),
      buttonBlock(say('toOffice'), `${hrefOf('office-pic-to-wig')}?id=${context.id}`),
    ],
  });
}

const keepNote = ({ key, language }: RequestEmailContext): EmailBlock[] =>
  key === null ? [] : [smallPrintBlock(translator(requestEmailTexts, language)('keep'))];

async function findCompany(app: App) {
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

async function send(app: App, context: RequestEmailContext, kind: string, { title, blocks, about, ...mail }: Draft): Promise<void> {
  const { shopName } = await siteOf(app, context.language);
  await sendMail(app, {
    ...mail,
    to: context.email,
    kind,
    about: { kind: 'custom_request', id: `${context.id} ${about}`.trim() },
    language: context.language,
    ...composeEmail({ origin: app.origin, language: context.language, shopName, title, blocks }),
  });
}
