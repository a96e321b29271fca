import { companyOf, siteOf } from '#areas/content/service.server.ts';
import { quotedOf } from '#areas/inquiries/rules/quote.ts';
import { Refused } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import { inLanguage, type Language, speak } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { type Block, button, compose, facts, small, words } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { hrefOf } from '#site/links.ts';
import { kindTexts, stageTexts } from '../kind-texts.ts';
import { requestLetterTexts } from '../letter-texts.ts';
import { answerHours } from '../rules/limits.ts';
import { depositOf } from '../rules/quotes.ts';
import type { RequestKind, StageName } from '../rules/statuses.ts';

/** A request as its letters know it; the key opens a visitor's, a member has her login. */
export type Told = {
  readonly id: number;
  readonly number: string;
  readonly kind: RequestKind;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly key: string | null;
};

/** Where a buyer reads her request: a member after her login, a visitor by her key. */
export const requestPath = ({ number, key }: { number: string; key: string | null }): string =>
  `${hrefOf('request')}?${new URLSearchParams(key === null ? { number } : { key, number })}`;

export async function writeReceived(app: App, told: Told, note: string): Promise<void> {
  const say = speak(requestLetterTexts, told.language);
  const name = told.key === null ? told.name : quotedOf(told.name);
  const shown = told.key === null ? note : quotedOf(note);
  await send(app, told, 'request_received', {
    about: `received`,
    subject: say('receivedSubject', { number: told.number }),
    title: say('receivedTitle', { name }),
    blocks: [
      words(say('receivedText', { hours: answerHours })),
      facts([say('number'), told.number], ...(shown ? [[say('youWrote'), shown] as const] : [])),
      button(say('open'), requestPath(told)),
      small(told.key === null ? say('notYou') : `${say('keep')}\n${say('notYou')}`),
    ],
  });
}

export async function writeAnswer(app: App, told: Told, { message, messageId }: { message: string; messageId: number }): Promise<void> {
  const say = speak(requestLetterTexts, told.language);
  await send(app, told, 'request_answer', {
    about: `message ${messageId}`,
    subject: say('answerSubject', { number: told.number }),
    title: say('answerTitle'),
    blocks: [words(message), button(say('answerButton'), requestPath(told)), ...keepNote(told)],
  });
}

type Quote = {
  readonly quotedCents: number;
  readonly depositBp: number;
  readonly leadDays: number;
  readonly message: string;
  readonly turn: string;
};

export async function writeQuote(app: App, told: Told, { quotedCents, depositBp, leadDays, message, turn }: Quote): Promise<void> {
  const say = speak(requestLetterTexts, told.language);
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
      ...(message ? [words(message)] : []),
      facts([say('price'), price], [say('deposit'), deposit], [say('balance'), balance], [say('leadDays'), String(leadDays)]),
      words(say('quoteText', { deposit, balance })),
      button(say('quoteButton'), requestPath(told)),
      ...keepNote(told),
    ],
  });
}

export async function writeTicket(app: App, told: Told, version: number): Promise<void> {
  const say = speak(requestLetterTexts, told.language);
  await send(app, told, 'request_ticket', {
    about: `ticket ${version}`,
    subject: say('ticketSubject', { number: told.number }),
    title: say('ticketTitle'),
    blocks: [
      words(version > 1 ? `${say('ticketAgain')} ${say('ticketText')}` : say('ticketText')),
      button(say('ticketButton'), requestPath(told)),
      ...keepNote(told),
    ],
  });
}

export async function writeStage(app: App, told: Told, stage: StageName | 'done' | 'declined', message: string): Promise<void> {
  const say = speak(requestLetterTexts, told.language);
  const isEnd = stage === 'done' || stage === 'declined';
  const name = isEnd ? '' : inLanguage(stageTexts[stage], told.language);
  await send(app, told, 'request_stage', {
    about: `stage ${stage}`,
    subject: isEnd ? say(`${stage}Subject`, { number: told.number }) : say('stageSubject', { number: told.number, stage: name }),
    title: isEnd ? say(`${stage}Title`) : say('stageTitle'),
    blocks: [
      ...(name ? [words(name)] : []),
      ...(stage === 'done' ? [words(say('doneText'))] : []),
      ...(message ? [words(message)] : []),
      button(say('open'), requestPath(told)),
      ...keepNote(told),
    ],
  });
}

/** Tells the house that somebody waits. A shop without a mailbox of its own finds it in the office. */
export async function writeToHouse(app: App, told: Told, about: 'new' | 'reply' | 'agreed', message: string, mark = ''): Promise<void> {
  const house = await houseOf(app);
  if (!house?.email) return;
  const say = speak(requestLetterTexts, 'en');
  await send(app, { ...told, email: house.email, language: 'en' }, `request_${about}`, {
    about: `${about} ${mark}`,
    replyTo: told.email,
    subject: say(`${about}Subject`, { number: told.number, name: told.name }),
    title: say(`${about}Title`),
    blocks: [
      facts([say('number'), told.number], [say('from'), `${told.name}, ${told.email}`], [say('kind'), kindTexts[told.kind].en]),
      ...(message ? [words(message)] : []),
      button(say('toOffice'), `${hrefOf('office-pic-to-wig')}?id=${told.id}`),
    ],
  });
}

const keepNote = ({ key, language }: Told): Block[] => (key === null ? [] : [small(speak(requestLetterTexts, language)('keep'))]);

async function houseOf(app: App) {
  try {
    return await companyOf(app, 'en');
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

type Draft = {
  readonly about: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly Block[];
};

async function send(app: App, told: Told, kind: string, { title, blocks, about, ...mail }: Draft): Promise<void> {
  const { shopName } = await siteOf(app, told.language);
  await sendMail(app, {
    ...mail,
    to: told.email,
    kind,
    about: { kind: 'custom_request', id: `${told.id} ${about}`.trim() },
    language: told.language,
    ...compose({ origin: app.origin, language: told.language, shopName, title, blocks }),
  });
}
