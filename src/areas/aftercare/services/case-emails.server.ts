import { guestOrderKey } from '#areas/checkout/services/guest-key.server.ts';
import { companyOf, siteOf } from '#areas/content/services/site-settings.server.ts';
import type { OrderRow } from '#areas/orders/services/transitions.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars, dollarText } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { buttonBlock, composeEmail, type EmailBlock, factsBlock, paragraphBlock, smallPrintBlock } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { hrefOf } from '#site/links.ts';
import { caseEmailTexts } from '../case-email-texts.ts';
import type { CaseRow } from '../store/cases.server.ts';

type Buyer = Pick<OrderRow, 'number' | 'email' | 'language' | 'userId'> & { readonly isMadeToOrder?: boolean };
export type CaseEmailData = Pick<CaseRow, 'id' | 'number' | 'feeCents' | 'backCents'> & {
  readonly kind?: CaseRow['kind'];
  readonly order: Buyer;
};

/** Members read a case after login, guests by the order's key. */
export function casePath(
  app: App,
  { number, order }: Pick<CaseEmailData, 'number' | 'order'>,
  page: 'service-case' | 'return-sheet',
): string {
  const search = new URLSearchParams({ number, ...(order.userId === null ? { key: guestOrderKey(app, order.number) } : {}) });
  return `${hrefOf(page)}?${search}`;
}

export async function writeCaseReceivedEmail(app: App, told: CaseEmailData): Promise<void> {
  const say = translator(caseEmailTexts, told.order.language);
  const wish = told.order.isMadeToOrder ? 'receivedMadeText' : 'receivedCancelText';
  await send(app, told, 'received', '', [
    paragraphBlock(say(told.kind === 'cancel' ? wish : 'receivedText')),
    sums(told),
    ...doors(app, told),
  ]);
}

export async function writeCaseMessageEmail(app: App, told: CaseEmailData, message: string, messageId: number): Promise<void> {
  await send(app, told, 'message', String(messageId), [paragraphBlock(message), ...doors(app, told)]);
}

export async function writeCaseApprovedEmail(app: App, told: CaseEmailData, message: string): Promise<void> {
  const say = translator(caseEmailTexts, told.order.language);
  const company = await fetchCompanyContact(app, told.order.language);
  await send(app, told, 'approved', '', [
    ...(message ? [paragraphBlock(message)] : []),
    paragraphBlock(say('approvedText')),
    ...(company ? [factsBlock([say('address'), `${company.name}, ${company.address}`])] : []),
    sums(told),
    buttonBlock(say('sheet'), casePath(app, told, 'return-sheet')),
    ...doors(app, told),
  ]);
}

export async function writeCaseRefusedEmail(app: App, told: CaseEmailData, message: string): Promise<void> {
  await send(app, told, 'refused', '', [paragraphBlock(message), ...doors(app, told)]);
}

export async function writeCaseArrivedEmail(app: App, told: CaseEmailData): Promise<void> {
  await send(app, told, 'arrived', '', [
    paragraphBlock(translator(caseEmailTexts, told.order.language)('arrivedText')),
    ...doors(app, told),
  ]);
}

export type Settlement = {
  readonly refundCents: number;
  readonly creditCents: number;
  readonly exchange: { readonly number: string; readonly dueCents: number } | null;
};

export async function writeCaseSettledEmail(
  app: App,
  told: CaseEmailData,
  { refundCents, creditCents, exchange }: Settlement,
): Promise<void> {
  const say = translator(caseEmailTexts, told.order.language);
  const lines = [
    exchange && say('settledExchange', { order: exchange.number }),
    exchange && exchange.dueCents > 0 && say('settledDue', { amount: dollarText(exchange.dueCents) }),
    refundCents > 0 && say('settledRefund', { amount: dollarText(refundCents) }),
    creditCents > 0 && say('settledCredit', { amount: dollarText(creditCents) }),
  ].filter((line) => typeof line === 'string');
  await send(app, told, 'settled', '', [paragraphBlock(lines.join('\n') || say('settledNone')), ...doors(app, told)]);
}

export async function writeCaseStaffEmail(
  app: App,
  told: CaseEmailData,
  about: 'new' | 'reply',
  message: string,
  mark: string,
): Promise<void> {
  const house = await fetchCompanyContact(app, 'en');
  if (!house?.email) return;
  const say = translator(caseEmailTexts, 'en');
  const { shopName } = await siteOf(app, 'en');
  const blocks = [
    factsBlock([say('number'), told.number], [say('order'), told.order.number]),
    ...(message ? [paragraphBlock(message)] : []),
    buttonBlock(say('toOffice'), `${hrefOf('office-case')}?id=${told.id}`),
  ];
  await sendMail(app, {
    to: house.email,
    replyTo: told.order.email,
    kind: `case_${about}`,
    about: { kind: 'service_case', id: `${told.id} ${about} ${mark}`.trim() },
    language: 'en',
    subject: say(`${about}Subject`, { number: told.number }),
    ...composeEmail({
      origin: app.origin,
      language: 'en',
      shopName,
      title: say(told.kind === 'cancel' && about === 'new' ? 'newCancelTitle' : `${about}Title`),
      blocks,
    }),
  });
}

const sums = ({ number, kind, order, feeCents, backCents }: CaseEmailData): EmailBlock => {
  const say = translator(caseEmailTexts, order.language);
  return factsBlock(
    [say('number'), number],
    [say('order'), order.number],
    ...(backCents > 0 ? [[say(kind === 'exchange' ? 'worth' : 'back'), dollars(cents(backCents))] as const] : []),
    ...(feeCents > 0 ? [[say('fee'), dollars(cents(feeCents))] as const] : []),
  );
};

function doors(app: App, told: CaseEmailData): EmailBlock[] {
  const say = translator(caseEmailTexts, told.order.language);
  return [
    buttonBlock(say('open'), casePath(app, told, 'service-case')),
    ...(told.order.userId === null ? [smallPrintBlock(say('keep'))] : []),
  ];
}

/** Null in a shop without an address. */
export async function fetchCompanyContact(app: App, language: Language) {
  try {
    const { name, email, address, city, region, post_code } = await companyOf(app, language);
    return { name, email, address: [address, city, `${region} ${post_code}`.trim()].filter(Boolean).join(', ') };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

type Letter = 'received' | 'message' | 'approved' | 'refused' | 'arrived' | 'settled';

async function send(
  app: App,
  { id, number, order, kind }: CaseEmailData,
  letter: Letter,
  mark: string,
  blocks: readonly EmailBlock[],
): Promise<void> {
  const { language, email } = order;
  const say = translator(caseEmailTexts, language);
  const { shopName } = await siteOf(app, language);
  await sendMail(app, {
    to: email,
    kind: `case_${letter}`,
    about: { kind: 'service_case', id: `${id} ${letter} ${mark}`.trim() },
    language,
    subject: say(`${letter}Subject`, { number }),
    ...composeEmail({
      origin: app.origin,
      language,
      shopName,
      title: say(kind === 'cancel' && letter === 'refused' ? 'refusedCancelTitle' : `${letter}Title`),
      blocks,
    }),
  });
}
