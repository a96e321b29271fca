import { on } from '#api/handle.server.ts';
import { memberCookies, visitorCookies } from '#areas/shoppers/services/cookies.server.ts';
import * as calls from './calls.ts';
import { changeEmail, changePassword } from './services/account-care.server.ts';
import { deleteAccount, deleteAccountOf, exportAccount } from './services/own-data.server.ts';

export const accountHandlers = [
  on(calls.userChangePassword, async (input, app, caller, reply) => {
    const opened = await changePassword(app, caller, { oldPassword: input.old_password, newPassword: input.new_password });
    memberCookies(app, opened).forEach(reply.setCookie);
    return {};
  }),
  on(calls.userChangeEmail, async (input, app, caller) => {
    await changeEmail(app, caller, { oldPassword: input.old_password, newEmail: input.new_email });
    return {};
  }),
  on(calls.userExportAccount, async ({ password }, app, caller) => {
    const { fileName, account } = await exportAccount(app, caller, password);
    return { file_name: fileName, account };
  }),
  on(calls.userDeleteAccount, async ({ password }, app, caller, reply) => {
    await deleteAccount(app, caller, password);
    visitorCookies(app).forEach(reply.setCookie);
    return {};
  }),
  on(calls.officeDeleteUser, async ({ id }, app, caller) => {
    await deleteAccountOf(app, caller, id);
    return {};
  }),
];
