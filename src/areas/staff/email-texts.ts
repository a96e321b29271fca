import { texts } from '#kernel/texts.ts';

export const staffEmailTexts = texts({
  greeting: { en: 'Good day, {name}.', zh: '{name}，您好！' },
  welcomeTitle: { en: 'Your place in the back office of {shop}', zh: '您的 {shop} 后台账号' },
  welcomeText: {
    en: 'You were given a place in the back office. Choose a password to open it. The link works for three days, and once.',
    zh: '已为您开通后台账号。请点击按钮设置密码。链接三天内有效，仅可使用一次。',
  },
  resetTitle: { en: 'A new password for the back office of {shop}', zh: '重设 {shop} 后台密码' },
  resetText: {
    en: 'Somebody who looks after the office asked for a new password for you. Choose one here. The link works for three days, and once.',
    zh: '管理人员已为您申请重设后台密码，请点击按钮设置。链接三天内有效，仅可使用一次。',
  },
  button: { en: 'Choose my password', zh: '设置密码' },
  signInAt: { en: 'You sign in with {email}.', zh: '登录邮箱：{email}。' },
  not: {
    en: 'You do not expect this letter? Leave it alone and tell the owner of the shop.',
    zh: '如果您没有预期收到此邮件，请忽略并告知店主。',
  },
});
