import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { submitInquiry } from './submit-inquiry.server.ts';

type SuggestionInput = { readonly email: string; readonly message: string; readonly pagePath: string };

export const maxSuggestionLength = 1000;

/** A product suggestion from an empty list; staff read it among the inquiries. */
export async function submitSuggestion(app: App, caller: Caller, { email, message, pagePath }: SuggestionInput): Promise<void> {
  // Control characters become spaces, except line ends.
  const text = message.replace(/(?!\n)\p{Cc}/gu, ' ').trim();
  if (text === '') throw new DomainError('lackParameter', { field: 'message' });
  if (text.length > maxSuggestionLength || !text.isWellFormed()) throw new DomainError('badValue', { field: 'message' });
  const name = email.trim().split('@')[0] || email;
  await submitInquiry(app, caller, { name, email, message: text, phone_number: '', kind: 'wish', page_path: pagePath, items: [] });
}
