import { dayOf, hourMs } from '#kernel/dates.ts';
import { Refused } from '#kernel/errors.ts';
import { mailbox } from '#kernel/mailbox.ts';
import type { App, Caller } from '#platform/app.ts';
import { countAttempt } from '#platform/attempts.server.ts';
import { saveWish } from '../store/wish.server.ts';

type Wish = { readonly email: string; readonly message: string; readonly pagePath: string };

const wishesEachHour = 5;
const longestWish = 1000;

/** Writes down what somebody would like to find on a list that is empty; staff read it among the inquiries. */
export async function wishFor(app: App, caller: Caller, { email: typed, message, pagePath }: Wish): Promise<void> {
  const email = mailbox(typed);
  if (email === null) throw new Refused('badMailbox', { field: 'email' });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it takes away.
  const words = message.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ').trim();
  if (words === '') throw new Refused('lackParameter', { field: 'message' });
  if (words.length > longestWish || !words.isWellFormed()) throw new Refused('badValue', { field: 'message' });
  const limit = { bucket: 'wish-address', key: caller.ip, most: wishesEachHour, windowMs: hourMs };
  if ((await countAttempt(app, limit)) > limit.most) throw new Refused('tooMany');
  const now = app.now();
  await saveWish(app.db, (id) => `Q-${dayOf(now).replaceAll('-', '').slice(2)}-${String(id).padStart(4, '0')}`, {
    userId: caller.shopperId,
    name: email.split('@')[0] ?? email,
    email,
    kind: 'wish',
    pagePath,
    message: words,
    language: caller.language,
    lastMessageAt: now,
    createdAt: now,
    updatedAt: now,
  });
}
