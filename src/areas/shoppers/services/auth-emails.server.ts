import { z } from 'zod';
import { dayMs, earlier, later } from '#kernel/dates.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { enqueue, type Job } from '#platform/jobs.server.ts';
import { buttonBlock, composeEmail, type EmailBlock, factsBlock, paragraphBlock, smallPrintBlock } from '#platform/mail/compose.ts';
import { type NewMail, sendMail } from '#platform/mail/outbox.server.ts';
import { hashToken, newLinkToken } from '#platform/tokens.server.ts';
import { formatShopMoment } from '#site/days.ts';
import { hrefOf } from '#site/links.ts';
import { authEmailTexts } from '../auth-email-texts.ts';
import { describeLocation, linkLifeMs } from '../rules/auth.ts';
import * as store from '../store/auth.server.ts';

export const authEmailJob = 'auth-email';
const languages = ['en', 'zh'] as const;
const AuthEmailPayload = z.object({
  letter: z.enum(['activation', 'reset', 'changed']),
  userId: z.number().int(),
  language: z.enum(languages),
  ip: z.string(),
  at: z.coerce.date(),
});
type AuthEmailPayload = z.output<typeof AuthEmailPayload>;

/**
 * Enqueues an email inside the caller's transaction. It is written outside the request, so the answer takes the same time for known and
 * unknown addresses (id 0), and the location lookup delays nobody.
 */
export async function enqueueAuthEmail(
  app: App,
  caller: Caller,
  { letter, userId }: Pick<AuthEmailPayload, 'letter' | 'userId'>,
): Promise<void> {
  const { language, ip } = caller;
  await enqueue(app, authEmailJob, { letter, userId, language, ip, at: app.now() });
}

/** The shop's name belongs to a later area. */
type NameOf = (app: App, language: Language) => Promise<{ readonly shopName: string }>;

/** Writes the email with its link; only the link's hash is stored. */
export async function sendAuthEmail(app: App, job: Job, nameOf: NameOf): Promise<void> {
  const payload = AuthEmailPayload.parse(job.payload);
  const [{ shopName }, location] = await Promise.all([nameOf(app, payload.language), app.ports.geo.locate(payload.ip)]);
  await transact(app, async (inside) => {
    const to = await store.addressee(inside.db, payload.userId);
    if (!to || (payload.letter === 'activation' && to.activatedAt !== null)) return;
    const token = payload.letter === 'changed' ? '' : await newLink(inside, payload.letter, to.id);
    await sendMail(inside, authEmailOf(app, payload, { ...to, shopName, token, from: describeLocation(location, payload.ip) }));
  });
}

async function newLink(app: App, kind: store.LinkKind, userId: number): Promise<string> {
  const token = newLinkToken();
  const createdAt = app.now();
  await store.insertLink(app.db, {
    userId,
    kind,
    tokenHash: hashToken(token),
    createdAt,
    expiresAt: later(createdAt, linkLifeMs[kind]),
  });
  return token;
}

type Filled = {
  readonly email: string;
  readonly firstName: string;
  readonly activatedAt: Date | null;
  readonly shopName: string;
  readonly token: string;
  readonly from: string;
};

function authEmailOf(
  app: App,
  { letter, language, at }: AuthEmailPayload,
  { email, firstName, activatedAt, shopName, token, from }: Filled,
): NewMail {
  const say = translator(authEmailTexts, language);
  const requestFacts = factsBlock([say('when'), formatShopMoment(language, at)], [say('where'), from]);
  // The name of a not yet activated account may be a stranger's input: our emails do not repeat it.
  const greeting = activatedAt === null ? [] : [paragraphBlock(say('greeting', { name: firstName }))];
  const blocks: Record<AuthEmailPayload['letter'], EmailBlock[]> = {
    activation: [
      paragraphBlock(say('activationText')),
      buttonBlock(say('activationButton'), `${hrefOf('activate-account')}?token=${token}`),
      smallPrintBlock(say('activationNot')),
    ],
    reset: [
      paragraphBlock(say('resetText')),
      buttonBlock(say('resetButton'), `${hrefOf('reset-password')}?token=${token}`),
      requestFacts,
      smallPrintBlock(say('resetNot')),
    ],
    changed: [paragraphBlock(say('changedText')), requestFacts, smallPrintBlock(say('changedNot'), forgotten(say('changedLink')))],
  };
  const title = say(`${letter}Title`, { shop: shopName });
  return {
    to: email,
    kind: kinds[letter],
    language,
    subject: title,
    ...composeEmail({ origin: app.origin, language, shopName, title, blocks: [...greeting, ...blocks[letter]] }),
  };
}

const kinds = { activation: 'account_activation', reset: 'reset_password', changed: 'password_changed' } as const;
const forgotten = (text: string) => ({ words: text, href: hrefOf('forgot-account') });

/** A week after they expired. */
export const sweepExpiredLinks = (app: App): Promise<void> => store.deleteExpiredLinks(app.db, earlier(app.now(), 7 * dayMs));
