import { texts } from '#kernel/texts.ts';

/** Loaded only after a login. */
export const greetingTexts = texts({
  welcomeBack: { en: 'Welcome back!', zh: '欢迎回来！' },
  welcomeNew: { en: 'Your account is ready. Welcome!', zh: '账户已开通，欢迎您。' },
  seeYou: { en: 'Good to see you, {name}.', zh: '很高兴再见到您，{name}。' },
  hello: { en: 'Nice to meet you, {name}.', zh: '很高兴认识您，{name}。' },
  signedIn: { en: 'You’re signed in.', zh: '您已登录。' },
  toAccount: { en: 'My account', zh: '我的账户' },
  close: { en: 'Close', zh: '关闭' },
});
