import { act, load } from '#platform/load.server.ts';
import { userForgotPassword } from '../../calls/doors.ts';
import { forgotPassword } from '../../services/doors.server.ts';
import { fromForm } from '../../services/form.server.ts';

export const loader = load(async ({ app }) => ({ hasPost: app.ports.mail !== null }));

export const action = act(async ({ app, caller, form }) =>
  fromForm(userForgotPassword.input, form, caller.language, async ({ email }) => {
    await forgotPassword(app, caller, email);
    return { askedFor: email };
  }),
);
