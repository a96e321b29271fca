import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import { confirmEmail } from '#areas/account/services/account-care.server.ts';
import { emailChangeState } from '#areas/shoppers/services/credentials.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { formAction, load } from '#platform/load.server.ts';

const tokenIn = (text: unknown): string => (typeof text === 'string' && /^[\w-]{43}$/.test(text) ? text : '');

/** GET changes nothing: mail scanners open every link. */
export const loader = load(async ({ app, url }) => {
  const token = tokenIn(url.searchParams.get('token'));
  return { token, ...(await emailChangeState(app, token)) };
});

export const action = formAction(async ({ app, form }): Promise<{ newEmail: string } | { failed: 'dead' | 'taken' }> => {
  try {
    return await confirmEmail(app, tokenIn(readForm(form, z.object({ token: z.string().optional() })).token));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { failed: error.why === 'emailExisted' ? 'taken' : 'dead' };
  }
});
