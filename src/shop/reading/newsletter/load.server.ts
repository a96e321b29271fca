import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import { subscriberAdd, subscriberConfirm, subscriberStop } from '#areas/content/calls/newsletter.ts';
import { confirmSubscription, stopSubscription, subscribe } from '#areas/content/services/newsletter.server.ts';
import { actions, load } from '#platform/load.server.ts';

export type NewsletterIntent = 'join' | 'confirm' | 'stop';

/** GET changes nothing: mail scanners open every link. */
export const loader = load(async ({ url }): Promise<{ intent: NewsletterIntent; token: string }> => {
  for (const intent of ['confirm', 'stop'] as const) {
    const token = url.searchParams.get(intent);
    if (token !== null) return { intent, token: token.slice(0, 200) };
  }
  return { intent: 'join', token: '' };
});

const joining = subscriberAdd.input.extend({ source: z.enum(['page', 'footer']).default('page') });

/** The form of this page and of every footer: subscribe, confirm or unsubscribe. */
export const action = actions({
  async join({ app, caller, form }) {
    const { email, source } = readForm(form, joining);
    await subscribe(app, caller, email, source);
    return { done: 'join' as const };
  },
  async confirm({ app, form }) {
    await confirmSubscription(app, readForm(form, subscriberConfirm.input).token);
    return { done: 'confirm' as const };
  },
  async stop({ app, form }) {
    await stopSubscription(app, readForm(form, subscriberStop.input).token);
    return { done: 'stop' as const };
  },
});
