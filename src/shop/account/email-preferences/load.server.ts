import { z } from 'zod';
import { optionalText } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { readUnsubscribeToken, unsubscribeByToken } from '#areas/shoppers/services/mail-preferences.server.ts';
import { formAction, load } from '#platform/load.server.ts';

/** GET unsubscribes nobody: mail programs follow links on their own. */
export const loader = load(async ({ app, url }) => {
  const token = url.searchParams.get('stop')?.slice(0, 600) ?? '';
  return { token, kind: readUnsubscribeToken(app, token)?.kind ?? null };
});

export const action = formAction(async ({ app, form }) => {
  const { token, intent } = readForm(form, z.object({ token: optionalText(600), intent: z.string().optional() }));
  await unsubscribeByToken(app, token, intent === 'all');
  return { isStopped: true };
});
