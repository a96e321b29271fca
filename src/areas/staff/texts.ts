import { texts } from '#kernel/texts.ts';

export const staffTexts = texts({
  loginTitle: { en: 'Back office', zh: '后台管理' },
  loginLead: { en: 'For the people who make, pick, price and send the hair.', zh: '供生产、拣货、定价与发货的同事使用。' },
  email: { en: 'E-mail', zh: '邮箱' },
  password: { en: 'Password', zh: '密码' },
  signIn: { en: 'Sign in', zh: '登录' },
  signInFailed: { en: 'Sign in failed', zh: '登录失败' },
  showPassword: { en: 'Show', zh: '显示' },
  hidePassword: { en: 'Hide', zh: '隐藏' },
  toShop: { en: 'To the shop', zh: '前往商店' },
});
