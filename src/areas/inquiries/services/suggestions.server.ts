import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { submitInquiry } from '../service.server.ts';

type SuggestionInput = { readonly email: string; readonly message: string; readonly pagePath: string };

const longestWish = 1000;

/** Writes down what somebody would like to find on a list that is empty; staff read it among the inquiries. */
export async function submitSuggestion(app: App, caller: Caller, { email, message, pagePath }: SuggestionInput): Promise<void> {
  // Everything that cannot be seen becomes a space, but for the ends of lines.
  const words = message.replace(/(?!\n)\p{Cc}/gu, ' ').trim();
  if (words === '') throw new DomainError('lackParameter', { field: 'message' });
  if (words.length > longestWish || !words.isWellFormed()) throw new DomainError('badValue', { field: 'message' });
  const name = email.trim().split('@')[0] || email;
  await submitInquiry(app, caller, { name, email, message: words, phone_number: '', kind: 'wish', page_path: pagePath, items: [] });
}
