import { confirmSubscription, stopSubscription, subscribe } from '#areas/content/services/newsletter.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { formAction, load } from '#platform/load.server.ts';

export type NewsletterIntent = 'join' | 'confirm' | 'stop';

/** GET changes nothing: mail scanners open every link. */
export const loader = load(async ({ url }): Promise<{ intent: NewsletterIntent; token: string }> => {
  for (const intent of ['confirm', 'stop'] as const) {
    const token = url.searchParams.get(intent);
    if (token !== null) return { intent, token: token.slice(0, 200) };
  }
  return { intent: 'join', token: '' };
});

/** The form of this page and of every footer: subscribe, confirm or unsubscribe. */
export const action = formAction(async ({ app, caller, form }): Promise<{ done: NewsletterIntent; email: string }> => {
  const intent = textOf(form, 'intent');
  const token = textOf(form, 'token');
  if (intent === 'confirm' || intent === 'stop') {
    await (intent === 'confirm' ? confirmSubscription : stopSubscription)(app, token);
    return { done: intent, email: '' };
  }
  // The footer is below forms with an email field of their own, so its field has another name.
  const email = (textOf(form, 'email') || textOf(form, 'letter_to')).trim();
  if (!email) throw new DomainError('lackParameter', { field: 'email' });
  await subscribe(app, caller, email, textOf(form, 'source') || 'page');
  return { done: 'join', email };
});

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 300) : '';
}
