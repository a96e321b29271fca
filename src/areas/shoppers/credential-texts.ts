import { texts } from '#kernel/texts.ts';

/** Labels of credential fields. */
export const credentialTexts = texts({
  oldPassword: { en: 'Current password', zh: '当前密码' },
  newPassword: { en: 'New password', zh: '新密码' },
  newEmail: { en: 'New email', zh: '新邮箱' },
});
