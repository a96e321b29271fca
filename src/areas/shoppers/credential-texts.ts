import { texts } from '#kernel/texts.ts';

/** The words over the fields by which she proves herself or changes how she signs in. */
export const credentialTexts = texts({
  oldPassword: { en: 'Your password now', zh: '当前密码' },
  newPassword: { en: 'New password', zh: '新密码' },
  newEmail: { en: 'New e-mail', zh: '新邮箱' },
});
