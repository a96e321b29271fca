import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { act, load } from '#platform/load.server.ts';
import { type MailState, mailById, mailFigures, mailsWith } from '#platform/mail/outbox.server.ts';
import { mailStates } from '../../calls/mailbox.ts';
import { resend } from '../../services/mailbox.server.ts';

const pageSize = 40;
const localeOf = { en: 'en-GB', zh: 'zh-CN' } as const;

export const loader = load(async ({ app, caller, url }) => {
  const chosen = chosenIn(url.searchParams);
  const [figures, { items, total }, letter] = await Promise.all([
    mailFigures(app),
    mailsWith(app, { ...chosen, pageSize }),
    chosen.mail === null ? null : letterOf(app, chosen.mail, caller.language),
  ]);
  const when = (at: Date) => whenIn(at, caller.language);
  return {
    chosen,
    server: app.settings.SMTP_URL ? new URL(app.settings.SMTP_URL).host : null,
    counts: mailStates.map((state) => ({ state, count: figures.counts.get(state) ?? 0 })),
    kinds: figures.kinds,
    total,
    pageSize,
    rows: items.map(({ id, kind, toEmail, subjectLine, state, createdAt }) => ({
      id,
      kind,
      to: toEmail,
      subject: subjectLine,
      state,
      at: when(createdAt),
      dateTime: createdAt.toISOString(),
    })),
    letter,
  };
});

export type ShownMail = Awaited<ReturnType<typeof loader>>['rows'][number];
export type ShownLetter = NonNullable<Awaited<ReturnType<typeof letterOf>>>;

async function letterOf(app: App, id: number, language: Language) {
  const mail = await mailById(app, id);
  if (!mail) return null;
  return {
    id: mail.id,
    kind: mail.kind,
    to: mail.toEmail,
    subject: mail.subjectLine,
    language: mail.language,
    state: mail.state,
    attempts: mail.attempts,
    error: mail.lastError ?? '',
    text: mail.textBody,
    html: mail.htmlBody,
    at: whenIn(mail.createdAt, language),
    sentAt: mail.sentAt && whenIn(mail.sentAt, language),
    nextTry: mail.state === 'waiting' ? whenIn(mail.sendAfter, language) : null,
    mayResend: app.ports.mail !== null && (mail.state === 'failed' || mail.state === 'stopped'),
  };
}

export const action = act(async ({ app, caller, form }) => {
  const id = Number(form.get('id'));
  await resend(app, caller, Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? id : 0);
  return { done: true };
});

export type Chosen = ReturnType<typeof chosenIn>;

/** What the address asks for; anything strange is as if it were not there. */
function chosenIn(query: URLSearchParams) {
  const number = (name: string, most: number): number | null => {
    const value = Number(query.get(name) ?? '');
    return Number.isSafeInteger(value) && value >= 1 && value <= most ? value : null;
  };
  const asked = query.get('state');
  const state: MailState | undefined = mailStates.find((one) => one === asked);
  return {
    state,
    kind: plain(query.get('kind'), 64),
    words: plain(query.get('q'), 100),
    page: number('page', 10_000) ?? 1,
    mail: number('mail', 2 ** 31 - 1),
  };
}

const plain = (word: string | null, most: number): string | undefined => word?.replaceAll('\u0000', '').trim().slice(0, most) || undefined;

/** Only the server writes times, on the clock of the factory: two machines may stand in other zones. */
const whenIn = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'Asia/Shanghai',
  }).format(at);
