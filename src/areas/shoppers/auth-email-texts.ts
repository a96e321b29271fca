import { texts } from '#kernel/texts.ts';

/** Emails for activation, password reset and password change. */
export const authEmailTexts = texts({
  greeting: { en: 'Good day, {name}.', zh: '{name}，您好！' },
  when: { en: 'When', zh: '时间' },
  where: { en: 'From', zh: '来自' },

  activationTitle: { en: 'Open your account at {shop}', zh: '激活您的 {shop} 账户' },
  activationText: {
    en: 'One press and your account is open. The link works for 24 hours, and once.',
    zh: '您好！点一下按钮即可激活账户。链接 24 小时内有效，仅可使用一次。',
  },
  activationButton: { en: 'Open my account', zh: '激活账户' },
  activationNot: {
    en: 'You did not ask for an account? Then leave this letter alone: nothing is opened, and we do not write again.',
    zh: '如果您没有注册账户，请忽略此邮件：账户不会被激活，我们也不会再来信。',
  },

  resetTitle: { en: 'A new password for {shop}', zh: '重设您的 {shop} 密码' },
  resetText: {
    en: 'Somebody asked for a new password for your account. If it was you, choose one here. The link works for 30 minutes, and once.',
    zh: '我们收到了为您的账户重设密码的请求。如果是您本人，请点击下方按钮设置新密码。链接 30 分钟内有效，仅可使用一次。',
  },
  resetButton: { en: 'Choose a new password', zh: '设置新密码' },
  resetNot: {
    en: 'It was not you? Then leave this letter alone: your password stays as it is. Never pass the link on; we do not ask for it.',
    zh: '如果不是您本人操作，请忽略此邮件，密码不会改变。请勿将链接转发给任何人，我们也不会向您索要。',
  },

  changedTitle: { en: 'Your password at {shop} was changed', zh: '您的 {shop} 密码已更改' },
  changedText: {
    en: 'Your account has a new password, and every device that was signed in is signed out.',
    zh: '您的账户密码已更新，此前登录的所有设备均已退出。',
  },
  changedNot: {
    en: 'It was not you? Take your account back at once by asking for a new password:',
    zh: '如果不是您本人操作，请立即重设密码，找回账户：',
  },
  changedLink: { en: 'I need a new password', zh: '重设密码' },
});
