import { guestKeyFor } from '#areas/checkout/services/guest-key.server.ts';
import { companyOf, siteOf } from '#areas/content/service.server.ts';
import type { OrderRow } from '#areas/orders/services/steps.server.ts';
import { Refused } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import { type Language, speak } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { type Block, button, compose, facts, small, words } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { hrefOf } from '#site/links.ts';
import { caseLetterTexts } from '../case-letter-texts.ts';
import type { CaseRow } from '../store/cases.server.ts';

type Buyer = Pick<OrderRow, 'number' | 'email' | 'language' | 'userId'> & { readonly isMadeToOrder?: boolean };
export type ToldCase = Pick<CaseRow, 'id' | 'number' | 'feeCents' | 'backCents'> & {
  readonly kind?: CaseRow['kind'];
  readonly order: Buyer;
};

/** Where a buyer reads her case: a member after her login, a guest by the key of her order. */
export function casePath(app: App, { number, order }: Pick<ToldCase, 'number' | 'order'>, page: 'service-case' | 'return-sheet'): string {
  const search = new URLSearchParams({ number, ...(order.userId === null ? { key: guestKeyFor(app, order.number) } : {}) });
  return `${hrefOf(page)}?${search}`;
}

export async function writeReceived(app: App, told: ToldCase): Promise<void> {
  const say = speak(caseLetterTexts, told.order.language);
  const wish = told.order.isMadeToOrder ? 'receivedMadeText' : 'receivedCancelText';
  await send(app, told, 'received', '', [words(say(told.kind === 'cancel' ? wish : 'receivedText')), sums(told), ...doors(app, told)]);
}

export async function writeMessage(app: App, told: ToldCase, message: string, messageId: number): Promise<void> {
  await send(app, told, 'message', String(messageId), [words(message), ...doors(app, told)]);
}

export async function writeApproved(app: App, told: ToldCase, message: string): Promise<void> {
  const say = speak(caseLetterTexts, told.order.language);
  const company = await houseOf(app, told.order.language);
  await send(app, told, 'approved', '', [
    ...(message ? [words(message)] : []),
    words(say('approvedText')),
    ...(company ? [facts([say('address'), `${company.name}, ${company.address}`])] : []),
    sums(told),
    button(say('sheet'), casePath(app, told, 'return-sheet')),
    ...doors(app, told),
  ]);
}

export async function writeRefused(app: App, told: ToldCase, message: string): Promise<void> {
  await send(app, told, 'refused', '', [words(message), ...doors(app, told)]);
}

export async function writeArrived(app: App, told: ToldCase): Promise<void> {
  await send(app, told, 'arrived', '', [words(speak(caseLetterTexts, told.order.language)('arrivedText')), ...doors(app, told)]);
}

export type Settlement = {
  readonly refundCents: number;
  readonly creditCents: number;
  readonly exchange: { readonly number: string; readonly dueCents: number } | null;
};

export async function writeSettled(app: App, told: ToldCase, { refundCents, creditCents, exchange }: Settlement): Promise<void> {
  const say = speak(caseLetterTexts, told.order.language);
  const amount = (of: number): string => dollars(cents(of));
  const lines = [
    exchange && say('settledExchange', { order: exchange.number }),
    exchange && exchange.dueCents > 0 && say('settledDue', { amount: amount(exchange.dueCents) }),
    refundCents > 0 && say('settledRefund', { amount: amount(refundCents) }),
    creditCents > 0 && say('settledCredit', { amount: amount(creditCents) }),
  ].filter((line) => typeof line === 'string');
  await send(app, told, 'settled', '', [words(lines.join('\n') || say('settledNone')), ...doors(app, told)]);
}

/** Tells the house that somebody waits. */
export async function writeToHouse(app: App, told: ToldCase, about: 'new' | 'reply', message: string, mark: string): Promise<void> {
  const house = await houseOf(app, 'en');
  if (!house?.email) return;
  const say = speak(caseLetterTexts, 'en');
  const { shopName } = await siteOf(app, 'en');
  const blocks = [
    facts([say('number'), told.number], [say('order'), told.order.number]),
    ...(message ? [words(message)] : []),
    button(say('toOffice'), `${hrefOf('office-case')}?id=${told.id}`),
  ];
  await sendMail(app, {
    to: house.email,
    replyTo: told.order.email,
    kind: `case_${about}`,
    about: { kind: 'service_case', id: `${told.id} ${about} ${mark}`.trim() },
    language: 'en',
    subject: say(`${about}Subject`, { number: told.number }),
    ...compose({
      origin: app.origin,
      language: 'en',
      shopName,
      title: say(told.kind === 'cancel' && about === 'new' ? 'newCancelTitle' : `${about}Title`),
      blocks,
    }),
  });
}

const sums = ({ number, kind, order, feeCents, backCents }: ToldCase): Block => {
  const say = speak(caseLetterTexts, order.language);
  return facts(
    [say('number'), number],
    [say('order'), order.number],
    ...(backCents > 0 ? [[say(kind === 'exchange' ? 'worth' : 'back'), dollars(cents(backCents))] as const] : []),
    ...(feeCents > 0 ? [[say('fee'), dollars(cents(feeCents))] as const] : []),
  );
};

function doors(app: App, told: ToldCase): Block[] {
  const say = speak(caseLetterTexts, told.order.language);
  return [button(say('open'), casePath(app, told, 'service-case')), ...(told.order.userId === null ? [small(say('keep'))] : [])];
}

/** Our own address and mailbox; null in a shop that has entered none. */
export async function houseOf(app: App, language: Language) {
  try {
    const { name, email, address, city, region, post_code } = await companyOf(app, language);
    return { name, email, address: [address, city, `${region} ${post_code}`.trim()].filter(Boolean).join(', ') };
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

type Letter = 'received' | 'message' | 'approved' | 'refused' | 'arrived' | 'settled';

async function send(
  app: App,
  { id, number, order, kind }: ToldCase,
  letter: Letter,
  mark: string,
  blocks: readonly Block[],
): Promise<void> {
  const { language, email } = order;
  const say = speak(caseLetterTexts, language);
  const { shopName } = await siteOf(app, language);
  await sendMail(app, {
    to: email,
    kind: `case_${letter}`,
    about: { kind: 'service_case', id: `${id} ${letter} ${mark}`.trim() },
    language,
    subject: say(`${letter}Subject`, { number }),
    ...compose({
      origin: app.origin,
      language,
      shopName,
      title: say(kind === 'cancel' && letter === 'refused' ? 'refusedCancelTitle' : `${letter}Title`),
      blocks,
    }),
  });
}
