import { z } from 'zod';
import { call } from '#api/call.ts';
import { email, id } from '#api/fields.ts';
import { maxShopperFieldLength, minShopperPasswordLength } from '#areas/shoppers/rules.ts';

const empty = z.object({});
/** As a login takes it: whatever was once accepted as a password may be typed. */
const password = z.string().min(1).max(1000);

export const userChangePassword = call({
  name: 'user.changePassword',
  method: 'POST',
  path: '/user/change_password',
  who: 'shopper',
  summary: 'Sets a new password; every other login ends, and this one goes on with the new token in the cookie',
  input: z.object({ old_password: password, new_password: z.string().min(minShopperPasswordLength).max(maxShopperFieldLength.password) }),
  output: empty,
});

export const userChangeEmail = call({
  name: 'user.changeEmail',
  method: 'POST',
  path: '/user/change_email',
  who: 'shopper',
  summary: 'Moves the account to another mailbox: at once, or where mail is sent when the new mailbox has answered',
  input: z.object({ old_password: password, new_email: email }),
  output: empty,
});

export const userExportAccount = call({
  name: 'user.exportAccount',
  method: 'POST',
  path: '/user/export_account',
  who: 'shopper',
  summary: 'Everything the shop keeps about the caller, and the name for a file of it',
  input: z.object({ password }),
  output: z.object({ file_name: z.string(), account: z.record(z.string(), z.unknown()) }),
});

export const officeDeleteUser = call({
  name: 'admin.user.delete',
  method: 'POST',
  path: '/admin/user/delete',
  who: ['owner', 'manager'],
  summary: 'Empties an account of personal data for good, as its owner could herself; orders are kept for the books',
  input: z.object({ id }),
  output: empty,
});

export const userDeleteAccount = call({
  name: 'user.deleteAccount',
  method: 'POST',
  path: '/user/delete_account',
  who: 'shopper',
  summary: 'Empties the account of personal data, for good; orders are kept for the books',
  input: z.object({ password }),
  output: empty,
});
