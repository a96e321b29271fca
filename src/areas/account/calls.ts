import { z } from 'zod';
import { call } from '#api/call.ts';
import { email, id } from '#api/fields.ts';
import { maxShopperFieldLength, minShopperPasswordLength } from '#areas/shoppers/rules.ts';

const empty = z.object({});
/** Whatever was once accepted as a password may be typed. */
const password = z.string().min(1).max(1000);

export const userChangePassword = call({
  name: 'user.changePassword',
  method: 'POST',
  path: '/user/change_password',
  who: 'shopper',
  summary: 'Changes the password, ends all other sessions of the account, and sets a new session token in the cookie',
  input: z.object({ old_password: password, new_password: z.string().min(minShopperPasswordLength).max(maxShopperFieldLength.password) }),
  output: empty,
});

export const userChangeEmail = call({
  name: 'user.changeEmail',
  method: 'POST',
  path: '/user/change_email',
  who: 'shopper',
  summary: 'Changes the account’s email address: right away, or after confirmation from the new address where email is sent',
  input: z.object({ old_password: password, new_email: email }),
  output: empty,
});

export const userExportAccount = call({
  name: 'user.exportAccount',
  method: 'POST',
  path: '/user/export_account',
  who: 'shopper',
  summary: 'All personal data stored about the caller, and a file name for the export',
  input: z.object({ password }),
  output: z.object({ file_name: z.string(), account: z.record(z.string(), z.unknown()) }),
});

export const officeDeleteUser = call({
  name: 'admin.user.delete',
  method: 'POST',
  path: '/admin/user/delete',
  who: ['owner', 'manager'],
  summary: 'Deletes the personal data of an account permanently, as its owner can; orders are kept for accounting',
  input: z.object({ id }),
  output: empty,
});

export const userDeleteAccount = call({
  name: 'user.deleteAccount',
  method: 'POST',
  path: '/user/delete_account',
  who: 'shopper',
  summary: 'Deletes the personal data of the caller’s account permanently; orders are kept for accounting',
  input: z.object({ password }),
  output: empty,
});
