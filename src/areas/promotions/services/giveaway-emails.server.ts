import { siteOf } from '#areas/content/services/site-settings.server.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { buttonBlock, composeEmail, type EmailBlock, factsBlock, paragraphBlock, smallPrintBlock } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { formatMoment } from '#site/days.ts';
import { hrefOf } from '#site/links.ts';
import { giveawayEmailTexts } from '../giveaway-email-texts.ts';
import { giveawayTexts } from '../giveaway-texts.ts';
import { receiptCode } from '../rules/draw.ts';
import type { EntryRow, GiveawayRow } from '../store/giveaways.server.ts';
import { buildGiveawayLink, confirmLink } from './giveaway-links.server.ts';

type To = Pick<EntryRow, 'email' | 'language'>;
type GiveawayEmail = { readonly kind: string; readonly subject: string; readonly title: string; readonly blocks: readonly EmailBlock[] };

async function write(app: App, { email, language }: To, content: GiveawayEmail, about?: { kind: string; id: string }): Promise<void> {
  const { shopName } = await siteOf(app, language);
  const { kind, subject, title, blocks } = content;
  const body = composeEmail({ origin: app.origin, language, shopName, title, blocks });
  await sendMail(app, { to: email, kind, language, subject, ...(about && { about }), ...body });
}

const entryPage = (query: Record<string, string>): string => `${hrefOf('giveaway-entry')}?${new URLSearchParams(query)}`;
const pageOf = ({ slug }: GiveawayRow): string => hrefOf('giveaway', { slug });
/** In the giveaway's time zone. */
const timeOf = (at: Date, { timeZone }: GiveawayRow, language: Language): string =>
  translator(giveawayEmailTexts, language)('inZone', {
    time: formatMoment(language, at, timeZone),
    zone: timeZone in giveawayTexts ? translator(giveawayTexts, language)(timeZone as 'UTC') : timeZone,
  });

export async function writeEntryConfirmationEmail(app: App, giveaway: GiveawayRow, entry: EntryRow): Promise<void> {
  const say = translator(giveawayEmailTexts, entry.language);
  const title = localizedColumn(giveaway, 'title', entry.language);
  await write(app, entry, {
    kind: 'giveaway_confirm',
    subject: say('questionSubject', { title }),
    title: say('questionTitle'),
    blocks: [
      paragraphBlock(say('questionText', { title, ends: timeOf(giveaway.endsAt, giveaway, entry.language) })),
      buttonBlock(say('questionButton'), entryPage({ confirm: confirmLink(app, entry.id, entry.withdrawnAt) })),
      smallPrintBlock(say('questionNot')),
    ],
  });
}

/** Confirms the entry, with its receipt and a withdrawal link. */
export async function writeEntryReceiptEmail(app: App, giveaway: GiveawayRow, entry: EntryRow): Promise<void> {
  const say = translator(giveawayEmailTexts, entry.language);
  const title = localizedColumn(giveaway, 'title', entry.language);
  const friend = { words: say('shareLink'), href: entryPage({ to: giveaway.slug, friend: buildGiveawayLink(app, 'friend', entry.id) }) };
  const out = { words: say('withdraw'), href: entryPage({ stop: buildGiveawayLink(app, 'withdraw', entry.id) }) };
  await write(app, entry, {
    kind: 'giveaway_entered',
    subject: say('inSubject', { title }),
    title: say('inTitle'),
    blocks: [
      paragraphBlock(say('inText', { title, ends: timeOf(giveaway.endsAt, giveaway, entry.language) })),
      factsBlock([say('receipt'), receiptCode(entry.id, entry.receipt)]),
      buttonBlock(say('see'), pageOf(giveaway)),
      smallPrintBlock(say('receiptNote')),
      ...(giveaway.givesShareEntry ? [smallPrintBlock(say('share'), friend)] : []),
      smallPrintBlock(say('withdrawNote'), out),
    ],
  });
}

type Won = { readonly winnerId: number; readonly answerBy: Date };

/** Once per position in the draw. */
export async function writeWinnerEmail(app: App, giveaway: GiveawayRow, entry: EntryRow, { winnerId, answerBy }: Won): Promise<void> {
  const { language } = entry;
  const say = translator(giveawayEmailTexts, language);
  const title = localizedColumn(giveaway, 'title', language);
  const by = timeOf(answerBy, giveaway, language);
  const content = {
    kind: 'giveaway_won',
    subject: say('wonSubject', { title }),
    title: say('wonTitle'),
    blocks: [
      paragraphBlock(say('wonText', { prize: localizedColumn(giveaway, 'prize', language), by })),
      buttonBlock(say('wonButton'), entryPage({ token: buildGiveawayLink(app, 'answer', winnerId) })),
      smallPrintBlock(say('wonCheck'), { words: say('wonCheckLink'), href: hrefOf('giveaway-draw', { slug: giveaway.slug }) }),
    ],
  };
  await write(app, entry, content, { kind: 'giveaway_winner', id: String(winnerId) });
}
