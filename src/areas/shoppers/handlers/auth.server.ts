import { on } from '#api/handle.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { userActivate, userForgotPassword, userResetPassword, userResetTokenExist } from '../calls/auth.ts';
import { activateAccount, forgotPassword, isResetLinkOpen, resetPassword } from '../services/auth.server.ts';

export const authHandlers = [
  on(userActivate, async ({ token }, app) => {
    await activateAccount(app, token);
    return {};
  }),
  on(userForgotPassword, async ({ email }, app, caller) => {
    await forgotPassword(app, caller, email);
    return {};
  }),
  on(userResetTokenExist, async ({ token }, app) => {
    if (!(await isResetLinkOpen(app, token))) throw new DomainError('linkInvalid', { field: 'token' });
    return { exists: true as const };
  }),
  on(userResetPassword, async (input, app, caller) => {
    await resetPassword(app, caller, input);
    return {};
  }),
];
