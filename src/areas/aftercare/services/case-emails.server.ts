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

export async function writeCaseReceivedEmail(app: App, data: CaseEmailData): Promise<void> {
  const say = translator(caseEmailTexts, data.order.language);
  const cancelText = data.order.isMadeToOrder ? 'receivedMadeText' : 'receivedCancelText';
  await send(app, data, 'received', '', [
    paragraphBlock(say(data.kind === 'cancel' ? cancelText : 'receivedText')),
    sums(data),
    ...linkBlocks(app, data),
  ]);
}

export async function writeCaseMessageEmail(app: App, data: CaseEmailData, message: string, messageId: number): Promise<void> {
  await send(app, data, 'message', String(messageId), [paragraphBlock(message), ...linkBlocks(app, data)]);
}

export async function writeCaseApprovedEmail(app: App, data: CaseEmailData, message: string): Promise<void> {
  const say = translator(caseEmailTexts, data.order.language);
  const company = await fetchCompanyContact(app, data.order.language);
  await send(app, data, 'approved', '', [
    ...(message ? [paragraphBlock(message)] : []),
    paragraphBlock(say('approvedText')),
    ...(company ? [factsBlock([say('address'), `${company.name}, ${company.address}`])] : []),
    sums(data),
    buttonBlock(say('sheet'), casePath(app, data, 'return-sheet')),
    ...linkBlocks(app, data),
  ]);
}

export async function writeCaseRefusedEmail(app: App, data: CaseEmailData, message: string): Promise<void> {
  await send(app, data, 'refused', '', [paragraphBlock(message), ...linkBlocks(app, data)]);
}

export async function writeCaseArrivedEmail(app: App, data: CaseEmailData): Promise<void> {
  await send(app, data, 'arrived', '', [
    paragraphBlock(translator(caseEmailTexts, data.order.language)('arrivedText')),
    ...linkBlocks(app, data),
  ]);
}

export type Settlement = {
  readonly refundCents: number;
  readonly creditCents: number;
  readonly exchange: { readonly number: string; readonly dueCents: number } | null;
};

export async function writeCaseSettledEmail(
  app: App,
  data: CaseEmailData,
  { refundCents, creditCents, exchange }: Settlement,
): Promise<void> {
  const say = translator(caseEmailTexts, data.order.language);
  const lines = [
    exchange && say('settledExchange', { order: exchange.number }),
    exchange && exchange.dueCents > 0 && say('settledDue', { amount: dollarText(exchange.dueCents) }),
    refundCents > 0 && say('settledRefund', { amount: dollarText(refundCents) }),
    creditCents > 0 && say('settledCredit', { amount: dollarText(creditCents) }),
  ].filter((line) => typeof line === 'string');
  await send(app, data, 'settled', '', [paragraphBlock(lines.join('\n') || say('settledNone')), ...linkBlocks(app, data)]);
}

export async function writeCaseStaffEmail(
  app: App,
  data: CaseEmailData,
  about: 'new' | 'reply',
  message: string,
  eventId: string,
): Promise<void> {
  const company = await fetchCompanyContact(app, 'en');
  if (!company?.email) return;
  const say = translator(caseEmailTexts, 'en');
  const { shopName } = await siteOf(app, 'en');
  const blocks = [
    factsBlock([say('number'), data.number], [say('order'), data.order.number]),
    ...(message ? [paragraphBlock(message)] : []),
    buttonBlock(say('toOffice'), `${hrefOf('office-case')}?id=${data.id}`),
  ];
  await sendMail(app, {
    to: company.email,
    replyTo: data.order.email,
    kind: `case_${about}`,
    about: { kind: 'service_case', id: `${data.id} ${about} ${eventId}`.trim() },
    language: 'en',
    subject: say(`${about}Subject`, { number: data.number }),
    ...composeEmail({
      origin: app.origin,
      language: 'en',
      shopName,
      title: say(data.kind === 'cancel' && about === 'new' ? 'newCancelTitle' : `${about}Title`),
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

function linkBlocks(app: App, data: CaseEmailData): EmailBlock[] {
  const say = translator(caseEmailTexts, data.order.language);
  return [
    buttonBlock(say('open'), casePath(app, data, 'service-case')),
    ...(data.order.userId === null ? [smallPrintBlock(say('keep'))] : []),
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

type CaseEmailKind = 'received' | 'message' | 'approved' | 'refused' | 'arrived' | 'settled';

async function send(
  app: App,
  { id, number, order, kind }: CaseEmailData,
  emailKind: CaseEmailKind,
  eventId: string,
  blocks: readonly EmailBlock[],
): Promise<void> {
  const { language, email } = order;
  const say = translator(caseEmailTexts, language);
  const { shopName } = await siteOf(app, language);
  await sendMail(app, {
    to: email,
    kind: `case_${emailKind}`,
    about: { kind: 'service_case', id: `${id} ${emailKind} ${eventId}`.trim() },
    language,
    subject: say(`${emailKind}Subject`, { number }),
    ...composeEmail({
      origin: app.origin,
      language,
      shopName,
      title: say(kind === 'cancel' && emailKind === 'refused' ? 'refusedCancelTitle' : `${emailKind}Title`),
      blocks,
    }),
  });
}
