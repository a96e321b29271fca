import { texts } from '#kernel/texts.ts';

export const staffEmailTexts = texts({
  greeting: { en: 'Hi {name},', zh: '{name}，您好！' },
  welcomeTitle: { en: 'Your {shop} back office account', zh: '您的 {shop} 后台账户' },
  welcomeText: {
    en: 'You now have access to the back office. Set a password to get started. The link expires in three days and can be used once.',
    zh: '已为您开通后台账户。请点击按钮设置密码。链接三天内有效，仅可使用一次。',
  },
  resetTitle: { en: 'Reset your {shop} back office password', zh: '重置 {shop} 后台密码' },
  resetText: {
    en: 'An administrator requested a password reset for you. Set a new password below. The link expires in three days and can be used once.',
    zh: '管理员已为您申请重置后台密码，请点击按钮设置。链接三天内有效，仅可使用一次。',
  },
  button: { en: 'Set password', zh: '设置密码' },
  signInAt: { en: 'Sign in with {email}.', zh: '登录邮箱：{email}。' },
  not: { en: 'Not expecting this email? Ignore it and let the store owner know.', zh: '如果这封邮件与您无关，请忽略并告知店主。' },
});
