import { texts } from '#kernel/texts.ts';

/** Labels of credential fields. */
export const credentialTexts = texts({
  oldPassword: { en: 'Your password now', zh: '当前密码' },
  newPassword: { en: 'New password', zh: '新密码' },
  newEmail: { en: 'New e-mail', zh: '新邮箱' },
});
