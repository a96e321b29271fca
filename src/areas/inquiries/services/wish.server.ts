import { Refused } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { addInquiry } from '../service.server.ts';

type Wish = { readonly email: string; readonly message: string; readonly pagePath: string };

const longestWish = 1000;

/** Writes down what somebody would like to find on a list that is empty; staff read it among the inquiries. */
export async function wishFor(app: App, caller: Caller, { email, message, pagePath }: Wish): Promise<void> {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it takes away.
  const words = message.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ').trim();
  if (words === '') throw new Refused('lackParameter', { field: 'message' });
  if (words.length > longestWish || !words.isWellFormed()) throw new Refused('badValue', { field: 'message' });
  const name = email.trim().split('@')[0] || email;
  await addInquiry(app, caller, { name, email, message: words, phone_number: '', kind: 'wish', page_path: pagePath, items: [] });
}
