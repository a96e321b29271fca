import { companyOf, siteOf } from '#areas/content/services/site-settings.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { type Language, translator } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { buttonBlock, composeEmail, type EmailBlock, factsBlock, paragraphBlock, smallPrintBlock } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { hrefOf } from '#site/links.ts';
import { inquiryEmailTexts } from '../email-texts.ts';
import { inquiryAnswerHours } from '../rules/limits.ts';
import { quotedOf } from '../rules/quote.ts';

type About = {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
};
type InquiryEmailData = About & {
  readonly language: Language /** Opens a visitor's conversation; null for a member. */;
  readonly key: string | null;
};

/** A member's after login, a guest's by its key. */
export const conversationPath = ({ id, number, key }: { id: number; number: string; key: string | null }): string =>
  key === null ? `${hrefOf('inquiries')}?id=${id}` : `${hrefOf('inquiry-succeed')}?${new URLSearchParams({ key, number })}`;

export async function sendInquiryReceivedEmail(app: App, inquiry: InquiryEmailData): Promise<void> {
  const { language, number, key } = inquiry;
  const say = translator(inquiryEmailTexts, language);
  const hours = (await findCompany(app, language))?.hours;
  const message = key === null ? inquiry.message : quotedOf(inquiry.message);
  const name = key === null ? inquiry.name : quotedOf(inquiry.name);
  await send(app, {
    to: inquiry.email,
    kind: 'inquiry_received',
    about: { kind: 'inquiry', id: String(inquiry.id) },
    language,
    subject: say('receivedSubject', { number }),
    title: say('receivedTitle', { name }),
    blocks: [
      paragraphBlock(say('receivedText', { hours: inquiryAnswerHours })),
      factsBlock([say('number'), number], [say('youAsked'), message], ...(hours ? [[say('open'), hours] as const] : [])),
      buttonBlock(say('toTalk'), conversationPath(inquiry)),
      smallPrintBlock(key === null ? say('notYou') : `${say('keep')}\n${say('notYou')}`),
    ],
  });
}

type Answer = InquiryEmailData & { readonly messageId: number; readonly staffName: string; readonly hasPictures: boolean };

export async function sendInquiryAnswerEmail(app: App, answer: Answer): Promise<void> {
  const { language, number } = answer;
  const say = translator(inquiryEmailTexts, language);
  const { shopName } = await siteOf(app, language);
  await send(app, {
    to: answer.email,
    kind: 'inquiry_answer',
    about: { kind: 'inquiry_message', id: String(answer.messageId) },
    language,
    subject: say('answerSubject', { number }),
    title: say('answerTitle', { staff: answer.staffName || say('ourHouse'), shop: shopName }),
    blocks: [
      paragraphBlock(answer.message),
      ...(answer.hasPictures ? [paragraphBlock(say('pictures'))] : []),
      buttonBlock(say('answerButton'), conversationPath(answer)),
      smallPrintBlock(answer.key === null ? `${say('number')}: ${number}` : `${say('number')}: ${number}\n${say('keep')}`),
    ],
  });
}

type StaffEmailData = About & {
  readonly kind: string;
  readonly about: 'inquiry_new' | 'inquiry_reply';
  /** The message it is about, if not the first. */
  readonly messageId?: number;
};

/** A shop without an email address finds it in the office. */
export async function emailStaffAboutInquiry(app: App, inquiry: StaffEmailData): Promise<void> {
  const company = await findCompany(app, 'en');
  if (!company?.email) return;
  const say = translator(inquiryEmailTexts, 'en');
  const isNew = inquiry.about === 'inquiry_new';
  const { number, name, email } = inquiry;
  await send(app, {
    to: company.email,
    kind: inquiry.about,
    about: isNew ? { kind: 'inquiry', id: String(inquiry.id) } : { kind: 'inquiry_message', id: String(inquiry.messageId) },
    language: 'en',
    replyTo: email,
    subject: say(isNew ? 'newSubject' : 'replySubject', { number, name }),
    title: say(isNew ? 'newTitle' : 'replyTitle'),
    blocks: [
      factsBlock([say('number'), number], [say('from'), `${name}, ${email}`], [say('kind'), inquiry.kind]),
      paragraphBlock(inquiry.message),
      buttonBlock(say('toOffice'), `${hrefOf('office-inquiry')}?id=${inquiry.id}`),
    ],
  });
}

async function findCompany(app: App, language: Language) {
  try {
    return await companyOf(app, language);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

type Draft = {
  readonly to: string;
  readonly kind: string;
  readonly about: { readonly kind: string; readonly id: string };
  readonly language: Language;
  readonly replyTo?: string;
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly EmailBlock[];
};

async function send(app: App, { title, blocks, ...mail }: Draft): Promise<void> {
  const { shopName } = await siteOf(app, mail.language);
  await sendMail(app, { ...mail, ...composeEmail({ origin: app.origin, language: mail.language, shopName, title, blocks }) });
}
