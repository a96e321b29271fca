import { texts } from '#kernel/texts.ts';

export const staffTexts = texts({
  loginTitle: { en: 'Back office', zh: '后台管理' },
  loginLead: { en: 'For the people who make, pick, price and send the hair.', zh: '供生产、拣货、定价与发货的同事使用。' },
  email: { en: 'E-mail', zh: '邮箱' },
  password: { en: 'Password', zh: '密码' },
  signIn: { en: 'Sign in', zh: '登录' },
  signingIn: { en: 'Signing in…', zh: '正在登录…' },
  signInFailed: { en: 'Sign in failed', zh: '登录失败' },
  signedOut: { en: 'You are signed out.', zh: '您已退出登录。' },
  lockedHelp: {
    en: 'After ten wrong tries in fifteen minutes an account waits. Nothing else is blocked; the owner can set a new password.',
    zh: '十五分钟内输错十次后，该账号需等待片刻。其他功能不受影响；负责人可为您重设密码。',
  },
  loginHelp: { en: 'Forgotten? The owner of the shop sets a new password.', zh: '忘记密码？请联系店铺负责人重设。' },
  showPassword: { en: 'Show', zh: '显示' },
  hidePassword: { en: 'Hide', zh: '隐藏' },
  toShop: { en: 'To the shop', zh: '前往商店' },
});

/** The roles of the house as a person would say them. */
export const roleTexts = texts({
  owner: { en: 'Owner', zh: '店主' },
  manager: { en: 'Manager', zh: '经理' },
  sales: { en: 'Sales', zh: '销售' },
  stock: { en: 'Stock', zh: '仓库' },
  finance: { en: 'Finance', zh: '财务' },
  editor: { en: 'Editor', zh: '编辑' },
});
