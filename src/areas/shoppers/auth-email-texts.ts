import { texts } from '#kernel/texts.ts';

/** Emails for activation, password reset and password change. */
export const authEmailTexts = texts({
  greeting: { en: 'Hi {name},', zh: '{name}，您好！' },
  when: { en: 'When', zh: '时间' },
  where: { en: 'Location', zh: '操作地点' },

  activationTitle: { en: 'Activate your {shop} account', zh: '激活您的 {shop} 账户' },
  activationText: {
    en: 'Activate your account using the button below. The link expires in 24 hours and can be used once.',
    zh: '请点击下方按钮激活账户。链接 24 小时内有效，仅可使用一次。',
  },
  activationButton: { en: 'Activate account', zh: '激活账户' },
  activationNot: {
    en: 'Didn’t create an account? You can ignore this email. The account won’t be activated, and we won’t email you again.',
    zh: '如果您没有注册账户，请忽略此邮件：账户不会被激活，我们也不会再发送邮件。',
  },

  resetTitle: { en: 'Reset your {shop} password', zh: '重置您的 {shop} 密码' },
  resetText: {
    en: 'We received a request to reset your password. If this was you, choose a new one. The link expires in 30 minutes and can be used once.',
    zh: '我们收到了重置您账户密码的申请。如果是您本人操作，请点击下方按钮设置新密码。链接 30 分钟内有效，仅可使用一次。',
  },
  resetButton: { en: 'Reset password', zh: '设置新密码' },
  resetNot: {
    en: 'Didn’t request this? You can ignore this email; your password won’t change. Never share this link. We’ll never ask you for it.',
    zh: '如果不是您本人操作，请忽略此邮件，密码不会改变。请勿将链接转发给任何人，我们也不会向您索要。',
  },

  changedTitle: { en: 'Your {shop} password was changed', zh: '您的 {shop} 密码已修改' },
  changedText: {
    en: 'Your password was changed, and you’ve been logged out of all devices.',
    zh: '您的账户密码已修改，所有设备均已退出登录。',
  },
  changedNot: {
    en: 'If this wasn’t you, reset your password right away to secure your account:',
    zh: '如果不是您本人操作，请立即重置密码，以保护账户安全：',
  },
  changedLink: { en: 'Reset password', zh: '重置密码' },
});
